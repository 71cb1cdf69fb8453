// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/translationunits.h"

#include <QAbstractTableModel>

namespace Clew {

namespace TranslationColumn {
enum Column { Field, State, English, Chinese, Count };
}

namespace TranslationRole {
enum Role {
    UnitRole = Qt::UserRole + 1, ///< TranslationUnit
    StateRole,                   ///< ChineseState as int
};
}

/// The texts of one record that have words to translate. Facts alone. GUI thread.
class TranslationModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TranslationModel(QObject *parent = nullptr);

    /// Rows that stay (the same English pointers in the same order) change in their place.
    void setUnits(const QList<TranslationUnit> &units);
    [[nodiscard]] const QList<TranslationUnit> &units() const { return m_units; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<TranslationUnit> m_units;
};

} // namespace Clew
