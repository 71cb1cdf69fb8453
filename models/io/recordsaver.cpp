// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordsaver.h"

#include "models/io/catalogreader.h"
#include "models/io/filebytes.h"
#include "models/io/jsonrecordcodec.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QScopeGuard>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Error failure(const QString &path, SaveStep step, const QString &reason)
{
    return Error{.code = ErrorCode::SaveFailed,
                 .arguments = {path, saveStepName(step), reason},
                 .place = {.file = path}};
}

Error changed(const QString &path, const QString &what)
{
    return Error{.code = ErrorCode::FileChanged, .arguments = {path, what}, .place = {.file = path}};
}

/// The file that a path leads to through symbolic links, which may not exist yet.
QString linkTarget(const QString &path)
{
    QString target = path;
    constexpr int MaxLinks = 40; // as the kernel has it
    for (int i = 0; i < MaxLinks && QFileInfo(target).isSymLink(); ++i)
        target = QFileInfo(target).symLinkTarget();
    return target;
}

/// Why the text is not fit to be saved; empty where it is.
QString fault(const FileSave &file)
{
    const JsonRecordCodec codec;
    const QList<RecordBytesRange> ranges = codec.recordsIn(file.text, file.path);
    if (ranges.size() != file.records)
        return u"%1 records instead of %2"_s.arg(ranges.size()).arg(file.records);
    return {};
}

/// Brings names of a folder to the disk. Some file systems cannot; the files themselves are there.
void syncFolder(const QString &folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

/// What the descriptor's file holds, through a second descriptor that reads.
Result<QByteArray> readBack(int descriptor, const QString &path)
{
    QFile file(u"/proc/self/fd/%1"_s.arg(descriptor));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(failure(path, SaveStep::Verify, file.errorString()));
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(failure(path, SaveStep::Verify, file.errorString()));
    return bytes;
}

/// Mode and owner of `old` for the open file; false where the system did not let it have the owner.
bool keepOwnerAndMode(int descriptor, const struct stat &old)
{
    struct stat info = {};
    ::fstat(descriptor, &info);
    bool kept = true;
    if (info.st_uid != old.st_uid || info.st_gid != old.st_gid) {
        kept = ::fchown(descriptor, old.st_uid, old.st_gid) == 0;
        if (!kept && info.st_gid != old.st_gid) // the group alone is more often allowed
            kept = ::fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) == 0 && info.st_uid == old.st_uid;
    }
    ::fchmod(descriptor, old.st_mode & 07777); // after the owner: a change of owner may take bits away
    return kept;
}

} // namespace

QString saveStepName(SaveStep step)
{
    switch (step) {
    case SaveStep::Compare:
        return u"compare"_s;
    case SaveStep::Folder:
        return u"folder"_s;
    case SaveStep::Open:
        return u"open"_s;
    case SaveStep::Write:
        return u"write"_s;
    case SaveStep::Sync:
        return u"sync"_s;
    case SaveStep::Verify:
        return u"verify"_s;
    case SaveStep::Replace:
        return u"replace"_s;
    case SaveStep::Remove:
        return u"remove"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

std::optional<Error> fileDifference(const QString &path, const QByteArray &expected)
{
    const Result<FileBytes> found = readRegularFile(path, CatalogLimits().fileBytes);
    if (!found && found.error().code == ErrorCode::FileNotFound)
        return expected.isNull() ? std::nullopt : std::optional(changed(path, u"deleted"_s));
    if (!found)
        return found.error();
    if (expected.isNull())
        return changed(path, u"appeared"_s);
    if (found->bytes != expected)
        return changed(path, u"changed"_s);
    return std::nullopt;
}

Result<SaveOutcome> RecordSaver::save(const FileSave &file) const
{
    if (!file.text.isNull()) {
        if (const QString why = fault(file); !why.isEmpty())
            return std::unexpected(failure(file.path, SaveStep::Compare, why));
    }
    if (const std::optional<Error> difference = fileDifference(file.path, file.expected))
        return std::unexpected(*difference);
    const QString target = linkTarget(file.path);
    return file.text.isNull() ? remove(file, target) : write(file, target);
}

Result<SaveOutcome> RecordSaver::write(const FileSave &file, const QString &target) const
{
    const auto fail = [&file](SaveStep step, const QString &reason) {
        return std::unexpected(failure(file.path, step, reason));
    };
    const QString folder = QFileInfo(target).absolutePath();
    if (file.expected.isNull() && !QDir().mkpath(folder))
        return fail(SaveStep::Folder, qt_error_string(errno));

    SaveOutcome outcome{.text = file.text};
    struct stat old = {};
    const bool existed = ::stat(QFile::encodeName(target).constData(), &old) == 0;
    QSaveFile out(target);
    announce(SaveStep::Open);
    if (!out.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return fail(SaveStep::Open, out.errorString());
    if (existed) {
        outcome.ownerChanged = !keepOwnerAndMode(out.handle(), old);
        outcome.otherNames = static_cast<qsizetype>(old.st_nlink) - 1;
    }
    announce(SaveStep::Write);
    if (out.write(file.text) != file.text.size())
        return fail(SaveStep::Write, out.errorString());
    announce(SaveStep::Sync);
    if (!out.flush() || ::fsync(out.handle()) != 0)
        return fail(SaveStep::Sync, qt_error_string(errno));
    announce(SaveStep::Verify);
    const Result<QByteArray> written = readBack(out.handle(), file.path);
    if (!written)
        return std::unexpected(written.error());
    if (*written != file.text)
        return fail(SaveStep::Verify, u"%1 bytes instead of %2"_s.arg(written->size()).arg(file.text.size()));
    announce(SaveStep::Replace);
    // Once more, as late as can be: writing took its time.
    if (const std::optional<Error> difference = fileDifference(file.path, file.expected))
        return std::unexpected(*difference);
    if (!out.commit())
        return fail(SaveStep::Replace, out.errorString());
    syncFolder(folder);
    return outcome;
}

Result<SaveOutcome> RecordSaver::remove(const FileSave &file, const QString &target) const
{
    announce(SaveStep::Remove);
    if (file.expected.isNull())
        return SaveOutcome{};
    if (QFile gone(file.path); !gone.remove()) // of a link the link: the file may have other names
        return std::unexpected(failure(file.path, SaveStep::Remove, gone.errorString()));
    syncFolder(QFileInfo(target).absolutePath());
    return SaveOutcome{};
}

} // namespace Clew
