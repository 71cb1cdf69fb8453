// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/findinglist.h"

namespace Clew {

/// confidence-above-evidence, evidence-above-sources, no-source, source-bare, source-unsafe.
void checkTrust(const Record &record, FindingList &findings);

/// rate-contradiction: of the overall rate, the workarounds', the dead ends' and `resolvable`.
void checkRates(const Record &record, FindingList &findings);

enum class SourceFault {
    None,
    Bare,   ///< a site without a page
    Unsafe, ///< neither http nor https, no host, or with a user's name or password
};
[[nodiscard]] SourceFault sourceFault(const QString &address);

} // namespace Clew
