// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/findingmodel.h"
#include "tests/support/guitest.h"
#include "views/findinglistmodel.h"
#include "views/findingspane.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTranslator>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

JudgedFinding finding(LintRule rule, FindingSeverity severity, const QString &record, const QString &pointer,
                      FindingKind kind)
{
    return {.finding = {.rule = rule,
                        .severity = severity,
                        .record = RecordId(record),
                        .pointer = pointer,
                        .kind = kind}};
}

QList<JudgedFinding> findings()
{
    JudgedFinding copied = finding(LintRule::ChineseCopied, FindingSeverity::Warning, u"a/b"_s,
                                   u"/root_cause_zh"_s, FindingKind::CopiedChinese);
    copied.finding.fix = FindingFix{.pointer = u"/root_cause_zh"_s, .text = QString(u""_s)};
    JudgedFinding dismissed =
        finding(LintRule::NoEdges, FindingSeverity::Info, u"a/c"_s, u""_s, FindingKind::NoEdges);
    dismissed.reason = u"<b>alone</b>"_s;
    return {copied,
            finding(LintRule::EmptyAction, FindingSeverity::Error, u"a/b"_s, u"/dead_ends/0/action"_s,
                    FindingKind::EmptyDeadEnd),
            dismissed,
            finding(LintRule::NoSource, FindingSeverity::Warning, u"a/d"_s, u""_s, FindingKind::NoAddress)};
}

struct Fixture
{
    FindingModel model;
    FindingsPane pane;
    QTableView *table = pane.findChild<QTableView *>(u"findingTable"_s);

    Fixture()
    {
        pane.setFindings(&model);
        pane.resize(1000, 300);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        model.setFindings(findings());
    }
    [[nodiscard]] int rows() const { return table->model()->rowCount(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table->model()->index(row, column).data().toString();
    }
    void choose(int row)
    {
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, 0));
    }
    void pick(const QString &box, int entry)
    {
        auto *combo = pane.findChild<QComboBox *>(box);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; i < entry; ++i)
            QTest::keyClick(combo, Qt::Key_Down);
        Q_EMIT combo->activated(combo->currentIndex());
    }
};

} // namespace

class TestFindingsPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void modelBehaves();
    void replacesTheRowsOfARecord();
    void showsWhatStands();
    void filters();
    void keysAskForWhatTheySay();
    void saysWhyNothingIsShown();
    void looks_data() { TestData::addLooks(); }
    void looks();
};

void TestFindingsPane::modelBehaves()
{
    FindingModel model;
    FindingListModel list;
    const QAbstractItemModelTester source(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::Fatal);
    list.setSourceModel(&model);
    model.setFindings(findings());
    list.sort(FindingColumn::Record, Qt::DescendingOrder);
    list.setFilter({.dismissed = true});
    model.setRecordFindings(RecordId(u"a/b"_s), {});
    model.setRecordFindings(RecordId(u"a/b"_s), findings().first(2));
    list.setPalette(TestData::darkPalette());
    list.retranslate();
    QCOMPARE(list.rowCount(), 4);
    model.setFindings({});
    QVERIFY(!list.data({}, Qt::DisplayRole).isValid());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
}

void TestFindingsPane::replacesTheRowsOfARecord()
{
    FindingModel model;
    model.setFindings(findings());
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QList<JudgedFinding> one{findings().at(1)};
    model.setRecordFindings(RecordId(u"a/b"_s), one);
    QCOMPARE(model.findings(), one + findings().sliced(2));
    QCOMPARE(changed.size(), 1);
    model.setRecordFindings(RecordId(u"a/b"_s), findings().first(2));
    QCOMPARE(model.findings(), findings());
    const JudgedFinding other =
        finding(LintRule::NoEdges, FindingSeverity::Info, u"a/z"_s, u""_s, FindingKind::NoEdges);
    model.setRecordFindings(RecordId(u"a/z"_s), {other});
    QCOMPARE(model.findings().constLast(), other);
    QVERIFY(reset.isEmpty());
}

void TestFindingsPane::showsWhatStands()
{
    Fixture fixture;
    QCOMPARE(fixture.rows(), 3); // the dismissed one is out of sight
    QCOMPARE(fixture.cell(0, FindingColumn::Severity), u"Warning"_s);
    QCOMPARE(fixture.cell(0, FindingColumn::Record), u"a/b"_s);
    QCOMPARE(fixture.cell(1, FindingColumn::Severity), u"Error"_s);
    QVERIFY(fixture.table->model()->index(0, 0).data(Qt::DecorationRole).isValid());
    const QString count = fixture.pane.findChild<QLabel *>(u"findingCount"_s)->text();
    QVERIFY2(count.contains(u'3') && count.contains(u'1'), qPrintable(count));
    for (int column = 0; column < FindingColumn::Count; ++column)
        QVERIFY(!fixture.table->model()->headerData(column, Qt::Horizontal).toString().isEmpty());
}

