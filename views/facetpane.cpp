// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/facetpane.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

enum Column { Name, Count };
enum Role { FieldRole = Qt::UserRole, ValueRole };
constexpr qsizetype MostRows = 200; // of one group
constexpr std::array GroupFields{QueryField::Domain, QueryField::Category, QueryField::Tier,
                                 QueryField::Resolvable};

} // namespace

FacetPane::FacetPane(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(u"facetPane"_s);
    setColumnCount(2);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Count, QHeaderView::ResizeToContents);
    for (int i = 0; i < 5; ++i) {
        auto *group = new QTreeWidgetItem(this);
        group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        group->setExpanded(i == 0 || i == 2);
        m_groups.append(group);
    }
    connect(this, &QTreeWidget::itemChanged, this, &FacetPane::toggle);
    retranslate();
}

void FacetPane::toggle(QTreeWidgetItem *item)
{
    if (m_filling || !item->parent())
        return;
    Q_EMIT fieldToggled(static_cast<QueryField>(item->data(Name, FieldRole).toInt()),
                        item->data(Name, ValueRole).toString(), item->checkState(Name) == Qt::Checked);
}

QList<FacetPane::Row> FacetPane::derivedRows(const FacetCounts &counts) const
{
    const auto row = [&counts](QueryField field, const QString &value, const QString &label, int flag) {
        return Row{
            .field = field, .value = value, .label = label, .count = counts.flags[static_cast<size_t>(flag)]};
    };
    return {row(QueryField::Chinese, u"empty"_s, tr("No Chinese"), 0),
            row(QueryField::Chinese, u"copied"_s, tr("Chinese is a copy"), 1),
            row(QueryField::Chinese, u"stale"_s, tr("Chinese is out of date"), 2),
            row(QueryField::Miss, u"action"_s, tr("An empty action"), 3),
            row(QueryField::Miss, u"source"_s, tr("No source"), 4),
            row(QueryField::Miss, u"evidence"_s, tr("Surer than its evidence"), 5),
            row(QueryField::Miss, u"edge"_s, tr("No edge"), 6),
            row(QueryField::Miss, u"regex"_s, tr("No regular expression"), 7),
            Row{.field = QueryField::Miss,
                .value = u"signature"_s,
                .label = tr("Regular expression misses its signature"),
                .count = counts.regexMisses}};
}

void FacetPane::fillGroup(QTreeWidgetItem *group, QList<Row> rows, const SearchQuery &query)
{
    // A value that is asked for stays, so that it can be taken back.
    rows.removeIf(
        [&query](const Row &row) { return row.count == 0 && !asksForField(query, row.field, row.value); });
    rows.resize(std::min(rows.size(), MostRows));
    while (group->childCount() > rows.size())
        delete group->takeChild(group->childCount() - 1);
    while (group->childCount() < rows.size())
        new QTreeWidgetItem(group);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Row &row = rows.at(i);
        QTreeWidgetItem *item = group->child(static_cast<int>(i));
        item->setText(Name, row.label);
        item->setText(Count, QLocale().toString(row.count));
        item->setTextAlignment(Count, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(Name, FieldRole, static_cast<int>(row.field));
        item->setData(Name, ValueRole, row.value);
        item->setCheckState(Name, asksForField(query, row.field, row.value) ? Qt::Checked : Qt::Unchecked);
    }
}

void FacetPane::setCounts(const FacetCounts &counts, const FacetNames &names, const SearchQuery &query)
{
    const QScopedValueRollback filling(m_filling, true);
    for (int facet = 0; facet < FacetCount; ++facet) {
        const auto &values = counts.values[static_cast<size_t>(facet)];
        QList<Row> rows;
        for (size_t i = 0; i < values.size(); ++i) {
            const QString &value = names.values(static_cast<Facet>(facet)).at(static_cast<qsizetype>(i));
            if (!value.isEmpty())
                rows.append({.field = GroupFields[static_cast<size_t>(facet)],
                             .value = value,
                             .label = value,
                             .count = values[i]});
        }
        std::ranges::stable_sort(rows, std::greater(), &Row::count);
        fillGroup(m_groups.at(facet), std::move(rows), query);
    }
    fillGroup(m_groups.at(FacetCount), derivedRows(counts), query);
}

void FacetPane::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FacetPane::retranslate()
{
    const QScopedValueRollback filling(m_filling, true);
    setAccessibleName(tr("Facets"));
    const QStringList titles{tr("Domain"), tr("Category"), tr("Trust tier"), tr("Resolvable"),
                             tr("To curate")};
    for (qsizetype i = 0; i < titles.size(); ++i)
        m_groups.at(i)->setText(Name, titles.at(i));
}

} // namespace Clew
