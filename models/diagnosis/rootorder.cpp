// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/rootorder.h"

#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/rivalreadings.h"
#include "models/diagnosis/siteorder.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>

namespace Clew {

namespace {

using namespace VerdictWeights;

/// Lines below the end of a program that may explain it: its own message.
constexpr int ExplainedWithin = 3;
/// Lines of an otherwise healthy run behind a warning that show that it was no more than that.
constexpr qint64 WentOnLines = 100;
/// What is tried again more often than this was not dealt with.
constexpr qint64 MostRetried = 2;

class Judge
{
public:
    Judge(const DiagnosisKnowledge &knowledge, const Candidates &candidates, const SiteOrder &order,
          const ErrorSet &errors, std::vector<FindingGroup> groups)
        : m_knowledge(knowledge)
        , m_candidates(candidates)
        , m_order(order)
        , m_errors(errors)
    {
        m_groups.reserve(groups.size());
        for (FindingGroup &group : groups)
            m_groups.push_back({.group = std::move(group), .because = {}, .consequenceOf = {}});
    }

    std::vector<JudgedGroup> judge()
    {
        claimWhatAgrees();
        demoteEchoes();
        demotePlainWords();
        demoteMereWarnings();
        demoteBeforeSuccess();
        demoteVictims();
        demoteObservers();
        demoteBehindUnknown();
        const std::size_t root = chooseRoot();
        if (root < m_groups.size())
            demoteBeside(root);
        dropWeakerReadings();
        arrange(chooseRoot());
        nameConsequences();
        return std::move(m_groups);
    }

private:
    [[nodiscard]] const PreparedSite &site(std::size_t place) const { return m_candidates.sites[place]; }
    [[nodiscard]] static bool isClaim(const JudgedGroup &group) { return group.level == VerdictLevel::Claim; }
    [[nodiscard]] int rankOf(const JudgedGroup &group) const { return m_order.rank(group.group.head.first); }
    [[nodiscard]] bool isMask(const JudgedGroup &group) const
    {
        return site(group.group.head.best.site).words->headHasEcho(EchoKind::Mask);
    }

    static void demote(JudgedGroup &group, Demotion demotion)
    {
        group.level = VerdictLevel::Hint;
        group.demotion = demotion;
    }

    void claimWhatAgrees()
    {
        const bool quiet = std::ranges::none_of(m_candidates.sites, isOpenError);
        for (JudgedGroup &group : m_groups) {
            const Candidate &best = group.group.head.best;
            const bool weak = quiet && site(best.site).site.strength < ErrorStrength::Error;
            if (group.group.score < (weak ? LeastQuietClaim : LeastClaim))
                continue;
            group.level = VerdictLevel::Claim;
            if (const std::optional<Demotion> demotion = betterReading(m_candidates, m_groups, group))
                demote(group, *demotion);
        }
    }

    void demoteEchoes()
    {
        const bool otherError = std::ranges::any_of(m_candidates.sites, [](const PreparedSite &prepared) {
            return prepared.site.strength >= ErrorStrength::Error &&
                   !prepared.words->headHasEcho(EchoKind::Wrapper);
        });
        const bool otherClaim = std::ranges::any_of(
            m_groups, [](const JudgedGroup &group) { return isClaim(group) && !group.group.head.best.echo; });
        if (!otherError && !otherClaim)
            return;
        for (JudgedGroup &group : m_groups) {
            if (isClaim(group) && group.group.head.best.echo)
                demote(group, Demotion::Wrapper);
        }
    }

    /// A line without a word of failure is taken for one only where no line with such a word is claimed.
    void demotePlainWords()
    {
        const bool other = std::ranges::any_of(m_groups, [](const JudgedGroup &group) {
            return isClaim(group) && !group.group.head.best.plain && !group.group.head.best.echo;
        });
        for (JudgedGroup &group : m_groups) {
            if (other && isClaim(group) && group.group.head.best.plain)
                demote(group, Demotion::LessCertain);
        }
    }

    /// What a tool went on after, to say in the end that all is well, or what it says it dealt with. Not
    /// where something failed later.
    void demoteBeforeSuccess()
    {
        for (JudgedGroup &group : m_groups) {
            if (!isClaim(group))
                continue;
            const LogPlace last = lastPlaceOf(group);
            const auto comesLater = [&last](const QHash<int, LogPlace> &places) {
                const auto place = places.constFind(last.input);
                return place != places.cend() && place->offset > last.offset ? std::optional(*place)
                                                                             : std::nullopt;
            };
            std::optional<LogPlace> success = comesLater(m_errors.successes);
            // Counting no errors is said of parts of a run, too: it clears what was called a warning.
            if (!success && all(group, [](const ErrorSite &error) { return error.warning; }))
                success = comesLater(m_errors.zeros);
            if (success && !failsAfter(last, *success)) {
                demote(group, Demotion::Succeeded);
                group.because = *success;
            } else if (isDealtWith(group) && goesOn(group) && !failsAfter(last, last)) {
                demote(group, Demotion::Handled);
            }
        }
    }

