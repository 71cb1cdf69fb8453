// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/jsontoken.h"
#include "models/io/textposition.h"

#include <stop_token>
#include <vector>

namespace Clew {

enum class CatalogLayout {
    Json,      ///< one record, or an array of records
    JsonLines, ///< one record a line, empty lines ignored
};

/// Bytes of one record in a file, not yet parsed.
struct RecordSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;
    TextPosition start;
};

struct RecordSpans
{
    std::vector<RecordSpan> spans;
    std::optional<JsonFault> fault; ///< why the rest of the file has no records; at a byte of the file
    bool tooMany = false;           ///< the file has more than the limit; the first ones are here
};

/// Finds the records of a file without reading them: brackets and strings are followed, nothing is checked
/// inside a record, so that one broken record spoils itself alone. Stops early, with what it has, when asked.
[[nodiscard]] RecordSpans splitRecords(QByteArrayView text, CatalogLayout layout, qsizetype maxRecords,
                                       const std::stop_token &stop = {});

} // namespace Clew
