// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosisreport.h"

#include "models/core/catalog.h"
#include "models/diagnosis/redactor.h"
#include "views/diagnosistext.h"
#include "views/reasontext.h"
#include "views/words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

ReportBlock heading(const QString &text, int level = 2)
{
    return {.kind = ReportBlockKind::Heading, .level = level, .text = text};
}

ReportBlock paragraph(const QString &text, ReportTone tone = ReportTone::Plain)
{
    return {.kind = ReportBlockKind::Paragraph, .text = text, .tone = tone};
}

ReportBlock code(const QString &text)
{
    return {.kind = ReportBlockKind::Code, .text = text};
}

ReportBlock list(const QStringList &items)
{
    return {.kind = ReportBlockKind::Items, .items = items};
}

QStringList idNames(const QList<RecordId> &ids)
{
    QStringList names;
    for (const RecordId &id : ids)
        names.append(id.value());
    return names;
}

/// Calls `change` on every text of the log in the diagnosis.
template <typename Change>
void forEachLogText(Diagnosis &diagnosis, const Change &change)
{
    for (DiagnosisInput &input : diagnosis.inputs)
        change(input.path);
    for (Verdict &verdict : diagnosis.verdicts) {
        change(verdict.text);
        for (Capture &capture : verdict.captures)
            change(capture.text);
        for (Reason &reason : verdict.reasons) {
            change(reason.text);
            for (QString &argument : reason.arguments)
                change(argument);
        }
    }
    for (Unexplained &group : diagnosis.unexplained)
        change(group.templateText);
}

} // namespace

Diagnosis redacted(const Diagnosis &diagnosis, Redactor &redactor)
{
    Diagnosis result = diagnosis;
    forEachLogText(result, [&redactor](const QString &text) { redactor.learn(text); });
    forEachLogText(result, [&redactor](QString &text) { text = redactor.redact(text); });
    return result;
}

DiagnosisReport::DiagnosisReport(const Catalog &catalog, Language language)
    : m_catalog(catalog)
    , m_language(language)
{
}

void DiagnosisReport::addDeadEnd(ReportDocument &report, const DeadEnd &deadEnd,
                                 const QStringList &tried) const
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

void DiagnosisReport::addWorkaround(ReportDocument &report, const Workaround &workaround) const
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

void DiagnosisReport::addAdvice(ReportDocument &report, const Record &record, const Verdict &verdict,
                                const Diagnosis &diagnosis) const
{
    report.blocks.append(heading(tr("Cause"), 3));
    report.blocks.append(paragraph(textIn(record.rootCause, m_language)));
    if (!record.deadEnds.isEmpty())
        report.blocks.append(heading(tr("What not to try"), 3));
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        QStringList tried;
        for (const TriedDeadEnd &trace : verdict.tried) {
            if (trace.deadEnd == i)
                tried.append(logPlaceText(diagnosis, trace.place));
        }
        addDeadEnd(report, record.deadEnds.at(i), tried);
    }
    if (!record.workarounds.isEmpty())
        report.blocks.append(heading(tr("What works"), 3));
    for (const Workaround &workaround : record.workarounds)
        addWorkaround(report, workaround);
}

void DiagnosisReport::addVerdict(ReportDocument &report, const Verdict &verdict,
                                 const Diagnosis &diagnosis) const
{
    const QString role = verdict.role == VerdictRole::Root ? tr("Root cause") : tr("Consequence");
    report.blocks.append(heading(tr("%1: %2", "role and record").arg(role, verdict.id.value())));
    ReportBlock facts{.kind = ReportBlockKind::Facts};
    facts.facts.append({tr("First line"), logPlaceText(diagnosis, verdict.first)});
    facts.facts.append({tr("Hits"), QLocale().toString(verdict.count)});
    facts.facts.append({tr("Score"), QLocale().toString(verdict.score, 'f', 2)});
    if (verdict.consequenceOf)
        facts.facts.append({tr("Follows from"), verdict.consequenceOf->value()});
    if (!verdict.also.isEmpty())
        facts.facts.append({tr("Says the same"), idNames(verdict.also).join(u", "_s)});
    const RecordIndex index = m_catalog.find(verdict.id);
    const Record record = index.isValid() ? m_catalog.record(index) : Record();
    if (!record.verificationTier.isEmpty())
        facts.facts.append({tr("Verification"), tierWord(record.verificationTier)});
    report.blocks.append(facts);
    report.blocks.append(code(verdict.text));
    QStringList reasons;
    for (const Reason &reason : verdict.reasons)
        reasons.append(reasonText(reason));
    if (!reasons.isEmpty()) {
        report.blocks.append(paragraph(tr("Why this record:")));
        report.blocks.append(list(reasons));
    }
    if (index.isValid())
        addAdvice(report, record, verdict, diagnosis);
}

