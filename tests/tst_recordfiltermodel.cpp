// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/catalogmodel.h"
#include "models/items/recordfiltermodel.h"
#include "models/search/searcher.h"
#include "tests/support/memorycatalog.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record record(const QString &id, const QString &english, const QString &chinese = {},
              std::optional<double> fixRate = {})
{
    Record made;
    made.id = RecordId(id);
    made.signature = TextPair{english, chinese};
    made.fixSuccessRate = fixRate;
    return made;
}

std::shared_ptr<const Catalog> fiveRecords()
{
    return TestData::memoryCatalog({record(u"x/e10"_s, u"Error 10 in Loader"_s, u"加载器错误"_s, 0.5),
                                    record(u"x/e2"_s, u"error 2 in loader"_s, u"参数不匹配"_s),
                                    record(u"x/e1"_s, u"Error 1"_s, u"FSDP参数错误"_s, 0.9),
                                    record(u"y/oom"_s, u"a.*b (literal)"_s, {}, 0.1),
                                    record(u"y/none"_s, {}, {}, 0.0)});
}

QStringList ids(const QAbstractItemModel &model)
{
    QStringList shown;
    for (int row = 0; row < model.rowCount(); ++row)
        shown.append(model.index(row, 0).data(RecordRole::IdRole).value<RecordId>().value());
    return shown;
}

/// A filter over five records, both models under the tester.
struct Fixture
{
    CatalogModel catalog;
    RecordFilterModel filter;
    QAbstractItemModelTester catalogTester{&catalog, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester filterTester{&filter, QAbstractItemModelTester::FailureReportingMode::Fatal};
    Fixture()
    {
        filter.setSourceModel(&catalog);
        catalog.setCatalog(fiveRecords());
    }
};

} // namespace

class TestRecordFilterModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void finds_data();
    void finds();
    void narrowingEqualsFilteringAfresh();
    void tellsWhatMatched();
    void sorts_data();
    void sorts();
    void sortKeepsPersistentIndexes();
    void resetKeepsFindTextAndOrder();
    void mapsBothWays();
    void forwardsChangesOfShownRows();
    void hundredThousandRows();
    void showsHitsOfASearch();
};

void TestRecordFilterModel::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const QStringList all = {u"x/e10"_s, u"x/e2"_s, u"x/e1"_s, u"y/oom"_s, u"y/none"_s};
    QTest::newRow("nothing asked") << u""_s << all;
    QTest::newRow("blanks") << u"  "_s << all;
    QTest::newRow("case does not count") << u"LOADER"_s << QStringList{u"x/e10"_s, u"x/e2"_s};
    QTest::newRow("id") << u"y/"_s << QStringList{u"y/oom"_s, u"y/none"_s};
    QTest::newRow("two Han characters") << u"参数"_s << QStringList{u"x/e2"_s, u"x/e1"_s};
    QTest::newRow("one Han character") << u"载"_s << QStringList{u"x/e10"_s};
    QTest::newRow("glued to Latin") << u"fsdp参"_s << QStringList{u"x/e1"_s};
    QTest::newRow("literal, not a regex") << u".*"_s << QStringList{u"y/oom"_s};
    QTest::newRow("not across two fields") << u"oma."_s << QStringList{};
    QTest::newRow("inner blanks count") << u"error 1"_s << QStringList{u"x/e10"_s, u"x/e1"_s};
}

void TestRecordFilterModel::finds()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    Fixture fixture;
    fixture.filter.setFindText(text);
    QCOMPARE(ids(fixture.filter), expected);
}

void TestRecordFilterModel::narrowingEqualsFilteringAfresh()
{
    Fixture typed;
    QString text;
    for (const QChar letter : u"error 10"_s) {
        text.append(letter);
        typed.filter.setFindText(text);
        Fixture fresh;
        fresh.filter.setFindText(text);
        QCOMPARE(ids(typed.filter), ids(fresh.filter));
    }
    typed.filter.setFindText(u"err"_s); // shorter again: what was dropped comes back
    QCOMPARE(ids(typed.filter).size(), 3);
    typed.filter.setFindText(u"x/"_s);
    QCOMPARE(ids(typed.filter).size(), 3);
}

