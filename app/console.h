// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QString>

#include <optional>

namespace Clew {

enum class ConsoleStyle {
    Plain,
    Heading,
    Bad,
    Good,
    Muted,
};

/// Standard output for results, standard error for words for people. Colours only on a terminal and without
/// NO_COLOR.
class Console final
{
public:
    Console();

    /// Writes UTF-8; a closed pipe is not an error. What else keeps it from being written, such as a full
    /// disk, outFailure() tells.
    void out(const QString &text);
    void out(const QByteArray &utf8);
    void err(const QString &text);
    /// A sentence on standard error with the program's name before it.
    void complain(const QString &sentence);
    /// The same about an error, with file, line and column where the line is known.
    void complain(const Error &error);
    /// Says that the catalog has no such record.
    void complainOfNoRecord(const QString &id);

    /// Why a part of the results is missing; none where all were written or nobody reads any more.
    [[nodiscard]] const std::optional<Error> &outFailure() const { return m_outFailure; }

    /// The text in a style, or as it is where standard output takes no colours.
    [[nodiscard]] QString styled(const QString &text, ConsoleStyle style) const;
    /// Columns of the terminal, or of the variable COLUMNS, else 100; from 40 to 200.
    [[nodiscard]] int width() const { return m_width; }
    /// Standard error is a terminal: progress may be shown there.
    [[nodiscard]] bool showsProgress() const { return m_errorIsTerminal; }

private:
    std::optional<Error> m_outFailure;
    bool m_colour = false;
    bool m_errorIsTerminal = false;
    int m_width = 100;
};

} // namespace Clew
