// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"

#include <random>

namespace Clew::Bench {

/// The catalog's records, then variants of them in which about three words in five are other ones, until
/// there are `count`: a larger catalog shares its common words, not its names.
[[nodiscard]] std::shared_ptr<const Catalog> grownCatalog(const Catalog &catalog, qsizetype count);

/// What users type: words of a record's signature, some with a field, some with a typo, some in Chinese where
/// the catalog has it. The same catalog gives the same queries.
[[nodiscard]] QStringList typedQueries(const Catalog &catalog, int count = 60);
/// Every beginning of every query, as it is typed.
[[nodiscard]] QStringList keyPresses(const QStringList &queries);
/// Tracebacks that end in the message of a record.
[[nodiscard]] QStringList pastedTraces(const Catalog &catalog, int count = 60);

} // namespace Clew::Bench
