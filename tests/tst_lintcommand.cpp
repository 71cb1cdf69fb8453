// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// `clew lint` as a process: exit statuses, the contract's JSON, SARIF, side files, what cannot be loaded.
#include "models/curation/dismissals.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
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

Outcome run(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"CLEW_DATA_DIR"_s, TestData::sourcePath(u"data"_s));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CLEW_BINARY), QStringList{u"lint"_s} + arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QJsonObject json(const Outcome &outcome)
{
    return QJsonDocument::fromJson(outcome.out).object();
}

void write(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

const QString Ddp = u"pytorch/ddp-bucket-view-error"_s;

QByteArray ddpRecord()
{
    QFile file(TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestLintCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void printsTheContractsObject();
    void statuses_data();
    void statuses();
    void keepsToRecordsAndRules();
    void printsSarif();
    void reportsWhatCannotBeLoaded();
    void honoursSideFiles();
    void speaksChinese();
};

void TestLintCommand::printsTheContractsObject()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"a.json"_s), ddpRecord());
    const Outcome outcome = run({u"--format"_s, u"json"_s, u"--catalog"_s, folder.path()});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.err, QByteArray());
    const QJsonObject object = json(outcome);
    QCOMPARE(object.value("schema"_L1).toString(), u"clew-lint-1"_s);
    QCOMPARE(object.value("records"_L1).toInt(), 1);
    QCOMPARE(object.value("dismissed"_L1).toInt(), 0);
    const QJsonArray findings = object.value("findings"_L1).toArray();
    const QJsonObject counts = object.value("counts"_L1).toObject();
    int sum = 0;
    for (const QJsonValue &count : counts)
        sum += count.toInt();
    QCOMPARE(sum, findings.size());
    QCOMPARE(counts.value("empty-action"_L1).toInt(), 2);
    for (const QJsonValue &value : findings) {
        const QJsonObject finding = value.toObject();
        QCOMPARE(finding.keys(),
                 (QStringList{u"fix"_s, u"id"_s, u"message"_s, u"pointer"_s, u"rule"_s, u"severity"_s}));
        QCOMPARE(finding.value("id"_L1).toString(), Ddp);
        QVERIFY(finding.value("pointer"_L1).toString().startsWith(u'/'));
        QVERIFY(finding.value("message"_L1).toString().size() > 10);
        QVERIFY(finding.value("fix"_L1).isBool());
        QVERIFY((QStringList{u"error"_s, u"warning"_s, u"info"_s})
                    .contains(finding.value("severity"_L1).toString()));
    }
}

void TestLintCommand::statuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString catalog = TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s);
    const QStringList base{u"--catalog"_s, catalog};
    QTest::newRow("findings") << base << 1;
    QTest::newRow("clean under a rule") << base + QStringList{u"--rule"_s, u"edge-dangling"_s} << 0;
    QTest::newRow("unknown rule") << base + QStringList{u"--rule"_s, u"no-such-rule"_s} << 2;
    QTest::newRow("unknown form") << base + QStringList{u"--format"_s, u"xml"_s} << 2;
    QTest::newRow("unknown record") << base + QStringList{u"a/b"_s} << 1;
    QTest::newRow("no catalog") << QStringList{u"--catalog"_s, u"/no/such/folder"_s} << 3;
}

void TestLintCommand::statuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    QCOMPARE(outcome.err.isEmpty(), outcome.status <= 1 && !arguments.contains(u"a/b"_s));
}

void TestLintCommand::keepsToRecordsAndRules()
{
    const QString catalog = TestData::sourcePath(u"data/catalog"_s);
    const Outcome outcome = run({u"--catalog"_s, catalog, u"--format=json"_s, u"--rule"_s, u"empty-action"_s,
                                 u"--rule"_s, u"how-equals-action"_s, Ddp});
    QCOMPARE(outcome.status, 1);
    const QJsonObject object = json(outcome);
    QCOMPARE(object.value("records"_L1).toInt(), 1);
    QCOMPARE(object.value("counts"_L1).toObject(),
             (QJsonObject{{u"empty-action"_s, 2}, {u"how-equals-action"_s, 2}}));
}

