// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexnode.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace Clew {

enum class BranchKind {
    Literal, ///< one literal, nothing else
    Chain,   ///< literals on one line with any characters between them: `literal.*literal`, `a.{0,30}b`
    Engine,  ///< a regex engine has to decide
};

/// One literal of a chain, with the number of characters (code points other than '\n') that may stand before
/// it: between the literal before and this one, for the first one since the begin of the line.
struct ChainPart
{
    int minGap = 0;
    int maxGap = 0;     ///< RegexNode::Unlimited for no bound; always so for the first part
    QByteArray literal; ///< folded UTF-8, never empty, without '\n'

    friend bool operator==(const ChainPart &, const ChainPart &) = default;
};

/// One of the alternatives whose union a regex is. It matches a text exactly where one of the branches of its
/// regex does; which text it captures is not kept.
struct RegexBranch
{
    BranchKind kind = BranchKind::Engine;
    std::vector<ChainPart> chain; ///< Literal: one; Chain: one or more
    int trailing = 0;             ///< Literal, Chain: characters that must follow on the line of the last
    /// Literals that stand in every match, one behind the other in this order; folded UTF-8. Never more than
    /// is certain: may be empty.
    std::vector<QByteArray> required;
    /// Of each of these sets one literal stands in every match.
    std::vector<std::vector<QByteArray>> oneOf;
    QString pattern; ///< Engine: the branch in PCRE2's dialect, without captures unless it needs them
};

/// More branches than this are not made of one alternative by multiplying out what stands inside it.
inline constexpr std::size_t MaxBranchProduct = 32;

/// Cuts a regex into branches. Linear in the size of what comes out.
[[nodiscard]] std::vector<RegexBranch> branchesOf(const RegexTree &tree);

} // namespace Clew
