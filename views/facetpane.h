// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchresult.h"
#include "views/savedsearch.h"

#include <QTreeWidget>

namespace Clew {

/// The searches that the user keeps, and the values of the hits with their counts. A value that is ticked is
/// a field of the query, and the other way round; a search that is ticked is the query. A click, Return and
/// the space bar tick; F2 renames a search and Delete removes it.
class FacetPane final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit FacetPane(QWidget *parent = nullptr);

    /// Shows the counts of a result and ticks what the query asks for.
    void setCounts(const FacetCounts &counts, const FacetNames &names, const SearchQuery &query);

    void setSavedSearches(const QList<SavedSearch> &searches);
    /// Lets the user give a name to one of them.
    void editName(qsizetype place);

Q_SIGNALS:
    /// The user wants the saved search as the query, or no query.
    void savedToggled(qsizetype place, bool on);
    void savedRenamed(qsizetype place, const QString &name);
    void savedRemoved(qsizetype place);
    /// The user wants the field in the query, or out of it.
    void fieldToggled(Clew::QueryField field, const QString &value, bool on);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    struct Row
    {
        QueryField field = QueryField::Domain;
        QString value;
        QString label;
        quint32 count = 0;
    };

    void fillGroup(QTreeWidgetItem *group, QList<Row> rows, const SearchQuery &query);
    void dropRows(QTreeWidgetItem *group, qsizetype left);
    void takeChange(QTreeWidgetItem *item);
    void takeClick(QTreeWidgetItem *item);
    static void flip(QTreeWidgetItem *item);
    void fillSaved();
    void retranslate();
    [[nodiscard]] QIcon stateIcon(const QString &value) const;
    [[nodiscard]] QList<Row> derivedRows(const FacetCounts &counts) const;

    QList<QTreeWidgetItem *> m_groups; ///< domain, category, tier, resolvable, derived, yours
    QTreeWidgetItem *m_savedGroup = nullptr;
    QList<SavedSearch> m_saved;
    QString m_text;                       ///< of the query
    QTreeWidgetItem *m_pressed = nullptr; ///< never followed
    Qt::CheckState m_pressedState = Qt::Unchecked;
    bool m_filling = false;
};

} // namespace Clew
