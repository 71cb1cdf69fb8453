// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/transition.h"

using namespace Qt::StringLiterals;

namespace Clew {

QString relationName(Relation relation)
{
    switch (relation) {
    case Relation::LeadsTo:
        return u"leads_to"_s;
    case Relation::PrecededBy:
        return u"preceded_by"_s;
    case Relation::ConfusedWith:
        return u"frequently_confused_with"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

Relation inverseOf(Relation relation)
{
    switch (relation) {
    case Relation::LeadsTo:
        return Relation::PrecededBy;
    case Relation::PrecededBy:
        return Relation::LeadsTo;
    case Relation::ConfusedWith:
        return Relation::ConfusedWith;
    }
    Q_UNREACHABLE_RETURN(relation);
}

} // namespace Clew
