// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/commandline.h"
#include "app/console.h"
#include "app/datapaths.h"
#include "app/exitstatus.h"
#include "app/folderlock.h"
#include "app/headless.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray A =
    "{\r\n  \"id\": \"d/a\",\r\n  \"regex\": \"a\",\r\n  \"confidence\": 1.0,\r\n  \"tags\": []\r\n}";
const QByteArray B = R"({"id":"d/b","regex":"b","error":{"signature":"s","regex":"b"}})";

/// Of a pipe that the test makes.
const QString PipeName = u"pipe.json"_s;

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestEditCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void exitStatus_data();
    void exitStatus();
    void sets();
    void complains_data();
    void complains();
    void sideFilesFollowTheId();
    void whatCannotFollowStays();
    void addsAndRemoves();
    void links();
    void leavesAWindowAlone();
    void exportsEveryShape();
    void exportOfTheOtherShapeReadsTheSame();

private:
    /// Runs clew with these arguments on the folder; the exit status.
    int run(QStringList arguments);
    /// The same, and what it says on standard error.
    QString complaintOf(const QStringList &arguments, int &status);

    std::unique_ptr<TestFolder> m_folder;
    Console m_console;
};

void TestEditCommand::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"c/a.json"_s, A);
    m_folder->write(u"c/b.json"_s, B);
}

int TestEditCommand::run(QStringList arguments)
{
    arguments.prepend(u"clew"_s);
    arguments.insert(2, u"--catalog"_s);
    arguments.insert(3, m_folder->filePath(u"c"_s));
    const auto line = CommandLineParser::parse(arguments);
    return line ? Headless(m_console).run(*line) : line.error().status;
}

void TestEditCommand::exitStatus_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QStringList &arguments, int status) {
        QTest::newRow(name) << arguments << status;
    };
    row("set", {u"set"_s, u"d/a"_s, u"/confidence"_s, u"0.5"_s}, ExitStatus::Done);
    row("set the same", {u"set"_s, u"d/a"_s, u"/confidence"_s, u"1.0"_s}, ExitStatus::Done);
    row("set nothing", {u"set"_s, u"d/a"_s, u"/confidence"_s}, ExitStatus::WrongUsage);
    row("set no record", {u"set"_s, u"d/z"_s, u"/confidence"_s, u"1"_s}, ExitStatus::NothingFound);
    row("set no field", {u"set"_s, u"d/a"_s, u"/confidense"_s, u"1"_s}, ExitStatus::NothingFound);
    row("set no pointer", {u"set"_s, u"d/a"_s, u"confidence"_s, u"1"_s}, ExitStatus::NothingFound);
    row("set what cannot be", {u"set"_s, u"d/a"_s, u"/confidence"_s, u"2"_s}, ExitStatus::WrongUsage);
    row("set a word for a number", {u"set"_s, u"d/a"_s, u"/confidence"_s, u"high"_s}, ExitStatus::WrongUsage);
    row("set the id of another", {u"set"_s, u"d/a"_s, u"/id"_s, u"d/b"_s}, ExitStatus::WrongUsage);
    row("add", {u"add"_s, u"d/new"_s}, ExitStatus::Done);
    row("add again", {u"add"_s, u"d/a"_s}, ExitStatus::WrongUsage);
    row("add no id", {u"add"_s, u"new"_s}, ExitStatus::WrongUsage);
    row("add outside the folder", {u"add"_s, u"../new"_s}, ExitStatus::WrongUsage);
    row("add no file", {u"add"_s, u"/nowhere/new.json"_s}, ExitStatus::InputUnreadable);
    row("remove", {u"remove"_s, u"d/a"_s}, ExitStatus::Done);
    row("remove nothing", {u"remove"_s, u"d/z"_s}, ExitStatus::NothingFound);
    row("link", {u"link"_s, u"d/a"_s, u"leads_to"_s, u"d/b"_s}, ExitStatus::Done);
    row("link how", {u"link"_s, u"d/a"_s, u"likes"_s, u"d/b"_s}, ExitStatus::WrongUsage);
    row("link to nothing", {u"link"_s, u"d/a"_s, u"leads_to"_s, u"d/z"_s}, ExitStatus::NothingFound);
    row("link to itself", {u"link"_s, u"d/a"_s, u"leads_to"_s, u"d/a"_s}, ExitStatus::WrongUsage);
    row("export as what", {u"export"_s, u"--to"_s, u"xml"_s, u"x"_s}, ExitStatus::WrongUsage);
    row("add a pipe", {u"add"_s, PipeName}, ExitStatus::InputUnreadable);
    row("export into no name", {u"export"_s, QString()}, ExitStatus::WrongUsage);
    row("export many files to standard output", {u"export"_s, u"-"_s}, ExitStatus::WrongUsage);
    row("export nowhere", {u"export"_s, u"--to"_s, u"csv"_s, u"/nowhere/x.csv"_s},
        ExitStatus::InputUnreadable);
}

