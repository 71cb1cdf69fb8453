// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"

#include <QCoreApplication>
#include <QStringList>

namespace Clew {

/// Sentences about what was not read, for a terminal: of many with the same reason in the same archive or
/// folder the first few stand one by one, the others are counted.
class FoldedIssues final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::FoldedIssues)

public:
    /// In the order of the issues; a count stands where the first of those that it counts would.
    [[nodiscard]] static QStringList sentences(const QList<Issue> &issues);

    static constexpr int ShownOfAKind = 5;
};

} // namespace Clew
