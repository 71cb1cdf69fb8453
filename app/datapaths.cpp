// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/datapaths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Clew::DataPaths {

QString dataFolder()
{
    const QString overridden = qEnvironmentVariable("CLEW_DATA_DIR");
    const QStringList candidates{
        overridden,
        QCoreApplication::applicationDirPath() + u"/"_s + QStringLiteral(CLEW_RELATIVE_DATA_DIR),
        QStringLiteral(CLEW_SOURCE_DATA_DIR),
    };
    for (const QString &candidate : candidates) {
        if (!candidate.isEmpty() && QFileInfo::exists(candidate + u"/catalog"_s))
            return QDir::cleanPath(candidate);
    }
    return {};
}

QByteArray ordinaryLines()
{
    QFile file(dataFolder() + u"/background/ordinary.txt"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString userCatalog()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/clew/catalog"_s;
}

QString userNotes()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/clew/notes"_s;
}

QString folderForNewRecords(const QStringList &roots)
{
    for (auto root = roots.crbegin(); root != roots.crend(); ++root) {
        const QFileInfo info(*root);
        const QFileInfo folder(info.isDir() ? *root : info.path());
        if (folder.isDir() && folder.isWritable())
            return folder.filePath();
    }
    return userCatalog();
}

QString editState()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation) + u"/clew/edits"_s;
}

QString indexCache()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/clew"_s;
}

QStringList defaultCatalogs()
{
    QStringList folders;
    if (const QString data = dataFolder(); !data.isEmpty())
        folders.append(data + u"/catalog"_s);
    if (const QString own = userCatalog(); QFileInfo(own).isDir() && !folders.contains(own))
        folders.append(own);
    return folders;
}

} // namespace Clew::DataPaths
