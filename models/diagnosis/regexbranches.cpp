// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/regexbranches.h"

#include "models/diagnosis/casefold.h"
#include "models/diagnosis/regexsyntax.h"

#include <algorithm>
#include <deque>
#include <optional>

namespace Clew {

namespace {

using Sequence = std::vector<const RegexNode *>;
using Sequences = std::vector<Sequence>;

/// `x{n}` is written out up to this n.
constexpr int MaxWrittenOut = 4;
/// Classes of up to this many characters are alternatives.
constexpr std::size_t MaxClassChoice = 3;

/// The distinct folded characters of a class, where they are few and nothing but single characters.
std::vector<char32_t> fewCharacters(const RegexNode &node)
{
    if (node.kind != RegexNodeKind::Class || node.negated || node.caseSensitive || !node.categories.isEmpty())
        return {};
    std::vector<char32_t> found;
    for (const auto &[first, last] : node.ranges) {
        if (first != last || !hasStableFolding(first))
            return {};
        const char32_t folded = foldedCase(first);
        if (std::find(found.begin(), found.end(), folded) == found.end())
            found.push_back(folded);
        if (found.size() > MaxClassChoice)
            return {};
    }
    return found;
}

bool isPossessive(const RegexNode &node)
{
    return node.kind == RegexNodeKind::Repeat && node.repeat == RepeatMode::Possessive;
}

/// Multiplies a tree out into sequences of nodes.
class Expander
{
public:
    Sequences expand(const RegexNode &node)
    {
        switch (node.kind) {
        case RegexNodeKind::Empty:
            return {{}};
        case RegexNodeKind::Group:
            return node.group == GroupMode::Atomic ? Sequences{{&node}} : expand(node.children.front());
        case RegexNodeKind::Concat:
            return expandConcat(node);
        case RegexNodeKind::Alternate: {
            Sequences all;
            for (const RegexNode &child : node.children) {
                Sequences some = expand(child);
                std::move(some.begin(), some.end(), std::back_inserter(all));
            }
            return all;
        }
        case RegexNodeKind::Repeat:
            return expandRepeat(node);
        case RegexNodeKind::Class:
            return expandClass(node);
        default:
            return {{&node}};
        }
    }

    /// A node that lives as long as this object.
    const RegexNode *make(RegexNode node) { return &m_made.emplace_back(std::move(node)); }

private:
    Sequences expandConcat(const RegexNode &node)
    {
        if (node.children.size() == 1)
            return expand(node.children.front());
        Sequences all{{}};
        for (const RegexNode &child : node.children) {
            Sequences some = expand(child);
            if (all.size() * some.size() > MaxBranchProduct)
                some = {{&child}};
            if (some.size() == 1) {
                for (Sequence &sequence : all)
                    sequence.insert(sequence.end(), some.front().begin(), some.front().end());
                continue;
            }
            Sequences product;
            for (const Sequence &before : all) {
                for (const Sequence &behind : some) {
                    product.push_back(before);
                    product.back().insert(product.back().end(), behind.begin(), behind.end());
                }
            }
            all = std::move(product);
        }
        return all;
    }

    Sequences expandRepeat(const RegexNode &node)
    {
        if (isPossessive(node))
            return {{&node}};
        const RegexNode &child = node.children.front();
        const bool gap = child.kind == RegexNodeKind::Any || !fewCharacters(child).empty();
        if (node.min == 0 && node.max == 1 && !gap) {
            Sequences all = expand(child);
            all.push_back({});
            return all;
        }
        if (node.min == node.max && node.max <= MaxWrittenOut && child.kind != RegexNodeKind::Any) {
            RegexNode written{.kind = RegexNodeKind::Concat};
            for (int i = 0; i < node.max; ++i)
                written.children.push_back(child);
            return expand(*make(std::move(written)));
        }
        return {{&node}};
    }

    Sequences expandClass(const RegexNode &node)
    {
        const std::vector<char32_t> characters = fewCharacters(node);
        if (characters.empty())
            return {{&node}};
        Sequences all;
        for (const char32_t character : characters)
            all.push_back({make({.kind = RegexNodeKind::Character, .character = character})});
        return all;
    }

