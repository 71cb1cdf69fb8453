// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// `clew search` as a process: exit statuses, the order of the window, faults of a query, the contract's JSON.
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

struct Outcome
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

} // namespace

class TestSearchCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void statuses_data();
    void statuses();
    void printsTheContractsObject();
    void faultsAreNoResults();
    void rightRecordFirst_data();
    void rightRecordFirst();
    void keepsTheIndex();

private:
    [[nodiscard]] Outcome run(const QString &catalog, const QStringList &arguments);

    TestFolder m_folder;
};

Outcome TestSearchCommand::run(const QString &catalog, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"XDG_CACHE_HOME"_s, m_folder.filePath(u"cache"_s));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CLEW_BINARY), QStringList{u"search"_s, u"--catalog"_s, catalog} + arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestSearchCommand::statuses_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("status");
    QTest::newRow("found") << u"bucket view"_s << 0;
    QTest::newRow("nothing found") << u"qqqqzzzz"_s << 1;
    QTest::newRow("no such value") << u"domain:qqqqzzzz"_s << 1;
    QTest::newRow("no such value is excluded") << u"memory -domain:qqqqzzzz"_s << 0;
    QTest::newRow("wrong number") << u"conf:high"_s << 2;
    QTest::newRow("wrong number beside words") << u"memory conf:high"_s << 2;
    QTest::newRow("broken regex") << u"/(/"_s << 2;
    QTest::newRow("filter alone") << u"has:regex"_s << 0;
}

void TestSearchCommand::statuses()
{
    QFETCH(QString, query);
    QFETCH(int, status);
    const Outcome outcome = run(TestData::sourcePath(u"data/catalog"_s), {query});
    QCOMPARE(outcome.status, status);
    if (status != 0 && status != 1)
        QVERIFY(!outcome.err.isEmpty());
}

void TestSearchCommand::printsTheContractsObject()
{
    const Outcome outcome = run(TestData::sourcePath(u"data/catalog"_s),
                                {u"--format"_s, u"json"_s, u"--limit"_s, u"3"_s, u"memory"_s});
    QCOMPARE(outcome.status, 0);
    const QJsonObject object = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(object.value(u"schema"_s).toString(), u"clew-search-1"_s);
    QCOMPARE(object.value(u"query"_s).toString(), u"memory"_s);
    QVERIFY(object.value(u"total"_s).toInt() > 3);
    QCOMPARE(object.value(u"hits"_s).toArray().size(), 3);
    const QJsonObject hit = object.value(u"hits"_s).toArray().first().toObject();
    QVERIFY(!hit.value(u"id"_s).toString().isEmpty());
    QVERIFY(hit.value(u"score"_s).toDouble() > 0);
    QVERIFY(!hit.value(u"why"_s).toString().isEmpty());
    QVERIFY(!object.value(u"facets"_s).toObject().value(u"domain"_s).toObject().isEmpty());
}

void TestSearchCommand::faultsAreNoResults()
{
    for (const QString &query : {u"conf:high"_s, u"domain:qqqqzzzz"_s, u"/(/"_s}) {
        const Outcome outcome =
            run(TestData::sourcePath(u"data/catalog"_s), {u"--format"_s, u"json"_s, query});
        const QJsonObject object = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(object.value(u"total"_s).toInt(-1), 0);
        QCOMPARE(object.value(u"hits"_s).toArray().size(), 0);
        QCOMPARE(object.value(u"errors"_s).toArray().size(), 1);
    }
}

void TestSearchCommand::rightRecordFirst_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("word"); // in the id of the record that is meant
    QTest::newRow("CUDA") << u"CUDA error: out of memory"_s << u"oom|out-of-memory"_s;
    QTest::newRow("TypeScript") << u"Type 'string' is not assignable to type 'number'"_s
                                << u"typescript/.*ts2322"_s;
    QTest::newRow("Docker") << u"permission denied while trying to connect to the Docker daemon socket"_s
                            << u"docker/.*(permission|socket)"_s;
}

void TestSearchCommand::rightRecordFirst()
{
    QFETCH(QString, query);
    QFETCH(QString, word);
    CLEW_NEED_SHARED(folder, "catalogs/deadends-flat")
    const Outcome outcome = run(folder, {u"--format"_s, u"json"_s, u"--limit"_s, u"1"_s, query});
    QCOMPARE(outcome.status, 0);
    const QJsonArray hits = QJsonDocument::fromJson(outcome.out).object().value(u"hits"_s).toArray();
    QCOMPARE(hits.size(), 1);
    const QString id = hits.first().toObject().value(u"id"_s).toString();
    QVERIFY2(id.contains(QRegularExpression(word)), qPrintable(id));
}

void TestSearchCommand::keepsTheIndex()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-flat")
    const Outcome first = run(folder, {u"no space left on device"_s});
    QCOMPARE(first.status, 0);
    const QDir cache(m_folder.filePath(u"cache/clew"_s));
    QCOMPARE(cache.entryList({u"search-*.index"_s}).size(), 1);
    const Outcome second = run(folder, {u"no space left on device"_s});
    QCOMPARE(second.out, first.out);
    // A damaged one is made anew.
    QFile file(cache.filePath(cache.entryList({u"search-*.index"_s}).first()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() / 2));
    file.write("damaged");
    file.close();
    QCOMPARE(run(folder, {u"no space left on device"_s}).out, first.out);
}

QTEST_GUILESS_MAIN(TestSearchCommand)
#include "tst_searchcommand.moc"
