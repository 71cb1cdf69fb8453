// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexnode.h"

#include <QHash>

#include <random>

namespace Clew {

/// Makes texts that a regex matches, or nearly matches: random ways through its tree. Assertions are ignored.
class RegexSampler final
{
public:
    explicit RegexSampler(quint32 seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] QString sample(const RegexNode &node);
    /// The text with a few random changes: case, letters that fold alike, characters lost, added, swapped.
    [[nodiscard]] QString mutated(const QString &text);
    /// Below `end`.
    [[nodiscard]] int below(int end);

private:
    void append(QString &out, const RegexNode &node);
    QString filler();
    char32_t member(const RegexNode &node);

    std::mt19937 m_random;
    QHash<int, QString> m_groups; ///< what the groups of this sample took
};

} // namespace Clew