void TestEditCommand::exitStatus()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    if (arguments.constLast() == PipeName) { // nobody ever writes into it
        const QString pipe = m_folder->filePath(PipeName);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(run({arguments.constFirst(), pipe}), status);
        return;
    }
    QCOMPARE(run(arguments), status);
    if (status != ExitStatus::Done) {
        QCOMPARE(fileBytes(m_folder->filePath(u"c/a.json"_s)), A);
        QCOMPARE(fileBytes(m_folder->filePath(u"c/b.json"_s)), B);
        QCOMPARE(QDir(m_folder->filePath(u"c"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(),
                 2);
    }
}

void TestEditCommand::sets()
{
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/confidence"_s, u"0.50"_s}), 0);
    QCOMPARE(fileBytes(m_folder->filePath(u"c/a.json"_s)), QByteArray(A).replace("1.0", "0.50"));
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/regex"_s, u"say \"x\" \\d+"_s}), 0);
    QVERIFY(fileBytes(m_folder->filePath(u"c/a.json"_s)).contains(R"("regex": "say \"x\" \\d+")"));
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/root_cause"_s, u"-v is old"_s}), 0);
    QVERIFY(fileBytes(m_folder->filePath(u"c/a.json"_s)).contains("\"-v is old\""));
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/evidence_count"_s, u"-1"_s}), ExitStatus::WrongUsage);
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/tags/-"_s, u"t"_s}), 0);
    QVERIFY(fileBytes(m_folder->filePath(u"c/a.json"_s)).contains("\"tags\": [\r\n    \"t\"\r\n  ],\r\n"));
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/id"_s, u"d/c"_s}), 0);
    QVERIFY(fileBytes(m_folder->filePath(u"c/a.json"_s)).contains("\"aliases\": [\r\n    \"d/a\"\r\n  ]"));
}

