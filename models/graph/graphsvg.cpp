// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphsvg.h"

#include "models/graph/layeredlayout.h"
#include "models/graph/wrappedtext.h"
#include "models/graph/xmltext.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double FontSize = 13;
constexpr double SmallSize = 11;
constexpr double LineHeight = 17;
constexpr double Padding = 9;
constexpr double TitleWidth = 190;
constexpr int TitleLines = 3;
constexpr double Margin = 20;
constexpr double Squeeze = 1.15; ///< captions are narrowed by that rather than cut

QString number(double value)
{
    return QString::number(value, 'f', 2).replace(u".00"_s, QString());
}

/// Colours are named once; a dark reader gets dark ones.
QString styleSheet()
{
    return u"svg{background:#fff;font-family:'Noto Sans','DejaVu Sans',Helvetica,Arial,'Noto Sans CJK SC',"
           "sans-serif}"
           ".box{fill:#f4f6f8;stroke:#57606a}.root{stroke-width:2.5}"
           ".title{font-size:13px;fill:#1f2328}.caption,.word{font-size:11px;fill:#57606a}"
           ".edge{fill:none;stroke:#57606a;stroke-width:1.4}.alike{stroke-dasharray:6 4}"
           ".proposed{stroke-dasharray:1.4 3.5}"
           ".back{stroke-width:2.4}.head{fill:#57606a}.ring,.ground{fill:#fff}.ring{stroke:#57606a;stroke-"
           "width:1.4}"
           "@media(prefers-color-scheme:dark){svg{background:#16181c}.box{fill:#23262c;stroke:#9aa4b0}"
           ".title{fill:#e6e8eb}.caption,.word{fill:#9aa4b0}.edge{stroke:#9aa4b0}.head{fill:#9aa4b0}"
           ".ring,.ground{fill:#16181c}.ring{stroke:#9aa4b0}}"_s;
}

class SvgWriter final
{
public:
    SvgWriter(const RecordGraph &graph, const GraphSlice &slice, const std::vector<NodeFace> &faces,
              const Layout &layout, const GraphTexts &texts)
        : m_graph(graph)
        , m_slice(slice)
        , m_faces(faces)
        , m_layout(layout)
        , m_texts(texts)
        , m_xml(&m_out)
    {
    }

    QByteArray run()
    {
        const QRectF view = m_layout.bounds.adjusted(-Margin, -Margin, Margin, Margin);
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
        m_xml.writeStartDocument();
        m_xml.writeStartElement(u"svg"_s);
        m_xml.writeDefaultNamespace(u"http://www.w3.org/2000/svg"_s);
        m_xml.writeAttribute(u"width"_s, number(view.width()));
        m_xml.writeAttribute(u"height"_s, number(view.height()));
        m_xml.writeAttribute(u"viewBox"_s, QStringList({number(view.left()), number(view.top()),
                                                        number(view.width()), number(view.height())})
                                               .join(u' '));
        m_xml.writeTextElement(u"style"_s, styleSheet());
        writeMarkers();
        for (size_t i = 0; i < m_slice.edges.size(); ++i)
            writeEdge(i);
        for (size_t i = 0; i < m_slice.nodes.size(); ++i)
            writeNode(i);
        m_xml.writeEndDocument();
        return m_out;
    }

private:
    void writeMarker(const QString &id, const QString &shape, const QString &attribute, const QString &value,
                     double anchor)
    {
        m_xml.writeStartElement(u"marker"_s);
        m_xml.writeAttribute(u"id"_s, id);
        m_xml.writeAttribute(u"viewBox"_s, u"0 0 10 10"_s);
        m_xml.writeAttribute(u"refX"_s, number(anchor));
        m_xml.writeAttribute(u"refY"_s, u"5"_s);
        m_xml.writeAttribute(u"markerWidth"_s, u"9"_s);
        m_xml.writeAttribute(u"markerHeight"_s, u"9"_s);
        m_xml.writeAttribute(u"markerUnits"_s, u"userSpaceOnUse"_s);
        m_xml.writeAttribute(u"orient"_s, u"auto"_s);
        m_xml.writeEmptyElement(shape);
        m_xml.writeAttribute(attribute, value);
        if (shape == u"circle"_s) {
            m_xml.writeAttribute(u"cx"_s, u"5"_s);
            m_xml.writeAttribute(u"cy"_s, u"5"_s);
        }
        m_xml.writeAttribute(u"class"_s, shape == u"circle"_s ? u"ring"_s : u"head"_s);
        m_xml.writeEndElement();
    }

