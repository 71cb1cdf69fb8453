// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/reviewlistmodel.h"

#include "models/items/reviewmodel.h"
#include "views/plaintext.h"
#include "views/wordschanged.h"

#include <QLocale>

namespace Clew {

ReviewListModel::ReviewListModel(QObject *parent)
    : QIdentityProxyModel(parent)
{
}

QString ReviewListModel::text(const QModelIndex &index) const
{
    const QVariant value = QIdentityProxyModel::data(index, Qt::DisplayRole);
    switch (index.column()) {
    case ReviewColumn::Record:
        return singleLine(value.toString());
    case ReviewColumn::State:
        if (index.data(ReviewRole::SentBackRole).isValid())
            return tr("sent back", "a record in the queue of reviews");
        return index.data(ReviewRole::SkippedRole).toBool()
                   ? tr("skipped", "a record in the queue of reviews")
                   : tr("not reviewed", "a record in the queue of reviews");
    case ReviewColumn::Defects:
        return QLocale().toString(value.toDouble(), 'f', 1);
    default:
        return QLocale().toString(value.toDouble(), 'f', 2);
    }
}

QString ReviewListModel::tip(const QModelIndex &index) const
{
    switch (index.column()) {
    case ReviewColumn::State:
        return plainToolTip(index.data(ReviewRole::SentBackRole).toString());
    case ReviewColumn::Defects:
        return tr("Findings of the rules: 4 for an error, 1 for a warning, 0.2 for a note");
    case ReviewColumn::TrustGap:
        return tr("How far the stated confidence is above what the evidence allows");
    case ReviewColumn::Score:
        return tr("Defects times gap in trust: what is worst, and believed most");
    default:
        return plainToolTip(text(index));
    }
}

QVariant ReviewListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return tip(index);
    case Qt::TextAlignmentRole:
        return index.column() >= ReviewColumn::Defects
                   ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

QVariant ReviewListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ReviewColumn::Record:
        return tr("Record", "column");
    case ReviewColumn::State:
        return tr("State", "column: of a review");
    case ReviewColumn::Defects:
        return tr("Defects", "column");
    case ReviewColumn::TrustGap:
        return tr("Gap in trust", "column");
    case ReviewColumn::Score:
        return tr("Urgency", "column: of a review");
    default:
        return {};
    }
}

void ReviewListModel::retranslate()
{
    announceWords(*this);
}

} // namespace Clew
