// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/archivesource.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A path that would leave the folder it is unpacked in. Nothing is unpacked here, but who packs such a path
/// is up to no good.
bool climbs(const QString &member)
{
    const auto parts = QStringView(member).split(u'/');
    return std::any_of(parts.begin(), parts.end(), [](QStringView part) {
        return part == u".."_s || part.startsWith(u"..\\"_s) || part.contains(u"\\..\\"_s) ||
               part.endsWith(u"\\.."_s);
    });
}

} // namespace

ArchiveSource::ArchiveSource(QString path, FileDescriptor file, ArchiveLimits limits)
    : m_rootPath(std::move(path))
    , m_limits(limits)
    , m_file(std::move(file))
{
    m_input.size = m_file.size();
    // The place is kept here and not in the descriptor, so that reading after a seek costs no system call.
    auto place = std::make_shared<qint64>(0);
    m_input.read = [this, place](std::span<char> buffer) -> qsizetype {
        const Result<qsizetype> count = m_file.readAt(*place, buffer, m_rootPath);
        if (!count)
            return -1;
        *place += *count;
        m_consumed = std::max(m_consumed, *place);
        return *count;
    };
    m_input.seek = [place](qint64 offset) { return offset < 0 ? -1 : *place = offset; };
}

ArchiveSource::ArchiveSource(QString path, ByteInput input, ArchiveLimits limits)
    : m_rootPath(std::move(path))
    , m_limits(limits)
{
    m_input.read = [this, read = std::move(input.read)](std::span<char> buffer) {
        const qsizetype count = read(buffer);
        m_consumed += std::max<qsizetype>(count, 0);
        return count;
    };
}

ArchiveSource::~ArchiveSource()
{
    while (!m_layers.empty()) // an inner layer reads from the outer one
        m_layers.pop_back();
}

std::optional<qint64> ArchiveSource::total() const
{
    return m_input.size < 0 ? std::nullopt : std::optional(m_input.size);
}

std::optional<qint64> ArchiveSource::size() const
{
    return m_layers.empty() ? std::nullopt : m_layers.back()->size();
}

QList<Issue> ArchiveSource::takeIssues()
{
    return std::exchange(m_issues, {});
}

bool ArchiveSource::next()
{
    if (m_done)
        return false;
    if (m_layers.empty())
        m_layers.push_back(std::make_unique<ArchiveLayer>(m_input, m_rootPath));
    m_refusal.reset();
    const bool found = findMember();
    m_done = m_done || !found;
    // A limit that was passed between two members has no read to say so.
    if (!found && m_refusal)
        report(*m_refusal);
    return found;
}

bool ArchiveSource::findMember()
{
    while (!m_layers.empty() && !m_done) {
        ArchiveLayer &layer = *m_layers.back();
        m_probe.clear();
        m_probeTaken = 0;
        if (!layer.next()) {
            if (!layer.error().isEmpty() && !m_refusal) {
                report({.code = ErrorCode::ArchiveBroken,
                        .arguments = {layer.path(), layer.error()},
                        .place = {.file = layer.path()}});
            }
            m_layers.pop_back();
            continue;
        }
        if (takeMember())
            return !m_done;
    }
    return false;
}

bool ArchiveSource::takeMember()
{
    ArchiveLayer &layer = *m_layers.back();
    if (layer.kind() == ArchiveLayer::Member::Folder)
        return false;
    if (++m_members > m_limits.members) {
        report(refusal(u"count"_s));
        m_done = true;
        return false;
    }
    if (refused(layer))
        return false;
    m_path = memberPath(layer);
    m_probe = probe();
    const ArchiveKind kind = archiveKind(m_probe);
    // libarchive looks through compression itself; what is left of a compressed file is a file.
    if (kind == ArchiveKind::None || (layer.isRaw() && kind == ArchiveKind::Compressed))
        return true;
    enter(kind);
    return false;
}

bool ArchiveSource::refused(const ArchiveLayer &layer)
{
    QString why;
    if (climbs(layer.member()))
        why = u"parent directory"_s;
    else if (layer.kind() == ArchiveLayer::Member::Link)
        why = u"link"_s;
    else if (layer.kind() == ArchiveLayer::Member::Device)
        why = u"device"_s;
    else if (layer.kind() == ArchiveLayer::Member::Encrypted)
        why = u"encrypted"_s;
    if (why.isEmpty())
        return false;
    report(refusal(why));
    return true;
}

