// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordreport.h"

#include "app/reportblocks.h"
#include "views/words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

using namespace ReportBlocks;

RecordReport::RecordReport(Language language)
    : m_language(language)
{
}

void RecordReport::addDeadEnd(ReportDocument &report, const DeadEnd &deadEnd, const QStringList &tried) const
{
    const QString action = deadEnd.action.isEmpty() ? tr("(the record does not say what)") : deadEnd.action;
    report.blocks.append(
        paragraph(deadEnd.failRate ? tr("Do not: %1 (fails: %2)").arg(action, percentText(deadEnd.failRate))
                                   : tr("Do not: %1").arg(action),
                  ReportTone::Bad));
    QStringList notes;
    if (!deadEnd.whyFails.isEmpty())
        notes.append(tr("Why: %1").arg(deadEnd.whyFails));
    if (!deadEnd.condition.isEmpty())
        notes.append(tr("When: %1").arg(deadEnd.condition));
    if (!tried.isEmpty())
        notes.append(tr("The log shows that it was tried: %1").arg(tried.join(u", "_s)));
    if (!deadEnd.sources.isEmpty())
        notes.append(tr("Sources: %1").arg(deadEnd.sources.join(u", "_s)));
    if (!notes.isEmpty())
        report.blocks.append(list(notes));
}

void RecordReport::addWorkaround(ReportDocument &report, const Workaround &workaround) const
{
    const QString action = textIn(workaround.action, m_language);
    report.blocks.append(paragraph(
        workaround.successRate ? tr("Do: %1 (works: %2)").arg(action, percentText(workaround.successRate))
                               : tr("Do: %1").arg(action),
        ReportTone::Good));
    if (!workaround.how.isEmpty() && workaround.how != workaround.action.english)
        report.blocks.append(code(workaround.how));
    QStringList notes;
    if (!workaround.condition.isEmpty())
        notes.append(tr("When: %1").arg(workaround.condition));
    if (!workaround.sources.isEmpty())
        notes.append(tr("Sources: %1").arg(workaround.sources.join(u", "_s)));
    if (!notes.isEmpty())
        report.blocks.append(list(notes));
}

void RecordReport::addAdvice(ReportDocument &report, const Record &record,
                             const QList<QStringList> &triedAt) const
{
    report.blocks.append(heading(tr("Cause"), 3));
    report.blocks.append(paragraph(textIn(record.rootCause, m_language)));
    if (!record.deadEnds.isEmpty())
        report.blocks.append(heading(tr("What not to try"), 3));
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i)
        addDeadEnd(report, record.deadEnds.at(i), triedAt.value(i));
    if (!record.workarounds.isEmpty())
        report.blocks.append(heading(tr("What works"), 3));
    for (const Workaround &workaround : record.workarounds)
        addWorkaround(report, workaround);
}

void RecordReport::addRelations(ReportDocument &report, const Record &record) const
{
    QStringList relations;
    for (const Transition &transition : record.transitions) {
        const QString what = tr("%1: %2", "relation and record")
                                 .arg(relationWord(transition.relation), transition.target.value());
        relations.append(
            transition.probability
                ? tr("%1 (%2)", "relation, how often").arg(what, percentText(transition.probability))
                : what);
    }
    if (relations.isEmpty())
        return;
    report.blocks.append(heading(tr("Before, after, confused with"), 3));
    report.blocks.append(list(relations));
}

void RecordReport::addTrust(ReportDocument &report, const Record &record) const
{
    ReportBlock facts{.kind = ReportBlockKind::Facts};
    const auto add = [&facts](const QString &label, const QString &value) {
        if (!value.isEmpty())
            facts.facts.append({label, value});
    };
    add(tr("Verification"),
        record.verificationTier.isEmpty() ? QString() : tierWord(record.verificationTier));
    add(tr("Confidence"), percentText(record.confidence));
    add(tr("Sources counted"), record.evidenceCount ? QLocale().toString(*record.evidenceCount) : QString());
    add(tr("Last confirmed"), record.lastConfirmed);
    if (facts.facts.isEmpty())
        return;
    report.blocks.append(heading(tr("How far to trust this"), 3));
    report.blocks.append(facts);
    const QStringList sources = allSources(record);
    if (!sources.isEmpty())
        report.blocks.append(list(sources));
}

ReportDocument RecordReport::make(const Record &record) const
{
    ReportDocument report{.title = record.id.value(),
                          .languageTag = m_language == Language::Chinese ? u"zh-CN"_s : u"en"_s,
                          .blocks = {}};
    const QString signature = textIn(record.signature, m_language);
    if (!signature.isEmpty())
        report.blocks.append(code(signature));
    // The Chinese signature is for reading; what a log prints is English, and is what a reader searches for.
    if (signature != record.signature.english && !record.signature.english.isEmpty())
        report.blocks.append(code(record.signature.english));
    ReportBlock facts{.kind = ReportBlockKind::Facts};
    QStringList places{record.domain, record.category, record.subcategory};
    places.removeAll(QString());
    facts.facts.append({tr("Domain and category"), places.join(u" / "_s)});
    if (!record.errorCode.isEmpty())
        facts.facts.append({tr("Error code"), record.errorCode});
    report.blocks.append(facts);
    addAdvice(report, record, {});
    addRelations(report, record);
    addTrust(report, record);
    return report;
}

} // namespace Clew
