// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/reviewqueue.h"
#include "models/curation/translationmemory.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestTranslationMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsAndSwaps();
    void leavesOutWhatIsNoTranslation();
    void replacesARecord();
    void swaps_data();
    void swaps();
    void ordersTheReviewQueue();
};

namespace {

Record record(const QString &id, const TextPair &rootCause)
{
    return {.id = RecordId(id), .rootCause = rootCause};
}

} // namespace

void TestTranslationMemory::findsAndSwaps()
{
    TranslationMemory memory;
    memory.put(record(u"a/one"_s, {u"The job needs at least 16 GB of GPU memory per rank."_s,
                                   u"每个 rank 至少需要 16 GB 显存。"_s}));
    memory.put(record(u"a/two"_s, {u"The network interface is wrong."_s, u"网络接口不对。"_s}));
    QCOMPARE(memory.size(), 2);
    const auto hits = memory.find(u"The job needs at least 40 GB of GPU memory per rank."_s);
    QCOMPARE(hits.size(), 1);
    QCOMPARE(hits[0].record, RecordId(u"a/one"_s));
    QCOMPARE(hits[0].pointer, u"/root_cause_zh"_s);
    QCOMPARE(hits[0].percent, 100);
    QCOMPARE(hits[0].proposal, u"每个 rank 至少需要 40 GB 显存。"_s);
    const auto near = memory.find(u"The network interface is down."_s);
    QCOMPARE(near.size(), 1);
    QVERIFY(near[0].percent >= 60 && near[0].percent < 100);
    QVERIFY(memory.find(u"Something else entirely happens here."_s).isEmpty());
    QVERIFY(memory.find(u"The network interface is down."_s, RecordId(u"a/two"_s)).isEmpty());
    QVERIFY(memory.find(QString()).isEmpty());
}

void TestTranslationMemory::leavesOutWhatIsNoTranslation()
{
    TranslationMemory memory;
    memory.put(record(u"a/empty"_s, {u"The disk is full now."_s, {}}));
    memory.put(record(u"a/copy"_s, {u"The disk is full now."_s, u"The disk is full now."_s}));
    Record nested = record(u"a/nested"_s, {u"The disk is full now."_s, u"磁盘已满。"_s});
    nested.format = RecordFormat::Nested; // it has no slot for Chinese
    memory.put(nested);
    QCOMPARE(memory.size(), 0);
}

void TestTranslationMemory::replacesARecord()
{
    TranslationMemory memory;
    memory.put(record(u"a/one"_s, {u"The disk is full now."_s, u"磁盘已满。"_s}));
    memory.put(record(u"a/one"_s, {u"The disk is full now."_s, u"硬盘已满。"_s}));
    QCOMPARE(memory.size(), 1);
    QCOMPARE(memory.find(u"The disk is full now."_s).value(0).chinese, u"硬盘已满。"_s);
    memory.remove(RecordId(u"a/one"_s));
    QCOMPARE(memory.size(), 0);
    QVERIFY(memory.find(u"The disk is full now."_s).isEmpty());
}

void TestTranslationMemory::swaps_data()
{
    QTest::addColumn<QString>("known");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("proposal");
    QTest::newRow("two") << u"use 2 of 4"_s << u"4 个中用 2 个"_s << u"use 3 of 8"_s << u"8 个中用 3 个"_s;
    QTest::newRow("changed places") << u"from 2 to 4"_s << u"从 2 到 4"_s << u"from 4 to 2"_s
                                    << u"从 4 到 2"_s;
    QTest::newRow("a name") << u"call torch.load()"_s << u"调用 torch.load()"_s << u"call torch.save()"_s
                            << u"调用 torch.save()"_s;
    QTest::newRow("not as many") << u"use 2 of 4"_s << u"4 个中用 2 个"_s << u"use 3"_s << u"4 个中用 2 个"_s;
    QTest::newRow("not in the Chinese") << u"use 2"_s << u"用两个"_s << u"use 3"_s << u"用两个"_s;
}

void TestTranslationMemory::swaps()
{
    QFETCH(const QString, known);
    QFETCH(const QString, chinese);
    QFETCH(const QString, english);
    QTEST(swappedIn(known, chinese, english), "proposal");
}

void TestTranslationMemory::ordersTheReviewQueue()
{
    const Record sure{.id = RecordId(u"a/sure"_s),
                      .verificationTier = u"ai_generated"_s,
                      .confidence = 0.9,
                      .evidenceCount = 1};
    const Record modest{.id = RecordId(u"a/modest"_s),
                        .verificationTier = u"ai_generated"_s,
                        .confidence = 0.5,
                        .evidenceCount = 1};
    const LintFinding error{.severity = FindingSeverity::Error};
    const LintFinding note{.severity = FindingSeverity::Info};
    QList<ReviewItem> items{reviewItem(modest, {note}), reviewItem(sure, {note}), reviewItem(modest, {error}),
                            reviewItem(sure, {error})};
    sortForReview(items);
    QCOMPARE(items[0], reviewItem(sure, {error}));
    QCOMPARE(items[1], reviewItem(sure, {note}));
    QCOMPARE(items[2], reviewItem(modest, {error}));
    QCOMPARE(items[3], reviewItem(modest, {note}));
    QVERIFY(!isReviewed(sure));
    Record reviewed = sure;
    reviewed.verificationTier = u"human_reviewed"_s;
    QVERIFY(isReviewed(reviewed));
}

QTEST_GUILESS_MAIN(TestTranslationMemory)
#include "tst_translationmemory.moc"
