// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/editsession.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/testfolder.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>
#include <QUndoStack>

#include <chrono>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr int Records = 12;
/// It brings a long journal back first, and the machine may have other things to do.
constexpr int StartMs = 600'000;

QByteArray recordText(int number)
{
    const QByteArray n = QByteArray::number(number);
    return "{\r\n  \"id\": \"crash/r" + n + "\",\r\n  \"signature\": \"Error " + n +
           "\",\r\n  \"regex\": \"Error " + n +
           "\",\r\n  \"confidence\": 1.0,\r\n  \"unknown\": [1e400, null, 12345678901234567890],\r\n"
           "  \"workarounds\": [\r\n    {\r\n      \"action\": \"a\",\r\n      \"success_rate\": 0.50\r\n    "
           "}\r\n"
           "  ],\r\n  \"tags\": [\r\n    \"x\"\r\n  ]\r\n}";
}

/// A step that the driver said it has made, with its time on the steady clock.
struct Said
{
    qsizetype number = 0;
    qint64 milliseconds = 0;
};

qint64 now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Steps, undos and redos in a journal.
qsizetype stepsIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    qsizetype count = 0;
    for (const JournalEntry &entry : decodedJournal(file.readAll()).entries)
        count += entry.kind != JournalEntry::Kind::File && entry.kind != JournalEntry::Kind::Saved ? 1 : 0;
    return count;
}

/// Instrumented programs take some ten times as long to start.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int DefaultKills = 5;
#else
constexpr int DefaultKills = 20;
#endif

} // namespace

/// A program that edits and saves is killed at random moments, again and again, over one catalog and one
/// journal.
class TestEditCrash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void survivesBeingKilled();

private:
    void kill(int round, QRandomGenerator &random);
    void look(int round);

    TestFolder m_folder;
    QList<Said> m_said; ///< since the driver started
    qint64 m_killed = 0;
    qsizetype m_before = 0; ///< steps in the journal when it started
    qint64 m_worst = 0;     ///< milliseconds before the end in which a step was lost
};

void TestEditCrash::kill(int round, QRandomGenerator &random)
{
    QProcess driver;
    driver.start(
        QStringLiteral(CLEW_EDITDRIVER),
        {m_folder.filePath(u"catalog"_s), m_folder.filePath(u"state"_s), QString::number(round + 1)});
    QVERIFY(driver.waitForStarted());
    // Moments while it starts, and after it has begun: the first line says so, however slow the machine is.
    QByteArray said;
    if (random.bounded(4) > 0) {
        while (!said.contains('\n')) {
            QVERIFY(driver.waitForReadyRead(StartMs));
            said += driver.readAllStandardOutput();
        }
    }
    m_said.clear();
    QElapsedTimer clock;
    clock.start();
    const qint64 moment = random.bounded(300);
    while (clock.elapsed() < moment) {
        driver.waitForReadyRead(static_cast<int>(std::max<qint64>(1, moment - clock.elapsed())));
        said += driver.readAllStandardOutput();
    }
    QVERIFY2(driver.state() == QProcess::Running, driver.readAllStandardError().constData());
    m_killed = now();
    driver.kill();
    QVERIFY(driver.waitForFinished());
    said += driver.readAllStandardOutput();
    const QList<QByteArray> lines = said.first(said.lastIndexOf('\n') + 1).split('\n');
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3)
            m_said.append({.number = words[1].toInt(), .milliseconds = words[2].toLongLong()});
    }
}

/// Every file is whole, and what the journal brings back has every step that was said to be made.
void TestEditCrash::look(int round)
{
    const QByteArray where = "round " + QByteArray::number(round);
    const auto catalog = CatalogReader().read({m_folder.filePath(u"catalog"_s)});
    QVERIFY(catalog);
    QVERIFY2((*catalog)->issues().isEmpty(), where.constData());
    QVERIFY2((*catalog)->size() == Records, where.constData());
    const JsonRecordCodec codec;
    Document document(codec);
    document.reset(*catalog);
    EditSession session(document, m_folder.filePath(u"state"_s));
    const EditSession::Opening opening = session.open();
    QVERIFY2(!opening.journal && !opening.sharing, where.constData());
    // A file that holds anything but a text that an edit made would be a conflict here.
    QVERIFY2(opening.conflicts.isEmpty(), where.constData());
    const qsizetype kept = stepsIn(session.journalPath()) - m_before;
    for (const Said &said : std::as_const(m_said)) {
        if (said.number > kept)
            m_worst = std::max(m_worst, m_killed - said.milliseconds);
    }
    QVERIFY2(m_worst <= 1000,
             (where + ": a step of " + QByteArray::number(m_worst) + " ms ago is lost").constData());
    // Undoing all leads to the texts of the beginning, byte for byte.
    const int index = document.undoStack().index();
    document.undoStack().setIndex(0);
    for (int i = 0; i < Records; ++i)
        QCOMPARE(document.text(RecordId(u"crash/r%1"_s.arg(i))), recordText(i));
    document.undoStack().setIndex(index);
    QVERIFY(session.finishJournal());
    m_before = stepsIn(session.journalPath());
}

void TestEditCrash::survivesBeingKilled()
{
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue("CLEW_TEST_KILLS", &isNumber);
    const int kills = isNumber ? given : DefaultKills;
    for (int i = 0; i < Records; ++i)
        m_folder.write(u"catalog/crash/r%1.json"_s.arg(i), recordText(i));
    const int seed = qEnvironmentVariableIntValue("CLEW_TEST_SEED", &isNumber);
    QRandomGenerator random(isNumber ? static_cast<quint32>(seed) : 42);
    int stepped = 0;
    for (int round = 0; round < kills; ++round) {
        kill(round, random);
        if (QTest::currentTestFailed())
            return;
        look(round);
        if (QTest::currentTestFailed())
            return;
        stepped += m_said.isEmpty() ? 0 : 1;
    }
    qInfo("%d kills, %d after a step; steps lost: up to %lld ms before the end", kills, stepped,
          static_cast<long long>(m_worst));
    QVERIFY(stepped > kills / 2); // else the moments were all before the first step
}

QTEST_GUILESS_MAIN(TestEditCrash)
#include "tst_editcrash.moc"
