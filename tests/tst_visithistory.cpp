// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/visithistory.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

bool all(const RecordId &)
{
    return true;
}

RecordId id(char name)
{
    return RecordId(QString(QLatin1Char(name)));
}

} // namespace

class TestVisitHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void goesBackAndForwardWithPlaces();
    void graphPlaceIsKeptWithItsRecord();
    void goingElsewhereDropsWhatLayAhead();
    void sameRecordAgainIsNoVisit();
    void recordsThatAreGoneArePassedOver();
    void oldestAreForgotten();
};

void TestVisitHistory::goesBackAndForwardWithPlaces()
{
    VisitHistory history;
    QVERIFY(!history.step(-1, all));
    history.visit(id('a'));
    history.keepPlace(1, 300);
    history.visit(id('b'));
    history.keepPlace(0, 20);
    QVERIFY(history.canGoBack());
    QVERIFY(!history.canGoForward());
    QVERIFY(history.step(-1, all) == (Visit{.record = id('a'), .page = 1, .top = 300}));
    QVERIFY(!history.canGoBack());
    QVERIFY(!history.step(-1, all));
    QVERIFY(history.step(1, all) == (Visit{.record = id('b'), .page = 0, .top = 20}));
    QVERIFY(!history.step(1, all));
}

void TestVisitHistory::graphPlaceIsKeptWithItsRecord()
{
    VisitHistory history;
    history.keepGraph({}); // nowhere yet
    QVERIFY(history.visits().isEmpty());
    const GraphPlace place{.scope = {.depth = 3, .steps = Step::ToCauses},
                           .picture = ViewPlace{.scale = 0.5, .fromRecord = {10, -20}}};
    history.visit(id('a'));
    history.keepGraph(place);
    history.visit(id('b'));
    QVERIFY(!history.visits().constLast().graph);
    QCOMPARE(history.step(-1, all)->graph, place);
    QVERIFY(!history.step(1, all)->graph);
    history.keepPlace(0, 5); // the one place does not touch the other
    QCOMPARE(history.step(-1, all)->graph, place);
}

void TestVisitHistory::goingElsewhereDropsWhatLayAhead()
{
    VisitHistory history;
    for (const char name : {'a', 'b', 'c'})
        history.visit(id(name));
    history.step(-1, all);
    history.step(-1, all);
    history.visit(id('d'));
    QVERIFY(!history.canGoForward());
    QCOMPARE(history.visits().size(), 2);
    QCOMPARE(history.step(-1, all)->record, id('a'));
}

void TestVisitHistory::sameRecordAgainIsNoVisit()
{
    VisitHistory history;
    history.visit(id('a'));
    history.visit(id('a'));
    history.visit(RecordId());
    QCOMPARE(history.visits().size(), 1);
}

void TestVisitHistory::recordsThatAreGoneArePassedOver()
{
    VisitHistory history;
    for (const char name : {'a', 'b', 'c'})
        history.visit(id(name));
    const auto butB = [](const RecordId &record) { return record != id('b'); };
    QCOMPARE(history.step(-1, butB)->record, id('a'));
    QCOMPARE(history.step(1, butB)->record, id('c'));
    const auto none = [](const RecordId &) { return false; };
    QVERIFY(!history.step(-1, none));
    QCOMPARE(history.step(-1, butB)->record, id('a')); // a step that failed went nowhere
}

void TestVisitHistory::oldestAreForgotten()
{
    VisitHistory history;
    for (int i = 0; i < VisitHistory::MaxVisits + 5; ++i)
        history.visit(RecordId(QString::number(i)));
    QCOMPARE(history.visits().size(), VisitHistory::MaxVisits);
    QCOMPARE(history.visits().constFirst().record, RecordId(u"5"_s));
    QCOMPARE(history.step(-1, all)->record, RecordId(QString::number(VisitHistory::MaxVisits + 3)));
}

QTEST_MAIN(TestVisitHistory)
#include "tst_visithistory.moc"
