// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/privatenotes.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId Oom(u"pytorch/oom"_s);
const RecordId Nan(u"pytorch/nan"_s);

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPrivateNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void standBesideTheCatalogAndComeBack();
    void areSavedSoonWithoutBeingAsked();
    void emptyNoteIsRemoved();
    void saysWhichRecordsHaveANote();
    void readOnlyCatalogHasThemInTheUsersFolder_data();
    void readOnlyCatalogHasThemInTheUsersFolder();
    void otherCatalogHasItsOwn();
    void bookmarksOfAnotherWindowSurvive();
    void hostileIdsStayWithinTheFolder_data();
    void hostileIdsStayWithinTheFolder();
    void brokenBookmarksAreNone();
    void whatCannotBeWrittenIsKeptAndTold();

private:
    [[nodiscard]] QString catalog() const { return m_folder->filePath(u"catalog"_s); }
    [[nodiscard]] QString user() const { return m_folder->filePath(u"user"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPrivateNotes::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(catalog()));
}

void TestPrivateNotes::standBesideTheCatalogAndComeBack()
{
    {
        PrivateNotes notes(user(), {});
        notes.open({catalog()});
        notes.setBookmarked(Oom, true);
        notes.setBookmarked(Nan, true);
        notes.setNote(Oom, u"见过两次 <b>\n"_s);
        QCOMPARE(notes.note(Oom), u"见过两次 <b>\n"_s); // before it is written
    } // and closing writes
    QCOMPARE(contentOf(catalog() + u"/.clew/notes/pytorch/oom.md"_s), "见过两次 <b>\n");
    PrivateNotes again(user(), {});
    again.open({catalog()});
    QCOMPARE(again.bookmarks(), (QList{Oom, Nan}));
    QCOMPARE(again.note(Oom), u"见过两次 <b>\n"_s);
    QCOMPARE(again.note(Nan), QString());
    QCOMPARE(again.noted(), QSet{Oom});
    QVERIFY(!QDir(user()).exists());
}

void TestPrivateNotes::areSavedSoonWithoutBeingAsked()
{
    PrivateNotes notes(user(), {});
    notes.open({catalog()});
    notes.setNote(Oom, u"a"_s);
    QTRY_COMPARE(contentOf(catalog() + u"/.clew/notes/pytorch/oom.md"_s), "a");
}

void TestPrivateNotes::emptyNoteIsRemoved()
{
    PrivateNotes notes(user(), {});
    notes.open({catalog()});
    notes.setNote(Oom, u"a"_s);
    notes.flush();
    notes.setNote(Oom, u"  \n"_s);
    notes.flush();
    QVERIFY(!QFile::exists(catalog() + u"/.clew/notes/pytorch/oom.md"_s));
    QCOMPARE(notes.note(Oom), QString());
}

void TestPrivateNotes::saysWhichRecordsHaveANote()
{
    const RecordId odd(u"c++/a b%/..."_s);
    const RecordId chinese(u"显存/不足"_s);
    PrivateNotes notes(user(), {});
    notes.open({catalog()});
    const QSignalSpy changed(&notes, &PrivateNotes::notedChanged);
    for (const RecordId &id : {Oom, odd, chinese})
        notes.setNote(id, u"a"_s);
    QCOMPARE(changed.size(), 3);
    notes.setNote(Oom, u"ab"_s); // as before
    QCOMPARE(changed.size(), 3);
    QCOMPARE(notes.noted(), (QSet{Oom, odd, chinese}));
    notes.flush();
    PrivateNotes again(user(), {});
    again.open({catalog()});
    QCOMPARE(again.noted(), (QSet{Oom, odd, chinese}));
    again.setNote(Oom, QString());
    QCOMPARE(again.noted(), (QSet{odd, chinese}));
    again.open({});
    QVERIFY(again.noted().isEmpty());
}

void TestPrivateNotes::readOnlyCatalogHasThemInTheUsersFolder_data()
{
    QTest::addColumn<bool>("byRight");
    QTest::newRow("the program's own data") << false;
    QTest::newRow("no right to write") << true;
}

