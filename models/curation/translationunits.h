// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/translationnotes.h"

namespace Clew {

/// One text of a record to be translated.
struct TranslationUnit
{
    QString english = {}; ///< JSON pointers
    QString chinese = {}; ///< empty: the record has no place for it, the side file has
    TextPair texts = {};
    ChineseState state = ChineseState::Machine;
    QString before = {}; ///< Stale: the English that the Chinese was made from

    friend bool operator==(const TranslationUnit &, const TranslationUnit &) = default;
};

/// The texts of a record that have words to translate: signature, root cause, dead ends (action, why it
/// fails, condition), workarounds (action, steps, condition). Steps that repeat the action are left out.
[[nodiscard]] QList<TranslationUnit> translationUnits(const Record &record, const TranslationMarks &marks,
                                                      const SlotTexts &slotTexts);

/// Where the mark of a unit is kept: under its Chinese pointer, under the English one where there is none.
[[nodiscard]] QString markPointer(const TranslationUnit &unit);

/// Nothing is left to do: somebody reviewed it.
[[nodiscard]] bool isDone(const TranslationUnit &unit);

} // namespace Clew
