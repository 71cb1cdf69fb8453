// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/errorset.h"
#include "models/diagnosis/errortriggers.h"
#include "models/diagnosis/literalmatcher.h"

#include <QSet>

#include <memory>

namespace Clew {

class DiagnosisKnowledge;
struct EventBlock;
struct EventSpan;

/// Gathers the errors of the blocks that it is given, in their order, in bounded memory. One thread at a
/// time; what several collectors found is joined at the end.
class ErrorCollector final
{
public:
    explicit ErrorCollector(std::shared_ptr<const DiagnosisKnowledge> knowledge);
    ~ErrorCollector();
    Q_DISABLE_COPY_MOVE(ErrorCollector)

    void add(const EventBlock &block);

    /// What was gathered so far, to look at before the end.
    [[nodiscard]] ErrorSet errors() const;
    /// What was gathered so far; the collector is empty then.
    [[nodiscard]] ErrorSet take();
    /// Joins what collectors found in different blocks of one job.
    [[nodiscard]] static ErrorSet joined(std::vector<ErrorSet> parts);

private:
    struct ShapeKey
    {
        int input = 0;
        int rank = -1;
        QByteArray shape;

        friend bool operator==(const ShapeKey &, const ShapeKey &) = default;
        friend size_t qHash(const ShapeKey &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.input, key.rank, key.shape);
        }
    };

    [[nodiscard]] bool mayBeError(const EventBlock &block, const EventSpan &event);
    void sampleDomains(const EventBlock &block);
    /// Of the event, or of the last one before it in the block that has one.
    [[nodiscard]] std::optional<qint64> timeOf(const EventBlock &block, const EventSpan &event);
    void noteRank(int rank);
    [[nodiscard]] static Handling handlingAt(const EventBlock &block, std::size_t index, QByteArrayView line);
    void noteOutcome(const EventBlock &block, const EventSpan &event, QByteArrayView text);
    /// `announced`: the event before said that this one is the message of an error.
    void addEvent(const EventBlock &block, std::size_t index, bool announced);
    void addSite(const EventBlock &block, std::size_t index, ErrorSite site, qsizetype begin);
    void lookForTraces(const EventBlock &block);
    void noteTrace(const EventBlock &block, const LiteralOccurrence &found);
    [[nodiscard]] DomainEvidence nearEvidence(const EventBlock &block, std::size_t index) const;

    std::shared_ptr<const DiagnosisKnowledge> m_knowledge;
    ErrorSet m_set;
    QHash<ShapeKey, std::size_t> m_byShape;
    QHash<int, qint64> m_sampled;  ///< bytes asked for domains, by input
    QHash<int, qint64> m_searched; ///< bytes searched for traces, by input
    std::unique_ptr<LiteralScanner> m_traces;
    std::vector<LiteralOccurrence> m_found;
    QByteArray m_folded;
    QSet<quint32> m_traced; ///< literals that were seen as traces
    int m_strong = 0;
    int m_weak = 0;
    qint64 m_quiet = 0;
    bool m_announced = false; ///< the last event said that the next is the message of an error
    /// Raw offset and time of the events of the block that have one, by offset; made when first asked for.
    std::optional<std::vector<std::pair<qint64, qint64>>> m_times;
    qsizetype m_trigger = 0; ///< next place that may speak of an error, -1 where there is none
};

} // namespace Clew
