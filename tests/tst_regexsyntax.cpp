// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/bytesearch.h"
#include "models/diagnosis/casefold.h"
#include "models/diagnosis/chainmatch.h"
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexbranches.h"
#include "models/diagnosis/regexrunner.h"
#include "models/diagnosis/regexsyntax.h"
#include "tests/support/regexsampler.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QString described(const RegexBranch &branch)
{
    if (branch.kind == BranchKind::Engine) {
        QStringList literals;
        for (const QByteArray &literal : branch.required)
            literals.append(QString::fromUtf8(literal));
        QString text = u"engine [%1]"_s.arg(literals.join(u" | "_s));
        for (const std::vector<QByteArray> &set : branch.oneOf) {
            QStringList members;
            for (const QByteArray &literal : set)
                members.append(QString::fromUtf8(literal));
            text.append(u" one of (%1)"_s.arg(members.join(u" | "_s)));
        }
        return text;
    }
    QString text = branch.kind == BranchKind::Literal ? u"literal"_s : u"chain"_s;
    for (const ChainPart &part : branch.chain) {
        if (part.minGap != 0 || (part.maxGap != 0 && &part != &branch.chain.front()))
            text.append(part.maxGap == RegexNode::Unlimited
                            ? u" {%1,}"_s.arg(part.minGap)
                            : u" {%1,%2}"_s.arg(part.minGap).arg(part.maxGap));
        text.append(u" '%1'"_s.arg(QString::fromUtf8(part.literal)));
    }
    if (branch.trailing > 0)
        text.append(u" {%1}"_s.arg(branch.trailing));
    return text;
}

bool branchMatches(const RegexBranch &branch, const QByteArray &text)
{
    if (branch.kind == BranchKind::Engine) {
        RegexRunner runner;
        return runner.test(MatchRegex(branch.pattern), text) == MatchAnswer::Yes;
    }
    QByteArray folded;
    foldUtf8(text, folded);
    ChainPool pool;
    const ChainPool::Chain chain = pool.add(branch.chain, branch.trailing);
    return ChainMatch().matches(folded, pool, chain);
}

bool holdsRequired(const RegexBranch &branch, const QByteArray &text)
{
    QByteArray folded;
    foldUtf8(text, folded);
    ChainPool pool;
    bool holds = ChainMatch::holdsInOrder(folded, pool, pool.add(std::span(branch.required)));
    for (const std::vector<QByteArray> &set : branch.oneOf)
        holds = holds && std::any_of(set.begin(), set.end(), [&](const QByteArray &literal) {
                    return findBytes(folded, literal) >= 0;
                });
    return holds;
}

} // namespace

class TestRegexSyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void refusesWhatPythonRefuses_data();
    void refusesWhatPythonRefuses();
    void translates_data();
    void translates();
    void knowsWhatMatchesEmpty_data();
    void knowsWhatMatchesEmpty();
    void splitsIntoBranches_data();
    void splitsIntoBranches();
    void branchesMatchWhatTheWholeMatches_data();
    void branchesMatchWhatTheWholeMatches();
    void limitsLength();
    void limitsNesting();
    void multipliesOutUpToALimit();
};

