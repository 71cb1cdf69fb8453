// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/diagnosismodel.h"
#include "tests/support/guitest.h"
#include "tests/support/memorycatalog.h"
#include "views/codestyle.h"
#include "views/recordlink.h"
#include "views/textcell.h"
#include "views/verdictcard.h"
#include "views/verdictpane.h"

#include <QAbstractButton>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Verdict verdict(const QString &id, qint64 line, VerdictLevel level = VerdictLevel::Claim,
                const QString &of = {})
{
    Verdict made;
    made.id = RecordId(id);
    made.level = level;
    made.count = 3;
    made.first = LogPlace{.line = LineNumber(line), .offset = line * 100};
    made.text = u"RuntimeError: <b>boom</b>"_s;
    made.reasons = {Reason{.kind = u"unknown-kind"_s, .text = u"because of this"_s, .weight = 0.5}};
    if (!of.isEmpty()) {
        made.role = VerdictRole::Consequence;
        made.consequenceOf = RecordId(of);
    }
    return made;
}

Diagnosis diagnosis(const QList<Verdict> &verdicts)
{
    Diagnosis made;
    made.inputs = {DiagnosisInput{.path = u"run.log"_s, .bytes = 2048, .lines = 77}};
    made.verdicts = verdicts;
    made.stats = DiagnosisStats{.seconds = 1.5, .bytes = 2048, .recordsScanned = 2522};
    return made;
}

struct Fixture
{
    CodeStyle style;
    DiagnosisModel model;
    VerdictPane pane{style};
    QSignalSpy activated{&pane, &VerdictPane::verdictActivated};

    Fixture()
    {
        Record root;
        root.id = RecordId(u"a/root"_s);
        root.signature = TextPair{u"It <b>broke</b>"_s, u"坏了"_s};
        pane.setCatalog(TestData::memoryCatalog({root}));
        pane.setModel(&model);
        pane.resize(500, 700);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
    }
    [[nodiscard]] QStringList labels() const
    {
        QStringList texts;
        for (const QLabel *label : pane.findChildren<QLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts;
    }
    [[nodiscard]] QStringList cells() const
    {
        QStringList texts;
        for (const TextCell *cell : pane.findChildren<TextCell *>()) {
            if (cell->isVisible())
                texts.append(cell->toPlainText());
        }
        return texts;
    }
    [[nodiscard]] QString shown() const { return (labels() + cells()).join(u'\n'); }
};

} // namespace

class TestVerdictPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        TestData::useLook(TestData::lightPalette());
        QLocale::setDefault(QLocale(QLocale::English));
    }
    void init() { TestData::failOnWarning(); }
    void invitesWhenThereIsNothing();
    void cardsSayWhatTheyKnow();
    void levelIsAWordAndNotColourAlone();
    void consequencesAreFoldedBelowTheirRoot();
    void unfoldedStaysUnfolded();
    void newVerdictsKeepPlaceAndFocus();
    void activatesByMouseAndKey();
    void unknownSaysWhatWasScanned();
    void stoppedSaysSo();
    void unexplainedAndUndecided();
    void progressAndStop();
    void progressWithoutKnownEnd();
    void manyVerdictsAreShownOnRequest();
    void currentRecordIsMarked();
    void currentRecordComesIntoSight();
    void textsArePlain();
    void severalFilesAreNamed();
    void unknownNamesTheNearestThree();
    void draftsAreAskedFor();
    void ranksAreNamed();
};

void TestVerdictPane::invitesWhenThereIsNothing()
{
    Fixture fixture;
    QVERIFY2(fixture.shown().contains(u"Drop a log here"_s), qPrintable(fixture.shown()));
    fixture.model.setDiagnosis(diagnosis({verdict(u"a/root"_s, 8)}));
    QVERIFY(!fixture.shown().contains(u"Drop a log here"_s));
    fixture.model.setDiagnosis(Diagnosis());
    QVERIFY(fixture.shown().contains(u"Drop a log here"_s));
}

