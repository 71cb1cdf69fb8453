// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphexport.h"

#include "models/graph/graphdot.h"
#include "models/graph/graphmermaid.h"
#include "models/graph/graphml.h"
#include "models/graph/graphsvg.h"
#include "models/io/wholefile.h"
#include "views/graphpainter.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double Margin = 24;
constexpr int PointsPerInch = 72;

QByteArray pdfBytes(const GraphExport &from)
{
    const QRectF bounds = from.picture.bounds.adjusted(-Margin, -Margin, Margin, Margin);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(PointsPerInch);
        writer.setTitle(from.slice.root.isValid() ? from.graph.id(from.slice.root).value() : u"clew"_s);
        writer.setPageSize(QPageSize(bounds.size(), QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        QPainter painter(&writer);
        painter.fillRect(QRectF(QPointF(0, 0), bounds.size()), Theme::of(from.palette).base);
        painter.translate(-bounds.topLeft());
        // A point of the page is a pixel of the window: the font as large as it is there.
        QFont font = from.font;
        font.setPixelSize(std::max(1, QFontInfo(from.font).pixelSize()));
        GraphPainter(Theme::of(from.palette), font).paint(painter, from.picture, {}, bounds, 1);
    }
    return bytes;
}

QByteArray svgBytes(const GraphExport &from)
{
    std::vector<NodeFace> faces;
    Layout layout{.bounds = from.picture.bounds};
    for (const PictureNode &node : from.picture.nodes) {
        faces.push_back(node.face);
        layout.nodes.push_back({.box = node.box});
    }
    for (const PictureEdge &edge : from.picture.edges)
        layout.edges.push_back({.curve = edge.curve,
                                .label = edge.label,
                                .sharedEnd = edge.sharedEnd,
                                .backward = edge.backward});
    return graphToSvg(from.graph, from.slice, faces, layout, from.texts);
}

} // namespace

QByteArray graphPng(const GraphPicture &picture, const QFont &font, const QPalette &palette)
{
    const QRectF bounds = picture.bounds.adjusted(-Margin, -Margin, Margin, Margin);
    const double most = std::sqrt(static_cast<double>(GraphExport::MaxPixels) /
                                  std::max(1.0, bounds.width() * bounds.height()));
    const double scale = std::min(2.0, most);
    QImage image((bounds.size() * scale).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    const Theme theme = Theme::of(palette);
    image.fill(theme.base);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    GraphPainter(theme, font).paint(painter, picture, {}, bounds, 1);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QString graphFormatExtension(GraphFormat format)
{
    switch (format) {
    case GraphFormat::Svg:
        return u"svg"_s;
    case GraphFormat::Png:
        return u"png"_s;
    case GraphFormat::Pdf:
        return u"pdf"_s;
    case GraphFormat::Dot:
        return u"dot"_s;
    case GraphFormat::GraphMl:
        return u"graphml"_s;
    case GraphFormat::Mermaid:
        return u"mmd"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QByteArray GraphExport::bytes(GraphFormat format) const
{
    switch (format) {
    case GraphFormat::Svg:
        return svgBytes(*this);
    case GraphFormat::Png:
        return graphPng(picture, font, palette);
    case GraphFormat::Pdf:
        return pdfBytes(*this);
    case GraphFormat::Dot:
        return graphToDot(graph, slice, texts).toUtf8();
    case GraphFormat::GraphMl:
        return graphToGraphMl(graph, slice, texts);
    case GraphFormat::Mermaid:
        return graphToMermaid(graph, slice, texts).toUtf8();
    }
    Q_UNREACHABLE_RETURN(QByteArray());
}

Result<void> GraphExport::save(GraphFormat format, const QString &path) const
{
    const QByteArray made = bytes(format);
    if (made.isEmpty())
        return std::unexpected(Error{ErrorCode::SaveFailed, {path, u"write"_s, {}}, {}});
    return replaceFile(path, made);
}

} // namespace Clew
