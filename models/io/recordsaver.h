// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/editstep.h"
#include "models/core/error.h"

#include <functional>

namespace Clew {

/// What a save did that the person should know of.
struct SaveOutcome
{
    QByteArray text;           ///< what the file holds now; null: it was removed
    qsizetype otherNames = 0;  ///< hard links that still lead to the old text
    bool ownerChanged = false; ///< the system did not let the new file have the old one's owner or group

    friend bool operator==(const SaveOutcome &, const SaveOutcome &) = default;
};

/// Steps of a save, in order; the words of ErrorCode::SaveFailed.
enum class SaveStep { Compare, Folder, Open, Write, Sync, Verify, Replace, Remove };
[[nodiscard]] QString saveStepName(SaveStep step);

/// Writes one file whole or not at all: the text is checked (JSON, as many records as it should have, each
/// readable), the file on disk must hold what is expected, a new file is written beside it, brought to the
/// disk, read back and compared, and takes the old one's place with its mode and owner, through a symbolic
/// link if the path is one. On an error the file is the old one, and no new one is left behind. Blocks; any
/// thread.
class RecordSaver final
{
public:
    RecordSaver() = default;
    /// For tests: `beforeStep` is called before each step from Open on.
    explicit RecordSaver(std::function<void(SaveStep)> beforeStep)
        : m_beforeStep(std::move(beforeStep))
    {
    }

    /// FileChanged where the file is not the expected one; SaveFailed; an error of reading.
    [[nodiscard]] Result<SaveOutcome> save(const FileSave &file) const;

private:
    [[nodiscard]] Result<SaveOutcome> write(const FileSave &file, const QString &target) const;
    [[nodiscard]] Result<SaveOutcome> remove(const FileSave &file, const QString &target) const;
    void announce(SaveStep step) const
    {
        if (m_beforeStep)
            m_beforeStep(step);
    }

    std::function<void(SaveStep)> m_beforeStep;
};

/// Why the file on disk is not the expected one; nothing where it is. An `expected` of null asks for no file.
[[nodiscard]] std::optional<Error> fileDifference(const QString &path, const QByteArray &expected);

} // namespace Clew
