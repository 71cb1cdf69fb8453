// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/AbstractHighlighter>

#include <QList>
#include <QPalette>
#include <QTextLayout>

namespace Clew {

class CodeStyle;

/// Colours single lines of a log by our own definition (resources/syntax/clew-log.xml): times, levels, names
/// of exceptions, paths, numbers. Lines do not depend on one another. Some ten microseconds a line.
class LogHighlighter final : private KSyntaxHighlighting::AbstractHighlighter
{
public:
    LogHighlighter(const CodeStyle &style, const QPalette &palette);

    /// Formats of the line's first MaxCharacters; plain text has none. Colours are readable on `ground`.
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const QString &line, const QColor &ground);

    static constexpr qsizetype MaxCharacters = 1000;
    static constexpr QStringView Definition = u"Clew Log";

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

    QList<QTextLayout::FormatRange> m_formats;
    QColor m_ground;
};

} // namespace Clew
