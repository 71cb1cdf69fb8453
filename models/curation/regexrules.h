// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/findinglist.h"
#include "models/curation/samples.h"

namespace Clew {

/// regex-invalid, regex-misses-signature, regex-portability, regex-weak-branch, regex-slow. Some 50 to 100
/// microseconds; regex-slow up to some milliseconds for a regex that is.
void checkRegexRules(const Record &record, FindingList &findings);

/// sample-fails: samples that must match do, the others do not.
void checkSamples(const Record &record, const RecordSamples &samples, FindingList &findings);

} // namespace Clew
