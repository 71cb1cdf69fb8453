// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/archivekind.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

struct Magic
{
    QByteArrayView bytes;
    ArchiveKind kind;
};

constexpr std::array Magics{
    Magic{QByteArrayView("\x1F\x8B\x08"), ArchiveKind::Compressed}, // gzip
    Magic{QByteArrayView("\x1F\x9D"), ArchiveKind::Compressed},     // compress
    Magic{QByteArrayView("\xFD"
                         "7zXZ\0",
                         6),
          ArchiveKind::Compressed},                                     // xz
    Magic{QByteArrayView("\x28\xB5\x2F\xFD"), ArchiveKind::Compressed}, // zstd
    Magic{QByteArrayView("\x04\x22\x4D\x18"), ArchiveKind::Compressed}, // lz4
    Magic{QByteArrayView("PK\x03\x04"), ArchiveKind::Zip},
    Magic{QByteArrayView("PK\x05\x06"), ArchiveKind::Zip}, // an empty one
    Magic{QByteArrayView("PK\x07\x08"), ArchiveKind::Zip}, // one of several volumes
    Magic{QByteArrayView("7z\xBC\xAF\x27\x1C"), ArchiveKind::SevenZip},
};

constexpr qsizetype TarHeaderBytes = 512;
constexpr qsizetype TarMagicOffset = 257;
constexpr qsizetype TarChecksumOffset = 148;
constexpr qsizetype TarChecksumBytes = 8;

/// The checksum counts its own field as blanks.
bool hasTarChecksum(QByteArrayView header)
{
    qint64 written = 0;
    int digits = 0;
    for (const char c : header.sliced(TarChecksumOffset, TarChecksumBytes)) {
        if (c >= '0' && c <= '7') {
            written = written * 8 + (c - '0');
            ++digits;
        } else if (digits > 0) {
            break;
        } else if (c != ' ') {
            return false;
        }
    }
    qint64 sum = 0;
    for (qsizetype i = 0; i < TarHeaderBytes; ++i) {
        const bool field = i >= TarChecksumOffset && i < TarChecksumOffset + TarChecksumBytes;
        sum += field ? ' ' : static_cast<uchar>(header[i]);
    }
    return digits > 0 && sum == written && header[0] != '\0';
}

/// "BZh" alone also begins words: the block size and the block's magic follow.
bool isBzip2(QByteArrayView bytes)
{
    constexpr QByteArrayView Block("1AY&SY");
    constexpr QByteArrayView End("\x17\x72\x45\x38\x50\x90");
    if (bytes.size() < 10 || !bytes.startsWith("BZh") || bytes[3] < '1' || bytes[3] > '9')
        return false;
    return bytes.sliced(4).startsWith(Block) || bytes.sliced(4).startsWith(End);
}

ArchiveKind kindByMagic(QByteArrayView firstBytes)
{
    for (const Magic &magic : Magics) {
        if (firstBytes.startsWith(magic.bytes))
            return magic.kind;
    }
    return isBzip2(firstBytes) ? ArchiveKind::Compressed : ArchiveKind::None;
}

} // namespace

ArchiveKind archiveKind(QByteArrayView firstBytes)
{
    const ArchiveKind kind = kindByMagic(firstBytes);
    if (kind != ArchiveKind::None || firstBytes.size() < TarHeaderBytes)
        return kind;
    const QByteArrayView header = firstBytes.first(TarHeaderBytes);
    const bool tar = header.sliced(TarMagicOffset).startsWith("ustar") || hasTarChecksum(header);
    return tar ? ArchiveKind::Tar : ArchiveKind::None;
}

} // namespace Clew
