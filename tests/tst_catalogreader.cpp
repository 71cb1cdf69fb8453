// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/aliases.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonparser.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <sys/stat.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

using CatalogPointer = std::shared_ptr<const Catalog>;

QByteArray recordText(const char *id)
{
    return QByteArray(R"({"id": "%1", "regex": "x"})").replace("%1", id);
}

CatalogPointer opened(const QStringList &paths, const CatalogLimits &limits = {}, int threads = 2)
{
    const auto catalog = CatalogReader(limits, threads).read(paths);
    return catalog ? *catalog : std::make_shared<const Catalog>();
}

QStringList idsOf(const CatalogPointer &catalog)
{
    QStringList ids;
    for (qsizetype i = 0; i < catalog->size(); ++i)
        ids.append(catalog->summary(RecordIndex(i)).id.value());
    return ids;
}

/// "code args @ name:line:column" of each issue, names without the folder.
QStringList issueLines(const CatalogPointer &catalog, const QString &folder)
{
    QStringList lines;
    for (const Issue &issue : catalog->issues()) {
        const Place &place = issue.error.place;
        QStringList words{errorName(issue.error.code)};
        words += issue.error.arguments;
        words.append(u"@ %1:%2:%3"_s.arg(place.file).arg(place.line.value()).arg(place.column));
        lines.append(words.join(u' ').replace(folder + u'/', QString()));
    }
    return lines;
}

} // namespace

class TestCatalogReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsTheBundledCatalog();
    void readsBothLayoutsOfThePublicCatalog_data();
    void readsBothLayoutsOfThePublicCatalog();
    void readsEveryLayout_data();
    void readsEveryLayout();
    void reportsOneBadFileAndReadsTheRest_data();
    void reportsOneBadFileAndReadsTheRest();
    void namesTheFileOfTheRecordThatIsKept();
    void upperLayerIsUsedAndTheLowerOneTold();
    void readsLargeTexts();
    void keepsToItsLimits_data();
    void keepsToItsLimits();
    void choosesTheFilesOfAFolder();
    void takesAnyFileThatIsNamed();
    void entersEachFolderOnce();
    void entersSoManyFolders();
    void findsARenamedRecord();
    void readsEachFileOnce();
    void readsOnlyRegularFiles();
    void reportsWhatItMayNotRead();
    void survivesFilesThatChangeMeanwhile_data();
    void survivesFilesThatChangeMeanwhile();
    void isTheSameWhateverTheThreads();
    void tellsContentsApart();
    void placesValuesOfRecords();
    void handsOutTheBytesOfTheFile();
    void stopsWhenAsked();
    void tellsHowFarItIs();
};

void TestCatalogReader::readsTheBundledCatalog()
{
    const CatalogPointer catalog = opened({TestData::sourcePath(u"data/catalog"_s)});
    QCOMPARE(catalog->issues(), QList<Issue>());
    qsizetype files = 0; // one record each; hidden folders hold side files
    QDirIterator it(TestData::sourcePath(u"data/catalog"_s), {u"*.json"_s}, QDir::Files,
                    QDirIterator::Subdirectories);
    for (; it.hasNext(); ++files)
        it.next();
    QVERIFY(files >= 2);
    QCOMPARE(catalog->size(), files);
    const RecordIndex index = catalog->find(RecordId(u"pytorch/fsdp-parameter-mismatch"_s));
    QVERIFY(index.isValid());
    const Record record = catalog->record(index);
    QCOMPARE(record.workarounds.size(), 3);
    QCOMPARE(record.deadEnds.at(1).failRate, 1.0);
    QCOMPARE(catalog->roots(), QStringList({TestData::sourcePath(u"data/catalog"_s)}));
}

void TestCatalogReader::readsBothLayoutsOfThePublicCatalog_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("flat") << u"catalogs/deadends-flat"_s;
    QTest::newRow("nested") << u"catalogs/deadends-nested"_s;
}

void TestCatalogReader::readsBothLayoutsOfThePublicCatalog()
{
    CLEW_NEED_SHARED(shared, "catalogs");
    QFETCH(const QString, folder);
    const CatalogPointer catalog = opened({TestData::sharedPath(folder)});
    QCOMPARE(catalog->issues(), QList<Issue>());
    QCOMPARE(catalog->size(), 2522);
}

