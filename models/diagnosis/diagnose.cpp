// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnose.h"

#include "models/diagnosis/candidatefinder.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/rankstates.h"
#include "models/diagnosis/reasons.h"
#include "models/diagnosis/recordmerger.h"
#include "models/diagnosis/rootorder.h"
#include "models/diagnosis/siteorder.h"
#include "models/diagnosis/verdictweights.h"

#include <QSet>

#include <algorithm>

namespace Clew {

namespace {

/// Turns judged groups into the values that others read.
class DiagnosisBuilder
{
public:
    DiagnosisBuilder(const DiagnosisKnowledge &knowledge, const HitSet &hits, const ErrorSet &errors)
        : m_knowledge(knowledge)
        , m_hits(hits)
        , m_errors(errors)
        , m_candidates(CandidateFinder(knowledge, hits, errors).find())
        , m_order(m_candidates.sites)
        , m_groups(judged(knowledge, m_candidates, m_order, errors,
                          groupedFindings(knowledge, m_candidates, m_order)))
    {
    }

    Diagnosis build() const
    {
        Diagnosis diagnosis;
        int hints = 0;
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            if (m_groups[i].level == VerdictLevel::Hint && ++hints > MaxHints)
                break;
            diagnosis.verdicts.append(verdictOf(i));
        }
        diagnosis.unexplained = unexplained();
        diagnosis.ranks = rankStates(m_candidates, m_order, m_errors);
        for (const HitSet::GivenUp &givenUp : m_hits.undecided) {
            diagnosis.undecided.append(
                Undecided{.id = givenUp.record.isValid() ? m_knowledge.record(givenUp.record).id : RecordId(),
                          .place = givenUp.place,
                          .why = givenUp.why});
        }
        diagnosis.stats.recordsScanned = static_cast<qint64>(m_knowledge.patterns()->recordCount());
        return diagnosis;
    }

private:
    [[nodiscard]] const ErrorSite &site(std::size_t place) const { return m_candidates.sites[place].site; }

    [[nodiscard]] Verdict verdictOf(std::size_t place) const
    {
        const JudgedGroup &group = m_groups[place];
        const Finding &head = group.group.head;
        Verdict verdict;
        verdict.id = m_knowledge.record(head.best.record).id;
        for (const Finding &finding : group.group.also)
            verdict.also.append(m_knowledge.record(finding.best.record).id);
        verdict.level = group.level;
        verdict.role = group.role;
        verdict.score = group.group.score;
        fillPlaces(verdict, head);
        verdict.reasons = reasonsFor(m_knowledge, m_candidates, m_groups, place);
        if (group.consequenceOf) {
            const Finding &cause = m_groups[*group.consequenceOf].group.head;
            verdict.consequenceOf = m_knowledge.record(cause.best.record).id;
            verdict.delay = delayBetween(site(cause.first), site(head.first));
            verdict.foretold = group.foretold;
        }
        verdict.tried = triedOf(head.best.record);
        if (!head.best.hit)
            verdict.miss = nearMiss(m_knowledge.record(head.best.record).regex,
                                    m_candidates.sites[head.best.site].words->head());
        return verdict;
    }

    /// Nothing where one has no time, or the times say that the consequence came first.
    [[nodiscard]] static std::optional<qint64> delayBetween(const ErrorSite &cause, const ErrorSite &later)
    {
        if (!cause.time || !later.time || *later.time < *cause.time)
            return {};
        return *later.time - *cause.time;
    }

    /// Each dead end once, with its first trace.
    [[nodiscard]] QList<TriedDeadEnd> triedOf(RecordIndex record) const
    {
        QList<TriedDeadEnd> tried;
        for (const DeadEndTrace &trace : m_errors.traces) {
            const bool known = std::ranges::find(tried, trace.deadEnd, &TriedDeadEnd::deadEnd) != tried.end();
            if (trace.record == record && !known)
                tried.append(TriedDeadEnd{.deadEnd = trace.deadEnd, .place = trace.place});
        }
        std::ranges::sort(tried, {}, &TriedDeadEnd::deadEnd);
        return tried;
    }