void TestVerdictPane::cardsSayWhatTheyKnow()
{
    Fixture fixture;
    fixture.model.setDiagnosis(diagnosis({verdict(u"a/root"_s, 1812)}));
    const QString shown = fixture.shown();
    for (const auto &part : {u"It <b>broke</b>"_s, u"a/root"_s, u"line 1,812"_s, u"because of this"_s,
                             u"RuntimeError: <b>boom</b>"_s, u"root cause"_s, u"3"_s})
        QVERIFY2(shown.contains(part), qPrintable(part + u" not in: "_s + shown));
    fixture.pane.setLanguage(Language::Chinese);
    QVERIFY(fixture.shown().contains(u"坏了"_s));
    // A record that the catalog does not have is called by its id.
    fixture.model.setDiagnosis(diagnosis({verdict(u"gone/away"_s, 1)}));
    QVERIFY(fixture.cells().contains(u"gone/away"_s));
}

void TestVerdictPane::levelIsAWordAndNotColourAlone()
{
    Fixture fixture;
    fixture.model.setDiagnosis(
        diagnosis({verdict(u"a/root"_s, 1), verdict(u"b/x"_s, 2, VerdictLevel::Hint)}));
    const QList<VerdictCard *> cards = fixture.pane.findChildren<VerdictCard *>();
    QCOMPARE(cards.size(), 2);
    QVERIFY(cards.at(0)->accessibleName().startsWith(u"Claim"_s));
    QVERIFY(cards.at(1)->accessibleName().startsWith(u"Hint"_s));
    QVERIFY(fixture.shown().contains(u"Claim ·"_s));
    QVERIFY(fixture.shown().contains(u"Hint ·"_s));
    const auto hasIcon = [](const VerdictCard *card) {
        const QList<QLabel *> labels = card->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [](const QLabel *label) { return !label->pixmap().isNull(); });
    };
    QVERIFY(hasIcon(cards.at(0)) && hasIcon(cards.at(1)));
}

void TestVerdictPane::consequencesAreFoldedBelowTheirRoot()
{
    Fixture fixture;
    fixture.model.setDiagnosis(
        diagnosis({verdict(u"a/root"_s, 1), verdict(u"b/after"_s, 2, VerdictLevel::Claim, u"a/root"_s)}));
    VerdictCard *root = fixture.pane.findChild<VerdictCard *>();
    const auto *after = root->findChild<VerdictCard *>();
    QVERIFY(after && !after->isVisible());
    auto *fold = root->findChild<QAbstractButton *>(u"foldConsequences"_s);
    QTest::keyClick(fold, Qt::Key_Space);
    QVERIFY(after->isVisible());
    QVERIFY(after->mapTo(root, QPoint()).y() > fold->y());
    QTest::mouseClick(fold, Qt::LeftButton);
    QVERIFY(!after->isVisible());
    QCOMPARE(fixture.activated.count(), 0);
}

void TestVerdictPane::unfoldedStaysUnfolded()
{
    Fixture fixture;
    const Diagnosis found =
        diagnosis({verdict(u"a/root"_s, 1), verdict(u"b/after"_s, 2, VerdictLevel::Claim, u"a/root"_s)});
    fixture.model.setDiagnosis(found);
    fixture.pane.findChild<VerdictCard *>()->setUnfolded(true);
    fixture.model.setDiagnosis(found); // the next part of the same scan
    QVERIFY(fixture.pane.findChild<VerdictCard *>()->isUnfolded());
}

void TestVerdictPane::newVerdictsKeepPlaceAndFocus()
{
    Fixture fixture;
    QList<Verdict> some;
    for (int i = 0; i < 20; ++i)
        some.append(verdict(u"d/r%1"_s.arg(i), i + 1));
    fixture.model.setDiagnosis(diagnosis(some));
    QScrollBar *bar = fixture.pane.findChild<QScrollArea *>(u"verdictScroll"_s)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 300);
    fixture.pane.activateWindow();
    fixture.pane.findChildren<VerdictCard *>().at(3)->setFocus();
    QTRY_VERIFY(fixture.pane.findChildren<VerdictCard *>().at(3)->hasFocus());
    bar->setValue(250);
    some.append(verdict(u"d/last"_s, 99));
    fixture.model.setDiagnosis(diagnosis(some));
    QCOMPARE(bar->value(), 250);
    QTRY_COMPARE(bar->value(), 250);
    QCOMPARE(fixture.pane.findChildren<VerdictCard *>().size(), 21);
    const auto *focused = qobject_cast<VerdictCard *>(fixture.pane.focusWidget());
    QVERIFY(focused);
    QCOMPARE(focused->verdict().id, RecordId(u"d/r3"_s));
}

