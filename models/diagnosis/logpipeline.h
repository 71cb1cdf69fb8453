// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventassembler.h"
#include "models/diagnosis/logcleaner.h"

#include <QStringList>

#include <optional>

namespace Clew {

/// Decoded text in, blocks of events out: LogCleaner and EventAssembler behind one another, for one input.
/// Pure and streaming; holds at most one block, one long line and the events that are open, whatever the
/// length of the input. For one thread at a time.
///
///     pipeline.feed(decoded);
///     while (pipeline.takeBlock(block)) ...
///     pipeline.finish();
///     while (pipeline.takeBlock(block)) ...
class LogPipeline final
{
    Q_DISABLE_COPY_MOVE(LogPipeline)

public:
    /// `input` is the index that the blocks carry; `rank` the one whose log this is, for lines that name
    /// none.
    explicit LogPipeline(int input = 0, std::optional<int> rank = std::nullopt);

    /// Takes the next stretch of the input. Every 4 MiB or so of it completes a block: take them before the
    /// next call.
    void feed(const DecodedText &decoded) { m_cleaner.feed(decoded); }
    /// Nothing more comes for now (a log that is followed): closes the events of all whole lines, so that
    /// what was said so far is not held back.
    void flush();
    /// The input has ended: closes what is open.
    void finish();
    /// The next block; false where none is complete.
    bool takeBlock(EventBlock &block) { return m_assembler.takeBlock(block); }

    /// Lines met so far, counted by '\n', the last one without it, too.
    [[nodiscard]] qint64 lines() const { return m_cleaner.lines(); }
    /// Stable English words for what is odd: "long lines cut".
    [[nodiscard]] QStringList notes() const;

private:
    EventAssembler m_assembler;
    LogCleaner m_cleaner;
};

} // namespace Clew
