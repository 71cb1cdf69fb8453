// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonrecordcodec.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

using Kind = ValueEdit::Kind;

class TestJsonSplice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void editsAsThePersonWould_data();
    void editsAsThePersonWould();
    void refuses_data();
    void refuses();
    void differences_data();
    void differences();
    void findsRecordsInFiles();
    void blankRecordIsARecord();
    void numbersAreShort();
};

void TestJsonSplice::editsAsThePersonWould_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<ValueEdit>>("edits");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QList<ValueEdit> &edits,
                        const QByteArray &expected) { QTest::newRow(name) << text << edits << expected; };
    const auto set = [](const QString &pointer, const QByteArray &json) {
        return QList<ValueEdit>{{.kind = Kind::Set, .pointer = pointer, .json = json}};
    };
    const auto insert = [](const QString &pointer, const QByteArray &json) {
        return QList<ValueEdit>{{.kind = Kind::Insert, .pointer = pointer, .json = json}};
    };
    const auto remove = [](const QString &pointer) {
        return QList<ValueEdit>{{.kind = Kind::Remove, .pointer = pointer}};
    };
    const auto move = [](const QString &pointer, qsizetype to) {
        return QList<ValueEdit>{{.kind = Kind::Move, .pointer = pointer, .to = to}};
    };

    row("one value, all else odd", R"( {"b":1.0 ,"a": 1e400,"a":12345678901234567890 ,"c" :null})",
        set(u"/c"_s, "\"x\""), R"( {"b":1.0 ,"a": 1e400,"a":12345678901234567890 ,"c" :"x"})");
    row("the last of repeated keys", R"({"a":1,"a":2})", set(u"/a"_s, "3"), R"({"a":1,"a":3})");
    row("what it says already", R"({"a":"\u0041\/"})", set(u"/a"_s, R"("A/")"), R"({"a":"\u0041\/"})");
    row("a number with its spelling", R"({"a":1.0})", set(u"/a"_s, "1.00"), R"({"a":1.00})");
    row("the changed part of a text", R"({"a":"\u0041 b\/c"})", set(u"/a"_s, R"("A x/c")"),
        R"({"a":"\u0041 x\/c"})");
    row("one character of a pair", "{\"a\":\"\xF0\x9F\x98\x80\"}", set(u"/a"_s, "\"\xF0\x9F\x98\x81\""),
        "{\"a\":\"\xF0\x9F\x98\x81\"}");
    row("escapes where the file escapes", R"({"a":"\u4f60","b":""})", set(u"/b"_s, "\"\xE5\xA5\xBD\""),
        R"({"a":"\u4f60","b":"\u597d"})");
    row("a lone surrogate survives", R"({"a":"\ud800 x"})", set(u"/a"_s, R"("\ud800 y")"),
        R"({"a":"\ud800 y"})");
    row("a member that was absent", "{\r\n\t\"a\": 1\r\n}", set(u"/b"_s, "[1,{\"c\":2}]"),
        "{\r\n\t\"a\": 1,\r\n\t\"b\": [\r\n\t\t1,\r\n\t\t{\r\n\t\t\t\"c\": 2\r\n\t\t}\r\n\t]\r\n}");
    row("a member with the objects around it", R"({"a": 1})", set(u"/b/c~1d"_s, "2"),
        R"({"a": 1, "b": {"c/d": 2}})");
    row("into null", R"({"a":null})", set(u"/a/b"_s, "2"), R"({"a":{"b":2}})");
    row("into an empty object over lines", "{\n  \"a\": {}\n}", set(u"/a/b"_s, "2"),
        "{\n  \"a\": {\n    \"b\": 2\n  }\n}");
    row("first item over lines", "{\n  \"a\": []\n}", insert(u"/a/-"_s, "\"x\""),
        "{\n  \"a\": [\n    \"x\"\n  ]\n}");
    row("first item where lists of texts stand on one line", "{\n  \"a\": [],\n  \"b\": [ 1,2 ]\n}",
        insert(u"/a/0"_s, "\"x\""), "{\n  \"a\": [ \"x\" ],\n  \"b\": [ 1,2 ]\n}");
    row("list that is missing", "{\n \"a\": 1\n}", insert(u"/b/-"_s, "1"),
        "{\n \"a\": 1,\n \"b\": [\n  1\n ]\n}");
    row("last item", R"({"a":[1 , 2]})", insert(u"/a/-"_s, "3"), R"({"a":[1 , 2 , 3]})");
    row("item in front", "{\"a\":[\n 1,\n 2\n]}", insert(u"/a/0"_s, "0"), "{\"a\":[\n 0,\n 1,\n 2\n]}");
    row("second item over lines", "[\n\t1\n]", insert(u"/1"_s, "{\"b\":1}"),
        "[\n\t1,\n\t{\n\t\t\"b\": 1\n\t}\n]");
    row("removed between", "[\n 1,\n 2,\n 3\n]", remove(u"/1"_s), "[\n 1,\n 3\n]");
    row("removed in front", "[\n 1,\n 2,\n 3\n]", remove(u"/0"_s), "[\n 2,\n 3\n]");
    row("removed at the end", "[\n 1,\n 2,\n 3\n]", remove(u"/2"_s), "[\n 1,\n 2\n]");
    row("removed the last one", "{\"a\":[\n 1\n]}", remove(u"/a/0"_s), "{\"a\":[]}");
    row("removed with its repeats", R"({"a":1,"b":2,"a":3,"c":4})", remove(u"/a"_s), R"({"b":2,"c":4})");
    row("moved down", "[ 1,\n 22,\n 333 ]", move(u"/0"_s, 2), "[ 22,\n 333,\n 1 ]");
    row("moved up", "[1, 2, 3]", move(u"/2"_s, 0), "[3, 1, 2]");
    row("byte order mark stays", "\xEF\xBB\xBF{\"a\":1}\n", set(u"/a"_s, "2"), "\xEF\xBB\xBF{\"a\":2}\n");
    row("controls", R"({"a":""})", set(u"/a"_s, R"("\u0000\b\f\n\r\t\"\\\u001f/")"),
        R"({"a":"\u0000\b\f\n\r\t\"\\\u001f/"})");
    row("several", R"({"a":[1]})",
        {{.kind = Kind::Insert, .pointer = u"/a/-"_s, .json = "2"},
         {.kind = Kind::Remove, .pointer = u"/a/0"_s}},
        R"({"a":[2]})");
}

