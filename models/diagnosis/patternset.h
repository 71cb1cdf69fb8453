// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/chainpool.h"
#include "models/diagnosis/literalfrequencies.h"
#include "models/diagnosis/literalmatcher.h"
#include "models/diagnosis/recordpatterns.h"
#include "models/diagnosis/textsignature.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace Clew {

/// The regex of one record.
struct PatternSource
{
    RecordIndex record;
    QString regex;
};

/// A record whose regex cannot be used, and why.
struct RejectedPattern
{
    RecordIndex record;
    Error error;
};

/// A branch that has no literal of LeastLiteralBytes to look for: it is tried on every event.
struct UnfilteredBranch
{
    RecordIndex record;
    QString pattern;
};

enum class LiteralEngine {
    Window,     ///< WindowLiteralMatcher
    Vectorscan, ///< VectorscanLiteralMatcher
};

struct PatternSetOptions
{
    LiteralFrequencies frequencies;
    LiteralEngine engine = LiteralEngine::Window;
};

/// The regexes of all records, ready to be looked for in one pass: a literal of each branch is searched, and
/// where it occurs the branch is confirmed. Immutable; PatternScanner does the work, one for each thread.
class PatternSet final
{
public:
    /// Some 0.1 s for 2,500 records. Records of `previous` whose regex is the same are taken over.
    [[nodiscard]] static std::shared_ptr<const PatternSet> build(std::span<const PatternSource> sources,
                                                                 const PatternSetOptions &options = {},
                                                                 const PatternSet *previous = nullptr);

    [[nodiscard]] std::size_t recordCount() const { return m_records.size(); }
    [[nodiscard]] std::size_t branchCount() const { return m_branches.size(); }
    [[nodiscard]] std::size_t literalCount() const { return m_literals.size(); }
    /// What is looked for first: folded UTF-8.
    [[nodiscard]] const std::vector<QByteArray> &literals() const { return m_literals; }
    [[nodiscard]] const std::vector<RejectedPattern> &rejected() const { return m_rejected; }
    [[nodiscard]] std::vector<UnfilteredBranch> branchesWithoutLiteral() const;
    /// Number of branches of a record, and how many of them fire on ordinary lines; zero for records that are
    /// not in the set.
    struct BranchNumbers
    {
        int all = 0;
        int weak = 0;
    };
    [[nodiscard]] BranchNumbers branchNumbers(RecordIndex record) const;

private:
    friend class PatternScanner;
    friend class PatternSetBuilder;

    static constexpr std::size_t MaxCells = 4;

    /// A branch to be tried where one of its literals was seen. Half a cache line, and those of one literal
    /// stand side by side.
    struct Candidate
    {
        quint32 slot = 0;                                  ///< place in m_records
        quint32 branch = 0;                                ///< place in m_branches
        std::array<TextSignature::Cell, MaxCells> cells{}; ///< of literals other than the one that was seen
        quint8 cellCount = 0;
        BranchKind kind = BranchKind::Engine;
        bool weak = false;
    };
    struct Branch
    {
        quint32 slot = 0;       ///< place in m_records
        quint32 index = 0;      ///< place in the record's branches
        ChainPool::Chain chain; ///< Engine: what must stand there in order
        bool weak = false;
    };

    PatternSet() = default;

    /// Usable ones, in the order of the sources.
    std::vector<std::shared_ptr<const RecordPatterns>> m_records;
    std::vector<Branch> m_branches;
    ChainPool m_chains;
    std::vector<QByteArray> m_literals;
    std::unique_ptr<const LiteralMatcher> m_matcher; ///< null without literals
    std::vector<quint32> m_candidatesBegin;          ///< by literal: begin of its candidates
    std::vector<Candidate> m_candidates;
    std::vector<Candidate> m_unfiltered; ///< tried on every event
    std::vector<RejectedPattern> m_rejected;
};

} // namespace Clew
