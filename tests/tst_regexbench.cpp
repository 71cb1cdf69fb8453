// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// The bench: samples, near misses with edits that help, and what a change does to the whole catalog.
#include "models/curation/regexbench.h"
#include "models/curation/regexeffect.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestRegexBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void explainsAMiss_data();
    void explainsAMiss();
    void editsMatch();
    void noMiss_data();
    void noMiss();
    void runsSamples();
    void refusesWhatCannotBeUsed();
    void stopsWhenAsked();
    void tellsTheEffect();
    void effectOfBrokenRegexes();
};

void TestRegexBench::explainsAMiss_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("upTo");
    QTest::addColumn<QString>("atom");
    QTest::addColumn<QString>("met");
    const QString bucket = u"RuntimeError: BucketView has wrong size: expected X, got Y. This"_s;
    QTest::newRow("a number") << u"expected \\d+, got \\d+"_s << bucket << u"expected "_s << u"\\d+"_s
                              << u"X"_s;
    QTest::newRow("a word") << u"rank died"_s << u"rank is fine"_s << u"rank "_s << u"died"_s << u"is"_s;
    QTest::newRow("the end") << u"size: \\d+$"_s << u"size: 12 MB"_s << u"size: 12"_s << u"$"_s << u" "_s;
    QTest::newRow("nothing left") << u"killed by \\w+"_s << u"killed by "_s << u"killed by "_s << u"\\w+"_s
                                  << QString();
    QTest::newRow("the alternative that came furthest")
        << u"(disk full|rank \\d+ failed at step \\d+)"_s << u"the disk; rank 3 failed at epoch 1"_s
        << u"rank 3 failed at "_s << u"step "_s << u"epoch"_s;
    QTest::newRow("behind a gap") << u"(?i)Error.*code=\\d+"_s << u"ERROR in x: code=abc"_s
                                  << u"ERROR in x: code="_s << u"\\d+"_s << u"abc"_s;
    QTest::newRow("Chinese") << u"期望 \\d+ 个"_s << u"错误：期望 很多 个"_s << u"期望 "_s << u"\\d+"_s
                             << u"很多"_s;
}

void TestRegexBench::explainsAMiss()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, text);
    const auto miss = regexMiss(regex, text);
    QVERIFY(miss);
    QTEST(miss->upTo, "upTo");
    QTEST(miss->atomText, "atom");
    QTEST(miss->met, "met");
    QCOMPARE(regex.sliced(miss->atom.start, miss->atom.length), miss->atomText);
    QVERIFY(!miss->edits.isEmpty() || miss->atomText == u"$");
}

void TestRegexBench::editsMatch()
{
    const QString text = u"wrong size: expected X, got 5"_s;
    const auto miss = regexMiss(u"expected \\d+, got \\d+"_s, text);
    QVERIFY(miss);
    QStringList regexes;
    for (const MissEdit &edit : miss->edits) {
        regexes.append(edit.regex);
        QCOMPARE(RegexProbe(edit.regex).test(text) == MatchAnswer::Yes, edit.matches);
    }
    QVERIFY(regexes.contains(u"expected (?:\\d+|X), got \\d+"_s));
    QVERIFY(regexes.contains(u"expected \\w+, got \\d+"_s));
    QCOMPARE(miss->edits.first().change, MissChange::AcceptWord);
    QVERIFY(miss->edits.first().matches);
    // Where two atoms fail, an edit of the first brings the second up: two keys in all.
    const QString both = u"expected X, got Y"_s;
    const auto first = regexMiss(u"expected \\d+, got \\d+"_s, both);
    QVERIFY(first && !first->edits.isEmpty());
    QVERIFY(!first->edits.first().matches);
    const auto second = regexMiss(first->edits.first().regex, both);
    QVERIFY(second && !second->edits.isEmpty());
    QCOMPARE(second->upTo, u"expected X, got "_s);
    QCOMPARE(RegexProbe(second->edits.first().regex).test(both), MatchAnswer::Yes);
}

void TestRegexBench::noMiss_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("text");
    QTest::newRow("matches") << u"a+"_s << u"caab"_s;
    QTest::newRow("nothing in common") << u"xyz"_s << u"abc"_s;
    QTest::newRow("invalid") << u"(a"_s << u"a"_s;
    QTest::newRow("empty text") << u"a"_s << QString();
    QTest::newRow("empty regex") << QString() << u"a"_s;
}

