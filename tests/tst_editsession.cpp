// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/editsession.h"
#include "models/edit/recordlinks.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray A = R"({"id": "d/a", "regex": "a", "category": "x", "tags": [], "confidence": 1.0})";
const QByteArray Lines = R"({"id": "d/l1", "regex": "l", "category": "x"})"
                         "\n"
                         R"({"id": "d/l2", "regex": "l", "category": "x"})"
                         "\n";

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A program that edits a folder, from start to end.
struct Editor
{
    explicit Editor(const TestFolder &folder)
        : document(codec)
    {
        document.reset(*CatalogReader().read({folder.filePath(u"catalog"_s)}));
        session = std::make_unique<EditSession>(document, folder.filePath(u"state"_s));
        opening = session->open();
    }

    bool set(const QString &id, const QString &pointer, const QByteArray &json)
    {
        const auto plan = planSet(document, RecordId(id), pointer, json);
        return plan && document.apply(*plan);
    }

    JsonRecordCodec codec;
    Document document;
    std::unique_ptr<EditSession> session;
    EditSession::Opening opening;
};

} // namespace

class TestEditSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void undoSurvivesARestart();
    void bringsBackWhatWasNotSaved();
    void discards();
    void passesOverATornEnd();
    void meetsAnotherTextAfterACrash();
    void meetsOtherRecordsAfterACrash();
    void secondWindowWarns();
    void neverOverwritesTheOther();
    void savesWhatItCan();
    void tellsThatTheJournalFails();
    void seesTenReplacements();
    void whatCannotBeReadIsNotDeleted();
    void anUnreadableJournalIsKept();
    void bringsBackStepsBesideTheRecords();
    void losesNothingWhereSavingFails_data();
    void losesNothingWhereSavingFails();

private:
    std::unique_ptr<TestFolder> m_folder;
    QString m_a;
    QString m_lines;
};

void TestEditSession::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_a = m_folder->write(u"catalog/a.json"_s, A);
    m_lines = m_folder->write(u"catalog/l.jsonl"_s, Lines);
}

void TestEditSession::undoSurvivesARestart()
{
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
        QVERIFY(editor.set(u"d/l2"_s, u"/category"_s, "\"longer\""));
        const auto removed = planRemove(editor.document, RecordId(u"d/l1"_s));
        QVERIFY(removed && editor.document.apply(*removed));
        QVERIFY(editor.session->save().errors.isEmpty());
    }
    Editor editor(*m_folder);
    QVERIFY(editor.opening.recovered.isEmpty());
    QVERIFY(!editor.document.isDirty());
    QCOMPARE(editor.document.undoStack().index(), 3);
    // Places in the shorter file are those of its records now.
    QVERIFY(editor.set(u"d/l2"_s, u"/regex"_s, "\"ll\""));
    QCOMPARE(editor.document.undoStack().count(), 4);
    editor.document.undoStack().setIndex(0);
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), A);
    QCOMPARE(fileBytes(m_lines), Lines);
}

void TestEditSession::bringsBackWhatWasNotSaved()
{
    const QByteArray edited = QByteArray(A).replace("1.0", "0.5");
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
        QVERIFY(editor.set(u"d/a"_s, u"/confidence"_s, "0.5"));
        editor.document.undoStack().setIndex(0);
        QVERIFY(editor.set(u"d/a"_s, u"/confidence"_s, "0.5"));
    }
    Editor editor(*m_folder);
    QCOMPARE(editor.opening.recovered,
             (QList<RecoveredRecord>{
                 {.record = RecordId(u"d/a"_s), .file = m_a, .saved = A, .recovered = edited}}));
    QVERIFY(editor.opening.conflicts.isEmpty());
    QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), edited);
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), edited);
    editor.document.undoStack().undo();
    QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), A);
}

void TestEditSession::discards()
{
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
    }
    {
        Editor editor(*m_folder);
        QCOMPARE(editor.opening.recovered.size(), 1);
        editor.session->discardRecovery();
        QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), A);
        QVERIFY(!editor.document.isDirty());
        QVERIFY(editor.session->finishJournal());
        QVERIFY(QFile::exists(editor.session->journalPath() + ".discarded"_L1));
    }
    Editor editor(*m_folder);
    QVERIFY(editor.opening.recovered.isEmpty());
    QCOMPARE(editor.document.undoStack().count(), 0);
}

