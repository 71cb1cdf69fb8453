// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/graphpicture.h"

namespace Clew {

/// `after` on its way from where its nodes are in `before`, which has the same nodes: at 0 they stand there,
/// at 1 where they belong. Lines and labels follow the ends of their lines.
[[nodiscard]] GraphPicture pictureBetween(const GraphPicture &before, const GraphPicture &after,
                                          double progress);

} // namespace Clew
