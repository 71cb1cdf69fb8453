// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "models/curation/samples.h"

#include <QHash>
#include <QStringList>

namespace Clew {

/// Samples of records, in side files beside the catalog: `.clew/samples/<id>.json` in the folder that
/// SideFile::folderOf() names.
class SampleStore final
{
public:
    SampleStore() = default;
    /// `roots` are the folders and files that were opened.
    explicit SampleStore(const QStringList &roots)
        : m_roots(roots)
    {
    }

    /// None where there is no side file. Errors: FileUnreadable, what is no JSON.
    [[nodiscard]] Result<RecordSamples> load(const RecordId &record, const QString &recordFile);
    /// Writes them, keeping whatever else the side file says; whole or not at all. FileChanged where the file
    /// has other samples than were loaded; SaveFailed; InvalidId where the id is no path.
    [[nodiscard]] Result<void> save(const RecordId &record, const QString &recordFile,
                                    const RecordSamples &samples);

    /// The side file of `to` becomes the one of `from`, with whatever it says beside; nothing where there is
    /// none. Errors: FileUnreadable, FileTooLarge, SaveFailed.
    [[nodiscard]] Result<void> copy(const RecordId &from, const RecordId &to, const QString &recordFile);
    /// Takes the side file away.
    void remove(const RecordId &record, const QString &recordFile);

    /// The side file; empty where the id is no path.
    [[nodiscard]] QString pathOf(const RecordId &record, const QString &recordFile) const;

private:
    QStringList m_roots;
    QHash<QString, RecordSamples> m_loaded; ///< by path
};

} // namespace Clew
