// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/logwords.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace Clew {

/// The word that stands for the way a domain's tools write their logs, which no record describes: an nginx
/// error log is one although it never says "nginx".
[[nodiscard]] WordKey toolMark(const QString &domain);

/// The marks of the tools whose form a text has; linear, about thirty searches.
[[nodiscard]] std::vector<LogWord> toolMarksIn(QByteArrayView text);

} // namespace Clew
