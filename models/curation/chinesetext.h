// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textpair.h"

#include <QString>

#include <optional>

namespace Clew {

/// How far a Chinese text is from being one that somebody stands by.
enum class ChineseState {
    NoSlot,   ///< the shape of the record has no place for it
    Empty,    ///< nothing to read, though there is English
    Copied,   ///< the English, or no Chinese character in it
    Machine,  ///< nobody has looked at it
    Stale,    ///< the English changed since
    Edited,   ///< a person wrote it
    Reviewed, ///< a person read and accepted it
};

/// What is remembered of a translation beside the record: the English it was made from, and who stands by it.
struct TranslationMark
{
    QString english; ///< the text that was translated
    bool edited = false;
    bool reviewed = false;

    friend bool operator==(const TranslationMark &, const TranslationMark &) = default;
};

/// State of a pair of texts; `mark` is null where nothing is remembered. A pair without English has nothing
/// to translate and is Reviewed.
[[nodiscard]] ChineseState chineseState(const TextPair &pair, const TranslationMark *mark);

/// The Chinese says the English word for word; white space aside.
[[nodiscard]] bool isCopy(const TextPair &pair);
[[nodiscard]] bool hasHan(QStringView text);
/// English with words to translate: false for what is code, numbers and names alone.
[[nodiscard]] bool hasProse(const QString &english);

/// What a Chinese text would be after one kind of correction, and the piece around the first place; nothing
/// where it is right. Code in backticks, addresses, paths and placeholders are not touched.
struct ChineseRepair
{
    QString text;
    QString around;

    friend bool operator==(const ChineseRepair &, const ChineseRepair &) = default;
};
/// `,` `;` `:` `?` `!` `(` `)` and a full stop at the end beside a Chinese character become full-width.
[[nodiscard]] std::optional<ChineseRepair> repairWidth(const QString &chinese);
/// One blank between Chinese characters and letters or digits, none between two Chinese characters and none
/// beside full-width punctuation.
[[nodiscard]] std::optional<ChineseRepair> repairSpacing(const QString &chinese);

} // namespace Clew