void TestFindingsPane::filters()
{
    Fixture fixture;
    auto *text = fixture.pane.findChild<QLineEdit *>(u"findingText"_s);
    text->setFocus();
    QTest::keyClicks(text, u"A/D"_s);
    QCOMPARE(fixture.rows(), 1);
    QTest::keyClicks(text, u".*"_s); // literal
    QCOMPARE(fixture.rows(), 0);
    text->clear();
    fixture.pick(u"findingSeverities"_s, 1);
    QCOMPARE(fixture.rows(), 1);
    QCOMPARE(fixture.cell(0, FindingColumn::Severity), u"Error"_s);
    fixture.pick(u"findingSeverities"_s, 0);
    fixture.pick(u"findingRules"_s, 1);
    QCOMPARE(fixture.rows(), 1);
    fixture.pick(u"findingRules"_s, 0);
    auto *dismissed = fixture.pane.findChild<QCheckBox *>(u"dismissedFindings"_s);
    QTest::keyClick(dismissed, Qt::Key_Space);
    QCOMPARE(fixture.rows(), 4);
    QCOMPARE(fixture.cell(2, FindingColumn::Severity), u"Dismissed"_s);
    const QString tip = fixture.table->model()->index(2, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(u"&lt;b&gt;alone"_s), qPrintable(tip));
    fixture.pane.setCurrentRecord(RecordId(u"a/d"_s));
    QTest::keyClick(fixture.pane.findChild<QCheckBox *>(u"findingsOfRecord"_s), Qt::Key_Space);
    QCOMPARE(fixture.rows(), 1);
    fixture.pane.setCurrentRecord(RecordId(u"a/b"_s));
    QCOMPARE(fixture.rows(), 2);
}

void TestFindingsPane::keysAskForWhatTheySay()
{
    Fixture fixture;
    QSignalSpy activated(&fixture.pane, &FindingsPane::findingActivated);
    QSignalSpy fixed(&fixture.pane, &FindingsPane::fixRequested);
    QSignalSpy dismissed(&fixture.pane, &FindingsPane::dismissRequested);
    QSignalSpy restored(&fixture.pane, &FindingsPane::restoreRequested);
    const QList<JudgedFinding> all = findings();
    fixture.choose(0);
    QTest::keyClick(fixture.table, Qt::Key_Return);
    QCOMPARE(activated.at(0).at(0).value<LintFinding>(), all.at(0).finding);
    QTest::keyClick(fixture.table, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(fixed.at(0).at(0).value<LintFinding>(), all.at(0).finding);
    fixture.choose(1); // has no fix
    QTest::keyClick(fixture.table, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(fixed.size(), 1);
    QTest::keyClick(fixture.table, Qt::Key_Delete);
    QCOMPARE(dismissed.at(0).at(0).value<LintFinding>(), all.at(1).finding);
    QTest::keyClick(fixture.table, Qt::Key_Insert); // stands already
    QVERIFY(restored.isEmpty());
    fixture.pane.findChild<QCheckBox *>(u"dismissedFindings"_s)->click();
    fixture.choose(2);
    QTest::keyClick(fixture.table, Qt::Key_Delete); // is dismissed already
    QCOMPARE(dismissed.size(), 1);
    QTest::keyClick(fixture.table, Qt::Key_Insert);
    QCOMPARE(restored.at(0).at(0).value<LintFinding>(), all.at(2).finding);
}

void TestFindingsPane::saysWhyNothingIsShown()
{
    Fixture fixture;
    fixture.model.setFindings({});
    QVERIFY(!fixture.table->isVisible());
    const auto words = [&fixture] {
        QStringList shown;
        for (const QLabel *label : fixture.pane.findChildren<QLabel *>()) {
            if (label->isVisible())
                shown.append(label->text());
        }
        return shown.join(u'|');
    };
    QVERIFY(words().contains(u"No findings"_s));
    fixture.pane.setRunning(true);
    QVERIFY(words().contains(u"Checking the records…"_s));
    fixture.model.setFindings(findings());
    QVERIFY(fixture.table->isVisible());
}

void TestFindingsPane::looks()
{
    QFETCH(const bool, dark);
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    const TestData::Look look(dark, language);
    Fixture fixture;
    fixture.pane.findChild<QCheckBox *>(u"dismissedFindings"_s)->click();
    fixture.choose(1);
    QVERIFY(TestData::saveScreenshot(
        fixture.pane, u"findings-%1-%2-%3"_s.arg(language, dark ? u"dark"_s : u"light"_s).arg(percent),
        percent / 100.0));
}

QTEST_MAIN(TestFindingsPane)
#include "tst_findingspane.moc"
