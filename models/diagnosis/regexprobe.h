// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexrunner.h"

#include <QString>

#include <memory>
#include <optional>

namespace Clew {

/// What a regex needs to be tried on a few texts: compiled without JIT (some 10 microseconds), so that steps
/// are counted alike on every machine. One thread at a time.
class RegexProbe final
{
public:
    enum class LineEnds {
        Ordinary,  ///< as the dialect has them
        LikeOthers ///< `.` matches '\n' too: what a regex was perhaps meant to say
    };

    enum class Shortcuts {
        All,
        None ///< as an engine that sees no shortcut: no look ahead for a character that must come, no repeat
             ///< made possessive
    };

    /// `regex` in the dialect of the catalogs; one that does not parse or compile is not valid and answers
    /// No.
    explicit RegexProbe(const QString &regex, LineEnds lineEnds = LineEnds::Ordinary,
                        Shortcuts shortcuts = Shortcuts::All);
    ~RegexProbe();
    Q_DISABLE_COPY_MOVE(RegexProbe)

    [[nodiscard]] bool isValid() const;
    /// Capture groups of the regex.
    [[nodiscard]] int groupCount() const;

    /// A stretch of the text, in UTF-16 units.
    struct Span
    {
        qsizetype begin = 0;
        qsizetype end = 0;

        friend bool operator==(const Span &, const Span &) = default;
    };
    struct Match
    {
        MatchAnswer answer = MatchAnswer::No;
        Span whole;
        std::vector<std::optional<Span>> groups; ///< by number from 1; nothing where a group took no part

        friend bool operator==(const Match &, const Match &) = default;
    };
    /// The leftmost match. Undecided beyond MatchLimit steps.
    [[nodiscard]] Match find(const QString &text);
    [[nodiscard]] MatchAnswer test(const QString &text);

    /// Backtracking steps that deciding the text takes, rounded up to a power of two and at least 64; `cap`
    /// where it takes more. PCRE2's own count (its match limit), so no clock is involved. Costs twice the
    /// steps.
    [[nodiscard]] quint32 steps(const QString &text, quint32 cap = MatchLimit);

private:
    int run(const QByteArray &utf8, quint32 limit);

    struct Memory;
    std::unique_ptr<Memory> m_memory;
};

} // namespace Clew
