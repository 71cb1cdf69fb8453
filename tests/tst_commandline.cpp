// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/commandline.h"
#include "app/helptext.h"
#include "app/optiontable.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

CommandLine parsed(const QStringList &words)
{
    const auto line = CommandLineParser::parse(QStringList{u"clew"_s} + words);
    return line.value_or(CommandLine{.screenshot = u"did not parse"_s});
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsEachSubcommand();
    void pathTakesTwoRecords();
    void dashIsAnArgument();
    void wrongUsage_data();
    void wrongUsage();
    void helpAndVersionGoToStandardOutput();
    void languageComesFromItsOption();
    void helpNamesEveryOption();
};

void TestCommandLine::readsEachSubcommand()
{
    const CommandLine show =
        parsed({u"show"_s, u"a/b"_s, u"--format=json"_s, u"--pointer"_s, u"/root_cause"_s});
    QCOMPARE(show.subcommand, Subcommand::Show);
    QCOMPARE(show.arguments, QStringList({u"a/b"_s}));
    QCOMPARE(show.format, OutputFormat::Json);
    QCOMPARE(show.pointer, u"/root_cause"_s);

    const CommandLine diagnose = parsed(
        {u"diagnose"_s, u"--catalog"_s, u"x"_s, u"--all"_s, u"1.log"_s, u"--catalog"_s, u"y"_s, u"2.log"_s});
    QCOMPARE(diagnose.subcommand, Subcommand::Diagnose);
    QCOMPARE(diagnose.catalogs, QStringList({u"x"_s, u"y"_s}));
    QCOMPARE(diagnose.arguments, QStringList({u"1.log"_s, u"2.log"_s}));
    QVERIFY(diagnose.all);

    const CommandLine lint =
        parsed({u"lint"_s, u"--rule"_s, u"schema"_s, u"--format=sarif"_s, u"--rule=no-edges"_s, u"a/b"_s});
    QCOMPARE(lint.subcommand, Subcommand::Lint);
    QCOMPARE(lint.rules, QStringList({u"schema"_s, u"no-edges"_s}));
    QCOMPARE(lint.format, OutputFormat::Sarif);
    QCOMPARE(lint.arguments, QStringList({u"a/b"_s}));

    const CommandLine window = parsed({u"folder"_s, u"run.log"_s});
    QCOMPARE(window.subcommand, Subcommand::Window);
    QCOMPARE(window.arguments, QStringList({u"folder"_s, u"run.log"_s}));

    const CommandLine late = parsed({u"--catalog"_s, u"show"_s, u"--lang=zh"_s, u"show"_s, u"a/b"_s});
    QCOMPARE(late.subcommand, Subcommand::Show);
    QCOMPARE(late.catalogs, QStringList({u"show"_s}));
    QCOMPARE(late.arguments, QStringList({u"a/b"_s}));
    QCOMPARE(parsed({u"--"_s, u"show"_s}).subcommand, Subcommand::Window);

    const CommandLine graph = parsed({u"graph"_s, u"--from"_s, u"a/b"_s, u"--depth"_s, u"3"_s});
    QCOMPARE(graph.from, u"a/b"_s);
    QCOMPARE(graph.depth, 3);
}

void TestCommandLine::pathTakesTwoRecords()
{
    const CommandLine graph = parsed({u"graph"_s, u"--path"_s, u"a/b"_s, u"c/d"_s, u"--format"_s, u"json"_s});
    QCOMPARE(graph.pathFrom, u"a/b"_s);
    QCOMPARE(graph.pathTo, u"c/d"_s);
    QVERIFY(graph.arguments.isEmpty());
}

void TestCommandLine::dashIsAnArgument()
{
    QCOMPARE(parsed({u"diagnose"_s, u"-"_s}).arguments, QStringList({u"-"_s}));
    QCOMPARE(parsed({u"diagnose"_s, u"--"_s, u"--odd.log"_s}).arguments, QStringList({u"--odd.log"_s}));
}

