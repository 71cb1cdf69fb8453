// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QByteArray>
#include <QStringList>

namespace Clew {

/// The record in the flat bilingual shape, every key of the schema there; text as `data/catalog` has it,
/// without a last line end. A flat record comes out as it is. What has no place stays under its own keys.
[[nodiscard]] QByteArray flatText(const Record &record, const QByteArray &source);
/// The record in the nested ErrorCanon shape; the same for nested ones. What has no place there (Chinese,
/// aliases, versions beyond the first ...) stays under its flat keys.
[[nodiscard]] QByteArray nestedText(const Record &record, const QByteArray &source);
/// A record's text on one line: values as they are spelled, keys in their order, repeated ones included.
[[nodiscard]] QByteArray oneLine(const QByteArray &source);

/// A row for spreadsheets (RFC 4180, ends with CRLF). A text that would be a formula there begins with an
/// apostrophe.
[[nodiscard]] QByteArray csvLine(const QStringList &cells);

/// Names of the columns, and a record's row: texts and numbers of the record, lists with an item a line. It
/// cannot be read back.
[[nodiscard]] QByteArray csvHeader();
[[nodiscard]] QByteArray csvRow(const Record &record);

} // namespace Clew
