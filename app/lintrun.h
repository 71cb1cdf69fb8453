// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/lintreport.h"
#include "models/curation/cataloglint.h"

#include <memory>

namespace Clew {

class Catalog;
class CatalogSide;

/// What is asked of a catalog.
struct LintRequest
{
    RuleChoice rules;
    QList<RecordId> records; ///< empty: all, and what could not be loaded
};

/// The rules with the records of a catalog, all of which are looked at, and its side files. Reads files;
/// meant for a worker where there is a window.
[[nodiscard]] std::unique_ptr<CatalogLint> loadedLint(const Catalog &catalog, const CatalogSide &side,
                                                      const RuleChoice &rules);

/// Holds a catalog to the rules, with its side files; dismissed findings are left out and counted. Reads
/// files; meant for a worker where there is a window. Incomplete where `stop` said so.
[[nodiscard]] LintReport runLint(const Catalog &catalog, const LintRequest &request,
                                 const CatalogLint::StopPredicate &stop = {});

} // namespace Clew
