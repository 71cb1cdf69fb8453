// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/windowliteralmatcher.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <span>

namespace Clew {

namespace {

constexpr qsizetype WindowBytes = 4;
/// Words of the bit table: 2^13 are 64 KiB.
constexpr int LeastBits = 13;
constexpr int MostBits = 18;
/// More buckets than words, as powers of two: they are looked at rarely, and should hold one literal.
constexpr int BucketBits = 1;
/// The first two bytes of a longer literal's window are as good as known once its bucket is.
constexpr int CheckOffset = 2;
constexpr quint64 AllOnes = ~quint64(0);
/// Positions looked at before what was found is compared.
constexpr quint32 StrideBytes = 4096;

quint32 load32(const char *from)
{
    quint32 value = 0;
    std::memcpy(&value, from, sizeof value);
    return value;
}

quint64 load64(const char *from)
{
    quint64 value = 0;
    std::memcpy(&value, from, sizeof value);
    return value;
}

constexpr quint64 maskOf(qsizetype bytes)
{
    return bytes >= qsizetype(sizeof(quint64)) ? ~quint64(0) : (quint64(1) << (8 * bytes)) - 1;
}

class WindowScanner final : public LiteralScanner
{
public:
    explicit WindowScanner(const WindowLiteralMatcher &matcher)
        : m_matcher(matcher)
    {
    }

    void scan(QByteArrayView text, std::vector<LiteralOccurrence> &found) override
    {
        m_matcher.scan(text, m_places, found);
    }

private:
    const WindowLiteralMatcher &m_matcher;
    std::vector<quint32> m_places;
};

} // namespace

static_assert(std::endian::native == std::endian::little, "windows are read as little-endian numbers");

WindowLiteralMatcher::WindowLiteralMatcher(std::vector<QByteArray> literals,
                                           const LiteralFrequencies &frequencies)
    : m_literals(std::move(literals))
{
    const int bits = std::clamp(static_cast<int>(std::bit_width(m_literals.size())) - 1, LeastBits, MostBits);
    m_shift = 32 - bits;
    m_bucketShift = m_shift - BucketBits;
    m_words.resize(std::size_t(1) << bits);
    std::vector<Placed> longer;
    std::vector<Placed> shorter;
    longer.reserve(m_literals.size());
    for (quint32 literal = 0; literal < m_literals.size(); ++literal)
        place(literal, frequencies, longer, shorter);
    m_longer.fill(std::move(longer), std::size_t(1) << (32 - m_bucketShift));
    m_shorter.fill(std::move(shorter), m_words.size());
}

void WindowLiteralMatcher::Table::fill(std::vector<Placed> placed, std::size_t bucketCount)
{
    std::stable_sort(placed.begin(), placed.end(),
                     [](const Placed &a, const Placed &b) { return a.bucket < b.bucket; });
    buckets.resize(bucketCount);
    entries.reserve(placed.size());
    for (const Placed &one : placed) {
        Bucket &bucket = buckets[one.bucket];
        if (bucket.count++ == 0)
            bucket = {one.value, one.mask, static_cast<quint32>(entries.size()), 1};
        bucket.mask &= one.mask & ~(bucket.value ^ one.value);
        bucket.value &= bucket.mask;
        entries.push_back(one.entry);
    }
}

std::unique_ptr<LiteralScanner> WindowLiteralMatcher::scanner() const
{
    return std::make_unique<WindowScanner>(*this);
}

WindowLiteralMatcher::Entry WindowLiteralMatcher::entryOf(quint32 literal, qsizetype before) const
{
    const QByteArray &text = m_literals[literal];
    const qsizetype length = std::min<qsizetype>(sizeof(quint64), text.size());
    Entry entry{.headMask = maskOf(length),
                .literal = literal,
                .before = static_cast<quint32>(before),
                .length = static_cast<quint32>(text.size())};
    std::memcpy(&entry.head, text.constData(), static_cast<std::size_t>(length));
    if (text.size() > length)
        entry.tail = load64(text.constData() + text.size() - length);
    return entry;
}

/// Chooses the window of a literal and marks it in the bit table.
void WindowLiteralMatcher::place(quint32 literal, const LiteralFrequencies &frequencies,
                                 std::vector<Placed> &longer, std::vector<Placed> &shorter)
{
    const QByteArray &text = m_literals[literal];
    qsizetype best = 0;
    double least = 0;
    for (qsizetype at = 0; at + WindowBytes <= text.size(); ++at) {
        const double frequency = frequencies.windowPerMegabyte(text.constData() + at);
        if (at == 0 || frequency < least) {
            best = at;
            least = frequency;
        }
    }
    const qsizetype length = std::min<qsizetype>(sizeof(quint64), text.size() - best);
    quint64 bytes = 0;
    std::memcpy(&bytes, text.constData() + best, static_cast<std::size_t>(length));
    const auto window = static_cast<quint32>(bytes);
    const int offset = length >= WindowBytes ? CheckOffset : 0;
    Placed one{.value = static_cast<quint32>(bytes >> (8 * offset)),
               .mask = static_cast<quint32>(maskOf(length) >> (8 * offset)),
               .entry = entryOf(literal, best)};
    if (length >= WindowBytes) {
        m_words[wordOf(window)] |= quint64(1) << (window >> 24 & 63);
        one.bucket = bucketOf(window);
        longer.push_back(one);
    } else {
        m_words[wordOf(window)] = AllOnes;
        one.bucket = wordOf(window);
        shorter.push_back(one);
    }
}

/// Positions from `begin` to `end` at which a literal may stand, and their number. Neither pass branches on
/// what it finds: that could not be predicted.
std::size_t WindowLiteralMatcher::collect(QByteArrayView text, quint32 begin, quint32 end,
                                          std::vector<quint32> &places) const
{
    const char *bytes = text.data();
    const quint64 *words = m_words.data();
    const int shift = m_shift;
    quint32 *place = places.data();
    std::size_t count = 0;
    for (quint32 at = begin; at < end; ++at) {
        const quint32 window = load32(bytes + at);
        const quint64 word = words[((window << 8) * Multiplier) >> shift];
        place[count] = at;
        count += word >> (window >> 24 & 63) & 1;
    }
    std::size_t left = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const quint32 at = place[i];
        const quint64 here = load64(bytes + at);
        const auto window = static_cast<quint32>(here);
        const Bucket &longer = m_longer.buckets[bucketOf(window)];
        const Bucket &shorter = m_shorter.buckets[wordOf(window)];
        const auto check = static_cast<quint32>(here >> (8 * CheckOffset));
        place[left] = at;
        left += static_cast<std::size_t>(((check & longer.mask) == longer.value) |
                                         ((window & shorter.mask) == shorter.value));
    }
    return left;
}

