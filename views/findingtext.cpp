// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findingtext.h"

#include "views/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Context of the sentences in the translation files.
struct FindingText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::FindingText)
};

/// Argument as written, "?" where the rule gave too few.
QString argument(const LintFinding &finding, qsizetype index)
{
    return finding.arguments.value(index, u"?"_s);
}

int number(const LintFinding &finding, qsizetype index)
{
    return argument(finding, index).toInt();
}

QString formText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::Fault:
        return finding.fault ? errorText(*finding.fault) : QString();
    case FindingKind::SchemaType:
        return FindingText::tr("This should be of type %1 but is of type %2.").arg(arg(0), arg(1));
    case FindingKind::SchemaMissing:
        return FindingText::tr("The key “%1” is missing.").arg(arg(0));
    case FindingKind::SchemaRepeatedKey:
        return FindingText::tr("The key “%1” occurs twice; the last one counts.").arg(arg(0));
    case FindingKind::SchemaEnum:
        return FindingText::tr("“%1” is none of the allowed values: %2.").arg(arg(0), arg(1));
    case FindingKind::SchemaRange:
        return FindingText::tr("%1 is outside %2.").arg(arg(0), arg(1));
    case FindingKind::SchemaPattern:
        return FindingText::tr("“%1” does not have the form that belongs here.").arg(arg(0));
    case FindingKind::SchemaTooShort:
        return FindingText::tr("This must not be empty.");
    case FindingKind::SchemaNoAlternative:
        return FindingText::tr("This has none of the forms that may stand here.");
    case FindingKind::SchemaSurplusChinese:
        return FindingText::tr("There are more Chinese workarounds (%1) than workarounds (%2).")
            .arg(arg(0), arg(1));
    default:
        return {};
    }
}

QString portabilityText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    return arg(3) == "refused"_L1
               ? FindingText::tr("“%1” at position %2 is not understood by %3.").arg(arg(0), arg(1), arg(2))
               : FindingText::tr("“%1” at position %2 means something else to %3.")
                     .arg(arg(0), arg(1), arg(2));
}

QString missText(const LintFinding &finding)
{
    switch (finding.kind) {
    case FindingKind::MissesSignature:
        return FindingText::tr("The regex does not match the record’s own signature “%1”.")
            .arg(argument(finding, 0));
    case FindingKind::MissesPlaceholders:
        return FindingText::tr(
                   "The regex does not match the signature as written, only with its placeholders "
                   "filled: “%1”.")
            .arg(argument(finding, 0));
    case FindingKind::MissesAcrossLines:
        return FindingText::tr(
            "The regex does not match the signature: a “.” of it would have to match a line "
            "end.");
    case FindingKind::MissesUndecided:
        return FindingText::tr("Whether the regex matches the signature could not be decided: it backtracks "
                               "beyond the limit.");
    default:
        return {};
    }
}

QString regexText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::TooBroad:
        return FindingText::tr(
                   "The regex fires on %1 of %2 lines that healthy tools print, the first of them: "
                   "“%3”.")
            .arg(arg(0), arg(1), arg(2));
    case FindingKind::IdenticalRegex:
        return FindingText::tr("The same regex stands in %1.").arg(arg(0));
    case FindingKind::Overlaps:
        return FindingText::tr("The regex also matches the signatures of %n other record(s): %1.", nullptr,
                               number(finding, 0))
            .arg(arg(1));
    case FindingKind::Slow:
        return FindingText::tr(
                   "The regex takes more than %1 steps on a line of %2 characters made for it, which "
                   "begins “%3”.")
            .arg(arg(0), arg(1), arg(2));
    case FindingKind::NotPortable:
        return portabilityText(finding);
    case FindingKind::ShortBranch:
        return FindingText::tr("The alternative “%1” has too few fixed letters to tell an error by.")
            .arg(arg(0));
    case FindingKind::UnescapedDot:
        return FindingText::tr(
                   "The dot in “%1” at position %2 matches any character; a dot is written “\\.”.")
            .arg(arg(0), arg(1));
    case FindingKind::SampleMissed:
        return FindingText::tr("The regex does not match the sample “%1”, which it must.").arg(arg(0));
    case FindingKind::SampleHit:
        return FindingText::tr("The regex matches the sample “%1”, which it must not.").arg(arg(0));
    case FindingKind::SampleUndecided:
        return FindingText::tr(
                   "Whether the regex matches the sample “%1” could not be decided: it backtracks "
                   "beyond the limit.")
            .arg(arg(0));
    default:
        return missText(finding);
    }
}

QString textText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::IdenticalSignature:
        return FindingText::tr("The same signature stands in %1.").arg(arg(0));
    case FindingKind::NearlySame:
        return FindingText::tr("%2 % of the words of the signature are those of %1.").arg(arg(0), arg(1));
    case FindingKind::EmptyDeadEnd:
        return FindingText::tr("The dead end says why it fails, but not what was tried.");
    case FindingKind::EmptyWorkaround:
        return FindingText::tr("The workaround does not say what to do.");
    case FindingKind::RepeatedAction:
        return FindingText::tr("The same action stands at %1 already.").arg(arg(0));
    case FindingKind::TriedAndAdvised:
        return FindingText::tr("The workaround is also a dead end, at %1.").arg(arg(0));
    case FindingKind::HowEqualsAction:
        return FindingText::tr("The steps only repeat the action.");
    case FindingKind::OtherSpelling:
        return FindingText::tr("“%1” is spelt “%2” in %n record(s).", nullptr, number(finding, 2))
            .arg(arg(0), arg(1));
    default:
        return {};
    }
}

