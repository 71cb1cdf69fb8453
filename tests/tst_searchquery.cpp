// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/querycompletion.h"
#include "models/search/searchquery.h"
#include "tests/support/memorycatalog.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// "word(text)", "-phrase(text)", "conf>0.8": what an item says, for comparing.
QString spelled(const QueryItem &item)
{
    const QString sign = item.isNegated ? u"-"_s : QString();
    switch (item.kind) {
    case QueryItemKind::Word:
        return sign + item.text;
    case QueryItemKind::Phrase:
        return u"%1\"%2\""_s.arg(sign, item.text);
    case QueryItemKind::Regex:
        return u"%1/%2/"_s.arg(sign, item.text);
    case QueryItemKind::Field:
        break;
    }
    if (fieldKind(item.field) == FieldKind::Value || fieldKind(item.field) == FieldKind::Keyword)
        return u"%1%2=%3"_s.arg(sign, queryFieldName(item.field), item.text);
    constexpr std::array Signs{"="_L1, "<"_L1, "<="_L1, ">"_L1, ">="_L1};
    return u"%1%2%3%4"_s.arg(sign, queryFieldName(item.field), Signs[static_cast<size_t>(item.comparison)],
                             QString::number(item.number));
}

Record record(const QString &id, const QString &signature, const QString &domain)
{
    Record made;
    made.id = RecordId(id);
    made.signature.english = signature;
    made.domain = domain;
    made.tags = {u"gpu:a100"_s};
    made.errorCode = u"ORA-00942"_s;
    return made;
}

} // namespace

class TestSearchQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void items_data();
    void items();
    void errors_data();
    void errors();
    void pastedTextHasNoOperators();
    void lastWordIsOpen();
    void longTextIsCut();
    void facetsChangeTheText_data();
    void facetsChangeTheText();
    void completions_data();
    void completions();
};

void TestSearchQuery::items_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("items");
    const auto row = [](const char *name, const QString &text, const QStringList &items) {
        QTest::newRow(name) << text << items;
    };
    row("nothing", u"   "_s, {});
    row("words", u"out of  memory"_s, {u"out"_s, u"of"_s, u"memory"_s});
    row("phrase", u"\"out of memory\" cuda"_s, {u"\"out of memory\""_s, u"cuda"_s});
    row("a quoted word is a word", u"relation \"users\" missing"_s,
        {u"relation"_s, u"users"_s, u"missing"_s});
    row("not", u"memory -pytorch -\"out of\""_s, {u"memory"_s, u"-pytorch"_s, u"-\"out of\""_s});
    row("not a Chinese word", u"-内存"_s, {u"-内存"_s});
    row("options are words", u"rm -rf --force -9 -mod=readonly"_s,
        {u"rm"_s, u"-rf"_s, u"--force"_s, u"-9"_s, u"-mod=readonly"_s});
    row("regex", u"/out of .*memory/ x"_s, {u"/out of .*memory/"_s, u"x"_s});
    row("regex with a slash", u"/a\\/b/"_s, {u"/a\\/b/"_s});
    row("not a regex", u"-/x+/"_s, {u"-/x+/"_s});
    row("paths are words", u"/var/run/docker.sock denied"_s, {u"/var/run/docker.sock"_s, u"denied"_s});
    row("fields", u"domain:pytorch Tier:ai_generated resolvable:true tag:x id:a/b category:c code:E1"_s,
        {u"domain=pytorch"_s, u"tier=ai_generated"_s, u"resolvable=true"_s, u"tag=x"_s, u"id=a/b"_s,
         u"category=c"_s, u"code=E1"_s});
    row("quoted value", u"domain:\"two words\" x"_s, {u"domain=two words"_s, u"x"_s});
    row("field that is not", u"-tier:ai_generated"_s, {u"-tier=ai_generated"_s});
    row("numbers", u"conf:>0.8 evidence:<2 rate:>=50% conf:<=.5 evidence:3"_s,
        {u"conf>0.8"_s, u"evidence<2"_s, u"rate>=0.5"_s, u"conf<=0.5"_s, u"evidence=3"_s});
    row("ages", u"age:>365d age:<2w age:>=1y age:30"_s,
        {u"age>365"_s, u"age<14"_s, u"age>=365"_s, u"age=30"_s});
    row("keywords", u"zh:copied has:regex miss:signature"_s,
        {u"zh=copied"_s, u"has=regex"_s, u"miss=signature"_s});
    row("colons of others", u"RuntimeError: code://x id::find http://a"_s,
        {u"RuntimeError:"_s, u"code://x"_s, u"id::find"_s, u"http://a"_s});
    row("kept by the user", u"is:bookmarked -has:note"_s, {u"is=bookmarked"_s, u"-has=note"_s});
    row("colons of sentences", u"exit code: 137 what it said is: no"_s,
        {u"exit"_s, u"code:"_s, u"137"_s, u"what"_s, u"it"_s, u"said"_s, u"is:"_s, u"no"_s});
}

