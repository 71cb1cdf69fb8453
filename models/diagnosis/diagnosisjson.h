// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"

#include <QJsonObject>

namespace Clew {

class Catalog;

/// The object that `clew diagnose --format json` prints, schema "clew-diagnosis-1" (the command line's
/// contract). Every key of the contract is always there: an absent value is null, an empty list is []. Beside
/// the contract: "stopped", "weight" of a reason, "offset" wherever there is a line. Lines count from 1,
/// offsets are bytes of the original input. Captures are keyed by group; of two with one name the last
/// counts.
[[nodiscard]] QJsonObject diagnosisToJson(const Diagnosis &diagnosis, const Catalog &catalog);

} // namespace Clew
