// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/graph/graphpaths.h"
#include "models/graph/graphtexts.h"

#include <QCoreApplication>

namespace Clew {

class Catalog;
class Console;

/// `clew graph`: nodes and edges of the whole catalog, of a neighbourhood, or of the short paths between two
/// records, for reading or in a format that other tools read.
class GraphCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::GraphCommand)

public:
    /// Both must outlive this object.
    GraphCommand(const Catalog &catalog, Console &console);

    /// Returns the exit status: NothingFound where a record does not exist or no path leads from one to the
    /// other.
    [[nodiscard]] int run(const CommandLine &line);

private:
    [[nodiscard]] std::optional<GraphSlice> sliceFor(const CommandLine &line);
    [[nodiscard]] RecordIndex find(const QString &id);
    [[nodiscard]] GraphTexts texts(Language language) const;
    [[nodiscard]] QString text(const GraphSlice &slice, const GraphTexts &texts) const;

    const Catalog &m_catalog;
    Console &m_console;
    RecordGraph m_graph;
    PathList m_paths; ///< where they were asked for
};

} // namespace Clew