void TestVerdictPane::activatesByMouseAndKey()
{
    Fixture fixture;
    const Verdict first = verdict(u"a/root"_s, 812);
    fixture.model.setDiagnosis(diagnosis({first}));
    auto *card = fixture.pane.findChild<VerdictCard *>();
    QTest::mouseClick(card, Qt::LeftButton, {}, card->rect().center());
    QTest::keyClick(card, Qt::Key_Return);
    QTest::keyClick(card, Qt::Key_Space);
    QCOMPARE(fixture.activated.count(), 3);
    for (const QList<QVariant> &arguments : fixture.activated) {
        QCOMPARE(arguments.at(0).value<RecordId>(), first.id);
        QCOMPARE(arguments.at(1).value<LogPlace>(), first.first);
    }
    QTest::keyClick(card, Qt::Key_A);
    QTest::mouseClick(card, Qt::RightButton);
    QCOMPARE(fixture.activated.count(), 3);
}

void TestVerdictPane::unknownSaysWhatWasScanned()
{
    Fixture fixture;
    fixture.model.setDiagnosis(diagnosis({}));
    const QString shown = fixture.shown();
    for (const auto &part :
         {u"Unknown"_s, u"nothing is claimed"_s, u"run.log"_s, u"2.00 KiB"_s, u"77"_s, u"2522"_s})
        QVERIFY2(shown.contains(part), qPrintable(part + u" not in: "_s + shown));
    QVERIFY(fixture.pane.findChildren<VerdictCard *>().isEmpty());
    // A hint is no claim.
    fixture.model.setDiagnosis(diagnosis({verdict(u"b/x"_s, 2, VerdictLevel::Hint)}));
    QVERIFY(fixture.shown().contains(u"nothing is claimed"_s));
    fixture.model.setDiagnosis(diagnosis({verdict(u"b/x"_s, 2)}));
    QVERIFY(!fixture.shown().contains(u"nothing is claimed"_s));
}

void TestVerdictPane::stoppedSaysSo()
{
    Fixture fixture;
    Diagnosis stopped = diagnosis({});
    stopped.stopped = true;
    fixture.model.setDiagnosis(stopped);
    QVERIFY(fixture.shown().contains(u"stopped before the end"_s));
}

void TestVerdictPane::unexplainedAndUndecided()
{
    Fixture fixture;
    QSignalSpy places(&fixture.pane, &VerdictPane::placeActivated);
    QSignalSpy records(&fixture.pane, &VerdictPane::recordRequested);
    Diagnosis found = diagnosis({});
    found.unexplained = {Unexplained{.templateText = u"Error <*> of <i>x</i>"_s,
                                     .count = 5,
                                     .first = LogPlace{.line = LineNumber(3)},
                                     .nearest = {NearRecord{.id = RecordId(u"a/near"_s), .score = 0.4}}}};
    found.undecided = {Undecided{
        .id = RecordId(u"a/slow"_s), .place = LogPlace{.line = LineNumber(9)}, .why = u"match limit"_s}};
    fixture.model.setDiagnosis(found);
    QVERIFY(fixture.cells().contains(u"Error <*> of <i>x</i>"_s));
    QTest::mouseClick(fixture.pane.findChild<QAbstractButton *>(u"unexplainedPlace"_s), Qt::LeftButton);
    QCOMPARE(places.count(), 1);
    QCOMPARE(places.at(0).at(0).value<LogPlace>().line, LineNumber(3));
    QTest::mouseClick(fixture.pane.findChild<RecordLink *>(), Qt::LeftButton);
    QCOMPARE(records.count(), 1);
    QCOMPARE(records.at(0).at(0).value<RecordId>(), RecordId(u"a/near"_s));
    auto *undecided = fixture.pane.findChild<QAbstractButton *>(u"undecided"_s);
    QVERIFY(undecided->text().contains(u"limit"_s));
    QTest::mouseClick(undecided, Qt::LeftButton);
    QCOMPARE(fixture.activated.count(), 1);
    QCOMPARE(fixture.activated.at(0).at(1).value<LogPlace>().line, LineNumber(9));
}

