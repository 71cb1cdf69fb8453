// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QString>

#include <span>

struct stat;

namespace Clew {

/// An open file of the system, closed when it goes. Standard input is borrowed and left open.
class FileDescriptor final
{
    Q_DISABLE_COPY(FileDescriptor)

public:
    FileDescriptor() = default;
    ~FileDescriptor() { close(); }
    FileDescriptor(FileDescriptor &&other) noexcept;
    FileDescriptor &operator=(FileDescriptor &&other) noexcept;

    /// Opens a regular file for reading. Anything else is refused before it is opened for good: a FIFO would
    /// block, a device may act. FileNotFound, FileUnreadable, NotRegularFile.
    [[nodiscard]] static Result<FileDescriptor> openRegular(const QString &path);

    /// Standard input: a pipe, a regular file or a terminal. NotRegularFile for a device or a folder.
    [[nodiscard]] static Result<FileDescriptor> standardInput();

    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    void close();

    /// Up to `buffer.size()` bytes, 0 at the end. `path` is for the error alone.
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer, const QString &path) const;
    /// The same from a place in the file; the place of `read` does not move.
    [[nodiscard]] Result<qsizetype> readAt(qint64 offset, std::span<char> buffer, const QString &path) const;

    /// Bytes of the file now; -1 for a pipe.
    [[nodiscard]] qint64 size() const;

    /// Names the file itself (device and inode), however it is called now; equal for the same file.
    struct Identity
    {
        quint64 device = 0;
        quint64 inode = 0;

        friend bool operator==(const Identity &, const Identity &) = default;
    };
    [[nodiscard]] Identity identity() const;

private:
    explicit FileDescriptor(int fd, bool owned)
        : m_fd(fd)
        , m_owned(owned)
    {
    }

    int m_fd = -1;
    bool m_owned = false;
};

/// "directory", "device", "fifo", "socket", "link" or "file", the words of ErrorCode::NotRegularFile.
[[nodiscard]] QString fileKind(quint32 mode);

} // namespace Clew
