// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/chinesetext.h"
#include "views/icons.h"

namespace Clew {

struct Theme;

/// "machine-made": how far a Chinese text is, in a word.
[[nodiscard]] QString chineseStateWord(ChineseState state);
/// What that means, in a sentence.
[[nodiscard]] QString chineseStateTip(ChineseState state);
/// Drawing and colour of a state; the word says the same.
[[nodiscard]] Glyph chineseStateGlyph(ChineseState state);
[[nodiscard]] QColor chineseStateColour(ChineseState state, const Theme &theme);

} // namespace Clew
