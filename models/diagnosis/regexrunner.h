// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"

#include <QByteArrayView>
#include <QList>

#include <memory>
#include <vector>

namespace Clew {

class MatchRegex;

enum class MatchAnswer {
    No,
    Yes,
    Undecided, ///< a limit was hit
};

/// Backtracking steps of one search; more is undecided. A hostile regex is given up after some milliseconds,
/// one of the catalogs' needs a few hundred.
inline constexpr quint32 MatchLimit = 100'000;
/// Nested backtracking, for the interpreter that stands in where JIT is not allowed.
inline constexpr quint32 MatchDepthLimit = 20'000;
/// KiB of memory for the interpreter.
inline constexpr quint32 MatchHeapLimit = 16'384;
/// Bytes of the stack that JIT code may use; more is undecided.
inline constexpr std::size_t MatchStackBytes = 512 * 1024;

/// Where a regex matched.
struct RegexMatch
{
    MatchAnswer answer = MatchAnswer::No;
    qsizetype begin = 0; ///< bytes in the text
    qsizetype end = 0;
    QList<Capture> captures; ///< groups that took part, in the order of their numbers
};

/// Runs regexes; holds the memory that a search needs. One thread at a time.
class RegexRunner final
{
public:
    RegexRunner();
    ~RegexRunner();
    Q_DISABLE_COPY_MOVE(RegexRunner)

    /// Whether the caller has seen to it that a text is valid UTF-8: looking costs more than most searches.
    enum class Text { Unchecked, ValidUtf8 };

    /// Whether the regex matches anywhere in the text, which should be valid UTF-8 (what is not, is
    /// undecided). A regex that does not compile matches nothing.
    [[nodiscard]] MatchAnswer test(const MatchRegex &regex, QByteArrayView text,
                                   Text state = Text::Unchecked);
    /// The leftmost match with its captures.
    [[nodiscard]] RegexMatch find(const MatchRegex &regex, QByteArrayView text, Text state = Text::Unchecked);

private:
    struct Memory;
    int run(const MatchRegex &regex, QByteArrayView text, Text state);

    std::unique_ptr<Memory> m_memory;
};

} // namespace Clew
