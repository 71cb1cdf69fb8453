// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/selectionhub.h"

#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestSelectionHub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void announcesChangesOnce();
    void echoesAreIgnored();
};

void TestSelectionHub::announcesChangesOnce()
{
    SelectionHub hub;
    QSignalSpy changed(&hub, &SelectionHub::currentChanged);
    QVERIFY(hub.current().isEmpty());
    hub.clear();
    QCOMPARE(changed.count(), 0);
    hub.setCurrent(RecordId(u"a"_s));
    hub.setCurrent(RecordId(u"a"_s));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).value<RecordId>(), RecordId(u"a"_s));
    hub.clear();
    QCOMPARE(changed.count(), 2);
    QVERIFY(hub.current().isEmpty());
}

void TestSelectionHub::echoesAreIgnored()
{
    SelectionHub hub;
    int heard = 0;
    // Two views that each answer with a choice of their own would chase each other for ever.
    connect(&hub, &SelectionHub::currentChanged, this, [&] {
        ++heard;
        hub.setCurrent(RecordId(u"left"_s));
    });
    connect(&hub, &SelectionHub::currentChanged, this, [&] {
        ++heard;
        hub.setCurrent(RecordId(u"right"_s));
    });
    hub.setCurrent(RecordId(u"a"_s));
    QCOMPARE(heard, 2);
    QCOMPARE(hub.current(), RecordId(u"a"_s));
    hub.setCurrent(RecordId(u"b"_s)); // the guard is off again
    QCOMPARE(hub.current(), RecordId(u"b"_s));
}

QTEST_GUILESS_MAIN(TestSelectionHub)
#include "tst_selectionhub.moc"
