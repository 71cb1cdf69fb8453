// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/savedsearch.h"

#include <QList>
#include <QObject>

class QSettings;

namespace Clew {

/// The queries that the user keeps, in the user's settings.
class SavedSearches final : public QObject
{
    Q_OBJECT

public:
    /// The settings must outlive the object.
    explicit SavedSearches(QSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] const QList<SavedSearch> &list() const { return m_list; }
    /// Keeps a query under its own text as the name, once; returns its place.
    qsizetype add(const QString &query);
    /// An empty name is none: the query takes its place.
    void rename(qsizetype place, const QString &name);
    void remove(qsizetype place);
    /// What each of them finds, in their order; nothing is written for that.
    void setCounts(const QList<std::optional<qsizetype>> &counts);

Q_SIGNALS:
    void changed();

private:
    void write();

    QSettings &m_settings;
    QList<SavedSearch> m_list;
};

} // namespace Clew
