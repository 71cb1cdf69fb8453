// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What is said of a regex alone: its pieces, its own signature, other engines, weak places, cost.
#include "models/curation/placeholders.h"
#include "models/curation/regexattack.h"
#include "models/curation/regexportability.h"
#include "models/curation/regextokens.h"
#include "models/curation/regexweakness.h"
#include "models/curation/signaturematch.h"
#include "models/diagnosis/regexprobe.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Atoms of each alternative, as text.
QList<QStringList> outlineTexts(const QString &regex)
{
    QList<QStringList> texts;
    const QList<QList<TextRange>> alternatives = regexOutline(regex).alternatives;
    for (const QList<TextRange> &atoms : alternatives) {
        QStringList row;
        for (const TextRange &atom : atoms)
            row.append(regex.sliced(atom.start, atom.length));
        texts.append(row);
    }
    return texts;
}

} // namespace

class TestRegexLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tokensCoverTheRegex_data();
    void tokensCoverTheRegex();
    void outlines_data();
    void outlines();
    void fillsPlaceholders_data();
    void fillsPlaceholders();
    void triesTheSignature_data();
    void triesTheSignature();
    void tellsEnginesApart_data();
    void tellsEnginesApart();
    void findsLooseDots_data();
    void findsLooseDots();
    void findsShortAlternatives_data();
    void findsShortAlternatives();
    void countsCost_data();
    void countsCost();
    void probesGroups();
};

void TestRegexLint::tokensCoverTheRegex_data()
{
    QTest::addColumn<QString>("regex");
    for (const QString &regex :
         {u"plain"_s, u"a(?:b|c)*d{2,3}?[^]x\\]]\\d"_s, u"(?P<n>x)(?P=n)(?#note)(?i)(?-i:x)"_s,
          u"\\x41\\u4e2d\\U0001F600\\1"_s, u"[unclosed"_s, u"(open"_s, u"\\"_s, u"a{,3}b{x}c{"_s,
          u"(?<=a)(?<!b)(?=c)(?!d)(?>e)"_s, u"中.文|𝄞+"_s, u"(?"_s, u""_s})
        QTest::newRow(qPrintable(regex.isEmpty() ? u"empty"_s : regex)) << regex;
}

void TestRegexLint::tokensCoverTheRegex()
{
    QFETCH(const QString, regex);
    qsizetype at = 0;
    for (const RegexToken &token : regexTokens(regex)) {
        QCOMPARE(token.range.start, at);
        QVERIFY(token.range.length > 0);
        at += token.range.length;
    }
    QCOMPARE(at, regex.size());
}

void TestRegexLint::outlines_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QList<QStringList>>("atoms");
    QTest::newRow("atoms") << u"ab\\d+[x-z]{2}(c|d)?"_s
                           << QList<QStringList>{{u"a"_s, u"b"_s, u"\\d+"_s, u"[x-z]{2}"_s, u"(c|d)?"_s}};
    QTest::newRow("alternatives") << u"a|b+"_s << QList<QStringList>{{u"a"_s}, {u"b+"_s}};
    QTest::newRow("one group around")
        << u"(?i)(a|(?:b|c)d)"_s << QList<QStringList>{{u"a"_s}, {u"(?:b|c)"_s, u"d"_s}};
    QTest::newRow("two groups") << u"(a)(b)"_s << QList<QStringList>{{u"(a)"_s, u"(b)"_s}};
    QTest::newRow("group repeated") << u"(a|b)+"_s << QList<QStringList>{{u"(a|b)+"_s}};
    QTest::newRow("empty alternative") << u"a|"_s << QList<QStringList>{{u"a"_s}, {}};
}

void TestRegexLint::outlines()
{
    QFETCH(const QString, regex);
    QFETCH(const QList<QStringList>, atoms);
    QCOMPARE(outlineTexts(regex), atoms);
}

void TestRegexLint::fillsPlaceholders_data()
{
    QTest::addColumn<QString>("signature");
    QTest::addColumn<QString>("first"); // empty: no placeholder
    QTest::newRow("letters") << u"expected X, got Y."_s << u"expected 12, got 12."_s;
    QTest::newRow("many") << u"error #XXX"_s << u"error #12"_s;
    QTest::newRow("path") << u"cannot open <path>"_s << u"cannot open /tmp/data/file.txt"_s;
    QTest::newRow("braces") << u"rank {rank} died"_s << u"rank 12 died"_s;
    QTest::newRow("printf") << u"no %s in %d"_s << u"no 12 in 12"_s;
    QTest::newRow("upper case") << u"0.0.0.0:PORT in use"_s << u"0.0.0.0:8080 in use"_s;
    QTest::newRow("quoted") << u"level of 'X' reached"_s << u"level of '12' reached"_s;
    QTest::newRow("acronym") << u"GPU X-Ray of NaN"_s << u"GPU 12-Ray of NaN"_s;
    QTest::newRow("none") << u"CUDA out of memory"_s << QString();
}

