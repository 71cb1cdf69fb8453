// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/enoughhits.h"
#include "models/diagnosis/hitset.h"

#include <memory>

namespace Clew {

/// Joins what was found in single blocks, in their order, whoever scanned them: the result is that of one
/// HitCollector that was given all of them.
class HitJoiner final
{
public:
    /// `records`: their number in the catalog.
    explicit HitJoiner(qsizetype records);

    /// Adds what HitCollector::takePart() returned for the next block.
    void add(HitSet part);
    /// What was joined so far.
    [[nodiscard]] HitSet hits() const;
    /// Grows as blocks are added; for the collectors.
    [[nodiscard]] std::shared_ptr<const EnoughHits> enough() const { return m_enough; }

private:
    HitSet m_hits;
    QHash<std::pair<qsizetype, QString>, int> m_givenUp;
    std::shared_ptr<EnoughHits> m_enough;
};

} // namespace Clew
