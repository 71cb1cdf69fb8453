// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/dismissals.h"

#include <functional>

namespace Clew {

/// A finding, with what somebody said who dismissed it. A value.
struct JudgedFinding
{
    LintFinding finding;
    std::optional<QString> reason = {}; ///< nothing where it stands

    [[nodiscard]] bool isDismissed() const { return reason.has_value(); }

    friend bool operator==(const JudgedFinding &, const JudgedFinding &) = default;
};

/// Text of a record; null where there is none.
using RecordBytes = std::function<QByteArray(const RecordId &)>;

/// The findings in their order, each with the reason it was dismissed for while its text is as it was.
[[nodiscard]] QList<JudgedFinding> judged(const QList<LintFinding> &findings, const Dismissals &dismissals,
                                          const RecordBytes &bytes);

} // namespace Clew
