// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordsaver.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTest>

#include <csignal>

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Old = R"({"id": "a/b", "regex": "x", "confidence": 1.0})";
const QByteArray New = R"({"id": "a/b", "regex": "y", "confidence": 1.0})";

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct stat statOf(const QString &path)
{
    struct stat info = {};
    ::lstat(QFile::encodeName(path).constData(), &info);
    return info;
}

FileSave change(const QString &path)
{
    return {.path = path, .expected = Old, .text = New, .records = 1};
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestRecordSaver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void writesNewFiles();
    void keepsLinkModeAndOwner();
    void tellsOfHardLinks();
    void removes();
    void refusesAnotherFile_data();
    void refusesAnotherFile();
    void seesAChangeWhileItWrites();
    void seesEveryReplacement();
    void refusesTextsThatAreNoRecords_data();
    void refusesTextsThatAreNoRecords();
    void saysWhichStepFailed_data();
    void saysWhichStepFailed();
    void fullFileSystem();
};

void TestRecordSaver::writesNewFiles()
{
    const TestFolder folder;
    const QString path = folder.filePath(u"domain/deep/new.json"_s);
    const Result<SaveOutcome> saved =
        RecordSaver().save({.path = path, .expected = {}, .text = New, .records = 1});
    QVERIFY(saved);
    QCOMPARE(*saved, SaveOutcome{.text = New});
    QCOMPARE(fileBytes(path), New);
}

void TestRecordSaver::keepsLinkModeAndOwner()
{
    const TestFolder folder;
    const QString target = folder.write(u"data/real.json"_s, Old);
    QVERIFY(folder.link(u"data/real.json"_s, u"second.json"_s)); // relative
    QVERIFY(folder.link(folder.filePath(u"second.json"_s), u"first.json"_s));
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        QCOMPARE(::chown(QFile::encodeName(target).constData(), 4711, 4712), 0);
    QCOMPARE(::chmod(QFile::encodeName(target).constData(), 0640), 0);
    const Result<SaveOutcome> saved = RecordSaver().save(change(folder.filePath(u"first.json"_s)));
    QVERIFY(saved);
    QVERIFY(!saved->ownerChanged);
    QVERIFY(S_ISLNK(statOf(folder.filePath(u"first.json"_s)).st_mode));
    QVERIFY(S_ISLNK(statOf(folder.filePath(u"second.json"_s)).st_mode));
    const struct stat info = statOf(target);
    QVERIFY(S_ISREG(info.st_mode));
    QCOMPARE(info.st_mode & 07777, 0640U);
    if (isRoot) {
        QCOMPARE(info.st_uid, 4711U);
        QCOMPARE(info.st_gid, 4712U);
    }
    QCOMPARE(fileBytes(target), New);
}

void TestRecordSaver::tellsOfHardLinks()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, Old);
    QCOMPARE(::link(QFile::encodeName(path).constData(),
                    QFile::encodeName(folder.filePath(u"other.json"_s)).constData()),
             0);
    const Result<SaveOutcome> saved = RecordSaver().save(change(path));
    QVERIFY(saved);
    QCOMPARE(saved->otherNames, 1);
    QCOMPARE(fileBytes(path), New);
    QCOMPARE(fileBytes(folder.filePath(u"other.json"_s)), Old);
}

void TestRecordSaver::removes()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, Old);
    QVERIFY(!RecordSaver().save({.path = path, .expected = New, .text = {}, .records = 0}));
    QCOMPARE(fileBytes(path), Old);
    QVERIFY(RecordSaver().save({.path = path, .expected = Old, .text = {}, .records = 0}));
    QVERIFY(!QFile::exists(path));
}

void TestRecordSaver::refusesAnotherFile_data()
{
    QTest::addColumn<QByteArray>("onDisk");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QString>("what");
    QTest::newRow("one byte") << Old + "\n" << Old << u"changed"_s;
    QTest::newRow("gone") << QByteArray() << Old << u"deleted"_s;
    QTest::newRow("come") << Old << QByteArray() << u"appeared"_s;
}

void TestRecordSaver::refusesAnotherFile()
{
    QFETCH(const QByteArray, onDisk);
    QFETCH(const QByteArray, expected);
    QFETCH(const QString, what);
    const TestFolder folder;
    const QString path = folder.filePath(u"a.json"_s);
    if (!onDisk.isNull())
        folder.write(u"a.json"_s, onDisk);
    const auto saved = RecordSaver().save({.path = path, .expected = expected, .text = New, .records = 1});
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::FileChanged);
    QCOMPARE(saved.error().arguments, (QStringList{path, what}));
    QCOMPARE(fileBytes(path), onDisk);
}

void TestRecordSaver::seesAChangeWhileItWrites()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, Old);
    const QByteArray theirs = R"({"id": "a/b", "regex": "theirs"})";
    const RecordSaver saver([&](SaveStep step) {
        if (step == SaveStep::Replace)
            folder.write(u"a.json"_s, theirs);
    });
    const auto saved = saver.save(change(path));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::FileChanged);
    QCOMPARE(fileBytes(path), theirs);
    QCOMPARE(namesIn(folder.path()), QStringList{u"a.json"_s});
}

