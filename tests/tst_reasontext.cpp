// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/testdata.h"
#include "views/reasontext.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestReasonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void everyKindOfTheDiagnosisHasItsSentence();
    void sentences_data();
    void sentences();
};

void TestReasonText::everyKindOfTheDiagnosisHasItsSentence()
{
    // The kinds as the diagnosis writes them: a new one must not reach people in English only.
    QFile source(TestData::sourcePath(u"models/diagnosis/reasons.cpp"_s));
    QVERIFY(source.open(QIODevice::ReadOnly));
    static const QRegularExpression kind(uR"x(reasons\.add\(\s*u"([a-z-]+)"_s)x"_s);
    int seen = 0;
    for (const QRegularExpressionMatch &match : kind.globalMatch(QString::fromUtf8(source.readAll()))) {
        ++seen;
        const Reason reason{
            .kind = match.captured(1), .text = u"English only"_s, .arguments = {u"1"_s, u"2"_s}};
        QVERIFY2(reasonText(reason) != reason.text, qPrintable(reason.kind));
        QVERIFY2(!reasonText(reason).contains(QRegularExpression(u"%\\d"_s)), qPrintable(reason.kind));
    }
    QVERIFY2(seen >= 10, qPrintable(QString::number(seen)));
}

void TestReasonText::sentences_data()
{
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("expected");
    QTest::newRow("argument") << Reason{.kind = u"regex"_s, .arguments = {u"100%1 <b>"_s}}
                              << u"The record's regex matches “100%1 <b>”."_s;
    QTest::newRow("two") << Reason{.kind = u"domain"_s, .arguments = {u"pytorch"_s, u"80"_s}}
                         << u"The log speaks of pytorch (fit 80 %)."_s;
    QTest::newRow("a word") << Reason{.kind = u"error-line"_s, .arguments = {u"fatal"_s}}
                            << u"The line itself counts as a fatal error."_s;
    QTest::newRow("too few") << Reason{.kind = u"first"_s}
                             << u"It is the first error that is explained, in line ?."_s;
    QTest::newRow("unknown kind") << Reason{.kind = u"new"_s, .text = u"As the engine says."_s}
                                  << u"As the engine says."_s;
}

void TestReasonText::sentences()
{
    QFETCH(Reason, reason);
    QFETCH(QString, expected);
    QCOMPARE(reasonText(reason), expected);
}

QTEST_GUILESS_MAIN(TestReasonText)
#include "tst_reasontext.moc"
