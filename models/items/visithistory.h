// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "models/items/graphplace.h"

#include <QList>

#include <optional>

namespace Clew {

/// A record that was looked at, how far its page was scrolled when it was left, and its place in the graph.
struct Visit
{
    RecordId record;
    int page = 0;                    ///< which of the views of a record
    int top = 0;                     ///< scroll place of that view, in pixels
    std::optional<GraphPlace> graph; ///< none where the graph did not show the record

    friend bool operator==(const Visit &, const Visit &) = default;
};

/// The way through the records, as a browser keeps it: going to a record drops what lay ahead. The oldest
/// visits are forgotten beyond MaxVisits.
class VisitHistory final
{
public:
    /// Goes to a record. The present one again is no new visit.
    void visit(const RecordId &record);
    /// Keeps the place of the present visit.
    void keepPlace(int page, int top);
    void keepGraph(const GraphPlace &place);
    /// Goes a step (-1 back, 1 forward); nothing at the end. Records that `exists` does not know are passed
    /// over.
    template <typename Exists>
    std::optional<Visit> step(int direction, Exists exists)
    {
        for (qsizetype at = m_at + direction; at >= 0 && at < m_visits.size(); at += direction) {
            if (!exists(m_visits.at(at).record))
                continue;
            m_at = at;
            return m_visits.at(at);
        }
        return std::nullopt;
    }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_visits.size(); }
    [[nodiscard]] const QList<Visit> &visits() const { return m_visits; }

    static constexpr qsizetype MaxVisits = 500;

private:
    QList<Visit> m_visits;
    qsizetype m_at = -1;
};

} // namespace Clew
