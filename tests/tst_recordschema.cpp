// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// data/schema/record-flat.schema.json against the seeds, the public catalog and broken records. QJsonDocument
// serves here alone: it may read what is only validated.
#include "tests/support/testdata.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QJsonValue json(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue();
}

QJsonObject seed()
{
    return json(TestData::sourcePath(u"data/catalog/pytorch/fsdp-parameter-mismatch.json"_s)).toObject();
}

/// `object` with the value at a path of keys and indexes ("dead_ends/0/fail_rate") replaced; undefined
/// removes.
QJsonValue replaced(const QJsonValue &value, const QStringList &path, const QJsonValue &replacement)
{
    if (path.isEmpty())
        return replacement;
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const int index = path.first().toInt();
        array.replace(index, replaced(array.at(index), path.mid(1), replacement));
        return array;
    }
    QJsonObject object = value.toObject();
    const QJsonValue inner = replaced(object.value(path.first()), path.mid(1), replacement);
    if (inner.isUndefined())
        object.remove(path.first());
    else
        object.insert(path.first(), inner);
    return object;
}

} // namespace

class TestRecordSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void namesThe30Keys();
    void describesEveryKey();
    void acceptsTheSeeds();
    void acceptsThePublicCatalog();
    void acceptsWhatTheReaderAccepts_data();
    void acceptsWhatTheReaderAccepts();
    void refusesBrokenRecords_data();
    void refusesBrokenRecords();

private:
    QStringList faultsOf(const QJsonValue &record) const;

    QJsonObject m_text;
    valijson::Schema m_schema;
};

void TestRecordSchema::initTestCase()
{
    m_text = json(TestData::sourcePath(u"data/schema/record-flat.schema.json"_s)).toObject();
    QVERIFY(!m_text.isEmpty());
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(valijson::adapters::QtJsonAdapter(QJsonValue(m_text)), m_schema);
}

/// "<place>: <fault>" of each fault.
QStringList TestRecordSchema::faultsOf(const QJsonValue &record) const
{
    valijson::Validator validator;
    valijson::ValidationResults results;
    const valijson::adapters::QtJsonAdapter target(record);
    QStringList faults;
    if (validator.validate(m_schema, target, &results))
        return faults;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
        QString place;
        for (const std::string &step : error.context)
            place += QString::fromStdString(step);
        faults.append(u"%1: %2"_s.arg(place, QString::fromStdString(error.description)));
    }
    return faults;
}

void TestRecordSchema::namesThe30Keys()
{
    const QStringList keys = m_text.value("properties"_L1).toObject().keys();
    QCOMPARE(keys.size(), 30);
    QCOMPARE(keys, seed().keys());
    QStringList required;
    for (const QJsonValue &key : m_text.value("required"_L1).toArray())
        required.append(key.toString());
    required.sort();
    QCOMPARE(required, keys);
}

void TestRecordSchema::describesEveryKey()
{
    const QJsonObject properties = m_text.value("properties"_L1).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it)
        QVERIFY2(it->toObject().value("description"_L1).toString().size() > 10, qPrintable(it.key()));
}

void TestRecordSchema::acceptsTheSeeds()
{
    QCOMPARE(faultsOf(seed()), QStringList());
    const QJsonValue other = json(TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s));
    QVERIFY(other.isObject());
    QCOMPARE(faultsOf(other), QStringList());
    QCOMPARE(faultsOf(json(TestData::sourcePath(u"tests/data/records/full-flat.json"_s))), QStringList());
}

void TestRecordSchema::acceptsThePublicCatalog()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-flat");
    int count = 0;
    QDirIterator it(folder, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QStringList faults = faultsOf(json(path));
        QVERIFY2(faults.isEmpty(), qPrintable(path + u' ' + faults.join(u'\n')));
        ++count;
    }
    QCOMPARE(count, 2522);
}

