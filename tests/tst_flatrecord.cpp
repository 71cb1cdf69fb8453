// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonparser.h"
#include "models/io/recordreader.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordReading reading(const QByteArray &text)
{
    const auto tree = JsonParser().parse(text);
    return tree ? readRecord(*tree, {.file = u"r.json"_s, .start = {}}) : RecordReading();
}

/// Every one of the 30 keys, with a value of its own, and keys that nobody knows.
QByteArray fullRecord()
{
    QFile file(TestData::sourcePath(u"tests/data/records/full-flat.json"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestFlatRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsEveryKey();
    void readsVersions();
    void readsActions();
    void readsTransitions();
    void keepsWhatItDoesNotKnow();
    void tellsNullFromEmpty();
    void knowsTheKeysOfTheSeeds();
    void reportsWrongValues_data();
    void reportsWrongValues();
    void keepsListsAsLongAsTheSource();
    void limitsItsIssues();
    void theLastOfRepeatedKeysCounts();
    void refusesWhatIsNoRecord_data();
    void refusesWhatIsNoRecord();
};

void TestFlatRecord::readsEveryKey()
{
    const RecordReading result = reading(fullRecord());
    QCOMPARE(result.issues, QList<Issue>());
    QVERIFY(result.record);
    const Record &record = *result.record;
    QCOMPARE(record.format, RecordFormat::Flat);
    QCOMPARE(record.id, RecordId(u"quarry/belt-stalled"_s));
    QCOMPARE(record.signature, (TextPair{.english = u"belt stalled"_s, .chinese = u"传送带停转"_s}));
    QCOMPARE(record.regex, u"belt \\d+ stalled"_s);
    QCOMPARE(record.domain, u"quarry"_s);
    QCOMPARE(record.category, u"runtime_error"_s);
    QCOMPARE(record.subcategory, u"belts"_s);
    QCOMPARE(record.rootCause, (TextPair{.english = u"A stone."_s, .chinese = u"一块石头。"_s}));
    QCOMPARE(record.rootCauseType, u"mechanical"_s);
    QCOMPARE(record.officialDocUrl, u"https://docs.example/belts"_s);
    QCOMPARE(record.officialDocSection, u"4.2"_s);
    QCOMPARE(record.errorCode, u"Q17"_s);
    QCOMPARE(record.verificationTier, u"human_reviewed"_s);
    QCOMPARE(record.confidence, 0.86);
    QCOMPARE(record.fixSuccessRate, 0.9);
    QCOMPARE(record.resolvable, u"partial"_s);
    QCOMPARE(record.firstSeen, u"2023-08-12"_s);
    QCOMPARE(record.lastConfirmed, u"2024-06-01"_s);
    QCOMPARE(record.lastUpdated, u"2024-06-02"_s);
    QCOMPARE(record.evidenceCount, 12);
    QCOMPARE(record.tags, QStringList({u"belts"_s, u"stones"_s}));
    QCOMPARE(record.locale, u"en"_s);
    QCOMPARE(record.aliases, QStringList({u"quarry/belt-stops"_s}));

    const RecordSummary summary = summaryOf(record);
    QCOMPARE(summary.id, record.id);
    QCOMPARE(summary.signature, record.signature);
    QCOMPARE(summary.regex, record.regex);
    QCOMPARE(summary.domain, record.domain);
    QCOMPARE(summary.category, record.category);
    QCOMPARE(summary.verificationTier, record.verificationTier);
    QCOMPARE(summary.resolvable, record.resolvable);
    QCOMPARE(summary.lastConfirmed, record.lastConfirmed);
    QCOMPARE(summary.confidence, record.confidence);
    QCOMPARE(summary.fixSuccessRate, record.fixSuccessRate);
    QCOMPARE(summary.evidenceCount, record.evidenceCount);
}

void TestFlatRecord::readsVersions()
{
    const Record record = reading(fullRecord()).record.value_or(Record());
    QCOMPARE(record.versions.size(), 2);
    const VersionEntry first{
        .version = u"quarry>=2"_s,
        .introduced = u"2.0"_s,
        .deprecated = u"3.0"_s,
        .removed = u"4.0"_s,
        .behaviorChange = u"stalls sooner"_s,
        .status = u"active"_s,
        .extra = {{.key = u"note"_s, .json = "[1.0]"_ba}},
    };
    QCOMPARE(record.versions.at(0), first);
    QVERIFY(record.versions.at(1).removed.isNull());
    QCOMPARE(record.osSpecific, QList<ExtraField>({{.key = u"linux"_s, .json = "\"Use the lever.\""_ba},
                                                   {.key = u"windows"_s, .json = R"({"how": 1e0})"_ba}}));
}

void TestFlatRecord::readsActions()
{
    const Record record = reading(fullRecord()).record.value_or(Record());
    QCOMPARE(record.deadEnds, QList<DeadEnd>({DeadEnd{
                                  .action = u"Kick it"_s,
                                  .whyFails = u"It kicks back."_s,
                                  .failRate = 0.95,
                                  .condition = u"always"_s,
                                  .sources = {u"https://a.example/1"_s, u"https://a.example/2"_s},
                                  .extra = {{.key = u"tradeoff"_s, .json = "\"a sore foot\""_ba}},
                              }}));
    QCOMPARE(record.workarounds.size(), 2);
    const Workaround first{
        .action = {.english = u"Remove the stone"_s, .chinese = u"取出石头"_s},
        .successRate = 1.0,
        .how = u"By hand."_s,
        .condition = u""_s,
        .sources = {u"https://b.example"_s},
        .extra = {{.key = u"tool"_s, .json = "null"_ba}},
    };
    QCOMPARE(record.workarounds.at(0), first);
    QCOMPARE(record.workarounds.at(1).successRate, 0.0);
    QVERIFY(record.workarounds.at(1).how.isNull());
    QCOMPARE(record.surplusWorkaroundsZh, QStringList({u"多余的一条"_s}));
}

void TestFlatRecord::readsTransitions()
{
    const Record record = reading(fullRecord()).record.value_or(Record());
    const QList<Transition> expected{
        {.relation = Relation::LeadsTo,
         .target = RecordId(u"quarry/pile-grows"_s),
         .probability = {},
         .condition = {},
         .delay = {},
         .distinction = {},
         .plainId = true,
         .extra = {}},
        {.relation = Relation::LeadsTo,
         .target = RecordId(u"quarry/motor-hot"_s),
         .probability = 0.3,
         .condition = u"under load"_s,
         .delay = u"minutes"_s,
         .distinction = {},
         .plainId = false,
         .extra = {{.key = u"seen"_s, .json = "7"_ba}}},
        {.relation = Relation::PrecededBy,
         .target = RecordId(u"quarry/stone-large"_s),
         .probability = {},
         .condition = {},
         .delay = u"hours"_s,
         .distinction = {},
         .plainId = false,
         .extra = {}},
        {.relation = Relation::ConfusedWith,
         .target = RecordId(u"quarry/belt-torn"_s),
         .probability = {},
         .condition = {},
         .delay = {},
         .distinction = u"the belt still turns"_s,
         .plainId = false,
         .extra = {}},
    };
    QCOMPARE(record.transitions, expected);
}

void TestFlatRecord::keepsWhatItDoesNotKnow()
{
    const Record record = reading(fullRecord()).record.value_or(Record());
    QCOMPARE(record.extra, QList<ExtraField>({{.key = u"/x-owner"_s, .json = R"({"team": "belts"})"_ba},
                                              {.key = u"/transition_graph/cured_by"_s,
                                               .json = R"(["quarry/nothing"])"_ba}}));
}

void TestFlatRecord::tellsNullFromEmpty()
{
    const Record record =
        reading(R"({"id": "a/b", "regex": "x", "signature": null, "signature_zh": "", "tags": null,
                    "dead_ends": null, "transition_graph": null, "os_specific": null, "confidence": null,
                    "evidence_count": null, "aliases": [""]})")
            .record.value_or(Record());
    QCOMPARE(record.id, RecordId(u"a/b"_s));
    QVERIFY(record.signature.english.isNull());
    QVERIFY(!record.signature.chinese.isNull() && record.signature.chinese.isEmpty());
    QVERIFY(record.domain.isNull());
    QVERIFY(record.tags.isEmpty() && record.deadEnds.isEmpty() && record.transitions.isEmpty());
    QVERIFY(!record.confidence && !record.evidenceCount);
    QVERIFY(!record.aliases.at(0).isNull());
    QCOMPARE(record.extra, QList<ExtraField>());
}

void TestFlatRecord::knowsTheKeysOfTheSeeds()
{
    for (const QString &name : {u"fsdp-parameter-mismatch"_s, u"ddp-bucket-view-error"_s}) {
        QFile file(TestData::sourcePath(u"data/catalog/pytorch/%1.json"_s.arg(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const auto tree = JsonParser().parse(text);
        QVERIFY(tree);
        QCOMPARE(tree->childCount(tree->root()), 30);
        const RecordReading result = readRecord(*tree, {});
        QCOMPARE(result.issues, QList<Issue>());
        QVERIFY(result.record);
        QCOMPARE(result.record->extra, QList<ExtraField>()); // each of the 30 has its member
        QCOMPARE(result.record->id.value(), u"pytorch/%1"_s.arg(name));
        QVERIFY(result.record->subcategory.isNull());
        QCOMPARE(result.record->resolvable.isEmpty(), false);
    }
}

void TestFlatRecord::reportsWrongValues_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("column");
    const auto wrong = [](const char *name, const char *members, const QStringList &arguments, int column) {
        QTest::newRow(name) << QByteArray(members) << u"wrong-type"_s << arguments << column;
    };
    wrong("number as text", R"("signature": 5)", {u"/signature"_s, u"string"_s, u"number"_s}, 14);
    wrong("boolean as text", R"("resolvable": true)", {u"/resolvable"_s, u"string"_s, u"boolean"_s}, 15);
    wrong("text as number", R"("confidence": "0.8")", {u"/confidence"_s, u"number"_s, u"string"_s}, 15);
    wrong("fraction as count", R"("evidence_count": 1.5)", {u"/evidence_count"_s, u"integer"_s, u"number"_s},
          19);
    wrong("text as list", R"("tags": "a")", {u"/tags"_s, u"array"_s, u"string"_s}, 9);
    wrong("number in list", R"("tags": ["a", 1])", {u"/tags/1"_s, u"string"_s, u"number"_s}, 15);
    wrong("null in list", R"("aliases": [null])", {u"/aliases/0"_s, u"string"_s, u"null"_s}, 13);
    wrong("list as object", R"("os_specific": [])", {u"/os_specific"_s, u"object"_s, u"array"_s}, 16);
    wrong("text as graph", R"("transition_graph": "x")", {u"/transition_graph"_s, u"object"_s, u"string"_s},
          21);
    wrong("object as relation", R"("transition_graph": {"leads_to": {}})",
          {u"/transition_graph/leads_to"_s, u"array"_s, u"object"_s}, 34);
    wrong("number as target", R"("transition_graph": {"leads_to": [1]})",
          {u"/transition_graph/leads_to/0"_s, u"string or object"_s, u"number"_s}, 35);
    wrong("text as dead end", R"("dead_ends": ["x"])", {u"/dead_ends/0"_s, u"object"_s, u"string"_s}, 15);
    wrong("null as workaround", R"("workarounds": [null])", {u"/workarounds/0"_s, u"object"_s, u"null"_s},
          17);
    wrong("text as version", R"("versions": ["1.0"])", {u"/versions/0"_s, u"object"_s, u"string"_s}, 14);
    wrong("number in sources", R"("dead_ends": [{"sources": [7]}])",
          {u"/dead_ends/0/sources/0"_s, u"string"_s, u"number"_s}, 28);
    wrong("regex is no text", R"("regex": ["x"])", {u"/regex"_s, u"string"_s, u"array"_s}, 10);

    const auto range = [](const char *name, const char *members, const QStringList &arguments, int column) {
        QTest::newRow(name) << QByteArray(members) << u"out-of-range"_s << arguments << column;
    };
    range("rate above 1", R"("confidence": 1.5)", {u"/confidence"_s, u"1.5"_s, u"0..1"_s}, 15);
    range("rate below 0", R"("fix_success_rate": -0.1)", {u"/fix_success_rate"_s, u"-0.1"_s, u"0..1"_s}, 21);
    range("rate beyond doubles", R"("confidence": 1e400)", {u"/confidence"_s, u"1e400"_s, u"0..1"_s}, 15);
    range("rate of a dead end", R"("dead_ends": [{"fail_rate": 95}])",
          {u"/dead_ends/0/fail_rate"_s, u"95"_s, u"0..1"_s}, 29);
    range("probability", R"("transition_graph": {"leads_to": [{"error_id": "x", "probability": 2}]})",
          {u"/transition_graph/leads_to/0/probability"_s, u"2"_s, u"0..1"_s}, 68);
    range("negative count", R"("evidence_count": -1)", {u"/evidence_count"_s, u"-1"_s, u"0.."_s}, 19);
    range("20 digits", R"("evidence_count": 12345678901234567890)",
          {u"/evidence_count"_s, u"12345678901234567890"_s, u"0.."_s}, 19);

    QTest::newRow("repeated key") << R"("domain": "a", "domain": "b")"_ba << u"duplicate-key"_s
                                  << QStringList{u"/domain"_s} << 16;
    QTest::newRow("repeated key, written differently")
        << R"("domain": "a", "d\u006fmain": "b")"_ba << u"duplicate-key"_s << QStringList{u"/domain"_s} << 16;
    QTest::newRow("repeated key in a part")
        << R"("dead_ends": [{"action": "a", "action": "b"}])"_ba << u"duplicate-key"_s
        << QStringList{u"/dead_ends/0/action"_s} << 31;
    QTest::newRow("transition without target")
        << R"("transition_graph": {"leads_to": [{"probability": 0.5}]})"_ba << u"missing-field"_s
        << QStringList{u"/transition_graph/leads_to/0/error_id"_s} << 35;
    QTest::newRow("empty regex") << R"("regex": "")"_ba << u"empty-regex"_s << QStringList() << 10;
    QTest::newRow("null regex") << R"("regex": null)"_ba << u"empty-regex"_s << QStringList() << 10;
}

void TestFlatRecord::reportsWrongValues()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, code);
    QFETCH(const QStringList, arguments);
    QFETCH(const int, column);
    const bool aboutRegex = members.contains("regex");
    const QByteArray text = "{\"id\": \"a/b\",\n \"locale\": \"en\",\n" + members +
                            (aboutRegex ? "\n}" : ",\n \"regex\": \"x\"}");
    const RecordReading result = reading(text);
    QVERIFY(result.record); // the rest loads
    QCOMPARE(result.record->id, RecordId(u"a/b"_s));
    QCOMPARE(result.record->locale, u"en"_s);
    QCOMPARE(result.issues.size(), 1);
    const Issue &issue = result.issues.at(0);
    QCOMPARE(errorName(issue.error.code), code);
    QCOMPARE(issue.error.arguments, arguments);
    QCOMPARE(issue.severity, IssueSeverity::Warning);
    QCOMPARE(issue.record, RecordId(u"a/b"_s));
    QCOMPARE(issue.error.place, (Place{.file = u"r.json"_s, .line = LineNumber(3), .column = column}));
}

void TestFlatRecord::keepsListsAsLongAsTheSource()
{
    const RecordReading result =
        reading(R"({"id": "a/b", "regex": "x", "tags": ["a", 1, "c"], "dead_ends": [1, {"action": "x"}],
                    "workarounds": ["w", {"action": "y"}], "workarounds_zh": [2, "乙"],
                    "versions": [null, {"version": "2"}],
                    "transition_graph": {"leads_to": [false, "a/c"]}})");
    QVERIFY(result.record);
    QCOMPARE(result.record->tags, QStringList({u"a"_s, QString(), u"c"_s}));
    QCOMPARE(result.record->deadEnds.size(), 2);
    QCOMPARE(result.record->deadEnds.at(1).action, u"x"_s);
    QCOMPARE(result.record->workarounds.size(), 2);
    QCOMPARE(result.record->workarounds.at(1).action, (TextPair{.english = u"y"_s, .chinese = u"乙"_s}));
    QCOMPARE(result.record->versions.at(1).version, u"2"_s);
    QCOMPARE(result.record->transitions.at(1).target, RecordId(u"a/c"_s));
    QVERIFY(result.record->transitions.at(0).target.isEmpty());
    QCOMPARE(result.issues.size(), 6);
}

