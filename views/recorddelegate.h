// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"
#include "views/markedlines.h"
#include "views/recordrowstyle.h"

#include <QStyledItemDelegate>

namespace Clew {

/// Draws a record as two lines: its signature with what was found marked, a star where it is bookmarked, and
/// a shield with its trust; id, domain, who stands by it, and rate. All rows are of one height. Needs the
/// roles of RecordRole.
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
    struct Row; // what one row is drawn from

    qreal drawSigns(QPainter *painter, const QRectF &rect, const Row &row) const;
    qreal drawTrust(QPainter *painter, const QRectF &rect, const Row &row) const;
    qreal drawRate(QPainter *painter, const QRectF &rect, const Row &row) const;
    void drawFacts(QPainter *painter, const QRectF &rect, const Row &row) const;

    mutable RecordRowStyles m_styles;
    mutable MarkedLines m_lines;
    Language m_language = Language::English;
};

} // namespace Clew
