// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/linereader.h"

#include <algorithm>
#include <memory>

namespace Clew {

namespace {

constexpr qsizetype WindowBytes = qsizetype(64) * 1024;

/// Reads a file forward in windows that begin and end at whole units, from a place on.
class Window final
{
public:
    Window(const LineReader::ReadAt &readAt, qint64 offset)
        : m_readAt(readAt)
        , m_offset(offset)
        , m_bytes(WindowBytes, Qt::Uninitialized)
    {
    }

    /// The next bytes, empty at the end of the file.
    Result<QByteArrayView> next()
    {
        m_offset += m_size;
        const Result<qsizetype> count = m_readAt(m_offset, std::span(m_bytes.data(), WindowBytes));
        if (!count)
            return std::unexpected(count.error());
        m_size = *count;
        return QByteArrayView(m_bytes).first(m_size);
    }
    [[nodiscard]] qint64 offset() const { return m_offset; }
    /// Goes on from another place.
    void seek(qint64 offset)
    {
        m_offset = offset;
        m_size = 0;
    }

private:
    const LineReader::ReadAt &m_readAt;
    qint64 m_offset;
    qsizetype m_size = 0;
    QByteArray m_bytes;
};

} // namespace

LineReader::LineReader(ReadAt readAt, LineIndex index)
    : m_readAt(std::move(readAt))
    , m_index(std::move(index))
{
}

LineReader::ReadAt LineReader::readerOf(FileDescriptor file, const QString &path)
{
    return [file = std::make_shared<const FileDescriptor>(std::move(file)),
            path](qint64 offset, std::span<char> buffer) { return file->readAt(offset, buffer, path); };
}

Result<LineReader> LineReader::open(const QString &path, LineIndex index)
{
    Result<FileDescriptor> file = FileDescriptor::openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    return LineReader(readerOf(std::move(*file), path), std::move(index));
}

Result<qint64> LineReader::offsetOf(LineNumber line) const
{
    const LineIndex::Anchor anchor = m_index.before(line);
    qint64 number = anchor.line;
    if (number == line.value())
        return anchor.offset;
    Window window(m_readAt, anchor.offset);
    for (;;) {
        const Result<QByteArrayView> bytes = window.next();
        if (!bytes)
            return std::unexpected(bytes.error());
        if (bytes->isEmpty())
            return window.offset();
        for (qsizetype at = 0;;) {
            const qsizetype length = m_index.lineEnd(bytes->sliced(at), window.offset() + at);
            if (length < 0)
                break;
            at += length;
            if (++number == line.value())
                return window.offset() + at;
        }
    }
}

Result<std::vector<LineReader::Line>> LineReader::read(LineNumber first, int count, qsizetype maxBytes) const
{
    std::vector<Line> lines;
    const qint64 last = std::min(first.value() + count - 1, m_index.lines());
    if (!first.isValid() || first.value() > last)
        return lines;
    const Result<qint64> begin = offsetOf(first);
    if (!begin)
        return std::unexpected(begin.error());
    Window window(m_readAt, *begin);
    Line line{.number = first, .offset = *begin};
    bool ended = false;
    while (!ended && line.number.value() <= last) {
        const Result<QByteArrayView> bytes = window.next();
        if (!bytes)
            return std::unexpected(bytes.error());
        if (bytes->isEmpty())
            break;
        for (qsizetype at = 0; at < bytes->size() && line.number.value() <= last;) {
            const QByteArrayView rest = bytes->sliced(at);
            const qsizetype length = m_index.lineEnd(rest, window.offset() + at);
            const qsizetype end = length < 0 ? rest.size() : length - m_index.unit();
            // One unit more than asked, so that a carriage return in its place is seen.
            const qsizetype room = std::max<qsizetype>(maxBytes + m_index.unit() - line.bytes.size(), 0);
            line.bytes.append(rest.first(std::min(end, room)));
            line.complete = line.complete && end <= room;
            if (length < 0) {
                // Of a long line nothing more is wanted: on to the next one, where the index knows it.
                const LineIndex::Anchor next = m_index.before(LineNumber(line.number.value() + 1));
                // The last one ends with what is indexed, though the file may go on.
                ended = end >= room && line.number.value() == m_index.lines();
                if (ended)
                    window.seek(m_index.bytes());
                if (end < room || next.line != line.number.value() + 1)
                    break;
                line.rest = next.offset - m_index.unit() - line.offset;
                lines.push_back(line);
                line = {.number = LineNumber(next.line), .offset = next.offset};
                window.seek(next.offset);
                break;
            }
            at += length;
            line.rest = window.offset() + at - m_index.unit() - line.offset;
            lines.push_back(line);
            line = {.number = LineNumber(line.number.value() + 1), .offset = window.offset() + at};
        }
    }
    if (line.number.value() <= last) { // the last line, without a line end
        line.rest = std::max<qint64>(window.offset() - line.offset, line.bytes.size());
        lines.push_back(line);
    }
    for (Line &each : lines) {
        if (each.complete)
            each.bytes = m_index.withoutReturn(each.bytes).toByteArray();
        each.complete = each.complete && each.bytes.size() <= maxBytes;
        each.bytes.truncate(maxBytes);
        each.rest = each.complete ? 0 : each.rest - each.bytes.size();
    }
    return lines;
}

Result<LineReader::Line> LineReader::readPart(LineNumber number, qint64 skip, qsizetype maxBytes) const
{
    const Result<qint64> begin = offsetOf(number);
    if (!begin)
        return std::unexpected(begin.error());
    Line line{.number = number, .offset = *begin, .complete = false};
    Window window(m_readAt, *begin + skip);
    while (line.bytes.size() <= maxBytes) {
        const Result<QByteArrayView> bytes = window.next();
        if (!bytes)
            return std::unexpected(bytes.error());
        const qsizetype length = m_index.lineEnd(*bytes, window.offset());
        line.bytes.append(length < 0 ? *bytes : bytes->first(length - m_index.unit()));
        if (length >= 0 || bytes->isEmpty()) {
            line.complete = true;
            line.bytes = m_index.withoutReturn(line.bytes).toByteArray();
            break;
        }
    }
    line.complete = line.complete && line.bytes.size() <= maxBytes;
    line.bytes.truncate(maxBytes);
    return line;
}

Result<LineNumber> LineReader::lineAt(qint64 offset) const
{
    const LineIndex::Anchor anchor = m_index.beforeOffset(offset);
    qint64 number = anchor.line;
    Window window(m_readAt, anchor.offset);
    for (;;) {
        const Result<QByteArrayView> bytes = window.next();
        if (!bytes)
            return std::unexpected(bytes.error());
        for (qsizetype at = 0; at < bytes->size();) {
            const qsizetype length = m_index.lineEnd(bytes->sliced(at), window.offset() + at);
            if (length < 0)
                break;
            at += length;
            if (window.offset() + at > offset)
                return LineNumber(number);
            ++number;
        }
        if (bytes->isEmpty() || window.offset() + bytes->size() > offset)
            return LineNumber(number);
    }
}

} // namespace Clew
