// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/regexvotes.h"
#include "models/jobs/searchsnapshot.h"
#include "models/search/searcher.h"
#include "tests/support/memorycatalog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalog> fewRecords()
{
    std::vector<Record> records(3);
    records[0].id = RecordId(u"cuda/oom"_s);
    records[0].signature.english = u"CUDA error: out of memory"_s;
    records[0].regex = u"CUDA error: out of memory"_s;
    records[1].id = RecordId(u"redis/max"_s);
    records[1].signature.english = u"OOM command not allowed"_s;
    records[1].regex = u"out of memory"_s;
    records[2].id = RecordId(u"none/none"_s);
    records[2].signature.english = u"no regex"_s;
    return TestData::memoryCatalog(std::move(records));
}

} // namespace

class TestSearchSnapshot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void comesBack();
    void damageIsAbsence();
    void oldOnesGo();
    void votes();
    void misses();
};

void TestSearchSnapshot::comesBack()
{
    const QTemporaryDir folder;
    const auto catalog = fewRecords();
    const SearchSnapshot snapshot(folder.filePath(u"cache"_s));
    QVERIFY(!snapshot.load(u"abc"_s));
    QVERIFY(snapshot.save(u"abc"_s, SearchIndex::buildImage(*catalog)));
    QVERIFY(!snapshot.load(u"abd"_s));
    const std::optional<IndexImage> image = snapshot.load(u"abc"_s);
    QVERIFY(image);
    const SearchIndex index(*image);
    Searcher searcher(index, *catalog);
    QCOMPARE(searcher.search(parseQuery(u"cuda memory"_s)).total, 1);
}

void TestSearchSnapshot::damageIsAbsence()
{
    const QTemporaryDir folder;
    const SearchSnapshot snapshot(folder.path());
    QVERIFY(snapshot.save(u"abc"_s, SearchIndex::buildImage(*fewRecords())));
    QFile file(folder.filePath(u"search-abc.index"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray whole = file.readAll();
    for (qsizetype at = 0; at < whole.size(); at += 61) {
        file.seek(at);
        file.putChar(static_cast<char>(whole.at(at) + 1));
        file.flush();
        QVERIFY2(!snapshot.load(u"abc"_s), qPrintable(QString::number(at)));
        file.seek(at);
        file.putChar(whole.at(at));
    }
    file.flush();
    QVERIFY(snapshot.load(u"abc"_s));
    file.resize(whole.size() - 1);
    QVERIFY(!snapshot.load(u"abc"_s));
    file.resize(3);
    QVERIFY(!snapshot.load(u"abc"_s));
}

void TestSearchSnapshot::oldOnesGo()
{
    const QTemporaryDir folder;
    const SearchSnapshot snapshot(folder.path());
    const QByteArray image = SearchIndex::buildImage(*fewRecords());
    for (int i = 0; i < SearchSnapshot::MostKept + 3; ++i)
        QVERIFY(snapshot.save(QString::number(i), image));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), SearchSnapshot::MostKept);
}

void TestSearchSnapshot::votes()
{
    const auto catalog = fewRecords();
    const auto patterns = searchPatterns(*catalog);
    const QString text = u"错误：在第一行\nx CUDA error: out of memory"_s;
    const std::vector<RegexHit> votes = regexVotes(patterns, text);
    QCOMPARE(votes.size(), 2U);
    QCOMPARE(votes[0].record, RecordIndex(0));
    QCOMPARE(text.sliced(votes[0].place.start, votes[0].place.length), u"CUDA error: out of memory"_s);
    QCOMPARE(text.sliced(votes[1].place.start, votes[1].place.length), u"out of memory"_s);
    QVERIFY(regexVotes(patterns, {}).empty());
    QVERIFY(wantsRegexVotes(parseQuery(text)));
    QVERIFY(wantsRegexVotes(parseQuery(u"out of memory"_s)));
    QVERIFY(!wantsRegexVotes(parseQuery(u"of memory"_s)));
    QVERIFY(!wantsRegexVotes(parseQuery(u"out of memory domain:x"_s)));
}

void TestSearchSnapshot::misses()
{
    const auto catalog = fewRecords();
    QCOMPARE(regexMisses(*catalog, searchPatterns(*catalog)), (RegexMisses{false, true, false}));
}

QTEST_GUILESS_MAIN(TestSearchSnapshot)
#include "tst_searchsnapshot.moc"
