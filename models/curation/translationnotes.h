// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/curation/chineserules.h"

#include <QMap>

namespace Clew {

/// A Chinese text that its record has no place for, and the English that it says.
struct SlotText
{
    QString english = {};
    QString chinese = {};

    friend bool operator==(const SlotText &, const SlotText &) = default;
};

/// Those of one record by the JSON pointer of the English text ("/dead_ends/0/action").
using SlotTexts = QMap<QString, SlotText>;

/// The side file `.clew/translations/<id>.json`: {"/root_cause_zh": {"english": "…", "edited": true,
/// "reviewed": false}}. Unknown keys are read over. Errors as of samplesFromJson.
[[nodiscard]] Result<TranslationMarks> marksFromJson(const QByteArray &json);
[[nodiscard]] QByteArray marksToJson(const TranslationMarks &marks);

/// The side file `.clew/slots/<id>.json`: {"/dead_ends/0/action": {"english": "…", "chinese": "…"}}.
[[nodiscard]] Result<SlotTexts> slotsFromJson(const QByteArray &json);
[[nodiscard]] QByteArray slotsToJson(const SlotTexts &texts);

/// The text for an English one at that pointer: the one kept under it; where that was made from another
/// English and this English is known under another pointer of the same list, that one, for items move.
[[nodiscard]] SlotText slotTextFor(const SlotTexts &texts, const QString &pointer, const QString &english);

} // namespace Clew
