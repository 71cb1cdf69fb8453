// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/recordid.h"
#include "models/diagnosis/diagnosis.h"
#include "views/detailpane.h"

#include <QObject>
#include <QStringList>

namespace Clew {

class CatalogController;
class DiagnosisController;
class DiagnosisDesk;
class FindBox;
class StartDesk;

/// Goes on where the last session ended: catalog, text of the find box, record with its scroll place, logs
/// and the place in them. Sizes and docks are the layout's, unsaved edits the journal's.
class SessionDesk final : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        DetailPane &detail;
        DiagnosisDesk &diagnosis;
        FindBox &find;
        StartDesk &start;
    };

    /// All must outlive the desk. To be made after the window is connected with the controllers: it comes
    /// after the window has shown what they tell.
    SessionDesk(const WindowParts &parts, CatalogController &catalog, DiagnosisController &diagnosis,
                const Views &views, QObject *parent = nullptr);

    /// Folders and files of the catalog that was open, none where it was the usual one or is gone.
    [[nodiscard]] QStringList catalogs() const;
    /// Goes on as soon as the catalog is read, with what of it is still there. False where there is nothing
    /// to go on with.
    bool resume();
    void save() const;

private:
    void showCatalogPart();
    void showLogPart();

    const WindowParts m_parts;
    CatalogController &m_catalog;
    DiagnosisController &m_diagnosis;
    const Views m_views;
    RecordId m_record;
    DetailPlace m_place;
    LogPlace m_logPlace;
    bool m_waitsForCatalog = false;
    bool m_waitsForLog = false;
};

} // namespace Clew