void TestFlatRecord::limitsItsIssues()
{
    const auto withWrongTags = [](qsizetype count) {
        return reading(R"({"id": "a/b", "regex": "x", "tags": [0)" + QByteArray(", 1").repeated(count - 1) +
                       "]}");
    };
    QCOMPARE(withWrongTags(MaxRecordIssues).issues.size(), MaxRecordIssues);
    const RecordReading result = withWrongTags(MaxRecordIssues + 7);
    QVERIFY(result.record);
    QCOMPARE(result.issues.size(), MaxRecordIssues + 1);
    QCOMPARE(errorName(result.issues.last().error.code), u"issues-omitted"_s);
    QCOMPARE(result.issues.last().error.arguments, QStringList({u"7"_s, QString::number(MaxRecordIssues)}));
    QCOMPARE(result.issues.last().severity, IssueSeverity::Warning);
}

void TestFlatRecord::theLastOfRepeatedKeysCounts()
{
    const RecordReading result =
        reading(R"({"id": "a/first", "regex": "x", "id": "a/second", "y": 1, "y": 2, "id": "a/third"})");
    QVERIFY(result.record);
    QCOMPARE(result.record->id, RecordId(u"a/third"_s));
    QCOMPARE(result.record->extra, QList<ExtraField>({{.key = u"/y"_s, .json = "2"_ba}}));
    QCOMPARE(result.issues.size(), 3);
}