    template <typename Property>
    [[nodiscard]] bool all(const JudgedGroup &group, const Property &property) const
    {
        return std::ranges::all_of(group.group.head.sites,
                                   [&](std::size_t place) { return property(site(place).site); });
    }

    /// Whether something ordinary came after it; after the first time, where the log says each time that the
    /// matter is settled: a log may end anywhere.
    [[nodiscard]] bool goesOn(const JudgedGroup &group) const
    {
        const bool settled =
            all(group, [](const ErrorSite &error) { return error.handling == Handling::Done; });
        const LogPlace from = settled ? site(group.group.head.first).site.place : lastPlaceOf(group);
        const auto calm = m_errors.calms.constFind(from.input);
        return calm != m_errors.calms.cend() && calm->offset > from.offset;
    }

    [[nodiscard]] bool isHandled(const JudgedGroup &group) const
    {
        return all(group, [](const ErrorSite &error) { return error.handling == Handling::Done; });
    }

    /// What a tool says it ignored is not why it failed in the end, unless the catalog foretells of it what
    /// the log tells next: the rank that skips a batch leaves the others waiting.
    [[nodiscard]] bool isPassedOver(const JudgedGroup &group) const
    {
        return isHandled(group) && std::ranges::none_of(m_groups, [&](const JudgedGroup &other) {
                   return leadsTo(group, other) && rankOf(group) < rankOf(other);
               });
    }

    [[nodiscard]] bool isDealtWith(const JudgedGroup &group) const
    {
        return isHandled(group) ||
               (all(group, [](const ErrorSite &error) { return error.handling != Handling::None; }) &&
                countOf(group) <= MostRetried);
    }

    /// What a tool calls a warning itself is no error, whatever it speaks of.
    [[nodiscard]] static bool isOpenError(const PreparedSite &prepared)
    {
        return prepared.site.strength >= ErrorStrength::Error && prepared.site.handling == Handling::None &&
               !prepared.site.warning;
    }

    /// A warning without a word of failure explains something only where something failed; any warning where
    /// the run did not go on for long as if nothing were.
    void demoteMereWarnings()
    {
        if (std::ranges::any_of(m_candidates.sites, isOpenError))
            return;
        for (JudgedGroup &group : m_groups) {
            const bool mere = std::ranges::all_of(group.group.head.sites, [this](std::size_t place) {
                return isMereWarning(site(place).words->head());
            });
            if (isClaim(group) && ((mere && !group.group.head.best.plain) || wentOn(group)))
                demote(group, Demotion::MereWarning);
        }
    }

    [[nodiscard]] bool wentOn(const JudgedGroup &group) const
    {
        const LogPlace &first = site(group.group.head.first).site.place;
        const auto calm = m_errors.calms.constFind(first.input);
        return calm != m_errors.calms.cend() && calm->line.value() >= first.line.value() + WentOnLines;
    }

    [[nodiscard]] qint64 countOf(const JudgedGroup &group) const
    {
        qint64 count = 0;
        for (const std::size_t place : group.group.head.sites)
            count += site(place).site.count;
        return count;
    }

    [[nodiscard]] LogPlace lastPlaceOf(const JudgedGroup &group) const
    {
        LogPlace last = site(group.group.head.first).site.last;
        for (const std::size_t place : group.group.head.sites) {
            const LogPlace &other = site(place).site.last;
            if (other.input == last.input && other.offset > last.offset)
                last = other;
        }
        return last;
    }

    /// Whether a run is said to have failed behind the error, or an error stands behind the success.
    [[nodiscard]] bool failsAfter(const LogPlace &error, const LogPlace &success) const
    {
        const auto failure = m_errors.failures.constFind(error.input);
        if (failure != m_errors.failures.cend() && failure->offset > error.offset)
            return true;
        return std::ranges::any_of(m_candidates.sites, [&success](const PreparedSite &prepared) {
            return prepared.site.last.input == success.input && prepared.site.last.offset > success.offset &&
                   isOpenError(prepared);
        });
    }

