// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/curationdesks.h"

#include "app/changesdesk.h"
#include "app/chineseprogress.h"
#include "app/editdesk.h"
#include "app/lintdesk.h"
#include "app/lintservice.h"
#include "app/recordsdesk.h"
#include "app/reviewdesk.h"
#include "app/translationdesk.h"

#include <QDockWidget>
#include <QMainWindow>

namespace Clew {

CurationDesks::CurationDesks(const WindowParts &parts, EditDesk &edit, LintService &lint,
                             const RecordsDesk &records, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_edit(edit)
    , m_dismissals(edit.document())
    , m_lint(new LintDesk(parts, edit.document(), lint, m_dismissals, this))
    , m_review(new ReviewDesk(parts, edit.document(), lint, m_dismissals, this))
    , m_translation(new TranslationDesk(
          parts, edit.document(), [&records](const RecordId &id) { return records.nextRecord(id); }, this))
    , m_changes(new ChangesDesk(parts, edit.document(), this))
{
    connect(m_lint, &LintDesk::placeRequested, &edit, &EditDesk::editField);
    connect(m_changes, &ChangesDesk::placeRequested, &edit, &EditDesk::editField);
    connect(&edit, &EditDesk::differenceFound, m_changes, &ChangesDesk::add);
    connect(m_translation, &TranslationDesk::unitsChanged, this, &CurationDesks::unitsChanged);
    connect(m_translation, &TranslationDesk::progressRead, this, &CurationDesks::progressRead);
    edit.setDismissals(m_dismissals);
    edit.setTranslations([this](const RecordId &record) { return unitsOf(record); });
    connect(this, &CurationDesks::unitsChanged, &edit, &EditDesk::showTranslations);
    m_dismissals.followNames(edit.names());
    m_review->followNames(edit.names());
    m_translation->followNames(edit.names());
}

CurationDesks::~CurationDesks()
{
    m_edit.setTranslations({});
}

void CurationDesks::reset()
{
    m_dismissals.reload();
    m_review->reset();
    m_translation->reset();
}

QList<QDockWidget *> CurationDesks::docks() const
{
    return {m_lint->dock(), m_review->dock(), m_translation->dock(), m_changes->dock()};
}

void CurationDesks::tabify(QDockWidget *with)
{
    for (QDockWidget *dock : docks())
        m_parts.window.tabifyDockWidget(with, dock);
}

QList<TranslationUnit> CurationDesks::unitsOf(const RecordId &record) const
{
    return m_translation->translations().unitsOf(record);
}

quint8 CurationDesks::progressOf(const RecordId &record) const
{
    return chineseProgress(unitsOf(record));
}

void CurationDesks::retranslate()
{
    m_lint->retranslate();
    m_review->retranslate();
    m_translation->retranslate();
    m_changes->retranslate();
}

} // namespace Clew
