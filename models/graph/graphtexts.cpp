// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphtexts.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

QString percentText(const std::optional<double> &probability)
{
    if (!probability)
        return {};
    constexpr double Percent = 100;
    return u"%1%"_s.arg(qRound(*probability * Percent));
}

QString edgeLabel(const GraphEdge &edge, const GraphTexts &texts)
{
    const QString &word = edge.kind == EdgeKind::LeadsTo ? texts.leadsTo : texts.confusedWith;
    const QString percent = percentText(edge.probability);
    return percent.isEmpty() ? word : u"%1 %2"_s.arg(word, percent);
}

} // namespace Clew
