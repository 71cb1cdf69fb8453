// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexbranches.h"

#include <QByteArrayView>

#include <span>
#include <vector>

namespace Clew {

/// First place of `needle` (not empty) at or behind `from`, -1 where there is none.
[[nodiscard]] qsizetype findBytes(QByteArrayView text, QByteArrayView needle, qsizetype from);

/// Whether all literals stand in the folded text, one behind the other without overlap.
[[nodiscard]] bool holdsInOrder(QByteArrayView folded, std::span<const QByteArray> literals);

/// Decides branches of the kinds Literal and Chain exactly, as a regex engine would. Holds memory that is
/// used again; one thread at a time.
class ChainMatch final
{
public:
    /// `folded`: text of one event; its lines are tried one by one. Linear in text and parts, but for chains
    /// with bounded gaps whose literals repeat.
    [[nodiscard]] bool matches(QByteArrayView folded, std::span<const ChainPart> chain, int trailing);

private:
    bool lineMatches(QByteArrayView line, std::span<const ChainPart> chain, int trailing);
    bool boundedLineMatches(QByteArrayView line, std::span<const ChainPart> chain, int trailing);

    std::vector<qsizetype> m_ends; ///< behind the places where the parts so far can end
    std::vector<qsizetype> m_next;
};

} // namespace Clew
