// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexmiss.h"

#include "models/curation/regextokens.h"
#include "models/diagnosis/regexprobe.h"
#include "models/diagnosis/regexsyntax.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Flags in front of a regex: they belong to each piece of it that is tried.
QString flagsOf(const QString &regex)
{
    QString flags;
    const QList<RegexToken> tokens = regexTokens(regex);
    for (const RegexToken &token : tokens) {
        if (token.kind != RegexTokenKind::Flags)
            break;
        flags += QStringView(regex).sliced(token.range.start, token.range.length);
    }
    return flags;
}

/// An atom of one fixed character.
bool isLiteral(const QString &regex, const TextRange &atom)
{
    const QList<RegexToken> tokens = regexTokens(QStringView(regex).sliced(atom.start, atom.length));
    if (tokens.size() != 1)
        return false;
    if (tokens.first().kind == RegexTokenKind::Literal)
        return true;
    return tokens.first().kind == RegexTokenKind::Escape && atom.length == 2 &&
           !regex[atom.start + 1].isLetterOrNumber();
}

struct Reach
{
    qsizetype atoms = 0; ///< that match one behind the other
    RegexProbe::Span span;
};

/// The longest run of atoms from the first that is somewhere in the text.
Reach reachOf(const QString &regex, const QString &flags, const QList<TextRange> &atoms, const QString &text)
{
    const auto tried = [&](qsizetype count) {
        const qsizetype begin = atoms.first().start;
        const TextRange last = atoms[count - 1];
        RegexProbe probe(flags + regex.sliced(begin, last.start + last.length - begin));
        return probe.isValid() ? probe.find(text) : RegexProbe::Match();
    };
    Reach reach;
    qsizetype low = 0;
    qsizetype high = atoms.size();
    // Where a run matches, each shorter one does.
    while (low < high) {
        const qsizetype middle = (low + high + 1) / 2;
        const RegexProbe::Match match = tried(middle);
        if (match.answer == MatchAnswer::Yes) {
            low = middle;
            reach = {middle, match.whole};
        } else {
            high = middle - 1;
        }
    }
    return reach;
}

/// The alternative that came furthest, and how far.
struct Progress
{
    QList<TextRange> atoms;
    Reach reach;

    [[nodiscard]] qsizetype left() const { return atoms.size() - reach.atoms; }
};

std::optional<Progress> furthest(const QString &regex, const QString &text)
{
    const QString flags = flagsOf(regex);
    std::optional<Progress> best;
    const QList<QList<TextRange>> alternatives = regexOutline(regex).alternatives;
    for (const QList<TextRange> &atoms : alternatives) {
        if (atoms.isEmpty())
            continue;
        const Reach reach = reachOf(regex, flags, atoms, text);
        // By the share of its atoms, so that a short alternative is not beaten by a long one's first words.
        const bool further = !best || reach.atoms * best->atoms.size() > best->reach.atoms * atoms.size();
        if (reach.atoms > 0 && reach.atoms < atoms.size() && further)
            best = Progress{atoms, reach};
    }
    return best;
}

/// The word that begins at `at`, or the one character there.
QString metAt(const QString &text, qsizetype at)
{
    if (at >= text.size())
        return {};
    qsizetype end = at;
    while (end < text.size() && end - at < MaxMissText && (text[end].isLetterOrNumber() || text[end] == u'_'))
        ++end;
    if (end == at)
        end = at + (text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1);
    return text.sliced(at, end - at);
}

class EditFinder final
{
public:
    EditFinder(const QString &regex, const QString &text, const RegexMiss &miss, const Progress &progress)
        : m_regex(regex)
        , m_text(text)
        , m_miss(miss)
    {
        // Atoms that are left when the failed one is passed.
        const qsizetype end = miss.atom.start + miss.atom.length;
        m_behind = std::count_if(progress.atoms.begin(), progress.atoms.end(),
                                 [end](const TextRange &atom) { return atom.start >= end; });
    }

    QList<MissEdit> all(bool literal)
    {
        const QString &atom = m_miss.atomText;
        const QString word = RegexSyntax::escaped(m_miss.met);
        if (literal && !word.isEmpty())
            propose(MissChange::ReplaceText, word);
        else if (!word.isEmpty())
            propose(MissChange::AcceptWord, u"(?:%1|%2)"_s.arg(atom, word));
        propose(MissChange::AllowBlanks, u"\\s*%1"_s.arg(atom));
        if (!literal) {
            propose(MissChange::Generalise, u"\\w+"_s);
            propose(MissChange::Generalise, u"\\S+"_s);
        }
        propose(MissChange::MakeOptional, u"(?:%1)?"_s.arg(atom));
        propose(MissChange::AllowText, u".*%1"_s.arg(atom));
        std::stable_partition(m_edits.begin(), m_edits.end(),
                              [](const MissEdit &edit) { return edit.matches; });
        return m_edits;
    }

private:
    static constexpr qsizetype MaxEdits = 5;

    void propose(MissChange change, const QString &text)
    {
        QString regex = m_regex;
        regex.replace(m_miss.atom.start, m_miss.atom.length, text);
        if (m_edits.size() >= MaxEdits)
            return;
        const bool matches = RegexProbe(regex).test(m_text) == MatchAnswer::Yes;
        if (!matches) {
            const std::optional<Progress> progress = furthest(regex, m_text);
            if (!progress || progress->left() > m_behind)
                return;
        }
        m_edits.append({change, m_miss.atom, text, regex, matches});
    }

    const QString &m_regex;
    const QString &m_text;
    const RegexMiss &m_miss;
    qsizetype m_behind = 0;
    QList<MissEdit> m_edits;
};

/// The failed atom with the literals that follow it, as one.
TextRange failedAtom(const QString &regex, const QList<TextRange> &atoms, qsizetype failed)
{
    TextRange range = atoms[failed];
    if (!isLiteral(regex, range))
        return range;
    for (qsizetype i = failed + 1; i < atoms.size() && isLiteral(regex, atoms[i]); ++i)
        range.length = atoms[i].start + atoms[i].length - range.start;
    return range;
}

} // namespace

std::optional<RegexMiss> regexMiss(const QString &regex, const QString &text)
{
    RegexProbe whole(regex);
    if (!whole.isValid() || whole.test(text) == MatchAnswer::Yes)
        return std::nullopt;
    const std::optional<Progress> progress = furthest(regex, text);
    if (!progress)
        return std::nullopt;
    RegexMiss miss;
    const RegexProbe::Span span = progress->reach.span;
    miss.matched = {span.begin, span.end - span.begin};
    miss.upTo = text.sliced(miss.matched.start, miss.matched.length).right(MaxMissText);
    miss.atom = failedAtom(regex, progress->atoms, progress->reach.atoms);
    miss.atomText = regex.sliced(miss.atom.start, miss.atom.length);
    miss.met = metAt(text, span.end);
    const TextRange first = progress->atoms[progress->reach.atoms];
    miss.edits = EditFinder(regex, text, miss, *progress).all(isLiteral(regex, first));
    return miss;
}

} // namespace Clew
