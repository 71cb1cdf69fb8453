// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QHash>

#include <optional>
#include <vector>

namespace Clew {

/// Which records have the regex, the signature, or nearly the signature of another. One thread at a time.
class DuplicateIndex final
{
public:
    /// Adds a record, or puts it in the place of the one with its id.
    void put(const Record &record);
    void remove(const RecordId &id);

    /// Other records with the same text, white space at the ends aside, in the order they were put; none for
    /// an empty text.
    [[nodiscard]] QList<RecordId> sameRegex(const Record &record) const;
    [[nodiscard]] QList<RecordId> sameSignature(const Record &record) const;

    struct Near
    {
        RecordId id;
        int percent = 0; ///< words in common, of those of both

        friend bool operator==(const Near &, const Near &) = default;
    };
    /// The record whose signature has most words in common with this one's, at least NearPercent of them, the
    /// first by id of several.
    /// Records with the very same signature, and those of the same name in another environment
    /// (`domain/name/environment`), do not count.
    [[nodiscard]] std::optional<Near> nearest(const Record &record) const;

    /// Every record that has so many words in common with this one, or of which this one is the nearest.
    [[nodiscard]] QList<RecordId> alike(const Record &record) const;

    static constexpr int NearPercent = 80;
    /// Shorter signatures are alike by chance.
    static constexpr int LeastWords = 5;

private:
    struct Entry
    {
        RecordId id;
        QString regex;
        QString signature;
        std::vector<size_t> words; ///< hashes, sorted, distinct
        bool present = false;
    };

    [[nodiscard]] QList<Near> near(const Record &record, const std::vector<size_t> &words) const;
    [[nodiscard]] QList<RecordId> others(const QList<int> &slots, const RecordId &id) const;

    std::vector<Entry> m_entries;
    QHash<RecordId, int> m_slots;
    QHash<QString, QList<int>> m_byRegex;
    QHash<QString, QList<int>> m_bySignature;
    QHash<size_t, QList<int>> m_byWord;
};

} // namespace Clew
