// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphjson.h"

#include "models/graph/graphstructure.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

QJsonValue numberOrNull(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

QJsonObject entryJson(const RecordGraph &graph, const EdgeEntry &entry)
{
    return {
        {u"record"_s, graph.id(entry.record).value()},    {u"pointer"_s, entryPointer(entry)},
        {u"relation"_s, relationName(entry.relation)},    {u"probability"_s, numberOrNull(entry.probability)},
        {u"condition"_s, textOrNull(entry.condition)},    {u"delay"_s, textOrNull(entry.delay)},
        {u"distinction"_s, textOrNull(entry.distinction)}};
}

QJsonObject edgeJson(const RecordGraph &graph, const GraphEdge &edge)
{
    QJsonArray writtenIn;
    if (edge.writtenInFrom)
        writtenIn.append(u"from"_s);
    if (edge.writtenInTo)
        writtenIn.append(u"to"_s);
    QJsonObject json{
        {u"from"_s, graph.id(edge.from).value()},
        {u"to"_s, graph.id(edge.to).value()},
        {u"relation"_s, edgeKindName(edge.kind)},
        {u"probability"_s, numberOrNull(edge.probability)},
        {u"condition"_s, textOrNull(edge.condition)},
        {u"delay"_s, textOrNull(edge.delay)},
        {u"distinction"_s, textOrNull(edge.distinction)},
        {u"written_in"_s, writtenIn},
        {u"contradictions"_s, QJsonArray::fromStringList(contradictionNames(edge.contradictions))}};
    if (edge.contradictions) {
        QJsonArray entries;
        for (const EdgeEntry &entry : edge.entries)
            entries.append(entryJson(graph, entry));
        json.insert(u"entries"_s, entries);
    }
    return json;
}

QJsonArray nodesJson(const RecordGraph &graph, const GraphSlice &slice)
{
    QJsonArray nodes;
    for (size_t i = 0; i < slice.nodes.size(); ++i) {
        QJsonObject node{{u"id"_s, graph.id(slice.nodes[i]).value()}};
        if (!slice.distances.empty())
            node.insert(u"distance"_s, slice.distances[i]);
        nodes.append(node);
    }
    return nodes;
}

QJsonArray danglingJson(const RecordGraph &graph, const GraphSlice &slice)
{
    QSet<qsizetype> shown;
    for (const RecordIndex node : slice.nodes)
        shown.insert(node.value());
    QJsonArray dangling;
    for (const DanglingEntry &entry : graph.dangling()) {
        if (!shown.contains(entry.entry.record.value()))
            continue;
        QJsonObject json = entryJson(graph, entry.entry);
        json.insert(u"target"_s, entry.target.value());
        dangling.append(json);
    }
    return dangling;
}

} // namespace

QJsonObject graphToJson(const RecordGraph &graph, const GraphSlice &slice)
{
    const QJsonArray dangling = danglingJson(graph, slice);
    qsizetype entries = dangling.size();
    qsizetype merged = 0;
    QJsonArray edges;
    for (const EdgeIndex index : slice.edges) {
        const GraphEdge &edge = graph.edge(index);
        const auto written = static_cast<qsizetype>(edge.entries.size());
        entries += written;
        merged += std::max<qsizetype>(written - 1, 0);
        edges.append(edgeJson(graph, edge));
    }
    const Components parts = components(graph, slice);
    const QJsonObject stats{{u"nodes"_s, static_cast<qint64>(slice.nodes.size())},
                            {u"edges"_s, static_cast<qint64>(slice.edges.size())},
                            {u"entries"_s, entries},
                            {u"merged"_s, merged},
                            {u"components"_s, static_cast<qint64>(parts.sizes.size())},
                            {u"largest"_s, parts.largest()},
                            {u"isolated"_s, parts.isolated()}};
    return {{u"schema"_s, u"clew-graph-1"_s},
            {u"root"_s,
             slice.root.isValid() ? QJsonValue(graph.id(slice.root).value()) : QJsonValue(QJsonValue::Null)},
            {u"omitted"_s, slice.omitted},
            {u"nodes"_s, nodesJson(graph, slice)},
            {u"edges"_s, edges},
            {u"dangling"_s, dangling},
            {u"stats"_s, stats}};
}

} // namespace Clew
