// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/sidefile.h"

#include "models/curation/sidejson.h"
#include "models/io/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QLoggingCategory>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace Clew::SideFile {

namespace {

Q_LOGGING_CATEGORY(lcSideFile, "clew.app.sidefile", QtWarningMsg)

constexpr std::chrono::seconds LockWait{5};

/// An id is a path below the folder only if it is made of plain names.
bool isPlainPath(const QString &id)
{
    const QStringList names = id.split(u'/');
    return std::ranges::none_of(names, [](const QString &name) {
        return name.isEmpty() || name == "."_L1 || name == ".."_L1 || name.contains(QChar::Null);
    });
}

std::unexpected<Error> saveFault(const QString &path, const QString &step, const QString &reason)
{
    return std::unexpected(Error{.code = ErrorCode::SaveFailed,
                                 .arguments = {path, step, reason},
                                 .place = {.file = path, .line = {}}});
}

} // namespace

QString folderOfRoot(const QString &root)
{
    const QFileInfo info(root);
    return (info.isDir() ? QDir::cleanPath(root) : info.path()) + u"/.clew"_s;
}

QString folderOf(const QStringList &roots, const QString &recordFile)
{
    const QString file = QFileInfo(recordFile).absoluteFilePath();
    QString best;
    qsizetype deepest = -1;
    for (const QString &root : roots) {
        const QFileInfo info(root);
        QString folder = QDir::cleanPath(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
        if (!folder.endsWith(u'/'))
            folder += u'/';
        if (!file.startsWith(folder) || folder.size() < deepest)
            continue;
        best = folderOfRoot(root);
        deepest = folder.size();
    }
    return best.isEmpty() ? QFileInfo(recordFile).path() + u"/.clew"_s : best;
}

QString pathOf(const QString &folder, const QString &kind, const RecordId &id, const QString &ending)
{
    return isPlainPath(id.value()) ? u"%1/%2/%3%4"_s.arg(folder, kind, id.value(), ending) : QString();
}

Result<QByteArray> read(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Error{.code = ErrorCode::FileUnreadable,
                                     .arguments = {path, file.errorString()},
                                     .place = {.file = path, .line = {}}});
    QByteArray content = file.read(MaxSideFileBytes + 1); // one more than is taken, so that it is refused
    return content.isNull() ? QByteArray("") : content;
}

Result<void> write(const QString &path, const QByteArray &content)
{
    return replaceFileInFolder(path, content);
}

Result<void> copy(const QString &from, const QString &to)
{
    const Result<QByteArray> content = read(from);
    if (!content)
        return std::unexpected(content.error());
    if (content->isNull())
        return {};
    if (content->size() > MaxSideFileBytes)
        return std::unexpected(Error{.code = ErrorCode::FileTooLarge,
                                     .arguments = {from, QString::number(MaxSideFileBytes)},
                                     .place = {.file = from, .line = {}}});
    return write(to, *content);
}

Result<void> update(const QString &path, const std::function<Result<QByteArray>(const QByteArray &)> &change)
{
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return saveFault(path, u"folder"_s, folder);
    QLockFile lock(path + ".lock"_L1);
    if (!lock.tryLock(LockWait))
        return saveFault(path, u"open"_s, lock.fileName());
    const Result<QByteArray> before = read(path);
    if (!before)
        return std::unexpected(before.error());
    const Result<QByteArray> after = change(*before);
    if (!after)
        return std::unexpected(after.error());
    return *after == *before ? Result<void>() : write(path, *after);
}

void logFailure(const Result<void> &written)
{
    if (!written)
        qCWarning(lcSideFile, "%s: %s", qUtf8Printable(written.error().place.file),
                  qUtf8Printable(written.error().arguments.join(u", "_s)));
}

} // namespace Clew::SideFile
