// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QByteArray>
#include <QList>

#include <span>

namespace Clew {

/// Text that is kept because it cannot be read again (a pipe, a member of an archive): grows at its end, is
/// read anywhere. A copy shares what was there when it was made: hand it to another thread while this one
/// grows.
class KeptText final
{
public:
    void append(QByteArrayView bytes);
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    /// Forgets what stands behind the first `bytes`.
    void truncate(qint64 bytes);

    /// Bytes from a place on, 0 at the end and behind it. Never fails.
    [[nodiscard]] Result<qsizetype> readAt(qint64 offset, std::span<char> buffer) const;
    [[nodiscard]] QByteArray toByteArray() const;

private:
    static constexpr qsizetype ChunkBytes = qsizetype(256) * 1024;

    QList<QByteArray> m_chunks; ///< of ChunkBytes each, but the last
    qint64 m_size = 0;
};

} // namespace Clew
