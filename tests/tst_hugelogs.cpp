// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logpipeline.h"
#include "models/io/textdecoder.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype PortionBytes = qsizetype(1) << 20;

/// The next portion of a log; empty at its end.
using Portions = std::function<QByteArray()>;

/// The same portion again and again.
Portions repeated(const QByteArray &unit, int times)
{
    const QByteArray portion = unit.repeated(PortionBytes / unit.size());
    return [portion, times]() mutable { return times-- > 0 ? portion : QByteArray(); };
}

Portions oneLine(int times)
{
    Portions words = repeated("error: worker 7 lost its shard, ", times);
    return [words, last = false]() mutable {
        QByteArray portion = words();
        if (portion.isEmpty() && !std::exchange(last, true))
            portion = "the end\n";
        return portion;
    };
}

Portions randomBytes(int times)
{
    return [times, random = std::mt19937(1)]() mutable {
        QByteArray portion;
        if (times-- <= 0)
            return portion;
        portion.resize(PortionBytes);
        for (char &byte : portion)
            byte = static_cast<char>(random() >> 24);
        return portion;
    };
}

/// Tracebacks of many writers that take turns and never end.
Portions turns(int times)
{
    return [times, line = 0]() mutable {
        QByteArray portion;
        if (times-- <= 0)
            return portion;
        while (portion.size() < PortionBytes) {
            const QByteArray rank = "[rank" + QByteArray::number(line % 700) + "]: ";
            portion += line++ < 700 ? rank + "Traceback (most recent call last):\n"
                                    : rank + "  File \"/srv/worker.py\", line 7, in run\n";
        }
        return portion;
    };
}

} // namespace

/// P1: whatever a log looks like, what is held of it stays small. (For the resident memory of the program on
/// gigabytes see tests/stress.)
class TestHugeLogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void blocksStaySmall_data();
    void blocksStaySmall();
};

void TestHugeLogs::blocksStaySmall_data()
{
    QTest::addColumn<Portions>("portions");
    QTest::newRow("ordinary lines") << repeated("2026-03-01 10:00:00 INFO worker 7: step done\n", 8);
    QTest::newRow("one long line") << oneLine(24);
    QTest::newRow("one long line of JSON")
        << repeated("{\"log\": \"a\\nb\\tc\\u00e9\\n\", \"k\": [1, 2]}, ", 8);
    QTest::newRow("empty lines") << repeated("\n", 8);
    QTest::newRow("lines of one letter") << repeated("x\n", 8);
    QTest::newRow("NUL bytes") << repeated(QByteArray(64, '\0'), 8);
    QTest::newRow("NUL bytes in lines") << repeated(QByteArray("a\0b\n", 4), 8);
    QTest::newRow("random bytes") << randomBytes(6);
    QTest::newRow("invalid UTF-8") << repeated("\xFE\xFD\xC3\n", 8);
    QTest::newRow("escapes") << repeated("\x1B[31me\x1B[0m ", 8);
    QTest::newRow("redraws of one line") << repeated("\r 17% |####      | 17/100", 8);
    QTest::newRow("backspaces") << repeated("ab\b\b", 8);
    QTest::newRow("writers that take turns") << turns(24);
}

void TestHugeLogs::blocksStaySmall()
{
    QFETCH(const Portions, portions);
    TextDecoder decoder;
    LogPipeline pipeline;
    qsizetype text = 0;
    std::size_t events = 0;
    std::size_t pieces = 0;
    qint64 waiting = 0;
    EventBlock block;
    const auto feed = [&](const DecodedText &decoded) {
        pipeline.feed(decoded);
        qint64 ready = 0;
        while (pipeline.takeBlock(block)) {
            text = std::max(text, block.text.size());
            events = std::max(events, block.events.size());
            pieces = std::max(pieces, block.pieces.size());
            ++ready;
        }
        waiting = std::max(waiting, ready);
    };
    qint64 newlines = 0;
    qint64 bytes = 0;
    bool open = false;
    for (QByteArray portion = portions(); !portion.isEmpty(); portion = portions()) {
        decoder.feed(portion, feed);
        newlines += portion.count('\n');
        bytes += portion.size();
        open = !portion.endsWith('\n');
    }
    decoder.finish(feed);
    pipeline.finish();
    while (pipeline.takeBlock(block))
        text = std::max(text, block.text.size());

    QVERIFY(bytes > 5 * PortionBytes);
    QVERIFY2(text <= EventAssembler::BlockBytes + 2 * LogCleaner::MaxLineBytes,
             qPrintable(QString::number(text)));
    QVERIFY2(events <= EventAssembler::BlockEvents + 1, qPrintable(QString::number(events)));
    QVERIFY2(pieces <= 4 * EventAssembler::BlockPieces, qPrintable(QString::number(pieces)));
    QVERIFY2(waiting <= 16, qPrintable(QString::number(waiting)));
    QCOMPARE(pipeline.lines(), newlines + (open ? 1 : 0));
}

QTEST_GUILESS_MAIN(TestHugeLogs)
#include "tst_hugelogs.moc"
