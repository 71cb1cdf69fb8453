// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/codeview.h"

#include "views/codestyle.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QTextBlock>

#include <algorithm>

namespace Clew {

namespace {

/// Stands at the end of a line that goes on in the next block. A text that holds it keeps it on screen, but
/// loses it when copied; it is a non-character that no text may carry.
constexpr QChar BreakMark(u'\uFDD0');

QString withBreaks(const QString &text)
{
    QString broken;
    broken.reserve(text.size() + text.size() / CodeView::MaxLine * 2);
    qsizetype column = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (column >= CodeView::MaxLine && !c.isLowSurrogate() && c != u'\n') {
            broken.append(BreakMark);
            broken.append(u'\n');
            column = 0;
        }
        broken.append(c);
        column = c == u'\n' ? 0 : column + 1;
    }
    return broken;
}

bool hasLongLine(const QString &text)
{
    qsizetype begin = 0;
    while (begin < text.size()) {
        const qsizetype end = text.indexOf(u'\n', begin);
        if ((end < 0 ? text.size() : end) - begin > CodeView::MaxLine)
            return true;
        if (end < 0)
            return false;
        begin = end + 1;
    }
    return false;
}

} // namespace

CodeView::CodeView(const CodeStyle &style, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_style(style)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
}

CodeView::~CodeView() = default;

void CodeView::setCode(const QString &text, const QString &definition)
{
    m_highlighter.reset();
    m_text = text;
    m_definition = definition;
    setPlainText(hasLongLine(text) ? withBreaks(text) : text);
    restyle();
}

void CodeView::copyAll()
{
    QGuiApplication::clipboard()->setText(m_text);
}

QMimeData *CodeView::createMimeDataFromSelection() const
{
    QString selected = textCursor().selectedText();
    selected.remove(QString(BreakMark) + QChar::ParagraphSeparator);
    selected.replace(QChar::ParagraphSeparator, u'\n');
    auto *mime = new QMimeData; // Qt takes it
    mime->setText(selected);
    return mime;
}

void CodeView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void CodeView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    menu->addAction(tr("Copy the Whole Text"), this, &CodeView::copyAll);
    menu->popup(event->globalPos());
}

void CodeView::restyle()
{
    m_highlighter.reset();
    const KSyntaxHighlighting::Definition definition = m_style.definition(m_definition);
    if (!definition.isValid() || m_text.size() > MaxColoured)
        return;
    m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(document());
    m_highlighter->setTheme(m_style.theme(palette()));
    m_highlighter->setDefinition(definition);
}

} // namespace Clew
