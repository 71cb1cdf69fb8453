// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/place.h"
#include "models/core/recordsource.h"
#include "models/core/recordsummary.h"

namespace Clew {

/// Holds the original bytes of the records of one catalog and decodes one on demand. Immutable once built;
/// every function may be called from any thread. Implemented by `models/io`.
class RecordStore
{
public:
    RecordStore() = default;
    virtual ~RecordStore() = default;
    Q_DISABLE_COPY_MOVE(RecordStore)

    /// The record in full; tens of microseconds.
    [[nodiscard]] virtual Record record(RecordIndex index) const = 0;
    /// The bytes of the record's JSON object as they stand in the file.
    [[nodiscard]] virtual QByteArray sourceBytes(RecordIndex index) const = 0;
    /// The file that holds the record, as it was read, and the record's bytes in it. Cheap: bytes are shared.
    [[nodiscard]] virtual RecordSource source(RecordIndex index) const = 0;
    /// File, line and column of the record, or of the value at a JSON pointer (RFC 6901) in it; of the record
    /// itself where the pointer leads nowhere.
    [[nodiscard]] virtual Place place(RecordIndex index, const QString &pointer = QString()) const = 0;
};

} // namespace Clew
