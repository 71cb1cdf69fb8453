// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/rankname.h"

#include <QString>

namespace Clew {

std::optional<int> rankInName(QStringView path)
{
    constexpr QLatin1StringView Word("rank");
    std::optional<int> found;
    for (qsizetype at = path.indexOf(Word, 0, Qt::CaseInsensitive); at >= 0;
         at = path.indexOf(Word, at + Word.size(), Qt::CaseInsensitive)) {
        // "frank3" and "crank-3" are names.
        if (at > 0 && path.at(at - 1).isLetter())
            continue;
        qsizetype digits = at + Word.size();
        if (digits < path.size() &&
            (path.at(digits) == u'-' || path.at(digits) == u'_' || path.at(digits) == u'.'))
            ++digits;
        qsizetype end = digits;
        while (end < path.size() && path.at(end) >= u'0' && path.at(end) <= u'9')
            ++end;
        bool isNumber = false;
        const int rank = path.sliced(digits, end - digits).toInt(&isNumber);
        if (isNumber && rank <= MaxRankInName)
            found = rank;
    }
    return found;
}

} // namespace Clew
