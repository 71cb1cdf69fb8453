// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/catalog.h"

namespace Clew {

class Console;

/// Runs a subcommand to its end without a display.
class Headless final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::Headless)

public:
    explicit Headless(Console &console);

    /// Returns the exit status of the process.
    [[nodiscard]] int run(const CommandLine &line);

private:
    /// The catalogs that were asked for; null, with the sentence said, where one of them cannot be read at
    /// all.
    [[nodiscard]] std::shared_ptr<const Catalog> loadCatalog(const CommandLine &line);
    /// As run(), whether or not the results could be written.
    [[nodiscard]] int statusOf(const CommandLine &line);

    Console &m_console;
};

} // namespace Clew
