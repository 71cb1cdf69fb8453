// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/issuemodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestIssueModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void rows();
    void absentPlacesAreInvalid();
};

void TestIssueModel::rows()
{
    IssueModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 0);
    const Issue issue{.severity = IssueSeverity::Warning,
                      .error = Error{.code = ErrorCode::WrongType,
                                     .arguments = {u"/tags"_s, u"array"_s, u"string"_s},
                                     .place = Place{.file = u"a.json"_s, .line = LineNumber(7), .column = 3}},
                      .record = RecordId(u"a/b"_s)};
    model.setIssues({Issue(), issue});
    QCOMPARE(model.rowCount(), 2);
    const auto cell = [&model](int column) { return model.index(1, column).data(); };
    QCOMPARE(cell(IssueColumn::File).toString(), u"a.json"_s);
    QCOMPARE(cell(IssueColumn::Line).toLongLong(), 7);
    QCOMPARE(cell(IssueColumn::LineColumn).toInt(), 3);
    QCOMPARE(cell(IssueColumn::Record).toString(), u"a/b"_s);
    QCOMPARE(cell(IssueColumn::Message).toString(), u"wrong-type"_s);
    for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex index = model.index(1, column);
        QCOMPARE(index.data(IssueRole::IssueRole).value<Issue>(), issue);
        QCOMPARE(index.data(IssueRole::CodeRole).toInt(), static_cast<int>(ErrorCode::WrongType));
        QCOMPARE(index.data(IssueRole::SeverityRole).toInt(), static_cast<int>(IssueSeverity::Warning));
        QCOMPARE(index.data(IssueRole::ArgumentsRole).toStringList(), issue.error.arguments);
        QCOMPARE(index.data(IssueRole::PlaceRole).value<Place>(), issue.error.place);
        QCOMPARE(index.data(IssueRole::RecordIdRole).value<RecordId>(), issue.record);
    }
    model.setIssues({});
    QCOMPARE(model.rowCount(), 0);
}

void TestIssueModel::absentPlacesAreInvalid()
{
    IssueModel model;
    model.setIssues({Issue()});
    QVERIFY(!model.index(0, IssueColumn::Line).data().isValid());
    QVERIFY(!model.index(0, IssueColumn::LineColumn).data().isValid());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(model.index(0, 0)), 0);
}

QTEST_GUILESS_MAIN(TestIssueModel)
#include "tst_issuemodel.moc"
