// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphtexts.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

QString wholePercent(const std::optional<double> &probability)
{
    if (!probability)
        return {};
    constexpr double Percent = 100;
    return u"%1%"_s.arg(qRound(*probability * Percent));
}

QString nodeTitle(const GraphTexts &texts, RecordIndex node, const RecordId &id)
{
    const QString title = texts.title ? texts.title(node) : QString();
    return title.isEmpty() ? id.value() : title;
}

QString edgeLabel(const GraphEdge &edge, const GraphTexts &texts)
{
    if (edge.proposed)
        return texts.proposed;
    const QString &word = edge.kind == EdgeKind::LeadsTo ? texts.leadsTo : texts.confusedWith;
    QStringList parts{word};
    if (edge.probability)
        parts.append(wholePercent(edge.probability));
    if (edge.contradictions & ~Contradictions(Contradiction::Direction))
        parts.append(u"!"_s);
    return parts.join(u' ');
}

} // namespace Clew
