// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/findinglist.h"

#include <QDate>

namespace Clew {

/// Days after which a record that nobody confirmed is stale.
inline constexpr int StaleDays = 730;
/// No error of a program is older.
inline constexpr int FirstYear = 1970;

/// date-impossible, date-stale. Dates may be a year, a year and a month, or a day; `today` decides what is in
/// the future, an invalid one nothing.
void checkDates(const Record &record, QDate today, FindingList &findings);

} // namespace Clew
