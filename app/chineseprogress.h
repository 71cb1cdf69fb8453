// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/curation/translationunits.h"
#include "models/search/recordfilter.h"

#include <functional>

namespace Clew {

/// How far the Chinese of a record is: ChineseProgress bits of its texts.
[[nodiscard]] quint8 chineseProgress(const QList<TranslationUnit> &units);

/// The same of every record of a catalog, with what is remembered beside it; incomplete where `stop`, asked
/// before each record, said so. Decodes every record.
[[nodiscard]] ChineseProgresses chineseProgresses(const Catalog &catalog,
                                                  const QHash<RecordId, TranslationMarks> &marks,
                                                  const QHash<RecordId, SlotTexts> &slotTexts,
                                                  const std::function<bool()> &stop = {});

} // namespace Clew
