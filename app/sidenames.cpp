// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/sidenames.h"

#include "app/datapaths.h"
#include "app/privatenotes.h"
#include "app/sidefile.h"
#include "models/curation/dismissals.h"
#include "models/curation/reviewnotes.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Result<void> moveFile(const QString &from, const QString &to)
{
    if (from.isEmpty() || to.isEmpty())
        return {};
    if (const Result<void> copied = SideFile::copy(from, to); !copied)
        return copied;
    QFile::remove(from);
    return {};
}

/// In a file that has entries of many records.
template <typename T>
Result<void> moveEntries(const QString &path, const RecordId &from, const RecordId &to)
{
    if (!QFileInfo::exists(path))
        return {};
    Result<void> done = SideFile::update(path, [&](const QByteArray &json) -> Result<QByteArray> {
        Result<T> entries = T::fromJson(json);
        if (!entries)
            return std::unexpected(entries.error());
        if (!entries->copyRecord(from, to))
            return json;
        entries->removeRecord(from);
        return entries->toJson();
    });
    if (!done && done.error().place.file.isEmpty())
        done.error().place.file = path;
    return done;
}

} // namespace

QList<Error> moveSideNames(const QStringList &roots, const QString &recordFile, const RecordId &from,
                           const RecordId &to)
{
    QList<Error> errors;
    const auto take = [&errors](const Result<void> &done) {
        if (!done)
            errors.append(done.error());
    };
    const QString folder = SideFile::folderOf(roots, recordFile);
    for (const QString &kind : {u"samples"_s, u"translations"_s, u"slots"_s})
        take(moveFile(SideFile::pathOf(folder, kind, from), SideFile::pathOf(folder, kind, to)));
    take(moveEntries<Dismissals>(folder + u"/dismissed.json"_s, from, to));
    take(moveEntries<ReviewNotes>(folder + u"/review.json"_s, from, to));

    PrivateNotes notes(DataPaths::userNotes(), {DataPaths::dataFolder()});
    QObject::connect(&notes, &PrivateNotes::failed, &notes, [&errors](const Error &error) {
        if (!errors.contains(error)) // it is tried more than once
            errors.append(error);
    });
    notes.open(roots);
    notes.copyRecord(from, to, false);
    notes.removeRecord(from);
    notes.flush();
    return errors;
}

} // namespace Clew
