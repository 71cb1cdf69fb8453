// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What the fuzzer once found, or is fed with, in the ordinary build.
#include "models/io/jsonparser.h"
#include "tests/support/recordreadcheck.h"
#include "tests/support/testdata.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestFuzzCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsRecords_data();
    void readsRecords();
};

void TestFuzzCorpus::readsRecords_data()
{
    QTest::addColumn<QString>("path");
    int count = 0;
    for (const QString &folder :
         {u"tests/fuzz/corpus/record"_s, u"tests/data/records"_s, u"data/catalog"_s}) {
        QDirIterator it(TestData::sourcePath(folder), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (path.endsWith(".log"_L1))
                continue; // logs for the diagnosis of the records
            QTest::newRow(qPrintable(path.sliced(TestData::sourcePath(QString()).size()))) << path;
            ++count;
        }
    }
    QVERIFY(count > 10);
}

void TestFuzzCorpus::readsRecords()
{
    QFETCH(const QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QByteArray padded;
    padded.reserve(text.size() + JsonPadding);
    padded += text;
    QCOMPARE(checkRecordReading(padded), QString());
    // Each cut is a text of its own; in steps, so that large inputs stay quick.
    const qsizetype cuts = path.contains("/data/catalog/"_L1) ? 20 : 500;
    const qsizetype step = qMax<qsizetype>(1, text.size() / cuts);
    for (qsizetype size = 0; size < text.size(); size += step)
        QCOMPARE(checkRecordReading(text.first(size)), QString());
}

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzzcorpus.moc"
