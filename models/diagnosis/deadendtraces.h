// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/core/recordsummary.h"
#include "models/diagnosis/literalmatcher.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>

#include <memory>
#include <span>
#include <vector>

namespace Clew {

/// The traces that the dead ends of all records would leave in a log if somebody tried them: options
/// ("--no-cache-dir") and variables ("NCCL_P2P_DISABLE") that their actions name. Filled first, asked
/// afterwards; then immutable.
class DeadEndTraces final
{
public:
    struct Owner
    {
        RecordIndex record;
        int deadEnd = 0;
    };

    void addRecord(RecordIndex index, const Record &record);
    void finish();

    /// Null where there is nothing to look for.
    [[nodiscard]] const LiteralMatcher *matcher() const { return m_matcher.get(); }
    [[nodiscard]] QByteArrayView literal(std::size_t index) const { return m_literals[index]; }
    [[nodiscard]] std::span<const Owner> owners(std::size_t index) const { return m_owners[index]; }

    /// Whether somebody used the option or set the variable that stands at `position` in a line: a whole
    /// word, a value behind a variable, no line that only advises it or speaks of an error.
    [[nodiscard]] static bool isTried(QByteArrayView line, qsizetype position, QByteArrayView literal);

private:
    std::vector<QByteArray> m_literals; ///< folded
    std::vector<std::vector<Owner>> m_owners;
    QHash<QByteArray, std::size_t> m_ids;
    std::unique_ptr<const LiteralMatcher> m_matcher;
};

/// Options and variables that a text names, in its order, without repeats; as they stand there.
[[nodiscard]] std::vector<QByteArray> namedOptions(QByteArrayView text);

} // namespace Clew
