// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/samplestore.h"

#include "app/sidefile.h"
#include "models/curation/sidejson.h"
#include "models/io/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

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
    if (recordFile.isEmpty())
        return {};
    return SideFile::pathOf(SideFile::folderOf(m_roots, recordFile), u"samples"_s, record);
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

Result<void> SampleStore::copy(const RecordId &from, const RecordId &to, const QString &recordFile)
{
    const QString path = pathOf(from, recordFile);
    const QString target = pathOf(to, recordFile);
    if (path.isEmpty() || target.isEmpty())
        return {};
    m_loaded.remove(target); // read anew, or refused
    return SideFile::copy(path, target);
}

void SampleStore::remove(const RecordId &record, const QString &recordFile)
{
    const QString path = pathOf(record, recordFile);
    QFile::remove(path);
    m_loaded.remove(path);
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
    const Result<void> written =
        replaceFileInFolder(path, QJsonDocument(object).toJson(QJsonDocument::Indented));
    if (!written)
        return written;
    m_loaded.insert(path, samples);
    return {};
}

} // namespace Clew
