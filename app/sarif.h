// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "views/language.h"

#include <QJsonArray>
#include <QJsonObject>

namespace Clew {

class Catalog;

/// A path as a relative reference of RFC 3986: what is not allowed in one is percent-encoded, so that every
/// path is one.
[[nodiscard]] QString sarifUri(const QString &path);

/// A message object of SARIF.
[[nodiscard]] QJsonObject sarifMessage(const QString &text);

/// A SARIF 2.1.0 log (OASIS, "Static Analysis Results Interchange Format") of one run, without its tool,
/// which is this program with `rules`.
[[nodiscard]] QJsonObject sarifLog(const QJsonArray &rules, QJsonObject run);

/// The diagnosis as a SARIF log: a claim is an error, a hint a note, a record a rule, an input an artifact.
/// Lines count from 1.
[[nodiscard]] QJsonObject diagnosisToSarif(const Diagnosis &diagnosis, const Catalog &catalog,
                                           Language language);

} // namespace Clew
