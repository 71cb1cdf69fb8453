// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/wholefile.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

using Writer = Result<void> (*)(const QString &, const QByteArray &);

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QStringList entries(const TestFolder &folder)
{
    return QDir(folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

/// Writes in a process that may make files of 4,096 bytes at most; returns how it ended. Where `dies`, the
/// system kills it in the midst of writing.
int writeInSmallProcess(Writer writer, const QString &path, bool dies)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit limit{.rlim_cur = 4096, .rlim_max = 4096};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const rlimit none{.rlim_cur = 0, .rlim_max = 0};
        ::setrlimit(RLIMIT_CORE, &none);
        std::signal(SIGXFSZ, dies ? SIG_DFL : SIG_IGN);
        const Result<void> written = writer(path, QByteArray(1 << 20, 'x'));
        ::_exit(written ? 0 : written.error().arguments.value(1) == "write"_L1 ? 2 : 3);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

class TestWholeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void createsWithTheUsualMode();
    void createsNothingOverAnything_data();
    void createsNothingOverAnything();
    void replacesAndKeepsTheMode();
    void makesFolders();
    void leavesNothingWhenKilled();
    void keepsTheOldFileWhenTheDiskIsFull();
};

void TestWholeFile::createsWithTheUsualMode()
{
    const TestFolder folder;
    const QString path = folder.filePath(u"a.csv"_s);
    QVERIFY(createFile(path, "text"_ba));
    QCOMPARE(contentOf(path), "text"_ba);
    QCOMPARE(entries(folder), QStringList{u"a.csv"_s});
    const mode_t mask = ::umask(0);
    ::umask(mask);
    struct stat made = {};
    QCOMPARE(::stat(QFile::encodeName(path).constData(), &made), 0);
    QCOMPARE(made.st_mode & 0777, 0666 & ~mask);
    QVERIFY(createFile(folder.filePath(u"empty"_s), QByteArray()));
    QCOMPARE(contentOf(folder.filePath(u"empty"_s)), QByteArray());
}

void TestWholeFile::createsNothingOverAnything_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("step");
    QTest::newRow("a file") << u"file"_s << u"replace"_s;
    QTest::newRow("a folder") << u"folder"_s << u"replace"_s;
    QTest::newRow("a link that leads nowhere") << u"link"_s << u"replace"_s;
    QTest::newRow("no such folder") << u"none/file"_s << u"open"_s;
    QTest::newRow("below a file") << u"file/file"_s << u"open"_s;
}

void TestWholeFile::createsNothingOverAnything()
{
    QFETCH(QString, name);
    QFETCH(QString, step);
    const TestFolder folder;
    folder.write(u"file"_s, "old"_ba);
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
    QVERIFY(folder.link(folder.filePath(u"gone"_s), u"link"_s));
    const Result<void> written = createFile(folder.filePath(name), "new"_ba);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::SaveFailed);
    QCOMPARE(written.error().arguments.value(0), folder.filePath(name));
    QCOMPARE(written.error().arguments.value(1), step);
    QCOMPARE(contentOf(folder.filePath(u"file"_s)), "old"_ba);
    QCOMPARE(entries(folder), QStringList({u"file"_s, u"folder"_s, u"link"_s}));
}

void TestWholeFile::replacesAndKeepsTheMode()
{
    const TestFolder folder;
    const QString path = folder.write(u"a"_s, "old"_ba);
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0640), 0);
    QVERIFY(folder.link(path, u"link"_s));
    QVERIFY(replaceFile(folder.filePath(u"link"_s), "new"_ba));
    QCOMPARE(contentOf(path), "new"_ba);
    struct stat made = {};
    QCOMPARE(::stat(QFile::encodeName(path).constData(), &made), 0);
    QCOMPARE(made.st_mode & 0777, mode_t(0640));
    QCOMPARE(entries(folder), QStringList({u"a"_s, u"link"_s}));
}

void TestWholeFile::makesFolders()
{
    const TestFolder folder;
    QVERIFY(!replaceFile(folder.filePath(u"a/b/c"_s), "x"_ba));
    QVERIFY(replaceFileInFolder(folder.filePath(u"a/b/c"_s), "x"_ba));
    QCOMPARE(contentOf(folder.filePath(u"a/b/c"_s)), "x"_ba);
    QCOMPARE(replaceFileInFolder(folder.filePath(u"a/b/c/d"_s), "x"_ba).error().arguments.value(1),
             u"folder"_s);
}

void TestWholeFile::leavesNothingWhenKilled()
{
    const TestFolder folder;
    const int status = writeInSmallProcess(createFile, folder.filePath(u"a"_s), true);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGXFSZ);
    QCOMPARE(entries(folder), QStringList());

    const QString old = folder.write(u"b"_s, "old"_ba);
    QVERIFY(WIFSIGNALED(writeInSmallProcess(replaceFile, old, true)));
    QCOMPARE(contentOf(old), "old"_ba);
}

void TestWholeFile::keepsTheOldFileWhenTheDiskIsFull()
{
    const TestFolder folder;
    const QString old = folder.write(u"b"_s, "old"_ba);
    for (const auto &[writer, path] : {std::pair<Writer, QString>{createFile, folder.filePath(u"a"_s)},
                                       std::pair<Writer, QString>{replaceFile, old}}) {
        const int status = writeInSmallProcess(writer, path, false);
        QVERIFY(WIFEXITED(status));
        QVERIFY(WEXITSTATUS(status) >= 2);
        QCOMPARE(contentOf(old), "old"_ba);
        QCOMPARE(entries(folder), QStringList{u"b"_s});
    }
}

QTEST_GUILESS_MAIN(TestWholeFile)

#include "tst_wholefile.moc"
