// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonfault.h"
#include "models/io/jsonparser.h"
#include "models/io/textposition.h"
#include "tests/support/jsonemit.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// The tree of a text that is known to be good.
JsonTree treeOf(const QByteArray &text)
{
    std::expected<JsonTree, JsonFault> tree = JsonParser().parse(text);
    return tree ? std::move(*tree) : JsonTree();
}

QByteArray nested(int depth)
{
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

} // namespace

class TestJsonTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void keepsEveryByte_data();
    void keepsEveryByte();
    void knowsEveryValue();
    void refuses_data();
    void refuses();
    void decodesStrings_data();
    void decodesStrings();
    void readsNumbers_data();
    void readsNumbers();
    void followsPointers_data();
    void followsPointers();
    void pointsToEveryValue();
    void readsToTheDepthLimit();
    void survivesAbsurdDepth_data();
    void survivesAbsurdDepth();
    void readsToTheSizeLimit();
    void doesNotCareWhatStandsBehind();
    void agreesWithTheScannerOnBrokenTexts();
    void countsLinesAndColumns_data();
    void countsLinesAndColumns();
};

void TestJsonTree::keepsEveryByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("number spelling") << R"([1.0, 1, 1e400, -0, 1E+2, 12345678901234567890, 0.10])"_ba;
    QTest::newRow("repeated keys") << R"({"a": 1, "a": 2, "b": {"a": 3}, "a": 4})"_ba;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF{\"a\": 1}"_ba;
    QTest::newRow("CRLF") << "{\r\n  \"a\": [\r\n    1,\r\n    2\r\n  ]\r\n}\r\n"_ba;
    QTest::newRow("no white space") << R"({"a":[1,{"b":"c"},[]],"d":{}})"_ba;
    QTest::newRow("odd white space") << " \t{ \"a\"\n:\r1 , \"b\" :[ ]\t}  \n\n"_ba;
    QTest::newRow("escapes") << R"({"\u0061\n": "\ud83d\ude00 \/ \" \\", "x\\": "\\"})"_ba;
    QTest::newRow("lone surrogate") << R"(["\ud800", "\udc00x"])"_ba;
    QTest::newRow("text beyond ASCII") << R"({"键": "值 😀", "é": "\u00e9"})"_ba;
    QTest::newRow("empty names") << R"({"": "", " ": null})"_ba;
    QTest::newRow("scalar string") << " \"a\\\"b\" \n"_ba;
    QTest::newRow("scalar number") << "-12.5e-3"_ba;
    QTest::newRow("scalar literal") << "\nnull"_ba;
    QTest::newRow("empty array") << "[ ]"_ba;
    QTest::newRow("brackets in strings") << R"(["]", "}{", {"[": "]"}, ","])"_ba;
}

void TestJsonTree::keepsEveryByte()
{
    QFETCH(const QByteArray, text);
    const auto tree = JsonParser().parse(text);
    QVERIFY(tree);
    QCOMPARE(emitJson(*tree), text);
    QCOMPARE(findJsonFault(text, MaxJsonDepth), std::nullopt);
}

void TestJsonTree::knowsEveryValue()
{
    const QByteArray text = R"( {"a": [true, false, null], "bc" : {"d": 1.50}, "e": "f"} )"_ba;
    const JsonTree tree = treeOf(text);
    QCOMPARE(tree.nodeCount(), 8);
    const auto raw = [&](const QString &pointer) { return tree.raw(tree.find(pointer)).toByteArray(); };
    QCOMPARE(tree.span(tree.root()), (JsonSpan{.begin = 1, .end = text.size() - 1}));
    QCOMPARE(tree.kind(tree.root()), JsonKind::Object);
    QCOMPARE(tree.childCount(tree.root()), 3);
    QVERIFY(!tree.hasKey(tree.root()));
    QCOMPARE(raw(u"/a"_s), "[true, false, null]"_ba);
    QCOMPARE(tree.kind(tree.find(u"/a/0")), JsonKind::True);
    QCOMPARE(tree.kind(tree.find(u"/a/1")), JsonKind::False);
    QCOMPARE(tree.kind(tree.find(u"/a/2")), JsonKind::Null);
    QCOMPARE(raw(u"/bc"_s), R"({"d": 1.50})"_ba);
    QCOMPARE(raw(u"/bc/d"_s), "1.50"_ba);
    QCOMPARE(raw(u"/e"_s), "\"f\""_ba);
    QCOMPARE(tree.rawKey(tree.find(u"/bc")).toByteArray(), "bc"_ba);
    QCOMPARE(tree.key(tree.find(u"/bc")), u"bc"_s);
    QVERIFY(tree.key(tree.root()).isNull());
    QVERIFY(!tree.nextSibling(tree.root()).isValid());
    QVERIFY(!tree.nextSibling(tree.find(u"/e")).isValid());
    QVERIFY(!tree.firstChild(tree.find(u"/e")).isValid());
}

