// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/nearmiss.h"

#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexrunner.h"
#include "models/diagnosis/regexsyntax.h"

#include <algorithm>
#include <span>
#include <vector>

namespace Clew {

namespace {

using Atoms = std::vector<RegexNode>;

/// A part of a regex that stands at the end of its alternative may leave fewer than this many characters
/// matched: then the text has nothing to do with it.
constexpr qsizetype LeastMatched = 4;

/// The alternatives of a regex, whatever groups stand around them.
void addBranches(const RegexNode &node, std::vector<Atoms> &branches)
{
    if (branches.size() >= MaxNearMissBranches)
        return;
    if (node.kind == RegexNodeKind::Alternate) {
        for (const RegexNode &child : node.children)
            addBranches(child, branches);
    } else if ((node.kind == RegexNodeKind::Group || node.kind == RegexNodeKind::Concat) &&
               node.children.size() == 1) {
        addBranches(node.children.front(), branches);
    } else if (node.kind == RegexNodeKind::Concat) {
        branches.push_back(node.children);
    } else {
        branches.push_back({node});
    }
}

RegexNode prefixOf(const Atoms &atoms, std::size_t count)
{
    RegexNode node;
    node.kind = RegexNodeKind::Concat;
    node.children.assign(atoms.begin(), atoms.begin() + static_cast<std::ptrdiff_t>(count));
    return node;
}

/// The character at a place of UTF-8 text, empty at its end.
QString characterAt(QByteArrayView text, qsizetype at)
{
    if (at >= text.size())
        return {};
    qsizetype end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        ++end;
    return QString::fromUtf8(text.sliced(at, end - at));
}

class Search
{
public:
    explicit Search(QByteArrayView text)
        : m_text(text)
    {
    }

    RegexMatch match(const Atoms &atoms, std::size_t count)
    {
        const MatchRegex regex(RegexSyntax::toPcre2(prefixOf(atoms, count), RegexSyntax::Captures::Drop));
        return m_runner.find(regex, m_text);
    }

    /// The longest beginning of an alternative that matches somewhere, and where. A longer one matches
    /// nowhere where a shorter one does not.
    std::pair<std::size_t, RegexMatch> longest(const Atoms &atoms)
    {
        std::size_t good = 0;
        std::size_t bad = atoms.size() + 1;
        RegexMatch best;
        while (bad - good > 1) {
            const std::size_t middle = good + (bad - good) / 2;
            const RegexMatch found = match(atoms, middle);
            if (found.answer == MatchAnswer::Yes) {
                good = middle;
                best = found;
            } else {
                bad = middle;
            }
        }
        return {good, best};
    }

private:
    QByteArrayView m_text;
    RegexRunner m_runner;
};

/// Characters of the text that atoms name, not those that ".*" runs over.
qsizetype namedCharacters(const Atoms &atoms, std::size_t count)
{
    return std::ranges::count_if(std::span(atoms).first(count), [](const RegexNode &node) {
        return node.kind == RegexNodeKind::Character || node.kind == RegexNodeKind::Class;
    });
}

} // namespace

std::optional<NearMiss> nearMiss(const QString &regex, QByteArrayView text)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    if (!tree || tree->entangled)
        return {};
    std::vector<Atoms> branches;
    addBranches(tree->root, branches);
    Search search(text);
    std::optional<NearMiss> best;
    qsizetype most = LeastMatched - 1;
    for (const Atoms &atoms : branches) {
        const auto [count, found] = search.longest(atoms);
        if (count == atoms.size())
            return {};
        const qsizetype named = namedCharacters(atoms, count);
        if (named <= most)
            continue;
        most = named;
        best = NearMiss{.matched = QString::fromUtf8(text.sliced(found.begin, found.end - found.begin)),
                        .begin = found.begin,
                        .end = found.end,
                        .atom = RegexSyntax::toPcre2(atoms[count], RegexSyntax::Captures::Drop),
                        .met = characterAt(text, found.end)};
    }
    return best;
}

} // namespace Clew
