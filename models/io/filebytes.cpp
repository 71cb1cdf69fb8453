// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/filebytes.h"

#include "models/io/jsonparser.h"

#include <QFile>
#include <QScopeGuard>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A read call is short enough to ask between two whether to stop.
constexpr qint64 MaxReadBytes = qint64{8} * 1024 * 1024;

std::unexpected<Error> failure(ErrorCode code, const QString &path, const QString &detail = QString())
{
    QStringList arguments{path};
    if (!detail.isNull())
        arguments.append(detail);
    return std::unexpected(Error{.code = code, .arguments = arguments, .place = {.file = path}});
}

std::unexpected<Error> systemFailure(int number, const QString &path)
{
    if (number == ENOENT || number == ENOTDIR)
        return failure(ErrorCode::FileNotFound, path);
    return failure(ErrorCode::FileUnreadable, path, qt_error_string(number));
}

QString kindName(mode_t mode)
{
    if (S_ISDIR(mode))
        return u"directory"_s;
    if (S_ISFIFO(mode))
        return u"fifo"_s;
    if (S_ISSOCK(mode))
        return u"socket"_s;
    return u"device"_s;
}

/// Reads to the end of the file, whose size may differ from what it was told to be.
Result<QByteArray> readAll(int descriptor, qint64 expected, const QString &path, qint64 limit,
                           const std::stop_token &stop)
{
    QByteArray bytes(expected + 1 + JsonPadding, Qt::Uninitialized);
    qsizetype used = 0;
    for (;;) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, path);
        if (bytes.size() - used <= JsonPadding)
            bytes.resize(std::min(bytes.size() * 2, limit + 1 + JsonPadding));
        const qint64 room = std::min(bytes.size() - used - JsonPadding, MaxReadBytes);
        const ssize_t got = ::read(descriptor, bytes.data() + used, static_cast<size_t>(room));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemFailure(errno, path);
        if (got == 0)
            break;
        used += got;
        if (used > limit)
            return failure(ErrorCode::FileTooLarge, path, QString::number(limit));
    }
    std::memset(bytes.data() + used, 0, static_cast<size_t>(bytes.size() - used));
    bytes.resize(used);
    return bytes;
}

} // namespace

Result<FileBytes> readRegularFile(const QString &path, qint64 limit, const std::stop_token &stop)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat info = {};
    if (::stat(name.constData(), &info) < 0)
        return systemFailure(errno, path);
    if (!S_ISREG(info.st_mode)) // opening alone can do things to a device
        return failure(ErrorCode::NotRegularFile, path, kindName(info.st_mode));

    // Something else may stand there by now: a pipe must not make us wait, nor a terminal become ours.
    const int descriptor = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return systemFailure(errno, path);
    const auto closer = qScopeGuard([descriptor] { ::close(descriptor); });
    if (::fstat(descriptor, &info) < 0)
        return systemFailure(errno, path);
    if (!S_ISREG(info.st_mode))
        return failure(ErrorCode::NotRegularFile, path, kindName(info.st_mode));
    if (info.st_size > limit)
        return failure(ErrorCode::FileTooLarge, path, QString::number(limit));

    Result<QByteArray> bytes = readAll(descriptor, info.st_size, path, limit, stop);
    if (!bytes)
        return std::unexpected(bytes.error());
    return FileBytes{.bytes = std::move(*bytes), .identity = {.device = info.st_dev, .inode = info.st_ino}};
}

} // namespace Clew
