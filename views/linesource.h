// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"
#include "models/diagnosis/eventblock.h"

#include <QString>

#include <algorithm>

namespace Clew {

/// One line as it is shown.
struct LogLine
{
    QString text; ///< without its line end
    LogLevel level = LogLevel::Unknown;
    qint64 cutBefore = 0;     ///< bytes of the line before `text`, where a part of it was asked for
    qint64 cutCharacters = 0; ///< characters (of a file: bytes) behind `text` that are not shown
};

/// Gives a LogView its rows, one at a time and only those on screen. Called on the GUI thread while painting:
/// an answer must not wait for anything longer than a small read. Rows are the lines of a log, but where only
/// a part of them can be shown.
class LineSource
{
public:
    LineSource() = default;
    virtual ~LineSource() = default;
    Q_DISABLE_COPY_MOVE(LineSource)

    /// Number of rows.
    [[nodiscard]] virtual qint64 lineCount() const = 0;
    /// A row from 1 to lineCount(), at most MaxCharacters of it.
    [[nodiscard]] virtual LogLine line(LineNumber row) const = 0;
    /// A row from one of its bytes on: how a line of gigabytes is seen.
    [[nodiscard]] virtual LogLine part(LineNumber row, qint64 skip) const
    {
        Q_UNUSED(skip)
        return line(row);
    }
    /// What the gutter says of a row, at most labelWidth() characters.
    [[nodiscard]] virtual QString label(LineNumber row) const { return QString::number(row.value()); }
    [[nodiscard]] virtual int labelWidth() const
    {
        return static_cast<int>(QString::number(std::max<qint64>(lineCount(), 1000)).size());
    }
    /// Row of a line of the log, the nearest one where it is not shown; and the other way round (the line
    /// before a row that is none).
    [[nodiscard]] virtual LineNumber rowOf(LineNumber line) const { return line; }
    [[nodiscard]] virtual LineNumber lineOf(LineNumber row) const { return row; }

    static constexpr qsizetype MaxCharacters = 20'000;
};

} // namespace Clew
