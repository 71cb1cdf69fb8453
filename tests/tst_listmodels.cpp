// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// The models that add words to another model keep the rules of models, and no model of the program is without
// a test that watches over them.
#include "models/curation/translationunits.h"
#include "models/graph/recordgraphbuilder.h"
#include "models/items/changemodel.h"
#include "models/items/graphtreemodel.h"
#include "models/items/reviewmodel.h"
#include "models/items/translationmodel.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/changelistmodel.h"
#include "views/graphtextmodel.h"
#include "views/reviewlistmodel.h"
#include "views/shortcutmodel.h"
#include "views/translationlistmodel.h"

#include <QAbstractItemModelTester>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr auto Fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

RecordId id(const QString &name)
{
    return RecordId(u"d/"_s + name);
}

QueuedRecord queued(const QString &name, double score)
{
    return {.item = {.record = id(name), .defects = score, .trustGap = 0.1, .score = score}};
}

/// No cell has text, no head either: outside of the model.
bool saysNothingOutside(const QAbstractItemModel &model)
{
    return !model.data({}, Qt::DisplayRole).isValid() &&
           !model.headerData(model.columnCount(), Qt::Horizontal, Qt::DisplayRole).isValid();
}

/// Every column has a head, and so has every cell of the first row a value.
bool saysSomethingInside(const QAbstractItemModel &model)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty() ||
            !model.index(0, column).data().isValid())
            return false;
    }
    return model.columnCount() > 0;
}

/// Files with that ending below a folder of the source tree, with their content.
QHash<QString, QString> sources(const QString &folder, const QStringList &names)
{
    QHash<QString, QString> contents;
    QDirIterator files(TestData::sourcePath(folder), names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            contents.insert(file.fileName(), QString::fromUtf8(file.readAll()));
    }
    return contents;
}

/// Names of the classes in the sources that are models, directly or through one another.
QSet<QString> modelClasses(const QList<QString> &texts)
{
    QSet<QString> bases{u"QAbstractItemModel"_s,
                        u"QAbstractListModel"_s,
                        u"QAbstractTableModel"_s,
                        u"QAbstractProxyModel"_s,
                        u"QIdentityProxyModel"_s,
                        u"QSortFilterProxyModel"_s,
                        u"QStandardItemModel"_s,
                        u"QStringListModel"_s,
                        u"QFileSystemModel"_s,
                        u"QTransposeProxyModel"_s,
                        u"QConcatenateTablesProxyModel"_s};
    static const QRegularExpression head(u"\\b(?:class|struct) (\\w+)(?: final)?\\s*:\\s*([^{;]+)\\{"_s);
    static const QRegularExpression word(u"\\w+"_s);
    QSet<QString> ours;
    for (bool grows = true; grows;) {
        grows = false;
        for (const QString &text : texts) {
            for (const QRegularExpressionMatch &found : head.globalMatch(text)) {
                const QString name = found.captured(1);
                const QString baseList = found.captured(2);
                for (const QRegularExpressionMatch &base : word.globalMatch(baseList)) {
                    if (!ours.contains(name) && bases.contains(base.captured())) {
                        ours.insert(name);
                        bases.insert(name);
                        grows = true;
                    }
                }
            }
        }
    }
    return ours;
}

} // namespace

class TestListModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void changeList();
    void graphText();
    void reviewList();
    void shortcuts();
    void translationList();
    void everyModelIsWatched();
    void findsModels();
};

void TestListModels::changeList()
{
    ChangeModel model;
    ChangeListModel list;
    const QAbstractItemModelTester tester(&list, Fatal);
    list.setSourceModel(&model);
    const FieldChange regex{.record = id(u"a"_s), .pointer = u"/regex"_s, .mine = "\"a\"", .disk = "\"b\""};
    const FieldChange cause{.cause = FieldChange::Cause::Conflict,
                            .record = id(u"b"_s),
                            .pointer = u"/root_cause"_s,
                            .mine = "\"1\"",
                            .disk = QByteArray()};
    model.add({regex, cause});
    QVERIFY(saysSomethingInside(list));
    model.add({cause});
    QCOMPARE(list.rowCount(), 2);
    QVERIFY(list.setData(list.index(0, ChangeColumn::Disk), Qt::Checked, Qt::CheckStateRole));
    model.chooseAll(true);
    list.retranslate();
    model.remove(id(u"a"_s));
    model.clear();
    QVERIFY(saysNothingOutside(list));
}

void TestListModels::graphText()
{
    const Transition leads{.relation = Relation::LeadsTo, .target = id(u"b"_s), .probability = 0.25};
    const RecordGraph graph =
        buildRecordGraph({{id(u"a"_s), {leads}},
                          {id(u"b"_s), {{.relation = Relation::ConfusedWith, .target = id(u"c"_s)}}},
                          {id(u"c"_s), {}}});
    const auto title = [](RecordIndex) { return TextPair{u"title"_s, u"题目"_s}; };
    GraphTreeModel model;
    GraphTextModel list;
    const QAbstractItemModelTester tester(&list, Fatal);
    list.setSourceModel(&model);
    model.setRows(graphTreeRows(graph, wholeGraph(graph), title));
    QVERIFY(list.rowCount() > 0);
    list.setLanguage(Language::Chinese);
    list.setLanguage(Language::English);
    list.retranslate();
    model.setRows(graphTreeRows(graph, neighbourhood(graph, {.root = RecordIndex(0)}), title));
    QVERIFY(list.hasChildren(list.index(0, 0)));
    model.setRows({});
    QVERIFY(saysNothingOutside(list));
}

