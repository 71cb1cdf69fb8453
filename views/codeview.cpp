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

/// The text with lines broken at MaxLine, and the numbers of the blocks that go on in the next one.
QString withBreaks(const QString &text, std::vector<int> &continued)
{
    QString broken;
    broken.reserve(text.size() + text.size() / CodeView::MaxLine + 1);
    qsizetype column = 0;
    int block = 0;
    for (const QChar c : text) {
        if (column >= CodeView::MaxLine && !c.isLowSurrogate() && c != u'\n') {
            continued.push_back(block++);
            broken.append(u'\n');
            column = 0;
        }
        broken.append(c);
        column = c == u'\n' ? 0 : column + 1;
        block += c == u'\n';
    }
    return broken;
}

} // namespace

CodeView::CodeView(const CodeStyle &style, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_style(style)
{
    setReadOnly(true);
    setLayoutDirection(Qt::LeftToRight); // code is
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
    m_continued.clear();
    setPlainText(withBreaks(text, m_continued));
    restyle();
}

void CodeView::copyAll()
{
    QGuiApplication::clipboard()->setText(m_text);
}

QMimeData *CodeView::createMimeDataFromSelection() const
{
    const QTextCursor cursor = textCursor();
    const int end = cursor.selectionEnd();
    QString selected;
    for (QTextBlock block = document()->findBlock(cursor.selectionStart());
         block.isValid() && block.position() <= end; block = block.next()) {
        const int from = std::max(cursor.selectionStart() - block.position(), 0);
        const int to = std::min(end - block.position(), block.length() - 1);
        selected += QStringView(block.text()).sliced(from, to - from);
        const bool reachesOn = end > block.position() + block.length() - 1;
        if (reachesOn && !std::binary_search(m_continued.begin(), m_continued.end(), block.blockNumber()))
            selected += u'\n';
    }
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
