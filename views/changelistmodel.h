// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QIdentityProxyModel>

namespace Clew {

/// Values that document and disk have differently, with the window's words.
class ChangeListModel final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    explicit ChangeListModel(QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The language of the window has changed.
    void retranslate();
};

} // namespace Clew