void TestVerdictPane::progressAndStop()
{
    Fixture fixture;
    QSignalSpy stop(&fixture.pane, &VerdictPane::stopRequested);
    auto *strip = fixture.pane.findChild<QWidget *>(u"scanStrip"_s);
    QVERIFY(!strip->isVisible());
    fixture.pane.setProgress(ScanProgress{
        .name = u"a&b <i>.log"_s, .bytesDone = 1 << 20, .bytesTotal = 4 << 20, .bytesPerSecond = 2 << 20});
    QVERIFY(strip->isVisible());
    const auto *bar = fixture.pane.findChild<QProgressBar *>(u"scanProgress"_s);
    QCOMPARE(bar->value() * 4, bar->maximum());
    const QString shown = fixture.shown();
    for (const auto &part : {u"a&b <i>.log"_s, u"1.00 MiB of 4.00 MiB"_s, u"2.00 MiB/s"_s})
        QVERIFY2(shown.contains(part), qPrintable(shown));
    auto *button = fixture.pane.findChild<QAbstractButton *>(u"stopScan"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(stop.count(), 2);
    fixture.model.setDiagnosis(diagnosis({verdict(u"a/root"_s, 1)})); // results come while it runs
    QVERIFY(strip->isVisible());
    fixture.pane.endScan();
    QVERIFY(!strip->isVisible());
    QCOMPARE(fixture.pane.findChildren<VerdictCard *>().size(), 1);
}

void TestVerdictPane::progressWithoutKnownEnd()
{
    Fixture fixture;
    fixture.pane.setProgress(ScanProgress{.bytesDone = 1 << 20});
    const auto *bar = fixture.pane.findChild<QProgressBar *>(u"scanProgress"_s);
    QCOMPARE(bar->maximum(), 0);
    QVERIFY(fixture.shown().contains(u"1.00 MiB"_s));
}

void TestVerdictPane::manyVerdictsAreShownOnRequest()
{
    Fixture fixture;
    QList<Verdict> many;
    for (int i = 0; i < 300; ++i)
        many.append(verdict(u"d/r%1"_s.arg(i), i + 1));
    fixture.model.setDiagnosis(diagnosis(many));
    QCOMPARE(fixture.pane.findChildren<VerdictCard *>().size(), VerdictPane::MaxCards);
    QTest::mouseClick(fixture.pane.findChild<QAbstractButton *>(u"showAllVerdicts"_s), Qt::LeftButton);
    QTRY_COMPARE(fixture.pane.findChildren<VerdictCard *>().size(), 300);
}

void TestVerdictPane::currentRecordIsMarked()
{
    Fixture fixture;
    fixture.model.setDiagnosis(diagnosis({verdict(u"a/root"_s, 1), verdict(u"b/x"_s, 2)}));
    const auto picture = [&fixture](int card) {
        return fixture.pane.findChildren<VerdictCard *>().at(card)->grab().toImage();
    };
    const QImage before = picture(1);
    fixture.pane.setCurrentRecord(RecordId(u"b/x"_s));
    QVERIFY(picture(1) != before);
    fixture.pane.setCurrentRecord(RecordId(u"a/root"_s));
    QCOMPARE(picture(1), before);
}

void TestVerdictPane::currentRecordComesIntoSight()
{
    Fixture fixture;
    QList<Verdict> many;
    for (int i = 1; i <= 12; ++i)
        many.append(verdict(u"a/r%1"_s.arg(i), i));
    fixture.model.setDiagnosis(diagnosis(many));
    fixture.pane.resize(420, 300);
    fixture.pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&fixture.pane));
    const auto isInSight = [&fixture](int card) {
        return !fixture.pane.findChildren<VerdictCard *>().at(card)->visibleRegion().isEmpty();
    };
    QTRY_VERIFY(isInSight(0));
    QVERIFY(!isInSight(11));
    fixture.pane.setCurrentRecord(RecordId(u"a/r12"_s));
    QTRY_VERIFY(isInSight(11));
    fixture.pane.setCurrentRecord(RecordId(u"a/r1"_s));
    QTRY_VERIFY(isInSight(0));
}

