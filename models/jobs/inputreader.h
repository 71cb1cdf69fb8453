// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/io/lineindex.h"
#include "models/io/logsource.h"
#include "models/jobs/boundedqueue.h"

#include <QByteArray>

#include <exception>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace Clew {

/// What an InputReader hands on.
struct InputPiece
{
    enum class Kind {
        Begin,  ///< of an input; `path` names it
        Bytes,  ///< of the input that began last
        Pause,  ///< nothing more of that input for now (a log that is followed)
        End,    ///< of that input
        Issues, ///< what could not be read
    };

    Kind kind = Kind::Bytes;
    QString path;
    QString file;                       ///< at Begin: LogSource::plainFile()
    std::optional<TextEncoding> chosen; ///< at Begin: what a person chose for it
    QByteArray bytes;
    QList<Issue> issues;
    qint64 consumed = 0; ///< bytes taken so far from what lies on disk, over all sources
    LineIndex index;     ///< of the plain file up to here
};

/// Reads sources one after the other in a thread of its own, so that reading and decompressing cost the
/// caller no time; indexes the lines of plain files meanwhile. Reads at most QueuePieces pieces ahead.
class InputReader final
{
    Q_DISABLE_COPY_MOVE(InputReader)

public:
    using Sources = std::vector<std::unique_ptr<LogSource>>;

    /// Encoding that a person chose for the input of that path.
    using EncodingOf = std::function<std::optional<TextEncoding>(const QString &path)>;

    /// `indexes`: the lines of plain files.
    explicit InputReader(Sources sources, EncodingOf encodingOf = {}, bool indexes = false);
    /// Stops, and waits for the read that is under way.
    ~InputReader() = default;

    /// Bytes of all sources that lie on disk; 0 where none is known.
    [[nodiscard]] qint64 total() const { return m_total; }

    /// The next piece; nothing at the end, or once `stop` is requested. What a source throws is thrown here.
    [[nodiscard]] std::optional<InputPiece> next(const std::stop_token &stop);

    /// Bytes read at once, and pieces that wait at a time.
    static constexpr qsizetype ReadBytes = 1 << 20;
    static constexpr std::size_t QueuePieces = 8;

private:
    void readAll(const std::stop_token &stop);
    bool readInput(LogSource &source, const std::stop_token &stop);

    Sources m_sources;
    EncodingOf m_encodingOf;
    bool m_indexes;
    qint64 m_total = 0;
    qint64 m_consumedBefore = 0; ///< of the sources before the current one
    BoundedQueue<InputPiece> m_queue{QueuePieces};
    std::exception_ptr m_thrown; ///< set before the queue is closed, read behind its end
    std::jthread m_thread;       ///< last: it uses the others
};

} // namespace Clew
