// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/catalog.h"

#include <QCoreApplication>

namespace Clew {

class Console;

/// `clew export`: the catalog in another shape. Flat and nested make a file for each record in a folder; JSON
/// Lines and CSV make one file, or standard output ("-"). No file that exists is overwritten.
class ExportCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ExportCommand)

public:
    ExportCommand(const Catalog &catalog, Console &console);

    /// Returns the exit status: NothingFound for a catalog without records, InputUnreadable where writing
    /// failed.
    [[nodiscard]] int run(const CommandLine &line);

private:
    [[nodiscard]] QByteArray text(RecordIndex index, const CommandLine &line) const;
    [[nodiscard]] int writeFolder(const CommandLine &line);
    [[nodiscard]] int writeFile(const CommandLine &line);
    /// False, with the sentence said, where it failed.
    [[nodiscard]] bool write(const QString &path, const QByteArray &bytes);

    const Catalog &m_catalog;
    Console &m_console;
};

} // namespace Clew