QString chineseText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::NoChinese:
        return FindingText::tr("The English has no Chinese.");
    case FindingKind::CopiedChinese:
        return FindingText::tr("The Chinese is a copy of the English.");
    case FindingKind::NoHan:
        return FindingText::tr("The Chinese text holds no Chinese character.");
    case FindingKind::StaleChinese:
        return FindingText::tr("The English has changed since it was translated; it was: “%1”.").arg(arg(0));
    case FindingKind::LostTokens:
        return FindingText::tr("The Chinese lacks what must stay as it is: %1.").arg(arg(0));
    case FindingKind::ChineseWidth:
        return FindingText::tr("Punctuation beside Chinese is full-width; here it is not: “%1”.").arg(arg(0));
    case FindingKind::ChineseSpacing:
        return FindingText::tr(
                   "One blank stands between Chinese and Latin letters or digits, none elsewhere: "
                   "“%1”.")
            .arg(arg(0));
    case FindingKind::OtherTerm:
        return FindingText::tr("The glossary has “%2” for “%1”.").arg(arg(0), arg(1));
    default:
        return {};
    }
}

QString trustText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::ConfidenceTooHigh:
        return FindingText::tr("Confidence %1 is above the %2 that %n report(s) and the tier “%3” allow.",
                               nullptr, number(finding, 2))
            .arg(arg(0), arg(1), arg(3));
    case FindingKind::EvidenceTooHigh:
        return FindingText::tr("More reports are claimed (%1) than addresses given (%2).")
            .arg(arg(0), arg(1));
    case FindingKind::NoAddress:
        return FindingText::tr("The record names no source at all.");
    case FindingKind::ClaimWithoutSource:
        return FindingText::tr("No source is given for this.");
    case FindingKind::BareSource:
        return FindingText::tr("“%1” is a site, not a page that says this.").arg(arg(0));
    case FindingKind::UnsafeSource:
        return FindingText::tr("“%1” is no web address that may be opened.").arg(arg(0));
    default:
        return {};
    }
}

QString rateText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::RateBelowWorst:
        return FindingText::tr("The rate of %1 is below that of the worst workaround, %2.")
            .arg(arg(0), arg(1));
    case FindingKind::RateAboveAll:
        return FindingText::tr("The rate of %1 is above the %2 that all workarounds together can reach.")
            .arg(arg(0), arg(1));
    case FindingKind::ResolvableRate:
        return FindingText::tr("“%1” contradicts a rate of %2.").arg(arg(0), arg(1));
    case FindingKind::ResolvableNoWorkaround:
        return FindingText::tr("“%1”, but there is no workaround.").arg(arg(0));
    case FindingKind::DeadEndWorks:
        return FindingText::tr("With a rate of %1 the dead end helps more often than it fails.").arg(arg(0));
    case FindingKind::NoDate:
        return FindingText::tr("“%1” is no date.").arg(arg(0));
    case FindingKind::DateInFuture:
        return FindingText::tr("%1 is in the future.").arg(arg(0));
    case FindingKind::DateTooOld:
        return FindingText::tr("%1 is too long ago to be right.").arg(arg(0));
    case FindingKind::DatesOutOfOrder:
        return FindingText::tr("%1 is before %3, which stands at %2.").arg(arg(0), arg(1), arg(2));
    case FindingKind::NotConfirmedLately:
        return FindingText::tr("Last confirmed on %1, %n day(s) ago.", nullptr, number(finding, 1))
            .arg(arg(0));
    default:
        return {};
    }
}

QString edgeText(const LintFinding &finding)
{
    const auto arg = [&finding](qsizetype index) { return argument(finding, index); };
    switch (finding.kind) {
    case FindingKind::NoEdges:
        return FindingText::tr("The record is related to no other.");
    case FindingKind::DanglingEdge:
        return FindingText::tr("There is no record “%1”.").arg(arg(0));
    case FindingKind::OneSidedEdge:
        return FindingText::tr("%1 does not write the counterpart, %2.").arg(arg(0), arg(1));
    case FindingKind::SelfEdge:
        return FindingText::tr("The record names itself under %1.").arg(arg(0));
    case FindingKind::EdgeProbabilities:
        return FindingText::tr("The probability is %2 here and %3 in %1.").arg(arg(0), arg(1), arg(2));
    case FindingKind::EdgeDelays:
        return FindingText::tr("The delay is “%2” here and “%3” in %1.").arg(arg(0), arg(1), arg(2));
    case FindingKind::EdgeBothWays:
        return FindingText::tr("This record and %1 are each said to come before the other.").arg(arg(0));
    case FindingKind::RepeatedEdge:
        return FindingText::tr("%1 stands here twice.").arg(arg(0));
    default:
        return {};
    }
}

} // namespace

QString findingText(const LintFinding &finding)
{
    for (const auto make : {formText, regexText, textText, chineseText, trustText, rateText, edgeText}) {
        if (const QString text = make(finding); !text.isEmpty())
            return text;
    }
    return ruleId(finding.rule); // tst_findingtext finds the kind that has no sentence yet
}

} // namespace Clew