void TestRecordFilterModel::tellsWhatMatched()
{
    Fixture fixture;
    fixture.filter.setFindText(u"ER"_s);
    const QModelIndex first = fixture.filter.index(0, 0);
    QCOMPARE(first.data(RecordRole::EnglishMatchesRole).value<QList<TextRange>>(),
             QList<TextRange>({{0, 2}, {16, 2}}));
    QVERIFY(first.data(RecordRole::IdMatchesRole).value<QList<TextRange>>().isEmpty());
    fixture.filter.setFindText(u"参数"_s);
    QCOMPARE(fixture.filter.index(1, 0).data(RecordRole::ChineseMatchesRole).value<QList<TextRange>>(),
             QList<TextRange>({{4, 2}}));
    fixture.filter.setFindText({});
    QVERIFY(first.data(RecordRole::EnglishMatchesRole).value<QList<TextRange>>().isEmpty());
}

void TestRecordFilterModel::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("natural") << int(RecordColumn::Signature) << Qt::AscendingOrder
                             << QStringList{u"y/oom"_s, u"x/e1"_s, u"x/e2"_s, u"x/e10"_s, u"y/none"_s};
    QTest::newRow("natural, down") << int(RecordColumn::Signature) << Qt::DescendingOrder
                                   << QStringList{u"x/e10"_s, u"x/e2"_s, u"x/e1"_s, u"y/oom"_s, u"y/none"_s};
    QTest::newRow("ids") << int(RecordColumn::Id) << Qt::AscendingOrder
                         << QStringList{u"x/e1"_s, u"x/e2"_s, u"x/e10"_s, u"y/none"_s, u"y/oom"_s};
    QTest::newRow("rate, absent last")
        << int(RecordColumn::FixRate) << Qt::AscendingOrder
        << QStringList{u"y/none"_s, u"y/oom"_s, u"x/e10"_s, u"x/e1"_s, u"x/e2"_s};
    QTest::newRow("rate down, absent last")
        << int(RecordColumn::FixRate) << Qt::DescendingOrder
        << QStringList{u"x/e1"_s, u"x/e10"_s, u"y/oom"_s, u"y/none"_s, u"x/e2"_s};
    QTest::newRow("all tie: catalog order")
        << int(RecordColumn::Domain) << Qt::DescendingOrder
        << QStringList{u"x/e10"_s, u"x/e2"_s, u"x/e1"_s, u"y/oom"_s, u"y/none"_s};
    QTest::newRow("catalog order") << -1 << Qt::AscendingOrder
                                   << QStringList{u"x/e10"_s, u"x/e2"_s, u"x/e1"_s, u"y/oom"_s, u"y/none"_s};
}

void TestRecordFilterModel::sorts()
{
    QFETCH(int, column);
    QFETCH(Qt::SortOrder, order);
    QFETCH(QStringList, expected);
    Fixture fixture;
    fixture.filter.sort(column, order);
    QCOMPARE(ids(fixture.filter), expected);
}

void TestRecordFilterModel::sortKeepsPersistentIndexes()
{
    Fixture fixture;
    fixture.filter.setFindText(u"error"_s);
    const QPersistentModelIndex kept = fixture.filter.indexOf(RecordId(u"x/e2"_s));
    QCOMPARE(kept.row(), 1);
    QSignalSpy reset(&fixture.filter, &QAbstractItemModel::modelReset);
    fixture.filter.sort(RecordColumn::Signature, Qt::DescendingOrder);
    QCOMPARE(ids(fixture.filter), QStringList({u"x/e10"_s, u"x/e2"_s, u"x/e1"_s}));
    fixture.filter.sort(RecordColumn::FixRate, Qt::AscendingOrder);
    QCOMPARE(kept.data(RecordRole::IdRole).value<RecordId>(), RecordId(u"x/e2"_s));
    QCOMPARE(kept.row(), 2);
    QCOMPARE(reset.count(), 0);
}

void TestRecordFilterModel::resetKeepsFindTextAndOrder()
{
    Fixture fixture;
    fixture.filter.setFindText(u"error"_s);
    fixture.filter.sort(RecordColumn::Signature);
    fixture.catalog.setCatalog(nullptr);
    QCOMPARE(fixture.filter.rowCount(), 0);
    fixture.catalog.setCatalog(fiveRecords());
    QCOMPARE(ids(fixture.filter), QStringList({u"x/e1"_s, u"x/e2"_s, u"x/e10"_s}));
    fixture.filter.setSourceModel(nullptr);
    QCOMPARE(fixture.filter.rowCount(), 0);
    QCOMPARE(fixture.filter.columnCount(), 0);
}