void TestJsonSplice::editsAsThePersonWould()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QList<ValueEdit>, edits);
    QFETCH(const QByteArray, expected);
    const Result<QByteArray> edited = JsonRecordCodec().edited(text, edits);
    QVERIFY2(edited, edited ? "" : qPrintable(errorName(edited.error().code)));
    QCOMPARE(*edited, expected);
}

void TestJsonSplice::refuses_data()
{
    QTest::addColumn<ValueEdit>("edit");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char *name, Kind kind, const QString &pointer, const QByteArray &json,
                        qsizetype to, ErrorCode code) {
        QTest::newRow(name) << ValueEdit{.kind = kind, .pointer = pointer, .json = json, .to = to} << code;
    };
    row("not JSON", Kind::Set, u"/a"_s, "x", 0, ErrorCode::JsonSyntax);
    row("two values", Kind::Set, u"/a"_s, "1 2", 0, ErrorCode::JsonSyntax);
    row("bad UTF-8", Kind::Set, u"/a"_s, "\"\xFF\"", 0, ErrorCode::InvalidUtf8);
    row("no pointer", Kind::Set, u"a"_s, "1", 0, ErrorCode::PointerNotFound);
    row("below a text", Kind::Set, u"/s/b"_s, "1", 0, ErrorCode::WrongType);
    row("beyond the list", Kind::Set, u"/a/5"_s, "1", 0, ErrorCode::PointerNotFound);
    row("no index", Kind::Insert, u"/a/01"_s, "1", 0, ErrorCode::PointerNotFound);
    row("into a text", Kind::Insert, u"/s/-"_s, "1", 0, ErrorCode::WrongType);
    row("nothing to remove", Kind::Remove, u"/x"_s, {}, 0, ErrorCode::PointerNotFound);
    row("the record itself", Kind::Remove, QString(), {}, 0, ErrorCode::PointerNotFound);
    row("moved too far", Kind::Move, u"/a/0"_s, {}, 2, ErrorCode::PointerNotFound);
    row("moved before the list", Kind::Move, u"/a/0"_s, {}, -1, ErrorCode::PointerNotFound);
    row("moved a member", Kind::Move, u"/s"_s, {}, 0, ErrorCode::PointerNotFound);
}

