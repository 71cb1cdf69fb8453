// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/recordid.h"
#include "models/items/palettemodel.h"
#include "views/language.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;

namespace Clew {

class CommandPalette;

/// The command palette: every action of the menus, the records, and the saved searches, by some of their
/// letters.
class PaletteDesk final : public QObject
{
    Q_OBJECT

public:
    /// Records that answer what was typed, the best first, at most so many.
    using FindRecords = std::function<QList<PaletteEntry>(const QString &typed, qsizetype most)>;
    /// Saved searches: key is the text of the query.
    using FindSearches = std::function<QList<PaletteEntry>()>;

    PaletteDesk(const WindowParts &parts, FindRecords findRecords, QObject *parent = nullptr);

    void setSearches(FindSearches findSearches) { m_findSearches = std::move(findSearches); }
    void retranslate();

    static constexpr qsizetype MaxRecords = 20;

Q_SIGNALS:
    void recordChosen(const Clew::RecordId &id);
    /// The user wants that query in the find box.
    void searchChosen(const QString &query);

private:
    void popUp();
    void run(const PaletteEntry &entry);

    const WindowParts m_parts;
    const FindRecords m_findRecords;
    FindSearches m_findSearches;
    PaletteModel m_model;
    CommandPalette *m_palette = nullptr;
    QAction *m_show = nullptr;
    QList<QPointer<QAction>>
        m_actions; ///< that were listed when the palette was opened; an entry's key is a place
};

} // namespace Clew
