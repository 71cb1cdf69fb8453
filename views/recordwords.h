// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"

#include <QString>

class QModelIndex;

namespace Clew {

/// A row of the list of records in words, for those who do not see it: the signature, then what the second
/// line and the signs at the right say. Needs the roles of RecordRole.
[[nodiscard]] QString recordRowWords(const QModelIndex &index, Language language);
/// What its tool tip says: the signature in both languages, why it is there, what does not fit, and how far
/// it is to be trusted. Plain text.
[[nodiscard]] QString recordRowTip(const QModelIndex &index);

} // namespace Clew
