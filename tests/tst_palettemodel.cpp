// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/fuzzymatch.h"
#include "models/items/palettemodel.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

PaletteEntry action(const QString &title, const QString &words = {})
{
    return {.kind = PaletteKind::Action,
            .key = title,
            .title = title,
            .detail = {},
            .words = words,
            .shortcut = {}};
}

QStringList titles(const PaletteModel &model)
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list.append(model.index(row).data().toString());
    return list;
}

/// The marked letters of the text.
QString marked(const QString &text, const QList<TextRange> &marks)
{
    QString letters;
    for (const TextRange &mark : marks)
        letters += text.sliced(mark.start, mark.length);
    return letters;
}

} // namespace

class TestPaletteModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void lettersAreFoundInTheirOrder_data();
    void lettersAreFoundInTheirOrder();
    void beginningsOfWordsBeatScatteredLetters();
    void bestWayIsMarked();
    void longTextsCostLittle();
    void firmActionsStandBeforeRecordsAndLooseOnesAfter();
    void hiddenWordsFindAsAWholeOnly();
    void nothingTypedListsAllInTheirOrder();
};

void TestPaletteModel::lettersAreFoundInTheirOrder_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    QTest::newRow("initials") << u"dl"_s << u"Diagnose Logs"_s << true;
    QTest::newRow("case") << u"DIAG"_s << u"diagnose"_s << true;
    QTest::newRow("two words in any order") << u"logs diag"_s << u"Diagnose Logs"_s << true;
    QTest::newRow("wrong order") << u"sgol"_s << u"logs"_s << false;
    QTest::newRow("one word of two is missing") << u"logs x"_s << u"Diagnose Logs"_s << false;
    QTest::newRow("Chinese") << u"日志"_s << u"诊断日志"_s << true;
    QTest::newRow("Chinese, letters apart") << u"诊志"_s << u"诊断日志"_s << true;
    QTest::newRow("nothing typed") << QString() << u"logs"_s << true;
    QTest::newRow("blanks only") << u"  "_s << u"logs"_s << true;
    QTest::newRow("empty text") << u"a"_s << QString() << false;
    QTest::newRow("both empty") << QString() << QString() << true;
    QTest::newRow("the same letter twice") << u"oo"_s << u"o"_s << false;
}

void TestPaletteModel::lettersAreFoundInTheirOrder()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(fuzzyMatch(typed, text).has_value(), found);
}

void TestPaletteModel::beginningsOfWordsBeatScatteredLetters()
{
    const auto initials = fuzzyMatch(u"oc", u"Open Catalog");
    const auto scattered = fuzzyMatch(u"oc", u"prologue macro");
    QVERIFY(initials && scattered);
    QVERIFY(initials->score > scattered->score);
    QVERIFY(initials->score >= 2 * FirmFuzzyScore);
    QVERIFY(scattered->score < 2 * FirmFuzzyScore);
}

void TestPaletteModel::bestWayIsMarked()
{
    // The first "c" and "a" lie in "Search"; the word that begins so is meant.
    const QString text = u"Search a Catalog"_s;
    const auto match = fuzzyMatch(u"cat", text);
    QVERIFY(match);
    QCOMPARE(marked(text, match->marks), u"Cat"_s);
    QCOMPARE(match->marks.size(), 1);
}

void TestPaletteModel::longTextsCostLittle()
{
    const QString text(100'000, u'a');
    const QString typed(10'000, u'a');
    const auto match = fuzzyMatch(typed, text);
    QVERIFY(match); // both are cut: the palette shows a line, not a book
}

void TestPaletteModel::firmActionsStandBeforeRecordsAndLooseOnesAfter()
{
    PaletteModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setEntries({action(u"Undo a Mistake"_s), action(u"Data"_s), action(u"Quit"_s)});
    PaletteEntry record = action(u"CUDA data error"_s);
    record.kind = PaletteKind::Record;
    model.setTyped(u"dat"_s, {record});
    QCOMPARE(titles(model), (QStringList{u"Data"_s, u"CUDA data error"_s, u"Undo a Mistake"_s}));
}

void TestPaletteModel::hiddenWordsFindAsAWholeOnly()
{
    PaletteModel model;
    model.setEntries({action(u"打开记录库"_s, u"open catalog"_s)});
    model.setTyped(u"cata"_s);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.index(0).data(PaletteRole::MarksRole).value<QList<TextRange>>().isEmpty());
    model.setTyped(u"ptl"_s);
    QCOMPARE(model.rowCount(), 0);
}

void TestPaletteModel::nothingTypedListsAllInTheirOrder()
{
    PaletteModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setEntries({action(u"Zoo"_s), action(u"Apple"_s)});
    QCOMPARE(titles(model), (QStringList{u"Zoo"_s, u"Apple"_s}));
    model.setTyped(u"app"_s);
    QCOMPARE(titles(model), QStringList{u"Apple"_s});
    model.setTyped({});
    QCOMPARE(model.rowCount(), 2);
}

QTEST_MAIN(TestPaletteModel)
#include "tst_palettemodel.moc"
