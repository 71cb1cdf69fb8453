// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "models/graph/graphfocus.h"
#include "models/items/graphtreemodel.h"
#include "models/jobs/latestjob.h"
#include "views/graphfaces.h"
#include "views/graphmapview.h"
#include "views/language.h"

#include <memory>

namespace Clew {

/// Makes pictures of the transition graph: builds the graph of a catalog and lays out what is asked for, off
/// the GUI thread. A picture goes on from the one before, so what stays does not move. Lives on the GUI
/// thread.
class GraphController final : public QObject
{
    Q_OBJECT

public:
    explicit GraphController(const QFont &font, QObject *parent = nullptr);

    [[nodiscard]] const std::shared_ptr<const RecordGraph> &graph() const { return m_graph; }
    [[nodiscard]] const std::shared_ptr<const Catalog> &catalog() const { return m_catalog; }
    /// What the last picture shows, for exports.
    [[nodiscard]] const GraphSlice &slice() const { return m_slice; }
    [[nodiscard]] GraphTexts texts() const;
    [[nodiscard]] GraphTreeModel *tree() { return &m_tree; }
    [[nodiscard]] QString titleOf(RecordIndex record) const;
    [[nodiscard]] bool isPinned(const RecordId &id) const { return m_kept.pinned.contains(id); }
    /// Records whose title or id has all the words; nothing for no words.
    [[nodiscard]] std::optional<QSet<RecordId>> found(const QString &words) const;

    static constexpr qsizetype FirstLimit = 300;
    static constexpr qsizetype MoreStep = 100;

public Q_SLOTS:
    void setCatalog(const std::shared_ptr<const Clew::Catalog> &catalog);
    void setFont(const QFont &font);
    void setLanguage(Clew::Language language);
    /// The record whose neighbourhood is shown; the limit starts again.
    void setRoot(const Clew::RecordId &id);
    void setReach(int depth, Clew::Steps steps);
    void showMore();
    /// Shows the neighbours of a record that hides some; else hides what is reached through it alone.
    void toggleExpanded(const Clew::RecordId &id);
    void togglePinned(const Clew::RecordId &id);
    /// Forgets where records stand, pinned ones apart.
    void arrangeAnew();
    /// Whether the map of the whole catalog is wanted; it is made when it first is.
    void setMapWanted(bool wanted);
    void stop();

Q_SIGNALS:
    void pictureChanged(const Clew::GraphPicture &picture, const std::vector<Clew::NodeMove> &moves);
    void mapChanged(const std::shared_ptr<const Clew::MapContent> &content);
    void busyChanged(bool busy);

private:
    void build();
    void layOut();
    void deliver(const GraphSlice &slice, const Layout &layout);
    void makeMap();
    [[nodiscard]] RecordIndex find(const RecordId &id) const;

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const RecordGraph> m_graph; ///< null until it is built
    GraphFaces m_faces;
    GraphTreeModel m_tree;
    RecordId m_root;
    GraphFocus m_focus;
    QSet<RecordId> m_expanded;
    QSet<RecordId> m_collapsed;
    KeptPlaces m_kept;
    GraphSlice m_slice;
    Language m_language = Language::English;
    bool m_mapWanted = false;
    bool m_hasMap = false;
    LatestJob m_buildJob; ///< last members: their bodies end before what they use does
    LatestJob m_layoutJob;
    LatestJob m_mapJob;
};

/// The chain of a diagnosis: each claim that follows from another, with how many lines later it came.
[[nodiscard]] QList<ChainLink> chainOf(const Diagnosis &diagnosis);

} // namespace Clew
