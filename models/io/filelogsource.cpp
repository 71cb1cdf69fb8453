// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/filelogsource.h"

#include <utility>

namespace Clew {

FileLogSource::FileLogSource(QString path, FileDescriptor file)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_size(m_file.size())
{
}

bool FileLogSource::next()
{
    return !std::exchange(m_started, true);
}

std::optional<qint64> FileLogSource::size() const
{
    return m_size < 0 ? std::nullopt : std::optional(m_size);
}

Result<qsizetype> FileLogSource::read(std::span<char> buffer)
{
    const Result<qsizetype> count = m_file.read(buffer, m_path);
    if (count)
        m_consumed += *count;
    return count;
}

} // namespace Clew
