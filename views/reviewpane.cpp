// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/reviewpane.h"

#include "models/items/reviewmodel.h"
#include "views/flowlayout.h"
#include "views/placard.h"
#include "views/reviewlistmodel.h"
#include "views/rowtable.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

ReviewPane::ReviewPane(QWidget *parent)
    : QWidget(parent)
    , m_list(new ReviewListModel(this))
    , m_table(new QTableView)
    , m_buttons(new QWidget)
    , m_count(new QLabel)
    , m_nothing(new Placard(Glyph::Claim))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"reviewPane"_s);
    layOut();
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT recordActivated(index.data(ReviewRole::RecordIdRole).value<RecordId>());
    });
    retranslate();
}

void ReviewPane::layOut()
{
    m_count->setObjectName(u"reviewCount"_s);
    m_count->setTextFormat(Qt::PlainText);
    auto *row = new FlowLayout(8, m_buttons);
    row->setContentsMargins(6, 4, 6, 4);
    m_table->setObjectName(u"reviewTable"_s);
    m_table->setModel(m_list);
    layOutRowTable(*m_table);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_buttons);
    column->addWidget(m_stack, 1);
}

void ReviewPane::addButtons(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + u"Button"_s);
        button->setDefaultAction(action);
        m_buttons->layout()->addWidget(button);
    }
    m_buttons->layout()->addWidget(m_count);
}

void ReviewPane::setQueue(ReviewModel *model)
{
    m_list->setSourceModel(model);
    QHeaderView *header = m_table->horizontalHeader();
    const int unit = fontMetrics().averageCharWidth();
    header->setSectionResizeMode(ReviewColumn::Record, QHeaderView::Stretch);
    header->resizeSection(ReviewColumn::State, unit * 16);
    header->resizeSection(ReviewColumn::Defects, unit * 12);
    header->resizeSection(ReviewColumn::TrustGap, unit * 16);
    header->resizeSection(ReviewColumn::Score, unit * 12);
    connect(m_list, &QAbstractItemModel::modelReset, this, &ReviewPane::updateState);
    connect(m_list, &QAbstractItemModel::rowsInserted, this, &ReviewPane::updateState);
    connect(m_list, &QAbstractItemModel::rowsRemoved, this, &ReviewPane::updateState);
    updateState();
}

void ReviewPane::setRunning(bool running)
{
    m_isRunning = running;
    updateState();
}

void ReviewPane::setCurrentRecord(const RecordId &record)
{
    for (int row = 0; row < m_list->rowCount(); ++row) {
        const QModelIndex index = m_list->index(row, 0);
        if (index.data(ReviewRole::RecordIdRole).value<RecordId>() == record) {
            m_table->setCurrentIndex(index);
            return;
        }
    }
    m_table->setCurrentIndex({});
}

void ReviewPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReviewPane::retranslate()
{
    m_table->setAccessibleName(tr("Records that wait for a review"));
    m_list->retranslate();
    updateState();
}

void ReviewPane::updateState()
{
    const int count = m_list->sourceModel() ? m_list->rowCount() : 0;
    m_stack->setCurrentIndex(count > 0 ? 1 : 0);
    if (m_isRunning)
        m_nothing->setWords(tr("Looking at the records…"), tr("The worst come first."));
    else
        m_nothing->setWords(tr("Nothing waits"), tr("A person has looked at every record."));
    m_count->setText(tr("%n record(s) to review", nullptr, count));
}

} // namespace Clew