    /// A rank that lost its peer, where another rank or whoever watches over them claims something that is no
    /// such loss. The line says itself that another failed first, so that only times can tell otherwise:
    /// output of ranks is buffered and written in any order.
    void demoteVictims()
    {
        for (JudgedGroup &group : m_groups) {
            const std::size_t own = group.group.head.first;
            if (!isClaim(group) || !site(own).words->headHasEcho(EchoKind::Victim))
                continue;
            const bool culprit = std::ranges::any_of(m_groups, [&](const JudgedGroup &other) {
                const std::size_t its = other.group.head.first;
                const bool elsewhere = site(its).site.rank != site(own).site.rank ||
                                       site(its).site.place.input != site(own).site.place.input;
                return isCulprit(other) && elsewhere && !isLaterByTime(its, own) && !wasVictimBefore(its);
            });
            if (culprit)
                demote(group, Demotion::Victim);
        }
    }

    /// Whether the same rank said before that another failed.
    [[nodiscard]] bool wasVictimBefore(std::size_t place) const
    {
        const ErrorSite &own = site(place).site;
        return own.rank && std::ranges::any_of(m_order.sites(), [&](std::size_t other) {
                   return site(other).site.rank == own.rank &&
                          site(other).site.place.input == own.place.input &&
                          m_order.rank(other) < m_order.rank(place) &&
                          site(other).words->headHasEcho(EchoKind::Victim);
               });
    }

    /// Proxies and supervisors see from outside that a program failed; where its own error is claimed, and
    /// unless the times say that it came later, theirs came of it.
    void demoteObservers()
    {
        for (JudgedGroup &group : m_groups) {
            const bool cut = isClaim(group) && isCutByDeath(group);
            if (!cut && (!isClaim(group) || !isOnlyObserved(group)))
                continue;
            const bool culprit = cut || std::ranges::any_of(m_groups, [&](const JudgedGroup &other) {
                                     return isCulprit(other) && !isOnlyObserved(other) &&
                                            !isLaterByTime(other.group.head.first, group.group.head.first);
                                 });
            if (culprit)
                demote(group, Demotion::Observer);
        }
    }

    /// A lost connection, where a program of the same log is claimed to have died for want of memory or room
    /// or by a signal: that may cut connections, and never comes of them.
    [[nodiscard]] bool isCutByDeath(const JudgedGroup &group) const
    {
        const std::size_t own = group.group.head.best.site;
        const auto says = [this](std::size_t place, EchoKind kind) {
            return site(place).words->headHasEcho(kind);
        };
        return says(own, EchoKind::Symptom) && !says(own, EchoKind::Death) &&
               std::ranges::any_of(m_groups, [&](const JudgedGroup &other) {
                   const std::size_t its = other.group.head.best.site;
                   return isCulprit(other) && says(its, EchoKind::Death) && !isLaterByTime(its, own);
               });
    }

    [[nodiscard]] bool isOnlyObserved(const JudgedGroup &group) const
    {
        return site(group.group.head.best.site).words->headHasEcho(EchoKind::Observer);
    }

    /// JSON that begins with "<" is the page that a server sends with an error: why is told elsewhere.
    [[nodiscard]] bool isPageOfError(const JudgedGroup &group) const
    {
        const QByteArrayView head = site(group.group.head.best.site).words->head();
        return head.contains("Unexpected token <") || head.contains("Unexpected token '<'");
    }

    [[nodiscard]] bool isCulprit(const JudgedGroup &group) const
    {
        return isClaim(group) && !isPageOfError(group) && !group.group.head.best.echo && !isMask(group) &&
               !site(group.group.head.first).words->headHasEcho(EchoKind::Victim);
    }

    [[nodiscard]] bool isLaterByTime(std::size_t a, std::size_t b) const
    {
        const std::optional<qint64> timeA = site(a).site.time;
        const std::optional<qint64> timeB = site(b).site.time;
        return timeA && timeB && *timeA > *timeB + TimeTolerance;
    }

    /// A program that ended for a reason that no record knows takes others with it: what failed later may be
    /// a consequence, so it is not claimed.
    void demoteBehindUnknown()
    {
        const std::vector<std::size_t> unknown = unexplainedEnds();
        for (JudgedGroup &group : m_groups) {
            if (!isClaim(group))
                continue;
            const auto before = std::ranges::find_if(unknown, [&](std::size_t end) {
                return m_order.rank(end) < rankOf(group) && quietBetween(end, group.group.head.first);
            });
            if (before == unknown.end())
                continue;
            demote(group, Demotion::AfterUnknown);
            group.because = site(*before).site.place;
        }
    }