void TestRegexBench::noMiss()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, text);
    QVERIFY(!regexMiss(regex, text));
}

void TestRegexBench::runsSamples()
{
    const RecordSamples samples{.mustMatch = {u"rank 3 died"_s, u"rank x died"_s},
                                .mustNotMatch = {u"rank 4 is fine"_s, u"rank 5 died again"_s}};
    const BenchResult result = runBench(u"rank (\\d+) died"_s, samples);
    QVERIFY(!result.problem);
    QCOMPARE(result.groups, 1);
    QCOMPARE(result.rows.size(), std::size_t(4));
    QVERIFY(!result.allHold());
    QVERIFY(result.rows[0].holds);
    QCOMPARE(result.rows[0].match.groups[0], (RegexProbe::Span{5, 6}));
    QVERIFY(result.rows[0].steps >= 1);
    QVERIFY(!result.rows[1].holds && result.rows[1].miss);
    QCOMPARE(result.rows[1].miss->met, u"x"_s);
    QVERIFY(result.rows[2].holds);
    QVERIFY(!result.rows[3].holds && !result.rows[3].miss);
    QVERIFY(runBench(u"rank (\\d+|x) died$"_s, samples).allHold());
}

void TestRegexBench::refusesWhatCannotBeUsed()
{
    const BenchResult result = runBench(u"(lost"_s, {.mustMatch = {u"lost"_s}});
    QVERIFY(result.problem);
    QCOMPARE(result.problem->code, ErrorCode::InvalidRegex);
    QVERIFY(result.rows.empty() && !result.allHold());
}

void TestRegexBench::stopsWhenAsked()
{
    int asked = 0;
    const BenchResult result =
        runBench(u"abc"_s, {.mustMatch = {u"a"_s, u"b"_s, u"c"_s}}, [&asked] { return ++asked > 1; });
    QCOMPARE(result.rows.size(), std::size_t(1));
}

void TestRegexBench::tellsTheEffect()
{
    const RecordId one(u"x/one"_s);
    const RecordId two(u"x/two"_s);
    const EffectCorpus corpus{
        .signatures = {{one, u"disk is full"_s}, {two, u"the queue is full"_s}},
        .samples = {{one, {.mustMatch = {u"disk is full"_s}, .mustNotMatch = {u"full moon"_s}}},
                    {two, {.mustMatch = {u"queue is full"_s}}}},
        .ordinary = {u"full build"_s, u"ok"_s, u"carefully"_s}};
    const RegexEffect effect = regexEffect(u"disk is full"_s, u"full"_s, corpus);
    QCOMPARE(effect.gainedSignatures, QList<RecordId>{two});
    QCOMPARE(effect.lostSignatures, QList<RecordId>());
    QCOMPARE(effect.gainedSamples,
             (QList<RegexEffect::Sample>{{one, u"full moon"_s, false}, {two, u"queue is full"_s, true}}));
    QCOMPARE(effect.gainedOrdinary, 2);
    QCOMPARE(effect.gainedLines, (QStringList{u"full build"_s, u"carefully"_s}));
    QCOMPARE(effect.undecided, 0);
    const RegexEffect back = regexEffect(u"full"_s, u"disk is full"_s, corpus);
    QCOMPARE(back.lostSignatures, QList<RecordId>{two});
    QCOMPARE(back.lostSamples.size(), 2);
    QCOMPARE(back.lostOrdinary, 2);
    QVERIFY(regexEffect(u"full"_s, u"FULL"_s, corpus).isNothing());
}

void TestRegexBench::effectOfBrokenRegexes()
{
    const EffectCorpus corpus{.signatures = {{RecordId(u"x/one"_s), u"disk is full"_s}},
                              .ordinary = {u"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"_s}};
    QCOMPARE(regexEffect(u"disk"_s, u"(disk"_s, corpus).lostSignatures.size(), 1);
    QVERIFY(regexEffect(u"(disk"_s, QString(), corpus).isNothing());
    QCOMPARE(regexEffect(u"moon"_s, u"(a+)+$"_s, corpus).undecided, 1);
}

QTEST_GUILESS_MAIN(TestRegexBench)
#include "tst_regexbench.moc"
