// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/bytesearch.h"
#include "models/diagnosis/vectorscanliteralmatcher.h"
#include "models/diagnosis/windowliteralmatcher.h"

#include <QTest>

#include <random>
#include <set>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

using Literals = std::vector<QByteArray>;

std::unique_ptr<LiteralMatcher> makeMatcher(const QString &kind, const Literals &literals)
{
    if (kind == "vectorscan"_L1)
        return VectorscanLiteralMatcher::build(literals);
    return std::make_unique<WindowLiteralMatcher>(literals, LiteralFrequencies());
}

std::vector<LiteralOccurrence> search(LiteralScanner &scanner, const QByteArray &text)
{
    const QByteArray padded = text + QByteArray(LiteralTextPadding, '\0');
    std::vector<LiteralOccurrence> found;
    scanner.scan(QByteArrayView(padded).first(text.size()), found);
    return found;
}

/// How often each literal was found.
std::vector<int> counts(const std::vector<LiteralOccurrence> &found, std::size_t literals)
{
    std::vector<int> numbers(literals, 0);
    for (const LiteralOccurrence &one : found)
        ++numbers[one.literal];
    return numbers;
}

std::vector<int> plainCounts(const Literals &literals, const QByteArray &text)
{
    std::vector<int> numbers;
    for (const QByteArray &literal : literals) {
        int number = 0;
        for (qsizetype at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1))
            ++number;
        numbers.push_back(number);
    }
    return numbers;
}

} // namespace

class TestLiteralMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsAllOccurrences_data();
    void findsAllOccurrences();
    void findsRandomLiterals_data();
    void findsRandomLiterals();
    void reportsInTheOrderOfTheText_data() { kinds(); }
    void reportsInTheOrderOfTheText();
    void positionLiesInTheLiteral_data() { kinds(); }
    void positionLiesInTheLiteral();
    void searchesBytes_data();
    void searchesBytes();

private:
    static void kinds();
};

void TestLiteralMatcher::kinds()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("window") << u"window"_s;
    QTest::newRow("vectorscan") << u"vectorscan"_s;
}

void TestLiteralMatcher::findsAllOccurrences_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<Literals>("literals");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const Literals &literals, const QByteArray &text) {
        for (const QString &kind : {u"window"_s, u"vectorscan"_s})
            QTest::newRow(qPrintable(u"%1, %2"_s.arg(QLatin1StringView(name), kind)))
                << kind << literals << text;
    };
    row("none", {"abc"}, "xyz");
    row("no text", {"abc"}, "");
    row("shorter text", {"abcdef"}, "abc");
    row("the whole text", {"abcdef"}, "abcdef");
    row("begin and end", {"abc", "wxyz"}, "abc--wxyz");
    row("at the very end", {"oom", "killed"}, "was killed oom");
    row("three bytes, everywhere", {"aaa"}, "aaaaaaa");
    row("one in the other", {"error", "err", "terror", "rror"}, "terror error err");
    row("longer than eight", {"connection refused", "connection reset"},
        "a connection refused, connection reset");
    row("longer than sixteen", {"segmentation fault (core dumped)", "segmentation fault (core"},
        "x segmentation fault (core dumped)");
    row("the same window", {"not allowed", "not available", "is not available"},
        "it is not available, not allowed");
    row("two of the same", {"abcd", "abcd"}, "abcdabcd");
    row("wide", {"错误", "内存"}, "错误错误 内存");
    row("line ends", {"a\nb", "\n\n\n"}, "a\nb\n\n\n\n");
    // Vectorscan refuses zeros in a set of literals: the pattern set then tries every branch on every event.
    QTest::newRow("zeros") << u"window"_s << Literals{QByteArray("\0\0\0", 3), QByteArray("ab\0c", 4)}
                           << QByteArray("ab\0c\0\0\0\0", 8);
    QTest::newRow("zeros of the padding")
        << u"window"_s << Literals{QByteArray("a\0\0", 3)} << QByteArray("a");
    row("across strides", {"needle in it"},
        QByteArray(4090, 'x') + "needle in it" + QByteArray(4080, 'y') + "needle in it");
}

