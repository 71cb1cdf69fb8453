// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphpane.h"

#include "models/items/graphtreemodel.h"
#include "views/flowlayout.h"
#include "views/graphmapview.h"
#include "views/graphtextmodel.h"
#include "views/graphview.h"
#include "views/icons.h"
#include "views/placard.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MaxDepth = 6;
constexpr int PatienceMs = 300;

} // namespace

GraphPane::GraphPane(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"graphPane"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildTools();
    buildBody();
    retranslate();
    updateStack();
}

QToolButton *GraphPane::addToggle(const QString &name, bool checked)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setChecked(checked);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void GraphPane::buildTools()
{
    m_depth = new QSpinBox(this);
    m_depth->setObjectName(u"graphDepth"_s);
    m_depth->setRange(1, MaxDepth);
    m_causes = addToggle(u"graphCauses"_s, true);
    m_consequences = addToggle(u"graphConsequences"_s, true);
    m_alikes = addToggle(u"graphAlikes"_s, true);
    m_treeToggle = addToggle(u"graphTreeToggle"_s, true);
    m_mapToggle = addToggle(u"graphMapToggle"_s, false);
    m_fit = addToggle(u"graphFit"_s, false);
    m_arrange = addToggle(u"graphArrange"_s, false);
    m_export = addToggle(u"graphExport"_s, false);
    m_hubs = addToggle(u"graphHubs"_s, false);
    for (QToolButton *button : {m_fit, m_arrange, m_export, m_hubs})
        button->setCheckable(false);
    m_exportMenu = new QMenu(m_export);
    m_hubsMenu = new QMenu(m_hubs);
    for (const auto &[button, menu] : {std::pair(m_export, m_exportMenu), std::pair(m_hubs, m_hubsMenu)}) {
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
    }
    m_find = new QLineEdit(this);
    m_find->setObjectName(u"graphFind"_s);
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_find->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    m_stop = new QPushButton(this);
    m_stop->setObjectName(u"graphStop"_s);
    m_stop->hide();
    m_busyFor.setSingleShot(true);
    m_busyFor.setInterval(PatienceMs);
    connect(&m_busyFor, &QTimer::timeout, m_stop, &QWidget::show);

    auto *tools = new FlowLayout(4);
    m_depth->setMinimumHeight(m_find->sizeHint().height() + 2);
    tools->setContentsMargins(6, 4, 6, 4);
    for (QWidget *tool :
         std::initializer_list<QWidget *>{m_depth, m_causes, m_alikes, m_consequences, m_find, m_fit,
                                          m_arrange, m_treeToggle, m_mapToggle, m_hubs, m_export, m_stop})
        tools->addWidget(tool);
    static_cast<QVBoxLayout *>(layout())->addLayout(tools);

    connect(m_depth, &QSpinBox::valueChanged, this, &GraphPane::askAnew);
    for (QToolButton *button : {m_causes, m_consequences, m_alikes})
        connect(button, &QToolButton::toggled, this, &GraphPane::askAnew);
    connect(m_find, &QLineEdit::textChanged, this, &GraphPane::findTextChanged);
    connect(m_stop, &QPushButton::clicked, this, &GraphPane::stopRequested);
    connect(m_arrange, &QToolButton::clicked, this, &GraphPane::arrangeRequested);
}

