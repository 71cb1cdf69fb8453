// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/nearqueries.h"
#include "models/search/searcher.h"
#include "models/search/searchjson.h"
#include "models/search/searchmarks.h"
#include "tests/support/hostilequeries.h"
#include "tests/support/memorycatalog.h"

#include <QJsonArray>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record record(const QString &id, const QString &english, const QString &chinese = {},
              const QString &cause = {})
{
    Record made;
    made.id = RecordId(id);
    made.signature = TextPair{english, chinese};
    made.rootCause.english = cause;
    made.domain = id.section(u'/', 0, 0);
    made.verificationTier = u"ai_generated"_s;
    made.confidence = 0.5;
    made.evidenceCount = 1;
    made.lastConfirmed = u"2026-01-01"_s;
    return made;
}

/// A catalog, its index and a searcher over both.
struct Engine
{
    explicit Engine(std::vector<Record> records)
        : catalog(TestData::memoryCatalog(std::move(records)))
        , index(SearchIndex::build(*catalog))
        , searcher(index, *catalog)
    {
    }

    SearchResult search(const QString &text, const SearchOptions &options = {})
    {
        return searcher.search(parseQuery(text), options);
    }
    QStringList ids(const QString &text, const SearchOptions &options = {})
    {
        QStringList found;
        for (const SearchHit &hit : search(text, options).hits)
            found.append(catalog->summary(hit.record).id.value());
        return found;
    }

    std::shared_ptr<const Catalog> catalog;
    SearchIndex index;
    Searcher searcher;
};

std::vector<Record> mixedRecords()
{
    std::vector<Record> records{
        record(u"cuda/oom"_s, u"CUDA error: out of memory"_s, u"CUDA 错误：显存不足"_s),
        record(u"torch/oom"_s, u"torch.cuda.OutOfMemoryError: CUDA out of memory"_s, u"显存不足"_s),
        record(u"node/heap"_s, u"JavaScript heap out of memory"_s, u"堆内存不足"_s),
        record(u"python/import"_s, u"ModuleNotFoundError: No module named 'numpy'"_s, u"找不到模块"_s),
        record(u"torch/fsdp"_s, u"FSDP parameters do not match"_s, u"FSDP参数不匹配"_s,
               u"load_state_dict was called on one rank"_s),
        record(u"db/ora"_s, u"ORA-00942: table or view does not exist"_s, {}),
        record(u"docker/sock"_s, u"permission denied while trying to connect to the Docker daemon socket"_s,
               {})};
    records[3].tags = {u"pip"_s, u"two words"_s};
    records[3].verificationTier = u"human_reviewed"_s;
    records[5].errorCode = u"ORA-00942"_s;
    records[5].confidence = 0.95;
    records[5].evidenceCount = 0;
    records[5].lastConfirmed = u"2020-01-01"_s;
    records[6].regex = u"permission denied.*docker"_s;
    records[0].regex = u"CUDA error: out of memory"_s;
    return records;
}

} // namespace

class TestSearcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void orderOfTiers();
    void tiesByTrustThenAge();
    void regexMustSayMost();
    void quotedWordsSayLess();
    void found_data();
    void found();
    void fields_data();
    void fields();
    void chineseIsExact_data();
    void chineseIsExact();
    void typosOnlyForUnknownWords();
    void relaxedAtZeroHits();
    void errorsAreAnswered();
    void facetsCountAllHits();
    void pastedTextNamesTheLine();
    void marks_data();
    void marks();
    void snippets();
    void json();
    void editsAreSeen();
    void editedAgainAndRemoved();
    void imageIsCheckedBeforeUse();
    void hostileQueries();
};

