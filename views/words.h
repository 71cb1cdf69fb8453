// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/redactor.h"

#include <QString>

#include <optional>

/// The window's words for values that the catalog and the diagnosis write as stable English ones. A value
/// that we do not know is shown as it is.
namespace Clew {

/// "AI-generated" for `ai_generated`.
[[nodiscard]] QString tierWord(const QString &tier);
/// "yes", "no", "partly".
[[nodiscard]] QString resolvableWord(const QString &resolvable);
[[nodiscard]] QString relationWord(Relation relation);
[[nodiscard]] QString levelWord(VerdictLevel level);
/// The record whose match was left open; "every record" where the line itself could not be tried.
[[nodiscard]] QString undecidedRecord(const RecordId &id);
/// "match limit" of an undecided question, as a half sentence.
[[nodiscard]] QString undecidedWord(const QString &why);
/// Note of an input: "truncated".
[[nodiscard]] QString inputNoteWord(const QString &note);
/// "host name", "path": what was taken out of a report.
[[nodiscard]] QString privateKindWord(PrivateKind kind);
/// "85 %" as the locale writes it; empty where there is no rate.
[[nodiscard]] QString percentText(const std::optional<double> &rate);

} // namespace Clew
