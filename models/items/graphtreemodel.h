// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textpair.h"
#include "models/graph/neighbourhood.h"

#include <QAbstractItemModel>

#include <functional>
#include <optional>
#include <vector>

namespace Clew::GraphColumn {
enum Column {
    Record,
    Probability,
    Delay,
    Note,  ///< condition or distinction
    Count, ///< number of columns
};
} // namespace Clew::GraphColumn

namespace Clew::GraphRole {
enum Role {
    IdRole = Qt::UserRole + 1, ///< RecordId of the row's record
    TitleRole,                 ///< TextPair
    IsRootRole,                ///< bool
    StepRole,                  ///< Step as int: how the row's record is reached from its parent; 0 at the top
    ProbabilityRole,           ///< double 0..1, invalid where none is given
    DelayRole,                 ///< QString
    NoteRole,                  ///< QString
    ContradictionsRole,        ///< QStringList of stable names
};
} // namespace Clew::GraphRole

namespace Clew {

/// What a row of the tree is made of. A child belongs to the latest record above it.
struct GraphTreeRow
{
    struct Link
    {
        RecordId id;
        TextPair title;
        Step step = Step::ToConsequences;
        std::optional<double> probability;
        QString delay;
        QString note;
        QStringList contradictions;

        friend bool operator==(const Link &, const Link &) = default;
    };

    RecordId id;
    TextPair title;
    bool root = false;
    std::vector<Link> links;

    friend bool operator==(const GraphTreeRow &, const GraphTreeRow &) = default;
};

/// Rows for a slice, in its order; links are causes, consequences, look-alikes, each the more probable first.
/// `titleOf` gives a record's title.
[[nodiscard]] std::vector<GraphTreeRow> graphTreeRows(const RecordGraph &graph, const GraphSlice &slice,
                                                      const std::function<TextPair(RecordIndex)> &titleOf);

/// A shown graph for reading: each record, and below it what leads to it, what it leads to and what it looks
/// like. The same that the picture shows; what a screen reader gets. Words are the views'. Lives on the GUI
/// thread.
class GraphTreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit GraphTreeModel(QObject *parent = nullptr);

    void setRows(std::vector<GraphTreeRow> rows);
    /// The record's top row; invalid where it is not shown.
    [[nodiscard]] QModelIndex indexOf(const RecordId &id) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<GraphTreeRow> m_rows;
};

} // namespace Clew
