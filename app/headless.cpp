// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/headless.h"

#include "app/console.h"
#include "app/datapaths.h"
#include "app/diagnosecommand.h"
#include "app/editcommand.h"
#include "app/exitstatus.h"
#include "app/exportcommand.h"
#include "app/graphcommand.h"
#include "app/lintcommand.h"
#include "app/searchcommand.h"
#include "app/showcommand.h"
#include "models/io/catalogreader.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace Clew {

Headless::Headless(Console &console)
    : m_console(console)
{
}

std::shared_ptr<const Catalog> Headless::loadCatalog(const CommandLine &line)
{
    const QStringList paths = line.catalogs.isEmpty() ? DataPaths::defaultCatalogs() : line.catalogs;
    if (paths.isEmpty()) {
        m_console.err(tr("clew: the bundled catalog is missing; name one with --catalog.") + u'\n');
        return nullptr;
    }
    const auto catalog = CatalogReader().read(paths);
    if (!catalog) {
        m_console.complain(catalog.error());
        return nullptr;
    }
    // A record that is broken leaves the others usable; a root that cannot be read at all is the user's to
    // know.
    bool unreadable = false;
    QSet<QString> untold;
    for (const Issue &issue : (*catalog)->issues()) {
        if (issue.severity != IssueSeverity::Error)
            continue;
        const QString &file = issue.error.place.file;
        if (!issue.record.isEmpty() || !paths.contains(file)) {
            if (issue.error.code != ErrorCode::DuplicateId) // it can be read
                untold.insert(file);
            continue;
        }
        m_console.complain(issue.error);
        unreadable = unreadable || issue.error.code == ErrorCode::FileNotFound || (*catalog)->size() == 0;
    }
    if (!untold.isEmpty() && line.subcommand != Subcommand::Lint) {
        m_console.complain(tr("%n file(s) of the catalog could not be read; `clew lint` lists them.", nullptr,
                              static_cast<int>(untold.size())));
    }
    return unreadable ? nullptr : *catalog;
}

int Headless::run(const CommandLine &line)
{
    const int status = statusOf(line);
    if (!m_console.outFailure())
        return status;
    m_console.complain(*m_console.outFailure());
    return ExitStatus::InputUnreadable;
}

int Headless::statusOf(const CommandLine &line)
{
    const std::shared_ptr<const Catalog> catalog = loadCatalog(line);
    if (!catalog)
        return ExitStatus::InputUnreadable;
    switch (line.subcommand) {
    case Subcommand::Search:
        return SearchCommand(*catalog, m_console).run(line);
    case Subcommand::Show:
        return ShowCommand(*catalog, m_console).run(line);
    case Subcommand::Graph:
        return GraphCommand(*catalog, m_console).run(line);
    case Subcommand::Lint:
        return LintCommand(*catalog, m_console).run(line);
    case Subcommand::Diagnose:
        return DiagnoseCommand(catalog, m_console).run(line);
    case Subcommand::Set:
    case Subcommand::Add:
    case Subcommand::Remove:
    case Subcommand::Link:
        return EditCommand(catalog, m_console).run(line);
    case Subcommand::Export:
        return ExportCommand(*catalog, m_console).run(line);
    case Subcommand::Window:
        break;
    }
    Q_UNREACHABLE_RETURN(ExitStatus::WrongUsage);
}

} // namespace Clew
