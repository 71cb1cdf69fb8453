// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/graphtreemodel.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace Clew {

namespace {

/// Internal id of a top row; a child's is its parent's row + 1.
constexpr quintptr TopRow = 0;

QVariant linkData(const GraphTreeRow::Link &link, int column, int role)
{
    const QVariant probability = link.probability ? QVariant(*link.probability) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case GraphColumn::Record:
            return link.id.value();
        case GraphColumn::Probability:
            return probability;
        case GraphColumn::Delay:
            return link.delay;
        default:
            return link.note;
        }
    case GraphRole::IdRole:
        return QVariant::fromValue(link.id);
    case GraphRole::TitleRole:
        return QVariant::fromValue(link.title);
    case GraphRole::IsRootRole:
        return false;
    case GraphRole::StepRole:
        return static_cast<int>(link.step);
    case GraphRole::ProbabilityRole:
        return probability;
    case GraphRole::DelayRole:
        return link.delay;
    case GraphRole::NoteRole:
        return link.note;
    case GraphRole::ContradictionsRole:
        return link.contradictions;
    default:
        return {};
    }
}

} // namespace

std::vector<GraphTreeRow> graphTreeRows(const RecordGraph &graph, const GraphSlice &slice,
                                        const std::function<TextPair(RecordIndex)> &titleOf)
{
    QSet<qsizetype> shown;
    for (const EdgeIndex edge : slice.edges)
        shown.insert(edge.value());
    std::vector<GraphTreeRow> rows;
    rows.reserve(slice.nodes.size());
    for (const RecordIndex node : slice.nodes) {
        GraphTreeRow row{.id = graph.id(node), .title = titleOf(node), .root = node == slice.root};
        for (const EdgeIndex index : graph.edgesOf(node)) {
            if (!shown.contains(index.value()))
                continue;
            const GraphEdge &edge = graph.edge(index);
            row.links.push_back({.id = graph.id(edge.other(node)),
                                 .title = titleOf(edge.other(node)),
                                 .step = stepOver(edge, node),
                                 .probability = edge.probability,
                                 .delay = edge.delay,
                                 .note = edge.kind == EdgeKind::LeadsTo ? edge.condition : edge.distinction,
                                 .contradictions = contradictionNames(edge.contradictions)});
        }
        std::ranges::stable_sort(row.links, [](const GraphTreeRow::Link &a, const GraphTreeRow::Link &b) {
            if (a.step != b.step)
                return a.step < b.step;
            return a.probability.value_or(0) > b.probability.value_or(0);
        });
        rows.push_back(std::move(row));
    }
    return rows;
}

GraphTreeModel::GraphTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

void GraphTreeModel::setRows(std::vector<GraphTreeRow> rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QModelIndex GraphTreeModel::indexOf(const RecordId &id) const
{
    const auto found = std::ranges::find(m_rows, id, &GraphTreeRow::id);
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()), 0);
}

QModelIndex GraphTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : TopRow);
}

QModelIndex GraphTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == TopRow)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, TopRow);
}

int GraphTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.size());
    if (parent.internalId() != TopRow || parent.column() != 0)
        return 0;
    return static_cast<int>(m_rows[static_cast<size_t>(parent.row())].links.size());
}

int GraphTreeModel::columnCount(const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    return GraphColumn::Count;
}

QVariant GraphTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() != TopRow) {
        const GraphTreeRow &row = m_rows[static_cast<size_t>(index.internalId() - 1)];
        return linkData(row.links[static_cast<size_t>(index.row())], index.column(), role);
    }
    const GraphTreeRow &row = m_rows[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == GraphColumn::Record ? QVariant(row.id.value()) : QVariant();
    case GraphRole::IdRole:
        return QVariant::fromValue(row.id);
    case GraphRole::TitleRole:
        return QVariant::fromValue(row.title);
    case GraphRole::IsRootRole:
        return row.root;
    case GraphRole::StepRole:
        return 0;
    default:
        return {};
    }
}

} // namespace Clew