void TestSearchQuery::items()
{
    QFETCH(QString, text);
    QFETCH(QStringList, items);
    const SearchQuery query = parseQuery(text);
    QStringList found;
    for (const QueryItem &item : query.items) {
        found.append(spelled(item));
        QVERIFY(item.place.start >= 0 && item.place.start + item.place.length <= text.size());
    }
    QCOMPARE(found, items);
    QVERIFY(query.errors.isEmpty());
}

void TestSearchQuery::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("itemsLeft");
    QTest::newRow("no value") << u"x domain: y"_s << u"missing-value"_s << u"domain:"_s << 2;
    QTest::newRow("no value yet") << u"x is:"_s << u"missing-value"_s << u"is:"_s << 1;
    QTest::newRow("no number") << u"conf:high x"_s << u"bad-number"_s << u"conf:high"_s << 1;
    QTest::newRow("negative") << u"evidence:>-1"_s << u"bad-number"_s << u"evidence:>-1"_s << 0;
    QTest::newRow("infinite") << u"conf:>inf"_s << u"bad-number"_s << u"conf:>inf"_s << 0;
    QTest::newRow("no age") << u"age:>old"_s << u"bad-age"_s << u"age:>old"_s << 0;
    QTest::newRow("nothing that it is") << u"is:read x"_s << u"unknown-keyword"_s << u"is:read"_s << 1;
    QTest::newRow("keyword") << u"zh:wrong x"_s << u"unknown-keyword"_s << u"zh:wrong"_s << 1;
    QTest::newRow("quote") << u"x \"out of"_s << u"unclosed-quote"_s << u"\"out of"_s << 3;
    QTest::newRow("open regex") << u"/out.*of"_s << u"unclosed-regex"_s << u"/out.*of"_s << 1;
    QTest::newRow("bad regex") << u"x /(/ y"_s << u"invalid-regex"_s << u"/(/"_s << 2;
}

void TestSearchQuery::errors()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    QFETCH(QString, place);
    QFETCH(int, itemsLeft);
    const SearchQuery query = parseQuery(text);
    QCOMPARE(query.errors.size(), 1);
    const QueryError &found = query.errors.first();
    QCOMPARE(queryErrorName(found.code), error);
    QCOMPARE(text.sliced(found.place.start, found.place.length), place);
    QCOMPARE(query.items.size(), itemsLeft);
}

void TestSearchQuery::pastedTextHasNoOperators()
{
    const SearchQuery lines = parseQuery(u"a -foo domain:x\n\"b"_s);
    QVERIFY(lines.isPasted);
    QCOMPARE(lines.items.size(), 1);
    QVERIFY(lines.errors.isEmpty());
    QVERIFY(!parseQuery(u"one line\n"_s).isPasted);
    QVERIFY(parseQuery(u"a b c d e f g h i j k l"_s).isPasted);
    QVERIFY(!parseQuery(u"a b c d e f g h i j k"_s).isPasted);
    QVERIFY(!parseQuery(u"a b c d e f g h i j k tag:l"_s).isPasted);
}