    [[nodiscard]] std::vector<std::size_t> unexplainedEnds() const
    {
        std::vector<std::size_t> ends;
        const std::vector<std::size_t> &inOrder = m_order.sites();
        for (std::size_t i = 0; i < inOrder.size(); ++i) {
            if (site(inOrder[i]).site.strength < ErrorStrength::Fatal)
                continue;
            bool explained = false;
            for (std::size_t j = i; j < inOrder.size() && j <= i + ExplainedWithin; ++j) {
                if (j > i && quietBetween(inOrder[i], inOrder[j]))
                    break;
                explained = explained || isExplained(inOrder[j]);
            }
            if (!explained)
                ends.push_back(inOrder[i]);
        }
        return ends;
    }

    [[nodiscard]] bool isExplained(std::size_t place) const
    {
        const auto explains = [place](const Finding &finding, double score) {
            return score >= LeastClaim && std::ranges::binary_search(finding.sites, place);
        };
        return std::ranges::any_of(m_groups, [&explains](const JudgedGroup &group) {
            return explains(group.group.head, group.group.score) ||
                   std::ranges::any_of(group.group.also, [&](const Finding &finding) {
                       return explains(finding, finding.best.score);
                   });
        });
    }

    /// Whether something ordinary happened between two sites.
    [[nodiscard]] bool quietBetween(std::size_t from, std::size_t to) const
    {
        if (site(from).site.place.input != site(to).site.place.input)
            return true;
        const std::vector<std::size_t> &inOrder = m_order.sites();
        for (int rank = m_order.rank(from) + 1; rank <= m_order.rank(to); ++rank) {
            if (site(inOrder[static_cast<std::size_t>(rank)]).site.quiet > 0)
                return true;
        }
        return false;
    }

    /// Whether `cause` stands deeper in a chain of exceptions ("Caused by:") that `group` stands in, too.
    [[nodiscard]] bool isCauseOf(const JudgedGroup &cause, const JudgedGroup &group) const
    {
        for (const std::size_t inner : cause.group.head.sites) {
            for (const std::size_t outer : group.group.head.sites) {
                const ErrorSite &deep = site(inner).site;
                const ErrorSite &shallow = site(outer).site;
                if (deep.place.input == shallow.place.input && deep.event == shallow.event &&
                    deep.depth > shallow.depth)
                    return true;
            }
        }
        return false;
    }

    /// Place of the root; behind the last group where nothing is claimed.
    [[nodiscard]] std::size_t chooseRoot()
    {
        const bool onlyMasks = std::ranges::none_of(
            m_groups, [this](const JudgedGroup &group) { return isClaim(group) && !isMask(group); });
        // A type that is thrown for anything is no better answer than what a tool says it passed over.
        const bool onlyHandled = std::ranges::none_of(m_groups, [this](const JudgedGroup &group) {
            return isClaim(group) && !isMask(group) && !isPassedOver(group) &&
                   !group.group.head.best.agreement.anyMessage;
        });
        const auto mayBeRoot = [this, onlyMasks, onlyHandled](const JudgedGroup &group) {
            const bool hasCause = std::ranges::any_of(m_groups, [this, &group](const JudgedGroup &other) {
                return isClaim(other) && isCauseOf(other, group) && !isCauseOf(group, other) &&
                       other.group.score >= SurerCause * group.group.score;
            });
            return isClaim(group) && !hasCause && (onlyMasks || !isMask(group)) &&
                   (onlyHandled || !isPassedOver(group));
        };
        std::size_t root = m_groups.size();
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            const JudgedGroup &group = m_groups[i];
            if (!mayBeRoot(group))
                continue;
            if (root == m_groups.size() || comesFirst(group, m_groups[root]))
                root = i;
        }
        return root;
    }

    /// By place. A failure is often told twice, by who saw it and by who reports it: of two claims that begin
    /// in neighbouring lines, the second known to both, the surer one comes first.
    [[nodiscard]] bool comesFirst(const JudgedGroup &a, const JudgedGroup &b) const
    {
        if (isRetold(a, b))
            return false;
        if (isRetold(b, a))
            return true;
        if (isWrappedIn(a, b))
            return true;
        if (isWrappedIn(b, a))
            return false;
        return rankOf(a) < rankOf(b);
    }

    [[nodiscard]] bool isRetold(const JudgedGroup &group, const JudgedGroup &surer) const
    {
        const std::size_t own = group.group.head.first;
        const std::size_t its = surer.group.head.first;
        return own != its && group.group.score < surer.group.score && rankOf(group) < rankOf(surer) &&
               site(own).site.place.input == site(its).site.place.input && !quietBetween(own, its) &&
               std::ranges::binary_search(group.group.head.sites, its);
    }

