// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

/// How far a scan is.
struct ScanProgress
{
    QString name;              ///< what is being read now
    qint64 bytesDone = 0;      ///< over all inputs
    qint64 bytesTotal = 0;     ///< 0 where it cannot be known (a pipe)
    double bytesPerSecond = 0; ///< 0 where it is not known yet
    bool following = false;    ///< a log that grows: there is no end to wait for

    friend bool operator==(const ScanProgress &, const ScanProgress &) = default;
};

} // namespace Clew
