// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/trustwords.h"

#include "models/curation/reviewqueue.h"
#include "views/words.h"

using namespace Qt::StringLiterals;

namespace Clew {

QString trustWords(const QString &tier)
{
    return (isReviewedTier(tier) ? u"● %1"_s : u"○ %1"_s).arg(tierWord(tier));
}

} // namespace Clew
