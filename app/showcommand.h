// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/recordsummary.h"

#include <QCoreApplication>

namespace Clew {

class Catalog;
class Console;

/// `clew show`: one record, both languages side by side, or the value at a JSON pointer in it.
class ShowCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ShowCommand)

public:
    ShowCommand(const Catalog &catalog, Console &console);

    /// Returns the exit status: NothingFound where there is no such record or the pointer leads nowhere.
    [[nodiscard]] int run(const CommandLine &line);

private:
    [[nodiscard]] int showRecord(RecordIndex index, const CommandLine &line);
    [[nodiscard]] int showValue(RecordIndex index, const CommandLine &line);
    /// The object of schema clew-show-1; the record's bytes stand in it as they stand in its file.
    [[nodiscard]] QByteArray json(RecordIndex index) const;
    /// Which file the record is from, and which others have one of that id.
    [[nodiscard]] QString origin(RecordIndex index) const;

    const Catalog &m_catalog;
    Console &m_console;
};

} // namespace Clew
