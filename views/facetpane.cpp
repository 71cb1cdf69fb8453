// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/facetpane.h"

#include "views/chinesestatetext.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/words.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

enum Column { Name, Count };
constexpr int Derived = FacetCount; // groups behind those of the facets
constexpr int Yours = Derived + 1;
constexpr int Groups = Yours + 1;
enum Role { FieldRole = Qt::UserRole, ValueRole };
constexpr qsizetype MostRows = 200; // of one group
constexpr std::array GroupFields{QueryField::Domain, QueryField::Category, QueryField::Tier,
                                 QueryField::Resolvable};

QString labelOf(Facet facet, const QString &value)
{
    if (facet == Facet::Tier)
        return tierWord(value);
    return facet == Facet::Resolvable ? resolvableWord(value) : value;
}

/// Fusion draws the little boxes darker than the window, which nobody sees on a dark ground.
class BoxDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->palette.setColor(QPalette::Window, Theme::of(option->palette).muted);
    }
};

} // namespace

FacetPane::FacetPane(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(u"facetPane"_s);
    setColumnCount(2);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setItemDelegate(new BoxDelegate(this));
    setIndentation(fontMetrics().height());
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Count, QHeaderView::ResizeToContents);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_savedGroup = new QTreeWidgetItem(this);
    m_savedGroup->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    m_savedGroup->setExpanded(true);
    m_savedGroup->setHidden(true); // until there is one
    for (int i = 0; i < Groups; ++i) {
        auto *group = new QTreeWidgetItem(this);
        group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        group->setExpanded(i == 0 || i == 2 || i == Yours);
        group->setHidden(i == Yours); // until there is something
        m_groups.append(group);
    }
    connect(this, &QTreeWidget::itemChanged, this, &FacetPane::takeChange);
    connect(this, &QTreeWidget::itemClicked, this, &FacetPane::takeClick);
    retranslate();
}

void FacetPane::takeChange(QTreeWidgetItem *item)
{
    if (m_filling || !item->parent())
        return;
    m_pressed = nullptr; // the click is used up: other rows may stand there from now on
    const bool on = item->checkState(Name) == Qt::Checked;
    if (item->parent() != m_savedGroup) {
        Q_EMIT fieldToggled(static_cast<QueryField>(item->data(Name, FieldRole).toInt()),
                            item->data(Name, ValueRole).toString(), on);
        return;
    }
    const qsizetype place = m_savedGroup->indexOfChild(item);
    if (item->text(Name) != m_saved.at(place).name)
        Q_EMIT savedRenamed(place, item->text(Name));
    else
        Q_EMIT savedToggled(place, on);
}

