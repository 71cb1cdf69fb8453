// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/issuemodel.h"
#include "tests/support/guitest.h"
#include "views/issuepane.h"
#include "views/issuetextmodel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QList<Issue> issues()
{
    return {Issue{.severity = IssueSeverity::Warning,
                  .error = Error{.code = ErrorCode::EmptyRegex,
                                 .place = Place{.file = u"b.json"_s, .line = LineNumber(12), .column = 3}},
                  .record = RecordId(u"a/b"_s)},
            Issue{.severity = IssueSeverity::Error,
                  .error = Error{.code = ErrorCode::JsonSyntax,
                                 .arguments = {u"<b>bad</b>"_s},
                                 .place = Place{.file = u"a.json"_s, .line = LineNumber(2), .column = 1}}}};
}

struct Fixture
{
    IssueModel model;
    IssuePane pane;
    QTableView *table = pane.findChild<QTableView *>(u"issueTable"_s);

    Fixture()
    {
        pane.setIssues(&model);
        pane.resize(900, 300);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table->model()->index(row, column).data().toString();
    }
};

} // namespace

class TestIssuePane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void showsSentencesAndWords();
    void sortsByNumberAndBack();
    void activates();
    void copiesRows();
    void saysWhenThereAreNone();
    void proxyBehaves();
};

void TestIssuePane::showsSentencesAndWords()
{
    Fixture fixture;
    fixture.model.setIssues(issues());
    QVERIFY(fixture.table->isVisible());
    QCOMPARE(fixture.cell(0, IssueColumn::Severity), u"Warning"_s);
    QCOMPARE(fixture.cell(0, IssueColumn::Message),
             u"The regex is empty: no log will ever match this record."_s);
    QCOMPARE(fixture.cell(1, IssueColumn::Severity), u"Error"_s);
    QCOMPARE(fixture.cell(1, IssueColumn::Message), u"This is not valid JSON: <b>bad</b>."_s);
    const QString tip =
        fixture.table->model()->index(1, IssueColumn::Message).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(u"&lt;b&gt;bad"_s), qPrintable(tip));
    for (int column = 0; column < IssueColumn::Count; ++column)
        QVERIFY(!fixture.table->model()->headerData(column, Qt::Horizontal).toString().isEmpty());
    QVERIFY(fixture.table->model()->index(0, 0).data(Qt::DecorationRole).isValid());
}

void TestIssuePane::sortsByNumberAndBack()
{
    Fixture fixture;
    fixture.model.setIssues(issues());
    fixture.table->sortByColumn(IssueColumn::Line, Qt::AscendingOrder);
    QCOMPARE(fixture.cell(0, IssueColumn::Line), u"2"_s); // before 12: as numbers
    fixture.table->sortByColumn(IssueColumn::File, Qt::DescendingOrder);
    QCOMPARE(fixture.cell(0, IssueColumn::File), u"b.json"_s);
}

void TestIssuePane::activates()
{
    Fixture fixture;
    fixture.model.setIssues(issues());
    QSignalSpy activated(&fixture.pane, &IssuePane::issueActivated);
    fixture.table->setCurrentIndex(fixture.table->model()->index(0, 1));
    fixture.table->setFocus();
    QTest::keyClick(fixture.table, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.at(0).at(0).value<Place>(), issues().first().error.place);
    QCOMPARE(activated.at(0).at(1).value<RecordId>(), RecordId(u"a/b"_s));
}

void TestIssuePane::copiesRows()
{
    Fixture fixture;
    fixture.model.setIssues(issues());
    fixture.table->setFocus();
    QTest::keyClick(fixture.table, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(fixture.table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines.first().count(u'\t'), IssueColumn::Count - 1);
    QVERIFY(lines.first().contains(u"b.json\t12\t3\ta/b"_s));
}

void TestIssuePane::saysWhenThereAreNone()
{
    Fixture fixture;
    QVERIFY(!fixture.table->isVisible());
    fixture.model.setIssues(issues());
    QVERIFY(fixture.table->isVisible());
    fixture.model.setIssues({});
    QVERIFY(!fixture.table->isVisible());
}

void TestIssuePane::proxyBehaves()
{
    IssueModel model;
    IssueTextModel texts;
    const QAbstractItemModelTester tester(&texts, QAbstractItemModelTester::FailureReportingMode::Fatal);
    texts.setSourceModel(&model);
    model.setIssues(issues());
    texts.setPalette(TestData::darkPalette());
    model.setIssues({});
    QVERIFY(!texts.data({}, Qt::DisplayRole).isValid());
}

QTEST_MAIN(TestIssuePane)
#include "tst_issuepane.moc"
