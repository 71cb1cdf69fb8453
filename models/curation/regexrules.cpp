// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexrules.h"

#include "models/curation/regexattack.h"
#include "models/curation/regexportability.h"
#include "models/curation/regexweakness.h"
#include "models/curation/signaturematch.h"
#include "models/diagnosis/regexcheck.h"
#include "models/diagnosis/regexprobe.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxShown = 160;

QString shown(const QString &text)
{
    return text.size() > MaxShown ? text.first(MaxShown) + u'…' : text;
}

void checkSignature(const Record &record, FindingList &findings)
{
    const SignatureTrial trial = trySignature(record.regex, record.signature.english);
    const auto add = [&](FindingSeverity severity, FindingKind kind, const QStringList &arguments) {
        findings.add(LintRule::RegexMissesSignature, severity, findings.pointer(RecordField::Regex), kind,
                     arguments);
    };
    switch (trial.match) {
    case SignatureMatch::Matches:
    case SignatureMatch::Unusable:
        break;
    case SignatureMatch::WithPlaceholders:
        add(FindingSeverity::Warning, FindingKind::MissesPlaceholders, {shown(trial.filled)});
        break;
    case SignatureMatch::AcrossLines:
        add(FindingSeverity::Error, FindingKind::MissesAcrossLines, {});
        break;
    case SignatureMatch::Misses:
        add(FindingSeverity::Error, FindingKind::MissesSignature, {shown(record.signature.english)});
        break;
    case SignatureMatch::Undecided:
        add(FindingSeverity::Error, FindingKind::MissesUndecided, {});
        break;
    }
}

void checkPortability(const Record &record, FindingList &findings)
{
    const QList<PortabilityNote> notes = portabilityNotes(record.regex);
    for (const PortabilityNote &note : notes) {
        findings.add(LintRule::RegexPortability, FindingSeverity::Info, findings.pointer(RecordField::Regex),
                     FindingKind::NotPortable,
                     {note.construct, QString::number(note.offset), engineNames(note.engines),
                      note.fault == PortabilityFault::Refused ? u"refused"_s : u"differs"_s});
    }
}

void checkWeakness(const Record &record, FindingList &findings)
{
    const QString pointer = findings.pointer(RecordField::Regex);
    const QStringList alternatives = shortAlternatives(record.regex);
    for (const QString &alternative : alternatives)
        findings.add(LintRule::RegexWeakBranch, FindingSeverity::Warning, pointer, FindingKind::ShortBranch,
                     {shown(alternative)});
    const QList<LooseDot> dots = looseDots(record.regex);
    if (dots.isEmpty())
        return;
    LintFinding &finding =
        findings.add(LintRule::RegexWeakBranch, FindingSeverity::Info, pointer, FindingKind::UnescapedDot,
                     {shown(dots.first().around), QString::number(dots.first().offset)});
    finding.fix = FindingFix{.pointer = pointer, .text = withEscapedDots(record.regex, dots)};
}

} // namespace

void checkRegexRules(const Record &record, FindingList &findings)
{
    if (const std::optional<Error> problem = checkRegex(record.regex)) {
        LintFinding &finding = findings.add(LintRule::RegexInvalid, FindingSeverity::Error,
                                            findings.pointer(RecordField::Regex), FindingKind::Fault);
        finding.fault = *problem;
        return;
    }
    if (findings.wants(LintRule::RegexMissesSignature))
        checkSignature(record, findings);
    if (findings.wants(LintRule::RegexPortability))
        checkPortability(record, findings);
    if (findings.wants(LintRule::RegexWeakBranch))
        checkWeakness(record, findings);
    if (!findings.wants(LintRule::RegexSlow))
        return;
    const RegexCost cost = measureCost(record.regex);
    if (cost.steps >= SlowSteps)
        findings.add(LintRule::RegexSlow, FindingSeverity::Warning, findings.pointer(RecordField::Regex),
                     FindingKind::Slow,
                     {QString::number(cost.steps), QString::number(cost.line.size()),
                      cost.line.first(std::min<qsizetype>(cost.line.size(), 40))});
}

void checkSamples(const Record &record, const RecordSamples &samples, FindingList &findings)
{
    if (samples.mustMatch.isEmpty() && samples.mustNotMatch.isEmpty())
        return;
    RegexProbe probe(record.regex);
    if (!probe.isValid())
        return; // said already
    const auto hold = [&](const QStringList &texts, MatchAnswer wanted, FindingKind kind) {
        for (const QString &text : texts) {
            const MatchAnswer answer = probe.test(text);
            if (answer == wanted)
                continue;
            findings.add(LintRule::SampleFails, FindingSeverity::Error, findings.pointer(RecordField::Regex),
                         answer == MatchAnswer::Undecided ? FindingKind::SampleUndecided : kind,
                         {shown(text)});
        }
    };
    hold(samples.mustMatch, MatchAnswer::Yes, FindingKind::SampleMissed);
    hold(samples.mustNotMatch, MatchAnswer::No, FindingKind::SampleHit);
}

} // namespace Clew
