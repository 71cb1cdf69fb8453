// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// The text with every character that XML 1.0 cannot hold (controls, lone surrogates, U+FFFE, U+FFFF)
/// replaced by U+FFFD; escaping is the XML writer's.
[[nodiscard]] QString xmlText(const QString &text);

} // namespace Clew