void TestJsonTree::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("detail"); // null: InvalidUtf8
    QTest::newRow("nothing") << ""_ba << 0 << u"value expected"_s;
    QTest::newRow("white space") << " \n"_ba << 2 << u"value expected"_s;
    QTest::newRow("byte order mark alone") << "\xEF\xBB\xBF"_ba << 3 << u"value expected"_s;
    QTest::newRow("two byte order marks") << "\xEF\xBB\xBF\xEF\xBB\xBF"
                                             "0"_ba
                                          << 3 << u"value expected"_s;
    QTest::newRow("byte order mark inside") << "[\xEF\xBB\xBF]"_ba << 1 << u"value expected"_s;
    QTest::newRow("missing comma in array") << "[1 2]"_ba << 3 << u"',' or ']' expected"_s;
    QTest::newRow("missing comma in object") << R"({"a": 1 "b": 2})"_ba << 8 << u"',' or '}' expected"_s;
    QTest::newRow("comma before bracket") << "[1,]"_ba << 3 << u"value expected"_s;
    QTest::newRow("comma before brace") << R"({"a": 1,})"_ba << 8 << u"name of a member expected"_s;
    QTest::newRow("two commas") << "[1,,2]"_ba << 3 << u"value expected"_s;
    QTest::newRow("lone comma") << "[,]"_ba << 1 << u"value expected"_s;
    QTest::newRow("missing colon") << R"({"a" 1})"_ba << 5 << u"':' expected"_s;
    QTest::newRow("second colon") << R"({"a": "b": 1})"_ba << 9 << u"',' or '}' expected"_s;
    QTest::newRow("second colon, closed twice") << R"([{"a": "b": 1}}])"_ba << 10 << u"',' or '}' expected"_s;
    QTest::newRow("missing value") << R"({"a":})"_ba << 5 << u"value expected"_s;
    QTest::newRow("name without quotes") << "{a: 1}"_ba << 1 << u"name of a member expected"_s;
    QTest::newRow("number as name") << "{1: 1}"_ba << 1 << u"name of a member expected"_s;
    QTest::newRow("wrong bracket") << R"({"a": [1})"_ba << 8 << u"',' or ']' expected"_s;
    QTest::newRow("wrong brace") << R"([{"a": 1]])"_ba << 8 << u"',' or '}' expected"_s;
    QTest::newRow("open array") << "[1, 2"_ba << 5 << u"',' or ']' expected"_s;
    QTest::newRow("open object") << R"({"a": {"b": 1})"_ba << 14 << u"',' or '}' expected"_s;
    QTest::newRow("open string") << R"({"a": "b)"_ba << 8 << u"end of the string expected"_s;
    QTest::newRow("open escape") << "[\"\\"_ba << 3 << u"end of the string expected"_s;
    QTest::newRow("something behind") << "{} x"_ba << 3 << u"end of the text expected"_s;
    QTest::newRow("second value") << "1 2"_ba << 2 << u"end of the text expected"_s;
    QTest::newRow("second object") << "{}\n{}"_ba << 3 << u"end of the text expected"_s;
    QTest::newRow("closing too much") << "[]]"_ba << 2 << u"end of the text expected"_s;
    QTest::newRow("unknown escape") << R"(["a\x41"])"_ba << 3 << u"unknown escape"_s;
    QTest::newRow("short escape") << R"(["\u12g4"])"_ba << 2
                                  << u"four hexadecimal digits expected after \\u"_s;
    QTest::newRow("bad escape in a name") << R"({"\q": 1})"_ba << 2 << u"unknown escape"_s;
    QTest::newRow("line end in a string") << "[\"a\nb\"]"_ba << 3 << u"control character in a string"_s;
    QTest::newRow("NUL in a string") << QByteArray("[\"a\0b\"]", 7) << 3
                                     << u"control character in a string"_s;
    QTest::newRow("NUL between") << QByteArray("[1,\0 2]", 7) << 3 << u"value expected"_s;
    QTest::newRow("leading zero") << "[01]"_ba << 1 << u"number with a leading zero"_s;
    QTest::newRow("no fraction") << "[1.]"_ba << 3 << u"digit expected"_s;
    QTest::newRow("no whole part") << "[.5]"_ba << 1 << u"value expected"_s;
    QTest::newRow("plus sign") << "[+1]"_ba << 1 << u"value expected"_s;
    QTest::newRow("lone minus") << "[-]"_ba << 2 << u"digit expected"_s;
    QTest::newRow("no exponent") << "[1e]"_ba << 3 << u"digit expected"_s;
    QTest::newRow("hexadecimal") << "[0x10]"_ba << 2 << u"',' or ']' expected"_s;
    QTest::newRow("letters behind a number") << "[12ab]"_ba << 3 << u"',' or ']' expected"_s;
    QTest::newRow("string behind a number") << "[12\"ab\"]"_ba << 3 << u"',' or ']' expected"_s;
    QTest::newRow("letters behind a string") << "[\"ab\"cd]"_ba << 5 << u"',' or ']' expected"_s;
    QTest::newRow("string behind a string") << "[\"ab\"\"cd\"]"_ba << 5 << u"',' or ']' expected"_s;
    QTest::newRow("NaN") << "[NaN]"_ba << 1 << u"value expected"_s;
    QTest::newRow("cut literal") << "[tru]"_ba << 1 << u"value expected"_s;
    QTest::newRow("long literal") << "[nulls]"_ba << 5 << u"',' or ']' expected"_s;
    QTest::newRow("comment") << "[1 // one\n]"_ba << 3 << u"',' or ']' expected"_s;
    QTest::newRow("quote of the wrong kind") << "['a']"_ba << 1 << u"value expected"_s;
    QTest::newRow("bad byte in a string") << "[\"a\xFF\"]"_ba << 3 << QString();
    QTest::newRow("cut sequence") << "[\"\xE4\xB8\"]"_ba << 2 << QString();
    QTest::newRow("cut sequence at the end") << "[\"\xE4\xB8"_ba << 2 << QString();
    QTest::newRow("overlong sequence") << "[\"\xC0\xAF\"]"_ba << 2 << QString();
    QTest::newRow("overlong of three") << "[\"\xE0\x9F\xBF\"]"_ba << 2 << QString();
    QTest::newRow("surrogate in UTF-8") << "[\"\xED\xA0\x80\"]"_ba << 2 << QString();
    QTest::newRow("beyond Unicode") << "[\"\xF4\x90\x80\x80\"]"_ba << 2 << QString();
    QTest::newRow("continuation alone") << "[\"\x80\"]"_ba << 2 << QString();
    QTest::newRow("bad byte between") << "[1, \xFE]"_ba << 4 << QString();
    QTest::newRow("bad byte in a name") << "{\"\xFE\": 1}"_ba << 2 << QString();
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE{\0}\0", 6) << 0 << QString();
    QTest::newRow("first of two faults") << "[1 2, \"\xFF\"]"_ba << 3 << u"',' or ']' expected"_s;
}

