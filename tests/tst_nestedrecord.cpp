// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
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

/// Every key that is read, with a value of its own, and keys that nobody knows.
QByteArray fullRecord()
{
    QFile file(TestData::sourcePath(u"tests/data/records/full-nested.json"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestNestedRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsEveryKey();
    void keepsWhatHasNoPlace();
    void makesVersionsOfTheRuntime_data();
    void makesVersionsOfTheRuntime();
    void reportsWrongValues_data();
    void reportsWrongValues();
    void agreesWithTheFlatShape();
};

void TestNestedRecord::readsEveryKey()
{
    const RecordReading result = reading(fullRecord());
    QCOMPARE(result.issues, QList<Issue>());
    QVERIFY(result.record);
    const Record &record = *result.record;
    QCOMPARE(record.format, RecordFormat::Nested);
    QCOMPARE(record.id, RecordId(u"quarry/belt-stalled/q2-linux"_s));
    QCOMPARE(record.signature.english, u"belt stalled"_s);
    QVERIFY(record.signature.chinese.isNull());
    QCOMPARE(record.regex, u"belt \\d+ stalled"_s);
    QCOMPARE(record.domain, u"quarry"_s);
    QCOMPARE(record.category, u"runtime_error"_s);
    QCOMPARE(record.firstSeen, u"2024-01-01"_s);
    QCOMPARE(record.lastConfirmed, u"2025-01-01"_s);
    QCOMPARE(record.resolvable, u"partial"_s);
    QCOMPARE(record.fixSuccessRate, 0.7);
    QCOMPARE(record.confidence, 0.6);
    QCOMPARE(record.lastUpdated, u"2025-02-02"_s);
    QCOMPARE(record.rootCause.english, u"A stone."_s);
    QCOMPARE(record.osSpecific, QList<ExtraField>({{.key = u"os"_s, .json = "\"linux\""_ba}}));
    QCOMPARE(record.tags, QStringList({u"gpu:A1"_s, u"vram_gb:40"_s, u"country:nl"_s, u"wet:true"_s}));
    QCOMPARE(record.verificationTier, u"human_reviewed"_s);
    QCOMPARE(record.evidenceCount, 3);
    QCOMPARE(record.deadEnds.size(), 1);
    QCOMPARE(record.deadEnds.at(0).failRate, 0.9);
    QCOMPARE(record.deadEnds.at(0).extra,
             QList<ExtraField>({{.key = u"common_misconception"_s, .json = "\"that it helps\""_ba}}));
    QCOMPARE(record.workarounds.size(), 1);
    QCOMPARE(record.workarounds.at(0).how, u"By hand."_s);
    QCOMPARE(record.workarounds.at(0).extra,
             QList<ExtraField>({{.key = u"tradeoff"_s, .json = "\"dirty hands\""_ba}}));
    QCOMPARE(record.transitions.size(), 1);
    QCOMPARE(record.transitions.at(0).delay, u"minutes"_s);
}

void TestNestedRecord::keepsWhatHasNoPlace()
{
    const Record record = reading(fullRecord()).record.value_or(Record());
    QMap<QString, QByteArray> extra;
    for (const ExtraField &field : record.extra)
        extra.insert(field.key, field.json);
    const QMap<QString, QByteArray> expected{
        {u"/schema_version"_s, "\"1.0.0\""_ba},
        {u"/url"_s, "\"https://quarry.example/belt-stalled\""_ba},
        {u"/error/pitch"_s, "\"low\""_ba},
        {u"/environment/runtime/build"_s, "\"d\""_ba},
        {u"/environment/framework"_s, "\"belts >=8\""_ba},
        {u"/environment/hardware/slots"_s, "[1, 2]"_ba},
        {u"/environment/additional/contexts"_s, "[\"rain\"]"_ba},
        {u"/environment/additional/nothing"_s, "null"_ba},
        {u"/verdict/mood"_s, "1"_ba},
        {u"/transition_graph/note"_s, "\"n\""_ba},
        {u"/metadata/generated_by"_s, "\"manual\""_ba},
        {u"/metadata/generation_date"_s, "\"2025-01-01\""_ba},
        {u"/metadata/last_verification"_s, "\"2025-01-02\""_ba},
    };
    QCOMPARE(extra, expected);
}

void TestNestedRecord::makesVersionsOfTheRuntime_data()
{
    QTest::addColumn<QByteArray>("environment");
    QTest::addColumn<QStringList>("versions");
    QTest::newRow("range") << R"({"runtime": {"name": "pip", "version_range": ">=24,<25"}})"_ba
                           << QStringList{u"pip>=24,<25"_s};
    QTest::newRow("name of a release")
        << R"({"runtime": {"name": "ros2", "version_range": "humble"}})"_ba << QStringList{u"ros2==humble"_s};
    QTest::newRow("compatible") << R"({"runtime": {"name": "a", "version_range": "~=1.4"}})"_ba
                                << QStringList{u"a~=1.4"_s};
    QTest::newRow("name alone") << R"({"runtime": {"name": "a", "version_range": ""}})"_ba
                                << QStringList{u"a"_s};
    QTest::newRow("with Python")
        << R"({"runtime": {"name": "a", "version_range": "1"}, "python": ">=3.9"})"_ba
        << QStringList{u"a==1"_s, u"python>=3.9"_s};
    QTest::newRow("empty Python") << R"({"runtime": {}, "python": ""})"_ba << QStringList();
    QTest::newRow("nothing") << "null"_ba << QStringList();
}

void TestNestedRecord::makesVersionsOfTheRuntime()
{
    QFETCH(const QByteArray, environment);
    QFETCH(const QStringList, versions);
    const RecordReading result =
        reading(R"({"id": "a/b", "error": {"regex": "x"}, "environment": )" + environment + "}");
    QCOMPARE(result.issues, QList<Issue>());
    QVERIFY(result.record);
    QStringList found;
    for (const VersionEntry &entry : result.record->versions)
        found.append(entry.version);
    QCOMPARE(found, versions);
}

void TestNestedRecord::reportsWrongValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("column");
    QTest::newRow("error is no object") << R"({"id": "a/b", "verdict": {}, "error": 1})"_ba << u"wrong-type"_s
                                        << QStringList{u"/error"_s, u"object"_s, u"number"_s} << 39;
    QTest::newRow("no error") << R"({"id": "a/b", "verdict": {}})"_ba << u"missing-field"_s
                              << QStringList{u"/regex"_s} << 1;
    QTest::newRow("no regex") << R"({"id": "a/b", "error": {}})"_ba << u"missing-field"_s
                              << QStringList{u"/error/regex"_s} << 24;
    QTest::newRow("rate") << R"({"id": "a/b", "error": {"regex": "x"}, "verdict": {"confidence": 7}})"_ba
                          << u"out-of-range"_s << QStringList{u"/verdict/confidence"_s, u"7"_s, u"0..1"_s}
                          << 66;
    QTest::newRow("runtime")
        << R"({"id": "a/b", "error": {"regex": "x"}, "environment": {"runtime": "r"}})"_ba << u"wrong-type"_s
        << QStringList{u"/environment/runtime"_s, u"object"_s, u"string"_s} << 67;
    QTest::newRow("count")
        << R"({"id": "a/b", "error": {"regex": "x"}, "metadata": {"evidence_count": "3"}})"_ba
        << u"wrong-type"_s << QStringList{u"/metadata/evidence_count"_s, u"integer"_s, u"string"_s} << 71;
}

void TestNestedRecord::reportsWrongValues()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, code);
    QFETCH(const QStringList, arguments);
    QFETCH(const int, column);
    const RecordReading result = reading(text);
    QVERIFY(result.record);
    QCOMPARE(result.record->format, RecordFormat::Nested);
    QCOMPARE(result.issues.size(), 1);
    QCOMPARE(errorName(result.issues.at(0).error.code), code);
    QCOMPARE(result.issues.at(0).error.arguments, arguments);
    QCOMPARE(result.issues.at(0).error.place,
             (Place{.file = u"r.json"_s, .line = LineNumber(1), .column = column}));
}

