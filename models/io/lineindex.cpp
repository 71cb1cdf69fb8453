// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/lineindex.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace Clew {

namespace {

int unitOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16Le:
    case TextEncoding::Utf16Be:
        return 2;
    case TextEncoding::Utf32Le:
    case TextEncoding::Utf32Be:
        return 4;
    default:
        return 1;
    }
}

} // namespace

LineIndex::LineIndex(TextEncoding encoding)
    : m_unit(unitOf(encoding))
    , m_little(encoding != TextEncoding::Utf16Be && encoding != TextEncoding::Utf32Be)
{
}

qsizetype LineIndex::lineEnd(QByteArrayView bytes, qint64 offset) const
{
    for (qsizetype from = 0; from < bytes.size();) {
        const void *found = std::memchr(bytes.data() + from, '\n', static_cast<size_t>(bytes.size() - from));
        if (!found)
            return -1;
        const qsizetype at = static_cast<const char *>(found) - bytes.data();
        if (m_unit == 1)
            return at + 1;
        // The byte must be the low one of an aligned unit whose others are zero.
        const qsizetype begin = m_little ? at : at - (m_unit - 1);
        const bool aligned = begin >= 0 && (offset + begin) % m_unit == 0 && begin + m_unit <= bytes.size();
        if (aligned) {
            qsizetype zeros = 0;
            for (qsizetype i = begin; i < begin + m_unit; ++i)
                zeros += bytes[i] == 0;
            if (zeros == m_unit - 1)
                return begin + m_unit;
        }
        from = at + 1;
    }
    return -1;
}

QByteArrayView LineIndex::withoutReturn(QByteArrayView line) const
{
    if (line.size() < m_unit)
        return line;
    const char last = m_little ? line[line.size() - m_unit] : line[line.size() - 1];
    return last == '\r' ? line.chopped(m_unit) : line;
}

void LineIndex::append(QByteArrayView bytes)
{
    QByteArray joined;
    if (!m_broken.isEmpty()) {
        joined = m_broken + bytes.toByteArray();
        m_bytes -= m_broken.size();
        m_broken.clear();
        bytes = joined;
    }
    const qsizetype whole = bytes.size() / m_unit * m_unit;
    const QByteArrayView units = bytes.first(whole);
    for (qsizetype at = 0; at < units.size();) {
        const qsizetype length = lineEnd(units.sliced(at), m_bytes + at);
        if (length < 0)
            break;
        at += length;
        lineBegins(m_bytes + at);
    }
    m_broken = bytes.sliced(whole).toByteArray();
    m_bytes += bytes.size();
}

void LineIndex::lineBegins(qint64 offset)
{
    ++m_line;
    m_lineBegin = offset;
    const Anchor &last = m_tail.isEmpty() ? m_full.constLast().constLast() : m_tail.constLast();
    if (m_line - last.line < m_stride && offset - last.offset < AnchorBytes)
        return;
    add({.line = m_line, .offset = offset});
    if (anchors() > MaxAnchors)
        thinOut();
}

void LineIndex::add(Anchor anchor)
{
    m_tail.append(anchor);
    if (m_tail.size() == ChunkAnchors)
        m_full.append(std::exchange(m_tail, {}));
}

/// Leaves out every second anchor, but none between lines so long that reading over them would take a while.
void LineIndex::thinOut()
{
    m_stride *= 2;
    QList<Anchor> all;
    all.reserve(anchors());
    for (const QList<Anchor> &chunk : std::as_const(m_full))
        all.append(chunk);
    all.append(m_tail);
    m_full.clear();
    m_tail.clear();
    Anchor kept = all.constFirst();
    bool keptBefore = false;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool behindGap = i + 1 < all.size() && all.at(i + 1).offset - kept.offset > LongGap;
        keptBefore = !keptBefore || behindGap;
        if (!keptBefore)
            continue;
        kept = all.at(i);
        add(kept);
    }
}

qint64 LineIndex::lines() const
{
    return m_lineBegin < m_bytes ? m_line : m_line - 1;
}

/// The last anchor whose `key` is at most `limit`, the first one where there is none.
template <typename Key>
LineIndex::Anchor LineIndex::last(qint64 limit, Key key) const
{
    const auto behind = [limit, key](const QList<Anchor> &anchors) {
        return std::upper_bound(anchors.begin(), anchors.end(), limit,
                                [key](qint64 value, const Anchor &anchor) { return value < anchor.*key; });
    };
    if (!m_tail.isEmpty() && (m_full.isEmpty() || m_tail.constFirst().*key <= limit)) {
        const auto found = behind(m_tail);
        return found == m_tail.begin() ? *found : *(found - 1);
    }
    const auto next = std::upper_bound(
        m_full.begin(), m_full.end(), limit,
        [key](qint64 value, const QList<Anchor> &chunk) { return value < chunk.constFirst().*key; });
    const QList<Anchor> &chunk = next == m_full.begin() ? m_full.constFirst() : *(next - 1);
    const auto found = behind(chunk);
    return found == chunk.begin() ? *found : *(found - 1);
}

LineIndex::Anchor LineIndex::before(LineNumber line) const
{
    return last(line.value(), &Anchor::line);
}

LineIndex::Anchor LineIndex::beforeOffset(qint64 offset) const
{
    return last(offset, &Anchor::offset);
}

} // namespace Clew
