// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/graphrecords.h"
#include "models/diagnosis/diagnosis.h"
#include "models/graph/graphfocus.h"
#include "models/items/graphplace.h"
#include "models/items/graphtreemodel.h"
#include "models/jobs/latestjob.h"
#include "views/graphfaces.h"
#include "views/graphmapview.h"
#include "views/language.h"

#include <QTimer>

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

    /// The graph as the records have it now; null until it is built.
    [[nodiscard]] const std::shared_ptr<const RecordGraph> &graph() const { return m_graph; }
    [[nodiscard]] const GraphRecords &records() const { return m_records; }
    /// The graph of the last picture, and what that shows of it, for exports.
    [[nodiscard]] const std::shared_ptr<const RecordGraph> &shownGraph() const { return m_shownGraph; }
    [[nodiscard]] const GraphSlice &slice() const { return m_slice; }
    /// The words of a graph of this controller's, in the language of the records.
    [[nodiscard]] GraphTexts textsOf(const std::shared_ptr<const RecordGraph> &graph) const;
    [[nodiscard]] GraphTexts texts() const { return textsOf(m_shownGraph); }
    [[nodiscard]] GraphTreeModel *tree() { return &m_tree; }
    [[nodiscard]] QString titleOf(const RecordId &id) const;
    [[nodiscard]] const RecordId &root() const { return m_root; }
    /// What is shown around the root, with the places of the last picture. Pins are not part of it: they hold
    /// wherever one goes.
    [[nodiscard]] GraphScope scope() const;
    [[nodiscard]] bool isPinned(const RecordId &id) const { return m_kept.pinned.contains(id); }
    /// Records whose title or id has all the words; nothing for no words.
    [[nodiscard]] std::optional<QSet<RecordId>> found(const QString &words) const;

    static constexpr qsizetype FirstLimit = 300;
    static constexpr qsizetype MoreStep = 100;

public Q_SLOTS:
    void setCatalog(const std::shared_ptr<const Clew::Catalog> &catalog);
    /// A record was edited or added, one is gone, all edits are given up: the graph follows at once.
    void takeRecord(const Clew::Record &record);
    void removeRecord(const Clew::RecordId &id);
    void forgetEdits();
    /// Orders that a log showed; those that no record has are drawn as proposed edges.
    void setSeen(const std::vector<Clew::SeenOrder> &seen);
    void setFont(const QFont &font);
    void setLanguage(Clew::Language language);
    /// The record whose neighbourhood is shown; the limit starts again.
    void setRoot(const Clew::RecordId &id);
    /// Goes back to a record: shows what was shown around it, its records where they stood.
    void goBackTo(const Clew::RecordId &id, const Clew::GraphScope &scope);
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

    GraphRecords m_records;
    GraphRecords::Transitions m_read; ///< of the catalog, once they are read
    std::vector<SeenOrder> m_seen;
    std::shared_ptr<const RecordGraph> m_graph;
    std::shared_ptr<const RecordGraph> m_shownGraph;
    QTimer m_rebuild; ///< one for all the records of a step
    GraphFaces m_faces;
    GraphTreeModel m_tree;
    RecordId m_root;
    GraphFocus m_focus;
    QSet<RecordId> m_expanded;
    QSet<RecordId> m_collapsed;
    KeptPlaces m_kept;
    int m_sizes = 0; ///< as GraphScope has it
    GraphSlice m_slice;
    Language m_language = Language::English;
    bool m_mapWanted = false;
    bool m_hasMap = false;
    LatestJob m_buildJob; ///< last members: their bodies end before what they use does
    LatestJob m_layoutJob;
    LatestJob m_mapJob;
};

/// Whether the id or a title has all the words, whatever their case.
[[nodiscard]] bool hasWords(const RecordSummary &summary, const QStringList &words);

/// The chain of a diagnosis: each claim that follows from another, with how many lines later it came.
[[nodiscard]] QList<ChainLink> chainOf(const Diagnosis &diagnosis);

} // namespace Clew
