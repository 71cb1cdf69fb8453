// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/savedsearches.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostSaved = 200;

} // namespace

SavedSearches::SavedSearches(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    setObjectName(u"savedSearches"_s);
    const int size = m_settings.beginReadArray(u"search/saved"_s);
    for (int i = 0; i < std::min<int>(size, MostSaved); ++i) {
        m_settings.setArrayIndex(i);
        const QString query = m_settings.value(u"query"_s).toString();
        const QString name = m_settings.value(u"name"_s).toString();
        if (!query.isEmpty())
            m_list.append({.name = name.isEmpty() ? query : name, .query = query});
    }
    m_settings.endArray();
}

void SavedSearches::write()
{
    m_settings.remove(u"search/saved"_s);
    m_settings.beginWriteArray(u"search/saved"_s, static_cast<int>(m_list.size()));
    for (int i = 0; i < static_cast<int>(m_list.size()); ++i) {
        m_settings.setArrayIndex(i);
        m_settings.setValue(u"name"_s, m_list.at(i).name);
        m_settings.setValue(u"query"_s, m_list.at(i).query);
    }
    m_settings.endArray();
    Q_EMIT changed();
}

qsizetype SavedSearches::add(const QString &query)
{
    const QString text = query.trimmed();
    if (text.isEmpty() || m_list.size() >= MostSaved)
        return -1;
    const auto known = std::ranges::find(m_list, text, &SavedSearch::query);
    if (known != m_list.end())
        return known - m_list.begin();
    m_list.append({.name = text, .query = text});
    write();
    return m_list.size() - 1;
}

void SavedSearches::rename(qsizetype place, const QString &name)
{
    if (place < 0 || place >= m_list.size())
        return;
    const QString text = name.simplified();
    m_list[place].name = text.isEmpty() ? m_list.at(place).query : text;
    write();
}

void SavedSearches::remove(qsizetype place)
{
    if (place < 0 || place >= m_list.size())
        return;
    m_list.removeAt(place);
    write();
}

void SavedSearches::setCounts(const QList<std::optional<qsizetype>> &counts)
{
    for (qsizetype i = 0; i < std::min(counts.size(), m_list.size()); ++i)
        m_list[i].count = counts.at(i);
}

} // namespace Clew
