// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace Clew {

/// Reads `text` in every way that the record reader knows (as one record, as an array, as JSON Lines; in
/// place and copied) and checks what must hold for any bytes: the parser and the scanner of faults agree, a
/// tree gives back its text, records lie in the file one behind the other at the places that are told.
/// Returns what does not hold; empty where all does.
[[nodiscard]] QString checkRecordReading(const QByteArray &text);

} // namespace Clew
