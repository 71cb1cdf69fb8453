// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"
#include "models/diagnosis/eventblock.h"

#include <QString>

namespace Clew {

/// One line as it is shown.
struct LogLine
{
    QString text; ///< without its line end
    LogLevel level = LogLevel::Unknown;
    qint64 cutCharacters = 0; ///< characters behind `text` that are not shown
};

/// Gives a LogView its lines, one at a time and only those on screen. Called on the GUI thread while
/// painting: an answer must not wait for anything.
class LineSource
{
public:
    LineSource() = default;
    virtual ~LineSource() = default;
    Q_DISABLE_COPY_MOVE(LineSource)

    [[nodiscard]] virtual qint64 lineCount() const = 0;
    /// A line from 1 to lineCount(), at most MaxCharacters of it.
    [[nodiscard]] virtual LogLine line(LineNumber number) const = 0;

    static constexpr qsizetype MaxCharacters = 20'000;
};

} // namespace Clew