void DiagnosisReport::addHints(ReportDocument &report, const Diagnosis &diagnosis) const
{
    QStringList hints;
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (verdict.level == VerdictLevel::Hint)
            hints.append(tr("%1 (%2, score %3)")
                             .arg(verdict.id.value(), logPlaceText(diagnosis, verdict.first),
                                  QLocale().toString(verdict.score, 'f', 2)));
    }
    if (hints.isEmpty())
        return;
    report.blocks.append(heading(tr("Worth a look")));
    report.blocks.append(list(hints));
}

void DiagnosisReport::addUnexplained(ReportDocument &report, const Diagnosis &diagnosis) const
{
    if (!diagnosis.unexplained.isEmpty())
        report.blocks.append(heading(tr("Errors that no record explains")));
    for (const Unexplained &group : diagnosis.unexplained) {
        report.blocks.append(
            paragraph(tr("%1, %n time(s)", "place of an error", static_cast<int>(group.count))
                          .arg(logPlaceText(diagnosis, group.first))));
        report.blocks.append(code(group.templateText));
    }
    QStringList undecided;
    for (const Undecided &entry : diagnosis.undecided)
        undecided.append(
            tr("%1 at %2: %3", "record, place, why")
                .arg(entry.id.value(), logPlaceText(diagnosis, entry.place), undecidedWord(entry.why)));
    if (!undecided.isEmpty()) {
        report.blocks.append(heading(tr("Undecided")));
        report.blocks.append(list(undecided));
    }
}

void DiagnosisReport::addRemovals(ReportDocument &report, const Redactor &redactor) const
{
    report.blocks.append(heading(tr("Taken out of this report")));
    if (redactor.removals().isEmpty()) {
        report.blocks.append(paragraph(tr("Nothing was found to take out.")));
        return;
    }
    QStringList removals;
    for (const Removal &removal : redactor.removals())
        removals.append(
            tr("%1, %n time(s)", "a pseudonym", static_cast<int>(removal.count)).arg(removal.pseudonym));
    report.blocks.append(paragraph(tr("The same name stands for the same thing everywhere:")));
    report.blocks.append(list(removals));
}

ReportDocument DiagnosisReport::make(const Diagnosis &original, Redactor *redactor) const
{
    const Diagnosis diagnosis = redactor == nullptr ? original : redacted(original, *redactor);
    ReportDocument report{.title = tr("Diagnosis: %1").arg(outcomeText(diagnosis)),
                          .languageTag = m_language == Language::Chinese ? u"zh-CN"_s : u"en"_s,
                          .blocks = {}};
    report.blocks.append(paragraph(scannedText(diagnosis)));
    QStringList inputs;
    for (const DiagnosisInput &input : diagnosis.inputs)
        inputs.append(tr("%1: %n line(s), %2", "path, lines, encoding of a log",
                         static_cast<int>(qMin<qint64>(input.lines, INT_MAX)))
                          .arg(input.path, input.encoding));
    report.blocks.append(list(inputs));
    if (diagnosis.isUnknown())
        report.blocks.append(paragraph(tr("Unknown: nothing in the catalog explains this log.")));
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (verdict.level == VerdictLevel::Claim)
            addVerdict(report, verdict, diagnosis);
    }
    addHints(report, diagnosis);
    addUnexplained(report, diagnosis);
    if (redactor != nullptr)
        addRemovals(report, *redactor);
    return report;
}

} // namespace Clew
