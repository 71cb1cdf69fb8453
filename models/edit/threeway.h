// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordcodec.h"

namespace Clew {

/// A record that two sides changed, put together.
struct ThreeWay
{
    QByteArray text;       ///< theirs with every change of ours
    QStringList conflicts; ///< pointers of values that both changed, differently; the text has ours there
};

/// Merges value by value. `theirs` is the text that is spliced into, so its style is kept. A list that both
/// sides made longer or shorter counts as one value. Where one side removed the record, the other side's text
/// stays.
[[nodiscard]] ThreeWay mergedRecords(const RecordCodec &codec, const QByteArray &base, const QByteArray &ours,
                                     const QByteArray &theirs);

} // namespace Clew
