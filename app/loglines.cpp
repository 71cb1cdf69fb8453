// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/loglines.h"

#include "models/diagnosis/terminaltext.h"
#include "views/textlines.h"

#include <algorithm>

namespace Clew {

namespace {

/// Lines read at once: a screen and a half.
constexpr int PageLines = 120;
/// Bytes of a line that are read: enough for MaxCharacters of most scripts.
constexpr qsizetype LineBytes = 2 * LineSource::MaxCharacters;

/// The text as a terminal shows it: without colours and other escape codes.
QString withoutEscapes(const QString &text)
{
    if (std::ranges::none_of(text, [](QChar c) { return c == QChar(0x1B) || c == QChar(u'\b'); }))
        return text;
    const QByteArray utf8 = text.toUtf8();
    const std::vector<TextPiece> pieces{TextPiece{}};
    MappedText cleaned;
    appendCleaned({.text = utf8, .pieces = pieces}, 0, utf8.size(), cleaned);
    return QString::fromUtf8(cleaned.text);
}

LineReader readerOf(const KeptText &kept, const LineIndex &index)
{
    return LineReader([kept](qint64 offset, std::span<char> buffer) { return kept.readAt(offset, buffer); },
                      index);
}

} // namespace

LogLines::LogLines(const InputText &text)
    : m_encoding(text.encoding)
{
    setText(text);
}

void LogLines::setText(const InputText &text)
{
    if (text.file.isEmpty()) {
        m_reader.emplace(readerOf(text.kept, text.index));
    } else if (m_reader) {
        m_reader->setIndex(text.index); // the file that was opened first is the one that was indexed
    } else if (text.opened) {
        m_reader.emplace(*text.opened, text.index);
    } else if (Result<LineReader> opened = LineReader::open(text.file, text.index)) {
        m_reader.emplace(std::move(*opened));
    }
    const std::optional<TextEncoding> encoding = text.file.isEmpty() ? TextEncoding::Utf8 : text.chosen;
    if (!m_decoder || m_encoding != text.encoding)
        m_decoder = std::make_unique<LineDecoder>(encoding, text.encoding);
    m_encoding = text.encoding;
    m_lines.clear();
}

qint64 LogLines::lineCount() const
{
    return m_reader ? m_reader->index().lines() : 0;
}

void LogLines::read(LineNumber around) const
{
    m_first = std::max<qint64>(around.value() - PageLines / 4, 1);
    m_lines.clear();
    const auto lines = m_reader->read(LineNumber(m_first), PageLines, LineBytes);
    if (!lines)
        return;
    for (const LineReader::Line &line : *lines)
        m_lines.push_back(shown(line));
}

LogLine LogLines::shown(const LineReader::Line &line) const
{
    LogLine made;
    QString text = m_decoder->decoded(line.bytes, !line.complete);
    made.cutCharacters = line.rest;
    if (text.size() > MaxCharacters) {
        made.cutCharacters += QStringView(text).sliced(MaxCharacters).toUtf8().size();
        text.truncate(MaxCharacters);
    }
    made.text = withoutEscapes(text);
    made.level = guessLogLevel(made.text);
    return made;
}

LogLine LogLines::line(LineNumber row) const
{
    const auto isRead = [this, row] {
        return row.value() >= m_first && row.value() < m_first + std::ssize(m_lines);
    };
    if (m_reader && !isRead())
        read(row);
    return isRead() ? m_lines[static_cast<std::size_t>(row.value() - m_first)] : LogLine();
}

LogLine LogLines::part(LineNumber row, qint64 skip) const
{
    if (!m_reader)
        return {};
    qint64 from = skip / m_reader->index().unit() * m_reader->index().unit();
    const auto read = m_reader->readPart(row, from, LineBytes);
    if (!read)
        return {};
    LineReader::Line line = *read;
    // Not from within a character of UTF-8.
    while (m_reader->index().unit() == 1 && !line.bytes.isEmpty() && (line.bytes.front() & 0xC0) == 0x80) {
        line.bytes.removeFirst();
        ++from;
    }
    const qint64 next = offsetOf(LineNumber(row.value() + 1));
    const qint64 end = next - m_reader->index().unit(); // before the line end
    line.rest = std::max<qint64>(end - line.offset - from - line.bytes.size(), 0);
    if (line.complete)
        line.rest = 0;
    LogLine made = shown(line);
    made.cutBefore = from;
    return made;
}

qint64 LogLines::offsetOf(LineNumber line) const
{
    if (!m_reader || line.value() > lineCount())
        return m_reader ? m_reader->index().bytes() : -1;
    return m_reader->offsetOf(line).value_or(-1);
}

ExcerptLines::ExcerptLines(const InputText &text, GapText gapText)
    : m_head(text)
    , m_excerpts(text.excerpts)
    , m_gapText(gapText)
{
    qint64 next = 1;
    const auto gapUntil = [this, &next](qint64 line) {
        if (line > next)
            m_rows.push_back({.line = next, .gap = line - next});
    };
    for (; next <= m_head.lineCount(); ++next)
        m_rows.push_back({.line = next});
    for (auto excerpt = m_excerpts.lowerBound(next); excerpt != m_excerpts.end(); ++excerpt) {
        gapUntil(excerpt.key());
        m_rows.push_back({.line = excerpt.key()});
        next = excerpt.key() + 1;
    }
    gapUntil(text.lines + 1);
}

LogLine ExcerptLines::line(LineNumber row) const
{
    const Row &shown = at(row);
    if (shown.gap > 0)
        return {.text = m_gapText(shown.gap), .level = LogLevel::Debug};
    if (shown.line <= m_head.lineCount())
        return m_head.line(LineNumber(shown.line));
    LogLine line{.text = QString::fromUtf8(m_excerpts.value(shown.line))};
    line.level = guessLogLevel(line.text);
    return line;
}

QString ExcerptLines::label(LineNumber row) const
{
    return at(row).gap > 0 ? QString() : QString::number(at(row).line);
}

int ExcerptLines::labelWidth() const
{
    const qint64 last = m_rows.empty() ? 0 : m_rows.back().line;
    return static_cast<int>(QString::number(std::max<qint64>(last, 1000)).size());
}

LineNumber ExcerptLines::rowOf(LineNumber line) const
{
    const auto found = std::ranges::upper_bound(m_rows, line.value(), {}, &Row::line);
    return LineNumber(std::max<qint64>(found - m_rows.begin(), 1));
}

LineNumber ExcerptLines::lineOf(LineNumber row) const
{
    return row.value() >= 1 && row.value() <= lineCount() ? LineNumber(at(row).line) : LineNumber();
}

} // namespace Clew