    std::deque<RegexNode> m_made;
};

/// What stands at an end of a sequence and may match nothing decides nothing, and a repetition at an end is
/// satisfied by its least number: only whether there is a match is asked.
void trimEnd(Sequence &sequence, bool front, Expander &expander)
{
    while (!sequence.empty()) {
        const RegexNode *&edge = front ? sequence.front() : sequence.back();
        if (edge->kind != RegexNodeKind::Repeat || isPossessive(*edge))
            return;
        if (edge->min > 0) {
            if (edge->min != edge->max) {
                RegexNode least = *edge;
                least.max = least.min;
                edge = expander.make(std::move(least));
            }
            return;
        }
        sequence.erase(front ? sequence.begin() : sequence.end() - 1);
    }
}

/// A character that may stand in a literal.
bool isLiteral(const RegexNode &node)
{
    return node.kind == RegexNodeKind::Character && hasStableFolding(node.character);
}

/// Fills in chain and trailing where the sequence is made of nothing but characters and gaps.
bool readChain(const Sequence &sequence, RegexBranch &branch)
{
    ChainPart part{.maxGap = RegexNode::Unlimited};
    bool inLiteral = false;
    const auto addGap = [&](int min, int max) {
        if (inLiteral)
            branch.chain.push_back(std::exchange(part, ChainPart{}));
        inLiteral = false;
        part.minGap += min;
        if (part.maxGap != RegexNode::Unlimited)
            part.maxGap = max == RegexNode::Unlimited ? max : part.maxGap + max;
    };
    for (const RegexNode *node : sequence) {
        if (isLiteral(*node) && !node->caseSensitive && node->character != '\n') {
            appendUtf8(part.literal, foldedCase(node->character));
            inLiteral = true;
        } else if (node->kind == RegexNodeKind::Any && !node->dotAll) {
            addGap(1, 1);
        } else if (node->kind == RegexNodeKind::Repeat && !isPossessive(*node) &&
                   node->children.front().kind == RegexNodeKind::Any && !node->children.front().dotAll &&
                   node->min < MaxRegexLength && node->max < MaxRegexLength) {
            addGap(node->min, node->max);
        } else {
            branch.chain.clear();
            return false;
        }
    }
    if (inLiteral)
        branch.chain.push_back(part);
    else
        branch.trailing = part.minGap;
    return !branch.chain.empty();
}

/// Collects what every match must hold.
class RequiredLiterals
{
public:
    void add(const RegexNode &node)
    {
        switch (node.kind) {
        case RegexNodeKind::Character:
            if (isLiteral(node))
                appendUtf8(m_run, foldedCase(node.character));
            else
                flush();
            return;
        case RegexNodeKind::Class: {
            const std::vector<char32_t> characters = fewCharacters(node);
            if (characters.size() == 1)
                appendUtf8(m_run, characters.front());
            else
                flush();
            return;
        }
        case RegexNodeKind::Concat:
        case RegexNodeKind::Group:
            for (const RegexNode &child : node.children)
                add(child);
            return;
        case RegexNodeKind::Repeat:
            flush();
            if (node.min > 0) {
                add(node.children.front());
                flush();
            }
            return;
        case RegexNodeKind::Alternate:
            flush();
            addChoice(node);
            return;
        case RegexNodeKind::Empty:
            return;
        default: // what matches nothing certain, or nothing at all
            flush();
            return;
        }
    }

    void flush()
    {
        if (!m_run.isEmpty())
            required.push_back(std::exchange(m_run, {}));
    }

    /// The longest literal that must occur, empty where there is none.
    [[nodiscard]] QByteArray longest() const
    {
        QByteArray best;
        for (const QByteArray &literal : required) {
            if (literal.size() > best.size())
                best = literal;
        }
        return best;
    }

    std::vector<QByteArray> required;
    std::vector<std::vector<QByteArray>> oneOf;

private:
    void addChoice(const RegexNode &node)
    {
        std::vector<QByteArray> set;
        for (const RegexNode &child : node.children) {
            RequiredLiterals inner;
            inner.add(child);
            inner.flush();
            set.push_back(inner.longest());
            if (set.back().isEmpty())
                return;
        }
        oneOf.push_back(std::move(set));
    }

    QByteArray m_run;
};

void readRequired(const Sequence &sequence, RegexBranch &branch)
{
    RequiredLiterals literals;
    for (const RegexNode *node : sequence)
        literals.add(*node);
    literals.flush();
    branch.required = std::move(literals.required);
    branch.oneOf = std::move(literals.oneOf);
}

RegexBranch engineBranch(const Sequence &sequence, RegexSyntax::Captures captures)
{
    RegexBranch branch;
    RegexNode whole{.kind = RegexNodeKind::Concat};
    for (const RegexNode *node : sequence)
        whole.children.push_back(*node);
    branch.pattern = RegexSyntax::toPcre2(whole, captures);
    readRequired(sequence, branch);
    return branch;
}

RegexBranch branchOf(Sequence sequence, Expander &expander)
{
    trimEnd(sequence, true, expander);
    trimEnd(sequence, false, expander);
    RegexBranch branch;
    if (!readChain(sequence, branch))
        return engineBranch(sequence, RegexSyntax::Captures::Drop);
    const ChainPart &first = branch.chain.front();
    branch.kind = branch.chain.size() == 1 && first.minGap == 0 && branch.trailing == 0 ? BranchKind::Literal
                                                                                        : BranchKind::Chain;
    for (const ChainPart &part : branch.chain)
        branch.required.push_back(part.literal);
    return branch;
}

} // namespace

std::vector<RegexBranch> branchesOf(const RegexTree &tree)
{
    if (tree.entangled)
        return {engineBranch({&tree.root}, RegexSyntax::Captures::Keep)};
    Expander expander;
    std::vector<RegexBranch> branches;
    for (Sequence &sequence : expander.expand(tree.root))
        branches.push_back(branchOf(std::move(sequence), expander));
    return branches;
}

} // namespace Clew
