// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/privatenotes.h"

#include "models/io/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostNotes = 100'000; // that are listed

/// A file name for each part of an id: ids come from files of others and may hold anything.
QString safePath(const RecordId &id)
{
    QStringList parts;
    for (const QString &part : id.value().split(u'/')) {
        // What is left as it stands is what ids are made of; a name of dots alone would be a folder.
        QString safe = QString::fromLatin1(part.toUtf8().toPercentEncoding());
        if (safe.isEmpty() || safe.count(u'.') == safe.size())
            safe = u"%"_s + safe;
        // Longer than a file name may be: its hash keeps it apart from others.
        if (safe.size() > 200)
            safe = QString::fromLatin1(
                QCryptographicHash::hash(part.toUtf8(), QCryptographicHash::Sha256).toHex());
        parts.append(safe);
    }
    return parts.join(u'/');
}

/// The id behind a path that safePath() made; another one where it made a hash.
RecordId idOfPath(const QString &path)
{
    QStringList parts;
    for (const QString &part : path.split(u'/')) {
        const bool isDots = part.startsWith(u'%') && part.count(u'.') == part.size() - 1;
        parts.append(isDots ? part.sliced(1)
                            : QString::fromUtf8(QByteArray::fromPercentEncoding(part.toLatin1())));
    }
    return RecordId(parts.join(u'/'));
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.read(PrivateNotes::MaxFileBytes);
}

} // namespace

PrivateNotes::PrivateNotes(QString userFolder, QStringList readOnly, QObject *parent)
    : QObject(parent)
    , m_userFolder(std::move(userFolder))
    , m_readOnly(std::move(readOnly))
{
    m_save.setSingleShot(true);
    m_save.setInterval(SaveMs);
    connect(&m_save, &QTimer::timeout, this, &PrivateNotes::flush);
}

PrivateNotes::~PrivateNotes()
{
    flush();
}

