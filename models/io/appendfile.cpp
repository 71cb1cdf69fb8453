// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/appendfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace Clew {

AppendFile::~AppendFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

AppendFile::AppendFile(AppendFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size)
{
}

AppendFile &AppendFile::operator=(AppendFile &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    return *this;
}

Result<AppendFile> AppendFile::open(const QString &path, qint64 keep)
{
    const auto failure = [&path] {
        return std::unexpected(Error{.code = ErrorCode::JournalFailed,
                                     .arguments = {path, qt_error_string(errno)},
                                     .place = {.file = path}});
    };
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return failure();
    AppendFile file;
    file.m_descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file.m_descriptor < 0 || ::ftruncate(file.m_descriptor, keep) != 0)
        return failure();
    file.m_size = keep;
    return file;
}

QString AppendFile::append(const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::pwrite(m_descriptor, bytes.constData() + done,
                                       static_cast<size_t>(bytes.size() - done), m_size + done);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const QString reason = qt_error_string(count < 0 ? errno : ENOSPC);
            // What stands behind the last whole part is passed over by readers, should even this fail.
            static_cast<void>(::ftruncate(m_descriptor, m_size) == 0);
            return reason;
        }
        done += count;
    }
    m_size += done;
    return {};
}

QString AppendFile::sync() const
{
    return ::fdatasync(m_descriptor) == 0 ? QString() : qt_error_string(errno);
}

} // namespace Clew
