// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/literalfrequencies.h"
#include "models/diagnosis/literalmatcher.h"

namespace Clew {

/// Literals by one of their windows: of each literal the four neighbouring bytes that are rarest in ordinary
/// logs go into a bit table, one look for each byte of text passes over nearly all of it, and what remains is
/// compared. Builds in milliseconds; needs no vector instructions.
///
/// The bit table is an array of 64-bit words: three bytes choose the word, the fourth the bit. So a literal
/// of three bytes is a word of ones.
class WindowLiteralMatcher final : public LiteralMatcher
{
public:
    /// Literals must be LeastLiteralBytes long or longer.
    WindowLiteralMatcher(std::vector<QByteArray> literals, const LiteralFrequencies &frequencies);

    [[nodiscard]] std::unique_ptr<LiteralScanner> scanner() const override;

    /// Appends what stands in the text; see LiteralScanner::scan(). `places` is memory to work in.
    void scan(QByteArrayView text, std::vector<quint32> &places, std::vector<LiteralOccurrence> &found) const;

private:
    /// What a literal is compared by, once its window was seen.
    struct Entry
    {
        quint64 head = 0; ///< its first eight bytes, or as many as it has
        quint64 headMask = 0;
        quint64 tail = 0; ///< its last eight bytes, where it has more than eight
        quint32 literal = 0;
        quint32 before = 0; ///< bytes of the literal before the window
        quint32 length = 0;
    };

    /// The literals whose windows share a hash, with a quick test of what they have in common.
    struct Bucket
    {
        quint32 value = 1; ///< of four bytes from the window on: longer literals CheckOffset behind its begin
        quint32 mask = 0;  ///< of those that count; none of an empty bucket, which nothing agrees with
        quint32 begin = 0; ///< in the entries
        quint32 count = 0;
    };

    struct Placed
    {
        quint32 bucket = 0;
        quint32 value = 0;
        quint32 mask = 0;
        Entry entry;
    };

    struct Table
    {
        std::vector<Bucket> buckets;
        std::vector<Entry> entries;

        void fill(std::vector<Placed> placed, std::size_t bucketCount);
    };

    /// Word of the bit table, and bucket of literals of three bytes.
    [[nodiscard]] quint32 wordOf(quint32 window) const { return ((window << 8) * Multiplier) >> m_shift; }
    /// Bucket of longer literals.
    [[nodiscard]] quint32 bucketOf(quint32 window) const { return (window * Multiplier) >> m_bucketShift; }
    [[nodiscard]] Entry entryOf(quint32 literal, qsizetype before) const;
    void place(quint32 literal, const LiteralFrequencies &frequencies, std::vector<Placed> &longer,
               std::vector<Placed> &shorter);
    std::size_t collect(QByteArrayView text, quint32 begin, quint32 end, std::vector<quint32> &places) const;
    void compare(QByteArrayView text, quint32 at, const Bucket &bucket, const std::vector<Entry> &entries,
                 std::vector<LiteralOccurrence> &found) const;

    static constexpr quint32 Multiplier = 0x9E3779B1U;

    std::vector<QByteArray> m_literals;
    int m_shift = 0;
    int m_bucketShift = 0;
    std::vector<quint64> m_words;
    Table m_longer;  ///< literals of four bytes and more, by bucketOf()
    Table m_shorter; ///< of three, by wordOf()
};

} // namespace Clew
