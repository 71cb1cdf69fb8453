// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QIdentityProxyModel>

namespace Clew {

/// The queue of records that wait for a reviewer, with the window's words: column heads, states, numbers as
/// the language writes them.
class ReviewListModel final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    explicit ReviewListModel(QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The language of the window has changed.
    void retranslate();

private:
    [[nodiscard]] QString text(const QModelIndex &index) const;
    [[nodiscard]] QString tip(const QModelIndex &index) const;
};

} // namespace Clew
