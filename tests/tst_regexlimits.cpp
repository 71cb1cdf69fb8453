// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternscanner.h"
#include "models/diagnosis/patternset.h"

#include <QTest>

#include <array>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// A regex that runs away on its line, which it does not match.
struct Evil
{
    const char *name;
    QString regex;
    QByteArray line;
};

QByteArray many(const char *part, int times)
{
    return QByteArray(part).repeated(times);
}

const std::array<Evil, 30> &evils()
{
    static const std::array<Evil, 30> all{{
        {"plus in plus", u"^(a+)+$"_s, many("a", 40) + "!"},
        {"star in star", u"^(a*)*b$"_s, many("a", 40) + "!b!"},
        {"alternatives that overlap", u"^(a|aa)+$"_s, many("a", 60) + "!"},
        {"alternatives that are the same", u"^(?:a|a|a)+$"_s, many("a", 40) + "!"},
        {"optional in plus", u"^(?:a?a)+$"_s, many("a", 60) + "!"},
        {"two plus in plus", u"^(x+x+)+y"_s, many("x", 40) + "zy"},
        {"words and commas", u"^(\\s*\\w+\\s*,?)+;$"_s, many("ab , ", 12) + "!;!"},
        {"digits in star", u"^(\\d+)*x$"_s, many("7", 40) + "!x!"},
        {"letters or digits", u"^([a-z]|[a-z0-9]|\\d)+$"_s, many("a1", 20) + "!"},
        {"twelve dots", u"^(.*?,){12}P"_s, many("1,", 40) + "=P"},
        {"seven stars", u"^(.*)(.*)(.*)(.*)(.*)(.*)(.*)=x$"_s, many("a=", 40) + "=x!"},
        {"dots and equal signs", u"^(.+)+=(.+)+;$"_s, many("a=", 20) + ";!"},
        {"counted in counted", u"^(a{1,20}){1,20}b$"_s, many("a", 50) + "!b!"},
        {"many optional", u"^(?:a?){28}a{28}b$"_s, many("a", 28) + "!b!"},
        {"email", u"^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z]+$"_s, many("a", 40) + "!@"},
        {"path", u"^(/?[\\w.-]+)*/?\\?$"_s, "/" + many("ab", 20) + "!?!"},
        {"escaped strings", u"\"(\\\\.|[^\"]|[^\\\\])*\"$"_s, "\"" + many("\\a", 20) + "\"!"},
        {"brackets", u"^(\\(+[^()]*\\)*)+$"_s, many("(", 40) + "x)!y"},
        {"back reference", u"^(a+)\\1+(a+)+b$"_s, many("a", 40) + "!b!"},
        {"look ahead", u"^(?=(a+)+b)a"_s, many("a", 40) + "!b"},
        {"look behind and plus", u"(?<=x)(?:a+)+$"_s, "x" + many("a", 40) + "!"},
        {"lazy in lazy", u"^(a+?)+?$"_s, many("a", 40) + "!"},
        {"blanks at both ends", u"^\\s+(\\s+x?)+\\s+$"_s, many(" ", 40) + "!"},
        {"numbers with dots", u"^(\\d+\\.?)+$"_s, many("11.", 20) + "!"},
        {"hex pairs", u"^([0-9a-f]{1,2}:?)+$"_s, many("0f", 25) + "!"},
        {"some of three, then d", u"^(?:(?:a|b|ab)*c?)*d$"_s, many("ab", 25) + "!d!"},
        {"Chinese", u"^(误+)+$"_s, many("误", 40) + "!"},
        {"case and plus", u"^((?:A|a)+)+$"_s, many("aA", 20) + "!"},
        {"lists", u"^(?:[^,]+,?)+;$"_s, many("a", 30) + ";!,"},
        {"three runs", u"(?:a+)+(?:b+)+(?:c+)+$"_s, many("a", 20) + many("b", 20) + many("c", 20) + "!"},
    }};
    return all;
}

EventBlock blockOf(const QList<QByteArray> &lines)
{
    EventBlock block;
    qint64 line = 1;
    for (const QByteArray &text : lines) {
        const qsizetype begin = block.text.size();
        block.pieces.push_back({.text = begin, .raw = begin, .line = LineNumber(line++)});
        block.text += text + '\n';
        block.events.push_back({.begin = begin, .end = begin + text.size()});
    }
    return block;
}

