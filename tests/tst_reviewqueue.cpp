// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/reviewnotes.h"
#include "models/items/reviewmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordId id(const QString &name)
{
    return RecordId(u"d/"_s + name);
}

QueuedRecord queued(const QString &name, double score)
{
    return {.item = {.record = id(name), .defects = score, .trustGap = 0.1, .score = score}};
}

QStringList order(const ReviewModel &model)
{
    QStringList ids;
    for (const QueuedRecord &record : model.queue())
        ids.append(record.item.record.value());
    return ids;
}

} // namespace

class TestReviewQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void notesRoundTrip();
    void sentBackUntilItChanges();
    void acceptanceSaysTierAndDates();
    void worstFirst();
    void queueKeepsItsOrder();
};

void TestReviewQueue::notesRoundTrip()
{
    ReviewNotes notes;
    notes.put(id(u"b"_s),
              {.text = u"1"_s, .reason = u"\"why\" 为何"_s, .reviewer = u"x"_s, .day = QDate(2026, 1, 31)});
    notes.put(id(u"a"_s), {.text = u"2"_s, .accepted = true, .day = QDate(2026, 2, 1)});
    const Result<ReviewNotes> read = ReviewNotes::fromJson(notes.toJson());
    QVERIFY(read);
    QCOMPARE(read->toJson(), notes.toJson());
    QCOMPARE(read->note(id(u"b"_s))->reason, u"\"why\" 为何"_s);
    QVERIFY(read->note(id(u"a"_s))->accepted);
    QVERIFY(!read->note(id(u"c"_s)));
    QVERIFY(notes.toJson().indexOf("d/a") < notes.toJson().indexOf("d/b"));
    QCOMPARE(ReviewNotes::fromJson("[1]").error().code, ErrorCode::WrongType);
}

void TestReviewQueue::sentBackUntilItChanges()
{
    ReviewNotes notes;
    notes.put(id(u"a"_s), {.text = reviewedText("{}"), .reason = u"no source"_s});
    QCOMPARE(notes.sentBack(id(u"a"_s), "{}"), u"no source"_s);
    QVERIFY(!notes.sentBack(id(u"a"_s), "{ }"));
    notes.put(id(u"a"_s), {.text = reviewedText("{}"), .accepted = true});
    QVERIFY(!notes.sentBack(id(u"a"_s), "{}"));
}

void TestReviewQueue::acceptanceSaysTierAndDates()
{
    const QDate day(2026, 11, 30);
    QCOMPARE(acceptance(RecordFormat::Flat, day),
             (QList<AcceptedText>{{u"/verification_tier"_s, u"human_reviewed"_s},
                                  {u"/last_confirmed"_s, u"2026-11-30"_s},
                                  {u"/last_updated"_s, u"2026-11-30"_s}}));
    QCOMPARE(acceptance(RecordFormat::Nested, day).first(),
             (AcceptedText{u"/metadata/review_status"_s, u"human_reviewed"_s}));
    QVERIFY(isReviewed(Record{.verificationTier = u"human_reviewed"_s}));
    QVERIFY(!isReviewed(Record{.verificationTier = u"ai_generated"_s}));
}

void TestReviewQueue::worstFirst()
{
    const Record believed{.id = id(u"a"_s), .confidence = 0.99};
    const Record modest{.id = id(u"b"_s), .confidence = 0.1};
    const LintFinding error{.severity = FindingSeverity::Error};
    const ReviewItem bad = reviewItem(believed, {error});
    QVERIFY(bad.score > reviewItem(believed, {}).score);
    QVERIFY(bad.score > reviewItem(modest, {error}).score);
}

void TestReviewQueue::queueKeepsItsOrder()
{
    ReviewModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QueuedRecord sentBack = queued(u"x"_s, 9);
    sentBack.sentBack = u"why"_s;
    model.setQueue({sentBack, queued(u"a"_s, 1), queued(u"b"_s, 3), queued(u"c"_s, 2)});
    QCOMPARE(order(model), (QStringList{u"d/b"_s, u"d/c"_s, u"d/a"_s, u"d/x"_s}));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.put(queued(u"c"_s, 2.5)); // stays in its place
    QCOMPARE(changed.size(), 1);
    model.put(queued(u"a"_s, 8));
    QCOMPARE(order(model), (QStringList{u"d/a"_s, u"d/b"_s, u"d/c"_s, u"d/x"_s}));
    QueuedRecord skipped = queued(u"a"_s, 8);
    skipped.skipped = true;
    model.put(skipped);
    model.put(queued(u"e"_s, 0));
    QCOMPARE(order(model), (QStringList{u"d/b"_s, u"d/c"_s, u"d/e"_s, u"d/a"_s, u"d/x"_s}));
    QCOMPARE(model.after(id(u"c"_s)), id(u"e"_s));
    QCOMPARE(model.after(RecordId()), id(u"b"_s));
    QVERIFY(model.after(id(u"x"_s)).isEmpty());
    model.remove(id(u"b"_s));
    model.remove(id(u"b"_s));
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(!model.find(id(u"b"_s)));
    QVERIFY(model.find(id(u"a"_s))->skipped);
}

QTEST_GUILESS_MAIN(TestReviewQueue)
#include "tst_reviewqueue.moc"
