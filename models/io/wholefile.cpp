// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

std::unexpected<Error> notSaved(const QString &path, const QString &step, const QString &reason)
{
    return std::unexpected(
        Error{.code = ErrorCode::SaveFailed, .arguments = {path, step, reason}, .place = {.file = path}});
}

std::unexpected<Error> notSaved(const QString &path, const QString &step, int why)
{
    return notSaved(path, step, qt_error_string(why));
}

/// Why the bytes were not all written; 0 else.
int writeAll(int file, const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t count = ::write(file, bytes.constData() + at, static_cast<size_t>(bytes.size() - at));
        if (count < 0 && errno != EINTR)
            return errno;
        at += count < 0 ? 0 : count;
    }
    return 0;
}

/// Gives the file a name that nothing has yet. Why it did not get it; 0 else.
int nameFile(int file, const QByteArray &path)
{
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(file);
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, path.constData(), AT_SYMLINK_FOLLOW) == 0 ? 0
                                                                                                    : errno;
}

/// Renames a file unless something has that name already. Why it did not; 0 else.
int renameToNew(const QByteArray &part, const QByteArray &name)
{
    if (::renameat2(AT_FDCWD, part.constData(), AT_FDCWD, name.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    // NFS and Lustre know no such renaming, but a second name that must be new.
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    if (::link(part.constData(), name.constData()) == 0) {
        ::unlink(part.constData());
        return 0;
    }
    if (errno != EPERM && errno != ENOSYS && errno != EOPNOTSUPP)
        return errno;
    // What is mounted by a program may know neither: the name is taken first, by an empty file.
    const int taken = ::open(name.constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (taken < 0)
        return errno;
    ::close(taken);
    if (::rename(part.constData(), name.constData()) == 0)
        return 0;
    const int why = errno;
    ::unlink(name.constData());
    return why;
}

/// Where the file system has no files without a name: one beside it gets its name last.
Result<void> createByRenaming(const QString &path, const QByteArray &bytes)
{
    const QByteArray name = QFile::encodeName(path);
    const QByteArray part = name + '.' + QByteArray::number(::getpid()) + ".part";
    const int file = ::open(part.constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0)
        return notSaved(path, u"open"_s, errno);
    const int unwritten = writeAll(file, bytes);
    ::close(file);
    const int unnamed = unwritten == 0 ? renameToNew(part, name) : 0;
    if (unwritten != 0 || unnamed != 0)
        ::unlink(part.constData());
    if (unwritten != 0)
        return notSaved(path, u"write"_s, unwritten);
    return unnamed == 0 ? Result<void>() : notSaved(path, u"replace"_s, unnamed);
}

} // namespace

Result<void> replaceFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notSaved(path, u"open"_s, file.errorString());
    if (file.write(bytes) != bytes.size())
        return notSaved(path, u"write"_s, file.errorString());
    if (!file.commit())
        return notSaved(path, u"replace"_s, file.errorString());
    return {};
}

Result<void> replaceFileInFolder(const QString &path, const QByteArray &bytes)
{
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return notSaved(path, u"folder"_s, folder);
    return replaceFile(path, bytes);
}

Result<void> createFile(const QString &path, const QByteArray &bytes)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat there = {};
    if (::lstat(name.constData(), &there) == 0)
        return notSaved(path, u"replace"_s, EEXIST);
    // A file without a name goes with the program, even with one that is killed.
    const QByteArray folder = QFile::encodeName(QFileInfo(path).path());
    const int file = ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0 && (errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL))
        return createByRenaming(path, bytes);
    if (file < 0)
        return notSaved(path, u"open"_s, errno);
    const int unwritten = writeAll(file, bytes);
    const int unnamed = unwritten == 0 ? nameFile(file, name) : 0;
    ::close(file);
    if (unwritten != 0)
        return notSaved(path, u"write"_s, unwritten);
    // Some roots hide /proc.
    if (unnamed == ENOENT)
        return createByRenaming(path, bytes);
    return unnamed == 0 ? Result<void>() : notSaved(path, u"replace"_s, unnamed);
}

} // namespace Clew
