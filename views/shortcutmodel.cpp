// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/shortcutmodel.h"

#include "views/plaintext.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys) {
        if (!key.isEmpty())
            texts.append(key.toString(QKeySequence::NativeText));
    }
    return texts.join(u", "_s);
}

ShortcutModel::ShortcutModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void ShortcutModel::setRows(const QList<ShortcutRow> &rows)
{
    const auto same = [](const ShortcutRow &a, const ShortcutRow &b) {
        return a.name == b.name && a.isFixed() == b.isFixed();
    };
    if (std::ranges::equal(rows, m_rows, same)) {
        m_rows = rows;
        if (!rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

const ShortcutRow *ShortcutModel::holderOf(const QKeySequence &key, const QString &name) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const ShortcutRow &row) {
        return (row.isFixed() || row.name != name) && row.keys.contains(key);
    });
    return key.isEmpty() || found == m_rows.end() ? nullptr : &*found;
}

int ShortcutModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ShortcutModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ShortcutModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ShortcutRow &row = m_rows.at(index.row());
    if (role == Qt::ToolTipRole)
        return plainToolTip(row.tip);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ActionColumn:
        return row.text;
    case KeysColumn:
        return row.isChanged() ? tr("%1 (changed)", "keys").arg(keysText(row.keys)).trimmed()
                               : keysText(row.keys);
    case PlaceColumn:
        return row.place;
    default:
        return {};
    }
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ActionColumn:
        return tr("Action", "head of a column");
    case KeysColumn:
        return tr("Keys", "head of a column");
    case PlaceColumn:
        return tr("Where", "head of a column");
    default:
        return {};
    }
}

} // namespace Clew
