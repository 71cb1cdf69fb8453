// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/graphcontroller.h"
#include "app/graphexport.h"
#include "app/windowparts.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>

class QAction;
class QMimeData;
class QSplitter;

namespace Clew {

class Document;
class GraphEdits;
class GraphPane;
class SearchController;

/// The transition graph of the current record in a dock, in step with the selection; the map of the whole
/// catalog; exports of both.
class GraphDesk final : public QObject
{
    Q_OBJECT

public:
    explicit GraphDesk(const WindowParts &parts, QObject *parent = nullptr);

    /// Edits of the document are drawn at once, and edges are edited in the picture. It must outlive the
    /// desk.
    void setDocument(Document &document);
    /// What the search box asks for stands out in the picture and on the map; the rest fades. It must outlive
    /// the desk.
    void setSearch(const SearchController &search);
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void setLanguage(Language language);
    /// Draws the chain of what was diagnosed over the graph.
    void setDiagnosis(const Diagnosis &diagnosis);
    void retranslate();
    /// What is shown, for other programs; null where nothing is. `withFile` offers a file too, which lies in
    /// a folder of the desk's until that is gone.
    [[nodiscard]] std::unique_ptr<QMimeData> pictureData(bool withFile) const;
    /// The place at which the current record is shown; nothing where the picture is not, or not yet, its own.
    [[nodiscard]] std::optional<GraphPlace> place() const;
    /// Shows the current record as it was left, at once or when the dock is next seen.
    void setPlace(const GraphPlace &place);
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] QSplitter *splitter() const;
    [[nodiscard]] GraphController &controller() { return m_controller; }
    [[nodiscard]] GraphPane *pane() const { return m_pane; }

Q_SIGNALS:
    /// The record before is wanted.
    void backRequested();

private:
    void connectPane();
    void connectController();
    void addExports();
    void follow(const RecordId &id);
    void showCurrent();
    void findAnew();
    void showFound();
    void fillHubs();
    void showMenu(const RecordId &id, const QPoint &globalPosition);
    void exportAs(GraphFormat format);
    void save(GraphFormat format, const QString &path);
    void dragOut();
    void copyPicture();
    [[nodiscard]] QString fileName(GraphFormat format) const;

    const WindowParts m_parts;
    GraphController m_controller;
    GraphPane *m_pane = nullptr;
    GraphEdits *m_edits = nullptr;
    QDockWidget *m_dock = nullptr;
    QAction *m_show = nullptr;
    QList<QAction *> m_exports;
    QAction *m_copy = nullptr;
    QTemporaryDir m_dragged;
    RecordId m_current;
    std::optional<GraphPlace> m_left; ///< of the current record, until it is shown again
    std::optional<ViewPlace> m_pictureLeft;
    std::optional<ViewPlace> m_mapLeft;
    const SearchController *m_search = nullptr;
    std::optional<QSet<RecordId>> m_searched; ///< what the search box asks for; nothing where it is empty
    QTimer m_findAnew;                        ///< after the list, which answers first
};

} // namespace Clew
