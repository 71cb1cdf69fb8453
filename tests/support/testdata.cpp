// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/testdata.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Clew::TestData {

QString sourcePath(const QString &relative)
{
    return QStringLiteral(CLEW_SOURCE_DIR) + u'/' + relative;
}

QString sharedPath(const QString &relative)
{
    const QString fromEnvironment = qEnvironmentVariable("CLEW_SHARED");
    const QString root = fromEnvironment.isEmpty() ? sourcePath(u"../shared"_s) : fromEnvironment;
    const QFileInfo info(root + u'/' + relative);
    return info.exists() ? info.canonicalFilePath() : QString();
}

bool sharedIsRequired()
{
    return qEnvironmentVariable("CI") == "true"_L1;
}

} // namespace Clew::TestData