void TestCatalogReader::readsEveryLayout_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    const QByteArray a = recordText("a/1");
    const QByteArray b = recordText("a/2");
    QTest::newRow("array") << u"c.json"_s << "[" + a + "," + b + "]";
    QTest::newRow("array with white space") << u"c.json"_s << "\n [\r\n" + a + "\t,\n\n " + b + "\n] \n";
    QTest::newRow("array with a byte order mark") << u"c.json"_s << "\xEF\xBB\xBF[" + a + "," + b + "]";
    QTest::newRow("lines") << u"c.jsonl"_s << a + "\n" + b + "\n";
    QTest::newRow("lines without the last end") << u"c.ndjson"_s << a + "\n" + b;
    QTest::newRow("CRLF and empty lines") << u"c.jsonl"_s << "\r\n" + a + "\r\n\r\n  " + b + " \r\n \n";
    QTest::newRow("lines with a byte order mark") << u"c.jsonl"_s << "\xEF\xBB\xBF" + a + "\n" + b;
}

void TestCatalogReader::readsEveryLayout()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    const TestFolder folder;
    const CatalogPointer catalog = opened({folder.write(name, text)});
    QCOMPARE(issueLines(catalog, folder.path()), QStringList());
    QCOMPARE(idsOf(catalog), QStringList({u"a/1"_s, u"a/2"_s}));
    QCOMPARE(catalog->sourceBytes(RecordIndex(0)), recordText("a/1"));
    QCOMPARE(catalog->sourceBytes(RecordIndex(1)), recordText("a/2"));
}

