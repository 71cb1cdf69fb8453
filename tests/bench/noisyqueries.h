// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <random>

namespace Clew::Bench {

/// Makes of signatures what a user has in hand. The same seed gives the same texts.
class NoisyQueries final
{
public:
    explicit NoisyQueries(quint32 seed)
        : m_random(seed)
    {
    }

    /// Numbers, paths and quoted or mixed-case identifiers changed, one word in five dropped.
    [[nodiscard]] QString noisy(const QString &signature);
    /// Two letters dropped, doubled, replaced or exchanged, in words of at least four letters.
    [[nodiscard]] QString withTypos(const QString &signature);
    /// The noisy signature as one line of a log that no record knows.
    [[nodiscard]] QString insideLog(const QString &signature);

private:
    [[nodiscard]] int below(int end);
    [[nodiscard]] QString changedWord(const QString &word);
    [[nodiscard]] QString madeUpName();
    [[nodiscard]] QString frame();

    std::mt19937 m_random;
};

} // namespace Clew::Bench
