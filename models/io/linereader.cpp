// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/linereader.h"

#include <algorithm>

namespace Clew {

namespace {

constexpr qsizetype WindowBytes = qsizetype(64) * 1024;

/// Reads a file forward in windows that begin and end at whole units, from a place on.
class Window final
{
public:
    Window(const FileDescriptor &file, const QString &path, qint64 offset)
        : m_file(file)
        , m_path(path)
        , m_offset(offset)
        , m_bytes(WindowBytes, Qt::Uninitialized)
    {
    }

    /// The next bytes, empty at the end of the file.
    Result<QByteArrayView> next()
    {
        m_offset += m_size;
        const Result<qsizetype> count =
            m_file.readAt(m_offset, std::span(m_bytes.data(), WindowBytes), m_path);
        if (!count)
            return std::unexpected(count.error());
        m_size = *count;
        return QByteArrayView(m_bytes).first(m_size);
    }
    [[nodiscard]] qint64 offset() const { return m_offset; }

private:
    const FileDescriptor &m_file;
    const QString &m_path;
    qint64 m_offset;
    qsizetype m_size = 0;
    QByteArray m_bytes;
};

} // namespace

LineReader::LineReader(QString path, FileDescriptor file, LineIndex index)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_index(std::move(index))
{
}

Result<LineReader> LineReader::open(const QString &path, LineIndex index)
{
    Result<FileDescriptor> file = FileDescriptor::openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    return LineReader(path, std::move(*file), std::move(index));
}

/// Where a line begins.
Result<qint64> LineReader::find(LineNumber line) const
{
    const LineIndex::Anchor anchor = m_index.before(line);
    qint64 number = anchor.line;
    if (number == line.value())
        return anchor.offset;
    Window window(m_file, m_path, anchor.offset);
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
    const Result<qint64> begin = find(first);
    if (!begin)
        return std::unexpected(begin.error());
    Window window(m_file, m_path, *begin);
    Line line{.number = first, .offset = *begin};
    while (line.number.value() <= last) {
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
            if (length < 0)
                break;
            at += length;
            lines.push_back(line);
            line = {.number = LineNumber(line.number.value() + 1), .offset = window.offset() + at};
        }
    }
    if (line.number.value() <= last)
        lines.push_back(line); // the last line, without a line end
    for (Line &each : lines) {
        if (each.complete)
            each.bytes = m_index.withoutReturn(each.bytes).toByteArray();
        each.complete = each.complete && each.bytes.size() <= maxBytes;
        each.bytes.truncate(maxBytes);
    }
    return lines;
}

Result<LineReader::Line> LineReader::readPart(LineNumber number, qint64 skip, qsizetype maxBytes) const
{
    const Result<qint64> begin = find(number);
    if (!begin)
        return std::unexpected(begin.error());
    Line line{.number = number, .offset = *begin, .complete = false};
    Window window(m_file, m_path, *begin + skip);
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
    Window window(m_file, m_path, anchor.offset);
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
