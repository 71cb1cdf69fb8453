// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/filedescriptor.h"
#include "models/io/logsource.h"

#include <QByteArray>

#include <memory>

namespace Clew {

/// A file that still grows. read() gives what is there and 0 when there is nothing for now; whoever follows
/// calls poll() then, as often as it likes, and next() where poll() says that the log has begun anew (or
/// waitForMore(), which does that and waits):
///
///     source.next();
///     each tick: read until 0; switch (source.poll()) { Truncated, Replaced: source.next(), read again; … }
///
/// Survives truncation in place (also where the file has outgrown its old length before the next look),
/// rotation (a new file under the name; the old one is read to its end first) and a rename with nothing
/// new under the name yet (the old file is followed on). The same text is never given twice.
class FollowSource final : public LogSource
{
public:
    enum class Change {
        None,      ///< as it was, or longer
        Truncated, ///< the same file begins anew
        Replaced,  ///< another file has its name, and the old one is read to its end
        Gone,      ///< nothing has its name; the file is followed on
    };

    /// Opens at once. Errors of FileDescriptor::openRegular.
    [[nodiscard]] static Result<std::unique_ptr<FollowSource>> open(const QString &path);

    /// True at first, and once after each Truncated and Replaced.
    bool next() override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] Result<qsizetype> read(std::span<char> buffer) override;
    [[nodiscard]] qint64 consumed() const override { return m_position; }
    [[nodiscard]] std::optional<qint64> total() const override;
    [[nodiscard]] QString plainFile() const override { return m_path; }
    /// Looks, and once more after PollMs. Over where the log begins anew: next() is true then.
    [[nodiscard]] Wait waitForMore(const std::stop_token &stop) override;

    static constexpr int PollMs = 200;

    /// Looks at the file and at its name: a few system calls.
    [[nodiscard]] Change poll();

private:
    FollowSource(QString path, FileDescriptor file);
    bool wasRewritten() const;
    void remember(std::span<const char> bytes);

    QString m_path;
    FileDescriptor m_file;
    qint64 m_position = 0;
    QByteArray m_tail; ///< the bytes before m_position, to know the text again
    bool m_begins = true;
    bool m_seenReplacement = false; ///< the name led elsewhere at the last look already
};

} // namespace Clew