void TestSearcher::orderOfTiers()
{
    // One record for each rule, in the wrong order; each would win by the score of its words if the rule
    // below it were asked.
    Engine engine({record(u"f/fuzzy"_s, u"lost beakon lost beakon"_s),
                   record(u"w/words"_s, u"a beacon was lost: lost beacon lost beacon"_s),
                   record(u"p/prefix"_s, u"lost beacon of some other kind, far longer than the others are"_s),
                   record(u"r/regex"_s, u"nothing of the kind"_s),
                   record(u"s/signature"_s, u"Lost  Beacon"_s), record(u"lost beacon"_s, u"with this id"_s)});
    const RegexHit vote{.record = RecordIndex(3), .place = {.start = 0, .length = 11}};
    const SearchResult result = engine.search(u"lost beacon"_s, {.regexHits = {&vote, 1}});
    QStringList order;
    for (const SearchHit &hit : result.hits)
        order.append(matchTierName(hit.tier));
    QCOMPARE(order, (QStringList{u"exact id"_s, u"exact signature"_s, u"regex"_s, u"prefix"_s, u"words"_s}));
    QCOMPARE(engine.ids(u"lost beakan"_s), QStringList{u"f/fuzzy"_s});
    QCOMPARE(engine.search(u"lost beakan"_s).hits.front().tier, MatchTier::Fuzzy);
    // Chinese signatures count as well.
    Engine chinese({record(u"a/1"_s, u"x"_s, u"显存不足了"_s), record(u"a/2"_s, u"y"_s, u"显存不足"_s)});
    QCOMPARE(chinese.ids(u"显存不足"_s), (QStringList{u"a/2"_s, u"a/1"_s}));
}

void TestSearcher::tiesByTrustThenAge()
{
    std::vector<Record> records{record(u"x/old"_s, u"stale lease"_s), record(u"x/new"_s, u"stale lease"_s),
                                record(u"x/sure"_s, u"stale lease"_s), record(u"x/seen"_s, u"stale lease"_s),
                                record(u"x/human"_s, u"stale lease"_s)};
    for (Record &made : records)
        made.id = RecordId(u"x/"_s + QString(1, QChar(u'a' + static_cast<char16_t>(&made - records.data()))));
    records[0].lastConfirmed = u"2020-05-05"_s;
    records[1].lastConfirmed = u"2026-05-05"_s;
    records[2].confidence = 0.9;
    records[3].evidenceCount = 50;
    records[4].verificationTier = u"human_reviewed"_s;
    Engine engine(records);
    // 0.85 × 2/3 × .5; 0.5 × 51/52 × .5; 0.5 × 2/3 × .67, all that so little evidence allows of .9; then the
    // newer, then the older one.
    QCOMPARE(engine.ids(u"lease"_s), (QStringList{u"x/e"_s, u"x/d"_s, u"x/c"_s, u"x/b"_s, u"x/a"_s}));
}

void TestSearcher::regexMustSayMost()
{
    Engine engine(mixedRecords());
    const QString text = u"permission denied while trying to connect to the Docker daemon socket"_s;
    // A broad regex matches two common words of the line: no more than a vote.
    const RegexHit broad{.record = RecordIndex(3), .place = {.start = 0, .length = 10}};
    QCOMPARE(engine.ids(text, {.regexHits = {&broad, 1}}).first(), u"docker/sock"_s);
    const RegexHit most{.record = RecordIndex(3), .place = {.start = 2, .length = text.size()}};
    const SearchResult result = engine.search(u"x "_s + text, {.regexHits = {&most, 1}});
    QCOMPARE(result.hits.front().tier, MatchTier::RegexHit);
    QVERIFY(result.hits.front().hasRegexVote);
    // Places outside of the text are not followed.
    const RegexHit wild{.record = RecordIndex(99), .place = {.start = 60, .length = 600}};
    QCOMPARE(engine.ids(text, {.regexHits = {&wild, 1}}).first(), u"docker/sock"_s);
}

void TestSearcher::quotedWordsSayLess()
{
    Engine engine(
        {record(u"a/pair"_s, u"E22: Value 'X' cannot be used as a 'Y'"_s),
         record(u"a/both"_s,
                u"E44: Value 'X' is no valid option. Value 'X' cannot be used as a 'string | number'."_s),
         record(u"a/other"_s, u"some number of another string"_s)});
    QCOMPARE(engine.ids(u"Value 'string' cannot be used as a 'number'"_s).first(), u"a/pair"_s);
    QCOMPARE(engine.ids(u"'string'"_s).size(), 2); // nothing else is asked for
}

