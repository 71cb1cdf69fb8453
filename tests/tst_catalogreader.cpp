// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
#include "tests/support/testdata.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestCatalogReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsTheBundledCatalog();
    void readsBothLayoutsOfThePublicCatalog_data();
    void readsBothLayoutsOfThePublicCatalog();
};

void TestCatalogReader::readsTheBundledCatalog()
{
    const auto catalog = CatalogReader().read({TestData::sourcePath(u"data/catalog"_s)});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->issues(), QList<Issue>());
    QCOMPARE((*catalog)->size(), 2);
    const RecordIndex index = (*catalog)->find(RecordId(u"pytorch/fsdp-parameter-mismatch"_s));
    QVERIFY(index.isValid());
    const Record record = (*catalog)->record(index);
    QCOMPARE(record.workarounds.size(), 3);
    QCOMPARE(record.deadEnds.at(1).failRate, 1.0);
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
    const auto catalog = CatalogReader().read({TestData::sharedPath(folder)});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->issues(), QList<Issue>());
    QCOMPARE((*catalog)->size(), 2522);
}

QTEST_GUILESS_MAIN(TestCatalogReader)
#include "tst_catalogreader.moc"
