// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "views/language.h"

#include <QJsonObject>

namespace Clew {

class Catalog;

/// The diagnosis as a SARIF 2.1.0 log (OASIS, "Static Analysis Results Interchange Format"): a claim is an
/// error, a hint a note, a record a rule, an input an artifact. Lines count from 1.
[[nodiscard]] QJsonObject diagnosisToSarif(const Diagnosis &diagnosis, const Catalog &catalog,
                                           Language language);

} // namespace Clew
