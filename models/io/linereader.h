// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/filedescriptor.h"
#include "models/io/lineindex.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace Clew {

/// Lines of a file (or of other bytes that can be read anywhere) by their numbers, read when they are asked
/// for, as raw bytes. The file may have shrunk since it was indexed: what is gone reads as empty. One system
/// call and a copy for 64 KiB; of a long line only what is wanted is read. A copy shares the open file.
class LineReader final
{
public:
    /// The beginning of a line, or a part of one.
    struct Line
    {
        LineNumber number;
        qint64 offset = 0;    ///< of its first byte in the file, whatever part is given
        QByteArray bytes;     ///< without the line end
        bool complete = true; ///< false where the line goes on behind `bytes`
        qint64 rest = 0;      ///< bytes of the line behind `bytes`

        friend bool operator==(const Line &, const Line &) = default;
    };

    /// Bytes from a place on, 0 at the end. May be called from any thread, one at a time for each.
    using ReadAt = std::function<Result<qsizetype>(qint64 offset, std::span<char> buffer)>;

    LineReader(ReadAt readAt, LineIndex index);
    /// Errors of FileDescriptor::openRegular.
    [[nodiscard]] static Result<LineReader> open(const QString &path, LineIndex index);
    /// Reads an open regular file, whatever its name is now.
    [[nodiscard]] static ReadAt readerOf(FileDescriptor file, const QString &path);

    void setIndex(LineIndex index) { m_index = std::move(index); }
    [[nodiscard]] const LineIndex &index() const { return m_index; }

    /// Up to `count` lines from `first` on, of each its first `maxBytes`. Lines beyond the last are left out.
    /// Reads on from the anchor before `first`: what lies between costs time, but no memory.
    [[nodiscard]] Result<std::vector<Line>> read(LineNumber first, int count, qsizetype maxBytes) const;

    /// `maxBytes` of one line from its byte `skip` on: how a line of gigabytes is shown.
    [[nodiscard]] Result<Line> readPart(LineNumber line, qint64 skip, qsizetype maxBytes) const;

    /// The line that holds a byte of the file.
    [[nodiscard]] Result<LineNumber> lineAt(qint64 offset) const;

    /// Where a line begins; behind the last line the end of the bytes.
    [[nodiscard]] Result<qint64> offsetOf(LineNumber line) const;
    [[nodiscard]] const ReadAt &readAt() const { return m_readAt; }

private:
    ReadAt m_readAt;
    LineIndex m_index;
};

} // namespace Clew
