// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternscanner.h"
#include "models/diagnosis/patternset.h"

#include <QTest>

#include <thread>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

std::vector<PatternSource> sourcesOf(const QStringList &regexes)
{
    std::vector<PatternSource> sources;
    for (qsizetype i = 0; i < regexes.size(); ++i)
        sources.push_back({RecordIndex(i), regexes.at(i)});
    return sources;
}

std::shared_ptr<const PatternSet> setOf(const QStringList &regexes, const PatternSetOptions &options = {})
{
    return PatternSet::build(sourcesOf(regexes), options);
}

/// Events of one line each or, with '\n' in them, of several; `skipped` bytes of raw input stand before each.
EventBlock blockOf(const QList<QByteArray> &events, qint64 skipped = 0)
{
    EventBlock block;
    qint64 line = 1;
    qint64 raw = 0;
    for (const QByteArray &event : events) {
        const qsizetype begin = block.text.size();
        for (const QByteArray &text : event.split('\n')) {
            raw += skipped;
            block.pieces.push_back({.text = block.text.size(), .raw = raw, .line = LineNumber(line++)});
            block.text += text + '\n';
            raw += text.size() + 1;
        }
        block.events.push_back({.begin = begin, .end = block.text.size() - 1});
    }
    return block;
}

HitSet scan(const std::shared_ptr<const PatternSet> &set, const EventBlock &block)
{
    HitCollector collector;
    PatternScanner scanner(set);
    scanner.scan(block, collector);
    return collector.take();
}

QList<qsizetype> recordsIn(const HitSet &hits)
{
    QList<qsizetype> records = hits.byRecord.keys();
    std::sort(records.begin(), records.end());
    return records;
}

} // namespace

class TestPatternSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void matchesLikeASearch_data();
    void matchesLikeASearch();
    void countsEventsOnce();
    void keepsTheFirstHits();
    void describesAHit();
    void namesThePlace();
    void capturesGroups();
    void sharesTheTextOfAnEvent();
    void cutsLongTextAroundTheMatch();
    void listsWhatCannotBeUsed();
    void listsBranchesWithoutLiteral();
    void marksWhatFiresOnOrdinaryLines();
    void strongBranchMakesAHitStrong();
    void longEventsAreMatchedInWindows_data();
    void longEventsAreMatchedInWindows();
    void longEventCountsOnce();
    void stops();
    void tellsTheFirstHit();
    void twoThreadsFindTheSame();
    void takesOverWhatDidNotChange();
    void emptySetFindsNothing();
    void bothLiteralMatchersFindTheSame();
};

void TestPatternSet::matchesLikeASearch_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("event");
    QTest::addColumn<bool>("matches");
    const auto row = [](const char *name, const QString &regex, const QString &event, bool matches) {
        QTest::newRow(name) << regex << event << matches;
    };
    row("literal", u"Out of memory"_s, u"killed: OUT OF MEMORY"_s, true);
    row("not quite", u"Out of memory"_s, u"out of memor"_s, false);
    row("chain", u"shape.*mismatch"_s, u"the shape is a mismatch"_s, true);
    row("chain, wrong order", u"shape.*mismatch"_s, u"mismatch of shape"_s, false);
    row("chain does not cross lines", u"shape.*mismatch"_s, u"shape\nmismatch"_s, false);
    row("chain on the second line", u"shape.*mismatch"_s, u"mismatch shape\nshape mismatch"_s, true);
    row("literals do not share bytes", u"abab.*abab"_s, u"ababab"_s, false);
    row("bounded gap", u"japan.{0,5}tea"_s, u"japan green tea"_s, false);
    row("bounded gap, later begin", u"japan.{0,5}tea"_s, u"japan, japan: tea"_s, true);
    row("bounded gap, in characters", u"error.{2,2}end"_s, u"error错误end"_s, true);
    row("gap of one", u"tian.anmen"_s, u"tian anmen"_s, true);
    row("gap of one is not none", u"tian.anmen"_s, u"tiananmen"_s, false);
    row("gap of one is no line end", u"tian.anmen"_s, u"tian\nanmen"_s, false);
    row("single bytes", u"6.4"_s, u"version 6-4"_s, true);
    row("single bytes, not there", u"6.4"_s, u"6--4 64"_s, false);
    row("space crosses lines", u"shape\\s+mismatch"_s, u"shape \n mismatch"_s, true);
    row("negated class crosses lines", u"shape[^x]+mismatch"_s, u"shape\nmismatch"_s, true);
    row("dot of all", u"(?s)shape.*mismatch"_s, u"shape\nmismatch"_s, true);
    row("begin of the event", u"^mismatch"_s, u"shape\nmismatch"_s, false);
    row("begin of a line", u"(?m)^mismatch"_s, u"shape\nmismatch"_s, true);
    row("end of the event", u"mismatch$"_s, u"shape mismatch"_s, true);
    row("end before a line end", u"shape$"_s, u"shape\n"_s, true);
    row("case of a class", u"[Ee]xceeds.*[0-9]+MB"_s, u"Error: Package size EXCEEDS the limit of 200mb"_s,
        true);
    row("Kelvin sign", u"disk is full"_s, u"dis\u212A is full"_s, true);
    row("long s", u"disk is full"_s, u"di\u017Fk i\u017F full"_s, true);
    row("long s, before the match", u"full disk"_s, u"\u017F\u017F\u017F full disk"_s, true);
    row("dotless i is another letter", u"disk full"_s, u"d\u0131sk full"_s, false);
    row("dotted I is another letter", u"disk full"_s, u"D\u0130SK full"_s, false);
    row("mark", u"déjà vu"_s, u"DÉJÀ VU"_s, true);
    row("wide", u"内存.*不足"_s, u"错误:内存严重不足"_s, true);
    row("case counts", u"(?-i:NaN) loss"_s, u"nan LOSS"_s, false);
    row("case counts here only", u"(?-i:NaN) loss"_s, u"NaN LOSS"_s, true);
    row("choice behind an anchor", u"^(?:fatal|panic): \\d"_s, u"PANIC: 7"_s, true);
    row("back reference", u"(['\"])key\\1 missing"_s, u"\"key' missing"_s, false);
    row("back reference, the same", u"(['\"])key\\1 missing"_s, u"\"key\" missing"_s, true);
    row("at the very end", u"oom"_s, u"killed by oom"_s, true);
    row("empty event", u"oom"_s, QString(), false);
    row("only a line end", u"\\n\\n"_s, u"\n"_s, false);
}

