// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/palettedesk.h"

#include "app/mainactions.h"
#include "app/menuactions.h"
#include "views/actionwords.h"
#include "views/commandpalette.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// "openCatalog" as "open catalog": actions are found by their English names in every language.
QString nameAsWords(const QString &objectName)
{
    static const QRegularExpression hump(u"([a-z])([A-Z])"_s);
    QString words = objectName;
    return words.replace(hump, u"\\1 \\2"_s).replace(u'_', u' ').toLower();
}

} // namespace

PaletteDesk::PaletteDesk(const WindowParts &parts, FindRecords findRecords, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_findRecords(std::move(findRecords))
    , m_palette(new CommandPalette(m_model, &parts.window))
    , m_show(parts.actions.add(parts.actions.goMenu, u"commandPalette"_s))
{
    m_show->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), QKeySequence(Qt::CTRL | Qt::Key_K)});
    connect(m_show, &QAction::triggered, this, &PaletteDesk::popUp);
    connect(m_palette, &CommandPalette::typed, this, [this](const QString &text) {
        m_model.setTyped(text,
                         text.trimmed().isEmpty() ? QList<PaletteEntry>() : m_findRecords(text, MaxRecords));
    });
    connect(m_palette, &CommandPalette::chosen, this, &PaletteDesk::run);
    retranslate();
}

void PaletteDesk::popUp()
{
    m_actions.clear();
    QList<PaletteEntry> entries;
    for (const MenuAction &item : menuActions(m_parts.window)) {
        if (!item.action->isEnabled() || item.action == m_show)
            continue;
        entries.append({.kind = PaletteKind::Action,
                        .key = QString::number(m_actions.size()),
                        .title = plainActionText(*item.action),
                        .detail = item.menu,
                        .words = nameAsWords(item.action->objectName()),
                        .shortcut = item.action->shortcut()});
        m_actions.append(item.action);
    }
    if (m_findSearches)
        entries.append(m_findSearches());
    m_model.setEntries(entries);
    m_palette->popUp();
}

void PaletteDesk::run(const PaletteEntry &entry)
{
    switch (entry.kind) {
    case PaletteKind::Action:
        if (QAction *action = m_actions.value(entry.key.toInt()))
            action->trigger();
        break;
    case PaletteKind::Search:
        Q_EMIT searchChosen(entry.key);
        break;
    case PaletteKind::Record:
        Q_EMIT recordChosen(RecordId(entry.key));
        break;
    }
}

void PaletteDesk::retranslate()
{
    setActionWords(m_show, tr("&Command Palette…"), tr("Do or find anything by typing some of its letters"));
}

} // namespace Clew
