// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/reviewqueue.h"

#include <QAbstractTableModel>
#include <QSet>

namespace Clew {

namespace ReviewColumn {
enum Column { Record, State, Defects, TrustGap, Score, Count };
}

namespace ReviewRole {
enum Role {
    RecordIdRole = Qt::UserRole + 1, ///< RecordId
    SkippedRole,                     ///< bool
    SentBackRole,                    ///< the reason, invalid where it was not sent back
    SortRole,                        ///< number or text
};
}

/// A record of the queue.
struct QueuedRecord
{
    ReviewItem item;
    std::optional<QString> sentBack = {}; ///< why somebody wants it reworked
    bool skipped = false;                 ///< later, in this session

    friend bool operator==(const QueuedRecord &, const QueuedRecord &) = default;
};

/// Records that wait for a reviewer: worst first; behind them those that were skipped, then those that were
/// sent back. Facts alone. GUI thread.
class ReviewModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ReviewModel(QObject *parent = nullptr);

    void setQueue(QList<QueuedRecord> queue);
    /// The record waits with that place, in the order of the queue.
    void put(const QueuedRecord &record);
    /// The record does not wait any more.
    void remove(const RecordId &record);
    /// Null where it does not wait.
    [[nodiscard]] const QueuedRecord *find(const RecordId &record) const;
    /// The record behind that one, the first where that is not there; empty at the end.
    [[nodiscard]] RecordId after(const RecordId &record) const;
    [[nodiscard]] const QList<QueuedRecord> &queue() const { return m_queue; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] qsizetype rowOf(const RecordId &record) const;

    QList<QueuedRecord> m_queue;
};

} // namespace Clew