    void demoteBeside(std::size_t root)
    {
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            if (i == root || !isClaim(m_groups[i]))
                continue;
            if (m_groups[i].group.score < LeastSecondClaim || isRetold(m_groups[i], m_groups[root]))
                demote(m_groups[i], isMask(m_groups[i]) ? Demotion::Mask : Demotion::LessCertain);
        }
    }

    /// Hints by meaning alone on lines that a claimed record's regex matches: another reading of what is
    /// explained, worth no look.
    void dropWeakerReadings()
    {
        const auto isClaimedAt = [this](std::size_t place) {
            return std::ranges::any_of(m_groups, [place](const JudgedGroup &group) {
                return isClaim(group) && group.group.head.best.hit &&
                       std::ranges::binary_search(group.group.head.sites, place);
            });
        };
        std::erase_if(m_groups, [&](const JudgedGroup &group) {
            return !isClaim(group) && !group.group.head.best.hit && group.group.score < LeastClaim &&
                   std::ranges::all_of(group.group.head.sites, isClaimedAt);
        });
    }

    void arrange(std::size_t root)
    {
        if (root < m_groups.size())
            std::rotate(m_groups.begin(), m_groups.begin() + static_cast<std::ptrdiff_t>(root),
                        m_groups.begin() + static_cast<std::ptrdiff_t>(root) + 1);
        const auto begin = m_groups.begin() + (root < m_groups.size() ? 1 : 0);
        std::stable_sort(begin, m_groups.end(), [this](const JudgedGroup &a, const JudgedGroup &b) {
            if (isClaim(a) != isClaim(b))
                return isClaim(a);
            if (isClaim(a))
                return rankOf(a) < rankOf(b);
            // An echo is worth no look before what it may be the echo of.
            if (a.group.head.best.echo != b.group.head.best.echo)
                return b.group.head.best.echo;
            return a.group.score > b.group.score;
        });
    }

    /// Echoes and what the transition graph foretells are consequences, and so is whatever came after the
    /// root and is claimed beside it.
    void nameConsequences()
    {
        const bool hasRoot = !m_groups.empty() && isClaim(m_groups.front());
        for (std::size_t i = 1; i < m_groups.size(); ++i) {
            JudgedGroup &group = m_groups[i];
            for (std::size_t j = 0; j < i && !group.consequenceOf; ++j) {
                if (isClaim(m_groups[j]) && leadsTo(m_groups[j], group) &&
                    rankOf(m_groups[j]) <= rankOf(group)) {
                    group.consequenceOf = j;
                    group.foretold = true;
                }
            }
            const bool echo = group.demotion == Demotion::Wrapper || group.demotion == Demotion::Mask ||
                              group.demotion == Demotion::Victim;
            const bool later = isClaim(group) && (rankOf(group) > rankOf(m_groups.front()) ||
                                                  isCauseOf(m_groups.front(), group));
            if (!group.consequenceOf && hasRoot && (echo || later || (isClaim(group) && isMask(group))))
                group.consequenceOf = 0;
            if (group.consequenceOf || echo || group.demotion == Demotion::AfterUnknown)
                group.role = VerdictRole::Consequence;
        }
        if (!m_groups.empty() && !hasRoot && m_groups.front().demotion != Demotion::None)
            m_groups.front().role = VerdictRole::Consequence;
    }

    [[nodiscard]] bool leadsTo(const JudgedGroup &from, const JudgedGroup &to) const
    {
        const auto records = [](const JudgedGroup &group) {
            std::vector<RecordIndex> all{group.group.head.best.record};
            for (const Finding &finding : group.group.also)
                all.push_back(finding.best.record);
            return all;
        };
        const std::vector<RecordIndex> targets = records(to);
        return std::ranges::any_of(records(from), [&](RecordIndex record) {
            return std::ranges::any_of(m_knowledge.record(record).leadsTo, [&targets](RecordIndex next) {
                return std::ranges::find(targets, next) != targets.end();
            });
        });
    }

    const DiagnosisKnowledge &m_knowledge;
    const Candidates &m_candidates;
    const SiteOrder &m_order;
    const ErrorSet &m_errors;
    std::vector<JudgedGroup> m_groups;
};

} // namespace

std::vector<JudgedGroup> judged(const DiagnosisKnowledge &knowledge, const Candidates &candidates,
                                const SiteOrder &order, const ErrorSet &errors,
                                std::vector<FindingGroup> groups)
{
    return Judge(knowledge, candidates, order, errors, std::move(groups)).judge();
}

} // namespace Clew
