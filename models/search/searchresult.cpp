// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searchresult.h"

using namespace Qt::StringLiterals;

namespace Clew {

QString matchTierName(MatchTier tier)
{
    switch (tier) {
    case MatchTier::ExactId:
        return u"exact id"_s;
    case MatchTier::ExactSignature:
        return u"exact signature"_s;
    case MatchTier::RegexHit:
        return u"regex"_s;
    case MatchTier::Prefix:
        return u"prefix"_s;
    case MatchTier::Words:
        return u"words"_s;
    case MatchTier::Fuzzy:
        return u"fuzzy"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

} // namespace Clew