void TestLintCommand::printsSarif()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a b:c.json"_s);
    write(path, ddpRecord());
    const Outcome outcome =
        run({u"--format"_s, u"sarif"_s, u"--catalog"_s, folder.path(), u"--rule"_s, u"empty-action"_s});
    QCOMPARE(outcome.status, 1);
    const QJsonObject object = json(outcome);
    QCOMPARE(object.value("version"_L1).toString(), u"2.1.0"_s);
    const QJsonObject first = object.value("runs"_L1).toArray().at(0).toObject();
    QCOMPARE(first.value("tool"_L1).toObject().value("driver"_L1).toObject().value("name"_L1).toString(),
             u"clew"_s);
    const QJsonArray results = first.value("results"_L1).toArray();
    QCOMPARE(results.size(), 2);
    const QJsonObject result = results.at(1).toObject();
    QCOMPARE(result.value("ruleId"_L1).toString(), u"empty-action"_s);
    QCOMPARE(result.value("level"_L1).toString(), u"error"_s);
    const QJsonObject place = result.value("locations"_L1).toArray().at(0).toObject();
    const QJsonObject physical = place.value("physicalLocation"_L1).toObject();
    QVERIFY(physical.value("artifactLocation"_L1)
                .toObject()
                .value("uri"_L1)
                .toString()
                .endsWith(u"/a%20b%3Ac.json"_s));
    const int line = physical.value("region"_L1).toObject().value("startLine"_L1).toInt();
    QVERIFY(ddpRecord().split('\n').value(line - 1).contains("\"action\": \"\""));
}

void TestLintCommand::reportsWhatCannotBeLoaded()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"a.json"_s), ddpRecord());
    write(folder.filePath(u"b.json"_s), "{\"id\": \"a/b\", ");
    write(folder.filePath(u"c.json"_s), "{\"regex\": \"no id\"}");
    const Outcome outcome =
        run({u"--format"_s, u"json"_s, u"--catalog"_s, folder.path(), u"--rule"_s, u"schema"_s});
    QCOMPARE(outcome.status, 1);
    const QJsonArray findings = json(outcome).value("findings"_L1).toArray();
    QCOMPARE(findings.size(), 2);
    QVERIFY(findings.at(0).toObject().value("file"_L1).toString().endsWith(u"/b.json"_s));
    QCOMPARE(findings.at(0).toObject().value("severity"_L1).toString(), u"error"_s);
}

void TestLintCommand::honoursSideFiles()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"a.json"_s), ddpRecord());
    const QStringList arguments{u"--format"_s, u"json"_s,         u"--catalog"_s, folder.path(),
                                u"--rule"_s,   u"empty-action"_s, u"--rule"_s,    u"sample-fails"_s};
    QCOMPARE(json(run(arguments)).value("counts"_L1).toObject(), (QJsonObject{{u"empty-action"_s, 2}}));

    write(
        folder.filePath(u".clew/samples/pytorch/ddp-bucket-view-error.json"_s),
        R"({"must_match": ["BucketView has wrong size: expected 1, got 2", "BucketView is wrong"], "must_not_match": []})");
    Dismissals dismissals;
    const LintFinding finding{
        .rule = LintRule::EmptyAction, .record = RecordId(Ddp), .pointer = u"/dead_ends/0/action"_s};
    dismissals.put(
        {finding.rule, finding.record, finding.pointer, dismissalText(finding, ddpRecord()), u"known"_s});
    write(folder.filePath(u".clew/dismissed.json"_s), dismissals.toJson());
    Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 1);
    QCOMPARE(json(outcome).value("counts"_L1).toObject(),
             (QJsonObject{{u"empty-action"_s, 1}, {u"sample-fails"_s, 1}}));
    QCOMPARE(json(outcome).value("dismissed"_L1).toInt(), 1);

    QByteArray edited = ddpRecord();
    edited.replace("\"action\": \"\"", "\"action\": \" \"");
    write(folder.filePath(u"a.json"_s), edited);
    outcome = run(arguments);
    QCOMPARE(json(outcome).value("dismissed"_L1).toInt(), 0); // the text changed
    QCOMPARE(json(outcome).value("counts"_L1).toObject().value("empty-action"_L1).toInt(), 2);

    write(folder.filePath(u".clew/dismissed.json"_s), "{broken");
    outcome = run(arguments);
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.contains("dismissed.json"));
}

void TestLintCommand::speaksChinese()
{
    const QString catalog = TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s);
    const Outcome outcome =
        run({u"--lang"_s, u"zh"_s, u"--catalog"_s, catalog, u"--rule"_s, u"chinese-copied"_s});
    QCOMPARE(outcome.status, 1);
    QVERIFY(QString::fromUtf8(outcome.out).contains(u"照抄"_s));
}

QTEST_GUILESS_MAIN(TestLintCommand)
#include "tst_lintcommand.moc"
