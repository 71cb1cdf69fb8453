// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/filetext.h"

#include <algorithm>

namespace Clew {

namespace {

bool isRecord(qsizetype piece)
{
    return piece % 2 == 1;
}

} // namespace

FileText::FileText(QString path, const QByteArray &bytes, const RecordCodec &codec)
    : m_path(std::move(path))
    , m_savedText(bytes)
{
    m_pieces = bytes.isNull() ? QList<QByteArray>(3) : cut(bytes, m_path, codec);
    setRead(m_pieces);
}

QList<QByteArray> FileText::cut(const QByteArray &text, const QString &path, const RecordCodec &codec)
{
    QList<QByteArray> pieces;
    qsizetype at = 0;
    for (const RecordBytesRange &range : codec.recordsIn(text, path)) {
        pieces.append(text.sliced(at, range.begin - at));
        pieces.append(text.sliced(range.begin, range.end - range.begin));
        at = range.end;
    }
    pieces.append(text.sliced(at));
    return pieces;
}

QByteArray FileText::joined(const QList<QByteArray> &pieces)
{
    QByteArray text("");
    for (const QByteArray &piece : pieces)
        text += piece;
    const QByteArray rest = text.startsWith("\xEF\xBB\xBF") ? text.sliced(3) : text;
    const bool isBlank =
        std::ranges::all_of(rest, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    return isBlank ? QByteArray() : text;
}

QByteArray FileText::text() const
{
    return joined(m_pieces);
}

qsizetype FileText::recordCount() const
{
    qsizetype count = 0;
    for (qsizetype i = 1; i < m_pieces.size(); i += 2)
        count += m_pieces[i].isEmpty() ? 0 : 1;
    return count;
}

qsizetype FileText::pieceAt(qsizetype begin) const
{
    const auto found = std::ranges::lower_bound(m_begins, begin, {}, &std::pair<qsizetype, qsizetype>::first);
    return found != m_begins.end() && found->first == begin ? found->second : -1;
}

void FileText::setRead(const QList<QByteArray> &pieces)
{
    setSaved(pieces);
    m_begins.clear();
    qsizetype at = 0;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (i % 2 == 1 && !pieces[i].isEmpty())
            m_begins.append({at, i});
        at += pieces[i].size();
    }
}

QList<PieceChange> FileText::removal(qsizetype number) const
{
    Q_ASSERT(isRecord(number));
    QList<PieceChange> changes{changeBetween(m_path, number, m_pieces[number], {})};
    const auto isLive = [this](qsizetype piece) { return !m_pieces[piece].isEmpty(); };
    qsizetype previous = number - 2;
    while (previous > 0 && !isLive(previous))
        previous -= 2;
    qsizetype next = number + 2;
    while (next < m_pieces.size() && !isLive(next))
        next += 2;
    // Before each record but the first stands its separator: with the record goes its own, with the first one
    // that of the next.
    const qsizetype separator = previous > 0 ? number - 1 : next < m_pieces.size() ? next - 1 : -1;
    if (separator >= 0 && !m_pieces[separator].isEmpty())
        changes.append(changeBetween(m_path, separator, m_pieces[separator], {}));
    return changes;
}

void FileText::endSave()
{
    m_savedPieces = m_saving;
    m_savedText = joined(m_saving);
}

void FileText::setSaved(const QList<QByteArray> &pieces)
{
    Q_ASSERT(pieces.size() == m_pieces.size());
    m_savedPieces = pieces;
    m_savedText = joined(pieces);
}

} // namespace Clew