void TestFlatRecord::refusesWhatIsNoRecord_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<Place>("place");
    const auto at = [](qint64 line, int column) {
        return Place{.file = u"r.json"_s, .line = LineNumber(line), .column = column};
    };
    QTest::newRow("array") << " [1]"_ba << u"not-a-record"_s << QStringList() << at(1, 2);
    QTest::newRow("text") << "\n\"id\""_ba << u"not-a-record"_s << QStringList() << at(2, 1);
    QTest::newRow("number") << "1e400"_ba << u"not-a-record"_s << QStringList() << at(1, 1);
    QTest::newRow("null") << "null"_ba << u"not-a-record"_s << QStringList() << at(1, 1);
    QTest::newRow("empty object") << "{}"_ba << u"not-a-record"_s << QStringList() << at(1, 1);
    QTest::newRow("other object") << R"({"name": "x", "version": "1"})"_ba << u"not-a-record"_s
                                  << QStringList() << at(1, 1);
    QTest::newRow("no id") << R"({"signature": "s", "regex": "r"})"_ba << u"missing-field"_s
                           << QStringList{u"/id"_s} << at(1, 1);
    QTest::newRow("null id") << R"({"id": null})"_ba << u"missing-field"_s << QStringList{u"/id"_s}
                             << at(1, 1);
    QTest::newRow("empty id") << R"({"id": ""})"_ba << u"missing-field"_s << QStringList{u"/id"_s}
                              << at(1, 8);
    QTest::newRow("id of the wrong type") << R"({"id": 17})"_ba << u"wrong-type"_s
                                          << QStringList{u"/id"_s, u"string"_s, u"number"_s} << at(1, 8);
}

void TestFlatRecord::refusesWhatIsNoRecord()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, code);
    QFETCH(const QStringList, arguments);
    QFETCH(const Place, place);
    const RecordReading result = reading(text);
    QVERIFY(!result.record);
    QCOMPARE(result.issues.size(), 1);
    QCOMPARE(errorName(result.issues.at(0).error.code), code);
    QCOMPARE(result.issues.at(0).error.arguments, arguments);
    QCOMPARE(result.issues.at(0).error.place, place);
    QCOMPARE(result.issues.at(0).severity, IssueSeverity::Error);
}

QTEST_GUILESS_MAIN(TestFlatRecord)
#include "tst_flatrecord.moc"
