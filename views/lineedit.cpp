// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/lineedit.h"

#include <QKeyEvent>

#include <algorithm>

namespace Clew {

namespace {

constexpr int MostHugged = 60; // characters

} // namespace

int cursorAfter(const QString &before, const QString &after)
{
    qsizetype tail = 0;
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return static_cast<int>(after.size() - tail);
}

bool isUndoKey(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

LineEdit::LineEdit(QWidget *parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (m_hugged > 0)
            updateGeometry();
    });
}

void LineEdit::showText(const QString &text)
{
    const QString before = this->text();
    if (before == text)
        return;
    setText(text);
    if (hasFocus())
        setCursorPosition(cursorAfter(before, text));
    else
        setCursorPosition(0); // the beginning says most
}

void LineEdit::setHugging(int characters)
{
    m_hugged = characters;
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    updateGeometry();
}

QSize LineEdit::sizeHint() const
{
    QSize hint = QLineEdit::sizeHint();
    if (m_hugged == 0)
        return hint;
    const int one = fontMetrics().averageCharWidth();
    const QString shown = text().isEmpty() ? placeholderText() : text();
    const int text = std::clamp(fontMetrics().horizontalAdvance(shown), one * m_hugged, one * MostHugged);
    return {text + 3 * one + 8, hint.height()};
}

QSize LineEdit::minimumSizeHint() const
{
    return {std::min(QLineEdit::minimumSizeHint().width(), fontMetrics().averageCharWidth() * 6),
            QLineEdit::minimumSizeHint().height()};
}

bool LineEdit::event(QEvent *event)
{
    if (isUndoKey(event)) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

} // namespace Clew
