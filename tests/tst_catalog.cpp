// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/catalog.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Records made of their summaries: what the catalog needs of a store.
class SummaryStore final : public RecordStore
{
public:
    explicit SummaryStore(std::vector<RecordSummary> summaries)
        : m_summaries(std::move(summaries))
    {
    }
    Record record(RecordIndex index) const override
    {
        Record record;
        record.id = m_summaries[static_cast<size_t>(index.value())].id;
        return record;
    }
    QByteArray sourceBytes(RecordIndex) const override { return "{}"_ba; }
    RecordSource source(RecordIndex) const override
    {
        return RecordSource{.file = u"f.json"_s, .fileBytes = "{}"_ba, .end = 2};
    }
    Place place(RecordIndex index, const QString &) const override
    {
        return Place{.file = u"f.json"_s, .line = LineNumber(index.value() + 1), .column = 1};
    }

private:
    std::vector<RecordSummary> m_summaries;
};

Catalog twoRecords()
{
    std::vector<RecordSummary> summaries(2);
    summaries[0].id = RecordId(u"a/one"_s);
    summaries[1].id = RecordId(u"a/two"_s);
    auto store = std::make_shared<const SummaryStore>(summaries);
    return Catalog({u"folder"_s}, summaries, store, {});
}

} // namespace

class TestCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsByIdOnlyWhatItHas();
    void decodesThroughItsStore();
    void namesOfErrorsAreDistinct();
    void sourcesAreListedOnceInOrder();
};

void TestCatalog::findsByIdOnlyWhatItHas()
{
    const Catalog catalog = twoRecords();
    QCOMPARE(catalog.find(RecordId(u"a/two"_s)).value(), 1);
    QVERIFY(!catalog.find(RecordId(u"A/two"_s)).isValid());
    QVERIFY(!Catalog().find(RecordId(u"a/two"_s)).isValid());
}

void TestCatalog::decodesThroughItsStore()
{
    const Catalog catalog = twoRecords();
    QCOMPARE(catalog.record(RecordIndex(1)).id, RecordId(u"a/two"_s));
    QCOMPARE(catalog.place(RecordIndex(1)).line, LineNumber(2));
    QCOMPARE(catalog.source(RecordIndex(1)).file, u"f.json"_s);
}

void TestCatalog::namesOfErrorsAreDistinct()
{
    QSet<QString> names;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
        const QString name = errorName(static_cast<ErrorCode>(code));
        QVERIFY(!name.isEmpty());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
    }
}

void TestCatalog::sourcesAreListedOnceInOrder()
{
    Record record;
    record.officialDocUrl = u"https://b.example"_s;
    record.deadEnds.append(DeadEnd{.sources = {u"https://a.example"_s, u"https://b.example"_s}});
    record.workarounds.append(Workaround{.sources = {u""_s, u"https://a.example"_s, u"https://c.example"_s}});
    QCOMPARE(allSources(record),
             QStringList({u"https://b.example"_s, u"https://a.example"_s, u"https://c.example"_s}));
}

QTEST_GUILESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