void TestCatalogReader::reportsOneBadFileAndReadsTheRest_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("issues");
    QTest::addColumn<QStringList>("ids"); // of what the file gives all the same
    const auto row = [](const char *title, const QByteArray &text, const QStringList &issues,
                        const QStringList &ids = {}) {
        QTest::newRow(title) << u"bad.json"_s << text << issues << ids;
    };
    const auto lines = [](const char *title, const QByteArray &text, const QStringList &issues,
                          const QStringList &ids = {}) {
        QTest::newRow(title) << u"bad.jsonl"_s << text << issues << ids;
    };
    const QByteArray a = recordText("a/1");
    const QByteArray b = recordText("a/2");

    row("empty file", "", {u"empty-file bad.json @ bad.json:0:0"_s});
    row("only white space", " \n\t", {u"empty-file bad.json @ bad.json:0:0"_s});
    row("only a byte order mark", "\xEF\xBB\xBF", {u"empty-file bad.json @ bad.json:0:0"_s});
    row("broken JSON", "{\"id\": \"a/b\",\n \"x\": 1\n \"y\": 2}",
        {u"json-syntax ',' or '}' expected @ bad.json:3:2"_s});
    row("cut off", "{\"id\": \"a/b\",\n \"中文\": \"x",
        {u"json-syntax end of the string expected @ bad.json:2:10"_s});
    row("something behind", a + "\n" + b, {u"json-syntax end of the text expected @ bad.json:2:1"_s});
    row("bad UTF-8", "{\"id\": \"a/b\",\n \"x\": \"中\xFF\"}", {u"invalid-utf8 @ bad.json:2:9"_s});
    row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), {u"invalid-utf8 @ bad.json:1:1"_s});
    row("depth 10,000", "{\"id\": \"a/b\", \"x\": " + QByteArray(10'000, '[') + QByteArray(10'000, ']') + "}",
        {u"json-too-deep 256 @ bad.json:1:275"_s});
    row("no record", R"({"name": "package", "version": "1"})", {u"not-a-record @ bad.json:1:1"_s});
    row("text", R"("a/b")", {u"not-a-record @ bad.json:1:1"_s});
    row("no id", " {\"signature\": \"s\"}", {u"missing-field /id @ bad.json:1:2"_s});
    row("wrong type of the id", "{\n  \"id\": 1}", {u"wrong-type /id string number @ bad.json:2:9"_s});
    row("wrong types", "{\"id\": \"a/b\", \"regex\": \"x\",\n \"tags\": {},\n \"signature\": []}",
        {u"wrong-type /tags array object @ bad.json:2:10"_s,
         u"wrong-type /signature string array @ bad.json:3:15"_s},
        {u"a/b"_s});
    row("empty regex", "{\"id\": \"a/b\",\n\"regex\": \"\"}", {u"empty-regex @ bad.json:2:10"_s}, {u"a/b"_s});
    row("no regex", "\n{\"id\": \"a/b\"}", {u"missing-field /regex @ bad.json:2:1"_s}, {u"a/b"_s});
    row("id of another file", "{\n\"id\": \"z/good\", \"regex\": \"x\"}", {}, {u"z/good"_s});
    row("repeated key", "{\"id\": \"a/b\", \"regex\": \"x\",\n\"regex\": \"y\"}",
        {u"duplicate-key /regex @ bad.json:2:1"_s}, {u"a/b"_s});

    row("empty array", "[ ]", {});
    row("bad element", "[\n" + a + ",\n {\"id\": tru},\n" + b + "]",
        {u"json-syntax value expected @ bad.json:3:9"_s}, {u"a/1"_s, u"a/2"_s});
    row("element that is no record", "[" + a + ", 5,\n [],\n" + b + "]",
        {u"not-a-record @ bad.json:1:31"_s, u"not-a-record @ bad.json:2:2"_s}, {u"a/1"_s, u"a/2"_s});
    row("missing comma between elements", "[" + a + "\n" + b + "]",
        {u"json-syntax ',' or ']' expected @ bad.json:2:1"_s}, {u"a/1"_s});
    row("comma at the end", "[" + a + ",\n]", {u"json-syntax value expected @ bad.json:2:1"_s}, {u"a/1"_s});
    row("two commas", "[" + a + ",,\n" + b + "]", {u"json-syntax value expected @ bad.json:1:30"_s},
        {u"a/1"_s});
    row("open array", "[" + a + ",\n" + b, {u"json-syntax ',' or ']' expected @ bad.json:2:28"_s},
        {u"a/1"_s, u"a/2"_s});
    row("array cut in an element", "[" + a + ",\n{\"id\": \"a/2",
        {u"json-syntax end of the string expected @ bad.json:2:12"_s}, {u"a/1"_s});
    row("array cut behind a comma", "[" + a + ",\n ", {u"json-syntax value expected @ bad.json:2:2"_s},
        {u"a/1"_s});
    row("lone bracket", "[", {u"json-syntax value expected @ bad.json:1:2"_s});
    row("something behind the array", "[" + a + "]\n,",
        {u"json-syntax end of the text expected @ bad.json:2:1"_s}, {u"a/1"_s});
    row("element closed wrongly", "[" + a + ",\n{\"id\": \"a/3\"],\n" + b + "]",
        {u"json-syntax ',' or '}' expected @ bad.json:2:13"_s}, {u"a/1"_s, u"a/2"_s});
    row("element closed too often", "[" + a + ",\n" + recordText("a/3") + "},\n" + b + "]",
        {u"json-syntax ',' or ']' expected @ bad.json:2:28"_s}, {u"a/1"_s, u"a/3"_s});
    row("same id twice", "[" + a + ",\n" + a + "]", {u"duplicate-id a/1 bad.json @ bad.json:2:8"_s},
        {u"a/1"_s});

    lines("bad line", a + "\n\n{\"id\": 中}\n" + b + "\n", {u"json-syntax value expected @ bad.jsonl:3:8"_s},
          {u"a/1"_s, u"a/2"_s});
    lines("two records on a line", a + "\n" + a + " " + b,
          {u"json-syntax end of the text expected @ bad.jsonl:2:29"_s}, {u"a/1"_s});
    lines("cut line", a + "\r\n{\"id\": \"a/2\"\r\n", {u"json-syntax ',' or '}' expected @ bad.jsonl:2:13"_s},
          {u"a/1"_s});
    lines("array as a line", a + "\n  [" + b + "]", {u"not-a-record @ bad.jsonl:2:3"_s}, {u"a/1"_s});
    lines("wrong type in a line", a + "\n {\"id\": \"a/2\", \"regex\": 5}",
          {u"wrong-type /regex string number @ bad.jsonl:2:25"_s}, {u"a/1"_s, u"a/2"_s});
    lines("bad UTF-8 in a line", "\n" + a + "\n\"\xFF\"\n" + b, {u"invalid-utf8 @ bad.jsonl:3:2"_s},
          {u"a/1"_s, u"a/2"_s});
    lines("empty lines", "\n\r\n \n", {u"empty-file bad.jsonl @ bad.jsonl:0:0"_s});
}

void TestCatalogReader::reportsOneBadFileAndReadsTheRest()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, issues);
    QFETCH(const QStringList, ids);
    const TestFolder folder;
    QVERIFY(!folder.write(u"a.json"_s, recordText("first/one")).isEmpty());
    QVERIFY(!folder.write(name, text).isEmpty());
    QVERIFY(!folder.write(u"c/d.json"_s, recordText("last/one")).isEmpty());
    const CatalogPointer catalog = opened({folder.path()});
    QCOMPARE(issueLines(catalog, folder.path()), issues);
    QCOMPARE(idsOf(catalog), QStringList{u"first/one"_s} + ids + QStringList{u"last/one"_s});
}

