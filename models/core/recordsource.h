// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QByteArray>

namespace Clew {

/// Where a record was read from, byte for byte: what saving splices into.
struct RecordSource
{
    QString file; ///< path as opened
    QByteArray
        fileBytes;       ///< the whole file as it was read, shared by all its records, with BOM if it has one
    qsizetype begin = 0; ///< the record's JSON object is fileBytes[begin, end)
    qsizetype end = 0;
    RecordFormat format = RecordFormat::Flat;
};

} // namespace Clew
