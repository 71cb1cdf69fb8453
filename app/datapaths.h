// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace Clew {

/// Where the program's own data lies: beside an installed program (`../share/clew`), else in the source tree
/// that it was built from. The environment variable CLEW_DATA_DIR overrides both.
namespace DataPaths {

/// Folder with `catalog`, `samples`, `background`; empty where none is found.
[[nodiscard]] QString dataFolder();
/// Folders of the catalogs that are opened when none is named: the bundled one, and the user's own where it
/// exists.
[[nodiscard]] QStringList defaultCatalogs();
/// Lines that healthy tools print, by which the matcher knows what is rare; empty where they are not found.
[[nodiscard]] QByteArray ordinaryLines();
/// Folder of the user's own records: `clew/catalog` in the place for data of the user's programs. May not
/// exist.
[[nodiscard]] QString userCatalog();
/// Folder of bookmarks and notes on catalogs that cannot be written to: `clew/notes` in the place for data of
/// the user's programs.
[[nodiscard]] QString userNotes();
/// Where a new record goes: the last of the opened folders that can be written to, else the user's own.
[[nodiscard]] QString folderForNewRecords(const QStringList &roots);
/// Folder of the journals of edits: `clew/edits` in the place for state of the user's programs.
[[nodiscard]] QString editState();

/// Folder of the kept search indexes: `clew` in the place for what can be made again.
[[nodiscard]] QString indexCache();

} // namespace DataPaths

} // namespace Clew
