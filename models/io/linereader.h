// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/filedescriptor.h"
#include "models/io/lineindex.h"

#include <QByteArray>

#include <vector>

namespace Clew {

/// Lines of a file by their numbers, read when they are asked for, as raw bytes. The file may have shrunk
/// since it was indexed: what is gone reads as empty. One system call and a copy for 64 KiB.
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

        friend bool operator==(const Line &, const Line &) = default;
    };

    /// Errors of FileDescriptor::openRegular.
    [[nodiscard]] static Result<LineReader> open(const QString &path, LineIndex index);

    void setIndex(LineIndex index) { m_index = std::move(index); }
    [[nodiscard]] const LineIndex &index() const { return m_index; }

    /// Up to `count` lines from `first` on, of each its first `maxBytes`. Lines beyond the last are left out.
    /// Reads on from the anchor before `first`: what lies between costs time, but no memory.
    [[nodiscard]] Result<std::vector<Line>> read(LineNumber first, int count, qsizetype maxBytes) const;

    /// `maxBytes` of one line from its byte `skip` on: how a line of gigabytes is shown.
    [[nodiscard]] Result<Line> readPart(LineNumber line, qint64 skip, qsizetype maxBytes) const;

    /// The line that holds a byte of the file.
    [[nodiscard]] Result<LineNumber> lineAt(qint64 offset) const;

private:
    LineReader(QString path, FileDescriptor file, LineIndex index);
    Result<qint64> find(LineNumber line) const;

    QString m_path;
    FileDescriptor m_file;
    LineIndex m_index;
};

} // namespace Clew
