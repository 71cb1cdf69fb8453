// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/cleanline.h"

namespace Clew {

/// True where the bytes hold a control character other than the tab. About 8 bytes a nanosecond.
[[nodiscard]] bool hasControls(QByteArrayView bytes);

/// Bytes of the escape sequence at the beginning of `bytes` (which begins with ESC): CSI, OSC, DCS and the
/// like up to their end, two- and three-byte ones. A sequence without an end takes its introducer alone.
[[nodiscard]] qsizetype escapeLength(QByteArrayView bytes);

/// Appends the part of `line` from `begin` to `end` to `out` without escape sequences and zero bytes, with
/// each backspace taking the character before it away.
void appendCleaned(const MappedView &line, qsizetype begin, qsizetype end, MappedText &out);

/// Bytes up to the next carriage return or the escape that moves to the first column, or all.
struct RedrawPart
{
    qsizetype length = 0; ///< without what ends it
    qsizetype behind = 0; ///< with it
};
[[nodiscard]] RedrawPart nextRedrawPart(QByteArrayView bytes);

/// True where `next` shows a later state of what `previous` shows: the same words around other numbers, a
/// longer bar. Never for a part that says that something went wrong, unless `next` says the same.
[[nodiscard]] bool isRedrawOf(QByteArrayView previous, QByteArrayView next);

} // namespace Clew
