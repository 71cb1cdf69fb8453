// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/graphgenerator.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

std::vector<RecordTransitions> catalogLikeGraph(int records, quint32 seed, bool withAlone)
{
    constexpr int DomainSize = 40;
    constexpr double LeadsToShare = 0.4;
    QRandomGenerator random(seed);
    std::vector<RecordTransitions> made;
    made.reserve(static_cast<size_t>(records));
    for (int i = 0; i < records; ++i)
        made.push_back({RecordId(u"domain%1/error-%2"_s.arg(i / DomainSize).arg(i)), {}});
    for (int i = 0; i < records; ++i) {
        if (withAlone && random.bounded(2) == 0)
            continue;
        const int first = i / DomainSize * DomainSize;
        const int members = std::min(DomainSize, records - first);
        const int edges = 1 + static_cast<int>(random.bounded(3));
        for (int edge = 0; edge < edges; ++edge) {
            // The square of a number below one favours the first members: they become the hubs.
            const double at = random.generateDouble();
            int target = first + static_cast<int>(at * at * members);
            if (random.bounded(40) == 0)
                target = static_cast<int>(random.bounded(records));
            if (target == i)
                continue;
            const bool leads = random.generateDouble() < LeadsToShare;
            made[static_cast<size_t>(i)].transitions.append(
                {.relation = leads ? Relation::LeadsTo : Relation::ConfusedWith,
                 .target = made[static_cast<size_t>(target)].id,
                 .probability = leads ? std::optional(0.1 + 0.8 * random.generateDouble()) : std::nullopt});
        }
    }
    return made;
}

} // namespace Clew::Bench