void TestCommandLine::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("unknown option") << QStringList{u"show"_s, u"a"_s, u"--nonsense"_s};
    QTest::newRow("option of another subcommand") << QStringList{u"show"_s, u"a"_s, u"--all"_s};
    QTest::newRow("option of a subcommand in the window") << QStringList{u"--pointer"_s, u"/a"_s};
    QTest::newRow("show without an id") << QStringList{u"show"_s};
    QTest::newRow("show with two ids") << QStringList{u"show"_s, u"a"_s, u"b"_s};
    QTest::newRow("diagnose without a log") << QStringList{u"diagnose"_s};
    QTest::newRow("unknown format") << QStringList{u"show"_s, u"a"_s, u"--format=yaml"_s};
    QTest::newRow("unknown language") << QStringList{u"show"_s, u"a"_s, u"--lang=fr"_s};
    QTest::newRow("pointer without a slash") << QStringList{u"show"_s, u"a"_s, u"--pointer=root_cause"_s};
    QTest::newRow("depth from nowhere") << QStringList{u"graph"_s, u"--depth=2"_s};
    QTest::newRow("from nothing") << QStringList{u"graph"_s, u"--from="_s};
    QTest::newRow("depth zero") << QStringList{u"graph"_s, u"--from=a"_s, u"--depth=0"_s};
    QTest::newRow("depth that is no number") << QStringList{u"graph"_s, u"--from=a"_s, u"--depth=deep"_s};
    QTest::newRow("depth beyond the limit") << QStringList{u"graph"_s, u"--from=a"_s, u"--depth=101"_s};
    QTest::newRow("path with one record") << QStringList{u"graph"_s, u"--path"_s, u"a"_s};
    QTest::newRow("path with three records") << QStringList{u"graph"_s, u"--path"_s, u"a"_s, u"b"_s, u"c"_s};
    QTest::newRow("path and from") << QStringList{u"graph"_s, u"--path"_s, u"a"_s,
                                                  u"b"_s,     u"--from"_s, u"c"_s};
    QTest::newRow("graph with an argument") << QStringList{u"graph"_s, u"a"_s};
    QTest::newRow("option without its value") << QStringList{u"show"_s, u"a"_s, u"--catalog"_s};
    QTest::newRow("empty catalog") << QStringList{u"show"_s, u"a"_s, u"--catalog="_s};
}

void TestCommandLine::wrongUsage()
{
    QFETCH(QStringList, words);
    const auto line = CommandLineParser::parse(QStringList{u"clew"_s} + words);
    QVERIFY(!line.has_value());
    QCOMPARE(line.error().status, 2);
    QVERIFY2(line.error().text.startsWith("clew: "_L1), qPrintable(line.error().text));
}

void TestCommandLine::helpAndVersionGoToStandardOutput()
{
    for (const QString &option : {u"--help"_s, u"--version"_s}) {
        for (const QStringList &words : {QStringList{option}, QStringList{u"diagnose"_s, option}}) {
            const auto line = CommandLineParser::parse(QStringList{u"clew"_s} + words);
            QVERIFY(!line.has_value());
            QCOMPARE(line.error().status, 0);
            QVERIFY(line.error().text.contains("clew"_L1));
        }
    }
}

void TestCommandLine::languageComesFromItsOption()
{
    QCOMPARE(CommandLineParser::languageOf({u"clew"_s, u"show"_s, u"--lang"_s, u"zh"_s}), Language::Chinese);
    QCOMPARE(CommandLineParser::languageOf({u"clew"_s, u"--lang=zh"_s}), Language::Chinese);
    QCOMPARE(CommandLineParser::languageOf({u"clew"_s, u"--lang=en"_s}), Language::English);
}

void TestCommandLine::helpNamesEveryOption()
{
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        const QString help = HelpText::of(spec.subcommand);
        for (const OptionSpec &option : spec.options + OptionTable::commonOptions())
            QVERIFY2(help.contains(u"--"_s + option.name), qPrintable(spec.name + u' ' + option.name));
        QVERIFY(HelpText::of(Subcommand::Window).contains(spec.name));
    }
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
