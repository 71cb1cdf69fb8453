// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/recordcells.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <span>

namespace Clew {

/// Begin of a text as it is compared, padded with zeros, and whose it is; sorted by it.
struct TextKey
{
    std::array<char, 24> bytes{}; ///< UTF-8 of the folded text, cut
    quint32 document = 0;
};

/// A term that most records have. Its postings are those of the records that say it outside their bodies.
struct CommonTerm
{
    quint32 term = 0;
    quint32 count = 0; ///< records that have it anywhere
};

/// The index of a catalog as one block of memory: as it is built, kept in a file and mapped back. Sections of
/// plain values, the machine's byte order.
class IndexImage final
{
public:
    enum class Section : quint8 {
        TermBegin,    ///< quint32 by term, and the end: place in TermText
        TermText,     ///< UTF-8, terms in the order of their code points
        TermMask,     ///< quint32 by term: which letters it has
        PostingBegin, ///< quint32 by term, and the end: place in Postings
        Postings,     ///< quint32
        Common,       ///< CommonTerm, sorted
        PrefixKeys,   ///< quint32: two units, sorted
        PrefixBegin,  ///< quint32 by prefix, and the end
        PrefixPostings,
        IdKeys, ///< TextKey, sorted
        SignatureKeys,
        ChineseKeys,
        Cells,    ///< RecordCells by document
        Names,    ///< char16_t: FacetNames
        Averages, ///< float by field: average length
        Count,
    };

    /// Checks that every section lies inside, and that what points into another one stays there: a damaged
    /// file is refused, never followed. `owner` keeps the bytes alive where they are not the array's own.
    [[nodiscard]] static std::optional<IndexImage> open(const QByteArray &bytes,
                                                        std::shared_ptr<const void> owner = {});

    template <typename T>
    [[nodiscard]] std::span<const T> section(Section section) const
    {
        const auto [begin, size] = m_places[static_cast<size_t>(section)];
        return {reinterpret_cast<const T *>(m_bytes.constData() + begin), size / sizeof(T)};
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] quint32 documentCount() const
    {
        return static_cast<quint32>(section<RecordCells>(Section::Cells).size());
    }

    /// Changes whenever the layout or the making of terms does: an older snapshot is built anew.
    static constexpr quint32 Version = 2;

private:
    friend class ImageWriter;
    static constexpr size_t SectionCount = static_cast<size_t>(Section::Count);
    struct Extent
    {
        size_t begin = 0;
        size_t size = 0;
    };
    IndexImage() = default;
    /// Whether every value of a facet that a record has is in the table of names.
    [[nodiscard]] bool cellsAreSound() const;
    [[nodiscard]] bool isSound() const;
    [[nodiscard]] bool pointersAreSound(Section begins, size_t count, size_t end) const;
    [[nodiscard]] bool documentsAreSound(Section postings) const;

    QByteArray m_bytes;
    std::shared_ptr<const void> m_owner;
    std::array<Extent, SectionCount> m_places;
};

/// Puts an image together, section by section in their order.
class ImageWriter final
{
public:
    /// `bytes` is how much will come, where known.
    explicit ImageWriter(qsizetype bytes = 0);

    template <typename T>
    void add(std::span<const T> values)
    {
        addBytes(reinterpret_cast<const char *>(values.data()), values.size_bytes());
    }
    /// After all sections.
    [[nodiscard]] QByteArray take();

private:
    void addBytes(const char *data, size_t size);

    QByteArray m_bytes;
    std::array<IndexImage::Extent, IndexImage::SectionCount> m_places;
    size_t m_next = 0;
};

} // namespace Clew
