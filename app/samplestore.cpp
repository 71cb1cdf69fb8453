// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/samplestore.h"

#include "models/curation/sidejson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool isPlainName(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'.') && !name.contains(QChar::Null);
}

std::unexpected<Error> failed(const QString &path, const QString &step, const QString &reason)
{
    return std::unexpected(
        Error{ErrorCode::SaveFailed, {path, step, reason}, Place{.file = path, .line = {}}});
}

/// Nothing where there is no such file.
Result<std::optional<QByteArray>> contentOf(const QString &path)
{
    if (!QFileInfo(path).isFile())
        return std::optional<QByteArray>();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(
            Error{ErrorCode::FileUnreadable, {path, file.errorString()}, Place{.file = path, .line = {}}});
    }
    return file.read(MaxSideFileBytes + 1); // one more than is taken, so that it is refused
}

} // namespace

QString SampleStore::pathOf(const RecordId &record, const QString &recordFile) const
{
    const QStringList names = record.value().split(u'/');
    if (!std::ranges::all_of(names, isPlainName))
        return {};
    const QString file = QFileInfo(recordFile).absoluteFilePath();
    for (const QString &root : m_roots) {
        const QFileInfo info(root);
        const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
        if (file.startsWith(folder + u'/'))
            return u"%1/.clew/samples/%2.json"_s.arg(folder, record.value());
    }
    return {};
}

Result<RecordSamples> SampleStore::load(const RecordId &record, const QString &recordFile)
{
    const QString path = pathOf(record, recordFile);
    if (path.isEmpty())
        return RecordSamples();
    const auto content = contentOf(path);
    if (!content)
        return std::unexpected(content.error());
    Result<RecordSamples> samples = *content ? samplesFromJson(**content) : RecordSamples();
    if (!samples) {
        samples.error().place.file = path;
        return samples;
    }
    m_loaded.insert(path, *samples);
    return samples;
}

Result<void> SampleStore::save(const RecordId &record, const QString &recordFile,
                               const RecordSamples &samples)
{
    const QString path = pathOf(record, recordFile);
    if (path.isEmpty())
        return std::unexpected(Error{ErrorCode::InvalidId, {record.value()}, {}});
    const auto content = contentOf(path);
    if (!content)
        return std::unexpected(content.error());
    const Result<RecordSamples> onDisk = *content ? samplesFromJson(**content) : RecordSamples();
    if (!onDisk || *onDisk != m_loaded.value(path)) {
        return std::unexpected(
            Error{ErrorCode::FileChanged, {path, u"changed"_s}, Place{.file = path, .line = {}}});
    }
    QJsonObject object = *content ? QJsonDocument::fromJson(**content).object() : QJsonObject();
    const QJsonObject own = QJsonDocument::fromJson(samplesToJson(samples)).object();
    for (auto it = own.begin(); it != own.end(); ++it)
        object.insert(it.key(), it.value());
    if (!QDir().mkpath(QFileInfo(path).path()))
        return failed(path, u"folder"_s, {});
    QSaveFile file(path);
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Indented);
    if (!file.open(QIODevice::WriteOnly))
        return failed(path, u"open"_s, file.errorString());
    if (file.write(bytes) != bytes.size() || !file.commit())
        return failed(path, u"write"_s, file.errorString());
    m_loaded.insert(path, samples);
    return {};
}

} // namespace Clew