void TestPatternSet::matchesLikeASearch()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, event);
    QFETCH(const bool, matches);
    // Among others, so that neighbours do not help or hinder.
    const auto set = setOf({u"before me"_s, regex, u"behind me"_s});
    const HitSet hits = scan(set, blockOf({"a line before me? no", event.toUtf8(), "unrelated"}));
    QCOMPARE(hits.byRecord.contains(1), matches);
    QCOMPARE(hits.byRecord.value(1).count, matches ? 1 : 0);
    QVERIFY(hits.byRecord.contains(0));
    QVERIFY(!hits.byRecord.contains(2));
    QVERIFY(hits.undecided.empty());
}

void TestPatternSet::countsEventsOnce()
{
    const auto set = setOf({u"disk full|no space left"_s});
    const HitSet hits = scan(set, blockOf({"disk full, no space left, disk full", "fine", "no space left"}));
    QCOMPARE(hits.byRecord.value(0).count, 2);
    QCOMPARE(hits.byRecord.value(0).kept.size(), std::size_t(2));
}

void TestPatternSet::keepsTheFirstHits()
{
    const auto set = setOf({u"disk full"_s});
    PatternScanner scanner(set);
    HitCollector collector;
    QList<QByteArray> events;
    for (int i = 0; i < 40; ++i)
        events.append("disk full " + QByteArray::number(i));
    for (int block = 0; block < 3; ++block)
        QVERIFY(scanner.scan(blockOf(events), collector));
    const RecordHits hits = collector.take().byRecord.value(0);
    QCOMPARE(hits.count, 120);
    QCOMPARE(hits.kept.size(), std::size_t(MaxKeptHits));
    QCOMPARE(hits.kept.front().event, "disk full 0"_ba);
    QCOMPARE(hits.kept.back().event, "disk full 23"_ba);
    QCOMPARE(hits.last.line, LineNumber(40));
}

void TestPatternSet::describesAHit()
{
    EventBlock block = blockOf({"all is well", "disk full"});
    block.input = 3;
    block.events[1].level = LogLevel::Fatal;
    block.events[1].time = 1234;
    block.events[1].rank = 7;
    block.events[1].traceback = true;
    const Hit hit = scan(setOf({u"full"_s}), block).byRecord.value(0).kept.at(0);
    QCOMPARE(hit.place.input, 3);
    QCOMPARE(hit.event, "disk full"_ba);
    QCOMPARE(hit.event.sliced(hit.matchBegin, hit.matchEnd - hit.matchBegin), "full"_ba);
    QCOMPARE(hit.level, LogLevel::Fatal);
    QCOMPARE(hit.time, 1234);
    QCOMPARE(hit.rank, 7);
    QVERIFY(hit.traceback);
    QVERIFY(!hit.weak);
}

