// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/recordfiltermodel.h"

#include "models/items/catalogmodel.h"

#include <QCollator>
#include <QLocale>
#include <QMimeData>

#include <algorithm>
#include <numeric>

namespace Clew {

namespace {

/// Reorders rows by keys; rows without a key keep their order at the end.
template <typename Key>
void sortByKeys(std::vector<int> &rows, const std::vector<std::optional<Key>> &keys, Qt::SortOrder order)
{
    const auto keyOf = [&keys](int row) -> const std::optional<Key> & {
        return keys[static_cast<size_t>(row)];
    };
    const auto withKey =
        std::stable_partition(rows.begin(), rows.end(), [&keyOf](int row) { return keyOf(row).has_value(); });
    std::stable_sort(rows.begin(), withKey, [&keyOf, order](int a, int b) {
        return order == Qt::AscendingOrder ? *keyOf(a) < *keyOf(b) : *keyOf(b) < *keyOf(a);
    });
}

bool isText(int column)
{
    return column != RecordColumn::Confidence && column != RecordColumn::FixRate &&
           column != RecordColumn::Evidence && column != RecordColumn::Trust;
}

void sortByColumn(std::vector<int> &rows, const CatalogModel &model, int column, Qt::SortOrder order)
{
    const auto valueOf = [&model, column](size_t row) {
        return model.index(static_cast<int>(row), column).data(RecordRole::SortRole);
    };
    if (isText(column)) {
        // The C locale, which a bare container has, knows no natural order.
        QCollator collator(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale());
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::vector<std::optional<QCollatorSortKey>> keys(static_cast<size_t>(model.rowCount()));
        for (size_t row = 0; row < keys.size(); ++row) {
            if (const QVariant value = valueOf(row); value.isValid())
                keys[row] = collator.sortKey(value.toString());
        }
        sortByKeys(rows, keys, order);
    } else {
        std::vector<std::optional<double>> keys(static_cast<size_t>(model.rowCount()));
        for (size_t row = 0; row < keys.size(); ++row) {
            if (const QVariant value = valueOf(row); value.isValid())
                keys[row] = value.toDouble();
        }
        sortByKeys(rows, keys, order);
    }
}

} // namespace

RecordFilterModel::RecordFilterModel(QObject *parent)
    : QAbstractProxyModel(parent)
{
}

void RecordFilterModel::setSourceModel(QAbstractItemModel *model)
{
    auto *catalog = qobject_cast<CatalogModel *>(model);
    Q_ASSERT_X(!model || catalog, "RecordFilterModel", "the source must be a CatalogModel");
    beginResetModel();
    if (m_catalog)
        m_catalog->disconnect(this);
    m_catalog = catalog;
    QAbstractProxyModel::setSourceModel(model);
    if (m_catalog) {
        connect(m_catalog, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
        connect(m_catalog, &QAbstractItemModel::modelReset, this, [this] {
            // Hits of another catalog point nowhere.
            m_marks.reset();
            m_hits.clear();
            rebuildOrder();
            endResetModel();
        });
        connect(m_catalog, &QAbstractItemModel::dataChanged, this, &RecordFilterModel::forwardDataChanged);
        connect(m_catalog, &QAbstractItemModel::rowsInserted, this, &RecordFilterModel::rebuildAll);
        connect(m_catalog, &CatalogModel::goneChanged, this, &RecordFilterModel::rebuildAll);
    }
    rebuildOrder();
    endResetModel();
}

void RecordFilterModel::setFindText(const QString &text)
{
    if (text == m_findText)
        return;
    const bool grew = text.contains(m_findText, Qt::CaseInsensitive) && !m_findText.trimmed().isEmpty();
    beginResetModel();
    m_findText = text;
    m_matcher = QStringMatcher(text, Qt::CaseInsensitive);
    filter(grew ? std::vector<int>(m_rows) : m_order);
    endResetModel();
}

size_t RecordFilterModel::sourceRows() const
{
    return m_catalog ? static_cast<size_t>(m_catalog->rowCount()) : 0;
}

bool RecordFilterModel::isHit(const SearchHit &hit) const
{
    return hit.record.value() >= 0 && hit.record.value() < static_cast<qsizetype>(sourceRows()) &&
           !m_catalog->isGone(static_cast<int>(hit.record.value()));
}

void RecordFilterModel::setMatches(const SearchResult &result)
{
    std::vector<SearchHit> hits = result.hits;
    std::erase_if(hits, [this](const SearchHit &hit) { return !isHit(hit); });
    const auto gone = static_cast<qsizetype>(result.hits.size() - hits.size());
    const int before = rowCount();
    const auto sameRecord = [](const SearchHit &a, const SearchHit &b) { return a.record == b.record; };
    const bool goesOn = hasMatches() && hits.size() >= m_hits.size() &&
                        std::equal(m_hits.begin(), m_hits.end(), hits.begin(), sameRecord);
    const bool isSame = goesOn && hits.size() == m_hits.size(); // other words may have led to them
    const bool grows = goesOn && !isSame && before > 0 && m_sortColumn < 0;
    if (grows)
        beginInsertRows({}, before, static_cast<int>(hits.size()) - 1);
    else if (!isSame)
        beginResetModel();
    m_hits = std::move(hits);
    m_total = std::max(result.total - gone, static_cast<qsizetype>(m_hits.size()));
    m_marks = std::make_unique<SearchMarks>(result.marks);
    if (!isSame)
        filterHits();
    if (grows)
        endInsertRows();
    else if (!isSame)
        return endResetModel();
    if (before > 0)
        Q_EMIT dataChanged(index(0, 0), index(before - 1, columnCount() - 1));
    Q_EMIT matchesChanged();
}

bool RecordFilterModel::lacksHits() const
{
    return hasMatches() && static_cast<qsizetype>(m_hits.size()) < m_total;
}

bool RecordFilterModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && lacksHits();
}

void RecordFilterModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        Q_EMIT moreWanted(m_sortColumn >= 0);
}

