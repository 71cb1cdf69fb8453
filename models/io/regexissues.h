// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace Clew {

/// Says why a regex cannot be used (InvalidRegex with message and offset, RegexMatchesEmpty), nothing where
/// it can. Called from several threads at once.
using RegexCheck = std::function<std::optional<Error>(const QString &regex)>;

/// The issue of a record whose regex cannot be used, with the place of the regex in the file.
[[nodiscard]] Issue regexIssue(const Catalog &catalog, RecordIndex record, const Error &error);

/// Checks the regex of every record, in the catalog's order; empty ones were issues of the load already and
/// are passed over. The second phase of a load: the list stands while it runs. A pattern set that is built
/// anyway knows the same (PatternSet::rejected). Error: Cancelled.
[[nodiscard]] Result<QList<Issue>> checkRegexes(const Catalog &catalog, const RegexCheck &check,
                                                const std::stop_token &stop = {});

} // namespace Clew
