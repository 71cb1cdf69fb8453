// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/linedecoder.h"
#include "models/jobs/inputtext.h"
#include "views/linesource.h"

#include <memory>
#include <vector>

namespace Clew {

/// The lines of one input for a log view, from its file or from what was kept of it: reads those around the
/// ones on screen, decodes them as they are shown and forgets the others. Without escape codes. GUI thread; a
/// read takes some hundred kilobytes at most.
class LogLines final : public LineSource
{
public:
    /// The file is opened here; it is empty where that fails.
    explicit LogLines(const InputText &text);
    /// The same input, read on.
    void setText(const InputText &text);

    [[nodiscard]] qint64 lineCount() const override;
    [[nodiscard]] LogLine line(LineNumber row) const override;
    [[nodiscard]] LogLine part(LineNumber row, qint64 skip) const override;
    /// Byte of the input, as it is read here, that a line begins with; -1 where it cannot be told.
    [[nodiscard]] qint64 offsetOf(LineNumber line) const;

private:
    void read(LineNumber around) const;
    [[nodiscard]] LogLine shown(const LineReader::Line &line) const;

    std::optional<LineReader> m_reader;
    TextEncoding m_encoding;
    std::unique_ptr<LineDecoder> m_decoder;
    mutable std::vector<LogLine> m_lines; ///< that were read last
    mutable qint64 m_first = 1;           ///< number of the first of them
};

/// What is left of an input that can neither be read again nor was kept whole: its beginning, the lines
/// around what was found, and how many are missing in between.
class ExcerptLines final : public LineSource
{
public:
    /// Words for a gap of so many lines.
    using GapText = QString (*)(qint64 lines);

    ExcerptLines(const InputText &text, GapText gapText);

    [[nodiscard]] qint64 lineCount() const override { return static_cast<qint64>(m_rows.size()); }
    [[nodiscard]] LogLine line(LineNumber row) const override;
    [[nodiscard]] QString label(LineNumber row) const override;
    [[nodiscard]] int labelWidth() const override;
    [[nodiscard]] LineNumber rowOf(LineNumber line) const override;
    [[nodiscard]] LineNumber lineOf(LineNumber row) const override;

private:
    struct Row
    {
        qint64 line = 0; ///< of a gap its first one
        qint64 gap = 0;  ///< lines that are missing here; 0: the row is a line
    };
    [[nodiscard]] const Row &at(LineNumber row) const
    {
        return m_rows[static_cast<std::size_t>(row.value() - 1)];
    }

    LogLines m_head;
    QMap<qint64, QByteArray> m_excerpts;
    std::vector<Row> m_rows;
    GapText m_gapText;
};

} // namespace Clew