void TestRegexLint::fillsPlaceholders()
{
    QFETCH(const QString, signature);
    QFETCH(const QString, first);
    QCOMPARE(filledSignatures(signature).value(0), first);
}

void TestRegexLint::triesTheSignature_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("signature");
    QTest::addColumn<SignatureMatch>("match");
    QTest::newRow("as written") << u"out of memory"_s << u"CUDA OUT OF memory"_s << SignatureMatch::Matches;
    QTest::newRow("one of its lines")
        << u"^second$"_s << u"first\nsecond\nthird"_s << SignatureMatch::Matches;
    QTest::newRow("placeholders") << u"expected \\d+, got \\d+"_s << u"expected X, got Y"_s
                                  << SignatureMatch::WithPlaceholders;
    QTest::newRow("a fraction") << u"of \\d+\\.\\d+ GiB"_s << u"of X GiB"_s
                                << SignatureMatch::WithPlaceholders;
    QTest::newRow("a hash") << u"at [0-9a-f]{7,}"_s << u"at <commit>"_s << SignatureMatch::WithPlaceholders;
    QTest::newRow("across lines") << u"race.*read"_s << u"race\nread"_s << SignatureMatch::AcrossLines;
    QTest::newRow("across lines, filled")
        << u"race.*\\d"_s << u"race\nread N"_s << SignatureMatch::AcrossLines;
    QTest::newRow("misses") << u"no such text"_s << u"other"_s << SignatureMatch::Misses;
    QTest::newRow("runs away") << u"(a+)+$"_s << u"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"_s
                               << SignatureMatch::Undecided;
    QTest::newRow("invalid") << u"(lost"_s << u"lost"_s << SignatureMatch::Unusable;
    QTest::newRow("no signature") << u"lost"_s << u"  "_s << SignatureMatch::Unusable;
}

void TestRegexLint::triesTheSignature()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, signature);
    QFETCH(const SignatureMatch, match);
    QCOMPARE(trySignature(regex, signature).match, match);
}

void TestRegexLint::tellsEnginesApart_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QStringList>("notes"); // "construct@offset refused|differs engines"
    QTest::newRow("portable") << u"a(?:b|c)+\\d{2,}\\.[^x]"_s << QStringList();
    QTest::newRow("look behind") << u"x(?<!not )found"_s << QStringList{u"(?<!@1 refused Vectorscan"_s};
    QTest::newRow("named") << u"(?P<n>a)(?P=n)"_s
                           << QStringList{u"(?P<n>@0 refused JavaScript"_s,
                                          u"(?P=n)@8 refused Vectorscan, JavaScript"_s};
    QTest::newRow("back reference") << u"(a)\\1"_s << QStringList{u"\\1@3 refused Vectorscan"_s};
    QTest::newRow("atomic, possessive")
        << u"(?>a)b++"_s
        << QStringList{u"(?>@0 refused Vectorscan, JavaScript"_s, u"++@6 refused Vectorscan, JavaScript"_s};
    QTest::newRow("end of text") << u"a\\Z"_s
                                 << QStringList{u"\\Z@1 refused JavaScript"_s,
                                                u"\\Z@1 differs PCRE2, Vectorscan"_s};
    QTest::newRow("flags") << u"(?i)a"_s << QStringList{u"(?i)@0 refused JavaScript"_s};
    QTest::newRow("open count") << u"a{,3}"_s
                                << QStringList{u"{,3}@1 refused JavaScript"_s,
                                               u"{,3}@1 differs PCRE2, Vectorscan"_s};
    QTest::newRow("POSIX class") << u"[[:alpha:]]"_s
                                 << QStringList{u"[[:alpha:]@0 differs PCRE2, Vectorscan"_s,
                                                u"]@10 refused JavaScript"_s};
    QTest::newRow("code point") << u"\\u4e2d"_s << QStringList{u"\\u4e2d@0 refused PCRE2, Vectorscan"_s};
    QTest::newRow("last line end") << u"a$"_s << QStringList{u"$@1 differs JavaScript"_s};
    QTest::newRow("bare brace") << u"{x}"_s
                                << QStringList{u"{@0 refused JavaScript"_s, u"}@2 refused JavaScript"_s};
    QTest::newRow("once each") << u"(?=a)(?=b)"_s << QStringList{u"(?=@0 refused Vectorscan"_s};
}

void TestRegexLint::tellsEnginesApart()
{
    QFETCH(const QString, regex);
    QFETCH(const QStringList, notes);
    QStringList found;
    for (const PortabilityNote &note : portabilityNotes(regex))
        found.append(
            u"%1@%2 %3 %4"_s.arg(note.construct, QString::number(note.offset),
                                 note.fault == PortabilityFault::Refused ? u"refused"_s : u"differs"_s,
                                 engineNames(note.engines)));
    QCOMPARE(found, notes);
}

