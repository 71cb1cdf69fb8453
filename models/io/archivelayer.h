// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/archivekind.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <sys/types.h>
#include <vector>

struct archive;
struct archive_entry;

namespace Clew {

/// Where an archive's bytes come from.
struct ByteInput
{
    /// Next bytes, 0 at the end, below 0 for an error.
    std::function<qsizetype(std::span<char>)> read;
    /// Moves to a place and gives it; empty where the input only goes forward.
    std::function<qint64(qint64)> seek;
    qint64 size = -1; ///< where known; needed for `seek`
};

/// One archive (or compressed file) being read from front to back through libarchive. Members are never
/// written anywhere. An archive inside it is another layer that reads from this one's member.
class ArchiveLayer final
{
    Q_DISABLE_COPY_MOVE(ArchiveLayer)

public:
    enum class Member {
        File,
        Folder,
        Link,
        Device, ///< or FIFO, or socket
        Encrypted,
    };

    ArchiveLayer(ByteInput input, QString path);
    ~ArchiveLayer();

    /// Moves to the next member. False at the end, or where the archive is broken: error() says so.
    bool next();
    /// Next bytes of the member, 0 at its end, below 0 where it is broken.
    qsizetype read(std::span<char> buffer);

    /// Of the archive itself.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// Of the member, as the archive names it; "" for a compressed file, which has no members.
    [[nodiscard]] const QString &member() const { return m_member; }
    [[nodiscard]] Member kind() const { return m_kind; }
    [[nodiscard]] std::optional<qint64> size() const { return m_size; }
    /// True for gzip and the like around a single file.
    [[nodiscard]] bool isRaw() const;
    /// What libarchive says is wrong; empty where nothing is.
    [[nodiscard]] const QString &error() const { return m_error; }

private:
    static ssize_t readCallback(archive *handle, void *self, const void **buffer);
    static std::int64_t seekCallback(archive *handle, void *self, std::int64_t offset, int whence);
    bool fail();
    void describe(archive_entry *entry);

    static constexpr size_t InputBytes = size_t(256) * 1024;

    ByteInput m_input;
    QString m_path;
    archive *m_archive = nullptr;
    std::vector<char> m_buffer;
    qint64 m_position = 0;
    QString m_member;
    Member m_kind = Member::File;
    std::optional<qint64> m_size;
    QString m_error;
    bool m_opened = false;
};

} // namespace Clew