void TestRecordSchema::acceptsWhatTheReaderAccepts_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("unknown key") << u"x-owner"_s << QJsonValue(QJsonObject());
    QTest::newRow("null text") << u"root_cause_zh"_s << QJsonValue();
    QTest::newRow("null rate") << u"confidence"_s << QJsonValue();
    QTest::newRow("rate 0") << u"confidence"_s << QJsonValue(0);
    QTest::newRow("rate 1") << u"confidence"_s << QJsonValue(1.0);
    QTest::newRow("transition as id") << u"transition_graph/leads_to"_s << QJsonValue(QJsonArray{u"a/b"_s});
    QTest::newRow("transition as object")
        << u"transition_graph/leads_to"_s
        << QJsonValue(QJsonArray{QJsonObject{{u"error_id"_s, u"a/b/c"_s}, {u"probability"_s, 0.5}}});
    QTest::newRow("transition with id")
        << u"transition_graph/preceded_by"_s << QJsonValue(QJsonArray{QJsonObject{{u"id"_s, u"a/b"_s}}});
    QTest::newRow("empty lists") << u"dead_ends"_s << QJsonValue(QJsonArray());
    QTest::newRow("month") << u"first_seen"_s << QJsonValue(u"2024-06"_s);
    QTest::newRow("no address") << u"official_doc_url"_s << QJsonValue();
}

void TestRecordSchema::acceptsWhatTheReaderAccepts()
{
    QFETCH(const QString, path);
    QFETCH(const QJsonValue, value);
    QCOMPARE(faultsOf(replaced(seed(), path.split(u'/'), value)), QStringList());
}

void TestRecordSchema::refusesBrokenRecords_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    const QJsonValue gone(QJsonValue::Undefined);
    for (const QString &key : seed().keys())
        QTest::addRow("without %s", qPrintable(key)) << key << gone;
    QTest::newRow("number as id") << u"id"_s << QJsonValue(1);
    QTest::newRow("id without domain") << u"id"_s << QJsonValue(u"lonely"_s);
    QTest::newRow("id with white space") << u"id"_s << QJsonValue(u"a/b c"_s);
    QTest::newRow("empty signature") << u"signature"_s << QJsonValue(u""_s);
    QTest::newRow("empty regex") << u"regex"_s << QJsonValue(u""_s);
    QTest::newRow("null regex") << u"regex"_s << QJsonValue();
    QTest::newRow("boolean as resolvable") << u"resolvable"_s << QJsonValue(true);
    QTest::newRow("other word as resolvable") << u"resolvable"_s << QJsonValue(u"maybe"_s);
    QTest::newRow("text as rate") << u"confidence"_s << QJsonValue(u"0.8"_s);
    QTest::newRow("rate above 1") << u"fix_success_rate"_s << QJsonValue(1.01);
    QTest::newRow("rate below 0") << u"dead_ends/0/fail_rate"_s << QJsonValue(-0.01);
    QTest::newRow("negative count") << u"evidence_count"_s << QJsonValue(-1);
    QTest::newRow("fraction as count") << u"evidence_count"_s << QJsonValue(1.5);
    QTest::newRow("date in words") << u"first_seen"_s << QJsonValue(u"last year"_s);
    QTest::newRow("text as list") << u"tags"_s << QJsonValue(u"a"_s);
    QTest::newRow("number in list") << u"aliases"_s << QJsonValue(QJsonArray{1});
    QTest::newRow("list as os_specific") << u"os_specific"_s << QJsonValue(QJsonArray());
    QTest::newRow("text as dead end") << u"dead_ends/0"_s << QJsonValue(u"x"_s);
    QTest::newRow("dead end without reason") << u"dead_ends/1/why_fails"_s << gone;
    QTest::newRow("workaround without action") << u"workarounds/2/action"_s << gone;
    QTest::newRow("number as how") << u"workarounds/0/how"_s << QJsonValue(7);
    QTest::newRow("version without version") << u"versions/0/version"_s << gone;
    QTest::newRow("script as address") << u"official_doc_url"_s << QJsonValue(u"javascript:alert(1)"_s);
    QTest::newRow("file as source") << u"dead_ends/0/sources"_s
                                    << QJsonValue(QJsonArray{u"file:///etc/passwd"_s});
    QTest::newRow("relation missing") << u"transition_graph/leads_to"_s << gone;
    QTest::newRow("transition without target")
        << u"transition_graph/leads_to"_s << QJsonValue(QJsonArray{QJsonObject{{u"probability"_s, 0.5}}});
    QTest::newRow("probability above 1")
        << u"transition_graph/leads_to"_s
        << QJsonValue(QJsonArray{QJsonObject{{u"error_id"_s, u"a/b"_s}, {u"probability"_s, 3}}});
}

void TestRecordSchema::refusesBrokenRecords()
{
    QFETCH(const QString, path);
    QFETCH(const QJsonValue, value);
    QVERIFY(!faultsOf(replaced(seed(), path.split(u'/'), value)).isEmpty());
}

QTEST_GUILESS_MAIN(TestRecordSchema)
#include "tst_recordschema.moc"
