// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QStringView>

#include <array>

namespace Clew {

/// Edit distance of one word to many, a column of the table a step: H. Hyyrö, "Explaining and extending the
/// bit-parallel approximate string matching algorithm of Myers" (2001) and "Bit-parallel approximate string
/// matching algorithms with transposition" (2003). Insertion, deletion, replacement and exchange of
/// neighbours count one each.
class EditDistance final
{
public:
    /// ASCII letters and digits alone, at most LongestWord of them; see `canCompare`.
    explicit EditDistance(QStringView word);

    [[nodiscard]] static bool canCompare(QStringView word);

    /// Distance to a term (UTF-8), `limit` + 1 where it is more than `limit`.
    [[nodiscard]] int toTerm(QByteArrayView term, int limit) const;
    /// Least distance to any beginning of a term.
    [[nodiscard]] int toPrefix(QByteArrayView term, int limit) const;

    static constexpr qsizetype LongestWord = 40;

private:
    [[nodiscard]] int distance(QByteArrayView term, int limit, bool anyPrefix) const;

    std::array<quint64, 128> m_places{}; ///< by ASCII unit: where the word has it
    int m_length = 0;
};

} // namespace Clew
