// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/picturemotion.h"

#include <QSet>

#include <algorithm>

namespace Clew {

namespace {

QPointF mix(QPointF a, QPointF b, double progress)
{
    return a + (b - a) * progress;
}

QRectF mix(const QRectF &a, const QRectF &b, double progress)
{
    return {mix(a.topLeft(), b.topLeft(), progress), b.size()};
}

} // namespace

GraphPicture pictureBetween(const GraphPicture &before, const GraphPicture &after, double progress)
{
    GraphPicture picture = after;
    QSet<size_t> moving;
    for (size_t i = 0; i < picture.nodes.size(); ++i) {
        if (before.nodes[i].box != after.nodes[i].box)
            moving.insert(i);
        picture.nodes[i].box = mix(before.nodes[i].box, after.nodes[i].box, progress);
    }
    // A line follows both its ends; what lies between is bent in proportion.
    for (PictureEdge &edge : picture.edges) {
        if (!moving.contains(edge.from) && !moving.contains(edge.to))
            continue;
        const QPointF fromBy = picture.nodes[edge.from].box.topLeft() - after.nodes[edge.from].box.topLeft();
        const QPointF toBy = picture.nodes[edge.to].box.topLeft() - after.nodes[edge.to].box.topLeft();
        const double last = static_cast<double>(std::max<size_t>(edge.curve.size(), 2) - 1);
        for (size_t i = 0; i < edge.curve.size(); ++i)
            edge.curve[i] += mix(fromBy, toBy, static_cast<double>(i) / last);
        if (edge.label)
            edge.label->translate(mix(fromBy, toBy, 0.5));
    }
    return picture;
}

} // namespace Clew