void TestRegexSyntax::refusesWhatPythonRefuses_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("says");
    QTest::addColumn<int>("offset");
    const auto row = [](const char *name, const QString &regex, const QString &says, int offset) {
        QTest::newRow(name) << regex << says << offset;
    };
    row("open group", u"a(b"_s, u"missing ), unterminated subpattern"_s, 1);
    row("closed without open", u"a)b"_s, u"unbalanced parenthesis"_s, 1);
    row("open class", u"a[b"_s, u"unterminated character set"_s, 1);
    row("closing bracket is a member", u"[]"_s, u"unterminated character set"_s, 0);
    row("star first", u"*a"_s, u"nothing to repeat"_s, 0);
    row("star in a branch", u"a|*b"_s, u"nothing to repeat"_s, 2);
    row("verb of PCRE2", u"(*UTF)a"_s, u"nothing to repeat"_s, 1);
    row("twice repeated", u"a**"_s, u"multiple repeat"_s, 2);
    row("repeated assertion", u"^*a"_s, u"nothing to repeat"_s, 0);
    row("range backwards", u"[z-a]"_s, u"bad character range"_s, 1);
    row("range of a category", u"[\\w-z]"_s, u"bad character range"_s, 1);
    row("count backwards", u"a{3,2}"_s, u"min repeat greater than max repeat"_s, 1);
    row("escape of PCRE2", u"\\Qa.b\\E"_s, u"bad escape \\Q"_s, 0);
    row("keep out", u"a\\Kb"_s, u"bad escape \\K"_s, 1);
    row("horizontal space", u"\\h"_s, u"bad escape \\h"_s, 0);
    row("unknown escape in a class", u"[\\y]"_s, u"bad escape \\y"_s, 1);
    row("backslash last", u"ab\\"_s, u"bad escape (end of pattern)"_s, 2);
    row("short hex", u"\\x4"_s, u"incomplete escape"_s, 0);
    row("no such group", u"(a)\\2"_s, u"invalid group reference 2"_s, 4);
    row("open group meant", u"(a\\1)"_s, u"cannot refer to an open group"_s, 2);
    row("no such name", u"(?P=x)"_s, u"unknown group name 'x'"_s, 4);
    row("name twice", u"(?P<a>x)(?P<a>y)"_s, u"redefinition of group name 'a'"_s, 12);
    row("bad name", u"(?P<1a>x)"_s, u"bad character in group name '1a'"_s, 4);
    row("flags in the middle", u"a(?i)b"_s, u"global flags not at the start of the expression"_s, 1);
    row("flags in a branch", u"a|(?i)b"_s, u"global flags not at the start of the expression"_s, 2);
    row("unknown flag", u"(?iy)a"_s, u"unknown flag"_s, 3);
    row("unknown extension", u"(?|a)"_s, u"unknown extension"_s, 2);
    row("bytes flag", u"(?L)a"_s, u"bad inline flags: cannot use 'L' flag with a str pattern"_s, 2);
    row("open comment", u"a(?#b"_s, u"missing ), unterminated comment"_s, 1);
    row("three ways", u"(a)?(?(1)b|c|d)"_s, u"conditional backref with more than two branches"_s, 4);
    row("offset in UTF-16 units", u"😀*😀**"_s, u"multiple repeat"_s, 6);
}

void TestRegexSyntax::refusesWhatPythonRefuses()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, says);
    QFETCH(const int, offset);
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    QVERIFY(!tree);
    QCOMPARE(tree.error().code, ErrorCode::InvalidRegex);
    QCOMPARE(tree.error().arguments, (QStringList{says, QString::number(offset)}));
}

void TestRegexSyntax::translates_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("pcre2");
    const auto row = [](const char *name, const QString &regex, const QString &pcre2) {
        QTest::newRow(name) << regex << pcre2;
    };
    row("plain", u"Error: x"_s, u"Error\\: x"_s);
    row("end of text", u"a\\Z"_s, u"a\\z"_s);
    row("dollar", u"a$"_s, u"a\\Z"_s);
    row("dollar of lines", u"(?m)^a$"_s, u"(?m:^)a(?m:$)"_s);
    row("vertical tab", u"a\\vb"_s, u"a\\x{b}b"_s);
    row("code point", u"\\u4e2d\\U0001F600"_s, u"中😀"_s);
    row("octal", u"\\101\\0"_s, u"A\\x{0}"_s);
    row("brace alone", u"a{b}{,}x{"_s, u"a\\{b\\}*x\\{"_s);
    row("count from nothing", u"(?:ab){,3}"_s, u"(?:ab){0,3}"_s);
    row("count with a blank", u"a{1, 2}"_s, u"a\\{1\\, 2\\}"_s);
    row("class names are characters", u"[[:alpha:]]"_s, u"[\\[\\:alpha\\:]\\]"_s);
    row("bracket first", u"[]a]"_s, u"[\\]a]"_s);
    row("named group", u"(?P<n>a)(?P=n)"_s, u"(?P<n>a)\\g{1}"_s);
    row("dot of all", u"(?s)a.b"_s, u"a(?s:.)b"_s);
    row("dot of all, here", u"a(?s:.)."_s, u"a(?:(?s:.))."_s);
    row("case counts here", u"a(?-i:Bc)"_s, u"a(?:(?-i:B)(?-i:c))"_s);
    row("verbose", u"(?x) a b # comment\n [ ] c"_s, u"ab[ ]c"_s);
    row("comment", u"a(?#x)b"_s, u"ab"_s);
    row("ascii", u"(?a)\\w\\W\\b"_s,
        u"[0-9A-Za-z_][\\x{0}-/:-@\\[-\\^`\\{-\\x{10ffff}]"
        "(?:(?<=[0-9A-Za-z_])(?![0-9A-Za-z_])|(?<![0-9A-Za-z_])(?=[0-9A-Za-z_]))"_s);
    row("possessive and atomic", u"a++(?>b)"_s, u"a++(?>b)"_s);
    row("lazy", u"a+?b*?c??d{2,3}?"_s, u"a+?b*?c??d{2,3}?"_s);
    row("looks", u"(?=a)(?!b)(?<=c)(?<!d)"_s, u"(?=a)(?!b)(?<=c)(?<!d)"_s);
    row("condition", u"(a)?(?(1)b|c)"_s, u"(a)?(?(1)b|c)"_s);
}