void TestCatalogReader::namesTheFileOfTheRecordThatIsKept()
{
    const TestFolder folder;
    folder.write(u"one/x.json"_s, recordText("same/id"));
    folder.write(u"two/y.json"_s, "{\n  \"regex\": \"other\",\n  \"id\": \"same/id\"}");
    const CatalogPointer catalog = opened({folder.path()});
    QCOMPARE(catalog->size(), 1);
    QVERIFY(catalog->record(RecordIndex(0)).regex != u"other"_s);
    QCOMPARE(issueLines(catalog, folder.path()),
             QStringList{u"duplicate-id same/id one/x.json @ two/y.json:3:9"_s});
    QCOMPARE(catalog->issues().at(0).severity, IssueSeverity::Error);
    QCOMPARE(catalog->issues().at(0).record, RecordId(u"same/id"_s));
}

void TestCatalogReader::upperLayerIsUsedAndTheLowerOneTold()
{
    const TestFolder folder;
    folder.write(u"pack/x.json"_s, recordText("same/id"));
    folder.write(u"pack/y.json"_s, recordText("only/below"));
    folder.write(u"own/a.json"_s, recordText("only/above"));
    folder.write(u"own/z.json"_s, "{\n  \"regex\": \"other\",\n  \"id\": \"same/id\"}");
    const QStringList layers{folder.filePath(u"pack"_s), folder.filePath(u"own"_s)};
    const CatalogPointer catalog = opened(layers);
    // It stands where the lower one stood.
    QCOMPARE(idsOf(catalog), QStringList({u"same/id"_s, u"only/below"_s, u"only/above"_s}));
    QCOMPARE(catalog->record(RecordIndex(0)).regex, u"other"_s);
    QVERIFY(catalog->place(RecordIndex(0)).file.endsWith("own/z.json"_L1));
    QVERIFY(catalog->sourceBytes(RecordIndex(0)).contains("other"));
    QCOMPARE(issueLines(catalog, folder.path()),
             QStringList{u"duplicate-id same/id own/z.json upper-layer @ pack/x.json:1:8"_s});
    QCOMPARE(catalog->issues().at(0).severity, IssueSeverity::Warning);
    QVERIFY(catalog->revision() != opened({layers.at(1), layers.at(0)})->revision());
}

void TestCatalogReader::readsLargeTexts()
{
    const TestFolder folder;
    const QByteArray begin = R"({"id": "a/b", "regex": "x", "root_cause": ")";
    const QByteArray end = "\"}";
    const QByteArray twoMegabytes = begin + QByteArray(2'000'000, 'x') + end;
    const QByteArray largest = begin + QByteArray(MaxJsonBytes - begin.size() - end.size(), 'x') + end;
    const QByteArray larger = begin + QByteArray(MaxJsonBytes - begin.size() - end.size() + 1, 'x') + end;
    for (const QByteArray &text : {twoMegabytes, largest}) {
        const CatalogPointer catalog = opened({folder.write(u"a.json"_s, text)});
        QCOMPARE(issueLines(catalog, folder.path()), QStringList());
        QCOMPARE(catalog->record(RecordIndex(0)).rootCause.english.size(),
                 text.size() - begin.size() - end.size());
    }
    const CatalogPointer catalog =
        opened({folder.write(u"a.jsonl"_s, "\n " + larger + "\n" + recordText("a/c"))});
    QCOMPARE(issueLines(catalog, folder.path()), QStringList{u"json-too-large 16777216 @ a.jsonl:2:2"_s});
    QCOMPARE(idsOf(catalog), QStringList{u"a/c"_s});
}

