// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/nearqueries.h"

#include <QWidget>

namespace Clew {

/// Below a query that finds nothing, or nothing with every word: queries near it that do, as links with what
/// each would find. Hidden where there is none.
class NearQueryBar final : public QWidget
{
    Q_OBJECT

public:
    explicit NearQueryBar(QWidget *parent = nullptr);

    void setQueries(const QList<NearQuery> &queries);
    /// There is something to choose.
    [[nodiscard]] bool offers() const { return !m_queries.isEmpty(); }
    void chooseFirst();

Q_SIGNALS:
    void queryChosen(const QString &query);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    QList<NearQuery> m_queries;
};

/// What is said of a query that finds nothing: which words no record has. Empty where there is none.
[[nodiscard]] QString unknownWordsText(const QStringList &words);

} // namespace Clew
