// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/reviewdesk.h"

#include "app/mainactions.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/errortext.h"
#include "views/reviewpane.h"

#include <QAction>
#include <QDockWidget>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace Clew {

ReviewDesk::ReviewDesk(const WindowParts &parts, Document &document, LintService &lint,
                       DismissalStore &dismissals, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_review(document, lint, dismissals)
    , m_pane(new ReviewPane(&parts.window))
    , m_dock(parts.addDock(u"reviewDock"_s, m_pane, Qt::BottomDockWidgetArea))
    , m_accept(parts.actions.add(parts.actions.editMenu, u"acceptRecord"_s,
                                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)))
    , m_sendBack(parts.actions.add(parts.actions.editMenu, u"sendBackRecord"_s,
                                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)))
    , m_skip(parts.actions.add(parts.actions.editMenu, u"skipRecord"_s,
                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)))
{
    m_pane->setQueue(&m_review.queue());
    m_pane->addButtons({m_accept, m_sendBack, m_skip});
    m_dock->hide();
    connectParts();
    connectActions();
    retranslate();
    updateActions();
}

void ReviewDesk::connectParts()
{
    connect(m_dock, &QDockWidget::visibilityChanged, this, &ReviewDesk::startIfShown);
    connect(&m_review, &ReviewController::filledChanged, this, &ReviewDesk::startIfShown);
    connect(&m_review, &ReviewController::failed, this,
            [this](const Error &error) { m_parts.say(errorText(error)); });
    connect(m_pane, &ReviewPane::recordActivated, &m_parts.selection, &SelectionHub::setCurrent);
    connect(&m_parts.selection, &SelectionHub::currentChanged, this, [this](const RecordId &id) {
        m_pane->setCurrentRecord(id);
        updateActions();
    });
    const ReviewModel &queue = m_review.queue();
    connect(&queue, &QAbstractItemModel::modelReset, this, [this] {
        m_pane->setCurrentRecord(m_parts.selection.current());
        updateActions();
    });
    connect(&queue, &QAbstractItemModel::rowsInserted, this, &ReviewDesk::updateActions);
    connect(&queue, &QAbstractItemModel::rowsRemoved, this, &ReviewDesk::updateActions);
}

void ReviewDesk::connectActions()
{
    connect(m_accept, &QAction::triggered, this, [this] {
        const RecordId id = m_parts.selection.current();
        const RecordId next = m_review.queue().after(id);
        m_review.accept(id);
        goToNext(next);
    });
    connect(m_sendBack, &QAction::triggered, this, [this] { askForReason(m_parts.selection.current()); });
    connect(m_skip, &QAction::triggered, this, [this] {
        const RecordId id = m_parts.selection.current();
        const RecordId next = m_review.queue().after(id);
        m_review.skip(id);
        goToNext(next);
    });
}

void ReviewDesk::startIfShown()
{
    if (m_dock->isVisible())
        m_review.fill();
    m_pane->setRunning(!m_review.isFilled());
    updateActions();
}

/// What can be done with the record that is shown: it waits, or it does not.
void ReviewDesk::updateActions()
{
    const bool waits = m_review.queue().find(m_parts.selection.current()) != nullptr;
    for (QAction *action : {m_accept, m_sendBack, m_skip})
        action->setEnabled(waits);
}

void ReviewDesk::goToNext(const RecordId &next)
{
    const RecordId id = next.isEmpty() ? m_review.queue().after(RecordId()) : next;
    if (!id.isEmpty())
        m_parts.selection.setCurrent(id);
}

void ReviewDesk::askForReason(const RecordId &record)
{
    auto *dialog = new QInputDialog(&m_parts.window);
    dialog->setObjectName(u"sendBackReason"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Send Record Back"));
    dialog->setLabelText(tr("What is wrong with it? It comes back when somebody has changed it."));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, record](const QString &reason) {
        if (reason.trimmed().isEmpty()) {
            m_parts.say(tr("A record is sent back with a reason or not at all."));
            return;
        }
        const RecordId next = m_review.queue().after(record);
        m_review.sendBack(record, reason.trimmed());
        goToNext(next);
    });
    dialog->open();
}

void ReviewDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Review", "dock: records that wait for a reviewer"));
    setActionWords(m_accept, tr("&Accept and Next"),
                   tr("Say that you have looked at the record and stand by it, and go to the next"));
    setActionWords(m_sendBack, tr("Send &Back…", "a record under review"),
                   tr("Say why the record needs work, and go to the next"));
    setActionWords(m_skip, tr("S&kip", "a record under review"), tr("Leave the record for later"));
}

} // namespace Clew