HitSet scan(const QStringList &regexes, const EventBlock &block)
{
    std::vector<PatternSource> sources;
    for (qsizetype i = 0; i < regexes.size(); ++i)
        sources.push_back({RecordIndex(i), regexes.at(i)});
    const auto set = PatternSet::build(sources);
    if (!set->rejected().empty())
        return {};
    HitCollector collector;
    PatternScanner scanner(set);
    scanner.scan(block, collector);
    return collector.take();
}

} // namespace

/// P2: a regex that runs away is given up and said to be undecided; it neither holds up nor hides the others.
/// The budget is one of backtracking steps (MatchLimit), so nothing here depends on a clock; without it, most
/// of these would run for years and the test be ended by its time limit.
class TestRegexLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void givesUpAndSaysSo_data();
    void givesUpAndSaysSo();
    void everyPatternOnEveryLine();
    void isNotTriedForEver();
    void withinTheBudgetIsDecided();
};

void TestRegexLimits::givesUpAndSaysSo_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QByteArray>("line");
    for (const Evil &evil : evils())
        QTest::newRow(evil.name) << evil.regex << evil.line;
}

void TestRegexLimits::givesUpAndSaysSo()
{
    QFETCH(const QString, regex);
    QFETCH(const QByteArray, line);
    const EventBlock block = blockOf({"nothing here", line + " disk full", line, "disk full"});
    const HitSet hits = scan({regex, u"disk full"_s}, block);
    QCOMPARE(hits.byRecord.value(1).count, 2);
    QVERIFY(!hits.byRecord.contains(0));
    QVERIFY(!hits.undecided.empty());
    QList<qint64> lines;
    for (const HitSet::GivenUp &question : hits.undecided) {
        QCOMPARE(question.record, RecordIndex(0));
        QCOMPARE(question.why, u"match limit"_s);
        lines.append(question.place.line.value());
    }
    QVERIFY2(lines.contains(3), "the line must be named");
}

/// Undecided or not at all: nothing is claimed, and the plain record is found in each event.
void TestRegexLimits::everyPatternOnEveryLine()
{
    QList<QByteArray> lines;
    for (const Evil &evil : evils())
        lines.append(evil.line + " disk full");
    const EventBlock block = blockOf(lines);
    QStringList regexes{u"disk full"_s};
    for (const Evil &evil : evils())
        regexes.append(evil.regex);
    const HitSet hits = scan(regexes, block);
    QCOMPARE(hits.byRecord.value(0).count, qint64(evils().size()));
    QCOMPARE(hits.byRecord.value(0).kept.size(), evils().size());
    for (const HitSet::GivenUp &question : hits.undecided) {
        QVERIFY(question.record.value() > 0);
        QVERIFY(question.place.line.value() >= 1 && question.place.line.value() <= lines.size());
    }
}

/// After some events a hostile regex is left alone, and that is said, too.
void TestRegexLimits::isNotTriedForEver()
{
    QList<QByteArray> lines;
    for (int i = 0; i < 5000; ++i)
        lines.append(many("a", 40) + "! disk full");
    const HitSet hits = scan({u"^(a+)+$"_s, u"disk full"_s}, blockOf(lines));
    QCOMPARE(hits.byRecord.value(1).count, 5000);
    QVERIFY(hits.undecided.size() < 20);
    QCOMPARE(hits.undecided.back().why, u"match limit, not tried further"_s);
}

/// The same shapes on lines that they match or that end soon.
void TestRegexLimits::withinTheBudgetIsDecided()
{
    const HitSet hits = scan({u"^(a+)+$"_s, u"^(x+x+)+y"_s, u"^(\\d+\\.?)+$"_s},
                             blockOf({many("a", 40), many("x", 40) + "y", many("11.", 10), "aab", "xxz"}));
    QVERIFY(hits.undecided.empty());
    for (qsizetype record = 0; record < 3; ++record) {
        QCOMPARE(hits.byRecord.value(record).count, 1);
        QCOMPARE(hits.byRecord.value(record).kept.at(0).place.line.value(), record + 1);
    }
}

QTEST_GUILESS_MAIN(TestRegexLimits)
#include "tst_regexlimits.moc"
