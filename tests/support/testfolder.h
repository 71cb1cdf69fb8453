// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

namespace Clew {

/// A folder that a test fills and that goes with it.
class TestFolder final
{
public:
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString filePath(const QString &name) const { return m_folder.filePath(name); }

    /// Writes a file, with the folders it stands in; returns its path, an empty one where that failed.
    QString write(const QString &name, const QByteArray &bytes) const;
    bool makeFolder(const QString &name) const;
    /// A symbolic link `name` to `target`.
    bool link(const QString &target, const QString &name) const;

private:
    QTemporaryDir m_folder;
};

} // namespace Clew
