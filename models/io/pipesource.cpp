// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/pipesource.h"

#include "models/io/archivesource.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

PipeSource::PipeSource(FileDescriptor file, ArchiveLimits limits)
    : m_file(std::move(file))
    , m_limits(limits)
{
}

Result<std::unique_ptr<PipeSource>> PipeSource::open(ArchiveLimits limits)
{
    Result<FileDescriptor> file = FileDescriptor::standardInput();
    if (!file)
        return std::unexpected(file.error());
    return std::unique_ptr<PipeSource>(new PipeSource(std::move(*file), limits));
}

QString PipeSource::path() const
{
    return m_archive ? m_archive->path() : u"-"_s;
}

bool PipeSource::next()
{
    if (m_archive)
        return m_archive->next();
    if (std::exchange(m_started, true))
        return false;
    // One read and no more: a program that writes a line and waits shall be seen at once. Whoever writes an
    // archive writes its first bytes together.
    m_head.resize(ArchiveProbeBytes);
    const Result<qsizetype> count =
        m_file.read(std::span(m_head.data(), static_cast<size_t>(m_head.size())), u"-"_s);
    m_head.resize(count.value_or(0));
    if (archiveKind(m_head) == ArchiveKind::None)
        return true;
    ByteInput input;
    input.read = [this](std::span<char> buffer) { return readBytes(buffer).value_or(-1); };
    m_archive = std::make_unique<ArchiveSource>(u"-"_s, std::move(input), m_limits);
    return m_archive->next();
}

Result<qsizetype> PipeSource::readBytes(std::span<char> buffer)
{
    if (!m_head.isEmpty()) {
        const qsizetype count = std::min(m_head.size(), static_cast<qsizetype>(buffer.size()));
        std::copy_n(m_head.constData(), count, buffer.data());
        m_head.remove(0, count);
        m_consumed += count;
        return count;
    }
    const Result<qsizetype> count = m_file.read(buffer, u"-"_s);
    m_consumed += count.value_or(0);
    return count;
}

Result<qsizetype> PipeSource::read(std::span<char> buffer)
{
    return m_archive ? m_archive->read(buffer) : readBytes(buffer);
}

QList<Issue> PipeSource::takeIssues()
{
    return m_archive ? m_archive->takeIssues() : QList<Issue>();
}

} // namespace Clew
