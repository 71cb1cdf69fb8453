// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/archivelayer.h"
#include "models/io/archivelimits.h"
#include "models/io/filedescriptor.h"
#include "models/io/logsource.h"

#include <memory>
#include <vector>

namespace Clew {

/// The files of an archive, and of archives inside it, one after the other in the order in which they lie
/// there; or the one file of a gzip, xz, zstd, bzip2. Streams: nothing is unpacked to disk, and of a member
/// that is not read to its end the rest is skipped. Members with ".." in their path, links, devices, and
/// encrypted ones are refused and named in issues; so is the archive once it passes one of its limits.
class ArchiveSource final : public LogSource
{
public:
    /// Takes a file that archiveKind() says is one.
    ArchiveSource(QString path, FileDescriptor file, ArchiveLimits limits = {});
    /// Takes bytes that come from elsewhere (standard input).
    ArchiveSource(QString path, ByteInput input, ArchiveLimits limits = {});
    ~ArchiveSource() override;

    bool next() override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] std::optional<qint64> size() const override;
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override { return m_consumed; }
    [[nodiscard]] std::optional<qint64> total() const override;
    [[nodiscard]] QList<Issue> takeIssues() override;

private:
    bool findMember();
    bool takeMember();
    bool refused(const ArchiveLayer &layer);
    void enter(ArchiveKind kind);
    QByteArray probe();
    qsizetype readMember(std::span<char> buffer);
    bool passesLimits();
    Error refusal(const QString &why) const;
    void report(Error error);
    QString memberPath(const ArchiveLayer &layer) const;

    QString m_rootPath;
    ArchiveLimits m_limits;
    FileDescriptor m_file;
    ByteInput m_input;
    std::vector<std::unique_ptr<ArchiveLayer>> m_layers; ///< outermost first
    QString m_path;
    QByteArray m_probe; ///< bytes of the member that were read to look at it
    qsizetype m_probeTaken = 0;
    QList<Issue> m_issues;
    std::optional<Error> m_refusal; ///< why nothing more is read: a limit, or broken bytes
    qint64 m_consumed = 0;
    qint64 m_unpacked = 0;
    qint64 m_members = 0;
    int m_issueCount = 0;
    bool m_done = false;
};

} // namespace Clew
