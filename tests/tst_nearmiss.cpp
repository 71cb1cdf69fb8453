// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/nearmiss.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestNearMiss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tellsWhereItFailed_data();
    void tellsWhereItFailed();
    void saysNothing_data();
    void saysNothing();
};

void TestNearMiss::tellsWhereItFailed_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("matched");
    QTest::addColumn<QString>("atom");
    QTest::addColumn<QString>("met");
    QTest::newRow("literal") << u"shelf is full"_s << "the shelf is empty"_ba << u"shelf is "_s << u"f"_s
                             << u"e"_s;
    QTest::newRow("class") << u"expected \\d+, got \\d+"_s << "expected 12, got none"_ba
                           << u"expected 12, got "_s << u"[\\d]+"_s << u"n"_s;
    QTest::newRow("at the end") << u"got \\d+ of \\d+"_s << "got 12"_ba << u"got 12"_s << u"\\x20"_s
                                << QString();
    QTest::newRow("best alternative")
        << u"(depot on fire|courier lost in (?:fog|snow))"_s << "courier lost in rain"_ba
        << u"courier lost in "_s << u"(?:fog|snow)"_s << u"r"_s;
    QTest::newRow("two bytes") << u"Größe: \\d+"_s << "Größe: ü"_ba << u"Größe: "_s << u"[\\d]+"_s << u"ü"_s;
}

void TestNearMiss::tellsWhereItFailed()
{
    QFETCH(const QString, regex);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, matched);
    QFETCH(const QString, atom);
    QFETCH(const QString, met);
    const std::optional<NearMiss> miss = nearMiss(regex, text);
    QVERIFY(miss);
    QCOMPARE(miss->matched, matched);
    QCOMPARE(text.sliced(miss->begin, miss->end - miss->begin), matched.toUtf8());
    QCOMPARE(miss->met, met);
    // How PCRE2 writes a blank is its business.
    if (!atom.startsWith(u"\\x"_s))
        QCOMPARE(miss->atom, atom);
    QVERIFY(!miss->atom.isEmpty());
}

void TestNearMiss::saysNothing_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("it matches") << u"shelf is (?:full|empty)"_s << "shelf is empty"_ba;
    QTest::newRow("one of two matches") << u"shelf is full|depot"_s << "the depot"_ba;
    QTest::newRow("nothing alike") << u"shelf is full"_s << "courier"_ba;
    QTest::newRow("not a regex") << u"(shelf"_s << "(shelf"_ba;
    QTest::newRow("empty text") << u"shelf is full"_s << QByteArray();
    QTest::newRow("empty regex") << QString() << "shelf"_ba;
    QTest::newRow("runs away") << u"(a+)+$"_s << QByteArray(40, 'a') + "b";
}

void TestNearMiss::saysNothing()
{
    QFETCH(const QString, regex);
    QFETCH(const QByteArray, text);
    QVERIFY(!nearMiss(regex, text));
}

QTEST_GUILESS_MAIN(TestNearMiss)
#include "tst_nearmiss.moc"
