// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/rivalreadings.h"

#include "models/diagnosis/hitset.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>

namespace Clew {

namespace {

using namespace VerdictWeights;

/// Whether it would be claimed, too, if the type said no more than its words.
bool agreesWithoutType(const Candidate &best)
{
    const double total = 1 - (1 - best.agreement.total) / (1 - TypeOnlyTrust);
    return total * best.score >= LeastClaim * best.agreement.total;
}

/// Whether another record knows more of the line than the type that it throws.
bool isMessageKnown(std::span<const JudgedGroup> groups, const JudgedGroup &typeOnly)
{
    return std::ranges::any_of(groups, [&typeOnly](const JudgedGroup &other) {
        const Candidate &best = other.group.head.best;
        return !best.agreement.typeOnly && (best.hit || best.score >= LeastClaim) &&
               best.score >= LeastHint &&
               std::ranges::binary_search(other.group.head.sites, typeOnly.group.head.best.site);
    });
}

/// Whether the regex of another record, which would be claimed, knows the message of a type that is thrown
/// for anything.
bool isMessageClaimed(std::span<const JudgedGroup> groups, const JudgedGroup &anyMessage)
{
    return std::ranges::any_of(groups, [&anyMessage](const JudgedGroup &other) {
        const Candidate &best = other.group.head.best;
        return !best.agreement.anyMessage && best.hit && other.group.score >= LeastClaim &&
               std::ranges::binary_search(other.group.head.sites, anyMessage.group.head.best.site);
    });
}

/// Whether another record knows a name in the line, and agrees nearly as well.
bool isNamedElsewhere(std::span<const JudgedGroup> groups, const JudgedGroup &group)
{
    return std::ranges::any_of(groups, [&group](const JudgedGroup &other) {
        const Candidate &best = other.group.head.best;
        return best.site == group.group.head.best.site && best.agreement.identifier >= KnownName &&
               best.score >= NearlyAsWell * group.group.head.best.score;
    });
}

/// The best score of a record whose regex matched at a site, or at another link of its chain of exceptions.
double regexScore(const Candidates &candidates, std::span<const JudgedGroup> groups, std::size_t place)
{
    const auto isThere = [&candidates, place](std::size_t other) {
        const ErrorSite &own = candidates.sites[place].site;
        const ErrorSite &its = candidates.sites[other].site;
        return other == place || (own.traceback && its.traceback && own.event == its.event &&
                                  own.place.input == its.place.input);
    };
    double best = 0;
    for (const JudgedGroup &group : groups) {
        if (group.group.head.best.hit && std::ranges::any_of(group.group.head.sites, isThere))
            best = std::max(best, group.group.head.best.score);
    }
    return best;
}

} // namespace

std::optional<Demotion> betterReading(const Candidates &candidates, std::span<const JudgedGroup> groups,
                                      const JudgedGroup &group)
{
    const Candidate &best = group.group.head.best;
    if ((best.agreement.typeOnly && !agreesWithoutType(best) && isMessageKnown(groups, group)) ||
        (best.agreement.anyMessage && isMessageClaimed(groups, group)))
        return Demotion::BetterReading;
    if (best.hit)
        return std::nullopt;
    // What the regex asks for is what its author held to be essential.
    // A warning may speak of a name without anything being wrong with it.
    const bool named = best.agreement.identifier >= KnownName &&
                       !candidates.sites[best.site].words->head().contains("Warning");
    if (best.agreement.meaning < (named ? LeastNamedMeaning : LeastMeaning) ||
        best.agreement.branch < LeastEssential)
        return Demotion::None;
    if ((!named && isNamedElsewhere(groups, group)) ||
        regexScore(candidates, groups, best.site) >= LeastClaim)
        return Demotion::BetterReading;
    return std::nullopt;
}

bool isWrappedIn(const JudgedGroup &inner, const JudgedGroup &outer)
{
    const Candidate &in = inner.group.head.best;
    const Candidate &out = outer.group.head.best;
    if (!in.hit || !out.hit || in.site != out.site || inner.group.head.first != outer.group.head.first ||
        in.hit->event != out.hit->event || in.hit->matchBegin < out.hit->matchEnd)
        return false;
    const QByteArrayView between =
        QByteArrayView(in.hit->event).sliced(out.hit->matchEnd, in.hit->matchBegin - out.hit->matchEnd);
    return between.contains(": ") && !between.contains('\n') &&
           inner.group.score >= SurerCause * outer.group.score;
}

} // namespace Clew