void TestSearcher::found_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char *name, const QString &text, const QStringList &ids) {
        QTest::newRow(name) << text << ids;
    };
    row("words, and parts of a name", u"out of memory"_s, {u"cuda/oom"_s, u"node/heap"_s, u"torch/oom"_s});
    row("last word is a beginning", u"heap mem"_s, {u"node/heap"_s});
    row("one letter", u"j"_s, {u"node/heap"_s});
    row("two letters", u"ja"_s, {u"node/heap"_s});
    row("part of a name", u"fsdp state"_s, {u"torch/fsdp"_s});
    row("name written apart", u"module not found"_s, {u"python/import"_s});
    row("name written together", u"modulenotfounderror"_s, {u"python/import"_s});
    row("name while it is typed", u"ModuleNotFou"_s, {u"python/import"_s});
    row("name as a whole, in capitals", u"LOAD_STATE_DICT"_s, {u"torch/fsdp"_s});
    row("code", u"ora-00942"_s, {u"db/ora"_s});
    row("code while it is typed", u"ORA-009"_s, {u"db/ora"_s});
    row("not", u"memory -heap"_s, {u"cuda/oom"_s, u"torch/oom"_s});
    row("phrase", u"\"error: out of\""_s, {u"cuda/oom"_s});
    row("phrase that is not", u"memory -\"heap out\""_s, {u"cuda/oom"_s, u"torch/oom"_s});
    row("phrase within a word", u"\"ut of\" memory"_s, {});
    row("regex", u"/table (or|and) view/"_s, {u"db/ora"_s});
    row("regex and word", u"/out of/ heap"_s, {u"node/heap"_s});
    row("regex that is not", u"memory -/cuda/"_s, {u"node/heap"_s});
    row("glued to Latin", u"FSDP参数"_s, {u"torch/fsdp"_s});
    row("typos", u"paramters mtach"_s, {u"torch/fsdp"_s});
    row("typo while it is typed", u"paramte"_s, {u"torch/fsdp"_s});
    row("a third of the characters may miss", u"参数不符匹配"_s, {u"torch/fsdp"_s});
    row("nothing at all", u"qqqqzzzz"_s, {});
}

void TestSearcher::found()
{
    QFETCH(QString, text);
    QFETCH(QStringList, ids);
    Engine engine(mixedRecords());
    const SearchResult result = engine.search(text);
    QStringList sorted = engine.ids(text); // the order has a test of its own
    sorted.sort();
    if (!ids.isEmpty())
        QCOMPARE(sorted, ids);
    else
        QVERIFY(result.isRelaxed || result.total == 0);
    QVERIFY(result.errors.isEmpty());
}

void TestSearcher::fields_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("total");
    QTest::newRow("domain") << u"domain:torch"_s << 2;
    QTest::newRow("domain being typed") << u"domain:tor"_s << 2;
    QTest::newRow("domain and words") << u"domain:torch memory"_s << 1;
    QTest::newRow("not a domain") << u"-domain:torch"_s << 5;
    QTest::newRow("tier") << u"tier:human_reviewed"_s << 1;
    QTest::newRow("tag") << u"tag:pip"_s << 1;
    QTest::newRow("tag of two words") << u"tag:\"two words\""_s << 1;
    QTest::newRow("id") << u"id:torch/"_s << 2;
    QTest::newRow("code") << u"code:ora-00942"_s << 1;
    QTest::newRow("confidence") << u"conf:>0.9"_s << 1;
    QTest::newRow("evidence") << u"evidence:<1"_s << 1;
    QTest::newRow("age") << u"age:>365d"_s << 1;
    QTest::newRow("age of the others") << u"age:<=365d"_s << 6;
    QTest::newRow("no Chinese") << u"zh:empty"_s << 7; // none has a root cause in Chinese, or no signature
    QTest::newRow("regex") << u"has:regex"_s << 2;
    QTest::newRow("no regex") << u"miss:regex"_s << 5;
    QTest::newRow("surer than its evidence") << u"miss:evidence"_s << 1;
    QTest::newRow("regex misses its signature") << u"miss:signature"_s << 1;
}

void TestSearcher::fields()
{
    QFETCH(QString, text);
    QFETCH(int, total);
    std::vector<Record> records = mixedRecords();
    for (Record &made : records)
        made.rootCause.english += u" cause"_s;
    Engine engine(std::move(records));
    RegexMisses misses(7, false);
    misses[6] = true;
    engine.searcher.setRegexMisses(misses);
    const SearchResult result = engine.search(text, {.today = QDate(2026, 6, 1)});
    QCOMPARE(result.total, total);
    QVERIFY(result.errors.isEmpty());
}

