// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphmermaid.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A quoted Mermaid string: what its grammar, its Markdown or the HTML of its labels would read is written as
/// the entity of its code point ("#34;"), so that the text is shown as it is.
QString quoted(const QString &text)
{
    QString out = u"\""_s;
    for (const QChar c : text.simplified()) {
        const bool isSpecial = u"\"#&<>`*_\\{}[]()|%~"_s.contains(c) || c.category() == QChar::Other_Control;
        out += isSpecial ? u"#%1;"_s.arg(c.unicode()) : QString(c);
    }
    return out + u'"';
}

} // namespace

QString graphToMermaid(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts)
{
    QString out = u"flowchart LR\n"_s;
    QHash<qsizetype, QString> names;
    for (const RecordIndex node : slice.nodes) {
        const QString name = u"n%1"_s.arg(names.size());
        names.insert(node.value(), name);
        const QString &id = graph.id(node).value();
        out += u"  %% %1 %2\n"_s.arg(name, id.simplified());
        out += u"  %1[%2]\n"_s.arg(name, quoted(nodeTitle(texts, node, graph.id(node))));
    }
    for (const EdgeIndex index : slice.edges) {
        const GraphEdge &edge = graph.edge(index);
        const bool alike = edge.kind == EdgeKind::ConfusedWith;
        const QString line = alike ? u"-.-"_s : edge.proposed ? u"-.->"_s : u"-->"_s;
        out += u"  %1 %2|%3| %4\n"_s.arg(names.value(edge.from.value()), line, quoted(edgeLabel(edge, texts)),
                                         names.value(edge.to.value()));
    }
    return out;
}

} // namespace Clew
