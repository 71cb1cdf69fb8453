// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/catalogmodel.h"
#include "tests/support/memorycatalog.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalog> twoRecords()
{
    Record full;
    full.id = RecordId(u"a/full"_s);
    full.signature = TextPair{u"It broke"_s, u"坏了"_s};
    full.domain = u"a"_s;
    full.category = u"runtime"_s;
    full.verificationTier = u"ai_generated"_s;
    full.resolvable = u"partial"_s;
    full.lastConfirmed = u"2024-06-01"_s;
    full.confidence = 0.86;
    full.fixSuccessRate = 0.0;
    full.evidenceCount = 3;
    Record bare;
    bare.id = RecordId(u"a/bare"_s);
    return TestData::memoryCatalog({full, bare});
}

} // namespace

class TestCatalogModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void showsEachColumn_data();
    void showsEachColumn();
    void rolesAnswerInEveryColumn();
    void absentNumbersAreInvalidAndNotZero();
    void findsRowsById();
    void emptyAndNullCatalogs();
    void childrenAndBadIndexesAreEmpty();
};

void TestCatalogModel::showsEachColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("signature") << int(RecordColumn::Signature) << QVariant(u"It broke"_s);
    QTest::newRow("id") << int(RecordColumn::Id) << QVariant(u"a/full"_s);
    QTest::newRow("domain") << int(RecordColumn::Domain) << QVariant(u"a"_s);
    QTest::newRow("tier") << int(RecordColumn::Tier) << QVariant(u"ai_generated"_s);
    QTest::newRow("confidence") << int(RecordColumn::Confidence) << QVariant(0.86);
    QTest::newRow("fix rate") << int(RecordColumn::FixRate) << QVariant(0.0);
    QTest::newRow("evidence") << int(RecordColumn::Evidence) << QVariant(qint64(3));
    QTest::newRow("last confirmed") << int(RecordColumn::LastConfirmed) << QVariant(u"2024-06-01"_s);
}

void TestCatalogModel::showsEachColumn()
{
    QFETCH(int, column);
    QFETCH(QVariant, value);
    CatalogModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setCatalog(twoRecords());
    QCOMPARE(model.index(0, column).data(), value);
    QCOMPARE(model.index(0, column).data(RecordRole::SortRole), value);
    if (column != RecordColumn::Id)
        QCOMPARE(model.index(1, column).data(RecordRole::SortRole), QVariant());
}

void TestCatalogModel::rolesAnswerInEveryColumn()
{
    CatalogModel model;
    model.setCatalog(twoRecords());
    for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex index = model.index(0, column);
        QCOMPARE(index.data(RecordRole::IdRole).value<RecordId>(), RecordId(u"a/full"_s));
        QCOMPARE(index.data(RecordRole::SignatureRole).value<TextPair>().chinese, u"坏了"_s);
        QCOMPARE(index.data(RecordRole::CategoryRole).toString(), u"runtime"_s);
        QCOMPARE(index.data(RecordRole::ResolvableRole).toString(), u"partial"_s);
        QCOMPARE(index.data(RecordRole::EvidenceRole).toLongLong(), 3);
    }
}

void TestCatalogModel::absentNumbersAreInvalidAndNotZero()
{
    CatalogModel model;
    model.setCatalog(twoRecords());
    QVERIFY(model.index(0, 0).data(RecordRole::FixRateRole).isValid());
    QVERIFY(!model.index(1, 0).data(RecordRole::FixRateRole).isValid());
    QVERIFY(!model.index(1, 0).data(RecordRole::ConfidenceRole).isValid());
    QVERIFY(!model.index(1, 0).data(RecordRole::EvidenceRole).isValid());
}

void TestCatalogModel::findsRowsById()
{
    CatalogModel model;
    QCOMPARE(model.rowOf(RecordId(u"a/bare"_s)), -1);
    model.setCatalog(twoRecords());
    QCOMPARE(model.rowOf(RecordId(u"a/bare"_s)), 1);
    QCOMPARE(model.rowOf(RecordId(u"a/none"_s)), -1);
}

void TestCatalogModel::emptyAndNullCatalogs()
{
    CatalogModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QCOMPARE(model.rowCount(), 0);
    model.setCatalog(twoRecords());
    QCOMPARE(model.rowCount(), 2);
    model.setCatalog(std::make_shared<const Catalog>());
    QCOMPARE(model.rowCount(), 0);
    model.setCatalog(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.count(), 3);
}

void TestCatalogModel::childrenAndBadIndexesAreEmpty()
{
    CatalogModel model;
    model.setCatalog(twoRecords());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(), int(RecordColumn::Count));
    QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
}

QTEST_GUILESS_MAIN(TestCatalogModel)
#include "tst_catalogmodel.moc"
