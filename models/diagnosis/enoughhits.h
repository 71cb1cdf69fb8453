// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"

#include <QtGlobal>

#include <atomic>
#include <vector>

namespace Clew {

/// The records of which no further hit need be kept, because blocks before have filled what is kept of them.
/// Shared by threads; a note that is seen late costs some work and changes no result.
class EnoughHits final
{
    Q_DISABLE_COPY_MOVE(EnoughHits)

public:
    explicit EnoughHits(qsizetype records)
        : m_enough(static_cast<std::size_t>(records))
    {
    }

    void note(RecordIndex record)
    {
        if (const auto at = static_cast<std::size_t>(record.value()); at < m_enough.size())
            m_enough[at].store(true, std::memory_order_relaxed);
    }
    [[nodiscard]] bool has(RecordIndex record) const
    {
        const auto at = static_cast<std::size_t>(record.value());
        return at < m_enough.size() && m_enough[at].load(std::memory_order_relaxed);
    }

private:
    std::vector<std::atomic<bool>> m_enough; ///< by record
};

} // namespace Clew
