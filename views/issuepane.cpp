// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/issuepane.h"

#include "models/items/issuemodel.h"
#include "views/issuetextmodel.h"
#include "views/placard.h"
#include "views/rowtable.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

IssuePane::IssuePane(QWidget *parent)
    : QWidget(parent)
    , m_texts(new IssueTextModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView)
    , m_nothing(new Placard(Glyph::Claim))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"issuePane"_s);
    m_table->setObjectName(u"issueTable"_s);
    m_sorted->setSourceModel(m_texts);
    m_sorted->setSortRole(IssueRole::SortRole);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    layOutRowTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection); // several are copied at once
    auto *copy = new QAction(m_table);
    copy->setObjectName(u"copyIssues"_s);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(copy);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this, &IssuePane::copySelected);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT issueActivated(index.data(IssueRole::PlaceRole).value<Place>(),
                              index.data(IssueRole::RecordIdRole).value<RecordId>());
    });
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    retranslate();
}

void IssuePane::setIssues(IssueModel *model)
{
    if (m_issues)
        m_issues->disconnect(this);
    m_issues = model;
    m_texts->setSourceModel(model);
    if (m_issues)
        connect(m_issues, &QAbstractItemModel::modelReset, this, &IssuePane::updateState);
    QHeaderView *header = m_table->horizontalHeader();
    const int unit = fontMetrics().averageCharWidth();
    header->resizeSection(IssueColumn::Severity, unit * 14);
    header->resizeSection(IssueColumn::Message, unit * 70);
    header->resizeSection(IssueColumn::File, unit * 40);
    header->resizeSection(IssueColumn::Line, unit * 9);
    header->resizeSection(IssueColumn::LineColumn, unit * 9);
    header->setStretchLastSection(true);
    updateState();
}

void IssuePane::copySelected()
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < IssueColumn::Count; ++column)
            cells.append(row.siblingAtColumn(column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void IssuePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void IssuePane::retranslate()
{
    m_texts->setPalette(palette());
    m_table->setAccessibleName(tr("Issues of the catalog"));
    m_table->actions().constFirst()->setText(tr("Copy", "the selected issues"));
    m_nothing->setWords(tr("No issues"), tr("Every file of the catalog was loaded."));
    m_texts->retranslate();
}

void IssuePane::updateState()
{
    const bool any = m_issues && m_issues->rowCount() > 0;
    m_stack->setCurrentIndex(any ? 1 : 0);
}

} // namespace Clew
