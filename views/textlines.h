// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/linesource.h"

#include <vector>

namespace Clew {

/// The lines of a text in memory (pasted text, tests). Ends lines at "\n" and "\r\n"; a last line without an
/// end counts, an empty one after the last end does not.
class TextLines final : public LineSource
{
public:
    explicit TextLines(QString text);

    [[nodiscard]] qint64 lineCount() const override;
    [[nodiscard]] LogLine line(LineNumber number) const override;

private:
    QString m_text;
    std::vector<qsizetype> m_begins; ///< and the end of the text
};

/// How bad a line says it is, from words that logging libraries write ("ERROR", "[W]", "warning:").
[[nodiscard]] LogLevel guessLogLevel(QStringView line);

} // namespace Clew
