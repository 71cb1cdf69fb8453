// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QIdentityProxyModel>

class QPalette;

namespace Clew {

/// Adds to an IssueModel what is the view's: column heads, the word of a severity with its icon, the sentence
/// of an error. Screen readers and copying get the same words.
class IssueTextModel final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    explicit IssueTextModel(QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The language of the window has changed.
    void retranslate();
    /// Colours of the icons.
    void setPalette(const QPalette &palette);

private:
    QIcon m_error;
    QIcon m_warning;
};

} // namespace Clew
