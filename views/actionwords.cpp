// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/actionwords.h"

#include <QAction>

namespace Clew {

void setActionWords(QAction *action, const QString &text, const QString &tip)
{
    action->setText(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
}

} // namespace Clew