void TestSearcher::chineseIsExact_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"错"_s, u"存"_s, u"足"_s, u"不足"_s, u"显存"_s, u"匹配"_s, u"不"_s, u"块"_s, u"参数"_s, u"无"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestSearcher::chineseIsExact()
{
    QFETCH(QString, text);
    Engine engine(mixedRecords());
    QStringList wanted;
    for (qsizetype row = 0; row < engine.catalog->size(); ++row) {
        const Record made = engine.catalog->record(RecordIndex(row));
        if (made.signature.chinese.contains(text))
            wanted.append(made.id.value());
    }
    QStringList found = engine.ids(text);
    found.sort();
    wanted.sort();
    QCOMPARE(found, wanted);
}

void TestSearcher::typosOnlyForUnknownWords()
{
    Engine engine({record(u"a/table"_s, u"table"_s), record(u"a/cable"_s, u"cable"_s)});
    QCOMPARE(engine.ids(u"table "_s), QStringList{u"a/table"_s});
    QCOMPARE(engine.ids(u"tabel "_s), QStringList{u"a/table"_s});
    // Three letters are too few for a typo, and numbers are none.
    Engine others({record(u"a/one"_s, u"abc E0502"_s)});
    QVERIFY(others.ids(u"abd "_s).isEmpty());
    QVERIFY(others.ids(u"E0503 "_s).isEmpty());
}

void TestSearcher::relaxedAtZeroHits()
{
    Engine engine(mixedRecords());
    const SearchResult result = engine.search(u"heap xqzw"_s);
    QVERIFY(result.isRelaxed);
    QCOMPARE(engine.ids(u"heap xqzw"_s), QStringList{u"node/heap"_s});
    // A message that happens to hold quotes and dashes.
    QCOMPARE(engine.ids(u"no module \"called numpy\" -verbose"_s), QStringList{u"python/import"_s});
}

void TestSearcher::errorsAreAnswered()
{
    Engine engine(mixedRecords());
    const SearchResult result = engine.search(u"domain:nosuch memory conf:x"_s);
    QCOMPARE(result.errors.size(), 2);
    QCOMPARE(queryErrorName(result.errors.at(0).code), u"bad-number"_s);
    QCOMPARE(queryErrorName(result.errors.at(1).code), u"unknown-value"_s);
    QCOMPARE(result.total, 3);
    // What is faulty is not looked for as words.
    QCOMPARE(engine.ids(u"heap conf:cuda"_s), QStringList{u"node/heap"_s});
    QVERIFY(!engine.search(u"heap conf:cuda"_s).isRelaxed);
    // Where nothing else is asked for nothing is found, and facets count every record.
    for (const QString &faulty : {u"conf:x"_s, u"domain:nosuch"_s, u"/(/"_s, u"conf:x domain:nosuch"_s}) {
        const SearchResult nothing = engine.search(faulty);
        QVERIFY(nothing.asksNothing);
        QCOMPARE(nothing.total, 0);
        QVERIFY(nothing.hits.empty());
        quint32 all = 0;
        for (const quint32 count : nothing.facets.values[static_cast<size_t>(Facet::Domain)])
            all += count;
        QCOMPARE(all, 7U);
    }
    QVERIFY(!engine.search({}).asksNothing);
}

void TestSearcher::facetsCountAllHits()
{
    Engine engine(mixedRecords());
    const SearchResult result = engine.search(u"memory"_s, {.limit = 1});
    QCOMPARE(result.hits.size(), 1U);
    QCOMPARE(result.total, 3);
    const int torch = engine.index.names().find(Facet::Domain, u"torch"_s);
    const int cuda = engine.index.names().find(Facet::Domain, u"cuda"_s);
    const auto &domains = result.facets.values[static_cast<size_t>(Facet::Domain)];
    QCOMPARE(domains[static_cast<size_t>(torch)], 1U);
    QCOMPARE(domains[static_cast<size_t>(cuda)], 1U);
    quint32 sum = 0;
    for (const quint32 count : domains)
        sum += count;
    QCOMPARE(sum, 3U);
}

void TestSearcher::pastedTextNamesTheLine()
{
    Engine engine(mixedRecords());
    const QString text = u"Traceback (most recent call last):\n"
                         "  File \"/srv/x.py\", line 3, in main\n"
                         "    import numpy\n"
                         "2031-05-10 10:20:07 [rank6] ModuleNotFoundError: No module named 'scipy'\n"_s;
    const SearchResult result = engine.search(text);
    QVERIFY(!result.hits.empty());
    QCOMPARE(engine.catalog->summary(result.hits.front().record).id.value(), u"python/import"_s);
    QCOMPARE(result.hits.front().line, 3);
}

