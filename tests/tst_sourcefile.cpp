// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/sourcefile.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestSourceFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tellsTheLanguage_data();
    void tellsTheLanguage();
};

void TestSourceFile::tellsTheLanguage_data()
{
    QTest::addColumn<QString>("domain");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("other");
    const QByteArray zig("src/main.zig:18:30: error: use of undeclared identifier 'x'");
    QTest::newRow("no record speaks of it") << u"cmake"_s << zig << true;
    QTest::newRow("no domain of a language") << u"docker"_s << zig << false;
    QTest::newRow("rust") << u"rust"_s << QByteArray("  --> api/src/worker.rs:41:5") << false;
    QTest::newRow("rust is not go") << u"go"_s << QByteArray("  --> api/src/worker.rs:41:5") << true;
    QTest::newRow("in brackets") << u"java"_s << QByteArray("Pages/Board.cs(22,16): error CS0246: x") << true;
    QTest::newRow("two domains of one")
        << u"unity"_s << QByteArray("Pages/Board.cs(22,16): error x") << false;
    QTest::newRow("behind the level") << u"python"_s << QByteArray("error: lib/a.hs:3:1: no") << true;
    QTest::newRow("c is compiled by all") << u"python"_s << QByteArray("src/a.c:3:1: error: no") << false;
    QTest::newRow("no place") << u"python"_s << QByteArray("main.go is missing") << false;
    QTest::newRow("not at the begin") << u"python"_s << QByteArray("cannot build main.go:3:1") << false;
    QTest::newRow("a later line") << u"python"_s << QByteArray("failed\nmain.go:3:1: no") << false;
    QTest::newRow("dots in folders") << u"python"_s << QByteArray("v1.2/pkg.d/main.go:3:1: no") << true;
    QTest::newRow("a version") << u"python"_s << QByteArray("ferry-1.2.r:3") << true;
    QTest::newRow("empty") << u"python"_s << QByteArray() << false;
}

void TestSourceFile::tellsTheLanguage()
{
    QFETCH(const QString, domain);
    QFETCH(const QByteArray, line);
    QFETCH(const bool, other);
    QCOMPARE(isOtherSource(domain, line), other);
}

QTEST_APPLESS_MAIN(TestSourceFile)
#include "tst_sourcefile.moc"