void TestPrivateNotes::readOnlyCatalogHasThemInTheUsersFolder()
{
    QFETCH(bool, byRight);
    if (byRight) {
        QVERIFY(QFile::setPermissions(catalog(), QFile::ReadOwner | QFile::ExeOwner));
        if (QFileInfo(catalog()).isWritable())
            QSKIP("this user may write everywhere");
    }
    const QStringList readOnly = byRight ? QStringList() : QStringList{m_folder->path()};
    {
        PrivateNotes notes(user(), readOnly);
        notes.open({catalog()});
        notes.setNote(Oom, u"mine"_s);
        QVERIFY(notes.folder().startsWith(user()));
    }
    QVERIFY(!QFile::exists(catalog() + u"/.clew"_s));
    PrivateNotes again(user(), readOnly);
    again.open({catalog()});
    QCOMPARE(again.note(Oom), u"mine"_s);
    QFile::setPermissions(catalog(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestPrivateNotes::otherCatalogHasItsOwn()
{
    const QString other = m_folder->filePath(u"other"_s);
    QVERIFY(QDir().mkpath(other));
    for (const QStringList &readOnly : {QStringList(), QStringList{m_folder->path()}}) {
        PrivateNotes notes(user(), readOnly);
        notes.open({catalog()});
        notes.setNote(Oom, u"first"_s);
        notes.setBookmarked(Oom, true);
        notes.open({other}); // writes what was unwritten
        QCOMPARE(notes.note(Oom), QString());
        QVERIFY(!notes.isBookmarked(Oom));
        notes.open({catalog()});
        QCOMPARE(notes.note(Oom), u"first"_s);
        QVERIFY(notes.isBookmarked(Oom));
        notes.setBookmarked(Oom, false);
        notes.setNote(Oom, {});
    }
}

void TestPrivateNotes::bookmarksOfAnotherWindowSurvive()
{
    PrivateNotes one(user(), {});
    PrivateNotes two(user(), {});
    one.open({catalog()});
    two.open({catalog()});
    one.setBookmarked(Oom, true);
    one.flush();
    two.setBookmarked(Nan, true);
    two.flush();
    one.open({catalog()});
    QCOMPARE(one.bookmarks(), (QList{Oom, Nan}));
}

void TestPrivateNotes::hostileIdsStayWithinTheFolder_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("up") << u"../../../evil"_s;
    QTest::newRow("absolute") << u"/tmp/evil"_s;
    QTest::newRow("dot") << u"a/./b"_s;
    QTest::newRow("empty parts") << u"a//b/"_s;
    QTest::newRow("zero") << u"a"_s + QChar(0) + u"b"_s;
    QTest::newRow("very long") << QString(5000, u'记');
    QTest::newRow("blank and star") << u"a b/*?"_s;
}

void TestPrivateNotes::hostileIdsStayWithinTheFolder()
{
    QFETCH(QString, id);
    PrivateNotes notes(user(), {});
    QSignalSpy failed(&notes, &PrivateNotes::failed);
    notes.open({catalog()});
    notes.setNote(RecordId(id), u"text"_s);
    notes.flush();
    QCOMPARE(failed.count(), 0);
    QCOMPARE(notes.note(RecordId(id)), u"text"_s);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"catalog"_s});
    QCOMPARE(QDir(catalog()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u".clew"_s});
}

void TestPrivateNotes::brokenBookmarksAreNone()
{
    QVERIFY(QDir().mkpath(catalog() + u"/.clew"_s));
    QFile file(catalog() + u"/.clew/bookmarks.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"bookmarks": [1, null, "a", "a", {}]} trailing)");
    file.close();
    PrivateNotes notes(user(), {});
    notes.open({catalog()});
    QVERIFY(notes.bookmarks().isEmpty());
}

void TestPrivateNotes::whatCannotBeWrittenIsKeptAndTold()
{
    PrivateNotes notes(user(), {});
    QSignalSpy failed(&notes, &PrivateNotes::failed);
    notes.open({catalog()});
    // A file lies where the folder of the notes would be.
    QVERIFY(QDir().mkpath(catalog() + u"/.clew"_s));
    QFile file(catalog() + u"/.clew/notes"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    notes.setNote(Oom, u"precious"_s);
    notes.flush();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(notes.note(Oom), u"precious"_s);
    QVERIFY(file.remove());
    notes.flush();
    QCOMPARE(contentOf(catalog() + u"/.clew/notes/pytorch/oom.md"_s), "precious");
}

QTEST_MAIN(TestPrivateNotes)
#include "tst_privatenotes.moc"
