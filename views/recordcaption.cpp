// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordcaption.h"

#include "views/trustwords.h"
#include "views/words.h"

namespace Clew {

QStringList recordCaption(const RecordSummary &summary)
{
    QStringList parts;
    if (!summary.domain.isEmpty())
        parts.append(summary.domain);
    parts.append(trustWords(summary.verificationTier));
    if (const QString rate = percentText(summary.fixSuccessRate); !rate.isEmpty())
        parts.append(rate);
    return parts;
}

} // namespace Clew
