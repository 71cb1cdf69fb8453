// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/patternset.h"

#include <QHash>

namespace Clew {

/// Puts a PatternSet together: chooses the literal of each branch and marks what fires on ordinary lines.
class PatternSetBuilder final
{
public:
    explicit PatternSetBuilder(const PatternSetOptions &options);

    [[nodiscard]] std::shared_ptr<const PatternSet> build(std::span<const PatternSource> sources,
                                                          const PatternSet *previous);

private:
    void addRecord(std::shared_ptr<const RecordPatterns> record);
    void addBranch(quint32 slot, quint32 index, const RegexBranch &branch);
    /// The literals of which one stands in every match and that are rarest together; empty where none will
    /// do.
    [[nodiscard]] std::vector<QByteArray> triggersOf(const RegexBranch &branch) const;
    void chooseCells(PatternSet::Candidate &candidate, const RegexBranch &branch,
                     const std::vector<QByteArray> &triggers) const;
    quint32 literalId(const QByteArray &literal);
    void connectLiterals();
    void buildMatcher();
    void markWeak();

    PatternSetOptions m_options;
    std::shared_ptr<PatternSet> m_set;
    QHash<QByteArray, quint32> m_literalIds;
    std::vector<std::pair<quint32, PatternSet::Candidate>> m_placed; ///< literal, what to try there
};

} // namespace Clew
