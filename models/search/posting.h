// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchfield.h"

#include <algorithm>

namespace Clew {

/// One occurrence of a term in a record, in 32 bits: document (20), impact (7), fields (5). Lists of postings
/// are sorted by document, so by value where documents differ.
namespace Posting {

constexpr quint32 DocumentBits = 20;
constexpr quint32 ImpactBits = 7;
constexpr quint32 DocumentMask = (1U << DocumentBits) - 1;
constexpr quint32 MostImpact = (1U << ImpactBits) - 1;
/// Documents that one index can hold, edited copies included.
constexpr quint32 MostDocuments = 1U << DocumentBits;

[[nodiscard]] constexpr quint32 make(quint32 document, quint32 impact, quint32 fields)
{
    return (fields << (DocumentBits + ImpactBits)) | (impact << DocumentBits) | document;
}
[[nodiscard]] constexpr quint32 document(quint32 posting)
{
    return posting & DocumentMask;
}
[[nodiscard]] constexpr quint32 impact(quint32 posting)
{
    return (posting >> DocumentBits) & MostImpact;
}
[[nodiscard]] constexpr quint32 fields(quint32 posting)
{
    return posting >> (DocumentBits + ImpactBits);
}

} // namespace Posting

/// How often a term stands in each field of one record, six bits a field.
class FieldCounts final
{
public:
    void add(SearchField field)
    {
        const quint32 shift = 6 * static_cast<quint32>(field);
        if (((m_bits >> shift) & 63U) < 63U)
            m_bits += 1U << shift;
    }
    [[nodiscard]] quint32 count(int field) const { return (m_bits >> (6 * field)) & 63U; }
    [[nodiscard]] quint32 mask() const
    {
        quint32 fields = 0;
        for (int field = 0; field < SearchFieldCount; ++field)
            fields |= count(field) > 0 ? 1U << field : 0U;
        return fields;
    }

private:
    quint32 m_bits = 0;
};

using FieldLengths = std::array<quint16, SearchFieldCount>;
using AverageLengths = std::array<float, SearchFieldCount>;

/// Saturated BM25F weight of a term in a record, without its rarity: 1 to Posting::MostImpact.
[[nodiscard]] inline quint32 termImpact(FieldCounts counts, const FieldLengths &lengths,
                                        const AverageLengths &average)
{
    float weighted = 0;
    for (int field = 0; field < SearchFieldCount; ++field) {
        const auto i = static_cast<size_t>(field);
        const quint32 count = counts.count(field);
        if (count == 0)
            continue;
        const float length = average[i] > 0 ? static_cast<float>(lengths[i]) / average[i] : 1.0F;
        weighted += FieldWeights[i] * static_cast<float>(count) / (1.0F - LengthNorm + LengthNorm * length);
    }
    const float saturated = weighted / (Saturation + weighted);
    return std::clamp(static_cast<quint32>(saturated * static_cast<float>(Posting::MostImpact) + 0.5F), 1U,
                      Posting::MostImpact);
}

} // namespace Clew