    void fillPlaces(Verdict &verdict, const Finding &head) const
    {
        const PreparedSite &first = m_candidates.sites[head.first];
        verdict.first = first.site.place;
        verdict.last = first.site.last;
        verdict.text = QString::fromUtf8(first.words->head()).left(MaxVerdictText);
        for (const std::size_t place : head.sites) {
            verdict.count += site(place).count;
            if (m_order.rank(place) > m_order.rank(head.first))
                verdict.last = site(place).last;
        }
        const auto known = m_hits.byRecord.constFind(head.best.record.value());
        if (!head.best.hit || known == m_hits.byRecord.cend())
            return;
        verdict.count = known->count;
        verdict.last = known->last;
        const auto atFirst = std::ranges::find_if(m_candidates.all, [&head](const Candidate &candidate) {
            return candidate.record == head.best.record && candidate.site == head.first;
        });
        const Hit *hit = atFirst != m_candidates.all.end() && atFirst->hit ? atFirst->hit : head.best.hit;
        verdict.captures = hit->captures;
    }

    /// Lines of a trace that every logger line repeats as an error of its own: they say nothing alone.
    [[nodiscard]] static bool isPartOfTrace(QByteArrayView line)
    {
        const qsizetype frame = line.indexOf("File \"");
        return line.endsWith("Traceback (most recent call last):") ||
               (frame >= 0 && line.sliced(frame).contains("\", line ")) || isStackFrame(line);
    }

    /// Errors at which no verdict stands, by shape over all inputs and ranks.
    [[nodiscard]] QList<Unexplained> unexplained() const
    {
        QSet<std::size_t> explained;
        for (const JudgedGroup &group : m_groups) {
            if (group.group.score >= VerdictWeights::LeastHint) {
                for (const std::size_t place : group.group.head.sites)
                    explained.insert(place);
            }
        }
        QList<Unexplained> all;
        QHash<QByteArray, qsizetype> byShape;
        for (const std::size_t place : m_order.sites()) {
            const ErrorSite &error = site(place);
            if (error.strength < ErrorStrength::Error || explained.contains(place) || error.shape.isEmpty() ||
                isPartOfTrace(m_candidates.sites[place].words->head()))
                continue;
            const auto known = byShape.constFind(error.shape);
            if (known != byShape.cend()) {
                all[*known].count += error.count;
            } else if (all.size() < MaxUnexplained) {
                byShape.insert(error.shape, all.size());
                all.append(Unexplained{.templateText = QString::fromUtf8(error.shape),
                                       .count = error.count,
                                       .first = error.place,
                                       .nearest = nearestTo(place)});
            }
        }
        return all;
    }

    [[nodiscard]] QString regexOf(const RecordId &id) const
    {
        const auto known = std::ranges::find_if(m_candidates.all, [this, &id](const Candidate &candidate) {
            return m_knowledge.record(candidate.record).id == id;
        });
        return known == m_candidates.all.end() ? QString() : m_knowledge.record(known->record).regex;
    }

    [[nodiscard]] QList<NearRecord> nearestTo(std::size_t place) const
    {
        QList<NearRecord> nearest;
        for (const Candidate &candidate : m_candidates.all) {
            if (candidate.site == place)
                nearest.append(
                    NearRecord{.id = m_knowledge.record(candidate.record).id, .score = candidate.score});
        }
        std::ranges::stable_sort(nearest, std::ranges::greater(), &NearRecord::score);
        nearest.resize(std::min<qsizetype>(nearest.size(), MaxNearest));
        for (NearRecord &near : nearest)
            near.miss = nearMiss(regexOf(near.id), m_candidates.sites[place].words->head());
        return nearest;
    }

    const DiagnosisKnowledge &m_knowledge;
    const HitSet &m_hits;
    const ErrorSet &m_errors;
    Candidates m_candidates;
    SiteOrder m_order;
    std::vector<JudgedGroup> m_groups;
};

} // namespace

Diagnosis diagnose(const DiagnosisKnowledge &knowledge, const HitSet &hits, const ErrorSet &errors)
{
    return DiagnosisBuilder(knowledge, hits, errors).build();
}

} // namespace Clew
