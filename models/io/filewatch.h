// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <optional>

namespace Clew {

/// Tells when files are not what they were: rewritten, replaced by another file of the same name (which is
/// how most programs save, and after which the system's watch is on the old one), deleted, made again,
/// folders of theirs gone and come (git checkout). The system's notices say when to look; a slow round over
/// all files finds what they miss.
class FileWatch final : public QObject
{
    Q_OBJECT

public:
    /// Notices that come close together are one: a program writes in several steps.
    static constexpr std::chrono::milliseconds Settle{100};
    /// The round: so many files are looked at each time, a few milliseconds' work.
    static constexpr std::chrono::milliseconds RoundPause{2000};
    static constexpr qsizetype RoundFiles = 2000;

    explicit FileWatch(QObject *parent = nullptr);

    /// Watches these files, which need not exist, instead of those before.
    void watch(const QStringList &files);
    /// Watches one more.
    void add(const QString &file);
    /// We wrote this file ourselves: what it is now is no change.
    void accept(const QString &file);

Q_SIGNALS:
    /// The file is another one, or another text, or gone, or there again. Told once a change.
    void fileChanged(const QString &file);

private:
    struct Stamp
    {
        quint64 device = 0;
        quint64 inode = 0;
        qint64 size = 0;
        qint64 seconds = 0;
        qint64 nanoseconds = 0;

        friend bool operator==(const Stamp &, const Stamp &) = default;
    };

    [[nodiscard]] static std::optional<Stamp> stampOf(const QString &file);
    void note(const QString &path);
    void lookAtNoted();
    void lookAtNext();
    void look(const QString &file);
    void watchPaths(const QString &file);

    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    QTimer m_round;
    QStringList m_files;
    QHash<QString, std::optional<Stamp>> m_stamps; ///< by file; nothing where there is none
    QHash<QString, QSet<QString>> m_byFolder;
    QSet<QString> m_noted; ///< files and folders
    qsizetype m_next = 0;
};

} // namespace Clew
