// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace Clew {

/// Events longer than this are matched in windows.
inline constexpr qsizetype MaxEventBytes = 65'536;
/// How much the windows of a long event overlap: a match of up to this many bytes is found wherever it
/// stands, a longer one may be missed.
inline constexpr qsizetype WindowOverlap = 8'192;
/// Events are folded and searched in slices of about this size, small enough for the second-level cache.
inline constexpr qsizetype SliceBytes = 32'768;

/// A few neighbouring events, folded for the search.
class TextSlice final
{
public:
    /// An event, or a window of one.
    struct Item
    {
        std::size_t event = 0; ///< place in EventBlock::events
        qsizetype begin = 0;   ///< bytes in EventBlock::text
        qsizetype end = 0;
        qsizetype foldedBegin = 0; ///< bytes in the folded text
        qsizetype foldedEnd = 0;
    };

    void clear();
    /// Adds an event behind those that are there.
    void add(std::size_t event, qsizetype begin, qsizetype end);
    /// Folds the text of the items; `block` is the text they were taken of.
    void fold(QByteArrayView block);

    [[nodiscard]] bool isEmpty() const { return m_items.empty(); }
    /// From the first byte of the first item to the last of the last.
    [[nodiscard]] qsizetype size() const;
    [[nodiscard]] const std::vector<Item> &items() const { return m_items; }
    /// Followed by LiteralTextPadding zero bytes.
    [[nodiscard]] QByteArrayView folded() const;

private:
    std::vector<Item> m_items;
    QByteArray m_folded;
    qsizetype m_size = 0; ///< of m_folded without the padding
};

} // namespace Clew
