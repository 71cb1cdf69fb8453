// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/document.h"
#include "models/edit/recordlinks.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/io/recordsaver.h"
#include "tests/support/randomedit.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Copies the files of a folder; their number.
int copyFiles(const QString &from, const QString &to)
{
    int count = 0;
    QDirIterator files(from, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString target = to + path.sliced(from.size());
        QDir().mkpath(QFileInfo(target).path());
        count += QFile::copy(path, target) ? 1 : 0;
    }
    return count;
}

} // namespace

class TestByteSaving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void savesOneFieldOfEachFile_data();
    void savesOneFieldOfEachFile();
    void containers_data();
    void containers();
};

void TestByteSaving::savesOneFieldOfEachFile_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("count");
    QTest::newRow("flat") << u"catalogs/deadends-flat"_s << 2522;
    QTest::newRow("nested") << u"catalogs/deadends-nested"_s << 2522;
    QTest::newRow("seeds") << u"seeds"_s << 2;
}

/// Opened and saved untouched: the same bytes. One field of each edited and saved: the bytes of that value
/// alone. All undone and saved: the same bytes again.
void TestByteSaving::savesOneFieldOfEachFile()
{
    CLEW_NEED_SHARED(shared, "");
    QFETCH(const QString, folder);
    QFETCH(const int, count);
    // Ten thousand saves wait for the disk thirty thousand times: in memory, where there is a place for it.
    const QString memory = u"/dev/shm"_s;
    const QTemporaryDir copy((QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) +
                             "/clew-XXXXXX"_L1);
    QCOMPARE(copyFiles(TestData::sharedPath(folder), copy.path()), count);
    const auto catalog = CatalogReader().read({copy.path()});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->size(), count);

    const JsonRecordCodec codec;
    Document document(codec);
    document.reset(*catalog);
    const RecordSaver saver;
    QHash<QString, QByteArray> originals;
    QHash<QString, QByteArray> expected;
    bool isNumber = false;
    const int seed = qEnvironmentVariableIntValue("CLEW_TEST_SEED", &isNumber);
    QRandomGenerator random(isNumber ? static_cast<quint32>(seed) : 20261130U);
    for (qsizetype i = 0; i < count; ++i) {
        const RecordSource source = (*catalog)->source(RecordIndex(i));
        const RecordId id = (*catalog)->summary(RecordIndex(i)).id;
        originals.insert(source.file, source.fileBytes);
        const QByteArray bytes = document.text(id);

        // What a save of the untouched record would write.
        document.openFile(source.file, source.fileBytes);
        QCOMPARE(document.fileText(source.file)->text(), source.fileBytes);

        const std::optional<RandomEdit::FieldEdit> field = RandomEdit::field(bytes, random);
        QVERIFY(field);
        const Result<EditPlan> plan = planSet(document, id, field->edit.pointer, field->edit.json);
        // A number that is no rate is refused where a rate belongs: take one that is.
        Result<EditPlan> used = plan;
        if (!plan)
            used = planSet(document, id, field->edit.pointer, "0.125");
        if (!used)
            used = planSet(document, id, field->edit.pointer, "17");
        QVERIFY2(used, qPrintable(id.value() + field->edit.pointer));
        QVERIFY(document.apply(*used));
        const QByteArray edited = document.text(id);
        // Nothing differs in front of the value or behind it.
        QCOMPARE(edited.first(field->begin), bytes.first(field->begin));
        QCOMPARE(edited.last(bytes.size() - field->end), bytes.sliced(field->end));
        const QStringList differences = codec.differences(bytes, edited);
        QVERIFY(differences.isEmpty() || differences == QStringList{field->edit.pointer});
        expected.insert(source.file,
                        source.fileBytes.first(source.begin) + edited + source.fileBytes.sliced(source.end));
    }
    for (const FileSave &save : document.changedFiles()) {
        const Result<SaveOutcome> saved = saver.save(save);
        QVERIFY2(saved, qPrintable(save.path));
        document.fileSaved(save.path);
    }
    QVERIFY(!document.isDirty());
    for (auto it = expected.cbegin(); it != expected.cend(); ++it)
        QCOMPARE(fileBytes(it.key()), it.value());

    while (document.undoStack().canUndo())
        document.undoStack().undo();
    for (const FileSave &save : document.changedFiles()) {
        QVERIFY2(saver.save(save), qPrintable(save.path));
        document.fileSaved(save.path);
    }
    for (auto it = originals.cbegin(); it != originals.cend(); ++it)
        QCOMPARE(fileBytes(it.key()), it.value());
}

