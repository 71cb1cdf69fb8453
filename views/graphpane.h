// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/layouttypes.h"
#include "models/graph/neighbourhood.h"
#include "views/graphpicture.h"
#include "views/language.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace Clew {

class GraphMapView;
class GraphTextModel;
class GraphTreeModel;
class GraphView;
class Placard;

/// The transition graph with its tools: depth and direction, find, the whole catalog as a map, and the shown
/// records once more as a tree for reading. Asks for what it shows.
class GraphPane final : public QWidget
{
    Q_OBJECT

public:
    explicit GraphPane(QWidget *parent = nullptr);

    /// The model must outlive the pane.
    void setTree(GraphTreeModel *tree);
    void setLanguage(Language language);
    void setPicture(const GraphPicture &picture);
    /// Says how many records moved though they were shown before, and why; nothing for none.
    void setMoves(const std::vector<NodeMove> &moves);
    void setBusy(bool busy);
    /// Depth and steps as if they had been chosen, without queryChanged().
    void setReach(int depth, Steps steps);
    /// The map, or the neighbourhood.
    void setShowsMap(bool shown);

    [[nodiscard]] int depth() const;
    [[nodiscard]] Steps steps() const;
    [[nodiscard]] bool showsMap() const;
    [[nodiscard]] QString findText() const;
    [[nodiscard]] GraphView *view() const { return m_view; }
    [[nodiscard]] GraphMapView *map() const { return m_map; }
    [[nodiscard]] QSplitter *splitter() const { return m_split; }
    /// Menu of the export button; the owner of the pane fills it.
    [[nodiscard]] QMenu *exportMenu() const { return m_exportMenu; }
    /// Menu of the records in which most errors end; the owner fills it when it is about to show.
    [[nodiscard]] QMenu *hubsMenu() const { return m_hubsMenu; }

Q_SIGNALS:
    void queryChanged(); ///< depth or steps
    void moreRequested();
    void stopRequested();
    void arrangeRequested();
    void mapToggled(bool shown);
    void findTextChanged(const QString &text);
    void recordRequested(const Clew::RecordId &id);
    void backRequested();
    void fontChanged(const QFont &font);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildTools();
    void buildBody();
    QToolButton *addToggle(const QString &name, bool checked);
    void retranslate();
    void sayMoves();
    void sayOmitted();
    void selectInTree(const RecordId &id);
    void updateStack();
    void askAnew();

    QSpinBox *m_depth = nullptr;
    QToolButton *m_causes = nullptr;
    QToolButton *m_consequences = nullptr;
    QToolButton *m_alikes = nullptr;
    QToolButton *m_treeToggle = nullptr;
    QToolButton *m_mapToggle = nullptr;
    QToolButton *m_fit = nullptr;
    QToolButton *m_arrange = nullptr;
    QToolButton *m_export = nullptr;
    QMenu *m_exportMenu = nullptr;
    QToolButton *m_hubs = nullptr;
    QMenu *m_hubsMenu = nullptr;
    QLineEdit *m_find = nullptr;
    QPushButton *m_stop = nullptr;
    QWidget *m_banner = nullptr;
    QLabel *m_bannerText = nullptr;
    QPushButton *m_more = nullptr;
    QLabel *m_note = nullptr;
    GraphView *m_view = nullptr;
    GraphMapView *m_map = nullptr;
    QTreeView *m_tree = nullptr;
    GraphTreeModel *m_rows = nullptr;
    GraphTextModel *m_texts = nullptr;
    QSplitter *m_split = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
    std::vector<NodeMove> m_moves;
    QTimer m_busyFor; ///< short layouts show no Stop button
    bool m_syncing = false;
    bool m_settingReach = false;
};

} // namespace Clew
