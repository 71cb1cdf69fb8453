// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/jsonpointer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

QString jsonPointerToken(const QString &key)
{
    QString token = key;
    token.replace("~"_L1, "~0"_L1).replace("/"_L1, "~1"_L1);
    return token.prepend(u'/');
}

QString jsonPointerKey(QStringView token)
{
    QString key = token.toString();
    return key.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
}

QString jsonPointerParent(const QString &pointer)
{
    return pointer.first(std::max<qsizetype>(pointer.lastIndexOf(u'/'), 0));
}

QString jsonPointerItem(const QString &list, qsizetype place)
{
    return list + QLatin1Char('/') + QString::number(place);
}

QString jsonPointerName(const QString &pointer)
{
    return jsonPointerKey(QStringView(pointer).sliced(pointer.lastIndexOf(u'/') + 1));
}

} // namespace Clew