QString PrivateNotes::folderFor(const QStringList &roots) const
{
    QStringList paths;
    for (const QString &root : roots) {
        const QFileInfo info(root);
        paths.append(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
    }
    for (const QString &path : std::as_const(paths)) {
        const auto isOurs = [&path](const QString &folder) {
            return !folder.isEmpty() && (path == folder || path.startsWith(folder + u'/'));
        };
        const QFileInfo beside(path + u"/.clew"_s);
        if (std::ranges::none_of(m_readOnly, isOurs) &&
            (beside.exists() ? beside.isDir() && beside.isWritable() : QFileInfo(path).isWritable()))
            return beside.absoluteFilePath();
    }
    const QByteArray key =
        QCryptographicHash::hash(paths.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex().first(24);
    return u"%1/%2"_s.arg(m_userFolder, QString::fromLatin1(key));
}

void PrivateNotes::open(const QStringList &roots)
{
    flush();
    // What could not be written belongs to the catalog before.
    m_unwritten.clear();
    m_bookmarksUnwritten = false;
    m_folder = roots.isEmpty() ? QString() : folderFor(roots);
    readBookmarks();
    listNotes();
    Q_EMIT bookmarksChanged();
    Q_EMIT notedChanged();
}

void PrivateNotes::listNotes()
{
    m_noted.clear();
    if (m_folder.isEmpty())
        return;
    const QString top = m_folder + u"/notes/"_s;
    QDirIterator files(top, {u"*.md"_s}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext() && m_noted.size() < MostNotes) {
        const QString path = files.next().sliced(top.size()).chopped(3);
        const RecordId id = idOfPath(path);
        // Else the name was made of a hash, or by somebody else.
        if (safePath(id) == path)
            m_noted.insert(id);
    }
}

void PrivateNotes::readBookmarks()
{
    m_bookmarks.clear();
    if (m_folder.isEmpty())
        return;
    const QJsonDocument document = QJsonDocument::fromJson(bytesOf(m_folder + u"/bookmarks.json"_s));
    for (const QJsonValue &value : document.object()["bookmarks"_L1].toArray()) {
        const RecordId id(value.toString());
        if (!id.isEmpty() && !m_bookmarks.contains(id))
            m_bookmarks.append(id);
    }
}

void PrivateNotes::setBookmarked(const RecordId &id, bool on)
{
    if (id.isEmpty() || m_folder.isEmpty())
        return;
    if (!m_bookmarksUnwritten)
        readBookmarks(); // another window may have made some meanwhile
    if (on == isBookmarked(id))
        return;
    if (on)
        m_bookmarks.append(id);
    else
        m_bookmarks.removeAll(id);
    m_bookmarksUnwritten = true;
    m_save.start();
    Q_EMIT bookmarksChanged();
}

QString PrivateNotes::notePath(const RecordId &id) const
{
    return u"%1/notes/%2.md"_s.arg(m_folder, safePath(id));
}

QString PrivateNotes::note(const RecordId &id) const
{
    if (m_folder.isEmpty() || id.isEmpty())
        return {};
    const auto unwritten = m_unwritten.constFind(id);
    return unwritten != m_unwritten.cend() ? *unwritten : QString::fromUtf8(bytesOf(notePath(id)));
}

void PrivateNotes::setNote(const RecordId &id, const QString &text)
{
    if (id.isEmpty() || m_folder.isEmpty() || text == note(id))
        return;
    // Somebody else's book was shown only in part: writing it back would cut it.
    if (const QString path = notePath(id); QFileInfo(path).size() > MaxFileBytes) {
        Q_EMIT failed(
            {ErrorCode::FileTooLarge, {path, QString::number(MaxFileBytes)}, {.file = path, .line = {}}});
        return;
    }
    m_unwritten.insert(id, text.first(std::min(text.size(), MaxNoteCharacters)));
    m_save.start();
    const bool isNoted = !text.trimmed().isEmpty();
    if (isNoted == m_noted.contains(id))
        return;
    if (isNoted)
        m_noted.insert(id);
    else
        m_noted.remove(id);
    Q_EMIT notedChanged();
}

void PrivateNotes::copyRecord(const RecordId &from, const RecordId &to, bool exactly)
{
    if (isBookmarked(from) || exactly)
        setBookmarked(to, isBookmarked(from));
    if (const QString text = note(from); !text.isEmpty() || exactly)
        setNote(to, text);
}

void PrivateNotes::removeRecord(const RecordId &id)
{
    flush();
    if (m_bookmarksUnwritten || !m_unwritten.isEmpty())
        return; // the copy under another name may be among them
    if (const QString text = note(id); text.size() > MaxNoteCharacters)
        return; // and had only its beginning
    setBookmarked(id, false);
    setNote(id, {});
}

void PrivateNotes::flush()
{
    m_save.stop();
    if (m_bookmarksUnwritten && writeBookmarks())
        m_bookmarksUnwritten = false;
    m_unwritten.removeIf(
        [this](QHash<RecordId, QString>::iterator note) { return writeNote(note.key(), note.value()); });
}

bool PrivateNotes::writeBookmarks()
{
    const QString path = m_folder + u"/bookmarks.json"_s;
    if (const QByteArray before = bytesOf(path);
        !before.trimmed().isEmpty() && !QJsonDocument::fromJson(before).isObject())
        QFile::rename(path, path + u".broken"_s); // for whoever wrote it
    QJsonArray ids;
    for (const RecordId &id : std::as_const(m_bookmarks))
        ids.append(id.value());
    return replaceFile(path, QJsonDocument(QJsonObject{{u"bookmarks"_s, ids}}).toJson());
}

bool PrivateNotes::writeNote(const RecordId &id, const QString &text)
{
    const QString path = notePath(id);
    if (!text.trimmed().isEmpty())
        return replaceFile(path, text.toUtf8());
    return !QFileInfo::exists(path) || QFile::remove(path);
}

bool PrivateNotes::replaceFile(const QString &path, const QByteArray &content)
{
    const Result<void> saved = replaceFileInFolder(path, content);
    if (!saved)
        Q_EMIT failed(saved.error());
    return saved.has_value();
}

} // namespace Clew
