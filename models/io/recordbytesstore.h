// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordstore.h"
#include "models/io/recordspans.h"

#include <vector>

namespace Clew {

/// The records of a catalog as bytes of the files they came from, each file held once. Immutable; any thread
/// may ask.
class RecordBytesStore final : public RecordStore
{
public:
    struct File
    {
        QString path;
        QByteArray bytes;
    };
    struct Entry
    {
        quint32 file = 0; ///< in the list of files
        RecordFormat format = RecordFormat::Flat;
        RecordSpan span;
    };

    RecordBytesStore() = default;
    RecordBytesStore(std::vector<File> files, std::vector<Entry> entries);

    [[nodiscard]] Record record(RecordIndex index) const override;
    [[nodiscard]] QByteArray sourceBytes(RecordIndex index) const override;
    [[nodiscard]] RecordSource source(RecordIndex index) const override;
    [[nodiscard]] Place place(RecordIndex index, const QString &pointer = QString()) const override;

private:
    [[nodiscard]] const Entry &entry(RecordIndex index) const;
    [[nodiscard]] const File &file(const Entry &entry) const { return m_files[entry.file]; }

    std::vector<File> m_files;
    std::vector<Entry> m_entries;
};

/// Place of the value at `pointer` in the record that stands at `span` of the file's bytes; of the record
/// where the pointer leads nowhere.
[[nodiscard]] Place placeInRecord(const QString &file, const QByteArray &fileBytes, const RecordSpan &span,
                                  const QString &pointer);

/// Bytes of memory behind the record that may be read: the rest of the file and what it was allocated with.
[[nodiscard]] qsizetype readableBehind(const QByteArray &fileBytes, const RecordSpan &span);

} // namespace Clew
