// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"
#include "models/io/textencoding.h"

#include <QByteArrayView>
#include <QList>

namespace Clew {

/// Where the lines of a file begin, without holding a place for each: an anchor every 64 lines, or sooner
/// where lines are long, and every 128, 256 … once there are too many anchors. 16 MiB at most, whatever the
/// file; finding a line means reading on from its anchor (LineReader). Where a line is long the next one
/// always has an anchor. Lines are what '\n' ends; the last one needs none. An ordinary value, and cheap to
/// copy (anchors are shared in chunks): hand a copy to another thread while this one grows.
class LineIndex final
{
public:
    struct Anchor
    {
        qint64 line = 1;   ///< number of the line that begins at `offset`
        qint64 offset = 0; ///< bytes from the beginning of the file

        friend bool operator==(const Anchor &, const Anchor &) = default;
    };

    /// Bytes between two anchors, unless one line is longer.
    static constexpr qint64 AnchorBytes = qint64(256) * 1024;
    static constexpr qint64 FirstStride = 64;
    static constexpr qsizetype MaxAnchors = qsizetype(1) << 20;
    /// Behind a gap of this many bytes an anchor is never thinned out.
    static constexpr qint64 LongGap = 4 * AnchorBytes;

    /// In UTF-16 and UTF-32 a line ends with a whole unit of value 10, and not with each byte of value 10.
    explicit LineIndex(TextEncoding encoding);
    LineIndex()
        : LineIndex(TextEncoding::Utf8)
    {
    }

    /// Takes the next bytes of the file. Gigabytes a second.
    void append(QByteArrayView bytes);

    /// Lines so far; what stands behind the last '\n' is one if it is not empty.
    [[nodiscard]] qint64 lines() const;
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    [[nodiscard]] qsizetype anchors() const { return m_full.size() * ChunkAnchors + m_tail.size(); }

    /// The last anchor at or before a line or a byte.
    [[nodiscard]] Anchor before(LineNumber line) const;
    [[nodiscard]] Anchor beforeOffset(qint64 offset) const;

    /// Behind the first line end in `bytes`, whose first byte stands at `offset` in the file; -1 where there
    /// is none.
    [[nodiscard]] qsizetype lineEnd(QByteArrayView bytes, qint64 offset) const;
    /// Bytes of a line end: 1, 2 or 4.
    [[nodiscard]] int unit() const { return m_unit; }
    /// `line` without a carriage return before its end.
    [[nodiscard]] QByteArrayView withoutReturn(QByteArrayView line) const;

private:
    static constexpr qsizetype ChunkAnchors = 4096;

    void lineBegins(qint64 offset);
    void add(Anchor anchor);
    void thinOut();
    template <typename Key>
    [[nodiscard]] Anchor last(qint64 limit, Key key) const;

    QList<QList<Anchor>> m_full; ///< of ChunkAnchors each; a copy shares them
    QList<Anchor> m_tail{Anchor{}};
    qint64 m_stride = FirstStride;
    qint64 m_line = 1;      ///< the line being read
    qint64 m_lineBegin = 0; ///< where it begins
    qint64 m_bytes = 0;
    int m_unit = 1;
    bool m_little = true;
    QByteArray m_broken; ///< the beginning of a unit whose rest has not come
};

} // namespace Clew
