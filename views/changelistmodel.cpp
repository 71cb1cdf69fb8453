// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/changelistmodel.h"

#include "models/items/changemodel.h"
#include "views/plaintext.h"
#include "views/wordschanged.h"

#include <QFont>

namespace Clew {

ChangeListModel::ChangeListModel(QObject *parent)
    : QIdentityProxyModel(parent)
{
}

QVariant ChangeListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isValue = index.column() >= ChangeColumn::Mine;
    if (role == Qt::FontRole && isValue) { // what will stand is bold
        const bool takesDisk = QIdentityProxyModel::data(index, ChangeRole::TakesDiskRole).toBool();
        QFont font;
        font.setBold(takesDisk == (index.column() == ChangeColumn::Disk));
        return font;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return QIdentityProxyModel::data(index, role);
    QString text = QIdentityProxyModel::data(index, Qt::DisplayRole).toString();
    if (text.isEmpty())
        text = index.column() == ChangeColumn::Field ? tr("the whole record")
                                                     : tr("nothing", "a value that is not there");
    return role == Qt::DisplayRole ? singleLine(cutText(text, MaxCellText)) : plainToolTip(text);
}

QVariant ChangeListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ChangeColumn::Record:
        return tr("Record", "column");
    case ChangeColumn::Field:
        return tr("Field", "column");
    case ChangeColumn::Mine:
        return tr("Yours", "column: a value");
    case ChangeColumn::Disk:
        return tr("On disk", "column: a value");
    default:
        return {};
    }
}

void ChangeListModel::retranslate()
{
    announceWords(*this);
}

} // namespace Clew
