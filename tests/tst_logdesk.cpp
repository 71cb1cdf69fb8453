// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/editdesk.h"
#include "app/mainwindow.h"
#include "app/wordlanguage.h"
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexrunner.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/detailpane.h"
#include "views/logcolumns.h"
#include "views/logfindbar.h"
#include "views/logpane.h"
#include "views/unexplainedcard.h"
#include "views/verdictpane.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QByteArray BucketLine =
    "RuntimeError: BucketView has wrong size: expected 1024, got 512. This could be due to "
    "mismatched model parameters across ranks.\n";
/// A log of a rank with times.
QByteArray rankLog(int seconds, const QByteArray &message)
{
    QByteArray log;
    for (int i = 0; i < 60; ++i) {
        log += "2026-03-01 10:00:" + QByteArray::number(i).rightJustified(2, '0') +
               (i == seconds ? " ERROR " + message : " INFO step done") + '\n';
    }
    return log;
}

struct Desk
{
    explicit Desk(const TestFolder &folder)
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.resize(1280, 860);
        window.show();
        catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    }

    void diagnose(const QStringList &paths)
    {
        QSignalSpy finished(&diagnosis, &DiagnosisController::finished);
        diagnosis.diagnoseFiles(paths);
        QTRY_COMPARE(finished.count(), 1);
    }
    [[nodiscard]] LogPane *pane() { return window.findChild<LogPane *>(); }
    [[nodiscard]] LogView *view() { return pane()->view(); }
    [[nodiscard]] QAction *action(const QString &name) { return window.findChild<QAction *>(name); }
    [[nodiscard]] QString shown(qint64 line)
    {
        view()->goToLine(LineNumber(line));
        return view()->selectedText().trimmed();
    }

    [[nodiscard]] Result<Record> edited(const RecordId &id)
    {
        return window.findChild<EditDesk *>()->document().record(id);
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
};

} // namespace

class TestLogDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init()
    {
        TestData::failOnWarning();
        // What a test leaves unsaved is not brought back in the next one.
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_state->path().toLocal8Bit());
    }
    void showsAFileWhileItIsReadAndAfterwards();
    void encodingIsChangedWithOneKeyAndRemembered();
    void findsInTheLog();
    void goesToALine();
    void followsAGrowingLog();
    void draftsARecord();
    void unknownLogOffersTheNearest();
    void layRanksOut();
    void whatItSaysFollowsTheLanguage();
    void looks_data();
    void looks();

private:
    std::unique_ptr<QTemporaryDir> m_state;
};