void TestJsonSplice::refuses()
{
    QFETCH(const ValueEdit, edit);
    QFETCH(const ErrorCode, code);
    const Result<QByteArray> edited = JsonRecordCodec().edited(R"({"a": [1, 2], "s": "t"})", {edit});
    QVERIFY(!edited);
    QCOMPARE(edited.error().code, code);
}

void TestJsonSplice::differences_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("pointers");
    QTest::newRow("spelling alone") << R"({"a": "\u0041"})"_ba << R"({"a":"A"})"_ba << QStringList{};
    QTest::newRow("number's spelling") << R"({"a":1.0})"_ba << R"({"a":1})"_ba << QStringList{u"/a"_s};
    QTest::newRow("deep") << R"({"a":[{"b":1,"c":2}],"d":0})"_ba << R"({"a":[{"b":1,"c":3}],"d":0})"_ba
                          << QStringList{u"/a/0/c"_s};
    QTest::newRow("lengths") << R"({"a":[1]})"_ba << R"({"a":[1,2]})"_ba << QStringList{u"/a"_s};
    QTest::newRow("keys come and go")
        << R"({"a":1,"b":2})"_ba << R"({"b":2,"c/d":1})"_ba << QStringList{u"/a"_s, u"/c~1d"_s};
    QTest::newRow("kind") << R"({"a":1})"_ba << R"({"a":[1]})"_ba << QStringList{u"/a"_s};
    QTest::newRow("repeated keys") << R"({"a":1,"a":2})"_ba << R"({"a":7,"a":3})"_ba << QStringList{u"/a"_s};
}

void TestJsonSplice::differences()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QStringList, pointers);
    QCOMPARE(JsonRecordCodec().differences(before, after), pointers);
}

void TestJsonSplice::findsRecordsInFiles()
{
    const JsonRecordCodec codec;
    using Ranges = QList<RecordBytesRange>;
    QCOMPARE(codec.recordsIn("\xEF\xBB\xBF {} \n", u"a.json"_s), (Ranges{{.begin = 4, .end = 6}}));
    QCOMPARE(codec.recordsIn("[{}, {}]", u"a.json"_s),
             (Ranges{{.begin = 1, .end = 3}, {.begin = 5, .end = 7}}));
    QCOMPARE(codec.recordsIn("{}\r\n\n {}", u"a.jsonl"_s),
             (Ranges{{.begin = 0, .end = 2}, {.begin = 6, .end = 8}}));
    QCOMPARE(codec.recordsIn("", u"a.json"_s), Ranges());
}

void TestJsonSplice::blankRecordIsARecord()
{
    const JsonRecordCodec codec;
    const RecordId id(u"a b\"/c"_s);
    const Result<Record> record = codec.decoded(codec.blankRecord(id));
    QVERIFY(record);
    QCOMPARE(record->id, id);
    QCOMPARE(record->domain, u"a b\""_s);
    QVERIFY(!isValidRecordId(id));
    QVERIFY(isValidRecordId(RecordId(u"a/b"_s)));
    QVERIFY(!isValidRecordId(RecordId(u"a/"_s)));
    QVERIFY(!isValidRecordId(RecordId(u"a"_s)));
    QVERIFY(!isValidRecordId(RecordId(u"../a"_s)));
    QVERIFY(!isValidRecordId(RecordId(u"a/./b"_s)));
    QVERIFY(isValidRecordId(RecordId(u".a/b..c"_s)));
}

void TestJsonSplice::numbersAreShort()
{
    const JsonRecordCodec codec;
    QCOMPARE(codec.numberJson(0.1), "0.1");
    QCOMPARE(codec.numberJson(1), "1");
    QCOMPARE(codec.numberJson(0.85), "0.85");
}

QTEST_GUILESS_MAIN(TestJsonSplice)
#include "tst_jsonsplice.moc"
