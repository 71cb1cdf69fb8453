// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/memorylogsource.h"

#include <algorithm>
#include <utility>

namespace Clew {

MemoryLogSource::MemoryLogSource(QString path, QByteArray bytes)
    : m_path(std::move(path))
    , m_bytes(std::move(bytes))
{
}

bool MemoryLogSource::next()
{
    return !std::exchange(m_started, true);
}

Result<qsizetype> MemoryLogSource::read(std::span<char> buffer)
{
    const qsizetype count = std::min(static_cast<qsizetype>(buffer.size()), m_bytes.size() - m_position);
    std::copy_n(m_bytes.constData() + m_position, count, buffer.data());
    m_position += count;
    return count;
}

} // namespace Clew
