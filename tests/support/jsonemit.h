// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/jsontree.h"

#include <QByteArray>

namespace Clew {

/// The text that the tree stands for, put together from its values, keys and brackets and from what lies
/// between them. Equals tree.bytes() when every place is right: what lies between may only be white space,
/// commas, colons and a byte order mark; anything else comes out as "<?>".
[[nodiscard]] QByteArray emitJson(const JsonTree &tree);

} // namespace Clew
