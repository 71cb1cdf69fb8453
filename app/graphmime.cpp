// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/graphmime.h"

#include "app/graphexport.h"
#include "models/io/wholefile.h"

#include <QImage>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr QLatin1StringView QtImage = "application/x-qt-image"_L1; ///< Qt offers it in what the desktop knows
constexpr QLatin1StringView PngImage = "image/png"_L1;
constexpr QLatin1StringView SvgImage = "image/svg+xml"_L1;
constexpr QLatin1StringView UriList = "text/uri-list"_L1;

} // namespace

GraphMime::GraphMime(GraphPicture picture, QFont font, QPalette palette, QByteArray svg, QString file)
    : m_picture(std::move(picture))
    , m_font(std::move(font))
    , m_palette(std::move(palette))
    , m_svg(std::move(svg))
    , m_file(std::move(file))
{
}

QStringList GraphMime::formats() const
{
    QStringList formats{PngImage, SvgImage, QtImage};
    if (!m_file.isEmpty())
        formats.prepend(UriList);
    return formats;
}

const QByteArray &GraphMime::png() const
{
    if (m_png.isEmpty())
        m_png = graphPng(m_picture, m_font, m_palette);
    return m_png;
}

/// Its address, as QMimeData keeps addresses; none where it cannot be written: then the drop gives nothing.
QVariantList GraphMime::writtenFile() const
{
    if (!replaceFile(m_file, png()))
        return {};
    return {QUrl::fromLocalFile(m_file)};
}

QVariant GraphMime::retrieveData(const QString &mimeType, QMetaType type) const
{
    if (mimeType == SvgImage)
        return m_svg;
    if (mimeType == PngImage)
        return png();
    if (mimeType == QtImage)
        return QImage::fromData(png(), "PNG");
    if (mimeType == UriList && !m_file.isEmpty())
        return writtenFile();
    return QMimeData::retrieveData(mimeType, type);
}

} // namespace Clew
