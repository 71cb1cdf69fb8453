// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What the command line says where something is wrong with the call, the catalog, the log or the place to
// write to: standard output stays as it is, one sentence tells.
#include "app/commandline.h"
#include "app/foldedissues.h"
#include "tests/support/archivewriter.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
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

QByteArray record(const QByteArray &id)
{
    return R"({"id": ")" + id + R"(", "domain": "a", "signature": "it broke", "regex": "it broke"})";
}

/// Without a display, in an environment of its own.
Outcome run(const TestFolder &home, const QStringList &arguments, const QString &program = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name :
         {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s, u"LANGUAGE"_s, u"LC_MESSAGES"_s})
        environment.remove(name);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"XDG_CACHE_HOME"_s, home.filePath(u".cache"_s));
    environment.insert(u"XDG_DATA_HOME"_s, home.filePath(u".data"_s));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(home.path());
    process.start(program.isEmpty() ? QStringLiteral(CLEW_BINARY) : program, arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -process.exitCode(),
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestCommandFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tellsOfABrokenCatalog_data();
    void tellsOfABrokenCatalog();
    void wholeCatalogSaysNothing();
    void tellsOfAMissingFolder();
    void mistypedSubcommand_data();
    void mistypedSubcommand();
    void aFileIsNoMistake();
    void emptyQuery();
    void nothingFound();
    void foldsIssues();
    void foldsAnArchive();
    void killedExportLeavesNothing_data();
    void killedExportLeavesNothing();
};

void TestCommandFaults::tellsOfABrokenCatalog_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("search") << QStringList{u"search"_s, u"broke"_s};
    QTest::newRow("show") << QStringList{u"show"_s, u"a/b"_s};
    QTest::newRow("diagnose") << QStringList{u"diagnose"_s, u"run.log"_s};
    QTest::newRow("graph") << QStringList{u"graph"_s};
    QTest::newRow("export") << QStringList{u"export"_s, u"--to"_s, u"jsonl"_s, u"-"_s};
}

void TestCommandFaults::tellsOfABrokenCatalog()
{
    QFETCH(QStringList, arguments);
    const TestFolder folder;
    folder.write(u"catalog/a/b.json"_s, record("a/b"));
    folder.write(u"run.log"_s, "it broke\n"_ba);
    arguments += {u"--catalog"_s, u"catalog"_s, u"--lang"_s, u"en"_s};
    const Outcome whole = run(folder, arguments);
    QVERIFY(whole.status == 0 || (whole.status == 1 && arguments.first() == "diagnose"_L1)); // no claim
    QCOMPARE(whole.err, QByteArray());

    folder.write(u"catalog/a/c.json"_s, "{\"id\": "_ba);
    const Outcome one = run(folder, arguments);
    QCOMPARE(one.err, "clew: 1 file of the catalog could not be read; `clew lint` lists it.\n"_ba);
    QCOMPARE(one.status, whole.status);
    folder.write(u"catalog/a/d.json"_s, "not JSON"_ba);
    const Outcome two = run(folder, arguments);
    QCOMPARE(two.err, "clew: 2 files of the catalog could not be read; `clew lint` lists them.\n"_ba);
    if (arguments.first() != "diagnose"_L1) // it says how long it took
        QCOMPARE(two.out, whole.out);
    arguments.last() = u"zh"_s;
    QVERIFY(run(folder, arguments).err.contains("2"));
}

void TestCommandFaults::wholeCatalogSaysNothing()
{
    const TestFolder folder;
    const QString bundled = TestData::sourcePath(u"data/catalog"_s);
    QCOMPARE(run(folder, {u"search"_s, u"--catalog"_s, bundled, u"memory"_s}).err, QByteArray());
    // A record that another one hides is no file that cannot be read.
    folder.write(u"catalog/a/b.json"_s, record("a/b"));
    folder.write(u"catalog/a/c.json"_s, record("a/b"));
    QCOMPARE(run(folder, {u"show"_s, u"--catalog"_s, u"catalog"_s, u"a/b"_s}).err, QByteArray());
}

void TestCommandFaults::tellsOfAMissingFolder()
{
    const TestFolder folder;
    folder.write(u"catalog/a/b.json"_s, record("a/b"));
    for (const QStringList &call : {QStringList{u"search"_s, u"broke"_s}, QStringList{u"show"_s, u"a/b"_s},
                                    QStringList{u"export"_s, u"--to"_s, u"jsonl"_s, u"-"_s}}) {
        const Outcome outcome = run(folder, call + QStringList{u"--catalog"_s, u"catalog"_s, u"--catalog"_s,
                                                               u"nowhere"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.err, "clew: There is no file “nowhere”.\n"_ba);
        QCOMPARE(outcome.out, QByteArray());
    }
}

void TestCommandFaults::mistypedSubcommand_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QByteArray>("meant");
    QTest::newRow("a letter too few") << u"serch"_s << "search"_ba;
    QTest::newRow("two letters exchanged") << u"daignose"_s << "diagnose"_ba;
    QTest::newRow("a letter too many") << u"lintt"_s << "lint"_ba;
    QTest::newRow("capital") << u"Show"_s << "show"_ba;
    QTest::newRow("like none") << u"frobnicate"_s << ""_ba;
    QTest::newRow("a log that is not there") << u"missing.log"_s << ""_ba;
}

