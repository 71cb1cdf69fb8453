// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/valueedit.h"
#include "models/io/jsonparser.h"

namespace Clew {

/// The JSON text after one edit. Only the bytes that the edit is about differ: of a string the characters
/// that changed, of a list the item with one separator. Setting a value to what it already says changes
/// nothing. New values are written in the style that the text has; see JsonSpelling. PointerNotFound,
/// WrongType, JsonSyntax.
[[nodiscard]] Result<QByteArray> splicedJson(JsonParser &parser, const QByteArray &text,
                                             const ValueEdit &edit);

} // namespace Clew
