// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace Clew {

/// What a catalog may be made of. Beyond each limit stands an issue, never a failed load.
struct CatalogLimits
{
    qint64 fileBytes = qint64{1} << 30;  ///< larger files are not read: FileTooLarge
    qsizetype files = 1'000'000;         ///< TooManyFiles
    qsizetype recordsInFile = 1'000'000; ///< TooManyRecords
    qsizetype issuesInFile = 1'000;      ///< IssuesOmitted
};

/// How far a load has come.
struct CatalogProgress
{
    qint64 filesDone = 0;
    qint64 filesTotal = 0;
    qint64 recordsRead = 0;
};

/// Reads folders (recursively), single files, JSON arrays and JSON Lines of records of both shapes into a
/// Catalog. What cannot be read becomes an issue of the catalog; the rest loads. The order of records is that
/// of the paths, then of the names in a folder, then of the file. Of records with the same id the first is
/// kept. Which files of a folder count: see catalogfiles.h. Limits of one record: see jsonparser.h.
///
/// Whether regexes compile is not asked here, for that takes longer than the whole load: see checkRegexes.
class CatalogReader final
{
public:
    using ProgressSink = std::function<void(const CatalogProgress &)>;

    CatalogReader() = default;
    /// `threads`: 0 for one a processor.
    explicit CatalogReader(const CatalogLimits &limits, int threads = 0);

    /// The catalog; the only error is Cancelled. `progress` is called on the calling thread, after any file
    /// or batch of records (throttle it where that is too often). Cancellation is polled at least every 50
    /// ms.
    [[nodiscard]] Result<std::shared_ptr<const Catalog>>
    read(const QStringList &paths, const std::stop_token &stop = {}, const ProgressSink &progress = {}) const;

private:
    CatalogLimits m_limits;
    int m_threads = 0;
};

} // namespace Clew
