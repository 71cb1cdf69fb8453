// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphcommand.h"

#include "app/console.h"
#include "app/exitstatus.h"
#include "app/textcolumns.h"
#include "models/core/catalog.h"
#include "models/graph/graphdot.h"
#include "models/graph/graphjson.h"
#include "models/graph/graphmermaid.h"
#include "models/graph/graphml.h"
#include "models/graph/graphstructure.h"
#include "models/graph/graphsvg.h"
#include "models/graph/graphtext.h"
#include "models/graph/recordgraphbuilder.h"
#include "views/graphtextmodel.h"
#include "views/recordcaption.h"

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
        m_console.complainOfNoRecord(id);
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
    m_paths = shortPaths(m_graph, {.from = from, .to = to});
    if (!m_paths.paths.empty())
        return sliceOf(m_paths);
    m_console.err(tr("clew: no path leads from %1 to %2.").arg(line.pathFrom, line.pathTo) + u'\n');
    return std::nullopt;
}

GraphTexts GraphCommand::texts(Language language) const
{
    GraphTexts texts = graphWords();
    texts.title = [this, language](RecordIndex node) {
        return textIn(m_catalog.summary(node).signature, language);
    };
    texts.caption = [this](RecordIndex node) { return recordCaption(m_catalog.summary(node)); };
    return texts;
}

QString GraphCommand::text(const GraphSlice &slice, const GraphTexts &texts) const
{
    // A path is read as a line; everything else as a tree with its figures below.
    if (!m_paths.paths.empty())
        return safeForTerminal(pathsToText(m_graph, m_paths));
    const Components parts = components(m_graph, slice);
    const QStringList figures{
        tr("%n record(s)", nullptr, static_cast<int>(slice.nodes.size())),
        tr("%n edge(s)", nullptr, static_cast<int>(slice.edges.size())),
        tr("%n component(s)", "of a graph", static_cast<int>(parts.sizes.size())),
        tr("largest of %n record(s)", "component of a graph", static_cast<int>(parts.largest())),
        tr("%n record(s) without an edge", nullptr, static_cast<int>(parts.isolated())),
    };
    return safeForTerminal(graphToText(m_graph, slice, texts)) + figures.join(tr(", ", "between figures")) +
           u'\n';
}

int GraphCommand::run(const CommandLine &line)
{
    const std::optional<GraphSlice> slice = sliceFor(line);
    if (!slice)
        return ExitStatus::NothingFound;
    const GraphTexts words = texts(line.language);
    switch (line.format) {
    case OutputFormat::Json:
        m_console.out(QJsonDocument(graphToJson(m_graph, *slice)).toJson(QJsonDocument::Indented));
        break;
    case OutputFormat::Dot:
        m_console.out(graphToDot(m_graph, *slice, words));
        break;
    case OutputFormat::Svg:
        m_console.out(graphToSvg(m_graph, *slice, words));
        break;
    case OutputFormat::GraphMl:
        m_console.out(graphToGraphMl(m_graph, *slice, words));
        break;
    case OutputFormat::Mermaid:
        m_console.out(graphToMermaid(m_graph, *slice, words));
        break;
    default:
        m_console.out(text(*slice, words));
        break;
    }
    return ExitStatus::Done;
}

} // namespace Clew
