// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/rankstates.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/siteorder.h"

#include <algorithm>
#include <array>

namespace Clew {

std::optional<int> worldSizeIn(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 5> Names{"world_size", "WORLD_SIZE", "world size", "nranks",
                                                  "nRanks"};
    for (const QByteArrayView name : Names) {
        qsizetype at = text.indexOf(name);
        for (; at >= 0; at = text.indexOf(name, at + name.size())) {
            ByteCursor cursor(text, at + name.size());
            cursor.takeWhile(
                [](char c) { return c == '=' || c == ':' || c == ' ' || c == '\'' || c == '"'; });
            const int size = cursor.takeAnyNumber(5);
            if (size > 1 && size <= MaxRanks && !isNameByte(cursor.peek()))
                return size;
        }
    }
    return {};
}

QList<RankState> rankStates(const Candidates &candidates, const SiteOrder &order, const ErrorSet &errors)
{
    const std::size_t named = std::max(errors.ranks.size(), static_cast<std::size_t>(errors.worldSize));
    if (named < 2)
        return {};
    QList<RankState> states;
    for (std::size_t rank = 0; rank < named; ++rank) {
        states.append(RankState{.rank = static_cast<int>(rank),
                                .silent = rank >= errors.ranks.size() || !errors.ranks[rank],
                                .failed = {}});
    }
    RankState *first = nullptr;
    for (const std::size_t place : order.sites()) {
        const PreparedSite &prepared = candidates.sites[place];
        const int rank = prepared.site.rank.value_or(-1);
        if (rank < 0 || rank >= states.size() || prepared.site.strength < ErrorStrength::Error)
            continue;
        RankState &state = states[rank];
        if (state.failed)
            continue;
        state.failed = prepared.site.place;
        state.victim = prepared.words->headHasEcho(EchoKind::Victim);
        if (!state.victim && !first)
            first = &state;
    }
    if (first)
        first->first = true;
    return states;
}

} // namespace Clew
