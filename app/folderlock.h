// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QLockFile>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace Clew {

/// The right to edit the folders of a catalog, kept as a lock file in the folder for state of the user's
/// programs while this object lives. Windows take numbered places, each with its journal, and are told where
/// they are not alone; the command line takes the first place or none.
class FolderLock final
{
public:
    FolderLock(QString stateFolder, QStringList roots);

    /// Takes the first free place. FolderInUse where another program has one; the place is taken all the
    /// same.
    [[nodiscard]] std::optional<Error> share();
    /// Takes the first place, and waits so long for it. FolderInUse.
    [[nodiscard]] std::optional<Error> takeAlone(std::chrono::milliseconds wait);
    /// Of the place that share() took.
    [[nodiscard]] const QString &journalPath() const { return m_journalPath; }

    /// Windows that may edit the same folders at once, each with its journal.
    static constexpr int MaxPlaces = 16;

private:
    [[nodiscard]] std::unique_ptr<QLockFile> lockOf(int place) const;
    [[nodiscard]] QString pathOf(int place) const;
    [[nodiscard]] Error inUse(const QLockFile &lock) const;

    QString m_stateFolder;
    QStringList m_roots;
    QString m_journalPath;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace Clew
