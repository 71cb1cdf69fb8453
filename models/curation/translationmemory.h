// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QHash>

#include <vector>

namespace Clew {

/// A Chinese text that the catalog has for an English one much like the one asked for.
struct TranslationHit
{
    RecordId record; ///< where it stands
    QString pointer; ///< of the Chinese text
    int percent = 0; ///< how much of the English is the same; 100: all but numbers and names
    QString english;
    QString chinese;  ///< as it stands there
    QString proposal; ///< with the numbers and names of the text that was asked for

    friend bool operator==(const TranslationHit &, const TranslationHit &) = default;
};

/// All translations of a catalog, to be looked up by their English. One thread at a time.
class TranslationMemory final
{
public:
    /// Adds the record's pairs that are translated (neither empty nor copied), in the place of those it had.
    void put(const Record &record);
    void remove(const RecordId &id);
    [[nodiscard]] qsizetype size() const { return m_size; }

    /// The most alike first, at least LeastPercent, at most `limit`; those of `except` apart. Some tens of
    /// microseconds.
    [[nodiscard]] QList<TranslationHit> find(const QString &english, const RecordId &except = RecordId(),
                                             qsizetype limit = 5) const;

    static constexpr int LeastPercent = 60;

private:
    struct Entry
    {
        RecordId record;
        QString pointer;
        QString english;
        QString chinese;
        std::vector<size_t> words; ///< hashes in order; numbers and names are all the same word
        bool present = false;
    };

    std::vector<Entry> m_entries;
    QHash<RecordId, QList<int>> m_byRecord;
    QHash<size_t, QList<int>> m_byWord;
    qsizetype m_size = 0;
};

/// The translation of `english` made from that of `known`: where both have as many numbers and names, those
/// of the Chinese text are swapped for the ones of `english`.
[[nodiscard]] QString swappedIn(const QString &known, const QString &chinese, const QString &english);

} // namespace Clew
