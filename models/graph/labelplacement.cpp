// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/labelplacement.h"

#include "models/graph/boxgrid.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

QRectF centredAt(QPointF middle, QSizeF size)
{
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

/// The first free place for the label: on the curve from its middle outwards, else above or below.
QRectF freePlace(const std::vector<QPointF> &curve, QSizeF size, const BoxGrid &taken, double gap)
{
    const auto isFree = [&taken, gap](const QRectF &label) {
        return !taken.meets(label.adjusted(-gap, -gap / 2, gap, gap / 2));
    };
    const size_t pieces = (curve.size() - 1) / 3;
    constexpr int StepsPerPiece = 8;
    const int steps = static_cast<int>(pieces) * StepsPerPiece;
    const auto at = [&](int step) {
        const int piece = std::min(step / StepsPerPiece, static_cast<int>(pieces) - 1);
        return curvePoint(curve, static_cast<size_t>(piece) * 3,
                          double(step - piece * StepsPerPiece) / StepsPerPiece);
    };
    for (int i = 0; i <= steps; ++i) {
        const int step = steps / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
        if (step < 0 || step > steps)
            continue;
        if (const QRectF label = centredAt(at(step), size); isFree(label))
            return label;
    }
    // Boxes are finitely many, so there is an end to this.
    const QPointF middle = at(steps / 2);
    for (int i = 1;; ++i) {
        for (const double direction : {-1.0, 1.0}) {
            const QPointF point(middle.x(), middle.y() + direction * i * (size.height() + gap) / 2);
            if (const QRectF label = centredAt(point, size); isFree(label))
                return label;
        }
    }
}

} // namespace

void settleLabels(Layout &layout, double gap)
{
    double cell = 1;
    for (const PlacedNode &node : layout.nodes)
        cell = std::max({cell, node.box.width(), node.box.height()});
    BoxGrid taken(cell);
    for (const PlacedNode &node : layout.nodes)
        taken.insert(node.box);
    std::vector<PlacedEdge *> homeless;
    for (PlacedEdge &edge : layout.edges) {
        if (!edge.label)
            continue;
        if (taken.meets(*edge.label))
            homeless.push_back(&edge);
        else
            taken.insert(*edge.label);
    }
    for (PlacedEdge *edge : homeless) {
        edge->label = freePlace(edge->curve, edge->label->size(), taken, gap);
        taken.insert(*edge->label);
    }
}

QPointF curvePoint(const std::vector<QPointF> &curve, size_t piece, double t)
{
    const double s = 1 - t;
    return s * s * s * curve[piece] + 3 * s * s * t * curve[piece + 1] + 3 * s * t * t * curve[piece + 2] +
           t * t * t * curve[piece + 3];
}

QRectF layoutBounds(const Layout &layout)
{
    QRectF bounds;
    for (const PlacedNode &node : layout.nodes)
        bounds |= node.box;
    for (const PlacedEdge &edge : layout.edges) {
        // A curve stays within the hull of its control points.
        for (const QPointF &point : edge.curve)
            bounds |= QRectF(point, QSizeF(1e-6, 1e-6));
        if (edge.label)
            bounds |= *edge.label;
    }
    return bounds;
}

} // namespace Clew