void TestJsonTree::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, offset);
    QFETCH(const QString, detail);
    const auto tree = JsonParser().parse(text);
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, detail.isNull() ? ErrorCode::InvalidUtf8 : ErrorCode::JsonSyntax);
    QCOMPARE(tree.error().detail, detail);
    QCOMPARE(tree.error().offset, offset);
}

void TestJsonTree::decodesStrings_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << R"("")"_ba << u""_s;
    QTest::newRow("plain") << R"("abc")"_ba << u"abc"_s;
    QTest::newRow("every short escape") << R"("\"\\\/\b\f\n\r\t")"_ba << u"\"\\/\b\f\n\r\t"_s;
    QTest::newRow("code point") << R"("x\u4e2d\u6587y")"_ba << u"x中文y"_s;
    QTest::newRow("upper and lower case") << R"("\u00E9\u00e9")"_ba << u"éé"_s;
    QTest::newRow("pair") << R"("\ud83d\ude00")"_ba << u"😀"_s;
    QTest::newRow("NUL") << R"("a\u0000b")"_ba << QStringView(u"a\0b", 3).toString();
    QTest::newRow("raw beyond ASCII") << R"("中 \\ 😀")"_ba << u"中 \\ 😀"_s;
    QTest::newRow("lone surrogate") << R"("\ud800")"_ba << QString(QChar(0xD800));
    QTest::newRow("byte order mark") << "\"\xEF\xBB\xBFx\""_ba << u"\uFEFFx"_s;
    QTest::newRow("byte order marks and escapes")
        << "\"\xEF\xBB\xBF\xEF\xBB\xBF\\n\xEF\xBB\xBF\""_ba << u"\uFEFF\uFEFF\n\uFEFF"_s;
}