void RecordFilterModel::clearMatches()
{
    if (!hasMatches())
        return;
    beginResetModel();
    m_hits.clear();
    m_marks.reset();
    filter(m_order);
    endResetModel();
}

void RecordFilterModel::sort(int column, Qt::SortOrder order)
{
    Q_ASSERT(column >= -1 && column < RecordColumn::Count);
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_sortColumn = column;
    m_sortOrder = order;
    const QModelIndexList before = persistentIndexList();
    std::vector<int> sourceRows;
    sourceRows.reserve(static_cast<size_t>(before.size()));
    for (const QModelIndex &index : before)
        sourceRows.push_back(m_rows[static_cast<size_t>(index.row())]);
    rebuildOrder();
    QModelIndexList after;
    after.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = m_position[static_cast<size_t>(sourceRows[static_cast<size_t>(i)])];
        after.append(createIndex(row, before.at(i).column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
    if (m_sortColumn >= 0 && lacksHits())
        Q_EMIT moreWanted(true); // the first by this order may be among the others
}

QModelIndex RecordFilterModel::indexOf(const RecordId &id) const
{
    const int sourceRow = m_catalog ? m_catalog->rowOf(id) : -1;
    const int row = sourceRow < 0 ? -1 : m_position[static_cast<size_t>(sourceRow)];
    return row < 0 ? QModelIndex() : index(row, 0);
}

QModelIndex RecordFilterModel::mapToSource(const QModelIndex &proxyIndex) const
{
    if (!proxyIndex.isValid() || !m_catalog)
        return {};
    Q_ASSERT(proxyIndex.model() == this);
    return m_catalog->index(m_rows[static_cast<size_t>(proxyIndex.row())], proxyIndex.column());
}

QModelIndex RecordFilterModel::mapFromSource(const QModelIndex &sourceIndex) const
{
    if (!sourceIndex.isValid() || !m_catalog)
        return {};
    Q_ASSERT(sourceIndex.model() == m_catalog);
    const int row = m_position[static_cast<size_t>(sourceIndex.row())];
    return row < 0 ? QModelIndex() : index(row, sourceIndex.column());
}

QModelIndex RecordFilterModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex RecordFilterModel::parent(const QModelIndex &) const
{
    return {};
}

QModelIndex RecordFilterModel::sibling(int row, int column, const QModelIndex &) const
{
    return index(row, column);
}

int RecordFilterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RecordFilterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_catalog ? 0 : RecordColumn::Count;
}

QVariant RecordFilterModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const int sourceRow = m_rows[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::AccessibleTextRole:
        return m_rowWords ? m_rowWords(index) : QVariant();
    case RecordRole::HitRole:
        return hasMatches() ? QVariant::fromValue(
                                  m_hits[static_cast<size_t>(m_hitPosition[static_cast<size_t>(sourceRow)])])
                            : QVariant();
    case RecordRole::EnglishMatchesRole:
        return QVariant::fromValue(matchesIn(m_catalog->summary(sourceRow).signature.english));
    case RecordRole::ChineseMatchesRole:
        return QVariant::fromValue(matchesIn(m_catalog->summary(sourceRow).signature.chinese));
    case RecordRole::IdMatchesRole:
        return QVariant::fromValue(matchesIn(m_catalog->summary(sourceRow).id.value()));
    default:
        return m_catalog->data(m_catalog->index(sourceRow, index.column()), role);
    }
}

