// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"

#include <QByteArray>
#include <QList>

namespace Clew {

class Catalog;
class Console;

/// What `clew lint` found.
struct LintReport
{
    qsizetype records = 0; ///< that were looked at
    QList<LintFinding> findings;
    qsizetype dismissed = 0; ///< findings that were left out because somebody dismissed them
    QList<Error> sideErrors; ///< side files that could not be read
};

/// The object of the command line's contract, schema "clew-lint-1": records, findings (rule, severity, id,
/// pointer, message, fix), counts by rule; beside it "dismissed", and "file" and "line" of what could not be
/// loaded.
[[nodiscard]] QByteArray lintJson(const LintReport &report);

/// SARIF 2.1.0: one run, its rules, one result a finding with file, line and column of the value.
[[nodiscard]] QByteArray lintSarif(const LintReport &report, const Catalog &catalog);

/// For people: findings below their record, and a line that counts them.
[[nodiscard]] QString lintText(const LintReport &report, const Console &console);

} // namespace Clew
