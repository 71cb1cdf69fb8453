// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/logsource.h"

#include <QByteArray>

namespace Clew {

/// Bytes at hand: a pasted text, a sample.
class MemoryLogSource final : public LogSource
{
public:
    /// `path` is the name it is shown under.
    MemoryLogSource(QString path, QByteArray bytes);

    bool next() override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] std::optional<qint64> size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override { return m_position; }
    [[nodiscard]] std::optional<qint64> total() const override { return m_bytes.size(); }

private:
    QString m_path;
    QByteArray m_bytes;
    qsizetype m_position = 0;
    bool m_started = false;
};

} // namespace Clew