Qt::ItemFlags RecordFilterModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractProxyModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

QStringList RecordFilterModel::mimeTypes() const
{
    return {QStringLiteral("text/plain")};
}

QMimeData *RecordFilterModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList lines;
    int last = -1;
    for (const QModelIndex &each : indexes) {
        if (each.row() == last)
            continue;
        last = each.row();
        const RecordSummary &record = m_catalog->summary(m_rows[static_cast<size_t>(last)]);
        lines.append(QStringList{record.id.value(), record.signature.english, record.signature.chinese}.join(
            QLatin1Char('\n')));
    }
    if (lines.isEmpty())
        return nullptr;
    auto *mime = new QMimeData;
    mime->setText(lines.join(QStringLiteral("\n\n")).trimmed());
    return mime;
}

bool RecordFilterModel::accepts(int sourceRow) const
{
    const RecordSummary &record = m_catalog->summary(sourceRow);
    return m_matcher.indexIn(record.signature.english) >= 0 ||
           m_matcher.indexIn(record.signature.chinese) >= 0 || m_matcher.indexIn(record.id.value()) >= 0;
}

QList<TextRange> RecordFilterModel::matchesIn(const QString &text) const
{
    QList<TextRange> matches;
    if (m_marks)
        return m_marks->marksIn(text);
    if (m_findText.trimmed().isEmpty())
        return matches;
    for (qsizetype at = m_matcher.indexIn(text); at >= 0;
         at = m_matcher.indexIn(text, at + m_findText.size()))
        matches.append(TextRange{.start = at, .length = m_findText.size()});
    return matches;
}

void RecordFilterModel::rebuildOrder()
{
    m_order.resize(sourceRows());
    std::iota(m_order.begin(), m_order.end(), 0);
    std::erase_if(m_order, [this](int sourceRow) { return m_catalog->isGone(sourceRow); });
    if (m_catalog && m_sortColumn >= 0)
        sortByColumn(m_order, *m_catalog, m_sortColumn, m_sortOrder);
    filter(m_order);
}

void RecordFilterModel::rebuildAll()
{
    beginResetModel();
    std::erase_if(m_hits, [this](const SearchHit &hit) { return !isHit(hit); });
    rebuildOrder();
    endResetModel();
}

void RecordFilterModel::filter(const std::vector<int> &candidates)
{
    if (hasMatches())
        return filterHits();
    m_rows.clear();
    m_position.assign(sourceRows(), -1);
    const bool keepAll = m_findText.trimmed().isEmpty();
    for (const int sourceRow : candidates) {
        if (!keepAll && !accepts(sourceRow))
            continue;
        keep(sourceRow);
    }
}

void RecordFilterModel::keep(int sourceRow)
{
    m_position[static_cast<size_t>(sourceRow)] = static_cast<int>(m_rows.size());
    m_rows.push_back(sourceRow);
}

void RecordFilterModel::filterHits()
{
    m_rows.clear();
    m_position.assign(sourceRows(), -1);
    m_hitPosition.assign(sourceRows(), -1);
    for (size_t i = 0; i < m_hits.size(); ++i)
        m_hitPosition[static_cast<size_t>(m_hits[i].record.value())] = static_cast<int>(i);
    if (m_sortColumn < 0) {
        for (const SearchHit &hit : m_hits)
            keep(static_cast<int>(hit.record.value()));
        return;
    }
    for (const int sourceRow : m_order) {
        if (m_hitPosition[static_cast<size_t>(sourceRow)] >= 0)
            keep(sourceRow);
    }
}

void RecordFilterModel::forwardDataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                                           const QList<int> &roles)
{
    // An edited record stays where it is until the next find text or sort: a row that jumps away or vanishes
    // while it is being typed in would be worse than one that is out of order for a moment.
    if (topLeft.row() == 0 && bottomRight.row() == m_catalog->rowCount() - 1 && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, topLeft.column()), index(rowCount() - 1, bottomRight.column()), roles);
        return;
    }
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row) {
        if (static_cast<size_t>(row) >= m_position.size())
            continue;
        const QModelIndex left = mapFromSource(topLeft.siblingAtRow(row));
        const QModelIndex right = mapFromSource(bottomRight.siblingAtRow(row));
        if (left.isValid())
            Q_EMIT dataChanged(left, right, roles);
    }
}

} // namespace Clew
