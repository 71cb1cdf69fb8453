// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/eventblock.h"

#include <QByteArrayView>

#include <optional>

namespace Clew {

/// A tag before a line that says who wrote it.
struct LogTag
{
    qsizetype end = 0; ///< behind it and the one blank that belongs to it
    std::optional<int> rank;
    QByteArrayView writer; ///< a name that tells writers apart; empty where `rank` or `lane` does
    quint32 lane = 0;      ///< the same as a hash
    LogLevel level = LogLevel::Unknown;
};

/// The tag that stands at the cursor: a rank's ("[rank3]: "), a pod's, Ray's, BuildKit's, a priority of
/// syslog or the kernel. Forms that ordinary text shares ("3: x", "name | x") are not among them.
[[nodiscard]] std::optional<LogTag> logTagAt(const ByteCursor &cursor);

/// A hash that is never 0.
[[nodiscard]] inline quint32 laneHash(QByteArrayView bytes, quint32 seed = 2'166'136'261U)
{
    for (const char c : bytes)
        seed = (seed ^ static_cast<uchar>(c)) * 16'777'619U;
    return seed == 0 ? 1 : seed;
}

} // namespace Clew
