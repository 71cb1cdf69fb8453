// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/graphcontroller.h"
#include "app/graphexport.h"
#include "app/windowparts.h"

#include <QObject>

class QAction;
class QSplitter;

namespace Clew {

class Document;
class GraphEdits;
class GraphPane;

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
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void setLanguage(Language language);
    /// Draws the chain of what was diagnosed over the graph.
    void setDiagnosis(const Diagnosis &diagnosis);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] QSplitter *splitter() const;
    [[nodiscard]] GraphController &controller() { return m_controller; }
    [[nodiscard]] GraphPane *pane() const { return m_pane; }

private:
    void connectPane();
    void connectController();
    void addExports();
    void follow(const RecordId &id);
    void goBack();
    void fillHubs();
    void showMenu(const RecordId &id, const QPoint &globalPosition);
    void exportAs(GraphFormat format);

    const WindowParts m_parts;
    GraphController m_controller;
    GraphPane *m_pane = nullptr;
    GraphEdits *m_edits = nullptr;
    QDockWidget *m_dock = nullptr;
    QAction *m_show = nullptr;
    QList<QAction *> m_exports;
    QList<RecordId> m_trail; ///< records that were current before, the last one last
    RecordId m_current;
    bool m_goingBack = false;

    static constexpr qsizetype MaxTrail = 200;
};

} // namespace Clew
