// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logcleaner.h"

#include "models/diagnosis/terminaltext.h"

#include <cstring>

namespace Clew {

namespace {

/// Cuts pieces of decoded text out for one line after the other.
class PieceCutter final
{
public:
    explicit PieceCutter(std::span<const RawPiece> pieces)
        : m_pieces(pieces)
    {
    }

    /// Pieces of the text from `begin` to `end`; calls go forward.
    void cut(qsizetype begin, qsizetype end, LineNumber line, std::vector<TextPiece> &out)
    {
        while (m_at + 1 < m_pieces.size() && m_pieces[m_at + 1].text <= begin)
            ++m_at;
        for (size_t i = m_at; i < m_pieces.size() && (i == m_at || m_pieces[i].text < end); ++i) {
            const RawPiece &piece = m_pieces[i];
            const qsizetype from = std::max(piece.text, begin);
            out.push_back({.text = from - begin,
                           .raw = piece.rawAt(from),
                           .line = line,
                           .textStep = piece.textStep,
                           .rawStep = piece.rawStep});
        }
    }

private:
    std::span<const RawPiece> m_pieces;
    size_t m_at = 0;
};

QByteArrayView withoutReturns(QByteArrayView line)
{
    while (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/// A place at or before `limit` that is not inside a character.
qsizetype characterCut(QByteArrayView text, qsizetype limit)
{
    while (limit > 0 && limit < text.size() && (text[limit] & 0xC0) == 0x80)
        --limit;
    return limit;
}

} // namespace

LogCleaner::LogCleaner(LineSink &sink)
    : m_sink(sink)
{
}

void LogCleaner::feed(const DecodedText &decoded)
{
    const QByteArrayView text = decoded.text;
    PieceCutter cutter(decoded.pieces);
    for (qsizetype at = 0; at < text.size();) {
        const void *found = std::memchr(text.data() + at, '\n', static_cast<size_t>(text.size() - at));
        const qsizetype end = found ? static_cast<const char *>(found) - text.data() : text.size();
        m_pieces.clear();
        cutter.cut(at, end, LineNumber(m_line), m_pieces);
        const MappedView line{.text = text.sliced(at, end - at), .pieces = m_pieces};
        if (found && m_partial.text.isEmpty() && line.text.size() <= MaxLineBytes)
            wholeLine(line);
        else
            partOfLine(line, found != nullptr);
        m_lastLineOpen = !found;
        if (found)
            ++m_line;
        at = end + 1;
    }
}

void LogCleaner::finish()
{
    if (!m_partial.text.isEmpty())
        partOfLine({}, true);
}

qint64 LogCleaner::lines() const
{
    return m_line - (m_lastLineOpen ? 0 : 1);
}

void LogCleaner::wholeLine(const MappedView &line)
{
    handOn(line, 0, false);
}

void LogCleaner::partOfLine(const MappedView &part, bool last)
{
    for (qsizetype at = 0; at < part.text.size();) {
        const qsizetype room = std::max<qsizetype>(MaxLineBytes - m_partial.text.size(), 4);
        const qsizetype end = characterCut(part.text, std::min(part.text.size(), at + room));
        m_partial.append(part, at, end);
        at = end;
        if (m_partial.text.size() + 4 <= MaxLineBytes || (last && at == part.text.size()))
            continue;
        // Full. A bar without a line end is cut where it is redrawn, text where it is.
        m_hasLongLines = true;
        const MappedText full = std::exchange(m_partial, {});
        const qsizetype redraw = full.text.lastIndexOf('\r');
        const bool bar = redraw > m_overlap;
        const qsizetype cut = bar ? redraw + 1 : full.text.size();
        handOn({.text = QByteArrayView(full.text).first(cut), .pieces = full.pieces}, m_overlap, !bar);
        const qsizetype keep = bar ? cut : characterCut(full.text, cut - LineOverlap);
        m_overlap = bar ? 0 : cut - keep;
        m_partial.append(full.view(), keep, full.text.size());
    }
    if (!last)
        return;
    const MappedText whole = std::exchange(m_partial, {});
    const qsizetype overlap = std::exchange(m_overlap, 0);
    if (whole.text.size() > overlap || overlap == 0)
        handOn(whole.view(), overlap, false);
}

void LogCleaner::handOn(const MappedView &line, qsizetype overlap, bool cut)
{
    const MappedView trimmed{.text = withoutReturns(line.text), .pieces = line.pieces};
    if (hasControls(trimmed.text)) {
        cleanRedraws(trimmed, overlap, cut);
        return;
    }
    m_sink.takeLine({.mapped = trimmed, .line = LineNumber(m_line), .overlap = overlap, .cut = cut});
}

void LogCleaner::cleanRedraws(const MappedView &line, qsizetype overlap, bool cut)
{
    m_held.clear();
    for (qsizetype at = 0; at < line.text.size();) {
        const RedrawPart part = nextRedrawPart(line.text.sliced(at));
        m_cleaned.clear();
        appendCleaned(line, at, at + part.length, m_cleaned);
        at += part.behind;
        if (m_cleaned.text.trimmed().isEmpty())
            continue;
        if (!m_held.text.isEmpty() && !isRedrawOf(m_held.text, m_cleaned.text))
            emitHeld(false);
        std::swap(m_held, m_cleaned);
    }
    // The overlap is counted in cleaned text only where nothing was taken away.
    const bool whole = m_held.text.size() == line.text.size();
    m_sink.takeLine({.mapped = m_held.view(),
                     .line = LineNumber(m_line),
                     .overlap = whole ? overlap : std::min(overlap, m_held.text.size()),
                     .cut = cut});
    m_held.clear();
}

void LogCleaner::emitHeld(bool cut)
{
    m_sink.takeLine({.mapped = m_held.view(), .line = LineNumber(m_line), .overlap = 0, .cut = cut});
    m_held.clear();
}

} // namespace Clew
