// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QByteArray>

namespace Clew {

/// The one way in which files are written whole. Under its name a file is there with all of its bytes or not
/// at all, whatever ends the program meanwhile; it appears in one step.

/// Writes the file, or replaces the one that is there, which keeps its mode; through a link, what it leads
/// to. Errors: SaveFailed ("open", "write", "replace"); the file is the old one then. Any thread.
[[nodiscard]] Result<void> replaceFile(const QString &path, const QByteArray &bytes);

/// The same, and makes the folders that it stands in. Errors: also "folder".
[[nodiscard]] Result<void> replaceFileInFolder(const QString &path, const QByteArray &bytes);

/// Writes a file that must not be there yet, not even as a link that leads nowhere. Where the file system can
/// neither link nor rename without replacing, it is empty for a moment. Errors: SaveFailed with
/// "replace" where it is, else "open" or "write". Any thread.
[[nodiscard]] Result<void> createFile(const QString &path, const QByteArray &bytes);

} // namespace Clew
