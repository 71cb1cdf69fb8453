// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/changespane.h"

#include "models/curation/textdiff.h"
#include "models/items/changemodel.h"
#include "views/actionwords.h"
#include "views/changelistmodel.h"
#include "views/differencetext.h"
#include "views/flowlayout.h"
#include "views/placard.h"
#include "views/rowtable.h"
#include "views/theme.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

ChangesPane::ChangesPane(QWidget *parent)
    : QWidget(parent)
    , m_list(new ChangeListModel(this))
    , m_table(new QTableView)
    , m_difference(new QTextEdit)
    , m_words(new QLabel)
    , m_apply(new QAction(this))
    , m_chooseAll(new QAction(this))
    , m_nothing(new Placard(Glyph::Claim))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"changesPane"_s);
    m_apply->setObjectName(u"applyChanges"_s);
    m_chooseAll->setObjectName(u"chooseAllDisk"_s);
    layOut();
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const auto change = index.data(ChangeRole::ChangeRole).value<FieldChange>();
        Q_EMIT placeActivated(change.record, change.pointer);
    });
    connect(m_apply, &QAction::triggered, this, &ChangesPane::applied);
    connect(m_chooseAll, &QAction::triggered, this, [this] {
        if (m_changes)
            m_changes->chooseAll(true);
    });
    m_table->installEventFilter(this);
    retranslate();
}

void ChangesPane::layOut()
{
    m_table->setObjectName(u"changeTable"_s);
    layOutRowTable(*m_table);
    m_difference->setObjectName(u"changeDifference"_s);
    m_difference->setReadOnly(true);
    m_difference->setTabChangesFocus(true);
    m_words->setObjectName(u"changeWords"_s);
    m_words->setTextFormat(Qt::PlainText);
    auto *head = new QWidget;
    auto *row = new FlowLayout(8, head);
    row->setContentsMargins(6, 4, 6, 4);
    row->addWidget(m_words);
    for (QAction *action : {m_chooseAll, m_apply}) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + u"Button"_s);
        button->setDefaultAction(action);
        row->addWidget(button);
    }
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_table);
    splitter->addWidget(m_difference);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(splitter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_stack, 1);
}

void ChangesPane::setChanges(ChangeModel *model)
{
    m_changes = model;
    m_list->setSourceModel(model);
    m_table->setModel(m_list);
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    const int unit = fontMetrics().averageCharWidth();
    header->resizeSection(ChangeColumn::Record, unit * 40);
    header->resizeSection(ChangeColumn::Field, unit * 28);
    header->setSectionResizeMode(ChangeColumn::Mine, QHeaderView::Stretch);
    header->setSectionResizeMode(ChangeColumn::Disk, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ChangesPane::showDifference);
    connect(m_list, &QAbstractItemModel::modelReset, this, [this] {
        m_table->setCurrentIndex(m_list->index(0, ChangeColumn::Disk));
        updateState();
    });
    connect(m_list, &QAbstractItemModel::dataChanged, this, &ChangesPane::updateState);
    updateState();
}

void ChangesPane::toggleCurrent()
{
    const QModelIndex index = m_table->currentIndex().siblingAtColumn(ChangeColumn::Disk);
    if (index.isValid())
        m_list->setData(index, index.data(ChangeRole::TakesDiskRole).toBool() ? Qt::Unchecked : Qt::Checked,
                        Qt::CheckStateRole);
}

/// From the disk's value to the document's: what went is struck out, what came is bold.
void ChangesPane::showDifference()
{
    m_difference->clear();
    const auto change = m_table->currentIndex().data(ChangeRole::ChangeRole).value<FieldChange>();
    const Theme theme = Theme::of(palette());
    const QString disk = QString::fromUtf8(change.disk);
    const QString mine = QString::fromUtf8(change.mine);
    const bool isLong = disk.count(u'\n') + mine.count(u'\n') > 2;
    QTextCursor cursor(m_difference->document());
    insertDifference(cursor, isLong ? diffLines(disk, mine) : diffWords(disk, mine), theme);
    m_difference->moveCursor(QTextCursor::Start);
}

void ChangesPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

bool ChangesPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space) {
        toggleCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ChangesPane::retranslate()
{
    m_table->setAccessibleName(tr("Values that differ"));
    m_difference->setAccessibleName(tr("What differs"));
    m_nothing->setWords(tr("Nothing differs"),
                        tr("Edits that were not saved, and changes of other programs, are laid out here."));
    setActionWords(m_chooseAll, tr("Choose All of the Disk"), tr("Choose what the disk has for every value"));
    setActionWords(m_apply, tr("Apply Choice"),
                   tr("Let what is chosen stand, as one step that undo takes back; the rest stays yours"));
    m_list->retranslate();
    showDifference();
    updateState();
}

void ChangesPane::updateState()
{
    const int count = m_changes ? m_changes->rowCount() : 0;
    const int chosen = m_changes ? static_cast<int>(m_changes->chosen().size()) : 0;
    m_stack->setCurrentIndex(count > 0 ? 1 : 0);
    m_apply->setEnabled(count > 0);
    m_chooseAll->setEnabled(chosen < count);
    m_words->setText(count > 0 ? tr("%n value(s) differ; of %1 the disk's is chosen", nullptr, count)
                                     .arg(locale().toString(chosen))
                               : QString());
}

} // namespace Clew
