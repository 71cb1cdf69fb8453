// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <vector>

namespace Clew {

/// Puts a curve together from its start, as cubic pieces. Pieces without length are left out.
class CurveBuilder final
{
public:
    explicit CurveBuilder(QPointF start) { m_points.push_back(start); }

    void lineTo(QPointF end);
    /// Leaves and arrives horizontally.
    void bendTo(QPointF end);
    void curveTo(QPointF control1, QPointF control2, QPointF end);

    [[nodiscard]] QPointF end() const { return m_points.back(); }
    /// 3 n + 1 points.
    [[nodiscard]] const std::vector<QPointF> &points() const { return m_points; }

private:
    std::vector<QPointF> m_points;
};

} // namespace Clew
