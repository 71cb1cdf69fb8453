// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/catalog.h"
#include "models/diagnosis/diagnosisjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

LogPlace placeAt(qint64 line, qint64 offset)
{
    return LogPlace{.input = 0, .line = LineNumber(line), .offset = offset};
}

Verdict fullVerdict()
{
    Verdict verdict;
    verdict.id = RecordId(u"cuda/out-of-memory/a"_s);
    verdict.also = {RecordId(u"pytorch/out-of-memory/b"_s)};
    verdict.level = VerdictLevel::Claim;
    verdict.score = 0.93456789;
    verdict.count = 4;
    verdict.first = placeAt(812, 40118);
    verdict.last = placeAt(900, 50000);
    verdict.text = u"out of memory: 内存不足"_s;
    verdict.captures = {Capture{.group = u"1"_s, .text = u"80 GiB"_s}};
    verdict.reasons = {
        Reason{.kind = u"regex"_s, .text = u"The regex matches."_s, .arguments = {}, .weight = 1.5}};
    verdict.tried = {TriedDeadEnd{.deadEnd = 2, .place = placeAt(12, 99)}};
    return verdict;
}

Diagnosis fullDiagnosis()
{
    Diagnosis diagnosis;
    diagnosis.inputs = {DiagnosisInput{.path = u"run.tar.gz!/rank3.log"_s,
                                       .bytes = 7'000'000'000,
                                       .lines = 5,
                                       .encoding = u"UTF-8"_s,
                                       .rank = 3,
                                       .notes = {u"truncated"_s}}};
    Verdict consequence;
    consequence.id = RecordId(u"pytorch/child-failed/a"_s);
    consequence.role = VerdictRole::Consequence;
    consequence.consequenceOf = RecordId(u"cuda/out-of-memory/a"_s);
    diagnosis.verdicts = {fullVerdict(), consequence};
    diagnosis.unexplained = {Unexplained{.templateText = u"Error: <*>"_s,
                                         .count = 3,
                                         .first = placeAt(7, 70),
                                         .nearest = {NearRecord{.id = RecordId(u"a/b"_s), .score = 0.4}}}};
    diagnosis.undecided = {
        Undecided{.id = RecordId(u"c/d"_s), .place = placeAt(5, 50), .why = u"match limit"_s}};
    diagnosis.stats = DiagnosisStats{.seconds = 0.5, .bytes = 1000, .recordsScanned = 2522};
    return diagnosis;
}

/// The value at a path of keys and list positions, "verdicts/0/first/line".
QJsonValue at(const QJsonObject &object, const QString &path)
{
    QJsonValue value = object;
    const QStringList parts = path.split(u'/');
    for (const QString &part : parts) {
        bool isIndex = false;
        const int index = part.toInt(&isIndex);
        value = isIndex && value.isArray() ? value.toArray().at(index) : value.toObject().value(part);
    }
    return value;
}

} // namespace

class TestDiagnosisJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void contract_data();
    void contract();
    void nothingClaimedIsUnknown();
    void everyKeyIsThereWhenEmpty();
};

void TestDiagnosisJson::contract_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("expected");
    const auto row = [](const char *path, const QJsonValue &expected) {
        QTest::newRow(path) << QString::fromLatin1(path) << expected;
    };
    row("schema", u"clew-diagnosis-1"_s);
    row("catalog/folders/0", u"folder"_s);
    row("catalog/records", 0);
    row("catalog/revision", u"abc"_s);
    row("inputs/0/path", u"run.tar.gz!/rank3.log"_s);
    row("inputs/0/bytes", qint64(7'000'000'000));
    row("inputs/0/lines", 5);
    row("inputs/0/encoding", u"UTF-8"_s);
    row("inputs/0/rank", 3);
    row("inputs/0/notes/0", u"truncated"_s);
    row("unknown", false);
    row("stopped", false);
    row("verdicts/0/id", u"cuda/out-of-memory/a"_s);
    row("verdicts/0/also/0", u"pytorch/out-of-memory/b"_s);
    row("verdicts/0/level", u"claim"_s);
    row("verdicts/0/role", u"root"_s);
    row("verdicts/0/score", 0.9346);
    row("verdicts/0/count", 4);
    row("verdicts/0/first/input", 0);
    row("verdicts/0/first/line", 812);
    row("verdicts/0/first/offset", 40118);
    row("verdicts/0/first/text", u"out of memory: 内存不足"_s);
    row("verdicts/0/first/captures/1", u"80 GiB"_s);
    row("verdicts/0/last/line", 900);
    row("verdicts/0/last/offset", 50000);
    row("verdicts/0/reasons/0/kind", u"regex"_s);
    row("verdicts/0/reasons/0/text", u"The regex matches."_s);
    row("verdicts/0/reasons/0/weight", 1.5);
    row("verdicts/0/consequence_of", QJsonValue(QJsonValue::Null));
    row("verdicts/0/tried/0/dead_end", 2);
    row("verdicts/0/tried/0/input", 0);
    row("verdicts/0/tried/0/line", 12);
    row("verdicts/1/level", u"hint"_s);
    row("verdicts/1/role", u"consequence"_s);
    row("verdicts/1/consequence_of", u"cuda/out-of-memory/a"_s);
    row("unexplained/0/template", u"Error: <*>"_s);
    row("unexplained/0/count", 3);
    row("unexplained/0/first/line", 7);
    row("unexplained/0/nearest/0/id", u"a/b"_s);
    row("unexplained/0/nearest/0/score", 0.4);
    row("undecided/0/id", u"c/d"_s);
    row("undecided/0/input", 0);
    row("undecided/0/line", 5);
    row("undecided/0/why", u"match limit"_s);
    row("stats/seconds", 0.5);
    row("stats/bytes_per_second", 2000);
    row("stats/records_scanned", 2522);
}

void TestDiagnosisJson::contract()
{
    QFETCH(const QString, path);
    QFETCH(const QJsonValue, expected);
    Catalog catalog({u"folder"_s}, {}, nullptr, {});
    catalog.setRevision(u"abc"_s);
    const QByteArray bytes = QJsonDocument(diagnosisToJson(fullDiagnosis(), catalog)).toJson();
    QCOMPARE(at(QJsonDocument::fromJson(bytes).object(), path), expected);
}

void TestDiagnosisJson::nothingClaimedIsUnknown()
{
    Diagnosis diagnosis = fullDiagnosis();
    diagnosis.verdicts.removeFirst();
    QCOMPARE(diagnosisToJson(diagnosis, Catalog()).value(u"unknown"_s), QJsonValue(true));
}

void TestDiagnosisJson::everyKeyIsThereWhenEmpty()
{
    Diagnosis diagnosis;
    diagnosis.inputs = {DiagnosisInput{}};
    const QJsonObject object = diagnosisToJson(diagnosis, Catalog());
    QVERIFY(object.value(u"verdicts"_s).isArray());
    QVERIFY(object.value(u"unexplained"_s).isArray());
    QVERIFY(object.value(u"undecided"_s).isArray());
    QVERIFY(at(object, u"inputs/0/rank"_s).isNull());
    QCOMPARE(at(object, u"stats/bytes_per_second"_s), QJsonValue(0));
}

QTEST_GUILESS_MAIN(TestDiagnosisJson)

#include "tst_diagnosisjson.moc"
