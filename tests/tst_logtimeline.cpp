// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logtimeline.h"

#include <QTest>

using namespace Clew;

namespace {

/// A block with an event a line, at those times; none where it is negative.
EventBlock block(int input, qint64 firstLine, const std::vector<qint64> &times)
{
    EventBlock made;
    made.input = input;
    for (const qint64 time : times) {
        const qsizetype begin = made.text.size();
        made.pieces.push_back({.text = begin, .raw = begin, .line = LineNumber(firstLine++)});
        made.text += "line\n";
        EventSpan span{.begin = begin, .end = made.text.size() - 1};
        if (time >= 0)
            span.time = time;
        made.events.push_back(span);
    }
    return made;
}

} // namespace

class TestLogTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void mergesByTime();
    void findsLinesByTime();
    void isBounded();
};

void TestLogTimeline::mergesByTime()
{
    LogTimeline timeline;
    timeline.add(block(0, 1, {-1, 100, -1, -1, 300}));
    timeline.add(block(1, 1, {50, 100, 200}));
    timeline.finish({6, 3});
    using Entry = LogTimeline::Entry;
    const std::vector<Entry> expected{
        Entry{.time = 50, .line = 1, .input = 1},
        Entry{.time = 100, .line = 2, .input = 0, .lines = 3}, // with the two that name no time
        Entry{.time = 100, .line = 2, .input = 1},
        Entry{.time = 200, .line = 3, .input = 1},
        Entry{.time = 300, .line = 5, .input = 0, .lines = 2}, // to the end of its log
    };
    QVERIFY(timeline.entries() == expected);
}

void TestLogTimeline::findsLinesByTime()
{
    LogTimeline timeline;
    timeline.add(block(0, 1, {-1, 100, -1, 300}));
    timeline.add(block(1, 1, {50, 200}));
    timeline.finish({4, 2, 9});
    QCOMPARE(timeline.timeOf(0, LineNumber(3)), 100);
    QVERIFY(!timeline.timeOf(0, LineNumber(1)));
    QCOMPARE(timeline.lineAt(1, 100), LineNumber(1));
    QCOMPARE(timeline.lineAt(1, 200), LineNumber(2));
    QCOMPARE(timeline.lineAt(0, 10), LineNumber(2)); // all are later: the first
    QVERIFY(!timeline.lineAt(2, 100).isValid());
}

void TestLogTimeline::isBounded()
{
    LogTimeline timeline;
    const std::vector<qint64> times(1000, 5);
    for (std::size_t added = 0; added <= LogTimeline::MaxEvents; added += times.size())
        timeline.add(block(0, static_cast<qint64>(added) + 1, times));
    timeline.add(block(1, 1, {5}));
    timeline.finish({1'000'000, 1});
    QVERIFY(!timeline.isUsable());
    QVERIFY(timeline.entries().empty());
}

QTEST_GUILESS_MAIN(TestLogTimeline)
#include "tst_logtimeline.moc"