    void writeMarkers()
    {
        m_xml.writeStartElement(u"defs"_s);
        writeMarker(u"arrow"_s, u"path"_s, u"d"_s, u"M0,0 L10,5 L0,10 z"_s, 10);
        // Rings stand before their boxes, whole.
        writeMarker(u"ring"_s, u"circle"_s, u"r"_s, u"3"_s, 8);
        writeMarker(u"ringAtStart"_s, u"circle"_s, u"r"_s, u"3"_s, 2);
        m_xml.writeEndElement();
    }

    void writeTip(const QStringList &lines)
    {
        QStringList given = lines;
        given.removeAll(QString());
        m_xml.writeTextElement(u"title"_s, xmlText(given.join(u'\n')));
    }

    void writeEdge(size_t i)
    {
        const GraphEdge &edge = m_graph.edge(m_slice.edges[i]);
        const PlacedEdge &placed = m_layout.edges[i];
        const bool leads = edge.kind == EdgeKind::LeadsTo;
        m_xml.writeStartElement(u"g"_s);
        writeTip({m_graph.id(edge.from).value(), m_graph.id(edge.to).value(), edge.condition, edge.delay,
                  edge.distinction, contradictionNames(edge.contradictions).join(u' ')});
        m_xml.writeEmptyElement(u"path"_s);
        QStringList classes{u"edge"_s};
        if (!leads)
            classes.append(u"alike"_s);
        if (edge.proposed)
            classes.append(u"proposed"_s);
        if (placed.backward)
            classes.append(u"back"_s);
        m_xml.writeAttribute(u"class"_s, classes.join(u' '));
        std::vector<QPointF> curve = placed.curve;
        if (!leads && placed.sharedEnd)
            std::ranges::reverse(curve); // dashes of shared parts fall on each other
        m_xml.writeAttribute(u"d"_s, pathData(curve));
        m_xml.writeAttribute(u"marker-end"_s, leads ? u"url(#arrow)"_s : u"url(#ring)"_s);
        if (!leads)
            m_xml.writeAttribute(u"marker-start"_s, u"url(#ringAtStart)"_s);
        if (placed.label) {
            writeRect(*placed.label, u"ground"_s);
            writeText(edgeLabel(edge, m_texts), u"word"_s, *placed.label, SmallSize);
        }
        m_xml.writeEndElement();
    }

    [[nodiscard]] static QString pathData(const std::vector<QPointF> &curve)
    {
        QString data;
        for (size_t i = 0; i < curve.size(); ++i) {
            if (i == 0)
                data += u'M';
            else
                data += i % 3 == 1 ? u" C"_s : u" "_s;
            data += number(curve[i].x()) + u',' + number(curve[i].y());
        }
        return data;
    }

    /// One line in a box of its size; the reader's font is made to fit where it is wider.
    void writeText(const QString &text, const QString &style, const QRectF &box, double size)
    {
        if (text.isEmpty())
            return;
        m_xml.writeStartElement(u"text"_s);
        m_xml.writeAttribute(u"class"_s, style);
        m_xml.writeAttribute(u"x"_s, number(box.left()));
        m_xml.writeAttribute(u"y"_s, number(box.center().y() + size * 0.36)); // the middle of capital letters
        const double width = estimatedTextWidth(text) * size;
        if (width > box.width()) {
            m_xml.writeAttribute(u"textLength"_s, number(box.width()));
            m_xml.writeAttribute(u"lengthAdjust"_s, u"spacingAndGlyphs"_s);
        }
        m_xml.writeCharacters(xmlText(text));
        m_xml.writeEndElement();
    }

