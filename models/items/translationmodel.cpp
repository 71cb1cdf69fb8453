// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/translationmodel.h"

#include <algorithm>

namespace Clew {

TranslationModel::TranslationModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void TranslationModel::setUnits(const QList<TranslationUnit> &units)
{
    if (!std::ranges::equal(m_units, units, {}, &TranslationUnit::english, &TranslationUnit::english)) {
        beginResetModel();
        m_units = units;
        endResetModel();
        return;
    }
    for (qsizetype i = 0; i < units.size(); ++i) {
        if (m_units.at(i) == units.at(i))
            continue;
        m_units[i] = units.at(i);
        const int row = static_cast<int>(i);
        Q_EMIT dataChanged(index(row, 0), index(row, TranslationColumn::Count - 1));
    }
}

int TranslationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_units.size());
}

int TranslationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : TranslationColumn::Count;
}

QVariant TranslationModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const TranslationUnit &unit = m_units.at(index.row());
    if (role == TranslationRole::UnitRole)
        return QVariant::fromValue(unit);
    if (role == TranslationRole::StateRole)
        return static_cast<int>(unit.state);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case TranslationColumn::Field:
        return unit.english;
    case TranslationColumn::State:
        return static_cast<int>(unit.state);
    case TranslationColumn::English:
        return unit.texts.english;
    case TranslationColumn::Chinese:
        return unit.texts.chinese;
    default:
        return {};
    }
}

} // namespace Clew
