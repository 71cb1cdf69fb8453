// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// The second seed record repaired from the keyboard alone: every finding cleared, all taken back and done
// again, saved and read anew. The keys that were pressed and pictures of the way are kept.
#include "app/editdesk.h"
#include "app/lintrun.h"
#include "app/lintservice.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/guitest.h"
#include "tests/support/keyboardperson.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId Ddp(u"pytorch/ddp-bucket-view-error"_s);
const RecordId Fsdp(u"pytorch/fsdp-parameter-mismatch"_s);

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The text without the values at those pointers.
QByteArray without(const JsonRecordCodec &codec, const QByteArray &text, const QStringList &pointers)
{
    QByteArray rest = text;
    const QList<RecordValue> values = codec.values(text);
    for (auto value = values.crbegin(); value != values.crend(); ++value) {
        if (pointers.contains(value->pointer))
            rest.replace(value->bytes.begin, value->bytes.end - value->bytes.begin, "?");
    }
    return rest;
}

/// What to type where a finding has no fix of its own, by the field that it stands at.
const QHash<QString, QString> English{
    {u"/dead_ends/0/action"_s, u"Raise bucket_cap_mb when wrapping the model"_s},
    {u"/dead_ends/1/action"_s, u"Set find_unused_parameters=True"_s},
    {u"/confidence"_s, u"0.6"_s},
    {u"/fix_success_rate"_s, u"0.82"_s},
    {u"/regex"_s, u"BucketView has wrong size: expected (?:\\d+|X), got (?:\\d+|Y)"_s},
};
const QHash<QString, QString> Chinese{
    {u"/workarounds_zh/0"_s,
     u"确保所有 rank 的模型结构和初始化一致：用 DDP 包装之前，在所有 rank 上使用同一个随机种子，并加载同一份预训练权重。"_s},
    {u"/workarounds_zh/1"_s,
     u"如果使用 SyncBatchNorm，请在 DDP 包装之前，在所有 rank 上以同样的方式应用它。"_s},
};
const QString Source =
    u"https://pytorch.org/docs/stable/generated/torch.nn.parallel.DistributedDataParallel.html"_s;

} // namespace

class TestSeedRepair : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TestData::useLook(TestData::lightPalette());
        qputenv("CLEW_DATA_DIR", TestData::sourcePath(u"data"_s).toUtf8());
    }
    void init() { TestData::failOnWarning(); }
    void repairsTheSecondSeed();

private:
    void open(KeyboardPerson &person, LintService *lint);
    void repair(KeyboardPerson &person, LintService *lint);
    void mend(KeyboardPerson &person, const LintFinding &finding);
    void picture(KeyboardPerson &person, const QString &name);
    [[nodiscard]] QList<LintFinding> lintOf(const QString &folder, const RecordId &id) const;

    int m_pictures = 0;
};

QList<LintFinding> TestSeedRepair::lintOf(const QString &folder, const RecordId &id) const
{
    const auto catalog = CatalogReader().read({folder});
    return catalog ? runLint(**catalog, {.rules = {}, .records = {id}}).findings : QList<LintFinding>();
}

void TestSeedRepair::picture(KeyboardPerson &person, const QString &name)
{
    const QString file = u"seedrepair-%1-%2"_s.arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(name);
    QVERIFY(TestData::saveScreenshot(person.window(), file, 1));
}

void TestSeedRepair::open(KeyboardPerson &person, LintService *lint)
{
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.edit(Ddp));
    QTRY_VERIFY(lint->isComplete() && !lint->isRunning());
    QVERIFY(!person.pointer().isEmpty());
}

void TestSeedRepair::mend(KeyboardPerson &person, const LintFinding &finding)
{
    if (finding.fix) {
        person.press(Qt::Key_Return, Qt::AltModifier);
        return;
    }
    switch (finding.rule) {
    case LintRule::NoSource:
        QCOMPARE(person.pointer(), finding.pointer);
        person.press(Qt::Key_Return); // the button that adds one
        person.type(Source);
        return;
    case LintRule::DateStale:
        person.press(Qt::Key_T, Qt::ControlModifier);
        return;
    case LintRule::NoEdges:
        while (person.pointer() != "/transition_graph/frequently_confused_with"_L1)
            person.press(Qt::Key_Tab);
        person.type(Fsdp.value());
        person.press(Qt::Key_Return);
        QTRY_COMPARE(person.pointer(), u"/transition_graph/frequently_confused_with/0/error_id"_s);
        return;
    case LintRule::DateImpossible:
        QVERIFY2(finding.pointer == "/last_updated"_L1, qPrintable(finding.pointer));
        person.press(Qt::Key_T, Qt::ControlModifier);
        return;
    default:
        break;
    }
    if (Chinese.contains(finding.pointer)) {
        person.press(Qt::Key_A, Qt::ControlModifier);
        person.compose(Chinese[finding.pointer]);
    } else {
        QVERIFY2(English.contains(finding.pointer), qPrintable(finding.pointer));
        person.replaceBy(English[finding.pointer]);
    }
}

