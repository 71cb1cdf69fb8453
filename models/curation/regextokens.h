// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QList>
#include <QStringView>

namespace Clew {

enum class RegexTokenKind {
    Literal,    ///< one character that stands for itself
    Escape,     ///< `\d`, `\.`, `\x41`, `\u4e2d`
    Dot,        ///< `.`
    Class,      ///< `[…]`
    Anchor,     ///< `^`, `$`
    GroupOpen,  ///< `(`, `(?:`, `(?P<name>`, `(?=`, `(?<!`, `(?i:`, `(?(1)` …
    GroupClose, ///< `)`
    Bar,        ///< `|`
    Quantifier, ///< `*`, `+?`, `{2,3}+` …
    Flags,      ///< `(?i)`
    Comment,    ///< `(?#…)`
    NamedBack,  ///< `(?P=name)`
};

/// A piece of a regex as it is written.
struct RegexToken
{
    RegexTokenKind kind = RegexTokenKind::Literal;
    TextRange range; ///< UTF-16 units of the regex

    friend bool operator==(const RegexToken &, const RegexToken &) = default;
};

/// Cuts a regex in the dialect of Python's `re` into pieces that cover it without gaps, in order. Never
/// fails: of a broken regex the rest is literals. Linear.
[[nodiscard]] QList<RegexToken> regexTokens(QStringView regex);

/// The top of a regex: its alternatives, each as the atoms that must match one behind the other.
struct RegexOutline
{
    /// Every atom is a token, a class or a whole group with its quantifier, as a range of the regex.
    QList<QList<TextRange>> alternatives;
};

/// A group around the whole regex, with nothing but flags before it, is looked into.
[[nodiscard]] RegexOutline regexOutline(QStringView regex);

} // namespace Clew
