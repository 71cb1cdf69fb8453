// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

class QDockWidget;
class QMainWindow;
class QSettings;
class QSplitter;

namespace Clew {

class DetailPane;

/// What the main window remembers from one start to the next: its place and size, docks, split panes, and the
/// order of the languages in the detail pane. All must outlive this object.
class WindowLayout final
{
public:
    WindowLayout(QMainWindow &window, QList<QSplitter *> splitters, DetailPane &detail, QSettings &settings);

    /// Takes up what was saved; what was not stays as it is.
    void restore();
    void save();

private:
    void restoreColumns();
    void saveColumns();

    QMainWindow &m_window;
    QList<QSplitter *> m_splitters; ///< known by their object names
    DetailPane &m_detail;
    QSettings &m_settings;
};

} // namespace Clew
