// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/archivelimits.h"
#include "models/io/logsource.h"

#include <QStringList>

#include <memory>

namespace Clew {

/// The files below a folder as one job, each folder's in the order of their names ("rank2" before "rank10"),
/// its own files before those of its folders. Archives among them are looked into. Links to files are
/// followed, links to folders are not; what is neither file nor folder becomes an issue.
class FolderSource final : public LogSource
{
public:
    /// Folders inside one another.
    static constexpr int MaxDepth = 32;
    /// Files of one job; an issue names what is left out.
    static constexpr int MaxFiles = 20'000;

    /// The folder is read at the first call of next().
    explicit FolderSource(QString path, ArchiveLimits limits = {});

    bool next() override;
    [[nodiscard]] QString path() const override;
    [[nodiscard]] std::optional<qint64> size() const override;
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override;
    [[nodiscard]] std::optional<qint64> total() const override { return m_total; }
    [[nodiscard]] QString plainFile() const override;
    [[nodiscard]] QList<Issue> takeIssues() override;

private:
    void scan(const QString &folder, int depth);
    void addFile(const QString &path);
    /// Names that are no UTF-8 never reach us from QDir; a log that is passed over must not pass unsaid.
    void reportUnnamable(const QString &folder);
    void report(ErrorCode code, const QString &path, const QString &argument);

    QString m_path;
    ArchiveLimits m_limits;
    QStringList m_files;
    qsizetype m_nextFile = 0;
    std::unique_ptr<LogSource> m_current;
    qint64 m_consumed = 0; ///< by the files before the current one
    std::optional<qint64> m_total;
    QList<Issue> m_issues;
    bool m_scanned = false;
};

/// Order of file names: runs of digits by their value, everything else by code point.
[[nodiscard]] bool naturalLess(QStringView left, QStringView right);

} // namespace Clew