void TestLiteralMatcher::findsAllOccurrences()
{
    QFETCH(const QString, kind);
    QFETCH(const Literals, literals);
    QFETCH(const QByteArray, text);
    const std::unique_ptr<LiteralMatcher> matcher = makeMatcher(kind, literals);
    QVERIFY(matcher);
    QCOMPARE(counts(search(*matcher->scanner(), text), literals.size()), plainCounts(literals, text));
}

void TestLiteralMatcher::findsRandomLiterals_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("number");
    for (const int number : {1, 10, 300, 20'000}) {
        for (const QString &kind : {u"window"_s, u"vectorscan"_s})
            QTest::newRow(qPrintable(u"%1 %2"_s.arg(kind).arg(number))) << kind << number;
    }
}

/// A small alphabet, so that windows and hashes collide.
void TestLiteralMatcher::findsRandomLiterals()
{
    QFETCH(const QString, kind);
    QFETCH(const int, number);
    std::mt19937 random(static_cast<unsigned>(number));
    const auto word = [&](int length) {
        QByteArray out;
        for (int i = 0; i < length; ++i)
            out += "abcde \xE9\x94"[random() % 8];
        return out;
    };
    std::set<QByteArray> different;
    while (int(different.size()) < number)
        different.insert(word(3 + int(random() % 18)));
    const Literals literals(different.begin(), different.end());
    QByteArray text;
    while (text.size() < 20'000) {
        text += word(int(random() % 40));
        text += literals[random() % literals.size()];
    }
    const std::unique_ptr<LiteralMatcher> matcher = makeMatcher(kind, literals);
    QVERIFY(matcher);
    const std::unique_ptr<LiteralScanner> scanner = matcher->scanner();
    QCOMPARE(counts(search(*scanner, text), literals.size()), plainCounts(literals, text));
    // The scanner may be used again.
    QCOMPARE(counts(search(*scanner, literals.front()), literals.size()),
             plainCounts(literals, literals.front()));
}

void TestLiteralMatcher::reportsInTheOrderOfTheText()
{
    QFETCH(const QString, kind);
    const Literals literals{"abc", "bcd", "a long literal with abc in it", "long"};
    QByteArray text;
    for (int i = 0; i < 500; ++i)
        text += "a long literal with abc in it bcd";
    const std::vector<LiteralOccurrence> found = search(*makeMatcher(kind, literals)->scanner(), text);
    QCOMPARE(found.size(), std::size_t(2000));
    QVERIFY(std::is_sorted(
        found.begin(), found.end(),
        [](const LiteralOccurrence &a, const LiteralOccurrence &b) { return a.position < b.position; }));
}

void TestLiteralMatcher::positionLiesInTheLiteral()
{
    QFETCH(const QString, kind);
    const Literals literals{"needle", "pin", "a rather long needle of more than sixteen bytes"};
    for (const QByteArray &literal : literals) {
        const QByteArray text = "....." + literal + ".....";
        for (const LiteralOccurrence &one : search(*makeMatcher(kind, {literal})->scanner(), text)) {
            QVERIFY(one.position >= 5);
            QVERIFY(one.position < 5 + literal.size());
        }
    }
}

void TestLiteralMatcher::searchesBytes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("needle");
    for (int length = 0; length < 70; ++length) {
        for (const QByteArray &needle : {"x"_ba, "xy"_ba, "xaay"_ba, "xaaaaaaaaaaaaaaaaaaaaay"_ba}) {
            // At every place of every length, and the same with a false begin before it.
            QByteArray text(length, 'a');
            text += needle;
            QTest::addRow("%d at the end, %lld", length, static_cast<long long>(needle.size()))
                << text << needle;
            QTest::addRow("%d before more, %lld", length, static_cast<long long>(needle.size()))
                << "xa" + text + QByteArray(length % 19, 'y') << needle;
            QTest::addRow("%d missing, %lld", length, static_cast<long long>(needle.size()))
                << text.chopped(1) << needle;
        }
    }
}

void TestLiteralMatcher::searchesBytes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, needle);
    for (qsizetype from = 0; from <= text.size(); ++from)
        QCOMPARE(findBytes(text, needle, from), text.indexOf(needle, from));
}

QTEST_GUILESS_MAIN(TestLiteralMatcher)
#include "tst_literalmatcher.moc"