void TestListModels::reviewList()
{
    ReviewModel model;
    ReviewListModel list;
    const QAbstractItemModelTester tester(&list, Fatal);
    list.setSourceModel(&model);
    QueuedRecord sentBack = queued(u"x"_s, 9);
    sentBack.sentBack = u"why"_s;
    model.setQueue({sentBack, queued(u"a"_s, 1), queued(u"b"_s, 3)});
    QVERIFY(saysSomethingInside(list));
    model.put(queued(u"a"_s, 8));
    QueuedRecord skipped = queued(u"a"_s, 8);
    skipped.skipped = true;
    model.put(skipped);
    list.retranslate();
    model.put(queued(u"c"_s, 0));
    model.remove(id(u"b"_s));
    QCOMPARE(list.rowCount(), 3);
    model.setQueue({});
    QVERIFY(saysNothingOutside(list));
}

void TestListModels::shortcuts()
{
    ShortcutModel model;
    const QAbstractItemModelTester tester(&model, Fatal);
    model.setRows({});
    const QList<QKeySequence> open{QKeySequence(Qt::CTRL | Qt::Key_O)};
    QList<ShortcutRow> rows{
        {.name = u"open"_s,
         .text = u"Open"_s,
         .tip = u"Opens"_s,
         .place = u"File"_s,
         .keys = open,
         .defaults = open},
        {.name = {}, .text = u"Next"_s, .tip = {}, .place = u"List"_s, .keys = {QKeySequence(Qt::Key_Down)}}};
    model.setRows(rows);
    QVERIFY(saysSomethingInside(model));
    rows[0].keys = {QKeySequence(Qt::Key_F2)};
    model.setRows(rows);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.holderOf(QKeySequence(Qt::Key_F2), {}), &model.rows().first());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(model.index(0, 0)), 0);
    model.setRows(rows.first(1));
    model.setRows({});
    QVERIFY(saysNothingOutside(model));
}

void TestListModels::translationList()
{
    Record record{.id = id(u"a"_s),
                  .signature = {u"disk is full"_s, u"磁盘已满"_s},
                  .rootCause = {u"The log grew too large."_s, {}}};
    record.deadEnds = {{.action = u"Delete the cache"_s, .whyFails = u"It grows again"_s}};
    TranslationModel model;
    TranslationListModel list;
    const QAbstractItemModelTester tester(&list, Fatal);
    list.setSourceModel(&model);
    model.setUnits(translationUnits(record, {}, {}));
    QVERIFY(saysSomethingInside(list));
    record.rootCause.chinese = u"日志过大。"_s;
    model.setUnits(translationUnits(record, {}, {}));
    list.setPalette(TestData::darkPalette());
    list.retranslate();
    record.deadEnds.clear();
    model.setUnits(translationUnits(record, {}, {}));
    model.setUnits({});
    QVERIFY(saysNothingOutside(list));
}

void TestListModels::everyModelIsWatched()
{
    QHash<QString, QString> files;
    for (const QString &folder : {u"models"_s, u"views"_s, u"app"_s})
        files.insert(sources(folder, {u"*.h"_s, u"*.cpp"_s}));
    const QSet<QString> models = modelClasses(files.values());
    QVERIFY2(models.size() >= 18, qPrintable(QString::number(models.size())));

    // A test that watches builds the model and hands something to a tester.
    QStringList unwatched(models.begin(), models.end());
    for (const QString &text : sources(u"tests"_s, {u"tst_*.cpp"_s})) {
        if (!text.contains("QAbstractItemModelTester "_L1) &&
            !text.contains("<QAbstractItemModelTester>("_L1))
            continue;
        unwatched.removeIf([&text](const QString &name) {
            return text.contains(QRegularExpression(u"\\b%1\\b(?!\\.h| *\\()"_s.arg(name)));
        });
    }
    unwatched.sort();
    QVERIFY2(unwatched.isEmpty(), qPrintable(unwatched.join(u", "_s)));
}

void TestListModels::findsModels()
{
    QCOMPARE(modelClasses({u"class A final : public B\n{\n"_s,
                           u"class B : public QObject, private QStringListModel {"_s,
                           u"class C;\nclass D : public QObject {\nQAbstractItemModel *m;"_s,
                           u"struct E : QAbstractTableModel{"_s}),
             QSet<QString>({u"A"_s, u"B"_s, u"E"_s}));
}

QTEST_MAIN(TestListModels)
#include "tst_listmodels.moc"
