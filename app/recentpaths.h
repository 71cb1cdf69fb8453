// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace Clew {

/// What was opened lately, the last first, kept in the settings. An entry is one or more paths that were
/// opened as one. GUI thread.
class RecentPaths final : public QObject
{
    Q_OBJECT

public:
    /// Kept under `key`. The settings must outlive this object.
    RecentPaths(QSettings &settings, QString key, QObject *parent = nullptr);

    /// Entries of which nothing exists any more are left out.
    [[nodiscard]] QList<QStringList> entries() const;
    /// Puts an entry first; relative paths are made absolute.
    void add(const QStringList &paths);
    void clear();

    static constexpr int MaxEntries = 8;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QList<QStringList> stored() const;
    void store(const QList<QStringList> &entries);

    QSettings &m_settings;
    const QString m_key;
};

} // namespace Clew
