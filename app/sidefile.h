// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace Clew {

/// Files that a catalog keeps beside its records, in the folder `.clew` of each root. Any thread.
namespace SideFile {

/// The folder `.clew` of a root: in it where it is a folder, beside it where it is a file.
[[nodiscard]] QString folderOfRoot(const QString &root);

/// The folder `.clew` that belongs to a record of that file: of the innermost root around it, whether they
/// are given from the root of the disk or from here; beside the file where none is. Need not exist.
[[nodiscard]] QString folderOf(const QStringList &roots, const QString &recordFile);

/// "<folder>/<kind>/<id><ending>"; empty where the id would lead out of the folder.
[[nodiscard]] QString pathOf(const QString &folder, const QString &kind, const RecordId &id,
                             const QString &ending = QStringLiteral(".json"));

/// What the file holds, null where there is none. Errors: FileUnreadable.
[[nodiscard]] Result<QByteArray> read(const QString &path);

/// Replaces the file as a whole, with the folders it stands in. Errors: SaveFailed; the file is the old one
/// then.
[[nodiscard]] Result<void> write(const QString &path, const QByteArray &content);

/// Makes `to` a file of what `from` holds; nothing where there is no `from`. Errors: as of read() and
/// write(); FileTooLarge, for what is not read whole cannot be written.
[[nodiscard]] Result<void> copy(const QString &from, const QString &to);

/// Reads, has `change` make the new content of it, and writes that where it differs. Two programs that do
/// this at once each see the other's change or wait for it.
[[nodiscard]] Result<void> update(const QString &path,
                                  const std::function<Result<QByteArray>(const QByteArray &)> &change);

/// For writes while the window is taken down, when nobody is left who could be told: a failure is logged.
void logFailure(const Result<void> &written);

} // namespace SideFile

} // namespace Clew
