// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QtTypes>

namespace Clew {

/// What a build or test tool says of its run at its end.
struct RunOutcome
{
    qsizetype success =
        -1;              ///< where it says that all went well ("BUILD SUCCESSFUL", "26 passed"); -1: nowhere
    qsizetype zero = -1; ///< where it counts none ("0 errors", "failures=0")
    qsizetype failure = -1; ///< where it counts failures ("1 failed, 3 passed", "BUILD FAILED")

    friend bool operator==(const RunOutcome &, const RunOutcome &) = default;
};

/// The last outcome of each kind in an event. Errors before a success were expected, or did not matter.
[[nodiscard]] RunOutcome runOutcome(QByteArrayView event);

/// What a line says of what became of an error.
enum class Handling : quint8 {
    None,
    Retried, ///< "will retry": still open
    Done,    ///< "skipped", "using the default", "trying the next mirror"
};
[[nodiscard]] Handling handlingOf(QByteArrayView line);

} // namespace Clew
