// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/chainpool.h"

namespace Clew {

void ChainPool::addStep(int minGap, int maxGap, const QByteArray &literal)
{
    m_steps.push_back({.minGap = minGap,
                       .maxGap = maxGap,
                       .begin = static_cast<quint32>(m_bytes.size()),
                       .length = static_cast<quint32>(literal.size())});
    m_bytes += literal;
}

ChainPool::Chain ChainPool::add(std::span<const ChainPart> parts, int trailing)
{
    Chain chain{.first = static_cast<quint32>(m_steps.size()),
                .count = static_cast<quint32>(parts.size()),
                .trailing = trailing};
    for (const ChainPart &part : parts) {
        addStep(part.minGap, part.maxGap, part.literal);
        chain.bounded = chain.bounded || part.maxGap != RegexNode::Unlimited;
    }
    return chain;
}

ChainPool::Chain ChainPool::add(std::span<const QByteArray> literals)
{
    const Chain chain{.first = static_cast<quint32>(m_steps.size()),
                      .count = static_cast<quint32>(literals.size())};
    for (const QByteArray &literal : literals)
        addStep(0, RegexNode::Unlimited, literal);
    return chain;
}

} // namespace Clew
