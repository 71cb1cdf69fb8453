// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/document.h"
#include "models/edit/fieldchange.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/changemodel.h"
#include "tests/support/testfolder.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Disk = R"({"id": "d/a", "regex": "a", "category": "x", "tags": ["t"]})";
const QByteArray Mine = R"({"id": "d/a", "regex": "b", "category": "y", "tags": ["t", "u"], "locale": "en"})";

} // namespace

class TestFieldChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void namesTheSmallestValues();
    void takesWhatIsChosen();
    void modelBehaves();

private:
    JsonRecordCodec m_codec;
};

void TestFieldChange::namesTheSmallestValues()
{
    const auto changes = fieldChanges(m_codec, RecordId(u"d/a"_s), Mine, Disk, FieldChange::Cause::Recovered);
    QStringList pointers;
    for (const FieldChange &change : changes)
        pointers.append(change.pointer);
    pointers.sort();
    QCOMPARE(pointers, (QStringList{u"/category"_s, u"/locale"_s, u"/regex"_s, u"/tags"_s}));
    const auto gone = fieldChanges(m_codec, RecordId(u"d/a"_s), {}, Disk, FieldChange::Cause::Recovered);
    QCOMPARE(gone.size(), 1);
    QVERIFY(gone.first().pointer.isEmpty());
}

void TestFieldChange::takesWhatIsChosen()
{
    const TestFolder folder;
    folder.write(u"a.json"_s, Disk);
    const auto catalog = CatalogReader().read({folder.path()});
    QVERIFY(catalog);
    Document document(m_codec);
    document.reset(*catalog);
    const RecordId id(u"d/a"_s);
    QVERIFY(document.apply(*planText(document, id, Mine)));
    ChangeModel model;
    model.add(fieldChanges(m_codec, id, Mine, Disk, FieldChange::Cause::Recovered));
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto change = model.index(row, 0).data(ChangeRole::ChangeRole).value<FieldChange>();
        if (change.pointer != "/regex"_L1)
            model.setData(model.index(row, ChangeColumn::Disk), Qt::Checked, Qt::CheckStateRole);
    }
    QCOMPARE(model.chosen().size(), 3);
    const int before = document.undoStack().count();
    QVERIFY(document.apply(*planTakeDisk(document, model.chosen())));
    QCOMPARE(document.undoStack().count(), before + 1); // one step
    QCOMPARE(document.text(id), QByteArray(Disk).replace("\"regex\": \"a\"", "\"regex\": \"b\""));
    document.undoStack().undo();
    QCOMPARE(document.text(id), Mine);
    // As a whole.
    const FieldChange whole{.record = id, .pointer = {}, .mine = Mine, .disk = Disk};
    QVERIFY(document.apply(*planTakeDisk(document, {whole})));
    QCOMPARE(document.text(id), Disk);
}

void TestFieldChange::modelBehaves()
{
    ChangeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto changes = fieldChanges(m_codec, RecordId(u"d/a"_s), Mine, Disk, FieldChange::Cause::Conflict);
    model.add(changes);
    model.add(changes.first(1)); // the same value again
    QCOMPARE(model.rowCount(), 4);
    model.chooseAll(true);
    QCOMPARE(model.chosen().size(), 4);
    QVERIFY(!model.setData(model.index(0, ChangeColumn::Mine), Qt::Checked, Qt::CheckStateRole));
    model.remove(RecordId(u"d/a"_s));
    QCOMPARE(model.rowCount(), 0);
    model.clear();
}

QTEST_GUILESS_MAIN(TestFieldChange)
#include "tst_fieldchange.moc"
