// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/diagnosismodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Verdict verdict(const QString &id, VerdictLevel level = VerdictLevel::Claim, const QString &of = {})
{
    Verdict made;
    made.id = RecordId(id);
    made.level = level;
    made.count = id.size();
    if (!of.isEmpty()) {
        made.role = VerdictRole::Consequence;
        made.consequenceOf = RecordId(of);
    }
    return made;
}

/// "a(b(c)) d": ids in order, children in brackets.
QString tree(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList parts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = tree(model, index);
        parts.append(below.isEmpty() ? index.data().toString()
                                     : u"%1(%2)"_s.arg(index.data().toString(), below));
    }
    return parts.join(u' ');
}

} // namespace

class TestDiagnosisModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void builds_data();
    void builds();
    void mixedKinds();
    void resets();
};

void TestDiagnosisModel::builds_data()
{
    QTest::addColumn<QList<Verdict>>("verdicts");
    QTest::addColumn<QString>("expected");
    const auto hint = VerdictLevel::Hint;
    const auto claim = VerdictLevel::Claim;
    QTest::newRow("nothing") << QList<Verdict>{} << u""_s;
    QTest::newRow("order kept") << QList<Verdict>{verdict(u"b"_s), verdict(u"a"_s)} << u"b a"_s;
    QTest::newRow("claims before hints")
        << QList<Verdict>{verdict(u"h"_s, hint), verdict(u"a"_s), verdict(u"g"_s, hint), verdict(u"b"_s)}
        << u"a b h g"_s;
    QTest::newRow("consequences below") << QList<Verdict>{verdict(u"a"_s), verdict(u"b"_s, claim, u"a"_s),
                                                          verdict(u"c"_s), verdict(u"d"_s, hint, u"a"_s)}
                                        << u"a(b d) c"_s;
    QTest::newRow("chain, consequence named first")
        << QList<Verdict>{verdict(u"c"_s, claim, u"b"_s), verdict(u"b"_s, claim, u"a"_s), verdict(u"a"_s)}
        << u"a(b(c))"_s;
    QTest::newRow("root missing") << QList<Verdict>{verdict(u"b"_s, claim, u"gone"_s)} << u"b"_s;
    QTest::newRow("of itself") << QList<Verdict>{verdict(u"a"_s, claim, u"a"_s)} << u"a"_s;
    QTest::newRow("circle") << QList<Verdict>{verdict(u"a"_s, claim, u"b"_s), verdict(u"b"_s, claim, u"a"_s)}
                            << u"a(b)"_s;
    Verdict merged = verdict(u"a"_s);
    merged.also = {RecordId(u"twin"_s)};
    QTest::newRow("root merged into another")
        << QList<Verdict>{merged, verdict(u"b"_s, claim, u"twin"_s)} << u"a(b)"_s;
}

void TestDiagnosisModel::builds()
{
    QFETCH(QList<Verdict>, verdicts);
    QFETCH(QString, expected);
    DiagnosisModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    Diagnosis diagnosis;
    diagnosis.verdicts = verdicts;
    model.setDiagnosis(diagnosis);
    QCOMPARE(tree(model), expected);
}

void TestDiagnosisModel::mixedKinds()
{
    DiagnosisModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    Diagnosis diagnosis;
    diagnosis.verdicts = {verdict(u"hint"_s, VerdictLevel::Hint)};
    diagnosis.unexplained = {
        Unexplained{.templateText = u"Error <*>"_s, .count = 5, .first = LogPlace{.line = LineNumber(3)}}};
    diagnosis.undecided = {Undecided{
        .id = RecordId(u"slow"_s), .place = LogPlace{.line = LineNumber(9)}, .why = u"match limit"_s}};
    model.setDiagnosis(diagnosis);
    QCOMPARE(tree(model), u"hint Error <*> slow"_s);
    const auto kind = [&model](int row) {
        return static_cast<DiagnosisKind>(model.index(row, 0).data(DiagnosisRole::KindRole).toInt());
    };
    QCOMPARE(kind(0), DiagnosisKind::Verdict);
    QCOMPARE(kind(1), DiagnosisKind::Unexplained);
    QCOMPARE(kind(2), DiagnosisKind::Undecided);
    QCOMPARE(model.index(0, 0).data(DiagnosisRole::ValueRole).value<Verdict>(), diagnosis.verdicts.first());
    QCOMPARE(model.index(1, 0).data(DiagnosisRole::ValueRole).value<Unexplained>(),
             diagnosis.unexplained.first());
    QCOMPARE(model.index(2, 0).data(DiagnosisRole::ValueRole).value<Undecided>(),
             diagnosis.undecided.first());
    QCOMPARE(model.index(1, 0).data(DiagnosisRole::CountRole).toLongLong(), 5);
    QCOMPARE(model.index(2, 0).data(DiagnosisRole::PlaceRole).value<LogPlace>().line, LineNumber(9));
    QCOMPARE(model.index(2, 0).data(DiagnosisRole::RecordIdRole).value<RecordId>(), RecordId(u"slow"_s));
    QVERIFY(model.index(1, 0).data(DiagnosisRole::RecordIdRole).value<RecordId>().isEmpty());
}

void TestDiagnosisModel::resets()
{
    DiagnosisModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    Diagnosis diagnosis;
    diagnosis.verdicts = {verdict(u"a"_s), verdict(u"b"_s, VerdictLevel::Claim, u"a"_s)};
    model.setDiagnosis(diagnosis);
    model.setDiagnosis(Diagnosis());
    QCOMPARE(model.rowCount(), 0);
    model.setDiagnosis(diagnosis);
    const QModelIndex child = model.index(0, 0, model.index(0, 0));
    QCOMPARE(child.parent(), model.index(0, 0));
    QCOMPARE(model.rowCount(child), 0);
}

QTEST_GUILESS_MAIN(TestDiagnosisModel)
#include "tst_diagnosismodel.moc"
