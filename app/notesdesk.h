// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/privatenotes.h"
#include "app/windowparts.h"
#include "models/core/catalog.h"

#include <QObject>

#include <memory>

class QAction;
class QMenu;

namespace Clew {

class NotePane;
class RecordNames;

/// Bookmarks and private notes: a dock for the current record's, a key for the bookmark, and a menu of all.
class NotesDesk final : public QObject
{
    Q_OBJECT

public:
    /// Notes of catalogs that cannot be written to stand below `userFolder`, and always those of folders in
    /// `readOnly`.
    NotesDesk(const WindowParts &parts, const QString &userFolder, const QStringList &readOnly,
              QObject *parent = nullptr);
    ~NotesDesk() override;

    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] PrivateNotes &notes() { return m_notes; }
    /// Notes and bookmarks follow the names of records.
    void followNames(const RecordNames &names);

private:
    void connectNotes();
    void showCurrent();
    void toggleBookmark();
    void fillMenu();
    [[nodiscard]] QString titleOf(const RecordId &id) const;

    const WindowParts m_parts;
    PrivateNotes m_notes;
    std::shared_ptr<const Catalog> m_catalog;
    NotePane *m_pane = nullptr;
    QDockWidget *m_dock = nullptr;
    QAction *m_bookmark = nullptr;
    QAction *m_write = nullptr;
    QMenu *m_menu = nullptr;
};

} // namespace Clew