void TestRegexSyntax::translates()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, pcre2);
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    QVERIFY(tree);
    QCOMPARE(RegexSyntax::toPcre2(tree->root), pcre2);
    QVERIFY(!MatchRegex::problemOf(pcre2));
}

void TestRegexSyntax::knowsWhatMatchesEmpty_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<bool>("empty");
    QTest::newRow("anything") << u".*"_s << true;
    QTest::newRow("empty branch") << u"abc|"_s << true;
    QTest::newRow("all optional") << u"(a?)(b{0,3})[c]*"_s << true;
    QTest::newRow("one") << u"a*b"_s << false;
    QTest::newRow("assertion decides") << u"^$"_s << false;
    QTest::newRow("look decides") << u"(?=a)"_s << false;
    QTest::newRow("nothing, often") << u"(?:a?)+"_s << true;
}

void TestRegexSyntax::knowsWhatMatchesEmpty()
{
    QFETCH(const QString, regex);
    QFETCH(const bool, empty);
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    QVERIFY(tree);
    QCOMPARE(RegexSyntax::matchesEmpty(tree->root), empty);
}

void TestRegexSyntax::splitsIntoBranches_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QStringList>("branches");
    const auto row = [](const char *name, const QString &regex, const QStringList &branches) {
        QTest::newRow(name) << regex << branches;
    };
    row("literal", u"Segmentation Fault"_s, {u"literal 'segmentation fault'"_s});
    row("branches", u"a b|c\\.d"_s, {u"literal 'a b'"_s, u"literal 'c.d'"_s});
    row("branches in a group", u"(ab|cd)"_s, {u"literal 'ab'"_s, u"literal 'cd'"_s});
    row("multiplied out", u"x (ab|cd) y"_s, {u"literal 'x ab y'"_s, u"literal 'x cd y'"_s});
    row("chain", u"ab.*cd.+ef"_s, {u"chain 'ab' {0,} 'cd' {1,} 'ef'"_s});
    row("bounded gap", u"ab.{0,30}cd"_s, {u"chain 'ab' {0,30} 'cd'"_s});
    row("one character", u"a.b"_s, {u"chain 'a' {1,1} 'b'"_s});
    row("gaps add up", u"a..{2,3}.b"_s, {u"chain 'a' {4,5} 'b'"_s});
    row("edges decide nothing", u".*ab.*"_s, {u"literal 'ab'"_s});
    row("edges need one", u".+ab.+"_s, {u"chain {1,} 'ab' {1}"_s});
    row("optional character", u"files? lost"_s, {u"literal 'files lost'"_s, u"literal 'file lost'"_s});
    row("optional end", u"lost files?"_s, {u"literal 'lost files'"_s, u"literal 'lost file'"_s});
    row("case class", u"[Ee]xceeds"_s, {u"literal 'exceeds'"_s});
    row("small class", u"['\"]ab"_s, {u"literal ''ab'"_s, u"literal '\"ab'"_s});
    row("counted", u"a{3}b"_s, {u"literal 'aaab'"_s});
    row("digit", u"error [0-9]+ in ab"_s, {u"engine [error  |  in ab]"_s});
    row("anchor", u"^ab"_s, {u"engine [ab]"_s});
    row("boundary", u"\\bab\\b"_s, {u"engine [ab]"_s});
    row("dot of all", u"(?s)a.*b"_s, {u"engine [a | b]"_s});
    row("line end", u"a\\nb"_s, {u"engine [a\nb]"_s});
    row("optional group is not required", u"ab(?:cd\\d)?ef"_s,
        {u"engine [abcd | ef]"_s, u"literal 'abef'"_s});
    row("zero times is not required", u"ab(?:cd){0,5}ef"_s, {u"engine [ab | ef]"_s});
    row("some times is required", u"ab(?:cd\\d)+ef"_s, {u"engine [ab | cd | ef]"_s});
    row("lookahead is not required", u"ab(?=cd)\\d"_s, {u"engine [ab]"_s});
    row("negative lookahead", u"ab(?!cd)ef"_s, {u"engine [ab | ef]"_s});
    row("negated class", u"[^a]bc"_s, {u"engine [bc]"_s});
    row("back reference", u"(ab|cd)x\\1"_s, {u"engine [x] one of (ab | cd)"_s});
    row("atomic", u"(?>ab|abc)d"_s, {u"engine [d] one of (ab | abc)"_s});
    row("possessive edge stays", u"a*+ab"_s, {u"engine [ab]"_s});
    row("case counts", u"(?-i:Ab)"_s, {u"engine [ab]"_s});
    row("letter that folds to ASCII", u"\u017Fet"_s, {u"literal 'set'"_s});
    row("sign that folds to ASCII", u"\u212Aelvin"_s, {u"engine [elvin]"_s});
    row("letter that is not safe", u"ab\u0130cd"_s, {u"engine [ab | cd]"_s});
    row("marks", u"Élan ΣΑΣ Й"_s, {u"literal 'élan σασ й'"_s});
    row("wide", u"错误.*内存"_s, {u"chain '错误' {0,} '内存'"_s});
}