QString TestEditCommand::complaintOf(const QStringList &arguments, int &status)
{
    const QString path = m_folder->filePath(u"stderr"_s);
    std::fflush(stderr);
    const int kept = ::dup(STDERR_FILENO);
    const int file = ::open(QFile::encodeName(path).constData(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
    ::dup2(file, STDERR_FILENO);
    ::close(file);
    status = run(arguments);
    std::fflush(stderr);
    ::dup2(kept, STDERR_FILENO);
    ::close(kept);
    return QString::fromUtf8(fileBytes(path));
}

void TestEditCommand::complains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("given"); // as given.json
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("complaint"); // a part of it
    const auto row = [](const char *name, const QStringList &arguments, const QByteArray &given, int status,
                        const QString &complaint) {
        QTest::newRow(name) << arguments << given << status << complaint;
    };
    const QStringList regex{u"set"_s, u"d/a"_s, u"/regex"_s};
    const QStringList given{u"add"_s, u"given.json"_s};
    row("edge to itself", {u"link"_s, u"d/a"_s, u"leads_to"_s, u"d/a"_s}, {}, ExitStatus::WrongUsage,
        u"“d/a” cannot have a relation to itself"_s);
    row("regex", regex + QStringList{u"b\\d+"_s}, {}, ExitStatus::Done, {});
    row("broken regex", regex + QStringList{u"("_s}, {}, ExitStatus::Done, u"The regex is not valid at"_s);
    row("empty regex", regex + QStringList{QString()}, {}, ExitStatus::Done, u"The regex is empty"_s);
    row("regex of everything", regex + QStringList{u"x*"_s}, {}, ExitStatus::Done, u"matches every text"_s);
    row("another field", {u"set"_s, u"d/a"_s, u"/category"_s, u"("_s}, {}, ExitStatus::Done, {});
    row("blank record", {u"add"_s, u"d/new"_s}, {}, ExitStatus::Done, {});
    row("file", given, R"({"id": "e/h", "regex": "h"})", ExitStatus::Done, {});
    row("file with a broken regex", given, R"({"id": "e/h", "regex": "h("})", ExitStatus::Done,
        u"The regex is not valid at"_s);
    row("broken file", given, R"({"id": "e/h", )", ExitStatus::InputUnreadable, u"given.json:1:"_s);
    row("empty file", given, {}, ExitStatus::InputUnreadable, u"clew: "_s);
    row("no record", given, "[1, 2]", ExitStatus::InputUnreadable, u"clew: "_s);
    row("no UTF-8", given, "{\"id\": \"e/\xff\"}", ExitStatus::InputUnreadable, u"clew: "_s);
    row("broken value", {u"set"_s, u"d/a"_s, u"/tags"_s, u"[1,"_s}, {}, ExitStatus::WrongUsage, u"clew: "_s);
}

void TestEditCommand::complains()
{
    QFETCH(QStringList, arguments);
    QFETCH(const QByteArray, given);
    QFETCH(const int, status);
    QFETCH(const QString, complaint);
    if (arguments.constLast() == "given.json"_L1)
        arguments.last() = m_folder->write(u"given.json"_s, given);
    int got = -1;
    const QString said = complaintOf(arguments, got);
    QCOMPARE(got, status);
    QVERIFY2(complaint.isEmpty() ? said.isEmpty() : said.contains(complaint), qPrintable(said));
    if (status == ExitStatus::Done && arguments.contains(u"/regex"_s)) { // saved all the same
        const QString text = QString::fromUtf8(fileBytes(m_folder->filePath(u"c/a.json"_s)));
        QVERIFY2(text.contains(
                     u"\"regex\": \"%1\""_s.arg(QString(arguments.constLast()).replace(u"\\"_s, u"\\\\"_s))),
                 qPrintable(text));
    }
}

void TestEditCommand::sideFilesFollowTheId()
{
    const QStringList kinds{u"samples/%1.json"_s, u"translations/%1.json"_s, u"slots/%1.json"_s,
                            u"notes/%1.md"_s};
    for (const QString &kind : kinds)
        m_folder->write(u"c/.clew/"_s + kind.arg(u"d/a"_s), "{\"x\": 1}");
    m_folder->write(u"c/.clew/bookmarks.json"_s, R"({"bookmarks": ["d/b", "d/a"]})");
    m_folder->write(u"c/.clew/review.json"_s, R"({"notes": [{"id": "d/a", "text": "t", "reason": "r"}]})");
    m_folder->write(u"c/.clew/dismissed.json"_s,
                    R"({"dismissed": [{"rule": "no-source", "id": "d/a", "pointer": "", "text": "t"}]})");
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/id"_s, u"e/%1"_s}), 0);
    for (const QString &kind : kinds) {
        const QString name = kind.startsWith("notes"_L1) ? u"e/%251"_s : u"e/%1"_s;
        const QString path = m_folder->filePath(u"c/.clew/"_s + QString(kind).replace(u"%1"_s, name));
        QCOMPARE(fileBytes(path), QByteArray("{\"x\": 1}"));
        QVERIFY(!QFile::exists(m_folder->filePath(u"c/.clew/"_s + kind.arg(u"d/a"_s))));
    }
    for (const QString &file : {u"bookmarks.json"_s, u"review.json"_s, u"dismissed.json"_s}) {
        const QByteArray bytes = fileBytes(m_folder->filePath(u"c/.clew/"_s + file));
        QVERIFY2(bytes.contains("\"e/%1\"") && !bytes.contains("d/a"), bytes.constData());
    }
}

void TestEditCommand::whatCannotFollowStays()
{
    const QString samples = m_folder->write(u"c/.clew/samples/d/a.json"_s, "{}");
    const QString note = m_folder->write(u"c/.clew/notes/d/a.md"_s, "mine");
    m_folder->write(u"c/.clew/samples/e"_s, "a file where a folder is to be");
    m_folder->write(u"c/.clew/notes/e"_s, "another one");
    int status = -1;
    const QString said = complaintOf({u"set"_s, u"d/a"_s, u"/id"_s, u"e/z"_s}, status);
    QCOMPARE(status, ExitStatus::Done);
    QCOMPARE(fileBytes(samples), "{}");
    QCOMPARE(fileBytes(note), "mine");
    QCOMPARE(said.count(u"clew: "_s), 2); // each once
}

void TestEditCommand::addsAndRemoves()
{
    QCOMPARE(run({u"add"_s, u"e/f/g"_s}), 0);
    const QString path = m_folder->filePath(u"c/e/f/g.json"_s);
    QVERIFY(fileBytes(path).startsWith("{\n  \"id\": \"e/f/g\",\n"));
    const QString given = m_folder->write(u"given.json"_s, R"({"id": "e/h", "regex": "h", "x": 1.0})");
    QCOMPARE(run({u"add"_s, given}), 0);
    QCOMPARE(fileBytes(m_folder->filePath(u"c/e/h.json"_s)), R"({"id": "e/h", "regex": "h", "x": 1.0})");
    QCOMPARE(run({u"link"_s, u"d/b"_s, u"preceded_by"_s, u"e/f/g"_s}), 0);
    QVERIFY(fileBytes(path).contains("\"error_id\": \"d/b\""));
    QCOMPARE(run({u"remove"_s, u"e/f/g"_s}), 0);
    QVERIFY(!QFile::exists(path));
    QCOMPARE(fileBytes(m_folder->filePath(u"c/b.json"_s)),
             B.chopped(1) + R"(,"transition_graph":{"preceded_by":[]}})");
}

void TestEditCommand::links()
{
    for (int i = 0; i < 2; ++i) { // the second time there is nothing to do
        QCOMPARE(run({u"link"_s, u"d/b"_s, u"confused_with"_s, u"d/a"_s}), 0);
        QCOMPARE(fileBytes(m_folder->filePath(u"c/b.json"_s)),
                 B.chopped(1) + R"(,"transition_graph":{"frequently_confused_with":[{"error_id":"d/a"}]}})");
        QVERIFY(fileBytes(m_folder->filePath(u"c/a.json"_s))
                    .endsWith("        \"error_id\": \"d/b\"\r\n      }\r\n    ]\r\n  }\r\n}"));
    }
}

/// While somebody edits the folder nothing is written behind that person's back.
void TestEditCommand::leavesAWindowAlone()
{
    const QByteArray before = fileBytes(m_folder->filePath(u"c/a.json"_s));
    FolderLock window(DataPaths::editState(), {m_folder->filePath(u"c"_s)});
    QVERIFY(!window.share());
    {
        FolderLock second(DataPaths::editState(), {m_folder->filePath(u"c"_s)});
        QVERIFY(second.share()); // is told, and has a place of its own
        QVERIFY(second.journalPath() != window.journalPath());
    }
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/category"_s, u"other"_s}),
             static_cast<int>(ExitStatus::InputUnreadable));
    QCOMPARE(fileBytes(m_folder->filePath(u"c/a.json"_s)), before);
}

void TestEditCommand::exportsEveryShape()
{
    const QString lines = m_folder->filePath(u"out.jsonl"_s);
    QCOMPARE(run({u"export"_s, u"--to"_s, u"jsonl"_s, lines}), 0);
    QCOMPARE(fileBytes(lines), R"({"id": "d/a", "regex": "a", "confidence": 1.0, "tags": []})"
                               "\n"
                               R"({"id": "d/b", "regex": "b", "error": {"signature": "s", "regex": "b"}})"
                               "\n");
    QCOMPARE(run({u"export"_s, u"--to"_s, u"jsonl"_s, lines}), ExitStatus::InputUnreadable); // it is there
    const QString table = m_folder->filePath(u"out.csv"_s);
    QCOMPARE(run({u"set"_s, u"d/a"_s, u"/root_cause"_s, u"a, \"b\""_s}), 0);
    QCOMPARE(run({u"export"_s, u"--to"_s, u"csv"_s, table}), 0);
    QCOMPARE(fileBytes(table).count("\r\n"), 3);
    QVERIFY(fileBytes(table).contains(R"("a, ""b""")"));
    QCOMPARE(run({u"export"_s, m_folder->filePath(u"flat"_s)}), 0);
    QVERIFY(fileBytes(m_folder->filePath(u"flat/d/a.json"_s)) ==
            fileBytes(m_folder->filePath(u"c/a.json"_s)));
    QCOMPARE(run({u"export"_s, u"--to"_s, u"nested"_s, m_folder->filePath(u"nested"_s)}), 0);
    QCOMPARE(fileBytes(m_folder->filePath(u"nested/d/b.json"_s)), B);
    const auto nested = CatalogReader().read({m_folder->filePath(u"nested"_s)});
    QVERIFY(nested);
    QCOMPARE((*nested)->summary((*nested)->find(RecordId(u"d/a"_s))).format, RecordFormat::Nested);
    QCOMPARE((*nested)->record((*nested)->find(RecordId(u"d/a"_s))).rootCause.english, u"a, \"b\""_s);
}

/// A catalog written in the other shape and read again says the same, all but what a shape cannot say.
void TestEditCommand::exportOfTheOtherShapeReadsTheSame()
{
    CLEW_NEED_SHARED(shared, "catalogs/deadends-nested");
    const QString flat = m_folder->filePath(u"flat"_s);
    const auto line = CommandLineParser::parse(
        {u"clew"_s, u"export"_s, u"--catalog"_s, shared, u"--to"_s, u"flat"_s, flat});
    QVERIFY(line);
    QCOMPARE(Headless(m_console).run(*line), 0);
    const auto before = CatalogReader().read({shared});
    const auto after = CatalogReader().read({flat});
    QVERIFY(before && after);
    QCOMPARE((*after)->size(), 2522);
    QVERIFY((*after)->issues().isEmpty());
    const JsonRecordCodec codec;
    for (qsizetype i = 0; i < (*before)->size(); ++i) {
        const Record was = (*before)->record(RecordIndex(i));
        const Record is = (*after)->record((*after)->find(was.id));
        QCOMPARE(is.format, RecordFormat::Flat);
        QCOMPARE(is.regex, was.regex);
        QCOMPARE(is.signature.english, was.signature.english);
        QCOMPARE(is.rootCause.english, was.rootCause.english);
        QCOMPARE(is.confidence, was.confidence);
        QCOMPARE(is.evidenceCount, was.evidenceCount);
        QCOMPARE(is.tags, was.tags);
        QCOMPARE(is.transitions, was.transitions);
        QCOMPARE(is.deadEnds.size(), was.deadEnds.size());
        for (qsizetype k = 0; k < is.deadEnds.size(); ++k) {
            QCOMPARE(is.deadEnds[k].action, was.deadEnds[k].action);
            QCOMPARE(is.deadEnds[k].failRate, was.deadEnds[k].failRate);
            QCOMPARE(is.deadEnds[k].sources, was.deadEnds[k].sources);
            QCOMPARE(is.deadEnds[k].extra.size(), was.deadEnds[k].extra.size());
        }
        const QByteArray text = (*after)->sourceBytes((*after)->find(was.id));
        for (const ExtraField &field : std::as_const(was.extra))
            QVERIFY(codec.differences(codec.valueAt(text, field.key), field.json).isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestEditCommand)
#include "tst_editcommand.moc"
