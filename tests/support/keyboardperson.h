// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "models/core/recordid.h"

#include <QSettings>
#include <QStringList>

class QAction;

namespace Clew {

class RecordEditor;

/// The window over a folder, and somebody at it who has a keyboard only: every key goes to what has the
/// focus. Keeps a list of what was pressed.
class KeyboardPerson final
{
public:
    /// Opens `catalog`; settings are kept in `settings`.
    KeyboardPerson(const QString &catalog, const QString &settings);

    /// True once a record is shown.
    [[nodiscard]] bool isReady() const;

    /// The offscreen platform makes a list of completions the active window, and leaves it so when it closes.
    void comeBack();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Letters that a keyboard has.
    void type(const QString &text);
    /// As an input method does: it composes, then commits.
    void compose(const QString &text);
    /// Everything in the field goes, then the text comes.
    void replaceBy(const QString &text);
    /// From the list to the record and into its form; false where the list does not have it.
    bool edit(const RecordId &record);
    /// Tab until the field has the focus; false where it never has.
    bool tabTo(const QString &pointer);

    /// Pointer of the field that has the focus.
    [[nodiscard]] QString pointer() const;
    [[nodiscard]] RecordEditor *editor() const;
    [[nodiscard]] QAction *action(const QString &name) const;
    [[nodiscard]] const QStringList &keys() const { return m_keys; }
    [[nodiscard]] MainWindow &window() { return m_window; }

private:
    CatalogController m_catalog;
    DiagnosisController m_diagnosis{QByteArray()};
    QSettings m_settings;
    MainWindow m_window;
    QStringList m_keys;
};

} // namespace Clew
