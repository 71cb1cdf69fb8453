// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/trusttext.h"

#include "views/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

constexpr int DaysOfMonth = 30;
constexpr int DaysOfYear = 365;

/// Holds the context of the sentences.
class TrustText final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::TrustText)

public:
    static QString badge(const TrustCard &card)
    {
        return tr("Trust %1 of 100").arg(QLocale().toString(std::lround(card.score / 10.0)));
    }

    static QString sentence(const TrustCard &card)
    {
        const QString facts =
            tr("%1, %2, %3, %4").arg(tierWord(card.tier), evidence(card), confidence(card), age(card));
        if (card.faults.isEmpty())
            return tr("%1.", "the whole sentence on trust").arg(facts);
        QStringList faults;
        for (const TrustFault each : card.faults)
            faults.append(fault(each, card));
        return tr("%1; but %2.", "facts on trust, and what contradicts them")
            .arg(facts, faults.join(tr(", and ", "between two contradictions")));
    }

private:
    static QString evidence(const TrustCard &card)
    {
        if (!card.evidence)
            return tr("no count of confirmations");
        return tr("confirmed %n time(s)", nullptr, static_cast<int>(*card.evidence));
    }

    static QString confidence(const TrustCard &card)
    {
        if (!card.confidence)
            return tr("not saying how sure it is");
        return tr("%1 sure of itself").arg(percentText(card.confidence));
    }

    static QString age(const TrustCard &card)
    {
        if (!card.days)
            return tr("of unknown age");
        const int days = std::max(0, *card.days);
        if (days == 0)
            return tr("last confirmed today");
        if (days < 2 * DaysOfMonth)
            return tr("last confirmed %n day(s) ago", nullptr, days);
        if (days < 2 * DaysOfYear)
            return tr("last confirmed %n month(s) ago", nullptr, days / DaysOfMonth);
        return tr("last confirmed %n year(s) ago", nullptr, days / DaysOfYear);
    }

    static QString fault(TrustFault fault, const TrustCard &card)
    {
        switch (fault) {
        case TrustFault::ConfidenceAboveEvidence:
            return tr("so much evidence allows %1 at most").arg(percentText(card.allowed));
        case TrustFault::EvidenceAboveSources:
            return tr("it names %n source(s)", nullptr, static_cast<int>(card.sources));
        case TrustFault::FutureDate:
            return tr("the day of its confirmation is still to come");
        case TrustFault::RateOfUnresolvable:
            return tr("it calls itself unresolvable while most of its fixes help");
        case TrustFault::RateOfResolvable:
            return tr("it calls itself resolvable while most of its fixes fail");
        }
        Q_UNREACHABLE_RETURN(QString());
    }
};

} // namespace

QString trustBadge(const TrustCard &card)
{
    return TrustText::badge(card);
}

QString trustSentence(const TrustCard &card)
{
    return TrustText::sentence(card);
}

} // namespace Clew
