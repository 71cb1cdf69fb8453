// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/openrequest.h"

#include "app/recordlink.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr QLatin1StringView Schema = "clew-open-1"_L1;

/// A folder whose files are none that a catalog is read from is one of logs. Of a large one this is not
/// asked: the window shall not wait for it.
bool holdsLogsAlone(const QString &folder)
{
    constexpr int MaxLooked = 2000;
    int looked = 0;
    QDirIterator files(folder, QDir::Files | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    for (; files.hasNext() && looked < MaxLooked; ++looked) {
        const QString suffix = files.nextFileInfo().suffix().toLower();
        if (suffix == "json"_L1 || suffix == "jsonl"_L1 || suffix == "ndjson"_L1)
            return false;
    }
    return looked > 0 && looked < MaxLooked;
}

bool isCatalog(const QString &path)
{
    if (QFileInfo(path).isDir())
        return !holdsLogsAlone(path);
    return path.endsWith(".json"_L1, Qt::CaseInsensitive) ||
           path.endsWith(".clew.jsonl"_L1, Qt::CaseInsensitive);
}

/// Absolute paths alone: the one who asks may stand in another folder.
std::optional<QStringList> pathsOf(const QJsonValue &value)
{
    QStringList paths;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &entry : array) {
        if (!entry.isString() || !QDir::isAbsolutePath(entry.toString()))
            return std::nullopt;
        paths.append(entry.toString());
    }
    return paths;
}

} // namespace

OpenRequest OpenRequest::fromArguments(const QStringList &arguments, const QString &folder)
{
    OpenRequest request;
    for (const QString &argument : arguments) {
        if (isRecordLink(argument)) {
            if (const std::optional<RecordId> id = recordOfLink(argument))
                request.records.append(*id);
            else
                request.brokenLinks.append(argument);
            continue;
        }
        QString path = argument;
        if (path.startsWith("file:"_L1)) {
            const QUrl url(path, QUrl::StrictMode);
            if (url.isLocalFile())
                path = url.toLocalFile();
        }
        path = QDir::cleanPath(QDir(folder).absoluteFilePath(path));
        (isCatalog(path) ? request.catalogs : request.logs).append(path);
    }
    return request;
}

QByteArray OpenRequest::toJson() const
{
    QStringList links = brokenLinks;
    for (const RecordId &id : records)
        links.append(recordLink(id));
    const QJsonObject object{{u"schema"_s, QString(Schema)},
                             {u"catalogs"_s, QJsonArray::fromStringList(catalogs)},
                             {u"logs"_s, QJsonArray::fromStringList(logs)},
                             {u"links"_s, QJsonArray::fromStringList(links)},
                             {u"clipboard"_s, clipboard},
                             {u"activation_token"_s, activationToken}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<OpenRequest> OpenRequest::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const std::optional<QStringList> catalogs = pathsOf(object.value("catalogs"_L1));
    const std::optional<QStringList> logs = pathsOf(object.value("logs"_L1));
    if (object.value("schema"_L1).toString() != Schema || !catalogs || !logs)
        return std::nullopt;
    OpenRequest request{.catalogs = *catalogs,
                        .logs = *logs,
                        .records = {},
                        .brokenLinks = {},
                        .clipboard = object.value("clipboard"_L1).toBool(),
                        .activationToken = object.value("activation_token"_L1).toString()};
    const QJsonArray links = object.value("links"_L1).toArray();
    for (const QJsonValue &link : links) {
        if (const std::optional<RecordId> id = recordOfLink(link.toString()))
            request.records.append(*id);
        else
            request.brokenLinks.append(link.toString());
    }
    return request;
}

} // namespace Clew
