// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findbox.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace Clew {

FindBox::FindBox(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(u"findBox"_s);
    setClearButtonEnabled(true);
    setAcceptDrops(false);
    setMaxLength(10'000);
    connect(this, &QLineEdit::textChanged, this, &FindBox::findTextChanged);
    retranslate();
}

void FindBox::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        Q_EMIT stepRequested(1);
        return;
    case Qt::Key_Up:
        Q_EMIT stepRequested(-1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT pageRequested(1);
        return;
    case Qt::Key_PageUp:
        Q_EMIT pageRequested(-1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT openRequested();
        return;
    case Qt::Key_Escape:
        if (text().isEmpty())
            break;
        clear();
        return;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void FindBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FindBox::retranslate()
{
    setPlaceholderText(tr("Find: words, domain:, /regex/, or paste an error"));
    setAccessibleName(tr("Find records"));
    setToolTip(tr(
        "Words, \"phrases\", -not, /regex/, and fields such as domain:, tier:, conf:>0.8, zh:empty. Paste a "
        "whole traceback if you like. Arrow keys walk the list, Escape clears the text."));
}

} // namespace Clew