    void writeRect(const QRectF &box, const QString &style)
    {
        m_xml.writeEmptyElement(u"rect"_s);
        m_xml.writeAttribute(u"class"_s, style);
        m_xml.writeAttribute(u"x"_s, number(box.left()));
        m_xml.writeAttribute(u"y"_s, number(box.top()));
        m_xml.writeAttribute(u"width"_s, number(box.width()));
        m_xml.writeAttribute(u"height"_s, number(box.height()));
        m_xml.writeAttribute(u"rx"_s, u"6"_s);
    }

    void writeNode(size_t i)
    {
        const QRectF &box = m_layout.nodes[i].box;
        const NodeFace &face = m_faces[i];
        m_xml.writeStartElement(u"g"_s);
        writeTip({m_graph.id(m_slice.nodes[i]).value()});
        writeRect(box, m_slice.nodes[i] == m_slice.root ? u"box root"_s : u"box"_s);
        QRectF line(box.left() + Padding, box.top() + Padding, box.width() - 2 * Padding, LineHeight);
        if (!face.caption.isEmpty()) {
            writeText(face.caption, u"caption"_s, line, SmallSize);
            line.translate(0, LineHeight);
        }
        for (const QString &text : face.title) {
            writeText(text, u"title"_s, line, FontSize);
            line.translate(0, LineHeight);
        }
        m_xml.writeEndElement();
    }

    const RecordGraph &m_graph;
    const GraphSlice &m_slice;
    const std::vector<NodeFace> &m_faces;
    const Layout &m_layout;
    const GraphTexts &m_texts;
    QByteArray m_out;
    QXmlStreamWriter m_xml;
};

TextWidth estimatedWidth(double size)
{
    return [size](QStringView text) { return estimatedTextWidth(text) * size; };
}

} // namespace

NodeFace estimatedFace(const QStringList &caption, const QString &title)
{
    NodeFace face{.title = wrappedText(title, TitleWidth, TitleLines, estimatedWidth(FontSize))};
    if (!caption.isEmpty())
        face.caption =
            fittedParts(caption, CaptionSeparator, TitleWidth * Squeeze, estimatedWidth(SmallSize));
    const qsizetype lines = face.title.size() + (face.caption.isEmpty() ? 0 : 1);
    face.size = QSizeF(TitleWidth + 2 * Padding, static_cast<double>(lines) * LineHeight + 2 * Padding);
    return face;
}

QByteArray graphToSvg(const RecordGraph &graph, const GraphSlice &slice, const std::vector<NodeFace> &faces,
                      const Layout &layout, const GraphTexts &texts)
{
    Q_ASSERT(faces.size() == slice.nodes.size() && layout.nodes.size() == slice.nodes.size());
    return SvgWriter(graph, slice, faces, layout, texts).run();
}

QByteArray graphToSvg(const RecordGraph &graph, const GraphSlice &slice, const GraphTexts &texts,
                      const StopPredicate &stop)
{
    std::vector<NodeFace> faces;
    QHash<qsizetype, QSizeF> sizes;
    for (const RecordIndex node : slice.nodes) {
        const QStringList caption = texts.caption ? texts.caption(node) : QStringList();
        faces.push_back(estimatedFace(caption, nodeTitle(texts, node, graph.id(node))));
        sizes.insert(node.value(), faces.back().size);
    }
    const DrawingSizes drawing{
        .node = [&sizes](RecordIndex node) { return sizes.value(node.value()); },
        .label =
            [&](EdgeIndex edge) {
                const QString label = edgeLabel(graph.edge(edge), texts);
                return QSizeF(estimatedTextWidth(label) * SmallSize, LineHeight - 3);
            },
    };
    const Layout layout = layeredLayout(layoutInput(graph, slice, drawing), stop);
    return layout.complete ? graphToSvg(graph, slice, faces, layout, texts) : QByteArray();
}

} // namespace Clew