void TestSearchQuery::lastWordIsOpen()
{
    QVERIFY(parseQuery(u"out of mem"_s).lastIsOpen);
    QVERIFY(!parseQuery(u"out of mem "_s).lastIsOpen);
    QVERIFY(!parseQuery(u"mem domain:x"_s).lastIsOpen);
    QVERIFY(!parseQuery(u"a \"mem\""_s).lastIsOpen);
}

void TestSearchQuery::longTextIsCut()
{
    const SearchQuery longest = parseQuery(QString(SearchQuery::LongestText, u'x'));
    QVERIFY(longest.errors.isEmpty());
    const SearchQuery longer = parseQuery(QString(SearchQuery::LongestText + 1, u'x'));
    QCOMPARE(longer.errors.size(), 1);
    QCOMPARE(longer.errors.first().code, QueryErrorCode::TooLong);
    QCOMPARE(longer.text.size(), SearchQuery::LongestText);
}

void TestSearchQuery::facetsChangeTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("on");
    QTest::addColumn<QString>("changed");
    QTest::newRow("add") << u"out of memory"_s << true << u"out of memory domain:pytorch"_s;
    QTest::newRow("alone") << QString() << true << u"domain:pytorch"_s;
    QTest::newRow("replace") << u"x domain:cuda y"_s << true << u"x y domain:pytorch"_s;
    QTest::newRow("twice") << u"domain:pytorch"_s << true << u"domain:pytorch"_s;
    QTest::newRow("remove") << u"x domain:pytorch y"_s << false << u"x y"_s;
    QTest::newRow("remove another") << u"x domain:cuda"_s << false << u"x domain:cuda"_s;
    QTest::newRow("one that is not stays") << u"-domain:pytorch"_s << false << u"-domain:pytorch"_s;
}

void TestSearchQuery::facetsChangeTheText()
{
    QFETCH(QString, text);
    QFETCH(bool, on);
    QFETCH(QString, changed);
    QCOMPARE(withField(text, QueryField::Domain, u"pytorch"_s, on), changed);
    QCOMPARE(asksForField(parseQuery(changed), QueryField::Domain, u"pytorch"_s), on);
}

void TestSearchQuery::completions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::addColumn<int>("start");
    QTest::newRow("field") << u"x dom"_s << u"domain:"_s << 2;
    QTest::newRow("value") << u"domain:py"_s << u"domain:pytorch"_s << 0;
    QTest::newRow("value of a field that is not") << u"-domain:py"_s << u"-domain:pytorch"_s << 0;
    QTest::newRow("keyword") << u"zh:co"_s << u"zh:copied"_s << 0;
    QTest::newRow("bookmarks") << u"x is:b"_s << u"is:bookmarked"_s << 2;
    QTest::newRow("tag") << u"tag:gpu"_s << u"tag:gpu:a100"_s << 0;
    QTest::newRow("code") << u"code:ora"_s << u"code:ora-00942"_s << 0;
    QTest::newRow("word, the most frequent first") << u"mem"_s << u"memory"_s << 0;
    QTest::newRow("within a phrase") << u"\"out me"_s << QString() << 0;
    QTest::newRow("within a regex") << u"/me"_s << QString() << 0;
}

void TestSearchQuery::completions()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    QFETCH(int, start);
    const auto catalog = TestData::memoryCatalog({record(u"a/1"_s, u"out of memory"_s, u"pytorch"_s),
                                                  record(u"a/2"_s, u"memory leak"_s, u"pytorch"_s),
                                                  record(u"a/3"_s, u"memo pad"_s, u"cuda"_s)});
    const SearchIndex index = SearchIndex::build(*catalog);
    const QList<Completion> found = completionsAt(text, text.size(), index);
    QCOMPARE(found.isEmpty() ? QString() : found.first().text, first);
    if (!found.isEmpty())
        QCOMPARE(found.first().range, (TextRange{.start = start, .length = text.size() - start}));
}

QTEST_GUILESS_MAIN(TestSearchQuery)
#include "tst_searchquery.moc"
