// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "models/diagnosis/logclock.h"

#include <QByteArrayView>

#include <optional>

namespace Clew {

/// Level that a line of fields names: `level=error`, `"level":"error"`, `"severity": "ERROR"`, `"s":"E"`, a
/// number of pino or bunyan. `head` is the beginning of the line.
[[nodiscard]] LogLevel levelOfFields(QByteArrayView head);

/// Time that a line of fields names: `"@timestamp":"…"`, `"time": "…"`, `"$date":"…"`, `time="…"`, `ts=…`.
[[nodiscard]] std::optional<TimeMatch> timeOfFields(QByteArrayView head, LogClock &clock);

} // namespace Clew
