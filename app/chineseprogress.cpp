// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/chineseprogress.h"

#include <algorithm>

namespace Clew {

quint8 chineseProgress(const QList<TranslationUnit> &units)
{
    quint8 bits = 0;
    const auto has = [&units](ChineseState state) {
        return std::ranges::find(units, state, &TranslationUnit::state) != units.end();
    };
    const auto set = [&bits](ChineseProgress progress, bool is) {
        if (is)
            bits = static_cast<quint8>(bits | static_cast<quint8>(progress));
    };
    set(ChineseProgress::Machine, has(ChineseState::Machine));
    set(ChineseProgress::Stale, has(ChineseState::Stale));
    set(ChineseProgress::Edited, has(ChineseState::Edited));
    set(ChineseProgress::Reviewed, !units.isEmpty() && std::ranges::all_of(units, isDone));
    return bits;
}

ChineseProgresses chineseProgresses(const Catalog &catalog, const QHash<RecordId, TranslationMarks> &marks,
                                    const QHash<RecordId, SlotTexts> &slotTexts,
                                    const std::function<bool()> &stop)
{
    ChineseProgresses progress;
    progress.reserve(static_cast<size_t>(catalog.size()));
    for (qsizetype i = 0; i < catalog.size() && !(stop && stop()); ++i) {
        const Record record = catalog.record(RecordIndex(i));
        progress.push_back(
            chineseProgress(translationUnits(record, marks.value(record.id), slotTexts.value(record.id))));
    }
    return progress;
}

} // namespace Clew