void GraphPane::buildBody()
{
    m_banner = new QWidget(this);
    m_banner->setObjectName(u"graphBanner"_s);
    m_bannerText = new QLabel(m_banner);
    m_bannerText->setTextFormat(Qt::PlainText);
    m_bannerText->setWordWrap(true);
    m_more = new QPushButton(m_banner);
    m_more->setObjectName(u"graphMore"_s);
    auto *line = new QHBoxLayout(m_banner);
    line->setContentsMargins(8, 2, 8, 2);
    line->addWidget(m_bannerText, 1);
    line->addWidget(m_more);
    m_banner->hide();
    m_note = new QLabel(this);
    m_note->setObjectName(u"graphNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(8, 2, 8, 2);
    m_note->hide();

    m_texts = new GraphTextModel(this);
    m_split = new QSplitter(Qt::Horizontal);
    m_split->setObjectName(u"graphSplit"_s);
    m_split->setChildrenCollapsible(false);
    m_view = new GraphView(m_split);
    m_tree = new QTreeView(m_split);
    m_tree->setObjectName(u"graphTree"_s);
    m_tree->setModel(m_texts);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->header()->setStretchLastSection(true);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_split->setSizes({700, 320});
    m_map = new GraphMapView;
    m_nothing = new Placard(Glyph::Unknown);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_map);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    column->addWidget(m_note);

    connect(m_more, &QPushButton::clicked, this, &GraphPane::moreRequested);
    connect(m_treeToggle, &QToolButton::toggled, m_tree, &QWidget::setVisible);
    connect(m_mapToggle, &QToolButton::toggled, this, [this](bool shown) {
        updateStack();
        Q_EMIT mapToggled(shown);
    });
    connect(m_fit, &QToolButton::clicked, this, [this] { showsMap() ? m_map->fit() : m_view->fit(); });
    connect(m_view, &GraphView::recordRequested, this, &GraphPane::recordRequested);
    connect(m_view, &GraphView::backRequested, this, &GraphPane::backRequested);
    connect(m_view, &GraphView::cursorMoved, this, &GraphPane::selectInTree);
    connect(m_map, &GraphMapView::recordRequested, this, &GraphPane::recordRequested);
    connect(m_map, &GraphMapView::backRequested, this, &GraphPane::backRequested);
    connect(m_tree, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT recordRequested(index.data(GraphRole::IdRole).value<RecordId>());
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (m_syncing || !index.isValid())
                    return;
                const QScopedValueRollback guard(m_syncing, true);
                m_view->setCursorNode(
                    m_view->picture().find(index.data(GraphRole::IdRole).value<RecordId>()));
            });
}

void GraphPane::setTree(GraphTreeModel *tree)
{
    m_rows = tree;
    m_texts->setSourceModel(tree);
    connect(tree, &QAbstractItemModel::modelReset, this, [this] {
        for (int row = 0; row < m_texts->rowCount(); ++row)
            m_tree->setFirstColumnSpanned(row, {}, true);
        // The current record stands open: its causes and consequences are what is asked for.
        if (m_texts->rowCount() > 0)
            m_tree->expand(m_texts->index(0, 0));
        m_tree->setColumnWidth(GraphColumn::Record, fontMetrics().averageCharWidth() * 42);
    });
}

void GraphPane::selectInTree(const RecordId &id)
{
    if (m_syncing || !m_rows)
        return;
    const QScopedValueRollback guard(m_syncing, true);
    const QModelIndex row = m_texts->mapFromSource(m_rows->indexOf(id));
    if (row.isValid())
        m_tree->setCurrentIndex(row);
}

void GraphPane::setLanguage(Language language)
{
    m_texts->setLanguage(language);
}

void GraphPane::setPicture(const GraphPicture &picture)
{
    m_view->setPicture(picture);
    updateStack();
    if (const auto cursor = m_view->cursor())
        selectInTree(picture.nodes[*cursor].id);
}

void GraphPane::updateStack()
{
    if (showsMap())
        m_stack->setCurrentWidget(m_map);
    else if (m_view->picture().nodes.empty())
        m_stack->setCurrentWidget(m_nothing);
    else
        m_stack->setCurrentWidget(m_split);
    const bool map = showsMap();
    for (QWidget *tool : std::initializer_list<QWidget *>{m_depth, m_causes, m_alikes, m_consequences,
                                                          m_arrange, m_treeToggle})
        tool->setEnabled(!map);
    sayOmitted();
    sayMoves();
}

void GraphPane::setMoves(const std::vector<NodeMove> &moves)
{
    m_moves = moves;
    sayMoves();
}

void GraphPane::sayMoves()
{
    const auto count = [this](MoveReason reason) {
        return static_cast<int>(std::ranges::count(m_moves, reason, &NodeMove::reason));
    };
    QStringList sentences;
    if (const int moved = count(MoveReason::Order); moved > 0)
        sentences.append(
            tr("%n record(s) moved, because causes stand left of consequences.", nullptr, moved));
    if (const int moved = count(MoveReason::Overlap); moved > 0)
        sentences.append(tr("%n record(s) moved, because a neighbour has grown.", nullptr, moved));
    if (const int moved = count(MoveReason::Pitch); moved > 0)
        sentences.append(tr("%n record(s) moved, because the columns need more room.", nullptr, moved));
    const auto proposed =
        static_cast<int>(std::ranges::count_if(m_view->picture().edges, &PictureEdge::proposed));
    if (proposed > 0)
        sentences.append(tr(
            "%n dotted edge(s) were seen in the log and stand in no record: accept or dismiss them (key E).",
            nullptr, proposed));
    m_note->setText(sentences.join(u' '));
    m_note->setVisible(!sentences.isEmpty() && !showsMap());
}

