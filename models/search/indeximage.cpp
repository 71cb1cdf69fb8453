// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/indeximage.h"

#include "models/search/posting.h"

#include <algorithm>
#include <cstring>

namespace Clew {

namespace {

constexpr quint64 Magic = 0x3158444E57454C43ULL; // "CLEWNDX1"
constexpr size_t Alignment = 16;

struct Header
{
    quint64 magic = Magic;
    quint32 version = IndexImage::Version;
    quint32 cellBytes = sizeof(RecordCells);
};

constexpr size_t headerBytes()
{
    return sizeof(Header) + static_cast<size_t>(IndexImage::Section::Count) * 2 * sizeof(quint64);
}

} // namespace

std::optional<IndexImage> IndexImage::open(const QByteArray &bytes, std::shared_ptr<const void> owner)
{
    const auto size = static_cast<size_t>(bytes.size());
    if (size < headerBytes() || reinterpret_cast<quintptr>(bytes.constData()) % alignof(quint64) != 0)
        return std::nullopt;
    Header header;
    std::memcpy(&header, bytes.constData(), sizeof(Header));
    if (header.magic != Magic || header.version != Version || header.cellBytes != sizeof(RecordCells))
        return std::nullopt;
    IndexImage image;
    image.m_bytes = bytes;
    image.m_owner = std::move(owner);
    for (size_t i = 0; i < SectionCount; ++i) {
        std::array<quint64, 2> extent{};
        std::memcpy(extent.data(), bytes.constData() + sizeof(Header) + i * sizeof(extent), sizeof(extent));
        if (extent[0] % Alignment != 0 || extent[0] > size || extent[1] > size - extent[0])
            return std::nullopt;
        image.m_places[i] = {.begin = extent[0], .size = extent[1]};
    }
    if (!image.isSound())
        return std::nullopt;
    return image;
}

bool IndexImage::pointersAreSound(Section begins, size_t count, size_t end) const
{
    const auto values = section<quint32>(begins);
    return values.size() == count + 1 && values.front() == 0 && values.back() == end &&
           std::ranges::is_sorted(values);
}

bool IndexImage::documentsAreSound(Section postings) const
{
    quint32 most = 0;
    for (const quint32 posting : section<quint32>(postings))
        most = std::max(most, Posting::document(posting));
    return most < std::max(1U, documentCount());
}

bool IndexImage::cellsAreSound() const
{
    const auto text = section<char16_t>(Section::Names);
    const FacetNames names =
        FacetNames::fromText(QStringView(text.data(), static_cast<qsizetype>(text.size())));
    return std::ranges::all_of(section<RecordCells>(Section::Cells), [&names](const RecordCells &cells) {
        for (int facet = 0; facet < FacetCount; ++facet) {
            if (cells.value(static_cast<Facet>(facet)) >= names.values(static_cast<Facet>(facet)).size())
                return false;
        }
        return true;
    });
}

bool IndexImage::isSound() const
{
    const size_t terms = section<quint32>(Section::TermMask).size();
    const size_t prefixes = section<quint32>(Section::PrefixKeys).size();
    const size_t documents = documentCount();
    if (documents > Posting::MostDocuments ||
        section<float>(Section::Averages).size() != static_cast<size_t>(SearchFieldCount))
        return false;
    const auto keysAreSound = [this, documents](Section keys) {
        return std::ranges::all_of(section<TextKey>(keys),
                                   [documents](const TextKey &key) { return key.document < documents; });
    };
    return pointersAreSound(Section::TermBegin, terms, section<char>(Section::TermText).size()) &&
           pointersAreSound(Section::PostingBegin, terms, section<quint32>(Section::Postings).size()) &&
           pointersAreSound(Section::PrefixBegin, prefixes,
                            section<quint32>(Section::PrefixPostings).size()) &&
           documentsAreSound(Section::Postings) && documentsAreSound(Section::PrefixPostings) &&
           keysAreSound(Section::IdKeys) && keysAreSound(Section::SignatureKeys) &&
           keysAreSound(Section::ChineseKeys) && cellsAreSound();
}

ImageWriter::ImageWriter(qsizetype bytes)
{
    m_bytes.reserve(bytes + static_cast<qsizetype>(headerBytes()));
    m_bytes.resize(static_cast<qsizetype>(headerBytes()), '\0');
}

void ImageWriter::addBytes(const char *data, size_t size)
{
    const auto used = static_cast<size_t>(m_bytes.size());
    const size_t begin = (used + Alignment - 1) / Alignment * Alignment;
    m_bytes.append(static_cast<qsizetype>(begin - used), '\0');
    m_bytes.append(data, static_cast<qsizetype>(size));
    m_places[m_next++] = {.begin = begin, .size = size};
}

QByteArray ImageWriter::take()
{
    Q_ASSERT(m_next == IndexImage::SectionCount);
    const Header header;
    std::memcpy(m_bytes.data(), &header, sizeof(header));
    for (size_t i = 0; i < m_places.size(); ++i) {
        const std::array<quint64, 2> extent{m_places[i].begin, m_places[i].size};
        std::memcpy(m_bytes.data() + sizeof(header) + i * sizeof(extent), extent.data(), sizeof(extent));
    }
    return std::move(m_bytes);
}

} // namespace Clew
