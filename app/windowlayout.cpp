// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/windowlayout.h"

#include "views/detailpane.h"

#include <QMainWindow>
#include <QSettings>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Changes whenever docks come or go, so that an old layout is not forced onto a new window.
constexpr int LayoutVersion = 2;

QString splitterKey(const QSplitter *splitter)
{
    return u"window/"_s + splitter->objectName();
}

} // namespace

WindowLayout::WindowLayout(QMainWindow &window, QList<QSplitter *> splitters, DetailPane &detail,
                           QSettings &settings)
    : m_window(window)
    , m_splitters(std::move(splitters))
    , m_detail(detail)
    , m_settings(settings)
{
}

void WindowLayout::restore()
{
    m_window.restoreGeometry(m_settings.value("window/geometry"_L1).toByteArray());
    m_window.restoreState(m_settings.value("window/state"_L1).toByteArray(), LayoutVersion);
    for (QSplitter *splitter : std::as_const(m_splitters))
        splitter->restoreState(m_settings.value(splitterKey(splitter)).toByteArray());
    restoreColumns();
}

void WindowLayout::save()
{
    m_settings.setValue("window/geometry"_L1, m_window.saveGeometry());
    m_settings.setValue("window/state"_L1, m_window.saveState(LayoutVersion));
    for (const QSplitter *splitter : std::as_const(m_splitters))
        m_settings.setValue(splitterKey(splitter), splitter->saveState());
    saveColumns();
}

void WindowLayout::restoreColumns()
{
    LanguageColumns columns;
    columns.english = m_settings.value("detail/english"_L1, columns.english).toBool();
    columns.chinese = m_settings.value("detail/chinese"_L1, columns.chinese).toBool();
    if (m_settings.value("detail/chineseFirst"_L1, false).toBool())
        columns.first = Language::Chinese;
    // A settings file edited by hand must not hide the record.
    if (columns.english || columns.chinese)
        m_detail.setColumns(columns);
}

void WindowLayout::saveColumns()
{
    const LanguageColumns columns = m_detail.columns();
    m_settings.setValue("detail/english"_L1, columns.english);
    m_settings.setValue("detail/chinese"_L1, columns.chinese);
    m_settings.setValue("detail/chineseFirst"_L1, columns.first == Language::Chinese);
}

} // namespace Clew
