// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/kepttext.h"

#include <algorithm>
#include <cstring>

namespace Clew {

void KeptText::append(QByteArrayView bytes)
{
    m_size += bytes.size();
    while (!bytes.isEmpty()) {
        if (m_chunks.isEmpty() || m_chunks.constLast().size() == ChunkBytes)
            m_chunks.append(QByteArray());
        QByteArray &last = m_chunks.last();
        const qsizetype count = std::min(bytes.size(), ChunkBytes - last.size());
        last.append(bytes.first(count));
        bytes = bytes.sliced(count);
    }
}

void KeptText::truncate(qint64 bytes)
{
    if (bytes >= m_size)
        return;
    m_size = bytes;
    m_chunks.resize((bytes + ChunkBytes - 1) / ChunkBytes);
    if (!m_chunks.isEmpty())
        m_chunks.last().truncate(bytes - (m_chunks.size() - 1) * ChunkBytes);
}

Result<qsizetype> KeptText::readAt(qint64 offset, std::span<char> buffer) const
{
    const auto wanted = static_cast<qint64>(buffer.size());
    const qint64 count = std::clamp<qint64>(m_size - offset, 0, wanted);
    for (qint64 done = 0; done < count;) {
        const QByteArray &chunk = m_chunks.at((offset + done) / ChunkBytes);
        const qint64 at = (offset + done) % ChunkBytes;
        const qint64 part = std::min(count - done, chunk.size() - at);
        std::memcpy(buffer.data() + done, chunk.constData() + at, static_cast<size_t>(part));
        done += part;
    }
    return count;
}

QByteArray KeptText::toByteArray() const
{
    QByteArray all;
    all.reserve(m_size);
    for (const QByteArray &chunk : m_chunks)
        all.append(chunk);
    return all;
}

} // namespace Clew
