// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphdot.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A double-quoted DOT string. Backslashes are doubled: labels read escapes like "\n" and "\N", and a single
/// one before the closing quote would swallow it. "&" begins an entity in labels.
QString quoted(const QString &text, bool isLabel)
{
    QString out = u"\""_s;
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            out += u'\\';
        if (isLabel && c == u'&')
            out += u"&amp;"_s;
        else if (c == u'\n')
            out += u"\\n"_s;
        else if (c.unicode() >= u' ' || c == u'\t')
            out += c;
    }
    return out + u'"';
}

QString attributes(const GraphEdge &edge, const GraphTexts &texts)
{
    // A label that Graphviz makes room for, on an edge without a say in the ranks, is one it may fail at
    // ("trouble in init_rank", "lost edge"); an xlabel takes the room that is left.
    const bool alike = edge.kind == EdgeKind::ConfusedWith;
    QStringList list{(alike ? u"xlabel="_s : u"label="_s) + quoted(edgeLabel(edge, texts), true)};
    const QString why = edge.kind == EdgeKind::LeadsTo ? edge.condition : edge.distinction;
    if (!why.isEmpty())
        list.append(u"tooltip="_s + quoted(why, true));
    if (alike)
        list.append(u"dir=none, style=dashed, constraint=false"_s);
    if (edge.proposed)
        list.append(u"style=dotted"_s);
    if (edge.contradictions)
        list.append(u"comment="_s + quoted(contradictionNames(edge.contradictions).join(u' '), false));
    return list.join(u", "_s);
}

} // namespace

QString graphToDot(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts)
{
    QString dot = u"digraph clew {\n  rankdir=LR;\n  node [shape=box];\n"_s;
    for (const RecordIndex node : slice.nodes) {
        const QString &id = graph.id(node).value();
        dot += u"  %1 [label=%2%3];\n"_s.arg(quoted(id, false),
                                             quoted(nodeTitle(texts, node, graph.id(node)), true),
                                             node == slice.root ? u", penwidth=2"_s : QString());
    }
    for (const EdgeIndex index : slice.edges) {
        const GraphEdge &edge = graph.edge(index);
        dot += u"  %1 -> %2 [%3];\n"_s.arg(quoted(graph.id(edge.from).value(), false),
                                           quoted(graph.id(edge.to).value(), false), attributes(edge, texts));
    }
    return dot + u"}\n"_s;
}

} // namespace Clew
