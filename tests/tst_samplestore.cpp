// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/samplestore.h"
#include "app/sidefile.h"
#include "models/curation/sidejson.h"
#include "tests/support/testfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSampleStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void writesBesideTheCatalog();
    void keepsWhatItDoesNotKnow();
    void refusesWhatChangedMeanwhile();
    void innermostRootHasThem();
    void staysInItsFolder();
    void goesAlongWithAName();
    void saysWhyItFailed();
};

void TestSampleStore::writesBesideTheCatalog()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/d/a.json"_s, "{}");
    SampleStore store({folder.filePath(u"c"_s)});
    const RecordId id(u"d/a"_s);
    QCOMPARE(store.load(id, record), RecordSamples());
    const RecordSamples samples{.mustMatch = {u"Fehler: 12 Stück"_s, u"第二行"_s},
                                .mustNotMatch = {u"all is well"_s}};
    QVERIFY(store.save(id, record, samples));
    QVERIFY(QFileInfo::exists(folder.filePath(u"c/.clew/samples/d/a.json"_s)));
    QCOMPARE(SampleStore({folder.filePath(u"c"_s)}).load(id, record), samples);
    // A file that was opened by itself has them in its folder.
    QCOMPARE(SampleStore({record}).load(id, record), RecordSamples());
}

void TestSampleStore::keepsWhatItDoesNotKnow()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/a.json"_s, "{}");
    const QString side =
        folder.write(u"c/.clew/samples/d/a.json"_s, R"({"note": "keep me", "must_match": ["x"]})");
    SampleStore store({folder.filePath(u"c"_s)});
    const RecordId id(u"d/a"_s);
    QCOMPARE(store.load(id, record)->mustMatch, QStringList{u"x"_s});
    QVERIFY(store.save(id, record, {.mustMatch = {u"y"_s}, .mustNotMatch = {}}));
    QVERIFY(bytesOf(side).contains("keep me"));
    QVERIFY(bytesOf(side).contains("\"y\""));
}

void TestSampleStore::refusesWhatChangedMeanwhile()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/a.json"_s, "{}");
    SampleStore store({folder.filePath(u"c"_s)});
    const RecordId id(u"d/a"_s);
    QVERIFY(store.load(id, record));
    const QString side = folder.write(u"c/.clew/samples/d/a.json"_s, R"({"must_match": ["theirs"]})");
    const Result<void> saved = store.save(id, record, {.mustMatch = {u"ours"_s}, .mustNotMatch = {}});
    QCOMPARE(saved.error().code, ErrorCode::FileChanged);
    QVERIFY(bytesOf(side).contains("theirs"));
    folder.write(u"c/.clew/samples/d/a.json"_s, "{broken");
    QCOMPARE(store.load(id, record).error().code, ErrorCode::JsonSyntax);
    QVERIFY(!store.save(id, record, {.mustMatch = {u"ours"_s}, .mustNotMatch = {}}));
    QCOMPARE(bytesOf(side), QByteArray("{broken"));
}

void TestSampleStore::staysInItsFolder()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/a.json"_s, "{}");
    SampleStore store({folder.filePath(u"c"_s)});
    const RecordId id(u"../../a"_s);
    QCOMPARE(store.load(id, record), RecordSamples());
    QCOMPARE(store.save(id, record, {.mustMatch = {u"x"_s}, .mustNotMatch = {}}).error().code,
             ErrorCode::InvalidId);
}

/// One rule for all side files, however the roots are ordered and given.
void TestSampleStore::innermostRootHasThem()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/inner/d/a.json"_s, "{}");
    const QString outer = folder.filePath(u"c"_s);
    const QString inner = folder.filePath(u"c/inner"_s);
    const RecordId id(u"d/a"_s);
    for (const QStringList &roots : {QStringList{outer, inner}, QStringList{inner, outer},
                                     QStringList{outer, inner + u'/'}, QStringList{outer + u"/."_s, inner}}) {
        QCOMPARE(SideFile::folderOf(roots, record), inner + u"/.clew"_s);
        QCOMPARE(SampleStore(roots).pathOf(id, record), inner + u"/.clew/samples/d/a.json"_s);
    }
    QCOMPARE(SideFile::folderOf({outer}, record), outer + u"/.clew"_s);
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(outer));
    QCOMPARE(SideFile::folderOf({u"inner"_s}, record), u"inner/.clew"_s);
    QCOMPARE(SideFile::folderOf({u"."_s}, u"./inner/d/a.json"_s), u"./.clew"_s);
    QVERIFY(QDir::setCurrent(before));
}

void TestSampleStore::goesAlongWithAName()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/a.json"_s, "{}");
    folder.write(u"c/.clew/samples/d/a.json"_s, R"({"note": "keep me", "must_match": ["x"]})");
    SampleStore store({folder.filePath(u"c"_s)});
    const RecordId a(u"d/a"_s);
    const RecordId b(u"e/b"_s);
    QVERIFY(store.copy(a, b, record));
    QCOMPARE(store.load(b, record)->mustMatch, QStringList{u"x"_s});
    QVERIFY(bytesOf(folder.filePath(u"c/.clew/samples/e/b.json"_s)).contains("keep me"));
    QCOMPARE(store.load(a, record)->mustMatch, QStringList{u"x"_s}); // until it is given up
    store.remove(a, record);
    QVERIFY(!QFileInfo::exists(folder.filePath(u"c/.clew/samples/d/a.json"_s)));
    QVERIFY(store.copy(a, b, record)); // there is none now
    QCOMPARE(store.load(b, record)->mustMatch, QStringList{u"x"_s});
    // What is not read whole is not copied: the copy would be cut.
    folder.write(u"c/.clew/samples/d/a.json"_s, QByteArray(MaxSideFileBytes + 1, ' '));
    QCOMPARE(store.copy(a, b, record).error().code, ErrorCode::FileTooLarge);
    QCOMPARE(store.load(b, record)->mustMatch, QStringList{u"x"_s});
}

void TestSampleStore::saysWhyItFailed()
{
    const TestFolder folder;
    const QString record = folder.write(u"c/a.json"_s, "{}");
    folder.write(u"c/.clew/samples"_s, "a file where a folder should be");
    SampleStore store({folder.filePath(u"c"_s)});
    const Result<void> saved =
        store.save(RecordId(u"d/a"_s), record, {.mustMatch = {u"x"_s}, .mustNotMatch = {}});
    QCOMPARE(saved.error().code, ErrorCode::SaveFailed);
}

QTEST_GUILESS_MAIN(TestSampleStore)
#include "tst_samplestore.moc"
