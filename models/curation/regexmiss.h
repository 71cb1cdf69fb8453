// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QList>
#include <QString>

#include <optional>

namespace Clew {

/// What a proposed change does to the atom that failed.
enum class MissChange {
    AcceptWord,   ///< what stands there is allowed too: `(?:\d+|X)`
    Generalise,   ///< the atom becomes a wider one: `\S+`
    AllowBlanks,  ///< blanks may stand before it
    AllowText,    ///< any text may stand before it
    MakeOptional, ///< it may be absent
    ReplaceText,  ///< a literal becomes the one that stands there
};

struct MissEdit
{
    MissChange change = MissChange::Generalise;
    TextRange range;     ///< of the regex, what is replaced
    QString text;        ///< by this
    QString regex;       ///< the regex then
    bool matches = true; ///< which was tried; else it comes further, and the next near miss tells how far

    friend bool operator==(const MissEdit &, const MissEdit &) = default;
};

/// How far a regex came in a text that it does not match: "matched up to `expected `, `\d+` met `X`".
struct RegexMiss
{
    TextRange
        matched; ///< of the text, by the atoms before the one that failed; empty where not even the first did
    QString upTo;   ///< the end of the matched stretch, at most MaxMissText characters
    TextRange atom; ///< of the regex: the atom that failed, literals in a row as one
    QString atomText;
    QString met;           ///< what stands in the text instead: a word, or one character; empty at its end
    QList<MissEdit> edits; ///< tried; those that match first, then the narrowest

    friend bool operator==(const RegexMiss &, const RegexMiss &) = default;
};

inline constexpr qsizetype MaxMissText = 32;

/// The near miss of the alternative that came furthest; nothing where the regex matches, does not compile, or
/// its first atom is nowhere in the text. Some ten small searches an alternative.
[[nodiscard]] std::optional<RegexMiss> regexMiss(const QString &regex, const QString &text);

} // namespace Clew
