// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/chinesetext.h"

#include <QHash>
#include <QIcon>
#include <QIdentityProxyModel>
#include <QPalette>

namespace Clew {

/// The texts of a record to be translated, with the window's words and drawings: names of fields, states.
class TranslationListModel final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    explicit TranslationListModel(QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The language of the window has changed.
    void retranslate();
    void setPalette(const QPalette &palette);

private:
    QHash<int, QIcon> m_icons; ///< by ChineseState
};

/// Name of a text of a record for people: "Dead end 2: why it fails".
[[nodiscard]] QString translatedFieldName(const QString &englishPointer);

} // namespace Clew
