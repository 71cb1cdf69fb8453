// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphedge.h"

using namespace Qt::StringLiterals;

namespace Clew {

QString edgeKindName(EdgeKind kind)
{
    switch (kind) {
    case EdgeKind::LeadsTo:
        return u"leads_to"_s;
    case EdgeKind::ConfusedWith:
        return u"confused_with"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString entryPointer(const EdgeEntry &entry)
{
    return u"/transition_graph/%1/%2"_s.arg(relationName(entry.relation), QString::number(entry.position));
}

QStringList contradictionNames(Contradictions contradictions)
{
    QStringList names;
    if (contradictions.testFlag(Contradiction::Probability))
        names.append(u"probability"_s);
    if (contradictions.testFlag(Contradiction::Delay))
        names.append(u"delay"_s);
    if (contradictions.testFlag(Contradiction::Direction))
        names.append(u"direction"_s);
    if (contradictions.testFlag(Contradiction::Repeated))
        names.append(u"repeated"_s);
    if (contradictions.testFlag(Contradiction::Self))
        names.append(u"self"_s);
    return names;
}

} // namespace Clew
