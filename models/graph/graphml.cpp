// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphml.h"

#include "models/graph/xmltext.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

void writeKey(QXmlStreamWriter &xml, const QString &name, const QString &owner, const QString &type)
{
    xml.writeEmptyElement(u"key"_s);
    xml.writeAttribute(u"id"_s, name);
    xml.writeAttribute(u"for"_s, owner);
    xml.writeAttribute(u"attr.name"_s, name);
    xml.writeAttribute(u"attr.type"_s, type);
}

void writeData(QXmlStreamWriter &xml, const QString &key, const QString &value)
{
    if (value.isEmpty())
        return;
    xml.writeStartElement(u"data"_s);
    xml.writeAttribute(u"key"_s, key);
    xml.writeCharacters(xmlText(value));
    xml.writeEndElement();
}

QString writtenIn(const GraphEdge &edge)
{
    QStringList sides;
    if (edge.writtenInFrom)
        sides.append(u"from"_s);
    if (edge.writtenInTo)
        sides.append(u"to"_s);
    return sides.join(u' ');
}

void writeEdge(QXmlStreamWriter &xml, const RecordGraph &graph, EdgeIndex index, const GraphTexts &texts)
{
    const GraphEdge &edge = graph.edge(index);
    xml.writeStartElement(u"edge"_s);
    xml.writeAttribute(u"id"_s, u"e%1"_s.arg(index.value()));
    xml.writeAttribute(u"source"_s, xmlText(graph.id(edge.from).value()));
    xml.writeAttribute(u"target"_s, xmlText(graph.id(edge.to).value()));
    writeData(xml, u"relation"_s, edgeKindName(edge.kind));
    writeData(xml, u"label"_s, edgeLabel(edge, texts));
    if (edge.probability)
        writeData(xml, u"probability"_s, QString::number(*edge.probability, 'g', 17));
    writeData(xml, u"condition"_s, edge.condition);
    writeData(xml, u"delay"_s, edge.delay);
    writeData(xml, u"distinction"_s, edge.distinction);
    writeData(xml, u"written_in"_s, writtenIn(edge));
    writeData(xml, u"contradictions"_s, contradictionNames(edge.contradictions).join(u' '));
    xml.writeEndElement();
}

} // namespace

QByteArray graphToGraphMl(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts)
{
    QByteArray out;
    QXmlStreamWriter xml(&out);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeStartElement(u"graphml"_s);
    xml.writeDefaultNamespace(u"http://graphml.graphdrawing.org/xmlns"_s);
    writeKey(xml, u"title"_s, u"node"_s, u"string"_s);
    for (const QString &name : {u"relation"_s, u"label"_s, u"condition"_s, u"delay"_s, u"distinction"_s,
                                u"written_in"_s, u"contradictions"_s})
        writeKey(xml, name, u"edge"_s, u"string"_s);
    writeKey(xml, u"probability"_s, u"edge"_s, u"double"_s);

    xml.writeStartElement(u"graph"_s);
    xml.writeAttribute(u"id"_s, u"clew"_s);
    xml.writeAttribute(u"edgedefault"_s, u"directed"_s);
    for (const RecordIndex node : slice.nodes) {
        xml.writeStartElement(u"node"_s);
        xml.writeAttribute(u"id"_s, xmlText(graph.id(node).value()));
        writeData(xml, u"title"_s, texts.title ? texts.title(node) : QString());
        xml.writeEndElement();
    }
    for (const EdgeIndex edge : slice.edges)
        writeEdge(xml, graph, edge, texts);
    xml.writeEndDocument();
    return out;
}

} // namespace Clew
