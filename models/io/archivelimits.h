// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

namespace Clew {

/// What an archive may cost. An honest bundle of logs stays far below each of these; a bomb passes one soon.
struct ArchiveLimits
{
    /// Archives inside one another, the outermost counted: run.zip!/node.tar.gz!/rank.log.gz is three.
    int depth = 4;
    /// Members of all archives inside one another.
    qint64 members = 20'000;
    /// Unpacked bytes of all members.
    qint64 bytes = qint64(64) << 30;
    /// Unpacked bytes for each byte that lies on disk, looked at once more than `graceBytes` are unpacked:
    /// logs reach 20 to 100, deflate can do 1,032.
    qint64 ratio = 250;
    qint64 graceBytes = qint64(256) << 20;
    /// A 7z inside another archive is read from memory, because it must be read from its end, up to this
    /// size.
    qint64 seekableBytes = qint64(64) << 20;
    /// Refused members that are named one by one; the archive is given up then.
    int issues = 100;
};

} // namespace Clew
