// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordtext.h"
#include "app/textcolumns.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestTextColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void widthOfText_data();
    void widthOfText();
    void wrapsWithoutLosingACharacter_data();
    void wrapsWithoutLosingACharacter();
    void columnsStandInLine();
    void controlCharactersCannotSteerTheTerminal();
    void recordShowsDeadEndsBeforeWorkarounds();
};

void TestTextColumns::widthOfText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("Latin") << u"abc"_s << 3;
    QTest::newRow("Han") << u"参数"_s << 4;
    QTest::newRow("mixed") << u"FSDP参数"_s << 8;
    QTest::newRow("full-width colon") << u"："_s << 2;
    QTest::newRow("combining") << u"e\u0301"_s << 1;
    QTest::newRow("beyond the first plane") << u"\U00020000"_s << 2;
}

void TestTextColumns::widthOfText()
{
    QFETCH(QString, text);
    QTEST(displayWidth(text), "width");
}

void TestTextColumns::wrapsWithoutLosingACharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << u"Fully Sharded Data Parallel detected that parameters differ"_s;
    QTest::newRow("one long word") << QString(200, u'x');
    QTest::newRow("Han")
        << u"全分片数据并行检测到各分布式上的模型参数名称不同，通常由于在之前将模型包装在额外模块中。"_s;
    QTest::newRow("mixed")
        << u"RuntimeError: BucketView 大小错误：预期 X，得到 Y。这可能是由于不同 rank 上的模型参数不匹配所致。"_s;
    QTest::newRow("surrogates") << QString(u"\U00020000"_s).repeated(50);
}

void TestTextColumns::wrapsWithoutLosingACharacter()
{
    QFETCH(QString, text);
    for (int width = 2; width < 60; width += 7) {
        const QStringList lines = wrapToWidth(text, width);
        for (const QString &line : lines)
            QVERIFY2(displayWidth(line) <= width, qPrintable(line));
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
    }
}

void TestTextColumns::columnsStandInLine()
{
    const QStringList lines = sideBySide(u"one two three four five"_s, u"运行时错误：参数不匹配"_s, 25);
    QVERIFY(lines.size() >= 2);
    for (const QString &line : lines)
        QCOMPARE(displayWidth(line.left(line.indexOf(u'│'))), 12);
}

void TestTextColumns::controlCharactersCannotSteerTheTerminal()
{
    QCOMPARE(safeForTerminal(u"a\x1b[2Jb\tc\nd\x07\u009b"_s), u"a\ufffd[2Jb\tc\nd\ufffd\ufffd"_s);
}

void TestTextColumns::recordShowsDeadEndsBeforeWorkarounds()
{
    Record record;
    record.id = RecordId(u"a/b"_s);
    record.signature = {u"boom"_s, u"轰"_s};
    record.deadEnds.append(
        DeadEnd{.action = u"restart it"_s, .whyFails = u"it comes back"_s, .failRate = 0.95});
    record.deadEnds.append(DeadEnd{.whyFails = u"an action is missing"_s});
    record.workarounds.append(Workaround{.action = {u"mend it"_s, u"修好它"_s}, .successRate = 0.8});
    const QString text = RecordText(80).write(record);
    QVERIFY2(text.contains("95 %"_L1) && text.contains("80 %"_L1), qPrintable(text));
    QVERIFY(text.indexOf("restart it"_L1) < text.indexOf("mend it"_L1));
    QVERIFY(text.contains(u"修好它"_s));
    QVERIFY2(text.contains("2. (empty)"_L1), qPrintable(text));
}

QTEST_GUILESS_MAIN(TestTextColumns)
#include "tst_textcolumns.moc"