void TestSearcher::marks_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked");
    QTest::newRow("word") << u"memory "_s << u"CUDA out of memory"_s << u"CUDA out of [memory]"_s;
    QTest::newRow("beginning") << u"mem"_s << u"Memory memory"_s << u"[Memory] [memory]"_s;
    QTest::newRow("part of a name") << u"module found "_s << u"ModuleNotFoundError"_s
                                    << u"[Module]Not[Found]Error"_s;
    QTest::newRow("name") << u"ModuleNotFoundError "_s << u"a ModuleNotFoundError:"_s
                          << u"a [ModuleNotFoundError]:"_s;
    QTest::newRow("typo") << u"memroy "_s << u"out of memory"_s << u"out of [memory]"_s;
    QTest::newRow("one Chinese character") << u"不"_s << u"参数不匹配"_s << u"参数[不]匹配"_s;
    QTest::newRow("Chinese") << u"不匹配"_s << u"参数不匹配"_s << u"参数[不匹配]"_s;
    QTest::newRow("full width") << u"cuda "_s << u"在ＣＵＤＡ上"_s << u"在[ＣＵＤＡ]上"_s;
    QTest::newRow("nothing") << u"heap "_s << u"out of memory"_s << u"out of memory"_s;
}

void TestSearcher::marks()
{
    QFETCH(QString, query);
    QFETCH(QString, text);
    QFETCH(QString, marked);
    Engine engine(mixedRecords());
    SearchMarks marks(engine.search(query).marks);
    QString found = text;
    const QList<TextRange> ranges = marks.marksIn(text);
    for (qsizetype i = ranges.size() - 1; i >= 0; --i) {
        found.insert(ranges.at(i).start + ranges.at(i).length, u']');
        found.insert(ranges.at(i).start, u'[');
    }
    QCOMPARE(found, marked);
}

void TestSearcher::snippets()
{
    Engine engine(mixedRecords());
    SearchMarks marks(engine.search(u"rank "_s).marks);
    Record made = engine.catalog->record(RecordIndex(4));
    made.rootCause.english = u"word "_s.repeated(100) + u"one rank "_s + u"more "_s.repeated(100);
    const Snippet snippet = snippetOf(made, marks, 80);
    QVERIFY(snippet.text.size() <= 80);
    QCOMPARE(snippet.marks.size(), 1);
    QCOMPARE(snippet.text.sliced(snippet.marks.first().start, snippet.marks.first().length), u"rank"_s);
    QCOMPARE(snippetOf(record(u"a/b"_s, u"rank"_s), marks), Snippet());
}

void TestSearcher::json()
{
    Engine engine(mixedRecords());
    const SearchQuery query = parseQuery(u"heap memory"_s);
    const QJsonObject object =
        searchToJson(query, engine.searcher.search(query), *engine.catalog, engine.index);
    QCOMPARE(object.value(u"schema"_s).toString(), u"clew-search-1"_s);
    QCOMPARE(object.value(u"query"_s).toString(), u"heap memory"_s);
    QCOMPARE(object.value(u"total"_s).toInt(), 1);
    const QJsonObject hit = object.value(u"hits"_s).toArray().first().toObject();
    QCOMPARE(hit.value(u"id"_s).toString(), u"node/heap"_s);
    QCOMPARE(hit.value(u"why"_s).toString(), u"signature words"_s);
    QVERIFY(hit.value(u"score"_s).toDouble() > 0 && hit.value(u"score"_s).toDouble() <= 1);
    const QJsonArray signature = hit.value(u"fields"_s).toObject().value(u"signature"_s).toArray();
    QCOMPARE(signature, (QJsonArray{QJsonArray{11, 15}, QJsonArray{23, 29}}));
    const QJsonObject domains = object.value(u"facets"_s).toObject().value(u"domain"_s).toObject();
    QCOMPARE(domains, (QJsonObject{{u"node"_s, 1}}));
}

