// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/startentry.h"

#include <QList>

namespace Clew {

/// The sample logs of a folder, as its `index.json` names and describes them, in that order. What does not
/// exist and what is written wrong is left out; nothing where there is no such file.
[[nodiscard]] QList<StartEntry> readSampleList(const QString &folder);

} // namespace Clew