void TestCatalogReader::keepsToItsLimits_data()
{
    QTest::addColumn<CatalogLimits>("limits");
    QTest::addColumn<qsizetype>("records");
    QTest::addColumn<QStringList>("issues");
    const qint64 size = recordText("a/0").size() + 1;
    QTest::newRow("default") << CatalogLimits() << qsizetype(5) << QStringList();
    QTest::newRow("bytes, at the limit")
        << CatalogLimits{.fileBytes = size * 3} << qsizetype(5) << QStringList();
    QTest::newRow("bytes, above") << CatalogLimits{.fileBytes = size * 3 - 1} << qsizetype(2)
                                  << QStringList{
                                         u"file-too-large b.jsonl %1 @ b.jsonl:0:0"_s.arg(size * 3 - 1)};
    QTest::newRow("files, at the limit") << CatalogLimits{.files = 3} << qsizetype(5) << QStringList();
    QTest::newRow("files, above") << CatalogLimits{.files = 2} << qsizetype(4)
                                  << QStringList{u"too-many-files . 2 @ .:0:0"_s};
    QTest::newRow("records, at the limit")
        << CatalogLimits{.recordsInFile = 3} << qsizetype(5) << QStringList();
    QTest::newRow("records, above") << CatalogLimits{.recordsInFile = 2} << qsizetype(4)
                                    << QStringList{u"too-many-records b.jsonl 2 @ b.jsonl:0:0"_s};
}

void TestCatalogReader::keepsToItsLimits()
{
    QFETCH(const CatalogLimits, limits);
    const TestFolder folder;
    folder.write(u"a.json"_s, recordText("a/0"));
    folder.write(u"b.jsonl"_s,
                 recordText("b/1") + "\n" + recordText("b/2") + "\n" + recordText("b/3") + "\n");
    folder.write(u"c.json"_s, recordText("c/0"));
    const CatalogPointer catalog = opened({folder.path()}, limits);
    QTEST(catalog->size(), "records");
    QTEST(issueLines(catalog, folder.path()).replaceInStrings(folder.path(), u"."_s), "issues");
}

void TestCatalogReader::choosesTheFilesOfAFolder()
{
    const TestFolder folder;
    const QStringList taken{u"B.json"_s,   u"a.json"_s,          u"b/c/d.jsonl"_s, u"b/c/e.ndjson"_s,
                            u"b/c.json"_s, u"b/f.json/g.json"_s, u"中.json"_s};
    const QStringList passed{u".hidden.json"_s, u".git/a.json"_s, u"_review.json"_s, u"b/_samples/a.json"_s,
                             u"README.md"_s,    u"a.json.orig"_s, u"b.JSON"_s,       u"json"_s,
                             u"c.json~"_s};
    for (const QString &name : taken)
        QVERIFY(!folder.write(name, recordText(name.toUtf8().constData())).isEmpty());
    for (const QString &name : passed)
        QVERIFY(!folder.write(name, "broken").isEmpty());
    for (const QString &root : {folder.path(), QString(folder.path() + u'/')}) {
        const CatalogPointer catalog = opened({root});
        QCOMPARE(issueLines(catalog, folder.path()), QStringList());
        QCOMPARE(idsOf(catalog), taken);
        QCOMPARE(catalog->place(RecordIndex(4)).file, folder.filePath(u"b/c.json"_s));
    }
    QVERIFY(folder.makeFolder(u"empty"_s));
    QCOMPARE(opened({folder.filePath(u"empty"_s)})->size(), 0);
}

void TestCatalogReader::takesAnyFileThatIsNamed()
{
    const TestFolder folder;
    const QStringList paths{folder.write(u".a"_s, recordText("a")),
                            folder.write(u"_b.txt"_s, recordText("b"))};
    QCOMPARE(idsOf(opened(paths)), QStringList({u"a"_s, u"b"_s}));
    const CatalogPointer catalog = opened({folder.filePath(u"no such.json"_s), paths.at(0)});
    QCOMPARE(idsOf(catalog), QStringList{u"a"_s});
    QCOMPARE(issueLines(catalog, folder.path()),
             QStringList{u"file-not-found no such.json @ no such.json:0:0"_s});
    QCOMPARE(opened({})->size(), 0);
}

void TestCatalogReader::entersEachFolderOnce()
{
    const TestFolder folder;
    folder.write(u"a/b/c.json"_s, recordText("c"));
    QVERIFY(folder.link(folder.path(), u"a/b/loop"_s));
    QVERIFY(folder.link(folder.filePath(u"a"_s), u"again"_s));
    QVERIFY(folder.link(folder.filePath(u"self"_s), u"self"_s));
    const CatalogPointer catalog = opened({folder.path(), folder.filePath(u"a"_s)});
    QCOMPARE(issueLines(catalog, folder.path()), QStringList());
    QCOMPARE(idsOf(catalog), QStringList{u"c"_s});

    const TestFolder linked;
    QVERIFY(linked.link(folder.filePath(u"a"_s), u"there"_s));
    QCOMPARE(idsOf(opened({linked.path()})), QStringList{u"c"_s});
}

