// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/historydesk.h"

#include "app/graphdesk.h"
#include "app/mainactions.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/detailpane.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace Clew {

HistoryDesk::HistoryDesk(const WindowParts &parts, DetailPane &detail, Exists exists, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_detail(detail)
    , m_exists(std::move(exists))
    , m_back(parts.actions.add(parts.actions.goMenu, u"goBack"_s))
    , m_forward(parts.actions.add(parts.actions.goMenu, u"goForward"_s))
{
    // Not the keys that the platform has for it: on some, Backspace is one of them.
    m_back->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)});
    m_forward->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward)});
    connect(m_back, &QAction::triggered, this, [this] { step(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { step(1); });
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, &HistoryDesk::follow);
    qApp->installEventFilter(this); // the buttons work over every part of the window
    updateActions();
    retranslate();
}

bool HistoryDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonPress || !watched->isWidgetType())
        return false;
    const Qt::MouseButton button = static_cast<QMouseEvent *>(event)->button();
    if (button != Qt::BackButton && button != Qt::ForwardButton)
        return false;
    if (static_cast<QWidget *>(watched)->window() != &m_parts.window)
        return false;
    step(button == Qt::BackButton ? -1 : 1);
    return true;
}

void HistoryDesk::follow(const RecordId &id)
{
    if (m_travelling)
        return;
    keepPlace();
    m_history.visit(id);
    updateActions();
}

void HistoryDesk::setGraph(GraphDesk &graph)
{
    m_graph = &graph;
    connect(m_graph, &GraphDesk::backRequested, this, [this] { step(-1); });
}

void HistoryDesk::keepPlace()
{
    if (!m_detail.shownRecord().isEmpty()) {
        const DetailPlace place = m_detail.place();
        m_history.keepPlace(place.page, place.top);
    }
    if (const std::optional<GraphPlace> place = m_graph ? m_graph->place() : std::nullopt)
        m_history.keepGraph(*place);
}

void HistoryDesk::step(int direction)
{
    keepPlace();
    const std::optional<Visit> visit = m_history.step(direction, m_exists);
    if (!visit)
        return;
    {
        const QScopedValueRollback guard(m_travelling, true);
        m_parts.selection.setCurrent(visit->record);
    }
    m_detail.setPlace({.page = visit->page, .top = visit->top});
    if (m_graph && visit->graph)
        m_graph->setPlace(*visit->graph);
    updateActions();
}

void HistoryDesk::updateActions()
{
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
}

void HistoryDesk::retranslate()
{
    setActionWords(m_back, tr("&Back"), tr("Go back to the record that was shown before"));
    setActionWords(m_forward, tr("&Forward"), tr("Go to the record that you came back from"));
}

} // namespace Clew