void TestPatternSet::namesThePlace()
{
    // Ten bytes of prefix were cut off each line.
    const EventBlock block = blockOf({"first", "second\nKeyError: 'x'\nthird", "KeyError: 'y'"}, 10);
    const RecordHits hits = scan(setOf({u"KeyError: '(\\w)'"_s}), block).byRecord.value(0);
    QCOMPARE(hits.kept.at(0).place, (LogPlace{0, LineNumber(3), 10 + 6 + 10 + 7 + 10}));
    QCOMPARE(hits.kept.at(1).place.line, LineNumber(5));
    QCOMPARE(hits.last, hits.kept.at(1).place);
}

void TestPatternSet::capturesGroups()
{
    const auto set = setOf({u"size (?P<want>\\d+) (x)?of (\\d+)"_s});
    const Hit hit = scan(set, blockOf({"错 size 12 of 7"})).byRecord.value(0).kept.at(0);
    QCOMPARE(hit.captures, (QList<Capture>{{u"want"_s, u"12"_s}, {u"3"_s, u"7"_s}}));
    QCOMPARE(hit.event.sliced(hit.matchBegin, hit.matchEnd - hit.matchBegin), "size 12 of 7"_ba);
}

void TestPatternSet::sharesTheTextOfAnEvent()
{
    const HitSet hits = scan(setOf({u"disk"_s, u"full"_s}), blockOf({"disk full"}));
    QCOMPARE(hits.byRecord.value(0).kept.at(0).event.constData(),
             hits.byRecord.value(1).kept.at(0).event.constData());
}

