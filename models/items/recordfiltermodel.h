// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "models/core/textrange.h"
#include "models/search/searchmarks.h"

#include <QAbstractProxyModel>
#include <QStringMatcher>

#include <functional>
#include <memory>
#include <vector>

namespace Clew {

class CatalogModel;

/// The records of a CatalogModel that contain the find text or were found by a search, in the chosen order.
/// Rows are kept as two index vectors, because QSortFilterProxyModel takes more than half a second a key
/// press at 100,000 rows. A new find text or catalog resets the model; sorting keeps selections. Lives on the
/// GUI thread.
class RecordFilterModel final : public QAbstractProxyModel
{
    Q_OBJECT

public:
    explicit RecordFilterModel(QObject *parent = nullptr);

    /// The model must be a CatalogModel and outlive this proxy or be replaced before.
    void setSourceModel(QAbstractItemModel *model) override;

    /// Keeps the records whose signature (either language) or id contains the text as it stands, without
    /// regard to case. A text of blanks alone keeps all. Linear in the rows, in the kept rows where the text
    /// only grew.
    void setFindText(const QString &text);
    [[nodiscard]] const QString &findText() const { return m_findText; }

    /// Shows the hits of a search instead, in their order unless a column is sorted by. What they were found
    /// by is marked. Takes the place of the find text until it is cleared. Rows stay where the same records
    /// come in the same order.
    void setMatches(const SearchResult &result);
    void clearMatches();
    [[nodiscard]] bool hasMatches() const { return m_marks != nullptr; }
    /// Records that match, listed or not: a search hands in its first hits, and more when they are wanted.
    [[nodiscard]] qsizetype matchCount() const { return hasMatches() ? m_total : rowCount(); }

    /// What is read to those who do not see a row: the words are those of whoever shows it, who sets them
    /// again where they are others.
    using RowWords = std::function<QString(const QModelIndex &)>;
    void setRowWords(RowWords words) { m_rowWords = std::move(words); }

    /// Sorts by a column of RecordColumn, texts in the natural order of the locale ("a2" before "a10"),
    /// absent values last in either order, ties in the catalog's order; -1 restores the catalog's order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }

    /// Records in all, filtered out or not; those that were removed do not count.
    [[nodiscard]] int recordCount() const { return static_cast<int>(m_order.size()); }

    /// Index (first column) of a record, invalid where it is filtered out. Constant time.
    [[nodiscard]] QModelIndex indexOf(const RecordId &id) const;

    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &proxyIndex) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &sourceIndex) const override;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] QModelIndex sibling(int row, int column, const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /// Rows can be dragged out as text: the id and the signature.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

Q_SIGNALS:
    /// The hits are not all that there are: answer with setMatches(). `all`: they are to be sorted.
    void moreWanted(bool all);
    /// setMatches() without a reset: the same records, or more of them.
    void matchesChanged();

private:
    [[nodiscard]] bool accepts(int sourceRow) const;
    [[nodiscard]] QList<TextRange> matchesIn(const QString &text) const;
    [[nodiscard]] size_t sourceRows() const;
    [[nodiscard]] bool isHit(const SearchHit &hit) const;
    void rebuildOrder();
    void rebuildAll();
    [[nodiscard]] bool lacksHits() const;
    void filter(const std::vector<int> &candidates);
    void filterHits();
    void keep(int sourceRow);
    void forwardDataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                            const QList<int> &roles);

    CatalogModel *m_catalog = nullptr;
    RowWords m_rowWords;
    QString m_findText;
    QStringMatcher m_matcher;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<SearchHit> m_hits;        ///< of the search, in its order
    qsizetype m_total = 0;                ///< hits in all
    std::vector<int> m_hitPosition;       ///< by source row: its place in m_hits, -1 where it is none
    std::unique_ptr<SearchMarks> m_marks; ///< null where nothing was searched for
    std::vector<int> m_order;             ///< all source rows but the gone ones, in the order to show
    std::vector<int> m_rows;              ///< source rows that are kept, in that order
    std::vector<int> m_position;          ///< by source row: its row here, -1 where it is filtered out
};

} // namespace Clew
