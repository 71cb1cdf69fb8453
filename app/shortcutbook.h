// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QSettings;

namespace Clew {

/// The keys that actions came with, and those that the user gave them, which are kept in the settings under
/// the actions' names. GUI thread.
class ShortcutBook final
{
public:
    /// The settings must outlive the book.
    explicit ShortcutBook(QSettings &settings);

    /// Remembers the keys that the action has now as those it came with, and gives it the user's. Does
    /// nothing for an action without a name or one that is known.
    void take(QAction *action);
    [[nodiscard]] QList<QKeySequence> defaults(const QAction *action) const;
    /// Keeps the keys for the next start too.
    void setKeys(QAction *action, const QList<QKeySequence> &keys);
    void reset(QAction *action);

private:
    QSettings &m_settings;
    QHash<QString, QList<QKeySequence>> m_defaults; ///< by name of the action
};

} // namespace Clew