/// The public catalog lies there in both shapes, converted by others.
void TestNestedRecord::agreesWithTheFlatShape()
{
    CLEW_NEED_SHARED(flatFolder, "catalogs/deadends-flat");
    CLEW_NEED_SHARED(nestedFolder, "catalogs/deadends-nested");
    const auto flatCatalog = CatalogReader().read({flatFolder});
    const auto nestedCatalog = CatalogReader().read({nestedFolder});
    QVERIFY(flatCatalog && nestedCatalog);
    QCOMPARE((*nestedCatalog)->size(), 2522);
    for (qsizetype i = 0; i < (*nestedCatalog)->size(); ++i) {
        Record nested = (*nestedCatalog)->record(RecordIndex(i));
        const RecordIndex index = (*flatCatalog)->find(nested.id);
        QVERIFY2(index.isValid(), qPrintable(nested.id.value()));
        Record flat = (*flatCatalog)->record(index);
        QCOMPARE(nested.format, RecordFormat::Nested);
        QCOMPARE(flat.format, RecordFormat::Flat);
        QVERIFY(flat.extra.isEmpty());

        // What only one of the shapes has, or has in another form.
        for (VersionEntry &entry : flat.versions)
            entry = VersionEntry{.version = entry.version};
        if (!nested.versions.isEmpty() && nested.versions.at(0).version.startsWith("ai-agent"_L1))
            nested.versions.removeFirst(); // the conversion leaves it out: it is no software
        for (DeadEnd &deadEnd : nested.deadEnds)
            deadEnd.extra.clear();
        for (Workaround &workaround : nested.workarounds)
            workaround.extra.clear();
        if (nested.verificationTier == "auto_generated"_L1)
            nested.verificationTier = u"ai_generated"_s; // another word for the same tier
        flat.format = nested.format;
        flat.locale = nested.locale;
        flat.osSpecific = nested.osSpecific;
        flat.tags = nested.tags;
        flat.extra = nested.extra;
        QVERIFY2(flat == nested, qPrintable(nested.id.value()));
    }
}

QTEST_GUILESS_MAIN(TestNestedRecord)
#include "tst_nestedrecord.moc"
