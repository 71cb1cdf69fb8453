// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/viewkeys.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Collects the keys of one view.
class Rows
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ViewKeys)

public:
    [[nodiscard]] QList<ShortcutRow> all();

private:
    void findBox();
    void record();
    void log();
    void graph();
    void editor();
    void add(const QString &text, const QList<QKeySequence> &keys)
    {
        m_rows.append(
            {.name = {}, .text = text, .tip = text, .place = m_place, .keys = keys, .defaults = {}});
    }

    QString m_place;
    QList<ShortcutRow> m_rows;
};

void Rows::findBox()
{
    m_place = tr("Find box");
    add(tr("Walk the list below"), {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown});
    add(tr("Read the chosen record"), {Qt::Key_Return});
    add(tr("Clear the text"), {Qt::Key_Escape});
}

void Rows::record()
{
    m_place = tr("Record");
    add(tr("Scroll"), {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown});
    add(tr("Go through links and buttons"), {Qt::Key_Tab, QKeySequence(Qt::SHIFT | Qt::Key_Tab)});
}

void Rows::log()
{
    m_place = tr("Log");
    add(tr("Next and previous line"), {Qt::Key_Down, Qt::Key_Up});
    add(tr("Screen by screen"), {Qt::Key_PageDown, Qt::Key_PageUp});
    add(tr("First and last line"),
        {QKeySequence(Qt::CTRL | Qt::Key_Home), QKeySequence(Qt::CTRL | Qt::Key_End)});
    add(tr("Select lines"), {QKeySequence(Qt::SHIFT | Qt::Key_Down), QKeySequence(Qt::SHIFT | Qt::Key_Up)});
    add(tr("Select all lines"), {QKeySequence(QKeySequence::SelectAll)});
    add(tr("Copy the selected lines"), {QKeySequence(QKeySequence::Copy)});
}

void Rows::graph()
{
    m_place = tr("Graph");
    add(tr("Go to the record on that side"), {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down});
    add(tr("Open the record"), {Qt::Key_Return});
    add(tr("Show or hide its neighbours"), {Qt::Key_Space});
    add(tr("Pin or unpin it"), {Qt::Key_P});
    add(tr("Back to the record before"), {Qt::Key_Backspace});
    add(tr("Larger, smaller, all of it"), {Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0});
    add(tr("One step less or more around the record"), {Qt::Key_BracketLeft, Qt::Key_BracketRight});
    add(tr("Causes on or off"), {Qt::Key_C});
    add(tr("Consequences on or off"), {Qt::Key_N});
    add(tr("Errors that look alike on or off"), {Qt::Key_K});
    add(tr("Map of the whole catalog on or off"), {Qt::Key_M});
    add(tr("Find in the graph"), {Qt::Key_Slash});
}

void Rows::editor()
{
    m_place = tr("Editor");
    add(tr("Edit the field"), {Qt::Key_Return});
    add(tr("Add an entry"), {Qt::Key_Insert});
    add(tr("Remove the entry"), {Qt::Key_Delete});
    add(tr("Duplicate the entry"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)});
    add(tr("Move the entry up or down"),
        {QKeySequence(Qt::ALT | Qt::Key_Up), QKeySequence(Qt::ALT | Qt::Key_Down)});
}

QList<ShortcutRow> Rows::all()
{
    findBox();
    record();
    log();
    graph();
    editor();
    return m_rows;
}

} // namespace

QList<ShortcutRow> viewKeys()
{
    return Rows().all();
}

} // namespace Clew
