// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/chinesetext.h"
#include "models/curation/findinglist.h"
#include "models/curation/glossary.h"

#include <QHash>

namespace Clew {

/// Marks of the translations of one record by the pointer of the Chinese text.
using TranslationMarks = QHash<QString, TranslationMark>;

/// One text of a record that stands in both languages.
struct BilingualText
{
    QString english; ///< JSON pointers
    QString chinese; ///< empty: the shape has no slot for it
    TextPair texts;

    friend bool operator==(const BilingualText &, const BilingualText &) = default;
};

/// Signature, root cause and the actions of the workarounds, in this order.
[[nodiscard]] QList<BilingualText> bilingualTexts(const Record &record);

/// What the rules below say of one text; `mark` is null where nothing is remembered.
void checkTranslation(const BilingualText &text, const TranslationMark *mark, const Glossary &glossary,
                      FindingList &findings);

/// chinese-missing, -copied, -stale, -identifier, -punctuation, -term. Shapes without a slot for Chinese have
/// none of these findings.
void checkChinese(const Record &record, const TranslationMarks &marks, const Glossary &glossary,
                  FindingList &findings);

} // namespace Clew