void FacetPane::flip(QTreeWidgetItem *item)
{
    item->setCheckState(Name, item->checkState(Name) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void FacetPane::mousePressEvent(QMouseEvent *event)
{
    m_pressed = itemAt(event->position().toPoint());
    m_pressedState = m_pressed ? m_pressed->checkState(Name) : Qt::Unchecked;
    QTreeWidget::mousePressEvent(event);
}

void FacetPane::takeClick(QTreeWidgetItem *item)
{
    // A click into the little box has ticked already.
    if (item && item->parent() && item == m_pressed && item->checkState(Name) == m_pressedState)
        flip(item);
    m_pressed = nullptr;
}

void FacetPane::keyPressEvent(QKeyEvent *event)
{
    QTreeWidgetItem *item = currentItem();
    const bool isValue = item && item->parent() && state() != QAbstractItemView::EditingState;
    if (isValue && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return flip(item);
    if (isValue && event->key() == Qt::Key_Delete && item->parent() == m_savedGroup)
        return Q_EMIT savedRemoved(m_savedGroup->indexOfChild(item));
    QTreeWidget::keyPressEvent(event);
}

void FacetPane::setSavedSearches(const QList<SavedSearch> &searches)
{
    m_saved = searches;
    fillSaved();
}

void FacetPane::dropRows(QTreeWidgetItem *group, qsizetype left)
{
    while (group->childCount() > left) {
        // Not at once: its own tick may have led here, and it reads its members when everybody was told.
        const std::shared_ptr<QTreeWidgetItem> row(group->takeChild(group->childCount() - 1));
        QTimer::singleShot(0, this, [row] {});
    }
}

void FacetPane::fillSaved()
{
    const QScopedValueRollback filling(m_filling, true);
    m_savedGroup->setHidden(m_saved.isEmpty());
    dropRows(m_savedGroup, m_saved.size());
    while (m_savedGroup->childCount() < m_saved.size()) {
        auto *item = new QTreeWidgetItem(m_savedGroup);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemIsEditable);
    }
    for (qsizetype i = 0; i < m_saved.size(); ++i) {
        const SavedSearch &saved = m_saved.at(i);
        QTreeWidgetItem *item = m_savedGroup->child(static_cast<int>(i));
        item->setText(Name, saved.name);
        item->setText(Count, saved.count ? QLocale().toString(*saved.count) : QString());
        item->setTextAlignment(Count, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(Name, plainToolTip(saved.query));
        item->setCheckState(Name, saved.query == m_text.trimmed() ? Qt::Checked : Qt::Unchecked);
    }
}

void FacetPane::editName(qsizetype place)
{
    if (place < 0 || place >= m_saved.size())
        return;
    QTreeWidgetItem *item = m_savedGroup->child(static_cast<int>(place));
    m_savedGroup->setExpanded(true);
    setCurrentItem(item);
    setFocus(Qt::ShortcutFocusReason);
    editItem(item, Name);
}

/// As the state of a Chinese text is drawn beside it.
QIcon FacetPane::stateIcon(const QString &value) const
{
    const ChineseState state = value == "empty"_L1     ? ChineseState::Empty
                               : value == "copied"_L1  ? ChineseState::Copied
                               : value == "machine"_L1 ? ChineseState::Machine
                               : value == "stale"_L1   ? ChineseState::Stale
                               : value == "edited"_L1  ? ChineseState::Edited
                                                       : ChineseState::Reviewed;
    return glyphIcon(chineseStateGlyph(state), chineseStateColour(state, Theme::of(palette())));
}

QList<FacetPane::Row> FacetPane::derivedRows(const FacetCounts &counts) const
{
    const auto row = [&counts](QueryField field, const QString &value, const QString &label, int flag) {
        return Row{
            .field = field, .value = value, .label = label, .count = counts.flags[static_cast<size_t>(flag)]};
    };
    const auto progress = [&counts](const QString &value, const QString &label, size_t bit) {
        return Row{
            .field = QueryField::Chinese, .value = value, .label = label, .count = counts.progress[bit]};
    };
    return {row(QueryField::Chinese, u"empty"_s, tr("No Chinese"), 0),
            row(QueryField::Chinese, u"copied"_s, tr("Chinese is a copy"), 1),
            progress(u"machine"_s, tr("Chinese is machine-made"), 0),
            progress(u"stale"_s, tr("Chinese is out of date"), 1),
            progress(u"edited"_s, tr("Chinese by a person"), 2),
            progress(u"reviewed"_s, tr("Chinese is reviewed"), 3),
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
    dropRows(group, rows.size());
    while (group->childCount() < rows.size())
        new QTreeWidgetItem(group);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Row &row = rows.at(i);
        QTreeWidgetItem *item = group->child(static_cast<int>(i));
        item->setText(Name, row.label);
        item->setIcon(Name, row.field == QueryField::Chinese ? stateIcon(row.value) : QIcon());
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
                             .label = labelOf(static_cast<Facet>(facet), value),
                             .count = values[i]});
        }
        std::ranges::stable_sort(rows, std::greater(), &Row::count);
        fillGroup(m_groups.at(facet), std::move(rows), query);
    }
    fillGroup(m_groups.at(Derived), derivedRows(counts), query);
    fillGroup(m_groups.at(Yours),
              {Row{.field = QueryField::Is,
                   .value = u"bookmarked"_s,
                   .label = tr("Bookmarked"),
                   .count = counts.bookmarked},
               Row{.field = QueryField::Has,
                   .value = u"note"_s,
                   .label = tr("With a note"),
                   .count = counts.noted}},
              query);
    // Most people have neither.
    m_groups.at(Yours)->setHidden(m_groups.at(Yours)->childCount() == 0);
    if (state() != QAbstractItemView::EditingState) {
        m_text = query.text;
        fillSaved();
    }
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
    m_savedGroup->setText(Name, tr("Saved searches"));
    const QStringList titles{tr("Domain"),     tr("Category"),  tr("Trust tier"),
                             tr("Resolvable"), tr("To curate"), tr("Yours", "bookmarks and notes")};
    for (qsizetype i = 0; i < titles.size(); ++i)
        m_groups.at(i)->setText(Name, titles.at(i));
}

} // namespace Clew
