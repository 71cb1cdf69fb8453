// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/graph/graphslice.h"
#include "models/graph/graphtexts.h"
#include "views/graphpicture.h"

#include <QFont>
#include <QPalette>

namespace Clew {

enum class GraphFormat {
    Svg,
    Png,
    Pdf,
    Dot,
    GraphMl,
    Mermaid,
};

/// Extension of the format's files, without the dot.
[[nodiscard]] QString graphFormatExtension(GraphFormat format);

/// The picture as PNG at twice the resolution, as far as GraphExport::MaxPixels allows; empty where it could
/// not be made.
[[nodiscard]] QByteArray graphPng(const GraphPicture &picture, const QFont &font, const QPalette &palette);

/// A shown graph as a file of a format: what is shown, in the language that it is shown in.
struct GraphExport
{
    const RecordGraph &graph;
    const GraphSlice &slice;
    const GraphTexts &texts;
    const GraphPicture &picture; ///< of the slice
    QFont font;
    QPalette palette;

    /// The file's bytes; empty where the format could not be made. Pictures are as large as they are shown at
    /// scale 1, PNG at twice the resolution, as far as MaxPixels allows.
    [[nodiscard]] QByteArray bytes(GraphFormat format) const;
    /// Writes the file in one step; a file of that name is replaced only when all was written.
    [[nodiscard]] Result<void> save(GraphFormat format, const QString &path) const;

    static constexpr qint64 MaxPixels = 60'000'000;
};

} // namespace Clew
