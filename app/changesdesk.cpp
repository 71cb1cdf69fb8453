// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/changesdesk.h"

#include "models/edit/document.h"
#include "models/items/selectionhub.h"
#include "views/changespane.h"
#include "views/errortext.h"

#include <QDockWidget>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace Clew {

ChangesDesk::ChangesDesk(const WindowParts &parts, Document &document, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_document(document)
    , m_pane(new ChangesPane(&parts.window))
    , m_dock(parts.addDock(u"changesDock"_s, m_pane, Qt::BottomDockWidgetArea))
{
    m_pane->setChanges(&m_changes);
    m_dock->hide();
    connect(m_pane, &ChangesPane::applied, this, &ChangesDesk::apply);
    connect(m_pane, &ChangesPane::placeActivated, this,
            [this](const RecordId &record, const QString &pointer) {
                m_parts.selection.setCurrent(record);
                Q_EMIT placeRequested(record, pointer);
            });
    connect(&m_document, &Document::dirtyChanged, this, [this](bool dirty) {
        if (!dirty) // saved or taken back: nothing differs any more
            m_changes.clear();
    });
    connect(&m_document, &Document::wasReset, this, &ChangesDesk::clear);
    retranslate();
}

void ChangesDesk::add(const QList<FieldChange> &changes)
{
    m_changes.add(changes);
    if (!changes.isEmpty())
        WindowParts::reveal(m_dock);
}

void ChangesDesk::apply()
{
    const Result<EditPlan> plan = planTakeDisk(m_document, m_changes.chosen());
    const Result<void> applied = plan ? m_document.apply(*plan) : Result<void>(std::unexpected(plan.error()));
    if (!applied) {
        m_parts.say(errorText(applied.error()));
        return;
    }
    m_changes.clear();
    m_dock->hide();
}

void ChangesDesk::retranslate()
{
    m_dock->setWindowTitle(tr("Differences", "dock: between the document and the disk"));
}

} // namespace Clew