void TestCatalogReader::findsARenamedRecord()
{
    const TestFolder folder;
    folder.write(u"a.json"_s, R"({"id": "d/a", "domain": "d", "error_signature": "x", "aliases": []})");
    folder.write(u"b.json"_s, R"({"id": "d/b", "domain": "d", "error_signature": "old/b",
                                  "aliases": ["old\/name", "old/\u540d", "d/a"]})");
    folder.write(u"c.json"_s, R"({"id": "d/c", "domain": "d", "error_signature": "old/name",
                                  "aliases": ["old/name", "old/c"]})");
    const CatalogPointer catalog = opened({folder.path()});
    const auto renamed = [&catalog](const QString &old) {
        const RecordIndex index = findRenamed(*catalog, RecordId(old));
        return index.isValid() ? catalog->summary(index).id.value() : QString();
    };
    QCOMPARE(renamed(u"old/c"_s), u"d/c"_s);
    QCOMPARE(renamed(u"old/name"_s), u"d/b"_s); // of several the first
    QCOMPARE(renamed(u"old/名"_s), u"d/b"_s);
    QCOMPARE(renamed(u"old/b"_s), QString()); // said elsewhere in the record
    QCOMPARE(renamed(u"d/a"_s), QString());   // is an id now
    QCOMPARE(renamed(u"d/none"_s), QString());
    QCOMPARE(renamed(QString()), QString());
}

void TestCatalogReader::entersSoManyFolders()
{
    const TestFolder folder;
    for (int i = 0; i < 9; ++i)
        QVERIFY(folder.makeFolder(u"there/%1/%1"_s.arg(i)));
    const TestFolder linked;
    QVERIFY(linked.link(folder.path(), u"machine"_s));
    const auto catalog = CatalogReader({.files = 5}).read({linked.path()});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->issues().size(), 1);
    QCOMPARE((*catalog)->issues().first().error.code, ErrorCode::TooManyFiles);
}

void TestCatalogReader::readsEachFileOnce()
{
    const TestFolder folder;
    const QString path = folder.write(u"b.json"_s, recordText("b"));
    QVERIFY(folder.link(path, u"a.json"_s));
    QVERIFY(folder.link(folder.filePath(u"gone.json"_s), u"c.json"_s));
    const CatalogPointer catalog = opened({path, folder.path(), path});
    QCOMPARE(idsOf(catalog), QStringList{u"b"_s});
    QCOMPARE(catalog->place(RecordIndex(0)).file, path);
    QCOMPARE(issueLines(catalog, folder.path()), QStringList{u"file-not-found c.json @ c.json:0:0"_s});
}

