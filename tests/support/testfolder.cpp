// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace Clew {

QString TestFolder::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = filePath(name);
    if (!QDir().mkpath(QFileInfo(path).path()))
        return {};
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

bool TestFolder::makeFolder(const QString &name) const
{
    return QDir().mkpath(filePath(name));
}

bool TestFolder::link(const QString &target, const QString &name) const
{
    return QFile::link(target, filePath(name));
}

} // namespace Clew
