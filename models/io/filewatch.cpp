// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/filewatch.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include <sys/stat.h>

namespace Clew {

FileWatch::FileWatch(QObject *parent)
    : QObject(parent)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(Settle);
    m_round.setInterval(RoundPause);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::note);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::note);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::lookAtNoted);
    connect(&m_round, &QTimer::timeout, this, &FileWatch::lookAtNext);
}

std::optional<FileWatch::Stamp> FileWatch::stampOf(const QString &file)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(file).constData(), &info) != 0)
        return std::nullopt;
    return Stamp{.device = info.st_dev,
                 .inode = info.st_ino,
                 .size = info.st_size,
                 .seconds = info.st_mtim.tv_sec,
                 .nanoseconds = info.st_mtim.tv_nsec};
}

void FileWatch::watch(const QStringList &files)
{
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    m_files.clear();
    m_stamps.clear();
    m_byFolder.clear();
    m_noted.clear();
    m_next = 0;
    for (const QString &file : files)
        add(file);
    if (m_files.isEmpty())
        m_round.stop();
}

void FileWatch::add(const QString &file)
{
    if (m_stamps.contains(file))
        return;
    m_files.append(file);
    m_stamps.insert(file, stampOf(file));
    m_byFolder[QFileInfo(file).path()].insert(file);
    watchPaths(file);
    if (!m_round.isActive())
        m_round.start();
}

void FileWatch::accept(const QString &file)
{
    if (!m_stamps.contains(file))
        return add(file);
    m_stamps.insert(file, stampOf(file));
    watchPaths(file);
}

void FileWatch::watchPaths(const QString &file)
{
    // A watch is on a file, not on its name: it must be taken anew after each replacement.
    if (QFile::exists(file)) {
        m_watcher.removePath(file);
        m_watcher.addPath(file);
    }
    // The nearest folder that is there: the file's own may come back with a checkout.
    QString folder = QFileInfo(file).path();
    while (!QFile::exists(folder) && folder != QFileInfo(folder).path())
        folder = QFileInfo(folder).path();
    if (!m_watcher.directories().contains(folder))
        m_watcher.addPath(folder);
}

void FileWatch::note(const QString &path)
{
    m_noted.insert(path);
    m_settle.start();
}

void FileWatch::lookAtNoted()
{
    const QSet<QString> noted = std::exchange(m_noted, {});
    QSet<QString> files;
    for (const QString &path : noted) {
        if (m_stamps.contains(path))
            files.insert(path);
        for (auto it = m_byFolder.cbegin(); it != m_byFolder.cend(); ++it) {
            if (it.key() == path || it.key().startsWith(path + u'/'))
                files.unite(it.value());
        }
    }
    for (const QString &file : std::as_const(files))
        look(file);
}

void FileWatch::lookAtNext()
{
    const qsizetype count = std::min(RoundFiles, m_files.size());
    for (qsizetype i = 0; i < count && !m_files.isEmpty(); ++i) {
        m_next = m_next < m_files.size() ? m_next : 0;
        look(QString(m_files[m_next++])); // who is told may watch other files
    }
}

void FileWatch::look(const QString &file)
{
    const auto known = m_stamps.find(file);
    if (known == m_stamps.end())
        return;
    const std::optional<Stamp> stamp = stampOf(file);
    if (stamp == *known)
        return;
    *known = stamp;
    watchPaths(file);
    Q_EMIT fileChanged(file);
}

} // namespace Clew
