// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/textdiff.h"
#include "models/curation/translationunits.h"
#include "models/items/translationmodel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record record()
{
    Record made{.id = RecordId(u"a/b"_s),
                .signature = {u"disk is full"_s, u"磁盘已满"_s},
                .rootCause = {u"The log grew too large."_s, u"The log grew too large."_s}};
    made.deadEnds = {{.action = u"Delete the cache"_s, .whyFails = u"It grows again"_s},
                     {.action = u"Buy a disk"_s}};
    made.workarounds = {{.action = {u"Rotate the log"_s, u""_s}, .how = u"Rotate the log"_s},
                        {.action = {u"Use zram"_s, u"使用 zram"_s}, .how = u"Load the module first"_s}};
    return made;
}

QString shown(const QList<DiffPiece> &pieces)
{
    QString text;
    for (const DiffPiece &piece : pieces)
        text += piece.kind == DiffPiece::Kind::Same      ? piece.text
                : piece.kind == DiffPiece::Kind::Removed ? u"[-%1]"_s.arg(piece.text)
                                                         : u"[+%1]"_s.arg(piece.text);
    return text;
}

ChineseState stateOf(const QList<TranslationUnit> &units, const QString &english)
{
    for (const TranslationUnit &unit : units) {
        if (unit.english == english)
            return unit.state;
    }
    return ChineseState::NoSlot;
}

} // namespace

class TestTranslationUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void differencesWordByWord_data();
    void differencesWordByWord();
    void differencesAddUp();
    void sideFilesRoundTrip();
    void refusesWhatIsNoSideFile();
    void namesEveryText();
    void statesFollowTheMarks();
    void keptTextsFollowTheirEnglish();
    void nestedRecordsHaveNoSlot();
    void modelBehaves();
};

void TestTranslationUnits::differencesWordByWord_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("same") << u"a b"_s << u"a b"_s << u"a b"_s;
    QTest::newRow("both empty") << u""_s << u""_s << u""_s;
    QTest::newRow("new") << u""_s << u"a"_s << u"[+a]"_s;
    QTest::newRow("gone") << u"a b"_s << u""_s << u"[-a b]"_s;
    QTest::newRow("one word") << u"set it to 5 now"_s << u"set it to 15 now"_s
                              << u"set it to [-5][+15] now"_s;
    QTest::newRow("at the end") << u"a"_s << u"a b"_s << u"a[+ b]"_s;
    QTest::newRow("ideographs") << u"磁盘已满"_s << u"磁盘未满"_s << u"磁盘[-已][+未]满"_s;
    QTest::newRow("astral") << u"x😀y"_s << u"x😁y"_s << u"x[-😀][+😁]y"_s;
}

void TestTranslationUnits::differencesWordByWord()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QTEST(shown(diffWords(before, after)), "expected");
}

/// Whatever the texts: without what was added it is the first, without what was removed the second.
void TestTranslationUnits::differencesAddUp()
{
    QRandomGenerator random(5);
    const auto text = [&random] {
        QString made;
        for (int i = random.bounded(40); i > 0; --i)
            made += u"ab \n磁"_s.at(random.bounded(5));
        return made;
    };
    for (int i = 0; i < 500; ++i) {
        const QString before = text();
        const QString after = text();
        for (const auto &pieces : {diffWords(before, after), diffLines(before, after)}) {
            QString first;
            QString second;
            for (const DiffPiece &piece : pieces) {
                first += piece.kind != DiffPiece::Kind::Added ? piece.text : QString();
                second += piece.kind != DiffPiece::Kind::Removed ? piece.text : QString();
            }
            QCOMPARE(first, before);
            QCOMPARE(second, after);
        }
    }
    const QString many = u"a "_s.repeated(MostDiffWords);
    QCOMPARE(diffWords(many + u'x', many.toUpper() + u'y').size(), 2); // too long to be laid over each other
}

void TestTranslationUnits::sideFilesRoundTrip()
{
    const TranslationMarks marks{
        {u"/root_cause_zh"_s, {.english = u"\"q\" \n 磁"_s, .edited = true, .reviewed = false}},
        {u"/signature_zh"_s, {.english = u"x"_s, .edited = false, .reviewed = true}}};
    QCOMPARE(*marksFromJson(marksToJson(marks)), marks);
    const SlotTexts texts{{u"/dead_ends/0/action"_s, {.english = u"a"_s, .chinese = u"甲"_s}}};
    QCOMPARE(*slotsFromJson(slotsToJson(texts)), texts);
    QVERIFY(marksToJson(marks).endsWith('\n'));
    QCOMPARE(*marksFromJson(R"({"/a": 1, "/b": {"english": 2, "edited": "yes"}})"),
             (TranslationMarks{{u"/b"_s, {.english = QString()}}}));
}