void TestEditSession::passesOverATornEnd()
{
    QString journal;
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"z\""));
        journal = editor.session->journalPath();
    }
    const QByteArray whole = fileBytes(journal);
    QFile file(journal);
    QVERIFY(file.resize(whole.size() - 3));
    {
        Editor editor(*m_folder);
        QCOMPARE(editor.document.undoStack().count(), 1);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"q\""));
    }
    Editor editor(*m_folder);
    QCOMPARE(editor.document.undoStack().count(), 2);
    QVERIFY(editor.document.text(RecordId(u"d/a"_s)).contains("\"q\""));
}

void TestEditSession::meetsAnotherTextAfterACrash()
{
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"ours\""));
        QVERIFY(editor.set(u"d/a"_s, u"/regex"_s, "\"r\""));
    }
    const QByteArray theirs = QByteArray(A).replace("\"x\"", "\"theirs\"").replace("1.0", "0.25");
    m_folder->write(u"catalog/a.json"_s, theirs);
    Editor editor(*m_folder);
    QCOMPARE(editor.opening.conflicts.size(), 1);
    QCOMPARE(editor.opening.conflicts.first().pointer, u"/category"_s);
    QCOMPARE(editor.opening.conflicts.first().theirs, "\"theirs\"");
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a),
             QByteArray(A).replace("\"x\"", "\"ours\"").replace("1.0", "0.25").replace("\"a\"", "\"r\""));
}

/// The file has other records now: what we had of it cannot be shown, and must not be written over.
void TestEditSession::meetsOtherRecordsAfterACrash()
{
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/l1"_s, u"/category"_s, "\"ours\""));
    }
    const QByteArray theirs = Lines + R"({"id": "d/l0", "regex": "l"})" + "\n";
    m_folder->write(u"catalog/l.jsonl"_s, "\n\n" + theirs);
    Editor editor(*m_folder);
    QVERIFY(editor.document.contains(RecordId(u"d/l0"_s)));
    QVERIFY(!editor.set(u"d/l0"_s, u"/category"_s, "\"x\""));
    QVERIFY(editor.document.text(RecordId(u"d/l1"_s)).contains("\"ours\""));
    QCOMPARE(editor.session->save().errors.size(), 1);
    QCOMPARE(fileBytes(m_lines), "\n\n" + theirs);
}

void TestEditSession::secondWindowWarns()
{
    Editor first(*m_folder);
    QVERIFY(!first.opening.sharing);
    Editor second(*m_folder);
    QVERIFY(second.opening.sharing);
    QCOMPARE(second.opening.sharing->code, ErrorCode::FolderInUse);
    QVERIFY(first.session->journalPath() != second.session->journalPath());
}

void TestEditSession::neverOverwritesTheOther()
{
    Editor first(*m_folder);
    Editor second(*m_folder);
    QVERIFY(first.set(u"d/a"_s, u"/category"_s, "\"first\""));
    QVERIFY(second.set(u"d/a"_s, u"/regex"_s, "\"second\""));
    QVERIFY(first.session->save().errors.isEmpty());
    const auto refused = second.session->save();
    QCOMPARE(refused.errors.size(), 1);
    QCOMPARE(refused.errors.first().code, ErrorCode::FileChanged);
    QVERIFY(second.document.isDirty());
    QSignalSpy told(second.session.get(), &EditSession::outsideChanged);
    second.session->meetOutside(m_a);
    QCOMPARE(told.size(), 1);
    QVERIFY(second.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), QByteArray(A).replace("\"x\"", "\"first\"").replace("\"a\"", "\"second\""));
}

void TestEditSession::savesWhatItCan()
{
    Editor editor(*m_folder);
    QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
    QVERIFY(editor.set(u"d/l1"_s, u"/category"_s, "\"y\""));
    m_folder->write(u"catalog/a.json"_s, "[]");
    const auto saving = editor.session->save();
    QCOMPARE(saving.errors.size(), 1);
    QCOMPARE(saving.outcomes.size(), 1);
    QCOMPARE(editor.document.dirtyFiles(), QStringList{m_a});
    QVERIFY(fileBytes(m_lines).contains("\"y\""));
    QSignalSpy refused(editor.session.get(), &EditSession::outsideRefused);
    editor.session->meetOutside(m_a);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), QByteArray(A).replace("\"x\"", "\"y\""));
}