void TestByteSaving::containers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("edited"); // b's category is y
    QTest::addColumn<QByteArray>("withoutA");
    QTest::addColumn<QByteArray>("withoutAll");
    const QByteArray a = R"({"id":"d/a","regex":"x", "n": 1.0,"y" : 1e400 ,"y":12345678901234567890})"_ba;
    const QByteArray b = R"({ "id": "d/b", "regex": "\u0078", "category": "x", "z": [ ] })"_ba;
    const QByteArray c = R"({ "id": "d/b", "regex": "\u0078", "category": "y", "z": [ ] })"_ba;
    QTest::newRow("array") << u"r.json"_s << " [\r\n\t" + a + " ,\r\n\t" + b + "\r\n]\r\n"
                           << " [\r\n\t" + a + " ,\r\n\t" + c + "\r\n]\r\n"
                           << " [\r\n\t" + c + "\r\n]\r\n"
                           << " [\r\n\t\r\n]\r\n"_ba;
    QTest::newRow("array, the other way round")
        << u"r.json"_s << "[" + b + "," + a + "]" << "[" + c + "," + a + "]" << "[" + c + "]" << "[]"_ba;
    QTest::newRow("array with a broken record")
        << u"r.json"_s << "[" + a + ",{\"id\":},\n" + b + "]" << "[" + a + ",{\"id\":},\n" + c + "]"
        << "[{\"id\":},\n" + c + "]" << "[{\"id\":}]"_ba;
    QTest::newRow("lines, CRLF, mark, no last end")
        << u"r.jsonl"_s << "\xEF\xBB\xBF" + a + "\r\n\r\n \t" + b + " "
        << "\xEF\xBB\xBF" + a + "\r\n\r\n \t" + c + " " << "\xEF\xBB\xBF" + c + " " << QByteArray();
}

void TestByteSaving::containers()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, edited);
    QFETCH(const QByteArray, withoutA);
    QFETCH(const QByteArray, withoutAll);
    const TestFolder folder;
    const QString path = folder.write(name, text);
    const auto catalog = CatalogReader().read({path});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->size(), 2);
    const JsonRecordCodec codec;
    Document document(codec);
    document.reset(*catalog);
    const auto save = [&] {
        for (const FileSave &file : document.changedFiles()) {
            const Result<SaveOutcome> saved = RecordSaver().save(file);
            QVERIFY2(saved, saved ? "" : qPrintable(saved.error().arguments.join(u' ')));
            document.fileSaved(file.path);
        }
    };
    const auto apply = [&](const Result<EditPlan> &plan) {
        QVERIFY(plan);
        QVERIFY(document.apply(*plan));
        save();
    };
    apply(planSet(document, RecordId(u"d/b"_s), u"/category"_s, "\"y\""));
    QCOMPARE(fileBytes(path), edited);
    apply(planRemove(document, RecordId(u"d/a"_s)));
    QCOMPARE(fileBytes(path), withoutA);
    apply(planRemove(document, RecordId(u"d/b"_s)));
    QCOMPARE(QFile::exists(path), !withoutAll.isNull());
    QCOMPARE(fileBytes(path), withoutAll);
    document.undoStack().undo();
    save();
    QCOMPARE(fileBytes(path), withoutA);
    document.undoStack().undo();
    save();
    QCOMPARE(fileBytes(path), edited);
    document.undoStack().undo();
    save();
    QCOMPARE(fileBytes(path), text);
    document.undoStack().setIndex(3);
    QCOMPARE(document.ids(), QList<RecordId>());
}

QTEST_GUILESS_MAIN(TestByteSaving)
#include "tst_bytesaving.moc"
