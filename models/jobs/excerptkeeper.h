// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "models/diagnosis/hitset.h"

#include <QMap>

namespace Clew {

/// Keeps the lines around what was found in logs that can neither be read again nor kept whole: cleaned, by
/// their numbers, in bounded memory whatever the log.
class ExcerptKeeper final
{
public:
    /// Events before and behind a hit or an error; their lines are kept.
    static constexpr int Around = 6;
    /// Of all inputs together.
    static constexpr qsizetype MaxBytes = qsizetype(4) << 20;
    static constexpr qsizetype MaxLineBytes = 4096;
    /// Errors of a block beside its hits.
    static constexpr int MaxErrors = 20;

    /// Adds what is around the hits of a block and its first errors.
    void add(const EventBlock &block, const HitSet &hits, QMap<qint64, QByteArray> &lines);

private:
    void keep(const EventBlock &block, qsizetype event, QMap<qint64, QByteArray> &lines);

    qsizetype m_bytes = 0;
};

} // namespace Clew