void TestEditSession::tellsThatTheJournalFails()
{
    m_folder->write(u"state"_s, "a file where the folder should be");
    Editor editor(*m_folder);
    QVERIFY(editor.opening.journal);
    QCOMPARE(editor.opening.journal->code, ErrorCode::JournalFailed);
    QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
    QVERIFY(editor.session->save().errors.isEmpty());
}

void TestEditSession::seesTenReplacements()
{
    Editor editor(*m_folder);
    editor.session->watchFiles();
    QSignalSpy told(editor.session.get(), &EditSession::outsideChanged);
    QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"ours\""));
    for (int i = 0; i < 10; ++i) {
        const QByteArray theirs = QByteArray(A).replace("1.0", "0." + QByteArray::number(10 + i));
        const QString aside = m_folder->write(u"aside"_s, theirs);
        QCOMPARE(std::rename(QFile::encodeName(aside).constData(), QFile::encodeName(m_a).constData()), 0);
        QTRY_COMPARE(told.size(), i + 1);
        QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), QByteArray(theirs).replace("\"x\"", "\"ours\""));
    }
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), QByteArray(A).replace("\"x\"", "\"ours\"").replace("1.0", "0.19"));
    QVERIFY(QFile::remove(m_a));
    QTRY_COMPARE(told.size(), 11);
    QVERIFY(told.last().at(2).toBool());
    QVERIFY(editor.session->save().errors.isEmpty());
    QVERIFY(fileBytes(m_a).contains("\"ours\""));
}

/// A file that is there but does not open, for whatever reason: here it is a folder for a while.
void TestEditSession::whatCannotBeReadIsNotDeleted()
{
    const QString aside = m_folder->filePath(u"aside.json"_s);
    {
        Editor editor(*m_folder);
        QSignalSpy changed(editor.session.get(), &EditSession::outsideChanged);
        QSignalSpy unreadable(editor.session.get(), &EditSession::outsideUnreadable);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
        QVERIFY(QFile::rename(m_a, aside) && QDir().mkdir(m_a));
        editor.session->meetOutside(m_a);
        QCOMPARE(unreadable.size(), 1);
        QCOMPARE(unreadable.constFirst().at(0).value<Error>().code, ErrorCode::NotRegularFile);
        QCOMPARE(changed.size(), 0);
        QVERIFY(!editor.session->save().errors.isEmpty());
        QVERIFY(editor.document.isDirty());
    }
    {
        Editor editor(*m_folder); // the catalog has no such record now, the journal has
        QCOMPARE(editor.opening.unreadable.size(), 1);
        QVERIFY(editor.document.text(RecordId(u"d/a"_s)).contains("\"y\""));
    }
    QVERIFY(QDir().rmdir(m_a) && QFile::rename(aside, m_a));
    Editor editor(*m_folder);
    QVERIFY(editor.opening.unreadable.isEmpty());
    QCOMPARE(editor.opening.recovered.size(), 1);
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), QByteArray(A).replace("\"x\"", "\"y\""));
}

void TestEditSession::anUnreadableJournalIsKept()
{
    QString journal;
    {
        Editor editor(*m_folder);
        journal = editor.session->journalPath();
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
    }
    const QByteArray kept = fileBytes(journal);
    QVERIFY(QFile::rename(journal, journal + u".own"_s) && QDir().mkdir(journal));
    {
        Editor editor(*m_folder);
        QVERIFY(editor.opening.journal);
        QCOMPARE(editor.opening.journal->code, ErrorCode::NotRegularFile);
        QVERIFY(QFileInfo(journal + u".unreadable"_s).isDir()); // not written over
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"z\"")); // and edits are kept in a new one
    }
    QCOMPARE(fileBytes(journal + u".own"_s), kept);
    Editor editor(*m_folder);
    QVERIFY(!editor.opening.journal);
    QVERIFY(editor.document.text(RecordId(u"d/a"_s)).contains("\"z\""));
}

