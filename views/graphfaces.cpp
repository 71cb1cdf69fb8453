// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphfaces.h"

#include "models/graph/wrappedtext.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double FaceCharacters = 31;
constexpr int TitleLines = 3;
constexpr qsizetype MostKnown = 20'000;

QStringList captionOf(RecordIndex node, const GraphTexts &texts)
{
    return texts.caption ? texts.caption(node) : QStringList();
}

TextWidth widthIn(const QFontMetricsF &metrics)
{
    return [metrics](QStringView text) { return metrics.horizontalAdvance(text.toString()); };
}

} // namespace

QFont graphSmallFont(const QFont &font)
{
    constexpr double Small = 0.86;
    QFont small = font;
    if (font.pointSizeF() > 0)
        small.setPointSizeF(font.pointSizeF() * Small);
    else
        small.setPixelSize(std::max(1, qRound(font.pixelSize() * Small)));
    return small;
}

GraphFaces::GraphFaces(const QFont &font)
    : m_font(font)
{
}

const NodeFace &GraphFaces::face(const QStringList &caption, const QString &title)
{
    const QString key = (QStringList(title) + caption).join(u'\n');
    if (const auto known = m_known.constFind(key); known != m_known.constEnd())
        return *known;
    if (m_known.size() >= MostKnown)
        m_known.clear();
    const QFontMetricsF metrics(m_font);
    const QFontMetricsF small(graphSmallFont(m_font));
    const double width = std::ceil(metrics.averageCharWidth() * FaceCharacters * 1.1);
    // The caption's line also has room for the count of hidden neighbours.
    const double captionWidth = width - small.horizontalAdvance(u" +999"_s);
    NodeFace face{.title = wrappedText(title, width, TitleLines, widthIn(metrics))};
    if (!caption.isEmpty())
        face.caption = fittedParts(caption, CaptionSeparator, captionWidth, widthIn(small));
    const double height =
        std::ceil(static_cast<double>(face.title.size()) * metrics.lineSpacing() + small.lineSpacing());
    face.size = QSizeF(width + 2 * Padding, height + 2 * Padding);
    return *m_known.insert(key, face);
}

QSizeF GraphFaces::labelSize(const QString &word) const
{
    const QFontMetricsF small(graphSmallFont(m_font));
    return {std::ceil(small.horizontalAdvance(word)) + 4, std::ceil(small.height())};
}

LayoutSpacing GraphFaces::spacing(const GraphTexts &texts) const
{
    LayoutSpacing spacing;
    for (const QString &word : {texts.leadsTo, texts.confusedWith})
        spacing.labelWidth = std::max(spacing.labelWidth, labelSize(u"%1 100%!"_s.arg(word)).width());
    return spacing;
}

QString GraphFaces::titleOf(const RecordGraph &graph, RecordIndex node, const GraphTexts &texts) const
{
    return nodeTitle(texts, node, graph.id(node));
}

DrawingSizes GraphFaces::sizes(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts)
{
    // Made here and now: a layout asks from another thread.
    QHash<qsizetype, QSizeF> nodes;
    for (const RecordIndex node : slice.nodes)
        nodes.insert(node.value(), face(captionOf(node, texts), titleOf(graph, node, texts)).size);
    QHash<qsizetype, QSizeF> labels;
    for (const EdgeIndex edge : slice.edges)
        labels.insert(edge.value(), labelSize(edgeLabel(graph.edge(edge), texts)));
    return {.node = [nodes](RecordIndex node) { return nodes.value(node.value()); },
            .label = [labels](EdgeIndex edge) { return labels.value(edge.value()); }};
}

GraphPicture GraphFaces::picture(const RecordGraph &graph, const GraphSlice &slice, const Layout &layout,
                                 const GraphTexts &texts)
{
    GraphPicture picture{.bounds = layout.bounds, .omitted = slice.omitted};
    QHash<qsizetype, size_t> places;
    for (size_t i = 0; i < slice.nodes.size() && i < layout.nodes.size(); ++i) {
        const RecordIndex node = slice.nodes[i];
        const QString title = titleOf(graph, node, texts);
        const QStringList caption = captionOf(node, texts);
        places.insert(node.value(), i);
        picture.nodes.push_back({.id = graph.id(node),
                                 .title = title,
                                 .caption = caption.join(CaptionSeparator),
                                 .face = face(caption, title),
                                 .box = layout.nodes[i].box,
                                 .root = node == slice.root});
    }
    for (size_t i = 0; i < slice.edges.size() && i < layout.edges.size(); ++i) {
        const GraphEdge &edge = graph.edge(slice.edges[i]);
        const PlacedEdge &placed = layout.edges[i];
        QStringList notes{edge.condition, edge.delay, edge.distinction};
        notes.append(contradictionNames(edge.contradictions));
        notes.removeAll(QString());
        picture.edges.push_back({.from = places.value(edge.from.value()),
                                 .to = places.value(edge.to.value()),
                                 .kind = edge.kind,
                                 .curve = placed.curve,
                                 .label = placed.label,
                                 .word = edgeLabel(edge, texts),
                                 .note = notes.join(u'\n'),
                                 .sharedEnd = placed.sharedEnd,
                                 .backward = placed.backward,
                                 .proposed = edge.proposed});
    }
    return picture;
}

} // namespace Clew
