// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

#include <array>

namespace Clew {

/// Groups of a record's texts that weigh alike. A posting says in five bits in which of them a term stands.
enum class SearchField : quint8 {
    Signature,
    SignatureZh,
    Facts, ///< id, error code, tags, domain, category, aliases
    Cause, ///< root cause in both languages
    Body,  ///< dead ends, workarounds, versions
};

constexpr int SearchFieldCount = 5;

/// BM25F: what a term counts for in each group, chosen by trial on the public catalog.
constexpr std::array<float, SearchFieldCount> FieldWeights{12.0F, 12.0F, 4.0F, 1.0F, 0.3F};
/// BM25F: how soon repeats stop to count, and how much a long text is held against a term.
constexpr float Saturation = 2.0F;
constexpr float LengthNorm = 0.75F;

[[nodiscard]] constexpr quint32 fieldBit(SearchField field)
{
    return 1U << static_cast<quint32>(field);
}

} // namespace Clew