void TestSearcher::editsAreSeen()
{
    Engine engine(mixedRecords());
    QVERIFY(engine.ids(u"walrus "_s).isEmpty());
    Record edited = engine.catalog->record(RecordIndex(2));
    edited.signature = {u"walrus in the heap"_s, u"海象"_s};
    edited.domain = u"zoo"_s;
    engine.index.update(RecordIndex(2), edited);
    engine.searcher.indexChanged();
    QCOMPARE(engine.ids(u"walrus "_s), QStringList{u"node/heap"_s});
    QCOMPARE(engine.ids(u"walr"_s), QStringList{u"node/heap"_s});
    QCOMPARE(engine.ids(u"海象"_s), QStringList{u"node/heap"_s});
    QCOMPARE(engine.ids(u"domain:zoo"_s), QStringList{u"node/heap"_s});
    QCOMPARE(engine.search(u"walrus in the heap"_s).hits.front().tier, MatchTier::ExactSignature);
    QCOMPARE(engine.search(u"walrus in"_s).hits.front().tier, MatchTier::Prefix);
    // What it said before is gone, and it is there once.
    QVERIFY(engine.ids(u"javascript "_s).isEmpty());
    QCOMPARE(engine.ids(u"heap "_s), QStringList{u"node/heap"_s});
    QCOMPARE(engine.index.recordCount(), 7U);
}

void TestSearcher::editedAgainAndRemoved()
{
    Engine engine(mixedRecords());
    for (int i = 0; i < 3; ++i) {
        Record edited = engine.catalog->record(RecordIndex(2));
        edited.signature.english = u"walrus number%1"_s.arg(i);
        engine.index.update(RecordIndex(2), edited);
    }
    engine.searcher.indexChanged();
    QVERIFY(engine.ids(u"number0 "_s).isEmpty());
    QCOMPARE(engine.ids(u"number2 "_s), QStringList{u"node/heap"_s});
    engine.index.remove(RecordIndex(2));
    engine.index.remove(RecordIndex(0));
    engine.searcher.indexChanged();
    QVERIFY(engine.ids(u"walrus "_s).isEmpty());
    QCOMPARE(engine.ids(u"memory "_s), QStringList{u"torch/oom"_s});
    QCOMPARE(engine.index.recordCount(), 5U);
    engine.index.update(RecordIndex(2), engine.catalog->record(RecordIndex(2)));
    engine.searcher.indexChanged();
    QCOMPARE(engine.ids(u"heap "_s), QStringList{u"node/heap"_s});
}

void TestSearcher::imageIsCheckedBeforeUse()
{
    const auto catalog = TestData::memoryCatalog(mixedRecords());
    const QByteArray image = SearchIndex::buildImage(*catalog);
    QVERIFY(IndexImage::open(image));
    QCOMPARE(SearchIndex::buildImage(*catalog), image); // the same records, the same bytes
    QVERIFY(!IndexImage::open({}));
    for (qsizetype size = 0; size < image.size(); size += 97)
        QVERIFY(!IndexImage::open(image.first(size)) || size == image.size());
    // A byte that is wrong is refused or harmless: what is opened can be searched.
    for (qsizetype at = 0; at < image.size(); at += 13) {
        QByteArray damaged = image;
        damaged[at] = static_cast<char>(damaged.at(at) ^ 0x5A);
        const std::optional<IndexImage> opened = IndexImage::open(damaged);
        if (!opened)
            continue;
        const SearchIndex index(*opened);
        Searcher searcher(index, *catalog);
        (void)searcher.search(parseQuery(u"memory domain:torch tag:pip mo"_s));
    }
}

void TestSearcher::hostileQueries()
{
    Engine engine(mixedRecords());
    QStringList texts;
    for (const Record &made : mixedRecords())
        texts.append(made.signature.english + made.signature.chinese);
    int nothing = 0;
    for (const QString &text : TestData::hostileQueries(10'000, texts)) {
        const SearchQuery query = parseQuery(text);
        const SearchResult result = engine.searcher.search(query, {.limit = 5, .today = QDate(2026, 6, 1)});
        QVERIFY(result.total <= 7);
        QVERIFY(static_cast<qsizetype>(result.hits.size()) == std::min<qsizetype>(5, result.total));
        for (size_t i = 1; i < result.hits.size(); ++i)
            QVERIFY(result.hits[i - 1].tier <= result.hits[i].tier);
        if (result.total == 0 && ++nothing % 10 == 0) { // each asks many others
            for (const NearQuery &near : nearMisses(query, engine.searcher, engine.index).queries)
                QVERIFY(near.count > 0 && near.query != text);
        }
        SearchMarks marks(result.marks);
        for (const TextRange &range : marks.marksIn(texts.first()))
            QVERIFY(range.start >= 0 && range.length > 0 &&
                    range.start + range.length <= texts.first().size());
    }
}

QTEST_GUILESS_MAIN(TestSearcher)
#include "tst_searcher.moc"
