// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/catalog.h"
#include "models/search/searchresult.h"

#include <QCoreApplication>

namespace Clew {

class Console;
class Searcher;
class SearchIndex;
struct SearchQuery;

/// `clew search`: ranked records, by the engine and in the order of the search box.
class SearchCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::SearchCommand)

public:
    SearchCommand(const Catalog &catalog, Console &console);

    /// Returns the exit status: WrongUsage where a part of the query could not be taken (the rest is answered
    /// all the same), NothingFound where no record matches.
    [[nodiscard]] int run(const CommandLine &line);

private:
    [[nodiscard]] QString text(const SearchResult &result, const FacetNames &names) const;
    /// What to say where nothing was found: the words that no record has, and queries that find something.
    void tellNearQueries(const SearchQuery &query, Searcher &searcher, const SearchIndex &index);
    [[nodiscard]] QString marked(const QString &text, const QList<TextRange> &marks) const;

    const Catalog &m_catalog;
    Console &m_console;
};

} // namespace Clew
