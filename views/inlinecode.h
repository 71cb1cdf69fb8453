// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QList>
#include <QString>

namespace Clew {

/// Stretches of a prose text that are surely code: in back ticks, calls (`torch.load('x')`), names with
/// underscores or inner dots, options (`--shm-size=8g`), assignments of environment variables, paths. In
/// order, not overlapping. Linear for the texts that a cell shows; looks at the first 20,000 characters.
[[nodiscard]] QList<TextRange> inlineCode(QStringView text);

} // namespace Clew
