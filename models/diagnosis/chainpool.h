// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexbranches.h"

#include <QByteArray>
#include <QByteArrayView>

#include <span>
#include <vector>

namespace Clew {

/// Keeps the literals of all branches close together: a candidate is decided by reading one or two cache
/// lines.
class ChainPool final
{
public:
    /// A literal and the gap before it; see ChainPart.
    struct Step
    {
        int minGap = 0;
        int maxGap = 0;
        quint32 begin = 0; ///< in the pool's bytes
        quint32 length = 0;
    };
    struct Chain
    {
        quint32 first = 0;
        quint32 count = 0;
        int trailing = 0;
        bool bounded = false; ///< some gap has an upper bound
    };

    [[nodiscard]] Chain add(std::span<const ChainPart> parts, int trailing);
    /// Literals that follow one another with anything between them.
    [[nodiscard]] Chain add(std::span<const QByteArray> literals);

    [[nodiscard]] std::span<const Step> steps(const Chain &chain) const
    {
        return {m_steps.data() + chain.first, chain.count};
    }
    [[nodiscard]] QByteArrayView literal(const Step &step) const
    {
        return {m_bytes.constData() + step.begin, static_cast<qsizetype>(step.length)};
    }

private:
    void addStep(int minGap, int maxGap, const QByteArray &literal);

    std::vector<Step> m_steps;
    QByteArray m_bytes;
};

} // namespace Clew
