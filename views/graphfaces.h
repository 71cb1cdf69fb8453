// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphtexts.h"
#include "models/graph/slicelayout.h"
#include "views/graphpicture.h"

#include <QFont>
#include <QHash>

namespace Clew {

/// Faces of records and labels in a font: how large they are, before they are laid out, and how they stand
/// in the picture. Wrapped titles are kept, because the same records come again. Lives on the GUI thread.
class GraphFaces final
{
public:
    explicit GraphFaces(const QFont &font);

    [[nodiscard]] const QFont &font() const { return m_font; }
    [[nodiscard]] const NodeFace &face(const QStringList &caption, const QString &title);
    [[nodiscard]] QSizeF labelSize(const QString &word) const;
    /// Sizes for a layout of the slice; columns leave room for the widest word with a percentage.
    [[nodiscard]] DrawingSizes sizes(const RecordGraph &graph, const GraphSlice &slice,
                                     const GraphTexts &texts);
    [[nodiscard]] LayoutSpacing spacing(const GraphTexts &texts) const;

    /// The laid-out slice as a picture; marks of the nodes are left to the caller.
    [[nodiscard]] GraphPicture picture(const RecordGraph &graph, const GraphSlice &slice,
                                       const Layout &layout, const GraphTexts &texts);

    static constexpr double Padding = 8;

private:
    [[nodiscard]] QString titleOf(const RecordGraph &graph, RecordIndex node, const GraphTexts &texts) const;

    QFont m_font;
    QHash<QString, NodeFace> m_known;
};

/// The fonts of captions and of words on edges, from that of titles.
[[nodiscard]] QFont graphSmallFont(const QFont &font);

} // namespace Clew