void TestJsonTree::decodesStrings()
{
    QFETCH(const QByteArray, token);
    QFETCH(const QString, text);
    const JsonTree tree = treeOf(token);
    QCOMPARE(tree.text(tree.root()), text);
    QVERIFY(!tree.text(tree.root()).isNull());
    const QByteArray object = "{" + token + ": 1}";
    const JsonTree keyed = treeOf(object);
    QCOMPARE(keyed.key(keyed.firstChild(keyed.root())), text);
}

void TestJsonTree::readsNumbers_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<std::optional<double>>("number");
    QTest::addColumn<std::optional<qint64>>("integer");
    using D = std::optional<double>;
    using I = std::optional<qint64>;
    QTest::newRow("integer") << "12"_ba << D(12) << I(12);
    QTest::newRow("negative") << "-3"_ba << D(-3) << I(-3);
    QTest::newRow("fraction") << "0.5"_ba << D(0.5) << I();
    QTest::newRow("whole fraction") << "1.0"_ba << D(1) << I();
    QTest::newRow("exponent") << "1e2"_ba << D(100) << I();
    QTest::newRow("too large") << "1e400"_ba << D() << I();
    QTest::newRow("20 digits") << "12345678901234567890"_ba << D(12345678901234567890.0) << I();
    QTest::newRow("largest") << "9223372036854775807"_ba << D(9223372036854775807.0)
                             << I(9223372036854775807);
    QTest::newRow("no number") << "\"1\""_ba << D() << I();
}

void TestJsonTree::readsNumbers()
{
    QFETCH(const QByteArray, token);
    const JsonTree tree = treeOf(token);
    QTEST(tree.number(tree.root()), "number");
    QTEST(tree.integer(tree.root()), "integer");
}

void TestJsonTree::followsPointers_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("raw"); // null: leads nowhere
    QTest::newRow("root") << u""_s << R"({"a":[1,[2]],"":3,"m~n":4,"x/y":5,"k":6,"k":7,"0":8})"_ba;
    QTest::newRow("member") << u"/a"_s << "[1,[2]]"_ba;
    QTest::newRow("element") << u"/a/0"_s << "1"_ba;
    QTest::newRow("element of element") << u"/a/1/0"_s << "2"_ba;
    QTest::newRow("empty key") << u"/"_s << "3"_ba;
    QTest::newRow("tilde") << u"/m~0n"_s << "4"_ba;
    QTest::newRow("slash") << u"/x~1y"_s << "5"_ba;
    QTest::newRow("last of repeated keys") << u"/k"_s << "7"_ba;
    QTest::newRow("digit as key") << u"/0"_s << "8"_ba;
    QTest::newRow("no such member") << u"/b"_s << QByteArray();
    QTest::newRow("beyond the end") << u"/a/2"_s << QByteArray();
    QTest::newRow("behind the end") << u"/a/-"_s << QByteArray();
    QTest::newRow("leading zero") << u"/a/00"_s << QByteArray();
    QTest::newRow("huge index") << u"/a/99999999999999999999"_s << QByteArray();
    QTest::newRow("no slash") << u"a"_s << QByteArray();
    QTest::newRow("into a scalar") << u"/a/0/0"_s << QByteArray();
}

void TestJsonTree::followsPointers()
{
    QFETCH(const QString, pointer);
    QFETCH(const QByteArray, raw);
    const QByteArray text = R"({"a":[1,[2]],"":3,"m~n":4,"x/y":5,"k":6,"k":7,"0":8})"_ba;
    const JsonTree tree = treeOf(text);
    const JsonNodeId node = tree.find(pointer);
    QCOMPARE(node.isValid(), !raw.isNull());
    if (node.isValid()) {
        QCOMPARE(tree.raw(node).toByteArray(), raw);
        QCOMPARE(tree.pointerTo(node), pointer);
    }
}

