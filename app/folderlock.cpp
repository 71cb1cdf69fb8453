// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/folderlock.h"

#include "models/io/contenthash.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A program that was killed between making its lock and writing into it leaves one that names nobody.
void dropEmptyLock(const QString &path)
{
    constexpr qint64 ForSure = 10; // seconds; writing it takes a moment
    const QFileInfo info(path);
    if (info.exists() && info.size() == 0 &&
        info.lastModified().secsTo(QDateTime::currentDateTime()) > ForSure)
        QFile::remove(path);
}

/// A name that the opened folders have, whoever opens them and from where.
QString sessionName(const QStringList &roots)
{
    QStringList paths;
    for (const QString &root : roots) {
        const QString canonical = QFileInfo(root).canonicalFilePath();
        paths.append(canonical.isEmpty() ? QFileInfo(root).absoluteFilePath() : canonical);
    }
    return toHex(contentHash(paths.join(u'\n').toUtf8()));
}

} // namespace

FolderLock::FolderLock(QString stateFolder, QStringList roots)
    : m_stateFolder(std::move(stateFolder))
    , m_roots(std::move(roots))
{
}

QString FolderLock::pathOf(int place) const
{
    return u"%1/%2-%3"_s.arg(m_stateFolder, sessionName(m_roots), QString::number(place));
}

std::unique_ptr<QLockFile> FolderLock::lockOf(int place) const
{
    QDir().mkpath(m_stateFolder);
    const QString path = pathOf(place) + ".lock"_L1;
    dropEmptyLock(path);
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(std::chrono::milliseconds(0)); // a lock of a process that lives is never stale
    return lock;
}

Error FolderLock::inUse(const QLockFile &lock) const
{
    qint64 process = 0;
    QString host;
    QString program;
    lock.getLockInfo(&process, &host, &program);
    return {.code = ErrorCode::FolderInUse,
            .arguments = {m_roots.join(u", "_s), u"%1 %2@%3"_s.arg(program, QString::number(process), host)},
            .place = {}};
}

std::optional<Error> FolderLock::share()
{
    std::optional<Error> sharing;
    for (int place = 1; place <= MaxPlaces; ++place) {
        std::unique_ptr<QLockFile> lock = lockOf(place);
        m_journalPath = pathOf(place) + ".journal"_L1;
        if (lock->tryLock() || lock->error() != QLockFile::LockFailedError) {
            m_lock = std::move(lock);
            return sharing;
        }
        if (!sharing)
            sharing = inUse(*lock);
    }
    return sharing;
}

std::optional<Error> FolderLock::takeAlone(std::chrono::milliseconds wait)
{
    std::unique_ptr<QLockFile> lock = lockOf(1);
    if (!lock->tryLock(wait) && lock->error() == QLockFile::LockFailedError)
        return inUse(*lock);
    m_lock = std::move(lock); // where no lock can be made at all there is nobody to be in the way of
    return std::nullopt;
}

} // namespace Clew
