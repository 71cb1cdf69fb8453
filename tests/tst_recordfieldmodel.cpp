// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/recordfieldmodel.h"
#include "tests/support/testfolder.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray A = R"({"id": "d/a", "regex": "a", "confidence": 0.5, "odd": null, "tags": ["t1", "t2"],
"dead_ends": [{"action": "x", "sources": []}]})";

} // namespace

class TestRecordFieldModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsEveryValue();
    void writesThroughTheDocument();
    void refusesWhatCannotStandThere();
    void editsLists();
    void namesWithPlaceSignsArePaths();
    void followsTheDocument();

private:
    QModelIndex at(const QString &pointer) const { return m_model->indexOf(pointer); }
    QString textAt(const QString &pointer) const
    {
        return m_model->pointerOf(at(pointer)) == pointer ? at(pointer).data().toString() : u"?"_s;
    }

    JsonRecordCodec m_codec;
    std::unique_ptr<TestFolder> m_folder;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<RecordFieldModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestRecordFieldModel::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"a.json"_s, A);
    m_document = std::make_unique<Document>(m_codec);
    m_document->reset(*CatalogReader().read({m_folder->path()}));
    m_model = std::make_unique<RecordFieldModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(m_model->rowCount(), 0);
    m_model->setRecord(RecordId(u"d/a"_s));
}

void TestRecordFieldModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_document.reset();
}

void TestRecordFieldModel::showsEveryValue()
{
    QVERIFY(m_model->rowCount() >= 31); // the schema's 30, and the odd one
    QCOMPARE(textAt(u"/tags/1"_s), u"t2"_s);
    QCOMPARE(textAt(u"/confidence"_s), u"0.5"_s);
    QCOMPARE(textAt(u"/dead_ends/0/action"_s), u"x"_s);
    QVERIFY(at(u"/odd"_s).data(RecordFieldRole::IsNullRole).toBool());
    QVERIFY(at(u"/root_cause"_s).data(RecordFieldRole::IsAbsentRole).toBool());
    QVERIFY(at(u"/dead_ends/0/why_fails"_s).data(RecordFieldRole::IsAbsentRole).toBool());
    QVERIFY(at(u"/tags"_s).data(RecordFieldRole::IsListRole).toBool());
    QVERIFY(at(u"/tags/0"_s).data(RecordFieldRole::IsItemRole).toBool());
    QVERIFY(!(m_model->flags(at(u"/tags"_s)) & Qt::ItemIsEditable));
    QVERIFY(m_model->flags(at(u"/tags/0"_s)) & Qt::ItemIsEditable);
    QVERIFY(m_model->flags(at(u"/root_cause"_s)) & Qt::ItemIsEditable);
}

void TestRecordFieldModel::writesThroughTheDocument()
{
    QVERIFY(m_model->setData(at(u"/confidence"_s), u"0.25"_s));
    QCOMPARE(m_document->text(RecordId(u"d/a"_s)), QByteArray(A).replace("0.5", "0.25"));
    QVERIFY(at(u"/confidence"_s).data(RecordFieldRole::ChangedRole).toBool());
    QVERIFY(m_model->setData(at(u"/root_cause"_s), u"why"_s));
    QVERIFY(!at(u"/root_cause"_s).data(RecordFieldRole::IsAbsentRole).toBool());
    QCOMPARE(m_document->undoStack().count(), 2);
    QVERIFY(m_model->setData(at(u"/root_cause"_s), u"why"_s)); // nothing new
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().setIndex(0);
    QVERIFY(at(u"/root_cause"_s).data(RecordFieldRole::IsAbsentRole).toBool());
    QVERIFY(!at(u"/confidence"_s).data(RecordFieldRole::ChangedRole).toBool());
}

void TestRecordFieldModel::refusesWhatCannotStandThere()
{
    QSignalSpy refused(m_model.get(), &RecordFieldModel::refused);
    QVERIFY(!m_model->setData(at(u"/confidence"_s), u"high"_s));
    QVERIFY(!m_model->setData(at(u"/confidence"_s), u"1.5"_s));
    QCOMPARE(refused.size(), 2);
    QCOMPARE(m_document->text(RecordId(u"d/a"_s)), A);
}

void TestRecordFieldModel::editsLists()
{
    QCOMPARE(m_model->addItem(at(u"/tags"_s)), u"/tags/2"_s);
    QCOMPARE(m_model->addItem(at(u"/tags/0"_s)), u"/tags/1"_s);
    QCOMPARE(m_model->duplicateItem(at(u"/tags/0"_s)), u"/tags/1"_s);
    QCOMPARE(m_model->moveItem(at(u"/tags/0"_s), 1), u"/tags/1"_s);
    QCOMPARE(m_model->moveItem(at(u"/tags/0"_s), -1), QString());
    QCOMPARE(m_model->removeItem(at(u"/tags/3"_s)), u"/tags/3"_s);
    QCOMPARE(m_model->addItem(at(u"/workarounds"_s)), u"/workarounds/0"_s);
    QVERIFY(m_model->setData(at(u"/workarounds/0/action"_s), u"try"_s));
    QCOMPARE(m_model->addItem(at(u"/versions"_s)), u"/versions/0"_s);
    QCOMPARE(m_model->addItem(at(u"/confidence"_s)), QString());
    QCOMPARE(m_model->removeItem(at(u"/id"_s)), QString());
    m_document->undoStack().setIndex(0);
    QCOMPARE(m_document->text(RecordId(u"d/a"_s)), A);
    QCOMPARE(m_model->rowCount(at(u"/tags"_s).siblingAtColumn(0)), 2);
}

/// A key of somebody else's may look like the sign that a value is put in at.
void TestRecordFieldModel::namesWithPlaceSignsArePaths()
{
    const RecordId id(u"d/%1-%2"_s);
    m_folder->write(u"signs.json"_s, R"({"id": "d/%1-%2", "regex": "a", "%2 of %1": ["x", "y", "z"]})");
    m_document->reset(*CatalogReader().read({m_folder->path()}));
    m_model->setRecord(id);
    const QString list = u"/%2 of %1"_s;
    QCOMPARE(m_model->moveItem(at(list + u"/0"_s), 2), list + u"/2"_s);
    QCOMPARE(m_model->duplicateItem(at(list + u"/2"_s)), list + u"/3"_s);
    QCOMPARE(m_model->addItem(at(list)), list + u"/4"_s);
    QCOMPARE(textAt(list + u"/3"_s), u"x"_s);
    QVERIFY(m_document->text(id).contains(R"("%2 of %1": ["y", "z", "x", "x", )"));
}

void TestRecordFieldModel::followsTheDocument()
{
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const auto plan = planSet(*m_document, RecordId(u"d/a"_s), u"/tags/0"_s, "\"n\"");
    QVERIFY(plan && m_document->apply(*plan));
    QCOMPARE(reset.size(), 0);
    QVERIFY(changed.size() >= 1);
    const auto renamed = planSet(*m_document, RecordId(u"d/a"_s), u"/id"_s, "\"d/b\"");
    QVERIFY(renamed && m_document->apply(*renamed));
    QCOMPARE(m_model->record(), RecordId(u"d/b"_s));
    QCOMPARE(textAt(u"/aliases/0"_s), u"d/a"_s);
    m_document->discard();
    QCOMPARE(m_model->rowCount(), 0); // no record of that name
    m_model->setRecord(RecordId(u"d/a"_s));
    QCOMPARE(textAt(u"/tags/0"_s), u"t1"_s);
}

QTEST_GUILESS_MAIN(TestRecordFieldModel)
#include "tst_recordfieldmodel.moc"
