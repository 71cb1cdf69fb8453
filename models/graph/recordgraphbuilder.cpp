// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/recordgraphbuilder.h"

#include "models/core/catalog.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace Clew {

namespace {

/// An entry with the two ends that it speaks of. Look-alikes have no order: their ends are sorted here, so
/// that both sides meet, and turned to the writer afterwards.
struct Claim
{
    RecordIndex from;
    RecordIndex to;
    EdgeKind kind = EdgeKind::LeadsTo;
    EdgeEntry entry;

    [[nodiscard]] auto key() const { return std::tuple(from, to, kind); }
};

Claim claimOf(RecordIndex record, RecordIndex target, EdgeEntry entry)
{
    switch (entry.relation) {
    case Relation::LeadsTo:
        return {record, target, EdgeKind::LeadsTo, std::move(entry)};
    case Relation::PrecededBy:
        return {target, record, EdgeKind::LeadsTo, std::move(entry)};
    case Relation::ConfusedWith:
        return {std::min(record, target), std::max(record, target), EdgeKind::ConfusedWith, std::move(entry)};
    }
    Q_UNREACHABLE_RETURN(Claim());
}

EdgeEntry entryOf(RecordIndex record, const Transition &transition, int position)
{
    return {.record = record,
            .relation = transition.relation,
            .position = position,
            .probability = transition.probability,
            .condition = transition.condition,
            .delay = transition.delay,
            .distinction = transition.distinction};
}

template <typename T>
bool differ(const std::vector<EdgeEntry> &entries, T EdgeEntry::*field, bool (*isGiven)(const T &))
{
    const T *first = nullptr;
    for (const EdgeEntry &entry : entries) {
        if (!isGiven(entry.*field))
            continue;
        if (first && *first != entry.*field)
            return true;
        first = &(entry.*field);
    }
    return false;
}

bool hasNumber(const std::optional<double> &number)
{
    return number.has_value();
}

bool hasText(const QString &text)
{
    return !text.isEmpty();
}

Contradictions contradictionsWithin(const GraphEdge &edge)
{
    Contradictions found;
    found.setFlag(Contradiction::Self, edge.from == edge.to);
    found.setFlag(Contradiction::Probability, differ(edge.entries, &EdgeEntry::probability, hasNumber));
    found.setFlag(Contradiction::Delay, differ(edge.entries, &EdgeEntry::delay, hasText));
    for (size_t i = 1; i < edge.entries.size(); ++i) {
        const EdgeEntry &before = edge.entries[i - 1];
        if (before.record == edge.entries[i].record && before.relation == edge.entries[i].relation)
            found.setFlag(Contradiction::Repeated);
    }
    return found;
}

/// The claims, all of one key, as one edge.
GraphEdge mergedEdge(std::span<Claim> claims)
{
    GraphEdge edge{.from = claims.front().from, .to = claims.front().to, .kind = claims.front().kind};
    const auto writtenIn = [claims](RecordIndex end) {
        return std::ranges::any_of(claims, [end](const Claim &claim) { return claim.entry.record == end; });
    };
    if (edge.kind == EdgeKind::ConfusedWith && !writtenIn(edge.from))
        std::swap(edge.from, edge.to);
    edge.writtenInFrom = writtenIn(edge.from);
    edge.writtenInTo = writtenIn(edge.to);

    for (Claim &claim : claims)
        edge.entries.push_back(std::move(claim.entry));
    std::ranges::stable_sort(edge.entries, {},
                             [&edge](const EdgeEntry &entry) { return entry.record != edge.from; });
    for (const EdgeEntry &entry : edge.entries) {
        if (!edge.probability)
            edge.probability = entry.probability;
        for (const auto &[target, source] :
             {std::pair(&edge.condition, &entry.condition), std::pair(&edge.delay, &entry.delay),
              std::pair(&edge.distinction, &entry.distinction)}) {
            if (target->isEmpty())
                *target = *source;
        }
    }
    edge.contradictions = contradictionsWithin(edge);
    return edge;
}

auto edgeKey(const GraphEdge &edge)
{
    return std::tuple(edge.from, edge.to, edge.kind);
}

/// `edges` are sorted by key.
void flagOpposites(std::vector<GraphEdge> &edges)
{
    for (GraphEdge &edge : edges) {
        if (edge.kind != EdgeKind::LeadsTo || edge.from >= edge.to)
            continue;
        const auto opposite =
            std::ranges::lower_bound(edges, std::tuple(edge.to, edge.from, EdgeKind::LeadsTo), {}, edgeKey);
        if (opposite == edges.end() ||
            edgeKey(*opposite) != std::tuple(edge.to, edge.from, EdgeKind::LeadsTo))
            continue;
        edge.contradictions.setFlag(Contradiction::Direction);
        opposite->contradictions.setFlag(Contradiction::Direction);
    }
}

std::vector<GraphEdge> mergedEdges(std::vector<Claim> claims)
{
    std::ranges::stable_sort(claims, {}, &Claim::key);
    std::vector<GraphEdge> edges;
    for (size_t first = 0; first < claims.size();) {
        size_t last = first + 1;
        while (last < claims.size() && claims[last].key() == claims[first].key())
            ++last;
        edges.push_back(mergedEdge(std::span(claims).subspan(first, last - first)));
        first = last;
    }
    std::ranges::sort(edges, {}, edgeKey);
    flagOpposites(edges);
    return edges;
}

/// `edges` are sorted by key and stay so.
void addSeen(std::vector<GraphEdge> &edges, const std::vector<SeenOrder> &seen,
             const QHash<RecordId, qsizetype> &byId)
{
    for (const SeenOrder &order : seen) {
        const auto from = byId.constFind(order.from);
        const auto to = byId.constFind(order.to);
        if (from == byId.constEnd() || to == byId.constEnd() || *from == *to)
            continue;
        const GraphEdge edge{.from = RecordIndex(*from), .to = RecordIndex(*to), .proposed = true};
        const auto at = std::ranges::lower_bound(edges, edgeKey(edge), {}, edgeKey);
        if (at == edges.end() || edgeKey(*at) != edgeKey(edge))
            edges.insert(at, edge);
    }
}

} // namespace

