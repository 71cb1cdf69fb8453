// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "views/language.h"

#include <QObject>

#include <memory>

class QWidget;

namespace Clew {

class CatalogController;
class DetailPane;
class DiagnosisController;
class DiagnosisDesk;
class GraphDesk;
class HistoryDesk;
class KeysDesk;
class NotesDesk;
class PaletteDesk;
class RecentDesk;
class RecordNames;
class RecordsDesk;
class SessionDesk;
class StartDesk;

/// What surrounds the work: the start page, the way back, notes, the command palette, the keys, and the last
/// session. Wires these desks with each other and with the views that they need.
class Shell final : public QObject
{
    Q_OBJECT

public:
    /// To be made before the window connects `detail` with the selection.
    Shell(const WindowParts &parts, CatalogController &catalog, DiagnosisController &diagnosis,
          DetailPane &detail, QObject *parent = nullptr);

    /// For the middle of the window.
    [[nodiscard]] QWidget *centre() const;
    /// To be called when all other desks are made and the window is connected with the controllers.
    void connectDesks(RecordsDesk &records, DiagnosisDesk &diagnosis, GraphDesk &graph);
    /// Notes and bookmarks follow the names of records.
    void followNames(const RecordNames &names);
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void setLanguage(Language language);
    void retranslate();

    /// The catalog that the last session had open, where it was not the usual one.
    [[nodiscard]] QStringList lastCatalogs() const;
    /// Goes on with the last session, or shows the start page where there is nothing to go on with.
    void resumeOrStart();
    void showStartPage();
    [[nodiscard]] bool showsStartPage() const;
    /// Keeps the session; the window has its whole layout afterwards, ready to be kept.
    void close();

private:
    const WindowParts m_parts;
    CatalogController &m_catalog;
    DiagnosisController &m_diagnosis;
    DetailPane &m_detail;
    Language m_language = Language::English;
    RecentDesk *m_recent = nullptr;
    StartDesk *m_start = nullptr;
    HistoryDesk *m_history = nullptr;
    NotesDesk *m_notes = nullptr;
    PaletteDesk *m_palette = nullptr;
    KeysDesk *m_keys = nullptr;
    SessionDesk *m_session = nullptr;
};

} // namespace Clew
