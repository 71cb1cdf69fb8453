// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
#include "models/io/jsonparser.h"
#include "tests/support/jsonemit.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray reemitted(const QByteArray &text)
{
    const auto tree = JsonParser().parse(text);
    return tree ? emitJson(*tree) : QByteArray();
}

/// The file put together from its records and what lies between them, which may only be brackets of an array,
/// commas, white space and a byte order mark.
QByteArray reassembled(const Catalog &catalog)
{
    QByteArray text;
    qsizetype at = 0;
    const auto fill = [&](const QByteArray &bytes, qsizetype end) {
        for (; at < end; ++at)
            text += QByteArrayView(" \t\r\n,[]\xEF\xBB\xBF").contains(bytes[at]) ? bytes[at] : '?';
    };
    QByteArray whole;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const RecordSource source = catalog.source(RecordIndex(i));
        whole = source.fileBytes;
        fill(whole, source.begin);
        text += reemitted(catalog.sourceBytes(RecordIndex(i)));
        at = source.end;
    }
    fill(whole, whole.size());
    return text;
}

/// Name, size, time and content of every file below a folder.
QByteArray fingerprint(const QString &folder)
{
    QStringList paths;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(it.next());
    paths.sort();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &path : std::as_const(paths)) {
        const QFileInfo info(path);
        hash.addData(path.toUtf8());
        hash.addData(QByteArray::number(info.lastModified().toMSecsSinceEpoch()));
        hash.addData(fileBytes(path));
    }
    return paths.isEmpty() ? QByteArray() : hash.result().toHex();
}

} // namespace

class TestLosslessRead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void emitsEveryFileAsItWas_data();
    void emitsEveryFileAsItWas();
    void emitsContainersAsTheyWere_data();
    void emitsContainersAsTheyWere();
    void changesNoByte();
};

void TestLosslessRead::emitsEveryFileAsItWas_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<qsizetype>("count");
    QTest::newRow("flat") << u"catalogs/deadends-flat"_s << qsizetype(2522);
    QTest::newRow("nested") << u"catalogs/deadends-nested"_s << qsizetype(2522);
    QTest::newRow("seeds") << u"seeds"_s << qsizetype(2);
}

void TestLosslessRead::emitsEveryFileAsItWas()
{
    CLEW_NEED_SHARED(shared, "");
    QFETCH(const QString, folder);
    QFETCH(const qsizetype, count);
    const auto catalog = CatalogReader().read({TestData::sharedPath(folder)});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->size(), count);
    for (qsizetype i = 0; i < count; ++i) {
        const RecordSource source = (*catalog)->source(RecordIndex(i));
        const QByteArray onDisk = fileBytes(source.file);
        QVERIFY(!onDisk.isEmpty());
        QCOMPARE(source.fileBytes, onDisk);
        QCOMPARE(reemitted(source.fileBytes), onDisk);
        QCOMPARE(reemitted((*catalog)->sourceBytes(RecordIndex(i))),
                 onDisk.sliced(source.begin, source.end - source.begin));
    }
}

void TestLosslessRead::emitsContainersAsTheyWere_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    const QByteArray odd =
        R"({"id":"a","regex":"x", "confidence": 1.0,"y" : 1e400 ,"y":12345678901234567890})"_ba;
    const QByteArray plain = R"({ "id": "b", "regex": "\u0078", "z": [ ] })"_ba;
    QTest::newRow("record") << u"r.json"_s << odd;
    QTest::newRow("record with a byte order mark, CRLF, no last end")
        << u"r.json"_s << "\xEF\xBB\xBF\r\n" + plain;
    QTest::newRow("array") << u"r.json"_s << " [\r\n\t" + odd + " ,\r\n\t" + plain + "\r\n]\r\n";
    QTest::newRow("array without white space") << u"r.json"_s << "[" + odd + "," + plain + "]";
    QTest::newRow("lines") << u"r.jsonl"_s << odd + "\n" + plain + "\n";
    QTest::newRow("lines, CRLF, empty ones, no last end")
        << u"r.jsonl"_s << "\xEF\xBB\xBF" + odd + "\r\n\r\n \t" + plain + " ";
}

void TestLosslessRead::emitsContainersAsTheyWere()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    const TestFolder folder;
    const auto catalog = CatalogReader().read({folder.write(name, text)});
    QVERIFY(catalog);
    QVERIFY((*catalog)->size() > 0);
    QCOMPARE(reassembled(**catalog), text);
}

void TestLosslessRead::changesNoByte()
{
    CLEW_NEED_SHARED(shared, "");
    const QByteArray before = fingerprint(shared);
    QVERIFY(!before.isEmpty());
    {
        const auto catalog = CatalogReader().read({shared});
        QVERIFY(catalog);
        QCOMPARE((*catalog)->size(), 2522 + 2); // one of each id, and the seeds
        for (qsizetype i = 0; i < (*catalog)->size(); ++i)
            QCOMPARE((*catalog)->record(RecordIndex(i)).id, (*catalog)->summary(RecordIndex(i)).id);
    }
    QCOMPARE(fingerprint(shared), before);
}

QTEST_GUILESS_MAIN(TestLosslessRead)
#include "tst_losslessread.moc"