std::vector<RecordTransitions> recordTransitions(const Catalog &catalog, const StopPredicate &stop)
{
    std::vector<RecordTransitions> records;
    records.reserve(static_cast<size_t>(catalog.size()));
    constexpr qsizetype RecordsBetweenQuestions = 64;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        if (stop && i % RecordsBetweenQuestions == 0 && stop())
            break;
        const RecordIndex index(i);
        records.push_back({catalog.summary(index).id, catalog.record(index).transitions});
    }
    return records;
}

RecordGraph buildRecordGraph(const std::vector<RecordTransitions> &records,
                             const std::vector<SeenOrder> &seen)
{
    std::vector<RecordId> ids;
    QHash<RecordId, qsizetype> byId;
    for (const RecordTransitions &record : records) {
        byId.insert(record.id, static_cast<qsizetype>(ids.size()));
        ids.push_back(record.id);
    }

    std::vector<Claim> claims;
    std::vector<DanglingEntry> dangling;
    for (size_t i = 0; i < records.size(); ++i) {
        const RecordIndex index(static_cast<qsizetype>(i));
        std::array<int, 3> positions{};
        for (const Transition &transition : records[i].transitions) {
            int &position = positions[static_cast<size_t>(transition.relation)];
            EdgeEntry entry = entryOf(index, transition, position++);
            const auto target = byId.constFind(transition.target);
            if (target == byId.constEnd())
                dangling.push_back({std::move(entry), transition.target});
            else
                claims.push_back(claimOf(index, RecordIndex(*target), std::move(entry)));
        }
    }
    std::vector<GraphEdge> edges = mergedEdges(std::move(claims));
    addSeen(edges, seen, byId);
    return RecordGraph(std::move(ids), std::move(edges), std::move(dangling));
}

RecordGraph buildRecordGraph(const Catalog &catalog, const StopPredicate &stop)
{
    return buildRecordGraph(recordTransitions(catalog, stop));
}

} // namespace Clew