void TestRecordFilterModel::mapsBothWays()
{
    Fixture fixture;
    fixture.filter.setFindText(u"y/"_s);
    const QModelIndex shown = fixture.filter.index(1, RecordColumn::Id);
    const QModelIndex source = fixture.filter.mapToSource(shown);
    QCOMPARE(source.row(), 4);
    QCOMPARE(source.column(), int(RecordColumn::Id));
    QCOMPARE(fixture.filter.mapFromSource(source), shown);
    QVERIFY(!fixture.filter.mapFromSource(fixture.catalog.index(0, 0)).isValid());
    QVERIFY(!fixture.filter.indexOf(RecordId(u"x/e1"_s)).isValid());
    QVERIFY(!fixture.filter.indexOf(RecordId(u"z"_s)).isValid());
}

void TestRecordFilterModel::forwardsChangesOfShownRows()
{
    Fixture fixture;
    fixture.filter.setFindText(u"y/"_s);
    QSignalSpy changed(&fixture.filter, &QAbstractItemModel::dataChanged);
    Q_EMIT fixture.catalog.dataChanged(fixture.catalog.index(2, 0),
                                       fixture.catalog.index(3, RecordColumn::Count - 1));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex(), fixture.filter.index(0, 0));
}

void TestRecordFilterModel::hundredThousandRows()
{
    std::vector<Record> records;
    for (int i = 0; i < 100'000; ++i)
        records.push_back(
            record(u"d/r%1"_s.arg(i), u"Error number %1 of many"_s.arg(i), u"第 %1 个错误"_s.arg(i)));
    CatalogModel catalog;
    RecordFilterModel filter;
    filter.setSourceModel(&catalog);
    catalog.setCatalog(TestData::memoryCatalog(std::move(records)));
    filter.setFindText(u"ERROR NUMBER 9999"_s);
    QCOMPARE(filter.rowCount(), 11); // 9999 and 99990 to 99999
    filter.sort(RecordColumn::Signature, Qt::DescendingOrder);
    QCOMPARE(filter.index(0, 0).data().toString(), u"Error number 99999 of many"_s);
    QCOMPARE(filter.index(10, 0).data().toString(), u"Error number 9999 of many"_s);
}

void TestRecordFilterModel::showsHitsOfASearch()
{
    Fixture fixture;
    const SearchIndex index = SearchIndex::build(*fixture.catalog.catalog());
    Searcher searcher(index, *fixture.catalog.catalog());
    const auto search = [&searcher](const QString &text) { return searcher.search(parseQuery(text)); };
    QVERIFY(!fixture.filter.hasMatches());
    fixture.filter.setMatches(search(u"loader error 2"_s));
    QCOMPARE(ids(fixture.filter), QStringList{u"x/e2"_s});
    QCOMPARE(fixture.filter.index(0, 0).data(RecordRole::HitRole).value<SearchHit>().record, RecordIndex(1));
    QVERIFY(!fixture.filter.indexOf(RecordId(u"x/e1"_s)).isValid());

    fixture.filter.setMatches(search(u"error"_s));
    const QStringList ranked = ids(fixture.filter);
    QCOMPARE(ranked.first(), u"x/e1"_s); // the shortest signature that begins so
    const QModelIndex first = fixture.filter.index(0, 0);
    QCOMPARE(first.data(RecordRole::EnglishMatchesRole).value<QList<TextRange>>(),
             (QList{TextRange{.start = 0, .length = 5}}));
    fixture.filter.sort(RecordColumn::Id);
    QCOMPARE(ids(fixture.filter), (QStringList{u"x/e1"_s, u"x/e2"_s, u"x/e10"_s}));
    fixture.filter.sort(-1);
    QCOMPARE(ids(fixture.filter), ranked);

    fixture.filter.setMatches(search(u"qqqqzz"_s));
    QCOMPARE(fixture.filter.rowCount(), 0);
    fixture.filter.clearMatches();
    QCOMPARE(fixture.filter.rowCount(), 5);
    QVERIFY(!fixture.filter.index(0, 0).data(RecordRole::HitRole).isValid());
    // Hits of one catalog are none of the next.
    fixture.filter.setMatches(search(u"error"_s));
    fixture.catalog.setCatalog(TestData::memoryCatalog({record(u"z/1"_s, u"one"_s)}));
    QCOMPARE(ids(fixture.filter), QStringList{u"z/1"_s});
    fixture.filter.setMatches(search(u"error"_s));
    QCOMPARE(fixture.filter.rowCount(), 1); // places beyond the catalog are left out
}

QTEST_GUILESS_MAIN(TestRecordFilterModel)
#include "tst_recordfiltermodel.moc"
