// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/textencoding.h"

#include <QByteArrayView>

#include <span>

namespace Clew {

/// The encodings that singleByteScore() knows.
[[nodiscard]] std::span<const TextEncoding> singleByteEncodings();

/// How much bytes look like words in a single-byte encoding, per byte beyond ASCII: letters in words count
/// for it (single ones among ASCII letters in Latin, runs in Cyrillic and Greek), capitals inside a word,
/// signs inside a word and bytes that mean nothing against it. About 0.7 for flawless text, so that a
/// multi-byte encoding that fits as well wins.
[[nodiscard]] double singleByteScore(QByteArrayView sample, TextEncoding encoding);

} // namespace Clew
