// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lintreport.h"
#include "models/curation/cataloglint.h"
#include "models/curation/dismissals.h"

namespace Clew {

class Catalog;

/// What is asked of a catalog.
struct LintRequest
{
    RuleChoice rules;
    QList<RecordId> records; ///< empty: all, and what could not be loaded
};

/// Holds a catalog to the rules, with its side files; dismissed findings are left out and counted. Reads
/// files; meant for a worker where there is a window. Incomplete where `stop` said so.
[[nodiscard]] LintReport runLint(const Catalog &catalog, const LintRequest &request,
                                 const CatalogLint::StopPredicate &stop = {});

} // namespace Clew
