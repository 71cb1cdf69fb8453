// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchresult.h"

#include <QTreeWidget>

namespace Clew {

/// Values of the hits with their counts; a value that is ticked is a field of the query, and the other way
/// round.
class FacetPane final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit FacetPane(QWidget *parent = nullptr);

    /// Shows the counts of a result and ticks what the query asks for.
    void setCounts(const FacetCounts &counts, const FacetNames &names, const SearchQuery &query);

Q_SIGNALS:
    /// The user wants the field in the query, or out of it.
    void fieldToggled(Clew::QueryField field, const QString &value, bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QueryField field = QueryField::Domain;
        QString value;
        QString label;
        quint32 count = 0;
    };

    void fillGroup(QTreeWidgetItem *group, QList<Row> rows, const SearchQuery &query);
    void toggle(QTreeWidgetItem *item);
    void retranslate();
    [[nodiscard]] QList<Row> derivedRows(const FacetCounts &counts) const;

    QList<QTreeWidgetItem *> m_groups; ///< domain, category, tier, resolvable, derived
    bool m_filling = false;
};

} // namespace Clew
