// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/indeximage.h"

#include <QString>

#include <optional>
#include <stop_token>

namespace Clew {

class Catalog;

/// Indexes of large catalogs, kept in a cache folder under the revision of their catalog, so that the next
/// start maps one instead of making it. What is damaged or of another version is as good as absent. Any
/// thread; two processes may write the same file, the last one wins.
class SearchSnapshot final
{
public:
    /// The folder is made when something is saved.
    explicit SearchSnapshot(QString folder);

    /// Maps the file, compares its hash (about a gigabyte a second) and checks every pointer in it.
    [[nodiscard]] std::optional<IndexImage> load(const QString &revision) const;
    /// Writes a temporary file, syncs it and renames it; then removes all but the MostKept newest ones. False
    /// where that failed: the cache is a help, not a need.
    bool save(const QString &revision, const QByteArray &image) const;

    /// A smaller catalog is indexed anew in less time than anybody notices.
    static constexpr qsizetype FewestRecords = 2'000;
    static constexpr int MostKept = 3;

private:
    [[nodiscard]] QString pathOf(const QString &revision) const;
    void prune() const;

    QString m_folder;
};

/// The index of a catalog: the one that the folder keeps, else a new one, which is kept where the catalog is
/// large. An empty folder keeps none. Nothing where it was stopped.
[[nodiscard]] std::optional<IndexImage> indexImage(const Catalog &catalog, const QString &cacheFolder,
                                                   const std::stop_token &stop = {});

} // namespace Clew
