// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/openrequest.h"
#include "app/recordlink.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestOpenRequest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void linkNamesARecord_data();
    void linkNamesARecord();
    void linkOfAnIdLeadsBackToIt_data();
    void linkOfAnIdLeadsBackToIt();
    void argumentsAreSorted();
    void folderIsOpenedForWhatItHolds_data();
    void folderIsOpenedForWhatItHolds();
    void requestSurvivesTheWayToAnotherProcess();
    void foreignBytesAreNoRequest_data();
    void foreignBytesAreNoRequest();
};

void TestOpenRequest::linkNamesARecord_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("id"); // empty: no link
    const auto row = [](const char *name, const QString &link, const QString &id = {}) {
        QTest::newRow(name) << link << id;
    };
    row("two parts", u"clew://record/pytorch/oom"_s, u"pytorch/oom"_s);
    row("three parts", u"clew://record/cuda/oom/cuda12-linux"_s, u"cuda/oom/cuda12-linux"_s);
    row("scheme in capitals", u"CLEW://RECORD/pytorch/OOM"_s, u"pytorch/OOM"_s);
    row("encoded", u"clew://record/pytorch/a%20b%C3%A9"_s, u"pytorch/a bé"_s);
    row("one part", u"clew://record/pytorch"_s);
    row("no part", u"clew://record/"_s);
    row("empty part", u"clew://record/pytorch//oom"_s);
    row("slash at the end", u"clew://record/pytorch/oom/"_s);
    row("other host", u"clew://file/etc/passwd"_s);
    row("user", u"clew://me@record/pytorch/oom"_s);
    row("port", u"clew://record:80/pytorch/oom"_s);
    row("query", u"clew://record/pytorch/oom?x=1"_s);
    row("fragment", u"clew://record/pytorch/oom#x"_s);
    row("up", u"clew://record/../../etc/passwd"_s);
    row("up, encoded", u"clew://record/%2e%2e/passwd"_s);
    row("slash, encoded", u"clew://record/a%2Fb/c"_s);
    row("NUL", u"clew://record/pytorch/a%00b"_s);
    row("line end", u"clew://record/pytorch/a%0Ab"_s);
    row("turns the direction", u"clew://record/pytorch/a%E2%80%AEb"_s);
    row("no UTF-8", u"clew://record/pytorch/%FF"_s);
    row("half an escape", u"clew://record/pytorch/a%2"_s);
    row("backslash", u"clew://record/pytorch\\oom/x"_s);
    row("without slashes", u"clew:record/pytorch/oom"_s);
    row("other scheme", u"http://record/pytorch/oom"_s);
    row("longest", u"clew://record/p/"_s + QString(MaxRecordLink - 16, u'x'),
        u"p/"_s + QString(MaxRecordLink - 16, u'x'));
    row("too long", u"clew://record/p/"_s + QString(MaxRecordLink - 15, u'x'));
}

void TestOpenRequest::linkNamesARecord()
{
    QFETCH(QString, link);
    QFETCH(QString, id);
    const std::optional<RecordId> found = recordOfLink(link);
    QCOMPARE(found.has_value(), !id.isEmpty());
    if (found)
        QCOMPARE(found->value(), id);
}

void TestOpenRequest::linkOfAnIdLeadsBackToIt_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"pytorch/oom"_s, u"cuda/a b?c#d%e/f"_s, u"域/名"_s, u"a/b&c=d+e"_s})
        QTest::newRow(qPrintable(id)) << id;
}

void TestOpenRequest::linkOfAnIdLeadsBackToIt()
{
    QFETCH(QString, id);
    const QString link = recordLink(RecordId(id));
    QVERIFY(isRecordLink(link));
    for (const QChar c : link)
        QVERIFY(c.unicode() > 32 && c.unicode() < 127);
    const std::optional<RecordId> found = recordOfLink(link);
    QVERIFY(found);
    QCOMPARE(found->value(), id);
}

void TestOpenRequest::argumentsAreSorted()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"records"_s));
    const OpenRequest request = OpenRequest::fromArguments(
        {u"records"_s, u"one.json"_s, u"run.log"_s, u"/var/log/x.log"_s, u"clew://record/a/b"_s,
         u"clew://nonsense"_s,
         QUrl::fromLocalFile(folder.filePath(u"mit Leerzeichen.log"_s)).toString(QUrl::FullyEncoded),
         u"more.clew.jsonl"_s},
        folder.path());
    QCOMPARE(request.catalogs, QStringList({folder.filePath(u"records"_s), folder.filePath(u"one.json"_s),
                                            folder.filePath(u"more.clew.jsonl"_s)}));
    QCOMPARE(request.logs, QStringList({folder.filePath(u"run.log"_s), u"/var/log/x.log"_s,
                                        folder.filePath(u"mit Leerzeichen.log"_s)}));
    QCOMPARE(request.records, QList{RecordId(u"a/b"_s)});
    QCOMPARE(request.brokenLinks, QStringList{u"clew://nonsense"_s});
}

void TestOpenRequest::folderIsOpenedForWhatItHolds_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<bool>("isCatalog");
    QTest::newRow("nothing") << QStringList{} << true;
    QTest::newRow("records") << QStringList{u"README.md"_s, u"pytorch/oom.json"_s} << true;
    QTest::newRow("lines of records") << QStringList{u"all.JSONL"_s} << true;
    QTest::newRow("logs") << QStringList{u"rank0.log"_s, u"rank1.log"_s, u"node1/err.txt"_s} << false;
}

void TestOpenRequest::folderIsOpenedForWhatItHolds()
{
    QFETCH(QStringList, files);
    QFETCH(bool, isCatalog);
    const QTemporaryDir folder;
    for (const QString &file : std::as_const(files)) {
        const QString path = folder.filePath(file);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile made(path);
        QVERIFY(made.open(QIODevice::WriteOnly));
    }
    const OpenRequest request = OpenRequest::fromArguments({u"."_s}, folder.path());
    QCOMPARE(request.catalogs, isCatalog ? QStringList{folder.path()} : QStringList{});
    QCOMPARE(request.logs, isCatalog ? QStringList{} : QStringList{folder.path()});
}

void TestOpenRequest::requestSurvivesTheWayToAnotherProcess()
{
    const OpenRequest request{.catalogs = {u"/a/b c"_s},
                              .logs = {u"/logs/错误.log"_s, u"/x\"y"_s},
                              .records = {RecordId(u"pytorch/oom"_s)},
                              .brokenLinks = {u"clew://?"_s},
                              .clipboard = true,
                              .activationToken = u"token"_s};
    const std::optional<OpenRequest> arrived = OpenRequest::fromJson(request.toJson());
    QVERIFY(arrived);
    QCOMPARE(*arrived, request);
}

void TestOpenRequest::foreignBytesAreNoRequest_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("other schema") << QByteArray(R"({"schema": "clew-open-2"})");
    QTest::newRow("relative path") << QByteArray(R"({"schema": "clew-open-1", "logs": ["run.log"]})");
    QTest::newRow("path that is none") << QByteArray(R"({"schema": "clew-open-1", "catalogs": [7]})");
}

void TestOpenRequest::foreignBytesAreNoRequest()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!OpenRequest::fromJson(bytes));
}

QTEST_GUILESS_MAIN(TestOpenRequest)
#include "tst_openrequest.moc"
