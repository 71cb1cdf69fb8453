// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/findinglist.h"

namespace Clew {

/// empty-action, repeated-action, how-equals-action: of dead ends and workarounds.
void checkActions(const Record &record, FindingList &findings);

} // namespace Clew
