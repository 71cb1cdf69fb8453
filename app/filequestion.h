// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace Clew {

/// Questions for files and folders, by the platform's dialog over `parent`. They return at once: no event
/// loop runs within another. `taken` is called where something was chosen, and not after `parent` is gone.

void askForFiles(QWidget *parent, const QString &title, std::function<void(const QStringList &)> taken);
void askForFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> taken);
/// `name` is offered; `filter` as in QFileDialog, empty for all files. Asks before one is replaced.
void askWhereToSave(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                    std::function<void(const QString &)> taken);

} // namespace Clew
