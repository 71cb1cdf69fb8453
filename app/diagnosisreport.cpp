// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosisreport.h"

#include "app/recordreport.h"
#include "app/reportblocks.h"
#include "models/core/catalog.h"
#include "models/diagnosis/redactor.h"
#include "views/diagnosistext.h"
#include "views/reasontext.h"
#include "views/words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

using namespace ReportBlocks;

namespace {

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
        if (verdict.miss) {
            change(verdict.miss->matched);
            change(verdict.miss->met);
        }
        for (Capture &capture : verdict.captures)
            change(capture.text);
        for (Reason &reason : verdict.reasons) {
            change(reason.text);
            for (QString &argument : reason.arguments)
                change(argument);
        }
    }
    for (Unexplained &group : diagnosis.unexplained) {
        change(group.templateText);
        for (NearRecord &near : group.nearest) {
            if (near.miss) {
                change(near.miss->matched);
                change(near.miss->met);
            }
        }
    }
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

void DiagnosisReport::addAdvice(ReportDocument &report, const Record &record, const Verdict &verdict,
                                const Diagnosis &diagnosis) const
{
    QList<QStringList> triedAt(record.deadEnds.size());
    for (const TriedDeadEnd &trace : verdict.tried) {
        if (trace.deadEnd >= 0 && trace.deadEnd < triedAt.size())
            triedAt[trace.deadEnd].append(logPlaceText(diagnosis, trace.place));
    }
    RecordReport(m_language).addAdvice(report, record, triedAt);
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
        undecided.append(tr("%1 at %2: %3", "record, place, why")
                             .arg(undecidedRecord(entry.id), logPlaceText(diagnosis, entry.place),
                                  undecidedWord(entry.why)));
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
