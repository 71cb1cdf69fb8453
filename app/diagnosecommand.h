// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/catalog.h"
#include "models/jobs/diagnosisrun.h"

#include <QCoreApplication>

namespace Clew {

class Console;

/// `clew diagnose`: what went wrong in logs, root cause first.
class DiagnoseCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::DiagnoseCommand)

public:
    DiagnoseCommand(std::shared_ptr<const Catalog> catalog, Console &console);

    /// Returns the exit status: Done with a claim, NothingFound without, Undecided where nothing is claimed
    /// and a limit was hit, InputUnreadable where an input could not be read.
    [[nodiscard]] int run(const CommandLine &line);

private:
    [[nodiscard]] DiagnosisOutcome diagnose(const QStringList &paths);
    void print(const Diagnosis &diagnosis, const CommandLine &line);

    std::shared_ptr<const Catalog> m_catalog;
    Console &m_console;
};

} // namespace Clew
