// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QAction;

namespace Clew {

/// The text of an action, and the same tip as tool tip and in the status bar.
void setActionWords(QAction *action, const QString &text, const QString &tip);

/// A text of an action or menu without the mark of its access key; Chinese ones carry it in brackets.
[[nodiscard]] QString withoutAccessKey(const QString &text);

} // namespace Clew
