// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recentpaths.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

RecentPaths::RecentPaths(QSettings &settings, QString key, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_key(std::move(key))
{
}

QList<QStringList> RecentPaths::stored() const
{
    QList<QStringList> entries;
    const QVariantList list = m_settings.value(m_key).toList();
    for (const QVariant &entry : list) {
        if (const QStringList paths = entry.toStringList(); !paths.isEmpty())
            entries.append(paths);
    }
    return entries;
}

void RecentPaths::store(const QList<QStringList> &entries)
{
    QVariantList list;
    for (const QStringList &paths : entries)
        list.append(QVariant(paths));
    m_settings.setValue(m_key, list);
    Q_EMIT changed();
}

QList<QStringList> RecentPaths::entries() const
{
    QList<QStringList> entries = stored();
    entries.removeIf([](const QStringList &paths) {
        return std::ranges::none_of(paths, [](const QString &path) { return QFileInfo::exists(path); });
    });
    return entries;
}

void RecentPaths::add(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    QStringList absolute;
    for (const QString &path : paths)
        absolute.append(QFileInfo(path).absoluteFilePath());
    QList<QStringList> entries = stored();
    entries.removeAll(absolute);
    entries.prepend(absolute);
    entries.resize(std::min<qsizetype>(entries.size(), MaxEntries));
    store(entries);
}

void RecentPaths::clear()
{
    store({});
}

} // namespace Clew
