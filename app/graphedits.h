// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/transition.h"
#include "models/graph/graphedge.h"
#include "models/graph/recordgraphbuilder.h"
#include "views/graphpicture.h"
#include "views/recordchooser.h"

#include <QObject>
#include <QPointer>
#include <QSet>

class QMenu;

namespace Clew {

class Document;
class EdgeEditor;
struct EditPlan;
struct EdgeDraft;
struct Error;
class GraphController;
class GraphPane;

/// Edits edges where they are drawn: a new one, another relation, target or probability, none any more. Each
/// is one undo step of the document that writes both records. Edges that a log proposes are accepted or
/// dismissed here. Lives on the GUI thread.
class GraphEdits final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this object.
    GraphEdits(const WindowParts &parts, GraphController &controller, GraphPane &pane,
               QObject *parent = nullptr);

    /// Without a document nothing is edited. It must outlive this object.
    void setDocument(Document &document);
    /// What a diagnosis saw one after another; what was dismissed is not proposed again.
    void setChain(const QList<ChainLink> &chain);
    /// The submenu of a record's edges, each with what can be done to it.
    void addEdges(QMenu &menu, const RecordId &record);

public Q_SLOTS:
    /// Asks for what an edge between the two says; the other one may still be unnamed.
    void draw(const Clew::RecordId &from, const Clew::RecordId &to);
    void link(const Clew::RecordId &from) { draw(from, {}); }
    void edit(const Clew::RecordId &from, const Clew::RecordId &to, Clew::EdgeKind kind);
    void remove(const Clew::RecordId &from, const Clew::RecordId &to, Clew::EdgeKind kind);
    /// Writes a proposed edge into both records.
    void accept(const Clew::RecordId &from, const Clew::RecordId &to);
    void dismiss(const Clew::RecordId &from, const Clew::RecordId &to);
    void showEdgeMenu(const Clew::RecordId &from, const Clew::RecordId &to, Clew::EdgeKind kind,
                      const QPoint &globalPosition);
    void showEdgesMenu(const Clew::RecordId &record, const QPoint &globalPosition);
    /// Asks for another record and lists the ways there.
    void showPaths(const Clew::RecordId &from);

private:
    [[nodiscard]] QList<RecordChoice> choices(const QString &words, const RecordId &but) const;
    [[nodiscard]] RecordChoice choiceOf(const RecordId &id) const;
    [[nodiscard]] bool isProposed(const RecordId &from, const RecordId &to) const;
    void addEdgeActions(QMenu &menu, const RecordId &from, const RecordId &to, EdgeKind kind);
    void openEditor(const EdgeDraft &draft, bool isNew);
    void apply(const EditPlan &plan, const QString &said);
    void say(const Error &error) const;
    void propose();

    const WindowParts m_parts;
    GraphController &m_controller;
    GraphPane &m_pane;
    QPointer<Document> m_document;
    QList<ChainLink> m_chain;
    QList<SeenOrder> m_dismissed;
};

} // namespace Clew
