// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/core/recordsummary.h"
#include "models/diagnosis/deadendtraces.h"
#include "models/diagnosis/domainknowledge.h"
#include "models/diagnosis/errortriggers.h"
#include "models/diagnosis/patternset.h"
#include "models/diagnosis/recordsignature.h"
#include "models/diagnosis/wordweights.h"

#include <memory>
#include <span>
#include <vector>

namespace Clew {

class Catalog;

/// What the diagnosis needs to know of one record.
struct KnownRecord
{
    RecordId id;
    QString regex;
    int domain = 0;
    RecordSignature signature;
    double trust = 0;                 ///< 0 to 1: the record's own confidence, more where people reviewed it
    std::vector<RecordIndex> leadsTo; ///< records of the catalog that come next, as either side wrote it
};

/// Records of a catalog as they were edited since it was read, by their index.
using EditedRecords = QHash<qsizetype, Record>;

/// All that the diagnosis knows of a catalog, made once: each record is decoded once. Immutable; threads
/// share it.
class DiagnosisKnowledge final
{
public:
    /// `ordinary`: frequencies of a corpus of healthy logs, also used to weigh words. Some 0.3 s for 2,500
    /// records. Patterns of `previous` whose regex is the same are taken over. `edited` has what records of
    /// the catalog say by now; a blank record matches nothing.
    [[nodiscard]] static std::shared_ptr<const DiagnosisKnowledge>
    build(const Catalog &catalog, const LiteralFrequencies &ordinary,
          const DiagnosisKnowledge *previous = nullptr, const EditedRecords &edited = {});

    [[nodiscard]] const std::shared_ptr<const PatternSet> &patterns() const { return m_patterns; }
    [[nodiscard]] const WordWeights &weights() const { return m_weights; }
    [[nodiscard]] const DomainKnowledge &domains() const { return m_domains; }
    [[nodiscard]] const ErrorTriggers &triggers() const { return m_triggers; }
    [[nodiscard]] const DeadEndTraces &deadEnds() const { return m_deadEnds; }

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_records.size()); }
    [[nodiscard]] const KnownRecord &record(RecordIndex index) const
    {
        return m_records[static_cast<std::size_t>(index.value())];
    }
    /// Records whose signature or regex says a word, in the order of the catalog.
    [[nodiscard]] std::span<const quint32> recordsSaying(WordKey word) const;

private:
    DiagnosisKnowledge() = default;
    void addRecords(const Catalog &catalog, const EditedRecords &edited);
    void addTransitions(const Catalog &catalog, const Record &record, RecordIndex index);
    void indexWords();

    std::vector<KnownRecord> m_records;
    std::vector<std::pair<RecordIndex, RecordIndex>> m_edges; ///< from, to; while records are added
    std::shared_ptr<const PatternSet> m_patterns;
    WordWeights m_weights;
    DomainKnowledge m_domains;
    ErrorTriggers m_triggers;
    DeadEndTraces m_deadEnds;
    struct Range
    {
        quint32 begin = 0;
        quint32 end = 0;
    };
    QHash<WordKey, Range> m_ranges;
    std::vector<quint32> m_saying;
};

} // namespace Clew
