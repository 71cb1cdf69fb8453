// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/growingedit.h"

#include "views/lineedit.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// One character for each, so that places are the same in both.
QString withPictures(const QString &text)
{
    QString shown = text;
    for (QChar &c : shown) {
        switch (c.unicode()) {
        case u'\r':
            c = QChar(0x240D);
            break;
        case u'\0':
            c = QChar(0x2400);
            break;
        case 0x2028: // QTextDocument takes these for its own
        case 0x2029:
        case 0xFDD0:
        case 0xFDD1:
            c = QChar(0x2424);
            break;
        default:
            break;
        }
    }
    return shown;
}

} // namespace

GrowingEdit::GrowingEdit(QWidget *parent)
    : QTextEdit(parent)
{
    setAcceptRichText(false);
    setLayoutDirection(Qt::LeftToRight); // as the texts of records are shown
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(3);
    connect(this, &QTextEdit::textChanged, this, &GrowingEdit::takeText);
    connect(this, &QTextEdit::cursorPositionChanged, this, &GrowingEdit::followCursor);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &GrowingEdit::fit);
}

void GrowingEdit::showText(const QString &text)
{
    if (text == m_text)
        return;
    const int cursor = cursorAfter(m_text, text);
    const QScopedValueRollback setting(m_setting, true);
    m_text = text;
    m_displayed = withPictures(text);
    setPlainText(m_displayed);
    // Without the focus, too: an undo brings it here afterwards.
    QTextCursor place = textCursor();
    place.setPosition(std::min(cursor, document()->characterCount() - 1));
    setTextCursor(place);
}

void GrowingEdit::takeText()
{
    if (m_setting)
        return;
    QString now = document()->toRawText();
    now.replace(QChar::ParagraphSeparator, u'\n');
    if (now == m_displayed)
        return; // an input method composes, or only the look changed
    // What stands before and behind the change keeps its true characters.
    const qsizetype shorter = std::min(now.size(), m_displayed.size());
    qsizetype head = 0;
    while (head < shorter && now[head] == m_displayed[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && now[now.size() - 1 - tail] == m_displayed[m_displayed.size() - 1 - tail])
        ++tail;
    m_text = m_text.first(head) + now.sliced(head, now.size() - head - tail) + m_text.last(tail);
    m_displayed = now;
    Q_EMIT edited(m_text);
}

void GrowingEdit::fit()
{
    const int wanted = sizeHint().height();
    const int most = fontMetrics().lineSpacing() * MaxLines;
    setVerticalScrollBarPolicy(wanted > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int height = std::min(wanted, most);
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

QSize GrowingEdit::sizeHint() const
{
    return {200, static_cast<int>(std::ceil(document()->size().height())) + 2 * frameWidth()};
}

QSize GrowingEdit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, fontMetrics().lineSpacing() + 2 * frameWidth() + 6};
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    fit();
}

void GrowingEdit::followCursor()
{
    if (!hasFocus())
        return;
    // The form around it scrolls, not the text.
    for (QWidget *at = parentWidget(); at; at = at->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(at);
        if (!area || !area->widget())
            continue;
        const QPoint place = viewport()->mapTo(area->widget(), cursorRect().center());
        area->ensureVisible(place.x(), place.y(), 0, fontMetrics().lineSpacing() * 2);
        return;
    }
}

bool GrowingEdit::event(QEvent *event)
{
    if (isUndoKey(event)) {
        event->ignore();
        return true;
    }
    return QTextEdit::event(event);
}

void GrowingEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn) {
        QTextEdit::keyPressEvent(event);
        return;
    }
    if (m_returnEnds && !(event->modifiers() & Qt::ShiftModifier)) {
        Q_EMIT finished();
        focusNextChild();
    } else {
        insertPlainText(u"\n"_s); // Qt would put a line separator for Shift+Return
    }
}

void GrowingEdit::wheelEvent(QWheelEvent *event)
{
    if (verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
        event->ignore(); // the form scrolls
    else
        QTextEdit::wheelEvent(event);
}

void GrowingEdit::focusOutEvent(QFocusEvent *event)
{
    QTextEdit::focusOutEvent(event);
    Q_EMIT finished();
}

void GrowingEdit::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText())
        insertPlainText(source->text().replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n'));
}

} // namespace Clew
