// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphtexts.h"
#include "models/graph/slicelayout.h"
#include "models/graph/stoppredicate.h"

namespace Clew {

/// What is written in the box of a node.
struct NodeFace
{
    QString caption;
    QStringList title; ///< wrapped lines
    QSizeF size;       ///< of the box

    friend bool operator==(const NodeFace &, const NodeFace &) = default;
};

/// Faces of boxes of one width, from estimated text widths: for drawing without fonts. Of a caption that is
/// wider than the box the first parts give way.
[[nodiscard]] NodeFace estimatedFace(const QStringList &caption, const QString &title);

/// The slice as an SVG 1.1 picture, UTF-8, drawn by its layout: boxes with captions and titles, solid lines
/// with an arrow head for `leads_to`, dashed ones between small rings for look-alikes, each with its word.
/// Colours follow the reader's light or dark setting. Ids and conditions are tool tips (`title` elements).
/// `faces` are those of the nodes that the layout was made with.
[[nodiscard]] QByteArray graphToSvg(const RecordGraph &graph, const GraphSlice &slice,
                                    const std::vector<NodeFace> &faces, const Layout &layout,
                                    const GraphTexts &texts);

/// The same, laid out here; nothing where it was stopped.
[[nodiscard]] QByteArray graphToSvg(const RecordGraph &graph, const GraphSlice &slice,
                                    const GraphTexts &texts, const StopPredicate &stop = {});

} // namespace Clew
