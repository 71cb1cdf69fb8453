// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/reasons.h"

#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/hitset.h"
#include "models/diagnosis/verdictweights.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using namespace VerdictWeights;

constexpr qsizetype LongestMatchText = 120;

QString percent(double share)
{
    return QString::number(std::lround(share * 100));
}

/// The sentence with %1 to %9 replaced in one pass: what is put in may hold such signs itself.
QString filled(const QString &sentence, const QStringList &arguments)
{
    QString text;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const int number =
            sentence[at] == u'%' && at + 1 < sentence.size() ? sentence[at + 1].digitValue() : -1;
        if (number < 1 || number > arguments.size()) {
            text += sentence[at];
            continue;
        }
        text += arguments[number - 1];
        ++at;
    }
    return text;
}

class ReasonList
{
public:
    void add(const QString &kind, const QString &text, double weight, const QStringList &arguments = {})
    {
        m_reasons.append(
            Reason{.kind = kind, .text = filled(text, arguments), .arguments = arguments, .weight = weight});
    }
    [[nodiscard]] QList<Reason> take() { return std::move(m_reasons); }

private:
    QList<Reason> m_reasons;
};

void addAgreement(ReasonList &reasons, const Candidate &best)
{
    const Agreement &agreement = best.agreement;
    if (best.hit) {
        const QString matched =
            QString::fromUtf8(QByteArrayView(best.hit->event)
                                  .sliced(best.hit->matchBegin, best.hit->matchEnd - best.hit->matchBegin))
                .left(LongestMatchText);
        reasons.add(u"regex"_s, u"The record's regex matches \"%1\"."_s, RegexTrust * agreement.regex,
                    {matched});
        reasons.add(u"signature"_s, u"The line says %1 % of the record's signature."_s,
                    MeaningTrust * agreement.meaning * agreement.meaning, {percent(agreement.signature)});
    } else {
        reasons.add(u"meaning"_s, u"No regex matches, but the line says %1 % of what the record says."_s,
                    MeaningTrust * agreement.meaning * agreement.meaning, {percent(agreement.meaning)});
    }
    if (agreement.wordOrder > 0)
        reasons.add(u"order"_s, u"%1 % of the signature's neighbouring words are neighbours in the line."_s,
                    WordOrderTrust * agreement.wordOrder, {percent(agreement.wordOrder)});
    if (agreement.identifier > 0)
        reasons.add(u"identifier"_s, u"The line holds a name that few records know."_s,
                    IdentifierTrust * agreement.identifier);
    if (agreement.nearly > 0)
        reasons.add(u"nearly"_s, u"The words of the record's regex stand close together in the line."_s,
                    NearlyTrust * agreement.nearly);
    if (agreement.typeOnly)
        reasons.add(u"type"_s, u"The record is about this type of exception, whatever its message."_s,
                    TypeOnlyTrust);
    if (agreement.exact)
        reasons.add(u"exact"_s, u"The message says just what the record says."_s, ExactTrust);
    if (agreement.otherException)
        reasons.add(u"exception"_s, u"The line names another exception than the signature."_s,
                    best.hit ? 0 : OtherExceptionFactor - 1);
}

QString strengthName(ErrorStrength strength)
{
    switch (strength) {
    case ErrorStrength::None:
        return u"ordinary"_s;
    case ErrorStrength::Mention:
        return u"information"_s;
    case ErrorStrength::Weak:
        return u"warning"_s;
    case ErrorStrength::Error:
        return u"error"_s;
    case ErrorStrength::Fatal:
        return u"fatal"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

void addContext(ReasonList &reasons, const DiagnosisKnowledge &knowledge, const PreparedSite &site,
                const Candidate &best)
{
    const QString domain = knowledge.domains().name(knowledge.record(best.record).domain);
    if (best.domainFactor > (1 + ForeignFactor) / 2)
        reasons.add(u"domain"_s, u"The log speaks of %1 (fit %2 %)."_s, best.domainFactor - 1,
                    {domain, percent(best.fit)});
    else
        reasons.add(u"foreign"_s, u"The log hardly speaks of %1 (fit %2 %)."_s, best.domainFactor - 1,
                    {domain, percent(best.fit)});
    if (best.contested)
        reasons.add(u"contested"_s, u"Records of several domains match this line."_s, 0);
    reasons.add(u"error-line"_s, u"The line itself counts as: %1."_s, best.strengthFactor - 1,
                {strengthName(site.site.strength)});
}

void addDemotion(ReasonList &reasons, const JudgedGroup &group)
{
    switch (group.demotion) {
    case Demotion::None:
        return;
    case Demotion::Wrapper:
        return reasons.add(u"wrapper"_s, u"The line only reports that something else failed."_s, -1);
    case Demotion::Mask:
        return reasons.add(u"mask"_s, u"The error hides a message, and the log holds another error."_s, -1);
    case Demotion::Victim:
        return reasons.add(u"victim"_s, u"The other side failed first."_s, -1);
    case Demotion::Observer:
        return reasons.add(
            u"observer"_s,
            u"The line tells from outside that a program failed, and the log holds its own error."_s, -1);
    case Demotion::Succeeded:
        return reasons.add(u"succeeded"_s, u"The run ended well all the same, in line %1."_s, -1,
                           {QString::number(group.because->line.value())});
    case Demotion::AfterUnknown:
        return reasons.add(
            u"after-unknown"_s,
            u"A fatal error that no record explains came before, in line %1: this may be its consequence."_s,
            -1, {QString::number(group.because->line.value())});
    case Demotion::MereWarning:
        return reasons.add(u"mere-warning"_s, u"The line only warns, and nothing failed."_s, -1);
    case Demotion::Handled:
        return reasons.add(u"handled"_s, u"The log says that this was dealt with, and went on."_s, -1);
    case Demotion::BetterReading:
        return reasons.add(u"better-regex"_s, u"Another record fits the same line better."_s, -1);
    case Demotion::LessCertain:
        return reasons.add(u"less-certain"_s, u"Another error came first, and this one is less certain."_s,
                           -1);
    }
}

} // namespace

QList<Reason> reasonsFor(const DiagnosisKnowledge &knowledge, const Candidates &candidates,
                         const std::vector<JudgedGroup> &groups, std::size_t place)
{
    const JudgedGroup &group = groups[place];
    const Finding &head = group.group.head;
    ReasonList reasons;
    addAgreement(reasons, head.best);
    addContext(reasons, knowledge, candidates.sites[head.best.site], head.best);
    if (!group.group.also.empty())
        reasons.add(u"merged"_s, u"%1 other records say the same."_s, group.group.score - head.best.score,
                    {QString::number(group.group.also.size())});
    if (place == 0 && group.level == VerdictLevel::Claim && groups.size() > 1)
        reasons.add(u"first"_s, u"It is the first error that is explained, in line %1."_s, 0,
                    {QString::number(candidates.sites[head.first].site.place.line.value())});
    addDemotion(reasons, group);
    if (group.foretold && group.consequenceOf)
        reasons.add(u"foretold"_s, u"The catalog says that %1 leads to this."_s, 0,
                    {knowledge.record(groups[*group.consequenceOf].group.head.best.record).id.value()});
    return reasons.take();
}

} // namespace Clew
