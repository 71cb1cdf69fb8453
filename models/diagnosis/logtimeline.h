// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"

#include <optional>
#include <vector>

namespace Clew {

/// When the lines of several logs were written: to lay them side by side, or into one another. Bounded: logs
/// with more timed events than MaxEvents have none.
class LogTimeline final
{
public:
    struct Entry
    {
        qint64 time = 0; ///< milliseconds since the epoch
        qint64 line = 0; ///< first line of the event
        int input = 0;
        int lines = 1; ///< this one and those behind it that name no time of their own, before the next entry

        friend bool operator==(const Entry &, const Entry &) = default;
    };
    static constexpr std::size_t MaxEvents = 400'000;

    /// Blocks of one input in their order.
    void add(const EventBlock &block);
    /// Gives each entry its lines and brings all into the order of their times, those of one time into that
    /// of their inputs. `lines`: of each input. Lines before the first time of their input are not told.
    void finish(const std::vector<qint64> &lines);

    /// False where there were too many events, or none.
    [[nodiscard]] bool isUsable() const { return !m_overflown && !m_entries.empty(); }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    /// When a line was written: the time of the entry that it belongs to. Linear in the entries.
    [[nodiscard]] std::optional<qint64> timeOf(int input, LineNumber line) const;
    /// The last line of an input that was written at or before a time; the first timed one where all are
    /// later; invalid where the input names no times. Linear.
    [[nodiscard]] LineNumber lineAt(int input, qint64 time) const;

private:
    std::vector<Entry> m_entries;
    bool m_overflown = false;
};

} // namespace Clew