void TestRegexSyntax::splitsIntoBranches()
{
    QFETCH(const QString, regex);
    QFETCH(const QStringList, branches);
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    QVERIFY(tree);
    QStringList found;
    for (const RegexBranch &branch : branchesOf(*tree))
        found.append(described(branch));
    QCOMPARE(found, branches);
}

void TestRegexSyntax::branchesMatchWhatTheWholeMatches_data()
{
    QTest::addColumn<QString>("regex");
    for (const QString &regex : {u"ab|a.*b+c|x{2,3}y"_s,
                                 u"(?:a|b(?:c|d)?)+e(?:f|)g"_s,
                                 u"a.{0,2}b.{1,3}c"_s,
                                 u"a.b.*c.d"_s,
                                 u".{2,}ab.{3}"_s,
                                 u"(?P<q>['\"])a+(?P=q)"_s,
                                 u"(a)?(?(1)b|cd)e"_s,
                                 u"a++b|(?>a|ab)c"_s,
                                 u"\\bsk?\\b|s\\Bk"_s,
                                 u"^a.*$|b\\Z"_s,
                                 u"(?m)^ab$"_s,
                                 u"(?s)a.b|(?-i:aB)c"_s,
                                 u"(?!ab)a(?=c)c|(?<=x)y"_s,
                                 u"[^a]b[a-c]{1,2}?d"_s,
                                 u"\\d+\\s*k|\\w\\W\\S"_s,
                                 u"错.误|é[éÉ]e"_s,
                                 u"a{0}b{0,1}c{2}d?e"_s,
                                 u"k.*s.{0,5}k"_s,
                                 u"(?:(?:ab?)?c){2}d"_s,
                                 u"\\n.*ab|a\\nb"_s})
        QTest::newRow(qPrintable(regex)) << regex;
}

void TestRegexSyntax::branchesMatchWhatTheWholeMatches()
{
    QFETCH(const QString, regex);
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    QVERIFY(tree);
    const MatchRegex whole(RegexSyntax::toPcre2(tree->root));
    QVERIFY(whole.code() != nullptr);
    const std::vector<RegexBranch> branches = branchesOf(*tree);
    RegexRunner runner;
    RegexSampler sampler(7);
    int matched = 0;
    for (int i = 0; i < 4000; ++i) {
        QString text = sampler.sample(tree->root);
        if (i % 2 == 1)
            text = sampler.mutated(text);
        const QByteArray utf8 = text.toUtf8();
        const bool expected = runner.test(whole, utf8) == MatchAnswer::Yes;
        bool any = false;
        for (const RegexBranch &branch : branches) {
            const bool matches = branchMatches(branch, utf8);
            QVERIFY2(!matches || holdsRequired(branch, utf8), utf8.toPercentEncoding().constData());
            any = any || matches;
        }
        QVERIFY2(any == expected, utf8.toPercentEncoding().constData());
        matched += expected ? 1 : 0;
    }
    QVERIFY(matched > 10);
}

void TestRegexSyntax::limitsLength()
{
    QVERIFY(RegexSyntax::parse(QString(MaxRegexLength, u'a')));
    QVERIFY(!RegexSyntax::parse(QString(MaxRegexLength + 1, u'a')));
}

void TestRegexSyntax::limitsNesting()
{
    const auto nested = [](int depth) { return u"("_s.repeated(depth) + u'a' + u")"_s.repeated(depth); };
    QVERIFY(RegexSyntax::parse(nested(MaxRegexNesting)));
    QVERIFY(!RegexSyntax::parse(nested(MaxRegexNesting + 1)));
}

void TestRegexSyntax::multipliesOutUpToALimit()
{
    const auto branches = [](const QString &regex) { return branchesOf(*RegexSyntax::parse(regex)); };
    QCOMPARE(branches(u"(a|b)x(a|b)x(a|b)x(a|b)x(a|b)y"_s).size(), MaxBranchProduct);
    const std::vector<RegexBranch> more = branches(u"(a|b)x(a|b)x(a|b)x(a|b)x(a|b)y(abc|def)z"_s);
    QCOMPARE(more.size(), MaxBranchProduct);
    QCOMPARE(more.front().kind, BranchKind::Engine);
    // What stands on the outermost level is split whatever its number.
    QCOMPARE(branches(u"(%1)"_s.arg(QStringList(500, u"ab"_s).join(u'|'))).size(), std::size_t(500));
}

QTEST_GUILESS_MAIN(TestRegexSyntax)
#include "tst_regexsyntax.moc"