void TestVerdictPane::textsArePlain()
{
    Fixture fixture;
    Verdict evil = verdict(u"<b>id</b>"_s, 1);
    evil.reasons = {Reason{.kind = u"x"_s, .text = u"<script>alert(1)</script>"_s}};
    evil.also = {RecordId(u"<i>also</i>"_s)};
    fixture.model.setDiagnosis(diagnosis({evil}));
    QVERIFY(fixture.shown().contains(u"<script>alert(1)</script>"_s));
    QVERIFY(fixture.shown().contains(u"<i>also</i>"_s));
    for (const QLabel *label : fixture.pane.findChildren<QLabel *>()) {
        if (label->text().contains(u'<'))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void TestVerdictPane::severalFilesAreNamed()
{
    Fixture fixture;
    Diagnosis found = diagnosis({verdict(u"a/root"_s, 5)});
    found.inputs.append(DiagnosisInput{.path = u"run.tar.gz!/rank3.log"_s});
    found.verdicts.first().first.input = 1;
    fixture.model.setDiagnosis(found);
    QVERIFY(fixture.shown().contains(u"run.tar.gz!/rank3.log, line 5"_s));
}

namespace {

Unexplained unexplained(const QString &text, qint64 line, const QList<NearRecord> &nearest)
{
    Unexplained made;
    made.templateText = text;
    made.count = 2;
    made.first = LogPlace{.line = LineNumber(line)};
    made.nearest = nearest;
    return made;
}

} // namespace

void TestVerdictPane::unknownNamesTheNearestThree()
{
    Fixture fixture;
    Diagnosis found = diagnosis({});
    found.unexplained = {unexplained(u"one"_s, 3,
                                     {{.id = RecordId(u"a/low"_s), .score = 0.1},
                                      {.id = RecordId(u"a/high"_s), .score = 0.6}}),
                         unexplained(u"two"_s, 9,
                                     {{.id = RecordId(u"a/high"_s), .score = 0.6},
                                      {.id = RecordId(u"a/mid"_s), .score = 0.3},
                                      {.id = RecordId(u"a/more"_s), .score = 0.2}})};
    found.unexplained[1].nearest[1].miss =
        NearMiss{.matched = u"lost shard"_s, .atom = u"\\d+"_s, .met = u"x"_s};
    fixture.model.setDiagnosis(found);
    QStringList names;
    for (const auto *link : fixture.pane.findChildren<QPushButton *>(u"nearestRecord"_s))
        names.append(link->text());
    QCOMPARE(names, (QStringList{u"a/high"_s, u"a/mid"_s, u"a/more"_s}));
    QVERIFY(fixture.shown().contains(u"lost shard"_s));
    found.verdicts = {verdict(u"a/root"_s, 5)};
    fixture.model.setDiagnosis(found);
    QVERIFY(fixture.pane.findChildren<QPushButton *>(u"nearestRecord"_s).isEmpty());
}

void TestVerdictPane::draftsAreAskedFor()
{
    Fixture fixture;
    QSignalSpy drafts(&fixture.pane, &VerdictPane::draftRequested);
    Diagnosis found = diagnosis({});
    fixture.model.setDiagnosis(found);
    fixture.pane.findChild<QPushButton *>(u"draftFromLog"_s)->click();
    QVERIFY(!drafts.takeFirst().constFirst().value<LogPlace>().line.isValid()); // what the user looks at
    found.unexplained = {unexplained(u"one"_s, 3, {}), unexplained(u"two"_s, 9, {})};
    fixture.model.setDiagnosis(found);
    fixture.pane.findChildren<QPushButton *>(u"draftRecord"_s).last()->click();
    QCOMPARE(drafts.takeFirst().constFirst().value<LogPlace>().line, LineNumber(9));
    fixture.pane.findChild<QPushButton *>(u"draftFromLog"_s)->click();
    QCOMPARE(drafts.takeFirst().constFirst().value<LogPlace>().line, LineNumber(3));
}

void TestVerdictPane::ranksAreNamed()
{
    Fixture fixture;
    Diagnosis found = diagnosis({verdict(u"a/root"_s, 5)});
    const LogPlace at{.line = LineNumber(5)};
    found.ranks = {{.rank = 0, .failed = at, .victim = true},
                   {.rank = 1, .failed = at, .first = true},
                   {.rank = 2, .silent = true},
                   {.rank = 3, .failed = at}};
    fixture.model.setDiagnosis(found);
    QSignalSpy places(&fixture.pane, &VerdictPane::placeActivated);
    auto *first = fixture.pane.findChild<QPushButton *>(u"firstFailedRank"_s);
    QVERIFY(first->text().contains(u"Rank 1"_s) && first->text().contains(u"line 5"_s));
    first->click();
    QCOMPARE(places.count(), 1);
    QStringList others;
    for (const auto *label : fixture.pane.findChildren<QLabel *>(u"otherRanks"_s))
        others.append(label->text());
    QCOMPARE(others, (QStringList{u"Ranks that failed, too: 3"_s, u"Ranks that only lost another one: 0"_s,
                                  u"Ranks without a line in these logs: 2"_s}));
}

QTEST_MAIN(TestVerdictPane)
#include "tst_verdictpane.moc"
