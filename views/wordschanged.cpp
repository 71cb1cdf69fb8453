// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/wordschanged.h"

#include <QAbstractItemModel>

namespace Clew {

void announceWords(QAbstractItemModel &model)
{
    const int columns = model.columnCount();
    if (columns == 0)
        return;
    Q_EMIT model.headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (const int rows = model.rowCount(); rows > 0)
        Q_EMIT model.dataChanged(model.index(0, 0), model.index(rows - 1, columns - 1),
                                 {Qt::DisplayRole, Qt::ToolTipRole});
}

void announceIcons(QAbstractItemModel &model, int column)
{
    if (const int rows = model.rowCount(); rows > 0)
        Q_EMIT model.dataChanged(model.index(0, column), model.index(rows - 1, column), {Qt::DecorationRole});
}

} // namespace Clew
