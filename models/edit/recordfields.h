// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/record.h"
#include "models/core/recordcodec.h"

namespace Clew {

/// What the schema says of a value.
enum class FieldType {
    Unknown,      ///< the schema does not name it
    Id,           ///< id of a record
    Text,         ///< string
    OptionalText, ///< string or null
    Rate,         ///< number from 0 to 1, or null
    Count,        ///< integer from 0, or null
    Texts,        ///< list of strings
    Items,        ///< list of objects
    Edge,         ///< id of a record, or object
    Object,       ///< object or null
    Any,
};

/// Type of the value at a pointer in a record of that shape ("/dead_ends/0/action", "/tags/-").
[[nodiscard]] FieldType fieldType(RecordFormat format, const QString &pointer);

/// Pointers of the fields that the schema names directly within the object at `pointer` (the record itself
/// for an empty one), in the schema's order; none for anything else. A second spelling of a field is left
/// out.
[[nodiscard]] QStringList schemaFields(RecordFormat format, const QString &pointer);

/// Why a value cannot stand at that pointer: WrongType, OutOfRange; nothing where it can.
[[nodiscard]] std::optional<Error> valueFault(const RecordCodec &codec, RecordFormat format,
                                              const QString &pointer, const QByteArray &json);

/// What somebody typed, as JSON for that pointer. Where a text belongs, it is taken as it stands, unless it
/// is a JSON string or null already; anywhere else it must be JSON. JsonSyntax.
[[nodiscard]] Result<QByteArray> jsonFromInput(const RecordCodec &codec, const QByteArray &record,
                                               RecordFormat format, const QString &pointer,
                                               const QString &input);

} // namespace Clew
