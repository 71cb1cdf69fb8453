// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/jsontext.h"

#include "views/lineedit.h"
#include "views/theme.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace Clew {

namespace {

constexpr int Gap = 8;

} // namespace

JsonText::JsonText(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_numbers(new QWidget(this))
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true); // blanks indent JSON
    setFrameShape(QFrame::NoFrame);
    m_numbers->installEventFilter(this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &JsonText::placeNumbers);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int by) {
        if (by)
            m_numbers->scroll(0, by);
        else
            m_numbers->update(0, rect.y(), m_numbers->width(), rect.height());
    });
    placeNumbers();
}

QString JsonText::text() const
{
    QString text = document()->toRawText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    return text;
}

void JsonText::showText(const QString &text)
{
    const int cursor = textCursor().position();
    const int scrolled = verticalScrollBar()->value();
    setPlainText(text);
    QTextCursor place = textCursor();
    place.setPosition(std::min(cursor, document()->characterCount() - 1));
    setTextCursor(place);
    verticalScrollBar()->setValue(scrolled);
    document()->setModified(false);
}

bool JsonText::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return && key->modifiers() == Qt::ControlModifier) {
            event->accept(); // ours here, whatever the window does with it
            return true;
        }
    }
    if (isUndoKey(event)) {
        const bool isUndo = static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo);
        const bool isOurs = isUndo ? document()->isUndoAvailable() : document()->isRedoAvailable();
        event->setAccepted(isOurs);
        return true;
    }
    return QPlainTextEdit::event(event);
}

void JsonText::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && (event->modifiers() & Qt::ControlModifier)) {
        Q_EMIT applyRequested();
        return;
    }
    if (!isReturn) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    // The new line begins where this one does.
    const QString line = textCursor().block().text();
    qsizetype blanks = 0;
    while (blanks < line.size() && line[blanks] == u' ')
        ++blanks;
    insertPlainText(u'\n' + line.first(std::min<qsizetype>(blanks, textCursor().positionInBlock())));
    ensureCursorVisible();
}

int JsonText::numbersWidth() const
{
    const auto digits = QString::number(std::max(blockCount(), 99)).size();
    return static_cast<int>(digits) * fontMetrics().horizontalAdvance(u'9') + 2 * Gap;
}

void JsonText::placeNumbers()
{
    setViewportMargins(numbersWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_numbers->setGeometry(area.left(), area.top(), numbersWidth(), area.height());
}

void JsonText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeNumbers();
}

bool JsonText::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_numbers && event->type() == QEvent::Paint) {
        paintNumbers(static_cast<QPaintEvent *>(event));
        return true;
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

void JsonText::paintNumbers(QPaintEvent *event)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), theme.raised);
    painter.setPen(theme.muted);
    painter.setFont(font());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom())
            break;
        painter.drawText(QRectF(0, place.top(), m_numbers->width() - Gap, fontMetrics().lineSpacing()),
                         Qt::AlignRight, QString::number(block.blockNumber() + 1));
    }
}

} // namespace Clew
