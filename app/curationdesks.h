// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/dismissalstore.h"
#include "app/windowparts.h"
#include "models/curation/translationunits.h"
#include "models/search/recordfilter.h"

#include <QObject>

class QDockWidget;

namespace Clew {

class ChangesDesk;
class EditDesk;
class LintDesk;
class LintService;
class RecordsDesk;
class ReviewDesk;
class TranslationDesk;

/// The desks around the editor: what the rules find, the queue of reviews, bilingual work, and what document
/// and disk have differently.
class CurationDesks final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the desks.
    CurationDesks(const WindowParts &parts, EditDesk &edit, LintService &lint, const RecordsDesk &records,
                  QObject *parent = nullptr);
    ~CurationDesks() override;

    /// The document has another catalog.
    void reset();
    void retranslate();
    /// Puts the docks into the tabs of that one.
    void tabify(QDockWidget *with);
    /// How far the Chinese of each text of a record is.
    [[nodiscard]] QList<TranslationUnit> unitsOf(const RecordId &record) const;
    [[nodiscard]] quint8 progressOf(const RecordId &record) const;

Q_SIGNALS:
    /// The texts of a record, or what is remembered of their translation, are others now; empty: of any.
    void unitsChanged(const Clew::RecordId &record);
    /// How far the Chinese of the catalog's records is, in their order; ChineseProgress bits.
    void progressRead(const Clew::ChineseProgresses &progress);

private:
    [[nodiscard]] QList<QDockWidget *> docks() const;

    const WindowParts m_parts;
    EditDesk &m_edit;
    DismissalStore m_dismissals;
    LintDesk *m_lint = nullptr;
    ReviewDesk *m_review = nullptr;
    TranslationDesk *m_translation = nullptr;
    ChangesDesk *m_changes = nullptr;
};

} // namespace Clew
