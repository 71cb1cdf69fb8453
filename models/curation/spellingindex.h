// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <optional>

namespace Clew {

/// A word that one record spells as others do not.
struct SpellingVariant
{
    QString pointer; ///< of the value in the record
    QString spelling;
    QString usual;
    int usualCount = 0; ///< records with the usual spelling
    QString corrected;  ///< the whole value with the usual spelling

    friend bool operator==(const SpellingVariant &, const SpellingVariant &) = default;
};

/// How the records of a catalog spell categories, domains and names of versions. One thread at a time.
class SpellingIndex final
{
public:
    /// Counts a record in, or out again.
    void put(const Record &record) { count(record, 1); }
    void remove(const Record &record) { count(record, -1); }

    /// Records whose variants() may be others once these words are counted in or out: those that spell one of
    /// them otherwise, or nearly so.
    [[nodiscard]] QList<RecordId> affectedBy(const Record &record) const;
    /// Both records have the same words.
    [[nodiscard]] static bool isSame(const Record &a, const Record &b);

    /// Words of the record of which others use another spelling more often: case, blanks, hyphens,
    /// underscores and dots differ; or one letter of a rare category does (an "s" at its end among them).
    [[nodiscard]] QList<SpellingVariant> variants(const Record &record) const;

    /// A category is a slip of another one that occurs at least so many times as often.
    static constexpr int SlipRatio = 5;
    static constexpr qsizetype LeastSlipLength = 6;

private:
    enum Kind { Category, Domain, Version, KindCount };
    struct Word
    {
        Kind kind = Category;
        QString spelling;
        QString pointer;
        QString rest; ///< what stands behind the name: ">=2.0"

        friend bool operator==(const Word &, const Word &) = default;
    };
    using Spellings = QMap<QString, int>;
    using Holders = QHash<QString, QSet<RecordId>>; ///< by spelling

    [[nodiscard]] static QList<Word> wordsOf(const Record &record);
    void count(const Record &record, int step);
    void addOthers(const Word &word, QSet<RecordId> &records) const;
    void addSlips(const Word &word, QSet<RecordId> &records) const;
    [[nodiscard]] std::optional<std::pair<QString, int>> usualOf(const Word &word) const;
    [[nodiscard]] std::optional<std::pair<QString, int>> slipOf(const Word &word) const;

    QHash<QString, Spellings> m_known[KindCount]; ///< by folded word
    QHash<QString, Holders> m_holders[KindCount]; ///< the same
};

} // namespace Clew