void GraphPane::sayOmitted()
{
    const GraphPicture &picture = m_view->picture();
    m_bannerText->setText(
        tr("%1 of %2 records are shown, the nearest first.")
            .arg(locale().toString(static_cast<qlonglong>(picture.nodes.size())),
                 locale().toString(static_cast<qlonglong>(picture.nodes.size()) + picture.omitted)));
    m_more->setText(tr("Show the Next 100"));
    m_banner->setVisible(picture.omitted > 0 && !showsMap());
}

void GraphPane::setBusy(bool busy)
{
    if (busy) {
        if (!m_stop->isVisible())
            m_busyFor.start();
        return;
    }
    m_busyFor.stop();
    m_stop->hide();
}

int GraphPane::depth() const
{
    return m_depth->value();
}

Steps GraphPane::steps() const
{
    Steps steps;
    steps.setFlag(Step::ToCauses, m_causes->isChecked());
    steps.setFlag(Step::ToConsequences, m_consequences->isChecked());
    steps.setFlag(Step::ToLookAlikes, m_alikes->isChecked());
    return steps;
}

void GraphPane::askAnew()
{
    if (!m_settingReach)
        Q_EMIT queryChanged();
}

void GraphPane::setReach(int depth, Steps steps)
{
    const QScopedValueRollback guard(m_settingReach, true);
    m_depth->setValue(depth);
    m_causes->setChecked(steps.testFlag(Step::ToCauses));
    m_consequences->setChecked(steps.testFlag(Step::ToConsequences));
    m_alikes->setChecked(steps.testFlag(Step::ToLookAlikes));
}

void GraphPane::setShowsMap(bool shown)
{
    m_mapToggle->setChecked(shown);
}

bool GraphPane::showsMap() const
{
    return m_mapToggle->isChecked();
}

QString GraphPane::findText() const
{
    return m_find->text();
}

void GraphPane::keyPressEvent(QKeyEvent *event)
{
    // What the picture did not use: keys for depth and direction.
    switch (event->key()) {
    case Qt::Key_BracketLeft:
        m_depth->stepDown();
        return;
    case Qt::Key_BracketRight:
        m_depth->stepUp();
        return;
    case Qt::Key_C:
        m_causes->toggle();
        return;
    case Qt::Key_N:
        m_consequences->toggle();
        return;
    case Qt::Key_K:
        m_alikes->toggle();
        return;
    case Qt::Key_M:
        m_mapToggle->toggle();
        return;
    case Qt::Key_Slash:
        m_find->setFocus(Qt::ShortcutFocusReason);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void GraphPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        Q_EMIT fontChanged(font());
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void GraphPane::retranslate()
{
    const auto say = [](QToolButton *button, const QString &text, const QString &tip) {
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(text);
        button->setAccessibleDescription(tip);
    };
    m_depth->setPrefix(tr("Depth ", "in front of a number of steps"));
    m_depth->setToolTip(tr("How many steps from the current record are shown (keys [ and ])"));
    m_depth->setAccessibleName(tr("Depth"));
    say(m_causes, tr("Causes"), tr("Show what leads to a record (key C)"));
    say(m_alikes, tr("Look-alikes"), tr("Show what a record is confused with (key K)"));
    say(m_consequences, tr("Consequences"), tr("Show what a record leads to (key N)"));
    say(m_fit, tr("Fit"), tr("Show the whole picture (key 0)"));
    say(m_arrange, tr("Arrange Anew"), tr("Lay the picture out from scratch; pinned records stay"));
    say(m_treeToggle, tr("Tree"), tr("Show the same records as a tree beside the picture"));
    say(m_mapToggle, tr("Whole Catalog"), tr("Show all records as a map (key M)"));
    say(m_hubs, tr("Most Errors End Here"), tr("Records that most other errors lead to in the end"));
    say(m_export, tr("Export"),
        tr("Save or copy what is shown. It can be dragged out of the window, too: with the Ctrl key held"));
    m_find->setPlaceholderText(tr("Find in the graph"));
    m_find->setAccessibleName(tr("Find in the graph"));
    m_find->setToolTip(tr("Records that have these words stand out, the others fade (key /)"));
    m_stop->setText(tr("Stop", "a layout"));
    m_stop->setToolTip(tr("Stop laying out; the picture before stays"));
    m_stop->setIcon(glyphIcon(Glyph::Stop, Theme::of(palette()).danger));
    m_tree->setAccessibleName(tr("Transition graph as a tree"));
    m_nothing->setWords(
        tr("No record to show"),
        tr("Choose a record in the list: its causes, consequences and look-alikes appear here."));
    m_texts->retranslate();
    sayOmitted();
    sayMoves();
}

} // namespace Clew
