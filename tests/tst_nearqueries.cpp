// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/nearqueries.h"
#include "tests/support/memorycatalog.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record record(const QString &id, const QString &english, const QString &chinese = {})
{
    Record made;
    made.id = RecordId(id);
    made.signature = TextPair{english, chinese};
    made.domain = id.section(u'/', 0, 0);
    made.verificationTier = u"official"_s;
    return made;
}

struct Engine
{
    std::shared_ptr<const Catalog> catalog =
        TestData::memoryCatalog({record(u"cuda/oom"_s, u"CUDA error: out of memory"_s, u"显存不足"_s),
                                 record(u"cuda/lost"_s, u"the kubernetes scheduler lost a lease"_s),
                                 record(u"net/refused"_s, u"connection refused by the scheduler"_s)});
    SearchIndex index = SearchIndex::build(*catalog);
    Searcher searcher{index, *catalog};

    [[nodiscard]] qsizetype total(const QString &text) { return searcher.search(parseQuery(text)).total; }
    [[nodiscard]] NearMisses near(const QString &text)
    {
        return nearMisses(parseQuery(text), searcher, index);
    }
};

} // namespace

class TestNearQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void namesTheUnknownWord_data();
    void namesTheUnknownWord();
    void leavesOutWhatExcludes_data();
    void leavesOutWhatExcludes();
    void countsAreTrue_data();
    void countsAreTrue();
    void pastedTextIsNoWord();
    void marksAreAskedFor();
};

void TestNearQueries::namesTheUnknownWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<QString>("query");
    // Three typos in ten letters: more than a search forgives.
    QTest::newRow("far typo") << u"kubxrnwtzs"_s << QStringList{u"kubxrnwtzs"_s} << u"kubernetes"_s;
    QTest::newRow("beside a known word")
        << u"scheduler kubxrnwtzs"_s << QStringList{u"kubxrnwtzs"_s} << u"scheduler kubernetes"_s;
    QTest::newRow("the beginning is known")
        << u"schedulingandmore"_s << QStringList{u"schedulingandmore"_s} << u"scheduler"_s;
    QTest::newRow("Chinese") << u"显糊"_s << QStringList{u"显糊"_s} << u"显"_s;
    QTest::newRow("a word of a field's records")
        << u"domain:net kubxrnwtzs"_s << QStringList{u"kubxrnwtzs"_s} << u"domain:net"_s;
    QTest::newRow("nothing is near") << u"qqqqjjjj"_s << QStringList{u"qqqqjjjj"_s} << QString();
}

void TestNearQueries::namesTheUnknownWord()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, unknown);
    QFETCH(const QString, query);
    Engine engine;
    const NearMisses near = engine.near(text);
    QCOMPARE(near.unknown, unknown);
    QCOMPARE(near.queries.isEmpty() ? QString() : near.queries.constFirst().query, query);
}

void TestNearQueries::leavesOutWhatExcludes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("query");
    QTest::newRow("field") << u"refused domain:cuda"_s << u"domain:cuda"_s << u"refused"_s;
    QTest::newRow("number") << u"memory conf:>0.9"_s << u"conf:>0.9"_s << u"memory"_s;
    QTest::newRow("regex") << u"memory /zz+/"_s << u"/zz+/"_s << u"memory"_s;
    QTest::newRow("kept by nobody") << u"memory is:bookmarked"_s << u"is:bookmarked"_s << u"memory"_s;
}

void TestNearQueries::leavesOutWhatExcludes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, item);
    QFETCH(const QString, query);
    Engine engine;
    QCOMPARE(engine.total(text), 0);
    const NearMisses near = engine.near(text);
    QVERIFY(near.unknown.isEmpty());
    const auto isIt = [&](const NearQuery &each) { return each.item == item && each.query == query; };
    QVERIFY(std::ranges::any_of(near.queries, isIt));
}

void TestNearQueries::countsAreTrue_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"kubxrnwtzs"_s, u"refused domain:cuda"_s, u"memory -cuda lease"_s,
          u"\"out of lease\" scheduler domain:net"_s, u"显糊"_s, u"-scheduler refused"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestNearQueries::countsAreTrue()
{
    QFETCH(const QString, text);
    Engine engine;
    const NearMisses near = engine.near(text);
    QVERIFY(near.queries.size() <= MostNearQueries);
    for (const NearQuery &each : near.queries) {
        QVERIFY(each.count > 0);
        QCOMPARE(engine.total(each.query), each.count);
        QVERIFY(each.query != text);
    }
    // Other questions do not change what is asked next.
    const qsizetype before = engine.total(u"scheduler"_s);
    (void)engine.near(text);
    QCOMPARE(engine.total(u"scheduler"_s), before);
}

void TestNearQueries::pastedTextIsNoWord()
{
    Engine engine;
    const NearMisses near = engine.near(u"Traceback:\n qqqqjjjj\n zzzz has:code"_s);
    QVERIFY(near.unknown.isEmpty());
}

void TestNearQueries::marksAreAskedFor()
{
    Engine engine;
    const auto ids = [&engine](const QString &text) {
        QStringList found;
        for (const SearchHit &hit : engine.searcher.search(parseQuery(text)).hits)
            found.append(engine.catalog->summary(hit.record).id.value());
        found.sort();
        return found;
    };
    const auto bits = [](UserMark mark) { return static_cast<quint8>(mark); };
    QCOMPARE(ids(u"is:bookmarked"_s), QStringList());
    engine.searcher.setUserMarks(
        {bits(UserMark::Bookmark), static_cast<quint8>(bits(UserMark::Bookmark) | bits(UserMark::Note))});
    QCOMPARE(ids(u"is:bookmarked"_s), (QStringList{u"cuda/lost"_s, u"cuda/oom"_s}));
    QCOMPARE(ids(u"has:note"_s), QStringList{u"cuda/lost"_s});
    QCOMPARE(ids(u"-is:bookmarked"_s), QStringList{u"net/refused"_s});
    QCOMPARE(ids(u"scheduler -has:note"_s), QStringList{u"net/refused"_s});
    QCOMPARE(ids(u"IS:Bookmarked memory"_s), QStringList{u"cuda/oom"_s});
    const FacetCounts facets = engine.searcher.search(parseQuery(u"scheduler"_s)).facets;
    QCOMPARE(facets.bookmarked, 1U);
    QCOMPARE(facets.noted, 1U);
    const SearchResult wrong = engine.searcher.search(parseQuery(u"is:wrong memory"_s));
    QCOMPARE(wrong.errors.size(), 1);
    QCOMPARE(wrong.errors.constFirst().code, QueryErrorCode::UnknownKeyword);
    QCOMPARE(wrong.total, 1);
}

QTEST_GUILESS_MAIN(TestNearQueries)
#include "tst_nearqueries.moc"