void TestCommandFaults::mistypedSubcommand()
{
    QFETCH(QString, word);
    QFETCH(QByteArray, meant);
    const TestFolder folder;
    const Outcome outcome = run(folder, {u"--lang"_s, u"en"_s, word, u"some words"_s});
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.startsWith("clew: There is no subcommand \"" + word.toUtf8() + "\""),
             outcome.err.constData());
    QCOMPARE(outcome.err.contains("Did you mean"), !meant.isEmpty());
    QVERIFY2(meant.isEmpty() || outcome.err.contains("\"" + meant + "\""), outcome.err.constData());
    // With a display only a word that is nearly one is refused.
    CommandLine line;
    line.arguments = QStringList{folder.filePath(word)};
    QVERIFY(!CommandLineParser::mistakenWord(line, true));
    line.arguments = QStringList{word};
    QCOMPARE(CommandLineParser::mistakenWord(line, true).has_value(), !meant.isEmpty());
}

void TestCommandFaults::aFileIsNoMistake()
{
    const TestFolder folder;
    folder.write(u"serch"_s, "it broke\n"_ba);
    const Outcome outcome = run(folder, {u"--lang"_s, u"en"_s, u"serch"_s});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("no display"), outcome.err.constData());
    QVERIFY(run(folder, {u"--lang"_s, u"en"_s, u"clew://record/a/b"_s}).err.contains("no display"));
}

void TestCommandFaults::emptyQuery()
{
    const TestFolder folder;
    folder.write(u"catalog/a/b.json"_s, record("a/b"));
    for (const QString &query : {u""_s, u"  "_s}) {
        const Outcome outcome =
            run(folder, {u"search"_s, u"--lang"_s, u"en"_s, u"--catalog"_s, u"catalog"_s, query});
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.startsWith("clew: The query is empty."), outcome.err.constData());
    }
}

void TestCommandFaults::nothingFound()
{
    const TestFolder folder;
    folder.write(u"catalog/a/b.json"_s, record("a/b"));
    const auto search = [&folder](const QStringList &words) {
        return run(folder,
                   QStringList{u"search"_s, u"--lang"_s, u"en"_s, u"--catalog"_s, u"catalog"_s} + words);
    };
    const Outcome none = search({u"qqqqzzzz"_s});
    QCOMPARE(none.status, 1);
    QCOMPARE(none.out, QByteArray());
    QCOMPARE(none.err, "clew: Nothing found. No record has \"qqqqzzzz\".\n"_ba);
    const Outcome near = search({u"broke"_s, u"conf:>0.99"_s});
    QCOMPARE(near.status, 1);
    QVERIFY2(near.err.startsWith("clew: Nothing found.\nclew: 1 record with: "), near.err.constData());
    // Programs find the same object as ever.
    const Outcome json = search({u"--format"_s, u"json"_s, u"qqqqzzzz"_s});
    QVERIFY(QJsonDocument::fromJson(json.out).isObject());
}

void TestCommandFaults::foldsIssues()
{
    QList<Issue> issues;
    for (int i = 0; i < 12; ++i) {
        const QString path = u"a.tar!/%1"_s.arg(i);
        issues.append(
            {.error = {.code = ErrorCode::ArchiveRefused,
                       .arguments = {u"a.tar"_s, QString::number(i), i < 7 ? u"link"_s : u"device"_s},
                       .place = {.file = path}}});
    }
    issues.append({.error = {.code = ErrorCode::FileNotFound, .arguments = {u"b"_s}, .place = {}}});
    const QStringList sentences = FoldedIssues::sentences(issues);
    QCOMPARE(sentences.size(), 5 + 1 + 5 + 1);
    QVERIFY2(sentences.at(5).contains(u"2"_s) && sentences.at(5).contains("a.tar!/4"_L1),
             qPrintable(sentences.at(5)));
    QVERIFY(sentences.last().contains(u"“b”"_s));
    QVERIFY(FoldedIssues::sentences({}).isEmpty());
}

void TestCommandFaults::foldsAnArchive()
{
    const TestFolder folder;
    folder.write(u"catalog/a/b.json"_s, record("a/b"));
    std::vector<TestArchive::Member> members;
    for (int i = 0; i < 25'000; ++i)
        members.push_back({.path = "logs/" + QByteArray::number(i) + ".log", .content = {}});
    folder.write(u"many.tar"_s,
                 TestArchive::make(TestArchive::Format::Tar, TestArchive::Filter::None, members));
    const Outcome outcome =
        run(folder, {u"diagnose"_s, u"--lang"_s, u"en"_s, u"--catalog"_s, u"catalog"_s, u"many.tar"_s});
    QCOMPARE(outcome.status, 3);
    QVERIFY2(outcome.err.count('\n') <= 10, outcome.err.left(2000).constData());
    QVERIFY2(outcome.out.count('\n') <= 100, outcome.out.left(2000).constData());
}

void TestCommandFaults::killedExportLeavesNothing_data()
{
    QTest::addColumn<QString>("shape");
    QTest::newRow("jsonl") << u"jsonl"_s;
    QTest::newRow("csv") << u"csv"_s;
}

void TestCommandFaults::killedExportLeavesNothing()
{
    QFETCH(QString, shape);
    const TestFolder folder;
    QVERIFY(folder.makeFolder(u"out"_s));
    // The system kills it in the midst of the file.
    const Outcome outcome = run(
        folder,
        {u"-c"_s,
         u"ulimit -c 0; ulimit -f 8; exec \"$0\" export --catalog \"$1\" --to %1 out/records"_s.arg(shape),
         QStringLiteral(CLEW_BINARY), TestData::sourcePath(u"data/catalog"_s)},
        u"sh"_s);
    QVERIFY2(outcome.status < 0, outcome.err.constData()); // by a signal: it had begun to write
    QCOMPARE(
        QDir(folder.filePath(u"out"_s)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
}

QTEST_GUILESS_MAIN(TestCommandFaults)

#include "tst_commandfaults.moc"
