// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphtext.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// One line: catalogs hold line breaks in conditions and titles.
QString oneLine(const QString &text)
{
    return text.simplified();
}

QString neighbourLine(const RecordGraph &graph, const GraphEdge &edge, RecordIndex other)
{
    QStringList parts{u"    "_s + graph.id(other).value()};
    if (edge.probability)
        parts.append(wholePercent(edge.probability));
    if (!edge.delay.isEmpty())
        parts.append(u"(%1)"_s.arg(oneLine(edge.delay)));
    for (const QString &text : {edge.condition, edge.distinction}) {
        if (!text.isEmpty())
            parts.append(oneLine(text));
    }
    for (const QString &name : contradictionNames(edge.contradictions))
        parts.append(u"[!%1]"_s.arg(name));
    return parts.join(u"  "_s) + u'\n';
}

/// The record's neighbours over one step, below the step's word.
QString stepText(const RecordGraph &graph, const std::vector<EdgeIndex> &edges, RecordIndex record, Step step,
                 const QString &word)
{
    QString text;
    for (const EdgeIndex index : edges) {
        const GraphEdge &edge = graph.edge(index);
        if (stepOver(edge, record) != step)
            continue;
        if (text.isEmpty())
            text = u"  %1\n"_s.arg(word);
        text += neighbourLine(graph, edge, edge.other(record));
    }
    return text;
}

} // namespace

QString graphToText(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts)
{
    QSet<qsizetype> shown;
    for (const EdgeIndex edge : slice.edges)
        shown.insert(edge.value());
    QString text;
    for (const RecordIndex record : slice.nodes) {
        std::vector<EdgeIndex> edges;
        for (const EdgeIndex edge : graph.edgesOf(record)) {
            if (shown.contains(edge.value()))
                edges.push_back(edge);
        }
        if (edges.empty() && slice.nodes.size() > 1)
            continue;
        text += graph.id(record).value();
        if (const QString title = texts.title ? oneLine(texts.title(record)) : QString(); !title.isEmpty())
            text += u"  "_s + title;
        text += u'\n';
        text += stepText(graph, edges, record, Step::ToCauses, texts.causedBy);
        text += stepText(graph, edges, record, Step::ToConsequences, texts.leadsTo);
        text += stepText(graph, edges, record, Step::ToLookAlikes, texts.confusedWith);
    }
    return text;
}

QString pathsToText(const RecordGraph &graph, const PathList &paths)
{
    QString text;
    for (const GraphPath &path : paths.paths) {
        text += graph.id(path.nodes.front()).value();
        bool anyProbability = false;
        for (size_t i = 0; i < path.edges.size(); ++i) {
            const GraphEdge &edge = graph.edge(path.edges[i]);
            const QString percent = wholePercent(edge.probability);
            anyProbability = anyProbability || edge.probability;
            QString arrow = u"~"_s;
            if (edge.kind == EdgeKind::LeadsTo)
                arrow = edge.from == path.nodes[i] ? u"->"_s : u"<-"_s;
            if (!percent.isEmpty())
                arrow += u'(' + percent + u')';
            text += u" %1 %2"_s.arg(arrow, graph.id(path.nodes[i + 1]).value());
        }
        if (anyProbability)
            text += u"  = %1"_s.arg(wholePercent(path.probability));
        text += u'\n';
    }
    return text;
}

} // namespace Clew
