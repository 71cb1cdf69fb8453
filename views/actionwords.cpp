// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/actionwords.h"

#include <QAction>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Clew {

void setActionWords(QAction *action, const QString &text, const QString &tip)
{
    action->setText(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
}

QString withoutAccessKey(const QString &text)
{
    static const QRegularExpression bracketed(u"\\(&.\\)"_s);
    static const QRegularExpression mark(u"&(.)"_s);
    QString plain = text;
    return plain.remove(bracketed).replace(mark, u"\\1"_s);
}

} // namespace Clew