/// Goes into the archive that the member is, unless it is refused.
void ArchiveSource::enter(ArchiveKind kind)
{
    if (static_cast<int>(m_layers.size()) >= m_limits.depth) {
        report(refusal(u"nesting"_s));
        return;
    }
    ArchiveLayer *outer = m_layers.back().get();
    ByteInput input;
    auto head = std::make_shared<QByteArray>(std::exchange(m_probe, {}));
    if (kind == ArchiveKind::SevenZip) {
        // It is read from its end, so it must lie somewhere: in memory, if it is small.
        auto bytes = std::make_shared<QByteArray>(*head);
        QByteArray part(1 << 16, Qt::Uninitialized);
        for (qsizetype count = 1; count > 0 && bytes->size() <= m_limits.seekableBytes;) {
            count = readMember(std::span(part.data(), static_cast<size_t>(part.size())));
            bytes->append(part.constData(), std::max<qsizetype>(count, 0));
        }
        if (m_done)
            return;
        if (bytes->size() > m_limits.seekableBytes) {
            report(refusal(u"size"_s));
            return;
        }
        auto place = std::make_shared<qint64>(0);
        input.size = bytes->size();
        input.read = [bytes, place](std::span<char> buffer) -> qsizetype {
            const qint64 count =
                std::clamp<qint64>(bytes->size() - *place, 0, static_cast<qint64>(buffer.size()));
            std::copy_n(bytes->constData() + *place, count, buffer.data());
            *place += count;
            return count;
        };
        input.seek = [place](qint64 offset) { return offset < 0 ? -1 : *place = offset; };
    } else {
        input.read = [this, head, outer](std::span<char> buffer) -> qsizetype {
            if (!head->isEmpty()) {
                const qsizetype count = std::min(head->size(), static_cast<qsizetype>(buffer.size()));
                std::copy_n(head->constData(), count, buffer.data());
                head->remove(0, count);
                return count;
            }
            // The bytes between the layers count as unpacked, too: bombs are made of layers.
            const qsizetype count = outer->read(buffer);
            m_unpacked += std::max<qsizetype>(count, 0);
            return passesLimits() ? count : -1;
        };
    }
    m_layers.push_back(std::make_unique<ArchiveLayer>(std::move(input), m_path));
}

QByteArray ArchiveSource::probe()
{
    QByteArray bytes(ArchiveProbeBytes, Qt::Uninitialized);
    qsizetype filled = 0;
    while (filled < bytes.size()) {
        const qsizetype count = m_layers.back()->read(
            std::span(bytes.data() + filled, static_cast<size_t>(bytes.size() - filled)));
        if (count <= 0)
            break;
        filled += count;
    }
    m_unpacked += filled;
    bytes.resize(filled);
    return bytes;
}

qsizetype ArchiveSource::readMember(std::span<char> buffer)
{
    const qsizetype count = m_layers.back()->read(buffer);
    m_unpacked += std::max<qsizetype>(count, 0);
    if (passesLimits())
        return count;
    return -1;
}

bool ArchiveSource::passesLimits()
{
    const bool bomb = m_unpacked > m_limits.graceBytes && m_unpacked / m_limits.ratio > m_consumed;
    if (!bomb && m_unpacked <= m_limits.bytes)
        return true;
    if (!m_refusal)
        m_refusal = refusal(bomb ? u"bomb"_s : u"size"_s);
    m_done = true;
    return false;
}

Result<qsizetype> ArchiveSource::read(std::span<char> buffer)
{
    if (m_refusal)
        return std::unexpected(*m_refusal);
    if (m_layers.empty())
        return 0;
    if (m_probeTaken < m_probe.size()) {
        const qsizetype count =
            std::min(m_probe.size() - m_probeTaken, static_cast<qsizetype>(buffer.size()));
        std::copy_n(m_probe.constData() + m_probeTaken, count, buffer.data());
        m_probeTaken += count;
        return count;
    }
    const qsizetype count = readMember(buffer);
    if (count >= 0)
        return count;
    if (!m_refusal) {
        m_refusal = Error{.code = ErrorCode::ArchiveBroken,
                          .arguments = {m_path, m_layers.back()->error()},
                          .place = {.file = m_path}};
    }
    return std::unexpected(*m_refusal);
}

Error ArchiveSource::refusal(const QString &why) const
{
    const ArchiveLayer &layer = *m_layers.back();
    return {.code = ErrorCode::ArchiveRefused,
            .arguments = {layer.path(), layer.member(), why},
            .place = {.file = memberPath(layer)}};
}

void ArchiveSource::report(Error error)
{
    if (++m_issueCount > m_limits.issues) {
        m_done = true;
        return;
    }
    m_issues.append(Issue{.severity = IssueSeverity::Error, .error = std::move(error)});
}

QString ArchiveSource::memberPath(const ArchiveLayer &layer) const
{
    return layer.isRaw() ? layer.path() : layer.path() + u"!/"_s + layer.member();
}

} // namespace Clew
