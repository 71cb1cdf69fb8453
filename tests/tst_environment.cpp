// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/environment.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestEnvironment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void reads_data();
    void reads();
    void judges_data();
    void judges();
    void saysWhatIsWanted();
    void standsHostileText();
};

void TestEnvironment::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("nothing") << QString() << QStringList{};
    QTest::newRow("name and version") << u"pytorch 2.3.1"_s << QStringList{u"pytorch 2.3.1"_s};
    QTest::newRow("as pip freezes") << u"torch==2.3.1+cu121\nnumpy==1.26.4"_s
                                    << QStringList{u"torch 2.3.1+cu121"_s, u"numpy 1.26.4"_s};
    QTest::newRow("as pip lists") << u"torch      2.3.1\nnumpy      1.26.4"_s
                                  << QStringList{u"torch 2.3.1"_s, u"numpy 1.26.4"_s};
    QTest::newRow("as npm lists") << u"├── next@14.2.3\n└── react@18.3.1"_s
                                  << QStringList{u"next 14.2.3"_s, u"react 18.3.1"_s};
    QTest::newRow("as programs say it") << u"Python 3.11.4\nnode v20.1.0\ngo: 1.22"_s
                                        << QStringList{u"Python 3.11.4"_s, u"node v20.1.0"_s, u"go 1.22"_s};
    QTest::newRow("between commas") << u"cuda 12.1, python=3.11;"_s
                                    << QStringList{u"cuda 12.1"_s, u"python 3.11"_s};
    QTest::newRow("repeats") << u"go 1.1\nGo 1.2"_s << QStringList{u"Go 1.2"_s};
    QTest::newRow("no version") << u"pytorch\n# cuda 12\n12"_s << QStringList{};
}

void TestEnvironment::reads()
{
    QFETCH(QString, text);
    QFETCH(QStringList, statements);
    const Environment made = Environment::parse(text);
    QCOMPARE(made.statements(), statements);
    QCOMPARE(made.isEmpty(), statements.isEmpty());
}

void TestEnvironment::judges_data()
{
    QTest::addColumn<QStringList>("versions");
    QTest::addColumn<QString>("stated");
    QTest::addColumn<bool>("fits");
    const QStringList listed{u"1.11"_s, u"1.12"_s, u"2.0"_s};
    const QStringList range{u"pytorch>=2.0,<3.0"_s};
    const auto row = [](const char *name, const QStringList &versions, const QString &stated, bool fits) {
        QTest::newRow(name) << versions << stated << fits;
    };
    row("bare, the same", listed, u"pytorch 1.11"_s, true);
    row("bare, a patch of it", listed, u"pytorch 2.0.1"_s, true);
    row("bare, between two", listed, u"pytorch 1.13.1"_s, true);
    row("bare, above", listed, u"pytorch 2.1"_s, false);
    row("bare, below", listed, u"pytorch 1.10.2"_s, false);
    row("bare, by number and not by letter", {u"1.9"_s}, u"pytorch 1.90"_s, false);
    row("bare, one alone", {u"1.11"_s}, u"pytorch 1.12"_s, false);
    row("bare and open", {u"1.11+"_s}, u"pytorch 2.5"_s, true);
    row("range, inside", range, u"pytorch 2.3"_s, true);
    row("range, its begin", range, u"pytorch 2.0"_s, true);
    row("range, its end", range, u"pytorch 3.0.0"_s, false);
    row("range, below", range, u"torch 1.13"_s, false);
    row("lower bound alone", {u"pytorch>=2.0"_s}, u"pytorch 1.13"_s, false);
    row("lower bound alone, above", {u"pytorch>=2.0"_s}, u"pytorch 9"_s, true);
    row("blanks", {u"pytorch >= 2.0, < 3"_s}, u"pytorch 1.0"_s, false);
    row("bare range", {u">=2.0"_s}, u"pytorch 1.0"_s, false);
    row("another name for it", {u"cpython>=3.8,<3.14"_s}, u"python 3.7"_s, false);
    row("spelled otherwise", {u"Next.js>=13"_s}, u"nextjs 12.3"_s, false);
    row("not stated", range, u"cuda 12"_s, true);
    row("of two names one", {u"pytorch>=2.0"_s, u"python>=3.9"_s}, u"pytorch 2.1, python 3.8"_s, false);
    row("of two ranges one", {u"pytorch<1.5"_s, u"pytorch>=2.0"_s}, u"pytorch 2.1"_s, true);
    row("equal", {u"pytorch==1.9.*"_s}, u"pytorch 1.9.4"_s, true);
    row("not equal", {u"pytorch!=1.9"_s}, u"pytorch 1.9.4"_s, false);
    row("any patch", {u"openssl==3.x"_s}, u"openssl 3.2.1"_s, true);
    row("another series", {u"openssl==3.x"_s}, u"openssl 1.1"_s, false);
    row("compatible", {u"pytorch~=2.1.0"_s}, u"pytorch 2.1.9"_s, true);
    row("no longer compatible", {u"pytorch~=2.1.0"_s}, u"pytorch 2.2"_s, false);
    row("caret", {u"node^18.2"_s}, u"node 18.20"_s, true);
    row("caret, next", {u"node^18.2"_s}, u"node 20"_s, false);
    row("words", {u"ros2>=humble,<rolling"_s}, u"ros2 1.0"_s, true);
    row("any", {u"tcp==any"_s}, u"tcp 1"_s, true);
    row("up to, with its patches", {u"pytorch<=2.1"_s}, u"pytorch 2.1.2"_s, true);
    row("more than", {u"pytorch>2.1"_s}, u"pytorch 2.1.2"_s, false);
    row("candidates", {u"pytorch>=2.0"_s}, u"pytorch 2.0rc1"_s, true);
    row("empty", {QString()}, u"pytorch 1"_s, true);
}

void TestEnvironment::judges()
{
    QFETCH(QStringList, versions);
    QFETCH(QString, stated);
    QFETCH(bool, fits);
    Record record{.domain = u"pytorch"_s};
    for (const QString &version : versions)
        record.versions.append({.version = version});
    QCOMPARE(!Environment::parse(stated).mismatch(record), fits);
}

void TestEnvironment::saysWhatIsWanted()
{
    Record record{.domain = u"pytorch"_s};
    record.versions = {{.version = u"1.11"_s}, {.version = u"1.12"_s}};
    QCOMPARE(*Environment::parse(u"Torch 2.3"_s).mismatch(record),
             (VersionMismatch{.name = u"Torch"_s, .stated = u"2.3"_s, .wanted = u"1.11; 1.12"_s}));
}

void TestEnvironment::standsHostileText()
{
    const QString numbers(100'000, u'9');
    Record record{.domain = u"d"_s};
    record.versions = {
        {.version = numbers}, {.version = QString(5000, u'>')}, {.version = u"d>="_s + numbers}};
    const Environment made = Environment::parse(u"d "_s + numbers + u'\n' + QString(100'000, u'a'));
    (void)made.mismatch(record);
    QCOMPARE(made.statements().size(), 1);
}

QTEST_GUILESS_MAIN(TestEnvironment)
#include "tst_environment.moc"
