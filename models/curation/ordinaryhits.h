// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "models/diagnosis/patternset.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace Clew {

/// How often a record's regex fires on lines of healthy tools.
struct OrdinaryHit
{
    qint64 lines = 0; ///< exact
    QString first;    ///< the first of them

    friend bool operator==(const OrdinaryHit &, const OrdinaryHit &) = default;
};

/// Lines of ordinary output that regexes are measured on. Immutable, cheap to copy.
class OrdinaryLines final
{
public:
    OrdinaryLines() = default;
    /// UTF-8, one event a line.
    explicit OrdinaryLines(const QByteArray &text);

    [[nodiscard]] qsizetype lineCount() const
    {
        return m_block ? static_cast<qsizetype>(m_block->events.size()) : 0;
    }
    /// Hits by RecordIndex::value() of the set; only of records that hit. Some 20 ms a megabyte.
    [[nodiscard]] QHash<qsizetype, OrdinaryHit> hitsOf(const std::shared_ptr<const PatternSet> &set) const;

private:
    std::shared_ptr<const EventBlock> m_block;
};

} // namespace Clew
