// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

namespace Clew {

/// Place of a record in its catalog: 0 to size - 1, stable while the catalog value lives.
class RecordIndex final
{
public:
    constexpr RecordIndex() = default;
    constexpr explicit RecordIndex(qsizetype value)
        : m_value(value)
    {
    }

    [[nodiscard]] constexpr qsizetype value() const { return m_value; }
    [[nodiscard]] constexpr bool isValid() const { return m_value >= 0; }

    friend constexpr auto operator<=>(const RecordIndex &, const RecordIndex &) = default;

private:
    qsizetype m_value = -1;
};

/// What a list row, a filter and the pattern set need of a record; made when the catalog is read, so that
/// 100,000 records are listed, and looked for in a log, without a record being decoded again.
struct RecordSummary
{
    RecordId id;
    TextPair signature;
    QString regex;
    QString domain;
    QString category;
    QString verificationTier;
    QString resolvable;
    QString lastConfirmed;
    std::optional<double> confidence;
    std::optional<double> fixSuccessRate;
    std::optional<qint64> evidenceCount;
    RecordFormat format = RecordFormat::Flat;

    friend bool operator==(const RecordSummary &, const RecordSummary &) = default;
};

} // namespace Clew
