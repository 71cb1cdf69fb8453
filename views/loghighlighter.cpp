// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/loghighlighter.h"

#include "views/codestyle.h"
#include "views/theme.h"

#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>

namespace Clew {

LogHighlighter::LogHighlighter(const CodeStyle &style, const QPalette &palette)
{
    setDefinition(style.definition(Definition.toString()));
    setTheme(style.theme(palette));
}

QList<QTextLayout::FormatRange> LogHighlighter::formatsOf(const QString &line, const QColor &ground)
{
    m_formats.clear();
    m_ground = ground;
    highlightLine(QStringView(line).first(std::min(line.size(), MaxCharacters)),
                  KSyntaxHighlighting::State());
    return std::exchange(m_formats, {});
}

void LogHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length <= 0 || format.isDefaultTextStyle(theme()))
        return;
    QTextLayout::FormatRange range;
    range.start = offset;
    range.length = length;
    range.format.setForeground(readable(format.textColor(theme()), m_ground));
    if (format.isBold(theme()))
        range.format.setFontWeight(QFont::Bold);
    m_formats.append(range);
}

} // namespace Clew
