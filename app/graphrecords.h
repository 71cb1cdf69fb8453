// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/graph/recordgraphbuilder.h"

namespace Clew {

/// The records of a graph: those of a catalog, with what was edited since it was read. A value whose copies
/// share; a copy may go to another thread.
class GraphRecords final
{
public:
    using Transitions = std::shared_ptr<const std::vector<RecordTransitions>>;

    /// Edits stay: they come from whoever edits, and are cleared by him.
    void setCatalog(const std::shared_ptr<const Catalog> &catalog) { m_catalog = catalog; }
    [[nodiscard]] bool hasCatalog() const { return m_catalog != nullptr; }

    /// The record as it is now. Returns whether the graph has another shape by that.
    bool take(const Record &record);
    /// There is no such record now.
    void remove(const RecordId &id);
    void clearEdits() { m_edits.clear(); }
    [[nodiscard]] bool hasEdits() const { return !m_edits.isEmpty(); }

    /// Empty where there is no such record.
    [[nodiscard]] const RecordSummary &summary(const RecordId &id) const;

    /// What all records of the catalog say, unedited. Decodes each: off the GUI thread.
    [[nodiscard]] Transitions readTransitions(const StopPredicate &stop) const;
    /// The same with the edits: the records of the catalog in its order, then new ones by id.
    [[nodiscard]] std::vector<RecordTransitions> editedTransitions(const Transitions &read) const;

private:
    struct Edited
    {
        RecordSummary summary;
        QList<Transition> transitions;
    };

    std::shared_ptr<const Catalog> m_catalog;
    QHash<RecordId, std::optional<Edited>> m_edits; ///< nothing: it is gone
};

} // namespace Clew