void WindowLiteralMatcher::compare(QByteArrayView text, quint32 at, const Bucket &bucket,
                                   const std::vector<Entry> &entries,
                                   std::vector<LiteralOccurrence> &found) const
{
    constexpr quint32 Head = sizeof(quint64);
    for (quint32 i = bucket.begin; i < bucket.begin + bucket.count; ++i) {
        const Entry &entry = entries[i];
        if (entry.before > at || at - entry.before + entry.length > text.size())
            continue;
        const char *start = text.data() + at - entry.before;
        if ((load64(start) & entry.headMask) != entry.head)
            continue;
        if (entry.length > Head) {
            if (load64(start + entry.length - Head) != entry.tail)
                continue;
            if (entry.length > 2 * Head &&
                std::memcmp(start + Head, m_literals[entry.literal].constData() + Head,
                            entry.length - 2 * Head) != 0)
                continue;
        }
        found.push_back({at, entry.literal});
    }
}

void WindowLiteralMatcher::scan(QByteArrayView text, std::vector<quint32> &places,
                                std::vector<LiteralOccurrence> &found) const
{
    const auto size = static_cast<quint32>(text.size());
    places.resize(StrideBytes);
    for (quint32 begin = 0; begin < size; begin += StrideBytes) {
        const std::size_t count = collect(text, begin, std::min(begin + StrideBytes, size), places);
        for (const quint32 at : std::span(places).first(count)) {
            const quint32 window = load32(text.data() + at);
            compare(text, at, m_longer.buckets[bucketOf(window)], m_longer.entries, found);
            if (m_words[wordOf(window)] == AllOnes)
                compare(text, at, m_shorter.buckets[wordOf(window)], m_shorter.entries, found);
        }
    }
}

} // namespace Clew
