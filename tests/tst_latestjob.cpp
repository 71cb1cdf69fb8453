// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/latestjob.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestLatestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void deliversOnTheThreadOfItsOwner();
    void onlyTheNewestRunDelivers();
    void cancelledRunDeliversNothing();
    void stoppedRunDeliversWhatItHas();
    void whatABodyThrowsBecomesAnError();
    void publishesOnlyWhileNewest();
    void reportsProgressAtALimitedRate();
    void destructorEndsARunningBody();
};

void TestLatestJob::deliversOnTheThreadOfItsOwner()
{
    LatestJob job;
    QThread *delivered = nullptr;
    QThread *ran = nullptr;
    int value = 0;
    job.start<int>(
        [&ran](JobControl &) -> Result<int> {
            ran = QThread::currentThread();
            return 7;
        },
        [&](Result<int> result) {
            delivered = QThread::currentThread();
            value = result.value_or(0);
        });
    QVERIFY(job.isRunning());
    QTRY_COMPARE(value, 7);
    QCOMPARE(delivered, QThread::currentThread());
    QVERIFY(ran != QThread::currentThread());
    QVERIFY(!job.isRunning());
}

void TestLatestJob::onlyTheNewestRunDelivers()
{
    LatestJob job;
    QSemaphore oldMayEnd;
    QList<int> values;
    const auto keep = [&values](Result<int> result) { values.append(result.value_or(-1)); };
    job.start<int>(
        [&oldMayEnd](JobControl &) -> Result<int> {
            oldMayEnd.acquire();
            return 1;
        },
        keep);
    job.start<int>([](JobControl &) -> Result<int> { return 2; }, keep);
    QTRY_COMPARE(values, QList<int>({2}));
    oldMayEnd.release();
    // A third run ends behind the first one's delivery on the same queue.
    job.start<int>([](JobControl &) -> Result<int> { return 3; }, keep);
    QTRY_COMPARE(values, QList<int>({2, 3}));
}

void TestLatestJob::cancelledRunDeliversNothing()
{
    bool sawCancel = false;
    bool delivered = false;
    {
        LatestJob job;
        job.start<int>(
            [&sawCancel](JobControl &control) -> Result<int> {
                while (!control.isCancelled())
                    QThread::yieldCurrentThread();
                sawCancel = true;
                return 1;
            },
            [&delivered](Result<int>) { delivered = true; });
        job.cancel();
        QVERIFY(!job.isRunning());
    }
    QCoreApplication::processEvents();
    QVERIFY(sawCancel);
    QVERIFY(!delivered);
}

void TestLatestJob::stoppedRunDeliversWhatItHas()
{
    LatestJob job;
    int value = 0;
    job.start<int>(
        [](JobControl &control) -> Result<int> {
            while (!control.isCancelled())
                QThread::yieldCurrentThread();
            return 5;
        },
        [&value](Result<int> result) { value = result.value_or(0); });
    job.requestStop();
    QTRY_COMPARE(value, 5);
}

void TestLatestJob::whatABodyThrowsBecomesAnError()
{
    LatestJob job;
    std::optional<Error> error;
    job.start<int>([](JobControl &) -> Result<int> { throw std::runtime_error("out of luck"); },
                   [&error](Result<int> result) { error = result.error(); });
    QTRY_VERIFY(error.has_value());
    QCOMPARE(error->code, ErrorCode::Internal);
    QCOMPARE(error->arguments, QStringList({u"out of luck"_s}));
}

void TestLatestJob::publishesOnlyWhileNewest()
{
    LatestJob job;
    QSemaphore oldMayPublish;
    QStringList published;
    int delivered = 0;
    job.start<int>(
        [&](JobControl &, const LatestJob::Publish &publish) -> Result<int> {
            oldMayPublish.acquire();
            publish([&published] { published.append(u"old"_s); });
            return 1;
        },
        [&delivered](Result<int>) { delivered = 1; });
    job.start<int>(
        [&](JobControl &, const LatestJob::Publish &publish) -> Result<int> {
            publish([&published] { published.append(u"new"_s); });
            return 2;
        },
        [&delivered](Result<int>) { delivered = 2; });
    oldMayPublish.release();
    QTRY_COMPARE(delivered, 2);
    QCOMPARE(published, QStringList({u"new"_s}));
}

void TestLatestJob::reportsProgressAtALimitedRate()
{
    LatestJob job;
    QSignalSpy progress(&job, &LatestJob::progressed);
    bool delivered = false;
    job.start<int>(
        [](JobControl &control) -> Result<int> {
            for (int i = 0; i < 100000; ++i)
                control.report({.done = i, .total = 100000});
            return 0;
        },
        [&delivered](Result<int>) { delivered = true; });
    QTRY_VERIFY(delivered);
    QVERIFY(progress.count() >= 1);
    QVERIFY2(progress.count() < 1000, qPrintable(QString::number(progress.count())));
}

void TestLatestJob::destructorEndsARunningBody()
{
    bool ended = false;
    {
        LatestJob job;
        QSemaphore started;
        job.start<int>(
            [&](JobControl &control) -> Result<int> {
                started.release();
                while (!control.isCancelled())
                    QThread::yieldCurrentThread();
                ended = true;
                return 0;
            },
            [](Result<int>) {});
        started.acquire();
    }
    QVERIFY(ended);
}

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latestjob.moc"
