// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/samplelist.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

TextPair textsOf(const QJsonValue &value)
{
    return {.english = value["en"_L1].toString(), .chinese = value["zh"_L1].toString()};
}

} // namespace

QList<StartEntry> readSampleList(const QString &folder)
{
    QFile file(folder + u"/index.json"_s);
    if (folder.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    QList<StartEntry> entries;
    const QJsonArray samples = QJsonDocument::fromJson(file.readAll()).object()["samples"_L1].toArray();
    for (const QJsonValue &sample : samples) {
        const QString name = sample["path"_L1].toString();
        const QString path = u"%1/%2"_s.arg(folder, name);
        if (!name.isEmpty() && QFileInfo::exists(path))
            entries.append(
                {.path = path, .title = textsOf(sample["title"_L1]), .detail = textsOf(sample["story"_L1])});
    }
    return entries;
}

} // namespace Clew
