// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"

#include <QStyledItemDelegate>

namespace Clew {

/// Draws a record as two lines: its signature with what was found marked; id, domain, trust and rate. All
/// rows are of one height. Needs the roles of RecordRole.
class RecordDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RecordDelegate(QObject *parent = nullptr);

    /// Language of the signatures; English where a record has no other.
    void setLanguage(Language language) { m_language = language; }
    [[nodiscard]] Language language() const { return m_language; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] bool helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                 const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    Language m_language = Language::English;
};

} // namespace Clew
