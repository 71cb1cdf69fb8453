// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QHash>
#include <QStringList>

#include <array>

namespace Clew {

/// Facets whose values are written in the records.
enum class Facet : quint8 {
    Domain,
    Category,
    Tier,
    Resolvable,
};

constexpr int FacetCount = 4;

/// What is known of a record beyond its texts. The first eight are facets that are counted with each search.
enum class RecordFlag : quint16 {
    ChineseEmpty = 1 << 0,            ///< signature or root cause has no Chinese
    ChineseCopied = 1 << 1,           ///< the Chinese is the English
    ChineseStale = 1 << 2,            ///< a number or code of the English root cause is not in the Chinese
    EmptyAction = 1 << 3,             ///< a dead end or workaround without an action
    NoSource = 1 << 4,                ///< no source address at all
    ConfidenceAboveEvidence = 1 << 5, ///< surer than so few sources allow, see `allowedConfidence`
    NoEdge = 1 << 6,                  ///< no transition is written in the record
    NoRegex = 1 << 7,
    HasCode = 1 << 8,
    HasDocument = 1 << 9, ///< an official document
    HasWorkaround = 1 << 10,
    HasDeadEnd = 1 << 11,
    HasVersion = 1 << 12,
};

constexpr int DerivedFacetCount = 8;

/// The facts of one record in columns: what filters, facets and ties need. A value of the snapshot.
struct RecordCells
{
    quint16 domain = 0; ///< place in the table of names; 0: none
    quint16 category = 0;
    quint8 tier = 0;
    quint8 resolvable = 0;
    quint16 flags = 0;          ///< RecordFlag
    quint8 confidence = NoRate; ///< hundredths
    quint8 fixRate = NoRate;
    quint16 evidence = NoEvidence;
    quint32 staticKey = 0;       ///< trust (10 bits), then the day of the last confirmation: ties of a search
    quint16 signatureWeight = 0; ///< sum of the weights of the signature's terms, eighths of a nat
    quint16 chineseWeight = 0;
    quint16 day = 0; ///< last confirmation: days since 2000-01-01; 0: not known
    quint16 spare = 0;

    static constexpr quint8 NoRate = 255;
    static constexpr quint16 NoEvidence = 65535;

    [[nodiscard]] bool has(RecordFlag flag) const { return (flags & static_cast<quint16>(flag)) != 0; }
    /// Place of its value in the names of the facet.
    [[nodiscard]] quint16 value(Facet facet) const;
    [[nodiscard]] int trust() const { return static_cast<int>(staticKey >> 16); } ///< trustScore
    /// Days from the last confirmation to a day (both since 2000-01-01); nothing where it is not known.
    [[nodiscard]] std::optional<int> age(qint64 today) const
    {
        return day == 0 ? std::nullopt : std::optional(static_cast<int>(today - day));
    }
};

/// Values of the four facets, each by its place; place 0 is the empty value.
class FacetNames final
{
public:
    /// Place of a value, added where it is new; the last place takes what no longer fits.
    [[nodiscard]] int place(Facet facet, const QString &value);
    /// -1 where there is none.
    [[nodiscard]] int find(Facet facet, const QString &value) const;
    [[nodiscard]] const QStringList &values(Facet facet) const
    {
        return m_values[static_cast<size_t>(facet)];
    }

    [[nodiscard]] QString toText() const;
    [[nodiscard]] static FacetNames fromText(QStringView text);

private:
    std::array<QStringList, FacetCount> m_values{QStringList{QString()}, QStringList{QString()},
                                                 QStringList{QString()}, QStringList{QString()}};
    std::array<QHash<QString, int>, FacetCount> m_places{
        {{{QString(), 0}}, {{QString(), 0}}, {{QString(), 0}}, {{QString(), 0}}}};
};

/// The facts of a record but for the weights of its signature.
[[nodiscard]] RecordCells cellsOf(const Record &record, FacetNames &names);

/// A tier as facets and queries call it: "auto_generated" is the nested shape's name of "ai_generated".
[[nodiscard]] QString facetTier(const QString &tier);
/// Days since 2000-01-01 of an ISO date, 0 where it is none.
[[nodiscard]] quint16 dayOf(const QString &isoDate);

} // namespace Clew
