// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findingtext.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestFindingText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void everyKindHasItsSentence();
    void everyRuleHasItsTitle();
    void argumentsAreNotFilledInTwice();
};

void TestFindingText::everyKindHasItsSentence()
{
    QSet<QString> sentences;
    for (int kind = 0; kind <= static_cast<int>(FindingKind::OtherSpelling); ++kind) {
        LintFinding finding{.kind = static_cast<FindingKind>(kind),
                            .arguments = {u"1"_s, u"2"_s, u"3"_s, u"4"_s},
                            .fault = Error{.code = ErrorCode::EmptyRegex}};
        const QString text = findingText(finding);
        const QByteArray name = QByteArray::number(kind);
        QVERIFY2(text != ruleId(finding.rule), name.constData());
        QVERIFY2(text.endsWith(u'.') || text.endsWith(u'”'), name.constData());
        QVERIFY2(!text.contains(QRegularExpression(u"%[\\dn]"_s)), qPrintable(text));
        QVERIFY2(!sentences.contains(text), qPrintable(text));
        sentences.insert(text);
        finding.arguments.clear();
        QVERIFY2(!findingText(finding).contains(QRegularExpression(u"%\\d"_s)), name.constData());
    }
}

void TestFindingText::everyRuleHasItsTitle()
{
    QSet<QString> titles;
    QSet<QString> ids;
    for (const LintRule rule : allLintRules()) {
        QVERIFY2(!ruleTitle(rule).isEmpty(), qPrintable(ruleId(rule)));
        titles.insert(ruleTitle(rule));
        ids.insert(ruleId(rule));
        QCOMPARE(ruleNamed(ruleId(rule)), rule);
    }
    QCOMPARE(titles.size(), allLintRules().size());
    QCOMPARE(ids.size(), allLintRules().size());
    QVERIFY(!ruleNamed(u"no-such-rule"_s));
}

void TestFindingText::argumentsAreNotFilledInTwice()
{
    const LintFinding finding{.kind = FindingKind::UnescapedDot, .arguments = {u"100%2.x"_s, u"7"_s}};
    QCOMPARE(findingText(finding),
             u"The dot in “100%2.x” at position 7 matches any character; a dot is written “\\.”."_s);
}

QTEST_GUILESS_MAIN(TestFindingText)
#include "tst_findingtext.moc"
