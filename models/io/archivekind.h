// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace Clew {

/// Bytes at the beginning of a file that tell whether it is an archive.
inline constexpr qsizetype ArchiveProbeBytes = 512;

enum class ArchiveKind {
    None,       ///< text, or at least nothing to unpack
    Compressed, ///< gzip, bzip2, xz, zstd, lz4, compress: one file, or a tar
    Tar,
    Zip,
    SevenZip,
};

/// What the first bytes say, never the name: tar by "ustar" or by the checksum of its header.
[[nodiscard]] ArchiveKind archiveKind(QByteArrayView firstBytes);

} // namespace Clew
