// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/recordid.h"
#include "models/items/visithistory.h"

#include <QObject>

#include <functional>

class QAction;

namespace Clew {

class DetailPane;
class GraphDesk;

/// Back and forward through the records that were looked at, each as far scrolled as it was left and at its
/// place in the graph; by key, menu and the extra buttons of the mouse.
class HistoryDesk final : public QObject
{
    Q_OBJECT

public:
    using Exists = std::function<bool(const RecordId &)>;

    /// To be made before `detail` and the graph are connected with the selection: the place of a record is
    /// read before the next one takes it. `exists` tells whether there is such a record now.
    HistoryDesk(const WindowParts &parts, DetailPane &detail, Exists exists, QObject *parent = nullptr);

    /// It must outlive the desk.
    void setGraph(GraphDesk &graph);
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(const RecordId &id);
    void keepPlace();
    void step(int direction);
    void updateActions();

    const WindowParts m_parts;
    DetailPane &m_detail;
    GraphDesk *m_graph = nullptr;
    const Exists m_exists;
    VisitHistory m_history;
    QAction *m_back = nullptr;
    QAction *m_forward = nullptr;
    bool m_travelling = false;
};

} // namespace Clew
