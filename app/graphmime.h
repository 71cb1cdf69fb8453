// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/graphpicture.h"

#include <QFont>
#include <QMimeData>
#include <QPalette>

namespace Clew {

/// A shown graph for other programs, on the clipboard or dragged: as a picture, as SVG, and as a PNG file for
/// those that take files. The picture is painted when it is first asked for. Holds all that it needs.
class GraphMime final : public QMimeData
{
    Q_OBJECT

public:
    /// `file` is where the file is written, when it is asked for; an empty one offers none.
    GraphMime(GraphPicture picture, QFont font, QPalette palette, QByteArray svg, QString file);

    [[nodiscard]] QStringList formats() const override;

protected:
    QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    [[nodiscard]] const QByteArray &png() const;
    [[nodiscard]] QVariantList writtenFile() const;

    const GraphPicture m_picture;
    const QFont m_font;
    const QPalette m_palette;
    const QByteArray m_svg;
    const QString m_file;
    mutable QByteArray m_png;
};

} // namespace Clew
