// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/shortcutmodel.h"

namespace Clew {

/// The keys that belong to single views, for the page of keys, in the language of the moment. They work only
/// while their view has the keyboard and cannot be changed.
[[nodiscard]] QList<ShortcutRow> viewKeys();

} // namespace Clew