void TestPatternSet::cutsLongTextAroundTheMatch()
{
    const QByteArray event =
        QByteArray("é").repeated(10'000) + "disk full" + QByteArray("é").repeated(10'000);
    const Hit hit = scan(setOf({u"disk full"_s}), blockOf({event})).byRecord.value(0).kept.at(0);
    QVERIFY(hit.event.size() <= MaxHitText);
    QVERIFY(hit.event.size() > MaxHitText - 8);
    QVERIFY(hit.event.isValidUtf8());
    QCOMPARE(hit.event.sliced(hit.matchBegin, hit.matchEnd - hit.matchBegin), "disk full"_ba);
    QCOMPARE(hit.place.offset, 20'000);
}

void TestPatternSet::listsWhatCannotBeUsed()
{
    const QStringList regexes{u""_s,          u".*"_s,   u"disk (full"_s,       u"a{70000}\\d"_s,
                              u"disk full"_s, u"x*|y"_s, QString(2 << 20, u'a')};
    const auto set = setOf(regexes);
    QList<std::pair<qsizetype, ErrorCode>> rejected;
    for (const RejectedPattern &pattern : set->rejected())
        rejected.append({pattern.record.value(), pattern.error.code});
    QCOMPARE(rejected, (QList<std::pair<qsizetype, ErrorCode>>{{0, ErrorCode::EmptyRegex},
                                                               {1, ErrorCode::RegexMatchesEmpty},
                                                               {2, ErrorCode::InvalidRegex},
                                                               {3, ErrorCode::InvalidRegex},
                                                               {5, ErrorCode::RegexMatchesEmpty},
                                                               {6, ErrorCode::InvalidRegex}}));
    QCOMPARE(recordsIn(scan(set, blockOf({"disk full"}))), QList<qsizetype>{4});
}

void TestPatternSet::listsBranchesWithoutLiteral()
{
    const auto set = setOf({u"disk full"_s, u"\\d+:\\d+"_s, u"quota|W/|6.4"_s, u"(ab|cd)[0-9]+"_s});
    QList<qsizetype> records;
    for (const UnfilteredBranch &branch : set->branchesWithoutLiteral())
        records.append(branch.record.value());
    QCOMPARE(records, (QList<qsizetype>{1, 2, 2, 3, 3}));
    QCOMPARE(recordsIn(scan(set, blockOf({"at 12:30 w/o cd7"}))), (QList<qsizetype>{1, 2, 3}));
}

void TestPatternSet::marksWhatFiresOnOrdinaryLines()
{
    const QByteArray ordinary = "step 100 done\nerror rate 0.01\nsaved to 12:30\n";
    const auto set = setOf({u"rate"_s, u"disk full|error.*rate"_s, u"\\d:\\d"_s, u"oom"_s},
                           {.frequencies = LiteralFrequencies::fromText(ordinary)});
    const auto weak = [&](qsizetype record) { return set->branchNumbers(RecordIndex(record)).weak; };
    QCOMPARE(weak(0), 1);
    QCOMPARE(weak(1), 1);
    QCOMPARE(set->branchNumbers(RecordIndex(1)).all, 2);
    QCOMPARE(weak(2), 1);
    QCOMPARE(weak(3), 0);
    const HitSet hits = scan(set, blockOf({"error at a rate, 1:2", "disk full"}));
    QVERIFY(hits.byRecord.value(0).kept.at(0).weak);
    QVERIFY(hits.byRecord.value(1).kept.at(0).weak);
    QVERIFY(!hits.byRecord.value(1).kept.at(1).weak);
    QVERIFY(hits.byRecord.value(2).kept.at(0).weak);
}

void TestPatternSet::strongBranchMakesAHitStrong()
{
    const auto set = setOf({u"rate|disk full"_s}, {.frequencies = LiteralFrequencies::fromText("a rate\n")});
    for (const QByteArray &event : {"rate, disk full"_ba, "disk full, rate"_ba}) {
        const RecordHits hits = scan(set, blockOf({event})).byRecord.value(0);
        QCOMPARE(hits.count, 1);
        QVERIFY(!hits.kept.at(0).weak);
    }
}

void TestPatternSet::longEventsAreMatchedInWindows_data()
{
    QTest::addColumn<qsizetype>("before");
    QTest::addColumn<qsizetype>("between");
    QTest::addColumn<qsizetype>("length");
    QTest::addColumn<bool>("matches");
    QTest::addColumn<bool>("undecided");
    const qsizetype whole = MaxEventBytes;
    QTest::newRow("whole, as long as it may be") << qsizetype(0) << whole - 10 << whole << true << false;
    QTest::newRow("one byte longer") << qsizetype(0) << whole - 9 << whole + 1 << false << true;
    QTest::newRow("within the overlap")
        << whole - WindowOverlap << WindowOverlap - 10 << 2 * whole << true << true;
    QTest::newRow("across windows, short") << whole - 5 << qsizetype(100) << 2 * whole << true << true;
    QTest::newRow("across windows, longer than the overlap")
        << whole - WindowOverlap - 2 << WindowOverlap << 2 * whole << false << true;
    QTest::newRow("in the last window") << 5 * whole << qsizetype(10) << 6 * whole << true << true;
}

/// "start", what stands between, "final" in an event of some length: a chain and a regex for the engine.
void TestPatternSet::longEventsAreMatchedInWindows()
{
    QFETCH(const qsizetype, before);
    QFETCH(const qsizetype, between);
    QFETCH(const qsizetype, length);
    QFETCH(const bool, matches);
    QFETCH(const bool, undecided);
    QByteArray event = QByteArray(before, '-') + "start" + QByteArray(between, '-') + "final";
    event += QByteArray(length - event.size(), '-');
    const auto set = setOf({u"start.*final"_s, u"start[-]*final"_s});
    const HitSet hits = scan(set, blockOf({"short", event}));
    QCOMPARE(hits.byRecord.contains(0), matches);
    QCOMPARE(hits.byRecord.contains(1), matches);
    QCOMPARE(hits.undecided.size(), std::size_t(undecided ? 1 : 0));
    if (undecided) {
        QCOMPARE(hits.undecided.front().why, u"line too long"_s);
        QCOMPARE(hits.undecided.front().place.line, LineNumber(2));
        QVERIFY(!hits.undecided.front().record.isValid());
    }
    if (matches)
        QCOMPARE(hits.byRecord.value(0).kept.at(0).place.offset, 6 + before);
}

void TestPatternSet::longEventCountsOnce()
{
    const HitSet hits =
        scan(setOf({u"disk full"_s}), blockOf({QByteArray("é disk full ").repeated(50'000), "disk full"}));
    QCOMPARE(hits.byRecord.value(0).count, 2);
    QCOMPARE(hits.byRecord.value(0).kept.size(), std::size_t(2));
}

void TestPatternSet::stops()
{
    const auto set = setOf({u"disk full"_s});
    QList<QByteArray> events;
    for (int i = 0; i < 100'000; ++i)
        events.append("disk full");
    const EventBlock block = blockOf(events);
    PatternScanner scanner(set);
    std::stop_source source;
    HitCollector collector([&](RecordIndex, const Hit &) { source.request_stop(); });
    QVERIFY(!scanner.scan(block, collector, source.get_token()));
    const qint64 count = collector.take().byRecord.value(0).count;
    QVERIFY(count > 0);
    QVERIFY(count < 100'000);
    // Asked to stop before it began, it does nothing; and it can be used again.
    QVERIFY(!scanner.scan(block, collector, source.get_token()));
    QVERIFY(collector.take().byRecord.isEmpty());
    QVERIFY(scanner.scan(block, collector));
    QCOMPARE(collector.take().byRecord.value(0).count, 100'000);
}

void TestPatternSet::tellsTheFirstHit()
{
    QList<qsizetype> told;
    HitCollector collector([&](RecordIndex record, const Hit &) { told.append(record.value()); });
    PatternScanner scanner(setOf({u"disk"_s, u"full"_s}));
    QVERIFY(scanner.scan(blockOf({"disk", "disk full", "full"}), collector));
    QCOMPARE(told, (QList<qsizetype>{0, 1}));
}

/// Blocks are dealt to two scanners that share a set whose regexes are compiled when first used.
void TestPatternSet::twoThreadsFindTheSame()
{
    const auto set = setOf({u"disk full"_s, u"error \\d+"_s, u"code [0-9]+ at (\\w+)"_s, u"\\d:\\d"_s});
    std::vector<EventBlock> blocks;
    for (int block = 0; block < 40; ++block) {
        QList<QByteArray> events;
        for (int i = 0; i < 50; ++i)
            events.append("disk full, error " + QByteArray::number(block) + ", code 7 at main 1:2");
        blocks.push_back(blockOf(events));
        for (TextPiece &piece : blocks.back().pieces)
            piece.raw += block * 1'000'000;
    }
    const auto scanShare = [&](std::size_t first, std::size_t step) {
        HitCollector collector;
        PatternScanner scanner(set);
        for (std::size_t i = first; i < blocks.size(); i += step)
            scanner.scan(blocks[i], collector);
        return collector.take();
    };
    const HitSet expected = scanShare(0, 1);
    std::vector<HitSet> parts(2);
    {
        const std::jthread other([&] { parts[1] = scanShare(1, 2); });
        parts[0] = scanShare(0, 2);
    }
    const HitSet joined = HitCollector::joined(std::move(parts));
    QCOMPARE(recordsIn(joined), recordsIn(expected));
    for (const qsizetype record : recordsIn(expected)) {
        const RecordHits &one = expected.byRecord.value(record);
        const RecordHits &two = joined.byRecord.value(record);
        QCOMPARE(two.count, one.count);
        QCOMPARE(two.last, one.last);
        QCOMPARE(two.kept.size(), one.kept.size());
        for (std::size_t i = 0; i < one.kept.size(); ++i)
            QCOMPARE(two.kept[i].place, one.kept[i].place);
    }
}

void TestPatternSet::takesOverWhatDidNotChange()
{
    const auto first = setOf({u"disk full"_s, u"error \\d+"_s, u"oom"_s});
    const auto sources = sourcesOf({u"disk full"_s, u"failure \\d+"_s, u"oom"_s, u"new \\d"_s});
    const auto second = PatternSet::build(sources, {}, first.get());
    QCOMPARE(recordsIn(scan(second, blockOf({"disk full", "error 7", "failure 7", "oom", "new 1"}))),
             (QList<qsizetype>{0, 1, 2, 3}));
    QCOMPARE(scan(second, blockOf({"error 7"})).byRecord.size(), 0);
    // The older set still answers as before.
    QCOMPARE(recordsIn(scan(first, blockOf({"error 7", "failure 7"}))), QList<qsizetype>{1});
}

void TestPatternSet::emptySetFindsNothing()
{
    const auto set = PatternSet::build({});
    QCOMPARE(set->recordCount(), std::size_t(0));
    QVERIFY(scan(set, blockOf({"disk full"})).byRecord.isEmpty());
    QVERIFY(scan(set, EventBlock()).byRecord.isEmpty());
}

void TestPatternSet::bothLiteralMatchersFindTheSame()
{
    const QStringList regexes{u"disk full"_s, u"oom"_s, u"a.*b.{0,3}cde"_s, u"错误\\d"_s, u"6.4"_s};
    const EventBlock block = blockOf({"DISK full", "oom 6:4", "A b cde", "错误7", "nothing"});
    const HitSet one = scan(setOf(regexes, {.engine = LiteralEngine::Window}), block);
    const HitSet two = scan(setOf(regexes, {.engine = LiteralEngine::Vectorscan}), block);
    QCOMPARE(recordsIn(one), (QList<qsizetype>{0, 1, 2, 3, 4}));
    QCOMPARE(recordsIn(two), recordsIn(one));
}

QTEST_GUILESS_MAIN(TestPatternSet)
#include "tst_patternset.moc"
