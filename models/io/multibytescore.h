// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/textencoding.h"

#include <QByteArrayView>

#include <span>

namespace Clew {

/// The encodings that multiByteScore() knows.
[[nodiscard]] std::span<const TextEncoding> multiByteEncodings();

/// How much bytes look like text in a multi-byte encoding, per byte beyond ASCII: 1 where each is part of a
/// character that everyday text is made of, 0 for rare ones, far below 0 for sequences that do not exist.
/// The ranges of everyday characters are those of the standards: level 1 of GB 2312 (sorted by sound),
/// level 1 of Big5 (by strokes), kana and level 1 of JIS X 0208, the 2,350 syllables of KS X 1001.
[[nodiscard]] double multiByteScore(QByteArrayView sample, TextEncoding encoding);

} // namespace Clew