void TestRecordSaver::seesEveryReplacement()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, Old);
    for (int i = 0; i < 10; ++i) {
        // Another program's atomic save: same size, same second, another file.
        const QByteArray theirs = QByteArray(Old).replace("x", QByteArray(1, static_cast<char>('0' + i)));
        const QString aside = folder.write(u"aside"_s, theirs);
        QCOMPARE(::rename(QFile::encodeName(aside).constData(), QFile::encodeName(path).constData()), 0);
        const auto saved = RecordSaver().save(change(path));
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, ErrorCode::FileChanged);
        QCOMPARE(fileBytes(path), theirs);
    }
}

void TestRecordSaver::refusesTextsThatAreNoRecords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qsizetype>("records");
    QTest::newRow("too few") << New << qsizetype(2);
    QTest::newRow("too many") << "[" + New + "," + New + "]" << qsizetype(1);
    QTest::newRow("empty") << QByteArray("") << qsizetype(1);
}

void TestRecordSaver::refusesTextsThatAreNoRecords()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qsizetype, records);
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, Old);
    const auto saved = RecordSaver().save({.path = path, .expected = Old, .text = text, .records = records});
    QVERIFY(!saved);
    QCOMPARE(saved.error().arguments.value(1), u"compare"_s);
    QCOMPARE(fileBytes(path), Old);
}

void TestRecordSaver::saysWhichStepFailed_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("step");
    QTest::newRow("read-only folder") << u"folder"_s << u"open"_s;
    QTest::newRow("read-only file") << u"file"_s << u"open"_s;
    QTest::newRow("no room") << u"room"_s << u"write"_s;
    QTest::newRow("new file below a file") << u"below"_s << u"folder"_s;
}

void TestRecordSaver::saysWhichStepFailed()
{
    QFETCH(const QString, what);
    QFETCH(const QString, step);
    const TestFolder folder;
    QVERIFY(folder.makeFolder(u"in"_s));
    const QString path = folder.write(u"in/a.json"_s, Old);
    const QByteArray folderName = QFile::encodeName(folder.filePath(u"in"_s));
    FileSave save = change(path);
    rlimit room = {};
    ::getrlimit(RLIMIT_FSIZE, &room);
    const bool isRoot = ::geteuid() == 0;
    if (what == "folder"_L1) {
        QCOMPARE(::chmod(folderName.constData(), 0555), 0);
    } else if (what == "file"_L1) {
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0444), 0);
    } else if (what == "room"_L1) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit little{.rlim_cur = 10, .rlim_max = room.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &little), 0);
    } else {
        save = {.path = path + "/new.json"_L1, .expected = {}, .text = New, .records = 1};
    }
    // Root may write anywhere: be somebody else.
    if (isRoot && what != "room"_L1) {
        QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
        QCOMPARE(::seteuid(65534), 0);
    }
    const auto back = qScopeGuard([&] {
        if (isRoot)
            static_cast<void>(::seteuid(0) == 0);
        ::setrlimit(RLIMIT_FSIZE, &room);
        ::chmod(folderName.constData(), 0755);
    });
    const auto saved = RecordSaver().save(save);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::SaveFailed);
    QCOMPARE(saved.error().arguments.value(1), step);
    QVERIFY(!saved.error().arguments.value(2).isEmpty());
    QCOMPARE(fileBytes(path), Old);
    QCOMPARE(namesIn(folder.filePath(u"in"_s)), QStringList{u"a.json"_s});
}

void TestRecordSaver::fullFileSystem()
{
    const TestFolder folder;
    QVERIFY(folder.makeFolder(u"small"_s));
    const QByteArray place = QFile::encodeName(folder.filePath(u"small"_s));
    if (::mount("tmpfs", place.constData(), "tmpfs", 0, "size=16k") != 0)
        QSKIP("a small file system cannot be mounted here; the row \"no room\" stands for it");
    const auto unmount = qScopeGuard([&place] { ::umount2(place.constData(), MNT_DETACH); });
    const QByteArray filled = R"({"id": "a/b", "regex": ")" + QByteArray(9000, 'x') + "\"}";
    const QString path = folder.write(u"small/a.json"_s, filled);
    QCOMPARE(fileBytes(path), filled);
    const FileSave save{.path = path, .expected = filled, .text = filled + "\n", .records = 1};
    const auto saved = RecordSaver().save(save);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::SaveFailed);
    QCOMPARE(saved.error().arguments.value(1), u"write"_s);
    QCOMPARE(fileBytes(path), filled);
    QCOMPARE(namesIn(folder.filePath(u"small"_s)), QStringList{u"a.json"_s});
}

QTEST_GUILESS_MAIN(TestRecordSaver)
#include "tst_recordsaver.moc"
