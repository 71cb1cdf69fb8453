// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/filewatch.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <cstdio>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestFileWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void seesEveryKindOfChange();
    void isSilentAboutOurOwn();
    void seesFoldersGoAndCome();
};

void TestFileWatch::seesEveryKindOfChange()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, "{}");
    const QString quiet = folder.write(u"b.json"_s, "{}");
    FileWatch watch;
    watch.watch({path, quiet});
    QSignalSpy spy(&watch, &FileWatch::fileChanged);
    qsizetype count = 0;
    // Rewritten in place, which keeps the file.
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(" ");
    file.close();
    ++count;
    QTRY_COMPARE(spy.size(), count);
    // Replaced, ten times over: the file that was watched is gone after the first.
    for (int i = 0; i < 10; ++i) {
        const QString aside = folder.write(u"aside"_s, "{" + QByteArray(i + 1, ' ') + "}");
        QCOMPARE(std::rename(QFile::encodeName(aside).constData(), QFile::encodeName(path).constData()), 0);
        ++count;
        QTRY_COMPARE(spy.size(), count);
    }
    QVERIFY(QFile::remove(path));
    ++count;
    QTRY_COMPARE(spy.size(), count);
    folder.write(u"a.json"_s, "{}");
    ++count;
    QTRY_COMPARE(spy.size(), count);
    for (const QList<QVariant> &told : std::as_const(spy))
        QCOMPARE(told.first().toString(), path);
}

void TestFileWatch::isSilentAboutOurOwn()
{
    const TestFolder folder;
    const QString path = folder.write(u"a.json"_s, "{}");
    const QString other = folder.write(u"b.json"_s, "{}");
    FileWatch watch;
    watch.watch({path, other});
    QSignalSpy spy(&watch, &FileWatch::fileChanged);
    folder.write(u"a.json"_s, "{ }");
    watch.accept(path);
    folder.write(u"b.json"_s, "{ }"); // told later than a.json would be
    QTRY_COMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first(), other);
}

void TestFileWatch::seesFoldersGoAndCome()
{
    const TestFolder folder;
    const QString path = folder.write(u"x/y/a.json"_s, "{}");
    FileWatch watch;
    watch.watch({path});
    QSignalSpy spy(&watch, &FileWatch::fileChanged);
    QVERIFY(QDir(folder.filePath(u"x"_s)).removeRecursively());
    QTRY_COMPARE(spy.size(), 1);
    folder.write(u"x/y/a.json"_s, "{ }");
    QTRY_COMPARE(spy.size(), 2);
    folder.write(u"x/y/a.json"_s, "{  }");
    QTRY_COMPARE(spy.size(), 3);
}

QTEST_GUILESS_MAIN(TestFileWatch)
#include "tst_filewatch.moc"