void TestSeedRepair::repair(KeyboardPerson &person, LintService *lint)
{
    constexpr int Patience = 60;
    for (int round = 0; !lint->findings(Ddp).isEmpty(); ++round) {
        QVERIFY2(round < Patience, qPrintable(ruleId(lint->findings(Ddp).constFirst().rule)));
        person.press(Qt::Key_F8);
        const QString at = person.pointer();
        // What stands at the field, or what it is part of.
        const QList<LintFinding> findings = lint->findings(Ddp);
        const auto here = std::find_if(findings.begin(), findings.end(), [&at](const LintFinding &each) {
            return each.pointer == at || at.startsWith(each.pointer + u'/') || each.pointer.isEmpty();
        });
        QVERIFY2(here != findings.end(), qPrintable(at));
        mend(person, *here);
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY(!lint->isRunning());
        if (round % 6 == 0)
            picture(person, u"on-the-way"_s);
    }
}

void TestSeedRepair::repairsTheSecondSeed()
{
    CLEW_NEED_SHARED(seeds, "seeds")
    const TestFolder folder;
    qputenv("XDG_STATE_HOME", folder.filePath(u"state"_s).toUtf8());
    QStringList paths;
    QHash<RecordId, QString> pathOf;
    const JsonRecordCodec codec;
    for (const QString &name : QDir(seeds).entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const QByteArray bytes = bytesOf(QDir(seeds).filePath(name));
        pathOf.insert(codec.decoded(bytes)->id, folder.write(u"c/"_s + name, bytes));
    }
    const QByteArray original = bytesOf(pathOf[Ddp]);
    const QByteArray otherOriginal = bytesOf(pathOf[Fsdp]);
    const QList<LintFinding> before = lintOf(folder.filePath(u"c"_s), Ddp);
    const QList<LintFinding> otherBefore = lintOf(folder.filePath(u"c"_s), Fsdp);
    QVERIFY(before.size() >= 15);

    {
        KeyboardPerson person(folder.filePath(u"c"_s), folder.filePath(u"s.ini"_s));
        auto *lint = person.window().findChild<LintService *>();
        open(person, lint);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(lint->findings(Ddp), before); // the window says what the command line says
        picture(person, u"begin"_s);
        repair(person, lint);
        if (QTest::currentTestFailed())
            return;
        picture(person, u"repaired"_s);
        QVERIFY(person.window().findChild<QLabel *>(u"findingCounts"_s)->text().isEmpty());

        const QAction *undo = person.action(u"undo"_s);
        const QAction *redo = person.action(u"redo"_s);
        int steps = 0;
        const QUndoStack &stack = person.window().findChild<EditDesk *>()->document().undoStack();
        for (; undo->isEnabled(); ++steps) {
            const int index = stack.index();
            person.press(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY2(stack.index() == index - 1, qPrintable(person.pointer())); // each key takes one back
        }
        QVERIFY(steps >= before.size() - 5); // a fix may clear more than one
        QVERIFY(!person.window().isWindowModified());
        QTRY_COMPARE(lint->findings(Ddp), before);
        for (int i = 0; i < steps; ++i) {
            const QString at = person.pointer();
            person.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY2(stack.index() == i + 1, qPrintable(u"%1: %2 of %3"_s.arg(at).arg(i).arg(steps)));
        }
        QVERIFY(!redo->isEnabled());
        QTRY_VERIFY(lint->findings(Ddp).isEmpty());
        person.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!person.window().isWindowModified());
        QFile record(TestData::screenshotFolder() + u"/seedrepair-keys.txt"_s);
        QVERIFY(record.open(QIODevice::WriteOnly));
        record.write(person.keys().join(u'\n').toUtf8());
    }

    // Read anew, by the window and by the command line's own way.
    QCOMPARE(lintOf(folder.filePath(u"c"_s), Ddp), QList<LintFinding>());
    KeyboardPerson person(folder.filePath(u"c"_s), folder.filePath(u"s.ini"_s));
    auto *lint = person.window().findChild<LintService *>();
    open(person, lint);
    QVERIFY(lint->findings(Ddp).isEmpty());
    QVERIFY(!person.window().isWindowModified());
    picture(person, u"reopened"_s);

    // The bytes that differ are those of the values that were mended.
    const QByteArray saved = bytesOf(pathOf[Ddp]);
    const QStringList changed = codec.differences(original, saved);
    QStringList mended;
    for (const LintFinding &finding : before)
        mended.append(finding.pointer);
    mended += {u"/last_updated"_s, u"/transition_graph"_s};
    for (const QString &pointer : changed) {
        const bool isMended = std::any_of(mended.begin(), mended.end(), [&pointer](const QString &each) {
            return pointer == each || pointer.startsWith(each + u'/');
        });
        QVERIFY2(isMended, qPrintable(pointer));
    }
    QCOMPARE(without(codec, saved, changed), without(codec, original, changed));
    // The other record has the other side of the relation, and nothing else.
    const QByteArray otherSaved = bytesOf(pathOf[Fsdp]);
    QCOMPARE(codec.differences(otherOriginal, otherSaved),
             QStringList{u"/transition_graph/frequently_confused_with"_s});
    QVERIFY(lintOf(folder.filePath(u"c"_s), Fsdp).size() < otherBefore.size());
}

QTEST_MAIN(TestSeedRepair)
#include "tst_seedrepair.moc"
