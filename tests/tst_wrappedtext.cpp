// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/wrappedtext.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Ideographs are two wide, everything else one.
double cells(QStringView text)
{
    double width = 0;
    for (const QChar c : text)
        width += c.unicode() >= 0x2e80 && !c.isLowSurrogate() ? 2 : c.isLowSurrogate() ? 0 : 1;
    return width;
}

} // namespace

class TestWrappedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void wraps_data();
    void wraps();
    void frontPartsGiveWay_data();
    void frontPartsGiveWay();
    void estimatesGrowWithTheText();
};

void TestWrappedText::wraps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("lines");
    QTest::addColumn<QString>("wrapped"); // lines joined with |
    QTest::newRow("empty") << u""_s << 3 << u""_s;
    QTest::newRow("one line") << u"out of mem"_s << 3 << u"out of mem"_s;
    QTest::newRow("at spaces") << u"out of memory here"_s << 3 << u"out of|memory|here"_s;
    QTest::newRow("elided") << u"out of memory here and there"_s << 2 << u"out of|memory he…"_s;
    QTest::newRow("one line only") << u"out of memory here"_s << 1 << u"out of me…"_s;
    QTest::newRow("after punctuation") << u"aaa::bbb::ccc/ddd"_s << 3 << u"aaa::bbb::|ccc/ddd"_s;
    QTest::newRow("within a word") << u"abcdefghijklmnop"_s << 3 << u"abcdefghij|klmnop"_s;
    QTest::newRow("at humps") << u"java.UnsupportedVersionError"_s << 4
                              << u"java.|Unsupporte|dVersion|Error"_s;
    QTest::newRow("ideographs") << u"错误内存不足请重试"_s << 3 << u"错误内存不|足请重试"_s;
    QTest::newRow("line breaks are spaces") << u"a\nb\tc\rd"_s << 3 << u"a b c d"_s;
    QTest::newRow("pairs stay whole") << u"\U0001F4A5\U0001F4A5\U0001F4A5\U0001F4A5\U0001F4A5\U0001F4A5"_s
                                      << 1 << u"\U0001F4A5\U0001F4A5\U0001F4A5\U0001F4A5…"_s;
}

void TestWrappedText::wraps()
{
    QFETCH(const QString, text);
    QFETCH(const int, lines);
    const QStringList found = wrappedText(text, 10, lines, cells);
    QTEST(found.join(u'|'), "wrapped");
    for (const QString &line : found)
        QVERIFY2(cells(line) <= 10, qPrintable(line));
}

void TestWrappedText::frontPartsGiveWay_data()
{
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("line");
    QTest::newRow("nothing") << QStringList() << u""_s;
    QTest::newRow("all fit") << QStringList{u"cuda"_s, u"ok"_s, u"85 %"_s} << u"cuda · ok · 85 %"_s;
    QTest::newRow("just fit") << QStringList{u"filesystem"_s, u"85 %"_s} << u"filesystem · 85 %"_s;
    QTest::newRow("the first is cut")
        << QStringList{u"distributed-training"_s, u"85 %"_s} << u"distributed… · 85 %"_s;
    QTest::newRow("of three too") << QStringList{u"distributed"_s, u"ok"_s, u"85 %"_s}
                                  << u"distri… · ok · 85 %"_s;
    QTest::newRow("the first goes") << QStringList{u"cuda"_s, u"reviewed"_s, u"100 %"_s}
                                    << u"reviewed · 100 %"_s;
    QTest::newRow("and the second is cut")
        << QStringList{u"cuda"_s, u"machine-translated"_s, u"100 %"_s} << u"machine-tr… · 100 %"_s;
    QTest::newRow("ideographs") << QStringList{u"分布式训练框架"_s, u"人工"_s, u"85 %"_s}
                                << u"分布… · 人工 · 85 %"_s;
    QTest::newRow("one alone") << QStringList{u"distributed-training-with-fsdp"_s}
                               << u"distributed-traini…"_s;
    QTest::newRow("line breaks are spaces") << QStringList{u"a\nb"_s, u"c\td"_s} << u"a b · c d"_s;
}

void TestWrappedText::frontPartsGiveWay()
{
    QFETCH(const QStringList, parts);
    constexpr double Room = 19;
    const QString found = fittedParts(parts, u" · ", Room, cells);
    QTEST(found, "line");
    QVERIFY2(cells(found) <= Room, qPrintable(found));
}

void TestWrappedText::estimatesGrowWithTheText()
{
    QCOMPARE(estimatedTextWidth({}), 0.0);
    QVERIFY(estimatedTextWidth(u"ab") > estimatedTextWidth(u"a"));
    QVERIFY(estimatedTextWidth(u"错") > estimatedTextWidth(u"M"));
    QCOMPARE(estimatedTextWidth(u"\U0001F4A5"), estimatedTextWidth(u"错"));
}

QTEST_GUILESS_MAIN(TestWrappedText)
#include "tst_wrappedtext.moc"
