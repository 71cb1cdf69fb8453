// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/io/recordspans.h"

#include <stop_token>
#include <vector>

namespace Clew {

/// A file to read, or why a place has none.
struct CatalogFile
{
    QString path; ///< begins as the user wrote it
    CatalogLayout layout = CatalogLayout::Json;
    std::optional<Error> error;
};

/// The catalog files at `paths`, in their order; folders recursively, each in the byte order of its names, so
/// that a folder gives the same list everywhere. Of a folder only *.json, *.jsonl and *.ndjson count (lower
/// case); names that begin with '.' or '_' are skipped, files and folders alike: that is where side files of
/// a catalog live. Symbolic links are followed, each folder is entered once. A path named by the user is
/// taken whatever its name is. Stops at `maxFiles`, or that many folders, with TooManyFiles.
[[nodiscard]] std::vector<CatalogFile> catalogFiles(const QStringList &paths, qsizetype maxFiles,
                                                    const std::stop_token &stop = {});

} // namespace Clew