void TestLogDesk::showsAFileWhileItIsReadAndAfterwards()
{
    const TestFolder folder;
    Desk desk(folder);
    const QByteArray log = QByteArray("all is well\n").repeated(50'000) + BucketLine + "the end\n";
    desk.diagnose({folder.write(u"run.log"_s, log)});
    QCOMPARE(desk.view()->currentLine(), LineNumber(50'001)); // the first verdict's
    QCOMPARE(desk.view()->rowCount(), 50'002);
    QCOMPARE(desk.shown(50'002), u"the end"_s);
    QCOMPARE(desk.shown(1), u"all is well"_s);
    QCOMPARE(desk.view()->marks().constFirst().line, LineNumber(50'001));
    desk.action(u"nextVerdict"_s)->trigger();
    QCOMPARE(desk.view()->currentLine(), LineNumber(50'001));
}

void TestLogDesk::encodingIsChangedWithOneKeyAndRemembered()
{
    const TestFolder folder;
    const QString path = folder.write(u"run.log"_s, "caf\xE9 latt\xE9\n" + BucketLine);
    {
        Desk desk(folder);
        desk.diagnose({path});
        auto *box = desk.pane()->findChild<QComboBox *>(u"logEncoding"_s);
        QVERIFY(box->isVisible());
        QCOMPARE(box->currentIndex(), 0); // guessed
        desk.view()->goToLine(LineNumber(1));
        QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
        desk.action(u"nextEncoding"_s)->trigger();
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(box->currentIndex() > 0);
        QCOMPARE(desk.view()->currentLine(), LineNumber(1)); // where the user was
        QVERIFY(!desk.diagnosis.diagnosis().isUnknown());
        Q_EMIT desk.pane()->encodingChosen(u"KOI8-R"_s);
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(desk.shown(1), u"cafИ lattИ"_s);
        QCOMPARE(desk.diagnosis.inputs().constFirst().encoding, u"KOI8-R"_s);
    }
    Desk again(folder);
    again.diagnose({path});
    QCOMPARE(again.shown(1), u"cafИ lattИ"_s);
    QSignalSpy finished(&again.diagnosis, &DiagnosisController::finished);
    Q_EMIT again.pane()->encodingChosen({});
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(again.shown(1).startsWith(u"caf"_s) && again.shown(1) != u"cafИ lattИ"_s);
}

void TestLogDesk::findsInTheLog()
{
    const TestFolder folder;
    Desk desk(folder);
    desk.diagnose(
        {folder.write(u"run.log"_s, QByteArray("x\n").repeated(1000) + "needle 17\ny\nNEEDLE 18\n")});
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    desk.view()->goToLine(LineNumber(1));
    desk.view()->setFocus();
    QTest::keyClick(desk.view(), Qt::Key_F, Qt::ControlModifier);
    auto *text = desk.pane()->findChild<QLineEdit *>(u"logFindText"_s);
    QVERIFY(text->isVisible());
    QTRY_VERIFY(text->hasFocus());
    QTest::keyClicks(text, u"needle"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(desk.view()->currentLine(), LineNumber(1001));
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(desk.view()->currentLine(), LineNumber(1003));
    QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
    QTRY_COMPARE(desk.view()->currentLine(), LineNumber(1001));
    QCOMPARE(desk.view()->highlight(), u"needle"_s);
    auto *result = desk.pane()->findChild<QLabel *>(u"logFindResult"_s);
    text->setText(u"nowhere"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(result->text(), u"Not found"_s);
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!text->isVisible());
    QVERIFY(desk.view()->highlight().isEmpty());
}

void TestLogDesk::goesToALine()
{
    const TestFolder folder;
    Desk desk(folder);
    desk.diagnose({folder.write(u"run.log"_s, QByteArray("x\n").repeated(5000))});
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    desk.view()->setFocus();
    QTest::keyClick(desk.view(), Qt::Key_G, Qt::ControlModifier);
    auto *line = desk.pane()->findChild<QLineEdit *>(u"logLine"_s);
    QTRY_VERIFY(line->hasFocus());
    QTest::keyClicks(line, u"4,321"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(desk.view()->currentLine(), LineNumber(4321));
    QTRY_VERIFY(desk.view()->hasFocus());
}

void TestLogDesk::followsAGrowingLog()
{
    const TestFolder folder;
    const QString path = folder.write(u"run.log"_s, QByteArray("step done\n").repeated(500));
    Desk desk(folder);
    desk.diagnose({path});
    QVERIFY(desk.diagnosis.diagnosis().isUnknown());
    QAction *follow = desk.action(u"followLog"_s);
    QVERIFY(follow->isEnabled());
    follow->trigger();
    QVERIFY(desk.diagnosis.isFollowing());
    QTRY_COMPARE(desk.view()->rowCount(), 500);
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(BucketLine);
    file.close();
    QTRY_VERIFY(!desk.diagnosis.diagnosis().isUnknown());
    QTRY_COMPARE(desk.view()->rowCount(), 501);
    QVERIFY(desk.diagnosis.isFollowing());
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    follow->trigger();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!follow->isChecked());
    QVERIFY(!desk.diagnosis.diagnosis().isUnknown()); // what was found stays
    QCOMPARE(desk.view()->rowCount(), 501);
}

void TestLogDesk::draftsARecord()
{
    const TestFolder folder;
    Desk desk(folder);
    desk.diagnose({folder.write(
        u"run.log"_s, "Python 3.11.4, frobnicator==2.3.1\n2026-03-01 10:00:01 ERROR frobnicator lost "
                      "shard 17 of 4096 behind /srv/a/b.bin\n")});
    QVERIFY(desk.diagnosis.diagnosis().isUnknown());
    QTRY_VERIFY(desk.window.findChild<UnexplainedCard *>());
    desk.action(u"draftRecord"_s)->trigger();
    auto *dock = desk.window.findChild<QDockWidget *>(u"editDock"_s);
    QTRY_VERIFY(dock->isVisible());
    const RecordId id = desk.window.findChild<DetailPane *>()->shownRecord();
    const Result<Record> read = desk.edited(id);
    QVERIFY2(read, qPrintable(id.value()));
    const Record &record = *read;
    QVERIFY2(record.signature.english.contains(u"frobnicator lost shard 17"_s),
             qPrintable(record.signature.english));
    QVERIFY(!record.regex.contains(u"17"_s));
    QVERIFY(RegexRunner().test(MatchRegex(record.regex), "frobnicator lost shard 3 of 9 behind /x/y.bin") ==
            MatchAnswer::Yes);
    QStringList versions;
    for (const VersionEntry &entry : record.versions)
        versions.append(entry.version);
    QCOMPARE(versions, (QStringList{u"python==3.11.4"_s, u"frobnicator==2.3.1"_s}));
}

void TestLogDesk::unknownLogOffersTheNearest()
{
    const TestFolder folder;
    Desk desk(folder);
    desk.diagnose(
        {folder.write(u"run.log"_s, "ERROR BucketView of the model has a size that differs across ranks\n")});
    auto *verdicts = desk.window.findChild<VerdictPane *>();
    QVERIFY(desk.diagnosis.diagnosis().isUnknown());
    QTRY_VERIFY(verdicts->findChild<QPushButton *>(u"draftFromLog"_s));
}

void TestLogDesk::layRanksOut()
{
    const TestFolder folder;
    Desk desk(folder);
    const QString first = folder.write(
        u"rank0.log"_s, rankLog(40, "[rank0]: NCCL watchdog: rank 1 was lost, world size 3, ranks 0, 1, 2"));
    const QString second = folder.write(u"rank1.log"_s, rankLog(30, BucketLine.trimmed()));
    desk.diagnose({first, second});
    auto *box = desk.pane()->findChild<QComboBox *>(u"logArrangement"_s);
    QVERIFY(box->isVisible());
    QCOMPARE(box->count(), 3);
    QVERIFY(desk.pane()->findChild<QComboBox *>(u"logInput"_s)->isVisible());

    Q_EMIT desk.pane()->arrangementChosen(LogArrangement::Timeline);
    QCOMPARE(desk.view()->rowCount(), 120);
    QVERIFY(desk.shown(1).contains(u"10:00:00"_s) && desk.shown(2).contains(u"10:00:00"_s));
    desk.action(u"nextVerdict"_s)->trigger();
    const Verdict &verdict = desk.diagnosis.diagnosis().verdicts.constFirst();
    QCOMPARE(verdict.first.input, 1);
    Q_EMIT desk.window.findChild<VerdictPane *>()->placeActivated(verdict.first);
    QVERIFY(desk.view()->selectedText().contains(u"10:00:30"_s));

    Q_EMIT desk.pane()->arrangementChosen(LogArrangement::Columns);
    LogColumns *columns = desk.pane()->columns();
    QVERIFY(columns->count() >= 2);
    QVERIFY(columns->view(0) && columns->view(1));
    columns->view(0)->goToLine(LineNumber(12));
    QCOMPARE(columns->view(1)->currentLine(), LineNumber(12)); // the same second

    Q_EMIT desk.pane()->arrangementChosen(LogArrangement::Single);
    QCOMPARE(desk.view()->rowCount(), 60);
}

void TestLogDesk::whatItSaysFollowsTheLanguage()
{
    const TestFolder folder;
    WordLanguage language;
    language.set(Language::English);
    Desk desk(folder);
    desk.diagnose({folder.write(u"a.log"_s, rankLog(40, "x")), folder.write(u"b.log"_s, rankLog(30, "y"))});
    auto *text = desk.pane()->findChild<QLineEdit *>(u"logFindText"_s);
    auto *result = desk.pane()->findChild<QLabel *>(u"logFindResult"_s);
    auto *note = desk.pane()->findChild<QLabel *>(u"logNote"_s);
    QVERIFY(note);
    desk.pane()->openFind();
    text->setText(u"nowhere"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(result->text(), u"Not found"_s);
    const auto switchTo = [&language](Language to) {
        language.set(to);
        QCoreApplication::sendPostedEvents();
    };
    switchTo(Language::Chinese);
    static const QRegularExpression chinese(u"\\p{Han}"_s);
    QVERIFY2(result->text().contains(chinese), qPrintable(result->text()));
    text->setText(u"other"_s); // the result is about another text
    switchTo(Language::English);
    QCOMPARE(result->text(), QString());

    Q_EMIT desk.pane()->arrangementChosen(LogArrangement::Timeline);
    QVERIFY(note->text().startsWith("Lines before"_L1));
    desk.view()->goToLine(LineNumber(50));
    switchTo(Language::Chinese);
    QVERIFY2(note->text().contains(chinese), qPrintable(note->text()));
    QCOMPARE(desk.view()->currentLine(), LineNumber(50));
    switchTo(Language::English);
    QVERIFY(note->text().startsWith("Lines before"_L1));
}

void TestLogDesk::looks_data()
{
    TestData::addLooks();
}

void TestLogDesk::looks()
{
    QFETCH(const bool, dark);
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    const TestData::Look look(dark, language);
    const TestFolder folder;
    Desk desk(folder);
    if (language == "zh"_L1)
        desk.window.setWordLanguage(Language::Chinese);
    desk.diagnose(
        {folder.write(u"rank0.log"_s,
                      rankLog(40, "[rank0]: NCCL watchdog: rank 1 was lost, ranks 0, 1, 2") +
                          "2026-03-01 10:01:01 WARNING disk /dev/sda1 is \"nearly full\": 97.5 %\n"),
         folder.write(u"rank1.log"_s, rankLog(30, BucketLine.trimmed()))});
    desk.pane()->findBar()->open(u"step"_s);
    desk.view()->setHighlight(u"step"_s);
    const QString name = u"%1-%2-%3"_s.arg(dark ? u"dark"_s : u"light"_s, language).arg(percent);
    desk.window.resizeDocks({desk.window.findChild<QDockWidget *>(u"diagnosisDock"_s)}, {480}, Qt::Vertical);
    QVERIFY(TestData::saveScreenshot(desk.window, u"log-single-"_s + name, percent / 100.0));
    Q_EMIT desk.pane()->arrangementChosen(LogArrangement::Timeline);
    QVERIFY(TestData::saveScreenshot(desk.window, u"log-timeline-"_s + name, percent / 100.0));
    Q_EMIT desk.pane()->arrangementChosen(LogArrangement::Columns);
    QVERIFY(TestData::saveScreenshot(desk.window, u"log-columns-"_s + name, percent / 100.0));
    desk.diagnose({folder.write(u"odd.log"_s, "ERROR frobnicator lost shard 17 behind /srv/a/b.bin\n")});
    QVERIFY(TestData::saveScreenshot(desk.window, u"log-unknown-"_s + name, percent / 100.0));
}

QTEST_MAIN(TestLogDesk)
#include "tst_logdesk.moc"