void TestRegexLint::findsLooseDots_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("escaped"); // the same where nothing is loose
    QTest::newRow("version") << u"needs 6.4 or newer"_s << u"needs 6\\.4 or newer"_s;
    QTest::newRow("module") << u"torch.cuda.amp"_s << u"torch\\.cuda\\.amp"_s;
    QTest::newRow("row of dots") << u"waiting..."_s << u"waiting\\.\\.\\."_s;
    QTest::newRow("repeated") << u"a.*b.+c.?d"_s << u"a.*b.+c.?d"_s;
    QTest::newRow("escaped already") << u"6\\.4"_s << u"6\\.4"_s;
    QTest::newRow("between blanks") << u"a . b"_s << u"a . b"_s;
    QTest::newRow("in a class") << u"a[.]b"_s << u"a[.]b"_s;
    QTest::newRow("after a quantifier") << u"\\d+.\\d+"_s << u"\\d+.\\d+"_s;
}

void TestRegexLint::findsLooseDots()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, escaped);
    QCOMPARE(withEscapedDots(regex, looseDots(regex)), escaped);
}

void TestRegexLint::findsShortAlternatives_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("long enough") << u"out of memory|bus error"_s << QStringList();
    QTest::newRow("one is short") << u"out of memory|OOM"_s << QStringList{u"OOM"_s};
    QTest::newRow("within a group") << u"(out of memory|\\d{3}|E.*1)"_s
                                    << QStringList{u"\\d{3}"_s, u"E.*1"_s};
    QTest::newRow("inner choice counts its shortest") << u"er(ror|r)"_s << QStringList{u"er(ror|r)"_s};
    QTest::newRow("optional letters do not count") << u"ab(cdef)?"_s << QStringList{u"ab(cdef)?"_s};
    QTest::newRow("repeated ones do") << u"(ab){2}"_s << QStringList();
    QTest::newRow("two ideographs are enough") << u"超时|溢"_s << QStringList{u"溢"_s};
}

void TestRegexLint::findsShortAlternatives()
{
    QFETCH(const QString, regex);
    QFETCH(const QStringList, found);
    QCOMPARE(shortAlternatives(regex), found);
}

void TestRegexLint::countsCost_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<bool>("slow");
    QTest::newRow("plain") << u"out of memory"_s << false;
    QTest::newRow("two gaps") << u"failed.*rank.*died"_s << false;
    QTest::newRow("nested") << u"(a+)+$"_s << true;
    QTest::newRow("nested words") << u"^(\\w+\\s?)*$"_s << true;
    QTest::newRow("choice that overlaps") << u"(a|aa)+$"_s << true;
    QTest::newRow("cube") << u"\\s*\\s*\\s*x"_s << true;
    QTest::newRow("many gaps of one letter") << u"a.*a.*a.*a.*b"_s << true;
    QTest::newRow("atomic") << u"(?>a+)+$"_s << false;
    QTest::newRow("bounded") << u"a{1,3}b{1,3}c"_s << false;
    QTest::newRow("in an alternative") << u"fine|(x+x+)+y"_s << true;
    QTest::newRow("invalid") << u"(a+"_s << false;
}

void TestRegexLint::countsCost()
{
    QFETCH(const QString, regex);
    QFETCH(const bool, slow);
    const RegexCost cost = measureCost(regex);
    QCOMPARE(cost.steps >= SlowSteps, slow);
    QCOMPARE(measureCost(regex), cost); // counted, not timed
}

void TestRegexLint::probesGroups()
{
    RegexProbe probe(u"期望 (\\d+)(, )?(?P<rest>\\w+)?"_s);
    QVERIFY(probe.isValid());
    QCOMPARE(probe.groupCount(), 3);
    const RegexProbe::Match match = probe.find(u"大小：期望 12 个"_s);
    QCOMPARE(match.answer, MatchAnswer::Yes);
    QCOMPARE(match.whole, (RegexProbe::Span{3, 8}));
    QCOMPARE(match.groups.size(), std::size_t(3));
    QCOMPARE(match.groups[0], (RegexProbe::Span{6, 8}));
    QVERIFY(!match.groups[1] && !match.groups[2]);
    QCOMPARE(probe.test(u"期望 x"_s), MatchAnswer::No);
    QVERIFY(!RegexProbe(u"(lost"_s).isValid());
    QVERIFY(RegexProbe(u"a.b"_s, RegexProbe::LineEnds::LikeOthers).test(u"a\nb"_s) == MatchAnswer::Yes);
}

QTEST_GUILESS_MAIN(TestRegexLint)
#include "tst_regexlint.moc"
