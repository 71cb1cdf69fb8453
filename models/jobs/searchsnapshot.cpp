// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/searchsnapshot.h"

#include "models/core/catalog.h"
#include "models/io/contenthash.h"
#include "models/io/wholefile.h"
#include "models/search/searchindex.h"

#include <QDir>
#include <QFile>

#include <cstring>
#include <memory>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qint64 HashBytes = sizeof(ContentHash);

} // namespace

SearchSnapshot::SearchSnapshot(QString folder)
    : m_folder(std::move(folder))
{
}

QString SearchSnapshot::pathOf(const QString &revision) const
{
    return u"%1/search-%2.index"_s.arg(m_folder, revision);
}

std::optional<IndexImage> SearchSnapshot::load(const QString &revision) const
{
    if (revision.isEmpty())
        return std::nullopt;
    const auto file = std::make_shared<QFile>(pathOf(revision));
    if (!file->open(QIODevice::ReadOnly) || file->size() <= HashBytes)
        return std::nullopt;
    const qint64 size = file->size() - HashBytes;
    const uchar *data = file->map(0, file->size());
    if (!data)
        return std::nullopt;
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char *>(data), size);
    ContentHash written;
    std::memcpy(&written, data + size, sizeof(written));
    if (contentHash(bytes) != written)
        return std::nullopt;
    // The file keeps the mapping alive, and the image the file.
    return IndexImage::open(bytes, file);
}

bool SearchSnapshot::save(const QString &revision, const QByteArray &image) const
{
    if (revision.isEmpty() || image.isEmpty() || !QDir().mkpath(m_folder))
        return false;
    const ContentHash hash = contentHash(image);
    QByteArray bytes;
    bytes.reserve(image.size() + HashBytes);
    bytes.append(image).append(reinterpret_cast<const char *>(&hash), HashBytes);
    if (!replaceFile(pathOf(revision), bytes))
        return false;
    prune();
    return true;
}

void SearchSnapshot::prune() const
{
    // With what a program that was killed left of its own ("search-….index.Xy12Ab").
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"search-*.index*"_s}, QDir::Files, QDir::Time);
    for (qsizetype i = MostKept; i < files.size(); ++i)
        QFile::remove(files.at(i).filePath());
}

std::optional<IndexImage> indexImage(const Catalog &catalog, const QString &cacheFolder,
                                     const std::stop_token &stop)
{
    const bool isKept = catalog.size() >= SearchSnapshot::FewestRecords && !cacheFolder.isEmpty();
    const SearchSnapshot snapshot(cacheFolder);
    if (isKept) {
        if (std::optional<IndexImage> kept = snapshot.load(catalog.revision()))
            return kept;
    }
    const QByteArray bytes = SearchIndex::buildImage(catalog, stop);
    if (isKept && !bytes.isEmpty())
        snapshot.save(catalog.revision(), bytes);
    return IndexImage::open(bytes);
}

} // namespace Clew
