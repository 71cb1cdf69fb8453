// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/savedsearches.h"
#include "app/searchcontroller.h"
#include "app/windowparts.h"
#include "models/items/palettemodel.h"
#include "views/language.h"

#include <QObject>
#include <QTimer>

class QAction;

namespace Clew {

class FacetPane;
class QueryCompleter;
class RecordFilterModel;
class RecordListPane;

/// The search box over the list of records, and the facets in a dock: text and facets are two views of one
/// query.
class SearchDesk final : public QObject
{
    Q_OBJECT

public:
    /// List and model must outlive the desk.
    SearchDesk(const WindowParts &parts, RecordListPane &list, RecordFilterModel &records,
               QObject *parent = nullptr);

    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    /// Records that answer a text, the best first, for the command palette; none until the index is made.
    [[nodiscard]] QList<PaletteEntry> recordsFor(const QString &typed, qsizetype most,
                                                 Language language) const;
    [[nodiscard]] SearchController &controller() { return m_controller; }
    /// The queries that the user keeps.
    [[nodiscard]] SavedSearches &saved() { return m_saved; }
    /// Makes it the query, as if it had been typed.
    void ask(const QString &query);

private:
    void show(const SearchResult &result);
    void showFacets();
    void showNear();
    void connectFacets();
    void connectCompleter();
    void offerCompletions();
    void saveSearch();
    void countSaved();
    [[nodiscard]] QStringList noticesOf(const SearchResult &result) const;

    RecordListPane &m_list;
    RecordFilterModel &m_records;
    SearchController m_controller;
    SavedSearches m_saved;
    FacetPane *m_facets = nullptr;
    QueryCompleter *m_completer = nullptr;
    QDockWidget *m_dock = nullptr;
    QAction *m_save = nullptr;
    // Of the answer that is shown.
    FacetCounts m_counts;
    QStringList m_notices;
    bool m_foundNothing = false;
    bool m_wasRelaxed = false;
    QTimer m_afterKey;
    QTimer m_afterPaint;  ///< the list is what a key press waits for; facets follow
    QTimer m_afterTyping; ///< near queries take longer: none for a word that goes on
};

} // namespace Clew
