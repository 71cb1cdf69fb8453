// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/textdiff.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace Clew {

namespace {

using Kind = DiffPiece::Kind;
using Words = QList<QStringView>;

Words wordsOf(QStringView text)
{
    Words words;
    qsizetype begin = 0;
    while (begin < text.size()) {
        qsizetype end = begin + 1;
        const auto isLetter = [&text](qsizetype at) {
            return text[at].isLetterOrNumber() && text[at].script() != QChar::Script_Han;
        };
        if (isLetter(begin)) {
            while (end < text.size() && isLetter(end))
                ++end;
        } else if (text[begin].isHighSurrogate() && end < text.size()) {
            ++end;
        }
        words.append(text.sliced(begin, end - begin));
        begin = end;
    }
    return words;
}

Words linesOf(QStringView text)
{
    Words lines;
    qsizetype begin = 0;
    while (begin < text.size()) {
        const qsizetype at = text.indexOf(u'\n', begin);
        const qsizetype end = at < 0 ? text.size() : at + 1;
        lines.append(text.sliced(begin, end - begin));
        begin = end;
    }
    return lines;
}

void append(QList<DiffPiece> &pieces, Kind kind, QStringView text)
{
    if (text.isEmpty())
        return;
    if (!pieces.isEmpty() && pieces.constLast().kind == kind)
        pieces.last().text += text;
    else
        pieces.append({.kind = kind, .text = text.toString()});
}

/// Lengths of the longest common subsequences of what is left of both lists.
class Lengths final
{
public:
    Lengths(const Words &a, const Words &b)
        : m_width(static_cast<std::size_t>(b.size()) + 1)
        , m_cells((static_cast<std::size_t>(a.size()) + 1) * m_width)
    {
        for (qsizetype i = a.size() - 1; i >= 0; --i) {
            for (qsizetype k = b.size() - 1; k >= 0; --k)
                cell(i, k) = a[i] == b[k] ? static_cast<quint16>(at(i + 1, k + 1) + 1)
                                          : std::max(at(i + 1, k), at(i, k + 1));
        }
    }
    [[nodiscard]] quint16 at(qsizetype i, qsizetype k) const { return m_cells[place(i, k)]; }

private:
    [[nodiscard]] std::size_t place(qsizetype i, qsizetype k) const
    {
        return static_cast<std::size_t>(i) * m_width + static_cast<std::size_t>(k);
    }
    quint16 &cell(qsizetype i, qsizetype k) { return m_cells[place(i, k)]; }

    std::size_t m_width;
    std::vector<quint16> m_cells;
};

void appendMiddle(QList<DiffPiece> &pieces, const Words &a, const Words &b)
{
    const auto whole = [&pieces](Kind kind, const Words &words) {
        for (const QStringView word : words)
            append(pieces, kind, word);
    };
    if (a.isEmpty() || b.isEmpty() || a.size() > MostDiffWords || b.size() > MostDiffWords) {
        whole(Kind::Removed, a);
        whole(Kind::Added, b);
        return;
    }
    const Lengths lengths(a, b);
    qsizetype i = 0;
    qsizetype k = 0;
    Words added; // behind what was removed at the same place
    const auto flush = [&] {
        whole(Kind::Added, added);
        added.clear();
    };
    while (i < a.size() || k < b.size()) {
        if (i < a.size() && k < b.size() && a[i] == b[k]) {
            flush();
            append(pieces, Kind::Same, a[i]);
            ++i;
            ++k;
        } else if (k == b.size() || (i < a.size() && lengths.at(i + 1, k) >= lengths.at(i, k + 1))) {
            append(pieces, Kind::Removed, a[i++]);
        } else {
            added.append(b[k++]);
        }
    }
    flush();
}

QList<DiffPiece> diff(Words a, Words b)
{
    QList<DiffPiece> pieces;
    const auto heads = std::ranges::mismatch(a, b);
    const qsizetype head = heads.in1 - a.begin();
    for (qsizetype i = 0; i < head; ++i)
        append(pieces, Kind::Same, a[i]);
    a = a.sliced(head);
    b = b.sliced(head);
    qsizetype tail = 0;
    while (tail < std::min(a.size(), b.size()) && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    const Words rest = a.last(tail);
    appendMiddle(pieces, a.first(a.size() - tail), b.first(b.size() - tail));
    for (const QStringView word : rest)
        append(pieces, Kind::Same, word);
    return pieces;
}

} // namespace

QList<DiffPiece> diffWords(const QString &before, const QString &after)
{
    return diff(wordsOf(before), wordsOf(after));
}

QList<DiffPiece> diffLines(const QString &before, const QString &after)
{
    return diff(linesOf(before), linesOf(after));
}

} // namespace Clew
