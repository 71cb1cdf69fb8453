// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/curvebuilder.h"

namespace Clew {

void CurveBuilder::lineTo(QPointF end)
{
    const QPointF start = m_points.back();
    if (start == end)
        return;
    curveTo(start + (end - start) / 3, start + (end - start) * 2 / 3, end);
}

void CurveBuilder::bendTo(QPointF end)
{
    const QPointF start = m_points.back();
    if (start.y() == end.y()) {
        lineTo(end);
        return;
    }
    const double middle = (start.x() + end.x()) / 2;
    curveTo({middle, start.y()}, {middle, end.y()}, end);
}

void CurveBuilder::curveTo(QPointF control1, QPointF control2, QPointF end)
{
    m_points.insert(m_points.end(), {control1, control2, end});
}

} // namespace Clew