void TestJsonTree::pointsToEveryValue()
{
    QFile file(TestData::sourcePath(u"data/catalog/pytorch/fsdp-parameter-mismatch.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const JsonTree tree = treeOf(text);
    QVERIFY(tree.nodeCount() > 90);
    for (quint32 i = 0; i < static_cast<quint32>(tree.nodeCount()); ++i)
        QCOMPARE(tree.find(tree.pointerTo(JsonNodeId(i))), JsonNodeId(i));
}

void TestJsonTree::readsToTheDepthLimit()
{
    const QByteArray deepest = nested(MaxJsonDepth);
    const auto tree = JsonParser().parse(deepest);
    QVERIFY(tree);
    QCOMPARE(emitJson(*tree), deepest);
    const auto deeper = JsonParser().parse(nested(MaxJsonDepth + 1));
    QVERIFY(!deeper);
    QCOMPARE(deeper.error().code, ErrorCode::JsonTooDeep);
    QCOMPARE(deeper.error().offset, MaxJsonDepth);
}

void TestJsonTree::survivesAbsurdDepth_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("arrays") << nested(10'000);
    QTest::newRow("open arrays") << QByteArray(1'000'000, '[');
    QTest::newRow("objects") << QByteArray(R"({"a":)").repeated(10'000) + "1" + QByteArray(10'000, '}');
}

void TestJsonTree::survivesAbsurdDepth()
{
    QFETCH(const QByteArray, text);
    const auto tree = JsonParser().parse(text);
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, ErrorCode::JsonTooDeep);
}

void TestJsonTree::readsToTheSizeLimit()
{
    QByteArray text = "\"" + QByteArray(MaxJsonBytes - 2, 'x') + "\"";
    QCOMPARE(text.size(), MaxJsonBytes);
    QVERIFY(JsonParser().parse(text));
    text += ' ';
    const auto tree = JsonParser().parse(text);
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, ErrorCode::JsonTooLarge);
}

void TestJsonTree::doesNotCareWhatStandsBehind()
{
    const QByteArray text = R"({"a": [1, 2]})"_ba;
    for (const char behind : {'\0', ' ', ',', ']', '}', '"', '1', '\xFF'}) {
        const QByteArray memory = text + QByteArray(JsonPadding, behind);
        const auto whole = JsonParser().parse(QByteArrayView(memory).first(text.size()), JsonPadding);
        QVERIFY2(whole, QByteArray(1, behind).toHex().constData());
        QCOMPARE(emitJson(*whole), text);
        const auto cut = JsonParser().parse(QByteArrayView(memory).first(text.size() - 1), JsonPadding + 1);
        QVERIFY2(!cut, QByteArray(1, behind).toHex().constData());
        QCOMPARE(cut.error().offset, text.size() - 1);
    }
}

void TestJsonTree::agreesWithTheScannerOnBrokenTexts()
{
    QFile file(TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    JsonParser parser;
    const auto agrees = [&](const QByteArray &broken) {
        const auto tree = parser.parse(broken);
        const std::optional<JsonFault> fault = findJsonFault(broken, MaxJsonDepth);
        if (tree)
            return !fault && emitJson(*tree) == broken;
        return fault == tree.error();
    };
    QVERIFY(agrees(text));
    for (qsizetype i = 0; i < text.size(); ++i)
        QVERIFY2(agrees(text.first(i)), qPrintable(u"first %1 bytes"_s.arg(i)));
    for (const char replacement : {'"', '\\', '{', ']', ',', ':', '0', '-', 'e', '\n', '\0', '\x80'}) {
        for (qsizetype i = replacement & 7; i < text.size(); i += 7) {
            QByteArray broken = text;
            broken[i] = replacement;
            QVERIFY2(agrees(broken), qPrintable(u"byte %1 is %2"_s.arg(i).arg(int(replacement))));
        }
    }
}

void TestJsonTree::countsLinesAndColumns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("start") << "abc"_ba << 0 << qint64(1) << 1;
    QTest::newRow("in the first line") << "abc"_ba << 2 << qint64(1) << 3;
    QTest::newRow("at a line end") << "a\nb"_ba << 1 << qint64(1) << 2;
    QTest::newRow("behind a line end") << "a\nb"_ba << 2 << qint64(2) << 1;
    QTest::newRow("CRLF") << "a\r\nbc"_ba << 4 << qint64(2) << 2;
    QTest::newRow("code points, not bytes") << "中文😀x"_ba << 10 << qint64(1) << 4;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBFxy"_ba << 4 << qint64(1) << 2;
    QTest::newRow("end") << "a\nbc"_ba << 4 << qint64(2) << 3;
    QTest::newRow("empty lines") << "\n\n\nx"_ba << 3 << qint64(4) << 1;
}

void TestJsonTree::countsLinesAndColumns()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, offset);
    QFETCH(const qint64, line);
    QFETCH(const int, column);
    const TextPosition expected{.line = line, .column = column};
    QCOMPARE(textPositionAt(text, offset), expected);
    for (int from = 1; from <= offset; ++from) {
        const bool insideCodePoint = from < text.size() && (static_cast<uchar>(text[from]) & 0xC0U) == 0x80U;
        if (!insideCodePoint)
            QCOMPARE(textPositionAt(text, offset, from, textPositionAt(text, from)), expected);
    }
}

QTEST_GUILESS_MAIN(TestJsonTree)
#include "tst_jsontree.moc"
