// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace Clew {

class MainWindow;
class CatalogController;

/// Measures a start, from the process's own beginning to the first paint and to the listed catalog, and logs
/// one line in the category clew.app.start: what tests/bench/start.sh reads.
class StartClock final : public QObject
{
    Q_OBJECT

public:
    StartClock(MainWindow &window, const CatalogController &catalog, QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void report();

    MainWindow &m_window;
    const CatalogController &m_catalog;
    qint64 m_paintedMs = -1;
};

} // namespace Clew
