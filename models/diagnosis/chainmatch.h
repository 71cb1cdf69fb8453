// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/chainpool.h"

#include <QByteArrayView>

#include <vector>

namespace Clew {

/// Decides branches of the kinds Literal and Chain exactly, as a regex engine would. Holds memory that is
/// used again; one thread at a time.
class ChainMatch final
{
public:
    /// `folded`: text of one event; its lines are tried one by one. Linear in text and parts, but for chains
    /// with bounded gaps whose literals repeat.
    [[nodiscard]] bool matches(QByteArrayView folded, const ChainPool &pool, const ChainPool::Chain &chain);

    /// Whether all literals stand in the text, one behind the other without overlap, on one line or several.
    [[nodiscard]] static bool holdsInOrder(QByteArrayView folded, const ChainPool &pool,
                                           const ChainPool::Chain &chain);

private:
    static bool pairMatches(QByteArrayView folded, const ChainPool &pool, const ChainPool::Chain &chain);
    bool lineMatches(QByteArrayView line, qsizetype first, const ChainPool &pool,
                     const ChainPool::Chain &chain);
    bool boundedLineMatches(QByteArrayView line, qsizetype first, const ChainPool &pool,
                            const ChainPool::Chain &chain);

    std::vector<qsizetype> m_ends; ///< behind the places where the parts so far can end
    std::vector<qsizetype> m_next;
};

} // namespace Clew
