// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"

#include <QCoreApplication>

#include <optional>

namespace Clew {

class Catalog;
class Console;

/// `clew lint`: what the rules find in the records, or in those that are named.
class LintCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::LintCommand)

public:
    LintCommand(const Catalog &catalog, Console &console);

    /// Returns the exit status: NothingFound where there are findings that nobody dismissed, or no record has
    /// an id that was named; WrongUsage for a rule that is not known.
    [[nodiscard]] int run(const CommandLine &line);

private:
    /// The exit status where a rule or an id is not known, which was said then.
    [[nodiscard]] std::optional<int> refusal(const CommandLine &line);

    const Catalog &m_catalog;
    Console &m_console;
};

} // namespace Clew
