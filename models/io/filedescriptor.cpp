// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/filedescriptor.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Error systemError(const QString &path, int number)
{
    if (number == ENOENT || number == ENOTDIR)
        return {.code = ErrorCode::FileNotFound, .arguments = {path}, .place = {.file = path}};
    return {.code = ErrorCode::FileUnreadable,
            .arguments = {path, QString::fromLocal8Bit(std::strerror(number))},
            .place = {.file = path}};
}

Error notRegular(const QString &path, mode_t mode)
{
    return {.code = ErrorCode::NotRegularFile, .arguments = {path, fileKind(mode)}, .place = {.file = path}};
}

} // namespace

QString fileKind(quint32 mode)
{
    if (S_ISREG(mode))
        return u"file"_s;
    if (S_ISDIR(mode))
        return u"directory"_s;
    if (S_ISFIFO(mode))
        return u"fifo"_s;
    if (S_ISSOCK(mode))
        return u"socket"_s;
    if (S_ISLNK(mode))
        return u"link"_s;
    return u"device"_s;
}

FileDescriptor::FileDescriptor(FileDescriptor &&other) noexcept
    : m_fd(std::exchange(other.m_fd, -1))
    , m_owned(std::exchange(other.m_owned, false))
{
}

FileDescriptor &FileDescriptor::operator=(FileDescriptor &&other) noexcept
{
    if (this != &other) {
        close();
        m_fd = std::exchange(other.m_fd, -1);
        m_owned = std::exchange(other.m_owned, false);
    }
    return *this;
}

Result<FileDescriptor> FileDescriptor::openRegular(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    // Not blocking: between a look at the kind and the opening a FIFO may take the name.
    const int fd = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0) {
        const int number = errno;
        struct stat status = {};
        // A socket cannot be opened at all; say what it is rather than "no such device".
        if (::stat(name.constData(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))
            return std::unexpected(notRegular(path, status.st_mode));
        return std::unexpected(systemError(path, number));
    }
    FileDescriptor file(fd, true);
    struct stat status = {};
    if (::fstat(fd, &status) != 0)
        return std::unexpected(systemError(path, errno));
    if (!S_ISREG(status.st_mode))
        return std::unexpected(notRegular(path, status.st_mode));
    return file;
}

Result<FileDescriptor> FileDescriptor::standardInput()
{
    struct stat status = {};
    if (::fstat(STDIN_FILENO, &status) != 0)
        return std::unexpected(systemError(u"-"_s, errno));
    const bool readable = S_ISREG(status.st_mode) || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) ||
                          ::isatty(STDIN_FILENO) == 1;
    if (!readable)
        return std::unexpected(notRegular(u"-"_s, status.st_mode));
    return FileDescriptor(STDIN_FILENO, false);
}

void FileDescriptor::close()
{
    if (m_fd >= 0 && m_owned)
        ::close(m_fd);
    m_fd = -1;
}

Result<qsizetype> FileDescriptor::read(std::span<char> buffer, const QString &path) const
{
    for (;;) {
        const ssize_t count = ::read(m_fd, buffer.data(), buffer.size());
        if (count >= 0)
            return count;
        if (errno != EINTR)
            return std::unexpected(systemError(path, errno));
    }
}

Result<qsizetype> FileDescriptor::readAt(qint64 offset, std::span<char> buffer, const QString &path) const
{
    for (;;) {
        const ssize_t count = ::pread(m_fd, buffer.data(), buffer.size(), offset);
        if (count >= 0)
            return count;
        if (errno != EINTR)
            return std::unexpected(systemError(path, errno));
    }
}

qint64 FileDescriptor::size() const
{
    struct stat status = {};
    if (::fstat(m_fd, &status) != 0 || !S_ISREG(status.st_mode))
        return -1;
    return status.st_size;
}

FileDescriptor::Identity FileDescriptor::identity() const
{
    struct stat status = {};
    if (::fstat(m_fd, &status) != 0)
        return {};
    return {.device = status.st_dev, .inode = status.st_ino};
}

} // namespace Clew
