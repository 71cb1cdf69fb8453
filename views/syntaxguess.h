// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// Name of the KSyntaxHighlighting definition that fits a text: "Python", "Bash", "JSON" … "None" for prose
/// and wherever the signs are weak or speak for two languages: wrong colours mislead, plain text does not.
/// Looks at the first 4,000 characters; linear in them.
[[nodiscard]] QString guessSyntax(QStringView text);

} // namespace Clew
