// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/textcell.h"

#include "views/codestyle.h"
#include "views/inlinecode.h"
#include "views/theme.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTextBlock>

#include <cmath>

namespace Clew {

TextCell::TextCell(const CodeStyle &style, QWidget *parent)
    : QTextEdit(parent)
    , m_style(style)
{
    setReadOnly(true);
    setAcceptRichText(false);
    setLayoutDirection(Qt::LeftToRight); // English, Chinese and code are: a line such as "})" would be turned
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    document()->setUndoRedoEnabled(false);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

TextCell::~TextCell() = default;

void TextCell::setText(const QString &text, Kind kind)
{
    m_kind = kind;
    m_definition.clear();
    setPlainText(text);
    restyle();
}

void TextCell::setCode(const QString &text, const QString &definition)
{
    m_kind = Kind::Code;
    m_definition = definition;
    setPlainText(text);
    restyle();
}

int TextCell::heightForWidth(int width) const
{
    // Layouts also ask for widths that nobody will see; a letter a line would cost more than all the rest.
    if (width < fontMetrics().averageCharWidth() * 8)
        return fontMetrics().height();
    if (const auto known = m_heights.constFind(width); known != m_heights.constEnd())
        return *known;
    // The editor around the document would answer the change of size by laying it out at its own width.
    const QSignalBlocker quiet(document()->documentLayout());
    const qreal shown = document()->textWidth();
    document()->setTextWidth(width);
    const int height = static_cast<int>(std::ceil(document()->size().height()));
    if (shown != width && shown > 0)
        document()->setTextWidth(shown); // a question must not change what is shown
    m_heights.insert(width, height);
    return height;
}

QSize TextCell::sizeHint() const
{
    return {0, m_heights.value(width(), fontMetrics().height())};
}

QSize TextCell::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void TextCell::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (!m_styling && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        restyle();
}

void TextCell::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the pane around scrolls
}

void TextCell::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

void TextCell::restyle()
{
    const QScopedValueRollback guard(m_styling, true);
    m_highlighter.reset();
    m_heights.clear();
    const Theme theme = Theme::of(palette());
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    QTextCharFormat plain;
    plain.setForeground(m_kind == Kind::Note || m_kind == Kind::Facts ? theme.muted : theme.text);
    plain.setFontItalic(m_kind == Kind::Note);
    if (m_kind == Kind::Title) {
        plain.setFontWeight(QFont::DemiBold);
        if (font().pointSizeF() > 0)
            plain.setFontPointSize(font().pointSizeF() * 1.2);
    }
    all.setCharFormat(plain);
    QTextBlockFormat lines; // DejaVu and its like stand too close for reading
    lines.setLineHeight(m_kind == Kind::Prose ? 112 : 100, QTextBlockFormat::ProportionalHeight);
    all.mergeBlockFormat(lines);
    if (m_kind == Kind::Prose)
        styleProse();
    else if (m_kind == Kind::Code)
        styleCode();
    updateGeometry();
}

void TextCell::styleProse()
{
    QTextCharFormat code;
    code.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
    const Theme theme = Theme::of(palette());
    code.setBackground(mixed(theme.raised, theme.text, 0.06));
    const QString text = toPlainText();
    for (const TextRange &range : inlineCode(text)) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(range.start));
        cursor.setPosition(static_cast<int>(range.start + range.length), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(code);
    }
}

void TextCell::styleCode()
{
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    QTextCharFormat mono;
    mono.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
    all.mergeCharFormat(mono);
    const KSyntaxHighlighting::Definition definition = m_style.definition(m_definition);
    if (!definition.isValid())
        return;
    m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(document());
    m_highlighter->setTheme(m_style.theme(palette()));
    m_highlighter->setDefinition(definition);
}

} // namespace Clew
