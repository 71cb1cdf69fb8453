// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/trust.h"

#include <QTest>

#include <limits>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void allows_data();
    void allows();
    void measuresTheGap();
};

void TestTrust::allows_data()
{
    QTest::addColumn<qint64>("evidence"); // -1: none given
    QTest::addColumn<QString>("tier");
    QTest::addColumn<double>("allowed");
    QTest::newRow("no report") << qint64(0) << u"ai_generated"_s << 0.5;
    QTest::newRow("none given") << qint64(-1) << u"ai_generated"_s << 0.5;
    QTest::newRow("one") << qint64(1) << u"ai_generated"_s << 0.67;
    QTest::newRow("two") << qint64(2) << u"ai_generated"_s << 0.75;
    QTest::newRow("three, nobody looked") << qint64(3) << u"ai_generated"_s << 0.8;
    QTest::newRow("many, nobody looked") << qint64(50) << u"auto_generated"_s << 0.8;
    QTest::newRow("many, no tier") << qint64(50) << QString() << 0.8;
    QTest::newRow("many, unknown tier") << qint64(50) << u"gold"_s << 0.8;
    QTest::newRow("five, reviewed") << qint64(5) << u"human_reviewed"_s << 0.86;
    QTest::newRow("many, reviewed") << qint64(50) << u"Human_Reviewed"_s << 0.95;
    QTest::newRow("many, tried") << qint64(50) << u"verified"_s << 0.98;
    QTest::newRow("no end of them, tried") << std::numeric_limits<qint64>::max() << u"verified"_s << 0.99;
}

void TestTrust::allows()
{
    QFETCH(const qint64, evidence);
    QFETCH(const QString, tier);
    QFETCH(const double, allowed);
    const auto count = evidence < 0 ? std::nullopt : std::optional(evidence);
    QCOMPARE(allowedConfidence(count, tier), allowed);
}

void TestTrust::measuresTheGap()
{
    Record record{.verificationTier = u"ai_generated"_s, .confidence = 0.67, .evidenceCount = 1};
    QCOMPARE(trustGap(record), 0.0);
    record.confidence = 0.87;
    QVERIFY(qAbs(trustGap(record) - 0.2) < 1e-12);
    record.confidence = std::nullopt;
    QCOMPARE(trustGap(record), 0.0);
}

QTEST_GUILESS_MAIN(TestTrust)
#include "tst_trust.moc"
