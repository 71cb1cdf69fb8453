// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphcommand.h"

#include "app/console.h"
#include "app/exitstatus.h"
#include "app/recordtext.h"
#include "app/textcolumns.h"
#include "models/core/catalog.h"
#include "models/graph/graphjson.h"
#include "models/graph/graphpaths.h"
#include "models/graph/graphstructure.h"
#include "models/graph/recordgraphbuilder.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Clew {

GraphCommand::GraphCommand(const Catalog &catalog, Console &console)
    : m_catalog(catalog)
    , m_console(console)
    , m_graph(buildRecordGraph(catalog))
{
}

RecordIndex GraphCommand::find(const QString &id)
{
    const RecordIndex index = m_graph.find(RecordId(id));
    if (!index.isValid())
        m_console.err(tr("clew: no record has the id \"%1\".").arg(id) + u'\n');
    return index;
}

std::optional<GraphSlice> GraphCommand::sliceFor(const CommandLine &line)
{
    if (!line.from.isEmpty()) {
        const RecordIndex root = find(line.from);
        if (!root.isValid())
            return std::nullopt;
        return neighbourhood(m_graph, {.root = root, .depth = line.depth, .limit = m_graph.nodeCount()});
    }
    if (line.pathFrom.isEmpty())
        return wholeGraph(m_graph);
    const RecordIndex from = find(line.pathFrom);
    const RecordIndex to = find(line.pathTo);
    if (!from.isValid() || !to.isValid())
        return std::nullopt;
    const PathList paths = shortPaths(m_graph, {.from = from, .to = to});
    if (!paths.paths.empty())
        return sliceOf(paths);
    m_console.err(tr("clew: no path leads from %1 to %2.").arg(line.pathFrom, line.pathTo) + u'\n');
    return std::nullopt;
}

QString GraphCommand::text(const GraphSlice &slice) const
{
    QString lines;
    for (const EdgeIndex index : slice.edges) {
        const GraphEdge &edge = m_graph.edge(index);
        const QString from = safeForTerminal(m_graph.id(edge.from).value());
        const QString to = safeForTerminal(m_graph.id(edge.to).value());
        QStringList notes;
        if (edge.probability)
            notes.append(RecordText::rate(edge.probability));
        for (const QString &note : {edge.condition, edge.delay, edge.distinction}) {
            if (!note.isEmpty())
                notes.append(safeForTerminal(note));
        }
        notes.append(contradictionNames(edge.contradictions));
        const QString tail = notes.isEmpty() ? QString() : u"  (%1)"_s.arg(notes.join(u"; "_s));
        lines += u"%1 %2 %3%4\n"_s.arg(from, edgeKindName(edge.kind), to, tail);
    }
    const Components parts = components(m_graph, slice);
    const auto count = [](auto number) { return QString::number(number); };
    lines += tr("%1 records, %2 edges, %3 components, largest %4, without an edge %5")
                 .arg(count(slice.nodes.size()), count(slice.edges.size()), count(parts.sizes.size()),
                      count(parts.largest()), count(parts.isolated()));
    return lines + u'\n';
}

int GraphCommand::run(const CommandLine &line)
{
    const std::optional<GraphSlice> slice = sliceFor(line);
    if (!slice)
        return ExitStatus::NothingFound;
    if (line.format == OutputFormat::Json)
        m_console.out(QJsonDocument(graphToJson(m_graph, *slice)).toJson(QJsonDocument::Indented));
    else
        m_console.out(text(*slice));
    return ExitStatus::Done;
}

} // namespace Clew
