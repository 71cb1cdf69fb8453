// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace Clew {

enum class RegexNodeKind {
    Empty,         ///< matches the empty text
    Character,     ///< one code point
    Any,           ///< `.`
    Class,         ///< `[…]` or a category such as `\d`
    Assertion,     ///< `^ $ \A \Z \b \B`
    Look,          ///< lookahead or lookbehind; one child
    Group,         ///< one child
    Concat,        ///< children in order
    Alternate,     ///< one of the children
    Repeat,        ///< one child, min to max times
    BackReference, ///< `\1`, `(?P=name)`
    Conditional,   ///< `(?(1)yes|no)`; two children
};

enum class RepeatMode {
    Greedy,
    Lazy,
    Possessive,
};

enum class GroupMode {
    Plain, ///< `(?:…)`
    Capture,
    Atomic, ///< `(?>…)`
};

/// One node of a parsed regex. Flags in force are resolved into the nodes, so a node means the same wherever
/// it is put.
struct RegexNode
{
    static constexpr int Unlimited = -1;

    RegexNodeKind kind = RegexNodeKind::Empty;
    std::vector<RegexNode> children;

    char32_t character = 0;     ///< Character; Assertion: the letter, or '^' and '$'
    bool caseSensitive = false; ///< Character, Class, BackReference: under `(?-i:…)`
    bool dotAll = false;        ///< Any: matches '\n' too
    bool multiLine = false;     ///< Assertion ^ and $
    bool ascii = false;         ///< Class, Assertion: under `(?a)`

    bool negated = false;                              ///< Class, Look
    bool behind = false;                               ///< Look
    std::vector<std::pair<char32_t, char32_t>> ranges; ///< Class: first and last code point
    QString categories;                                ///< Class: letters of "dDwWsS"

    int min = 0;
    int max = 0; ///< Unlimited for no upper bound
    RepeatMode repeat = RepeatMode::Greedy;

    GroupMode group = GroupMode::Plain;
    int number = 0; ///< Capture: number of the group; BackReference, Conditional: group meant
    QString name;   ///< Capture: may be empty
};

/// A regex as a tree.
struct RegexTree
{
    RegexNode root;
    int groups = 0; ///< capture groups
    /// Branches cannot be cut apart: back references or conditionals join them.
    bool entangled = false;
};

} // namespace Clew