void TestTranslationUnits::refusesWhatIsNoSideFile()
{
    QCOMPARE(marksFromJson("[]").error().code, ErrorCode::WrongType);
    QVERIFY(!slotsFromJson("{"));
    QVERIFY(!slotsFromJson("{\"a\": \"\xff\"}"));
}

void TestTranslationUnits::namesEveryText()
{
    QStringList pointers;
    for (const TranslationUnit &unit : translationUnits(record(), {}, {}))
        pointers.append(unit.english);
    QCOMPARE(pointers,
             (QStringList{u"/signature"_s, u"/root_cause"_s, u"/dead_ends/0/action"_s,
                          u"/dead_ends/0/why_fails"_s, u"/dead_ends/1/action"_s, u"/workarounds/0/action"_s,
                          u"/workarounds/1/action"_s, u"/workarounds/1/how"_s}));
}

void TestTranslationUnits::statesFollowTheMarks()
{
    const TranslationMarks marks{
        {u"/signature_zh"_s, {.english = u"disk was full"_s, .edited = true}},
        {u"/workarounds_zh/1"_s, {.english = u"Use zram"_s, .edited = true, .reviewed = true}}};
    const QList<TranslationUnit> units = translationUnits(record(), marks, {});
    QCOMPARE(stateOf(units, u"/signature"_s), ChineseState::Stale);
    QCOMPARE(units.first().before, u"disk was full"_s);
    QCOMPARE(stateOf(units, u"/root_cause"_s), ChineseState::Copied);
    QCOMPARE(stateOf(units, u"/workarounds/0/action"_s), ChineseState::Empty);
    QCOMPARE(stateOf(units, u"/workarounds/1/action"_s), ChineseState::Reviewed);
    QCOMPARE(stateOf(translationUnits(record(), {}, {}), u"/signature"_s), ChineseState::Machine);
    QVERIFY(isDone(units.at(6)) && !isDone(units.at(0)));
}

void TestTranslationUnits::keptTextsFollowTheirEnglish()
{
    SlotTexts texts{{u"/dead_ends/0/action"_s, {.english = u"Delete the cache"_s, .chinese = u"删除缓存"_s}}};
    Record changed = record();
    QCOMPARE(stateOf(translationUnits(changed, {}, texts), u"/dead_ends/0/action"_s), ChineseState::Edited);
    std::swap(changed.deadEnds[0], changed.deadEnds[1]); // moved: the text goes along
    const QList<TranslationUnit> moved = translationUnits(changed, {}, texts);
    QCOMPARE(stateOf(moved, u"/dead_ends/1/action"_s), ChineseState::Edited);
    QCOMPARE(stateOf(moved, u"/dead_ends/0/action"_s), ChineseState::Stale);
    changed = record();
    changed.deadEnds[0].action = u"Delete every cache"_s;
    QCOMPARE(stateOf(translationUnits(changed, {}, texts), u"/dead_ends/0/action"_s), ChineseState::Stale);
    const TranslationMarks marks{
        {u"/dead_ends/0/action"_s, {.english = u"Delete the cache"_s, .reviewed = true}}};
    QCOMPARE(stateOf(translationUnits(record(), marks, texts), u"/dead_ends/0/action"_s),
             ChineseState::Reviewed);
}

void TestTranslationUnits::nestedRecordsHaveNoSlot()
{
    Record nested = record();
    nested.format = RecordFormat::Nested;
    for (Workaround &workaround : nested.workarounds)
        workaround.action.chinese.clear();
    for (const TranslationUnit &unit : translationUnits(nested, {}, {})) {
        QVERIFY2(unit.chinese.isEmpty(), qPrintable(unit.english));
        QCOMPARE(markPointer(unit), unit.english);
    }
}

void TestTranslationUnits::modelBehaves()
{
    TranslationModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setUnits(translationUnits(record(), {}, {}));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    Record edited = record();
    edited.rootCause.chinese = u"日志过大。"_s;
    model.setUnits(translationUnits(edited, {}, {}));
    QCOMPARE(changed.size(), 1);
    QVERIFY(reset.isEmpty());
    edited.deadEnds.clear();
    model.setUnits(translationUnits(edited, {}, {}));
    QCOMPARE(reset.size(), 1);
    model.setUnits({});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_GUILESS_MAIN(TestTranslationUnits)
#include "tst_translationunits.moc"
