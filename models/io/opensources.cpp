// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/opensources.h"

#include "models/io/archivesource.h"
#include "models/io/filelogsource.h"
#include "models/io/foldersource.h"
#include "models/io/pipesource.h"

#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Result<std::unique_ptr<LogSource>> openPath(const QString &path, const ArchiveLimits &limits)
{
    if (path == "-"_L1)
        return PipeSource::open(limits).transform(
            [](auto source) -> std::unique_ptr<LogSource> { return source; });
    if (QFileInfo(path).isDir())
        return std::make_unique<FolderSource>(path, limits);
    return openFile(path, limits);
}

} // namespace

Result<std::unique_ptr<LogSource>> openFile(const QString &path, const ArchiveLimits &limits)
{
    Result<FileDescriptor> file = FileDescriptor::openRegular(path);
    if (!file)
        return std::unexpected(file.error());
    std::array<char, ArchiveProbeBytes> head{};
    const Result<qsizetype> count = file->readAt(0, head, path);
    if (!count)
        return std::unexpected(count.error());
    if (archiveKind(QByteArrayView(head.data(), *count)) != ArchiveKind::None)
        return std::make_unique<ArchiveSource>(path, std::move(*file), limits);
    return std::make_unique<FileLogSource>(path, std::move(*file));
}

OpenedSources openSources(const QStringList &paths, const ArchiveLimits &limits)
{
    OpenedSources opened;
    for (const QString &path : paths) {
        if (auto source = openPath(path, limits))
            opened.sources.push_back(std::move(*source));
        else
            opened.issues.append(Issue{.severity = IssueSeverity::Error, .error = source.error()});
    }
    return opened;
}

} // namespace Clew