void TestCatalogReader::readsOnlyRegularFiles()
{
    const TestFolder folder;
    const QString pipe = folder.filePath(u"pipe.json"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    folder.write(u"good.json"_s, recordText("good"));
    CatalogPointer catalog = opened({folder.path()}); // would wait for ever for a writer
    QCOMPARE(idsOf(catalog), QStringList{u"good"_s});
    QCOMPARE(issueLines(catalog, folder.path()),
             QStringList{u"not-regular-file pipe.json fifo @ pipe.json:0:0"_s});

    catalog = opened({u"/dev/zero"_s});
    QCOMPARE(issueLines(catalog, folder.path()),
             QStringList{u"not-regular-file /dev/zero device @ /dev/zero:0:0"_s});
}

void TestCatalogReader::reportsWhatItMayNotRead()
{
    if (QFile::exists(u"/proc/self/mem"_s)) { // a regular file whose first byte cannot be read
        const CatalogPointer catalog = opened({u"/proc/self/mem"_s});
        QCOMPARE(catalog->issues().size(), 1);
        QCOMPARE(catalog->issues().at(0).error.code, ErrorCode::FileUnreadable);
    }
    if (::geteuid() == 0)
        QSKIP("root may read everything");
    const TestFolder folder;
    const QString file = folder.write(u"a.json"_s, recordText("a"));
    folder.write(u"closed/b.json"_s, recordText("b"));
    folder.write(u"z.json"_s, recordText("z"));
    QVERIFY(QFile::setPermissions(file, {}));
    QVERIFY(QFile::setPermissions(folder.filePath(u"closed"_s), {}));
    const CatalogPointer catalog = opened({folder.path()});
    QFile::setPermissions(folder.filePath(u"closed"_s),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(idsOf(catalog), QStringList{u"z"_s});
    QCOMPARE(catalog->issues().size(), 2);
    QCOMPARE(catalog->issues().at(0).error.code, ErrorCode::FileUnreadable);
    QCOMPARE(catalog->issues().at(0).error.place.file, file);
    QCOMPARE(catalog->issues().at(1).error.code, ErrorCode::FileUnreadable);
    QCOMPARE(catalog->issues().at(1).error.place.file, folder.filePath(u"closed"_s));
}

void TestCatalogReader::survivesFilesThatChangeMeanwhile_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QStringList>("issues");
    QTest::newRow("vanishes") << u"vanishes"_s << QStringList{u"file-not-found b.json @ b.json:0:0"_s};
    QTest::newRow("becomes a folder")
        << u"folder"_s << QStringList{u"not-regular-file b.json directory @ b.json:0:0"_s};
    QTest::newRow("becomes a pipe") << u"pipe"_s
                                    << QStringList{u"not-regular-file b.json fifo @ b.json:0:0"_s};
    QTest::newRow("is emptied") << u"emptied"_s << QStringList{u"empty-file b.json @ b.json:0:0"_s};
}

void TestCatalogReader::survivesFilesThatChangeMeanwhile()
{
    QFETCH(const QString, change);
    const TestFolder folder;
    folder.write(u"a.json"_s, recordText("a"));
    const QString path = folder.write(u"b.json"_s, recordText("b"));
    folder.write(u"c.json"_s, recordText("c"));
    // On one thread the files are read in turn, and progress is told after each: b.json is listed already.
    const auto meanwhile = [&](const CatalogProgress &progress) {
        if (progress.filesDone != 1)
            return;
        QVERIFY(QFile::remove(path));
        if (change == "folder"_L1)
            QVERIFY(QDir().mkpath(path));
        else if (change == "pipe"_L1)
            QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        else if (change == "emptied"_L1)
            folder.write(u"b.json"_s, {});
    };
    const auto catalog = CatalogReader({}, 1).read({folder.path()}, {}, meanwhile);
    QVERIFY(catalog);
    QCOMPARE(idsOf(*catalog), QStringList({u"a"_s, u"c"_s}));
    QTEST(issueLines(*catalog, folder.path()), "issues");
}

void TestCatalogReader::isTheSameWhateverTheThreads()
{
    const TestFolder folder;
    QByteArray lines;
    QByteArray array = "[";
    for (int i = 0; i < 500; ++i) {
        const QByteArray number = QByteArray::number(i);
        folder.write(u"files/%1.json"_s.arg(i), recordText(("f/" + number).constData()));
        lines += (i % 7 == 3 ? "{broken" : recordText(("l/" + number).constData())) + "\n";
        array += (i > 0 ? ",\n" : "") + (i % 11 == 5 ? "{}" : recordText(("a/" + number).constData()));
    }
    folder.write(u"lines.jsonl"_s, lines);
    folder.write(u"array.json"_s, array + "]");
    const CatalogPointer one = opened({folder.path()}, {}, 1);
    const CatalogPointer four = opened({folder.path()}, {}, 4);
    QCOMPARE(one->size(), 500 + 500 - 71 + 500 - 45);
    QCOMPARE(one->issues().size(), 71 + 45);
    QCOMPARE(idsOf(one), idsOf(four));
    QCOMPARE(one->issues(), four->issues());
    QCOMPARE(one->revision(), four->revision());
    QCOMPARE(one->issues().at(0).error.place.file, folder.filePath(u"array.json"_s));
    QCOMPARE(one->issues().at(0).error.place.line, LineNumber(6));
    QCOMPARE(one->issues().last().error.place.line, LineNumber(494));
    QCOMPARE(one->place(one->find(RecordId(u"l/499"_s))).line, LineNumber(500));
    QCOMPARE(one->place(one->find(RecordId(u"a/499"_s)), u"/regex"_s),
             (Place{.file = folder.filePath(u"array.json"_s), .line = LineNumber(500), .column = 26}));

    const CatalogPointer limited = opened({folder.path()}, {.issuesInFile = 45}, 4);
    QCOMPARE(limited->issues().size(), 45 + 45 + 1);
    QCOMPARE(issueLines(limited, folder.path()).last(), u"issues-omitted 26 45 @ lines.jsonl:0:0"_s);
}

void TestCatalogReader::tellsContentsApart()
{
    const TestFolder folder;
    const auto revision = [&](const QString &name, const QByteArray &text) {
        return opened({folder.write(name, text)})->revision();
    };
    const QByteArray a = recordText("a");
    const QByteArray b = recordText("b");
    const QString both = revision(u"1.json"_s, "[" + a + "," + b + "]");
    QCOMPARE(both.size(), 32);
    QCOMPARE(revision(u"2.jsonl"_s, a + "\n" + b), both); // the same records in the same order
    QVERIFY(revision(u"3.jsonl"_s, b + "\n" + a) != both);
    QVERIFY(revision(u"4.jsonl"_s, a) != both);
    QVERIFY(revision(u"5.jsonl"_s, QByteArray(a + "\n" + b).replace("x", "y")) != both);
}

void TestCatalogReader::placesValuesOfRecords()
{
    const TestFolder folder;
    const QString path =
        folder.write(u"a.json"_s, "\xEF\xBB\xBF[\r\n  {\"id\": \"键\", \"regex\":\r\n\"x\"}, {\"id\": "
                                  "\"b\", \"regex\": \"y\"}]");
    const CatalogPointer catalog = opened({path});
    QCOMPARE(issueLines(catalog, folder.path()), QStringList());
    const auto place = [&](qint64 line, int column) {
        return Place{.file = path, .line = LineNumber(line), .column = column};
    };
    QCOMPARE(catalog->place(RecordIndex(0)), place(2, 3));
    QCOMPARE(catalog->place(RecordIndex(0), u"/id"_s), place(2, 10));
    QCOMPARE(catalog->place(RecordIndex(0), u"/regex"_s), place(3, 1));
    QCOMPARE(catalog->place(RecordIndex(0), u"/nothing"_s), place(2, 3));
    QCOMPARE(catalog->place(RecordIndex(1)), place(3, 7));
    QCOMPARE(catalog->place(RecordIndex(1), u"/id"_s), place(3, 14));
}

void TestCatalogReader::handsOutTheBytesOfTheFile()
{
    const TestFolder folder;
    const QByteArray text = "\xEF\xBB\xBF[ " + recordText("a") + " ,\r\n" + recordText("b") + "\r\n]";
    const QString path = folder.write(u"a.json"_s, text);
    const CatalogPointer catalog = opened({path});
    const RecordSource a = catalog->source(RecordIndex(0));
    const RecordSource b = catalog->source(RecordIndex(1));
    QCOMPARE(a.file, path);
    QCOMPARE(a.fileBytes, text);
    QCOMPARE(a.fileBytes.constData(), b.fileBytes.constData()); // held once
    QCOMPARE(text.sliced(b.begin, b.end - b.begin), recordText("b"));
    QCOMPARE(catalog->sourceBytes(RecordIndex(1)), recordText("b"));
}

void TestCatalogReader::stopsWhenAsked()
{
    const TestFolder folder;
    QByteArray lines;
    for (int i = 0; i < 2000; ++i)
        lines += recordText(QByteArray::number(i).constData()) + "\n";
    folder.write(u"a.jsonl"_s, lines);
    std::stop_source before;
    before.request_stop();
    auto catalog = CatalogReader().read({folder.path()}, before.get_token());
    QVERIFY(!catalog);
    QCOMPARE(catalog.error().code, ErrorCode::Cancelled);

    std::stop_source during;
    int calls = 0;
    catalog = CatalogReader({}, 1).read({folder.path()}, during.get_token(), [&](const CatalogProgress &) {
        if (++calls == 3)
            during.request_stop();
    });
    QVERIFY(!catalog);
    QCOMPARE(catalog.error().code, ErrorCode::Cancelled);
    QCOMPARE(calls, 3);
}

void TestCatalogReader::tellsHowFarItIs()
{
    const TestFolder folder;
    QByteArray lines;
    for (int i = 0; i < 300; ++i) {
        folder.write(u"%1.json"_s.arg(i), recordText(("f" + QByteArray::number(i)).constData()));
        lines += recordText(QByteArray::number(i).constData()) + "\n";
    }
    folder.write(u"lines.jsonl"_s, lines);
    CatalogProgress last;
    bool good = true;
    const QThread *const caller = QThread::currentThread();
    const auto catalog = CatalogReader({}, 3).read({folder.path()}, {}, [&](const CatalogProgress &progress) {
        good = good && QThread::currentThread() == caller && progress.filesTotal == 301 &&
               progress.filesDone >= last.filesDone && progress.recordsRead >= last.recordsRead;
        last = progress;
    });
    QVERIFY(catalog);
    QVERIFY(good);
    QCOMPARE(last.filesDone, 301);
    QCOMPARE(last.recordsRead, 600);
}

QTEST_GUILESS_MAIN(TestCatalogReader)
#include "tst_catalogreader.moc"
