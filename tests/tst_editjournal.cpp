// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/editjournal.h"
#include "models/jobs/journalwriter.h"
#include "tests/support/testfolder.h"

#include <QFile>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QList<JournalEntry> someEntries()
{
    const EditStep step{
        .kind = EditKind::Link,
        .record = RecordId(u"d/a"_s),
        .pointer = u"/x"_s,
        .session = 7,
        .changes = {{.file = u"/a.json"_s, .piece = 1, .offset = 5, .before = "x", .after = "yy"},
                    {.file = u"/b.json"_s, .piece = 3, .offset = 0, .before = {}, .after = "{}"}}};
    return {{.kind = JournalEntry::Kind::File, .path = u"/a.json"_s, .bytes = "{\"a\": 1}"},
            {.kind = JournalEntry::Kind::File, .path = u"/new.json"_s},
            {.kind = JournalEntry::Kind::Step, .step = step},
            {.kind = JournalEntry::Kind::Merged, .step = step},
            {.kind = JournalEntry::Kind::Index, .index = 1},
            {.kind = JournalEntry::Kind::Saved, .path = u"/a.json"_s, .bytes = "0123"}};
}

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestEditJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void comesBackAsItWas();
    void endsWhereItIsNotWhole();
    void passesOverOtherFiles();
    void writesAtOnceAndSyncs();
    void keepsWhatTheDiskRefuses();
};

void TestEditJournal::comesBackAsItWas()
{
    QByteArray bytes = journalHeader();
    for (const JournalEntry &entry : someEntries())
        bytes += encodedEntry(entry);
    const JournalContent content = decodedJournal(bytes);
    QCOMPARE(content.validBytes, bytes.size());
    QCOMPARE(content.entries, someEntries());
    QVERIFY(content.entries[1].bytes.isNull());
}

void TestEditJournal::endsWhereItIsNotWhole()
{
    QByteArray bytes = journalHeader();
    QList<qsizetype> ends{bytes.size()};
    for (const JournalEntry &entry : someEntries()) {
        bytes += encodedEntry(entry);
        ends.append(bytes.size());
    }
    for (qsizetype size = ends.first(); size < bytes.size(); ++size) {
        const JournalContent content = decodedJournal(bytes.first(size));
        const qsizetype whole = std::ranges::upper_bound(ends, size) - ends.begin() - 1;
        QCOMPARE(content.entries.size(), whole);
        QCOMPARE(content.validBytes, ends[whole]);
    }
    for (qsizetype at = ends.first(); at < bytes.size(); ++at) {
        QByteArray flipped = bytes;
        flipped[at] = static_cast<char>(flipped[at] ^ 0x40);
        const qsizetype whole = std::ranges::upper_bound(ends, at) - ends.begin() - 1;
        QCOMPARE(decodedJournal(flipped).entries, someEntries().first(whole));
    }
}

void TestEditJournal::passesOverOtherFiles()
{
    QCOMPARE(decodedJournal("").validBytes, 0);
    QCOMPARE(decodedJournal("{\"a\": 1}").validBytes, 0);
    QCOMPARE(decodedJournal("clew-journal-2\n1234567890123456").validBytes, 0);
}

void TestEditJournal::writesAtOnceAndSyncs()
{
    const TestFolder folder;
    const QString path = folder.filePath(u"deep/state/j"_s);
    folder.write(u"deep/state/j"_s, "0123456789");
    JournalWriter writer;
    QVERIFY(writer.open(path, 4));
    writer.append("ab");
    writer.append("c");
    QTRY_COMPARE(fileBytes(path), "0123abc"); // nobody waits for finish()
    QVERIFY(writer.finish(std::chrono::seconds(10)));
    writer.append("d");
    QVERIFY(writer.finish(std::chrono::seconds(10)));
    QCOMPARE(fileBytes(path), "0123abcd");
}

void TestEditJournal::keepsWhatTheDiskRefuses()
{
    const TestFolder folder;
    const QString path = folder.filePath(u"j"_s);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit room = {};
    ::getrlimit(RLIMIT_FSIZE, &room);
    const auto back = qScopeGuard([&room] { ::setrlimit(RLIMIT_FSIZE, &room); });
    JournalWriter writer;
    QSignalSpy failed(&writer, &JournalWriter::failed);
    QSignalSpy recovered(&writer, &JournalWriter::recovered);
    QVERIFY(writer.open(path, 0));
    writer.append("0123");
    QVERIFY(writer.finish(std::chrono::seconds(10)));
    const rlimit little{.rlim_cur = 8, .rlim_max = room.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &little), 0);
    writer.append("abcdefgh"); // fits by half
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(fileBytes(path), "0123"); // no half entry
    writer.append("i");
    QVERIFY(!writer.finish(std::chrono::milliseconds(50)));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &room), 0);
    QTRY_COMPARE(recovered.size(), 1);
    QVERIFY(writer.finish(std::chrono::seconds(10)));
    QCOMPARE(fileBytes(path), "0123abcdefghi");
    QCOMPARE(failed.size(), 1); // said once
}

QTEST_GUILESS_MAIN(TestEditJournal)
#include "tst_editjournal.moc"