void TestEditSession::bringsBackStepsBesideTheRecords()
{
    const RecordId id(u"d/a"_s);
    const auto side = [&id](Document &document, const QByteArray &before, const QByteArray &after,
                            quint32 typing = 0) {
        document.changeSide(id, u"samples/must_match/0"_s, u"/c/.clew/samples/d/a.json"_s, before, after,
                            typing);
    };
    {
        Editor editor(*m_folder);
        QSignalSpy told(&editor.document, &Document::sideChanged);
        QSignalSpy focus(&editor.document, &Document::focusRequested);
        side(editor.document, "", "x");
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"y\""));
        side(editor.document, "x", "xy", 7);
        side(editor.document, "xy", "xyz", 7);
        side(editor.document, "xyz", "xyz", 7);           // nothing
        QCOMPARE(editor.document.undoStack().count(), 3); // typing is one step
        QCOMPARE(told.size(), 3);
        editor.document.undoStack().undo();
        QCOMPARE(told.constLast().at(1).toByteArray(), QByteArray("xyz"));
        QCOMPARE(told.constLast().at(2).toByteArray(), QByteArray("x"));
        QCOMPARE(focus.constLast().at(1).toString(), u"samples/must_match/0"_s);
        editor.document.undoStack().redo();
        QVERIFY(editor.session->save().errors.isEmpty()); // the record's file alone
        QVERIFY(!editor.document.isDirty());
    }
    Editor editor(*m_folder);
    QCOMPARE(editor.document.undoStack().index(), 3);
    QVERIFY(editor.opening.recovered.isEmpty());
    QSignalSpy told(&editor.document, &Document::sideChanged);
    editor.document.undoStack().setIndex(0);
    QCOMPARE(told.size(), 2);
    QCOMPARE(told.constFirst().at(1).toByteArray(), QByteArray("xyz"));
    QCOMPARE(told.constLast().at(2).toByteArray(), QByteArray(""));
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), A);
}

void TestEditSession::losesNothingWhereSavingFails_data()
{
    QTest::addColumn<bool>("isFull");
    QTest::newRow("no room") << true;
    QTest::newRow("read-only folder") << false;
}

void TestEditSession::losesNothingWhereSavingFails()
{
    QFETCH(const bool, isFull);
    const QByteArray folder = QFile::encodeName(m_folder->filePath(u"catalog"_s));
    const bool isRoot = ::geteuid() == 0;
    rlimit room = {};
    ::getrlimit(RLIMIT_FSIZE, &room);
    const auto back = [&] {
        if (isRoot)
            static_cast<void>(::seteuid(0) == 0);
        ::setrlimit(RLIMIT_FSIZE, &room);
        ::chmod(folder.constData(), 0755);
    };
    const auto guard = qScopeGuard(back);
    const QByteArray edited = QByteArray(A).replace("\"x\"", "\"ours\"");
    {
        Editor editor(*m_folder);
        QVERIFY(editor.set(u"d/a"_s, u"/category"_s, "\"ours\""));
        QVERIFY(editor.session->finishJournal());
        if (isFull) {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit little{.rlim_cur = 10, .rlim_max = room.rlim_max};
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &little), 0);
        } else {
            QCOMPARE(::chmod(folder.constData(), 0555), 0);
            if (isRoot) { // who may write anywhere
                QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0755), 0);
                QCOMPARE(::seteuid(65534), 0);
            }
        }
        const auto saving = editor.session->save();
        back();
        QCOMPARE(saving.errors.size(), 1);
        QCOMPARE(saving.errors.constFirst().code, ErrorCode::SaveFailed);
        QCOMPARE(saving.errors.constFirst().arguments.value(1), isFull ? u"write"_s : u"open"_s);
        QCOMPARE(editor.document.dirtyFiles(), QStringList{m_a});
        QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), edited);
        QCOMPARE(fileBytes(m_a), A);
    }
    Editor editor(*m_folder); // and after a crash it is there again
    QCOMPARE(editor.opening.recovered.size(), 1);
    QCOMPARE(editor.document.text(RecordId(u"d/a"_s)), edited);
    QVERIFY(editor.session->save().errors.isEmpty());
    QCOMPARE(fileBytes(m_a), edited);
}

QTEST_GUILESS_MAIN(TestEditSession)
#include "tst_editsession.moc"
