// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/search/searchfield.h"

#include <vector>

namespace Clew {

/// One text of a record and the group it counts in.
struct FieldText
{
    SearchField field = SearchField::Body;
    QString text;
    bool names = true; ///< compounds are terms as a whole too
};

/// Every text of a record that search looks into, signature first. Texts are shared, not copied; addresses of
/// sources are left out.
void collectFieldTexts(const Record &record, std::vector<FieldText> &texts);

/// Terms that stand for a fact and not for a word of a text; no text can hold them.
[[nodiscard]] QString tagTerm(QStringView tag);
[[nodiscard]] QString codeTerm(QStringView code);

} // namespace Clew
