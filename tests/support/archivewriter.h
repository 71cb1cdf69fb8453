// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

struct archive;

namespace Clew::TestArchive {

enum class Format { Tar, Zip, SevenZip };
enum class Filter { None, Gzip, Bzip2, Xz, Zstd };
enum class Kind { File, Folder, SymbolicLink, HardLink, CharacterDevice, Fifo };

struct Member
{
    QByteArray path;
    QByteArray content; ///< or where a link points
    Kind kind = Kind::File;
};

/// An archive in memory, written by libarchive.
[[nodiscard]] QByteArray make(Format format, Filter filter, const std::vector<Member> &members);

/// One file compressed, without an archive around it.
[[nodiscard]] QByteArray compress(Filter filter, const QByteArray &content);

/// A gzip of `copies` times `part`, without ever holding them at once.
[[nodiscard]] QByteArray gzipOf(const QByteArray &part, int copies);

} // namespace Clew::TestArchive
