// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/commandline.h"

#include "app/helptext.h"
#include "app/optiontable.h"
#include "models/search/editdistance.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QHash>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int StatusWrongUsage = 2;

std::optional<Subcommand> subcommandNamed(const QString &name)
{
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        if (!spec.name.isEmpty() && spec.name == name)
            return spec.subcommand;
    }
    return std::nullopt;
}

/// The subcommand that the word is a slip of: two slips at most, and fewer in a short one. Empty where it is
/// none.
QString nearestSubcommand(const QString &word)
{
    const QString folded = word.toLower();
    if (!EditDistance::canCompare(folded))
        return {};
    const EditDistance distance(folded);
    QString nearest;
    int least = 3;
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        const int slips = spec.name.size() < 5 ? 1 : 2;
        const int slipsHere = distance.toTerm(spec.name.toUtf8(), slips);
        if (!spec.name.isEmpty() && slipsHere <= slips && slipsHere < least) {
            least = slipsHere;
            nearest = spec.name;
        }
    }
    return nearest;
}

std::optional<Language> languageNamed(const QString &name)
{
    if (name == "en"_L1)
        return Language::English;
    if (name == "zh"_L1 || name == "zh_CN"_L1)
        return Language::Chinese;
    return std::nullopt;
}

std::optional<OutputFormat> formatNamed(const QString &name)
{
    static const QHash<QString, OutputFormat> formats{
        {u"text"_s, OutputFormat::Text},       {u"json"_s, OutputFormat::Json},
        {u"dot"_s, OutputFormat::Dot},         {u"svg"_s, OutputFormat::Svg},
        {u"graphml"_s, OutputFormat::GraphMl}, {u"mermaid"_s, OutputFormat::Mermaid},
        {u"sarif"_s, OutputFormat::Sarif},     {u"md"_s, OutputFormat::Markdown},
        {u"html"_s, OutputFormat::Html},       {u"pdf"_s, OutputFormat::Pdf},
        {u"csv"_s, OutputFormat::Csv}};
    const auto known = formats.constFind(name);
    return known == formats.constEnd() ? std::nullopt : std::optional(*known);
}

/// The names of formats that the subcommand takes.
QStringList formatsOf(const SubcommandSpec &spec)
{
    for (const OptionSpec &option : spec.options) {
        if (option.name == "format"_L1)
            return option.valueName.split(u'|');
    }
    return {};
}

/// Where the subcommand stands: the first word that is neither an option nor the value of one that may stand
/// before it; -1 where that word is no subcommand.
qsizetype subcommandAt(const QStringList &arguments)
{
    const QList<OptionSpec> common = OptionTable::commonOptions();
    const auto takesValue = [&common](const QString &argument) {
        return std::any_of(common.begin(), common.end(), [&argument](const OptionSpec &option) {
            return !option.valueName.isEmpty() && argument == u"--"_s + option.name;
        });
    };
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument == "--"_L1)
            return -1;
        if (takesValue(argument))
            ++i;
        else if (!argument.startsWith(u'-') || argument == "-"_L1)
            return subcommandNamed(argument) ? i : -1;
    }
    return -1;
}

/// True where the last word is no option though it begins like one: the value of `set` may be "-1" or "-
/// item".
bool isValueWithDash(const QStringList &words)
{
    const QString &last = words.constLast();
    if (!last.startsWith(u'-') || words.contains(u"--"_s))
        return false;
    const QList<OptionSpec> common = OptionTable::commonOptions();
    return std::none_of(common.begin(), common.end(), [&last](const OptionSpec &option) {
        return last == u"--"_s + option.name || last.startsWith(u"--%1="_s.arg(option.name));
    });
}

std::optional<ExportShape> shapeNamed(const QString &name)
{
    if (name.isEmpty() || name == "flat"_L1)
        return ExportShape::Flat;
    if (name == "nested"_L1)
        return ExportShape::Nested;
    if (name == "jsonl"_L1)
        return ExportShape::JsonLines;
    if (name == "csv"_L1)
        return ExportShape::Csv;
    if (name == "md"_L1)
        return ExportShape::Markdown;
    if (name == "html"_L1)
        return ExportShape::Html;
    if (name == "pdf"_L1)
        return ExportShape::Pdf;
    return std::nullopt;
}

void addOptions(QCommandLineParser &parser, const QList<OptionSpec> &options)
{
    for (const OptionSpec &option : options)
        parser.addOption(QCommandLineOption(option.name, option.description, option.valueName));
}

/// What was given, asked by names that the subcommand may not know.
class Options final
{
public:
    Options(const SubcommandSpec &spec, const QCommandLineParser &parser)
        : m_spec(spec)
        , m_parser(parser)
    {
    }

    [[nodiscard]] const SubcommandSpec &spec() const { return m_spec; }
    [[nodiscard]] bool knows(const QString &name) const
    {
        return std::ranges::contains(m_spec.options, name, &OptionSpec::name);
    }
    [[nodiscard]] bool isSet(const QString &name) const { return knows(name) && m_parser.isSet(name); }
    [[nodiscard]] QString value(const QString &name) const
    {
        return knows(name) ? m_parser.value(name) : QString();
    }
    [[nodiscard]] QStringList values(const QString &name) const
    {
        return knows(name) ? m_parser.values(name) : QStringList();
    }
    /// As value(), for what every subcommand takes.
    [[nodiscard]] QStringList common(const QString &name) const { return m_parser.values(name); }
    [[nodiscard]] QStringList arguments() const { return m_parser.positionalArguments(); }

private:
    const SubcommandSpec &m_spec;
    const QCommandLineParser &m_parser;
};

// Each of these takes a part of the line over and returns what is wrong with it.

std::optional<QString> readValues(const Options &options, CommandLine &line)
{
    const QStringList lang = options.common(u"lang"_s);
    if (!lang.isEmpty() && !languageNamed(lang.constLast()))
        return CommandLineParser::tr("--lang takes en or zh, not \"%1\".").arg(lang.constLast());
    line.languageIsChosen = !lang.isEmpty();
    if (const QString format = options.value(u"format"_s); !format.isEmpty()) {
        const QStringList formats = formatsOf(options.spec());
        if (!formats.contains(format))
            return CommandLineParser::tr("--format takes one of %1, not \"%2\".")
                .arg(formats.join(CommandLineParser::tr(", ", "between names")), format);
        line.format = formatNamed(format).value_or(OutputFormat::Text);
    }
    line.catalogs = options.common(u"catalog"_s);
    if (line.catalogs.contains(QString()))
        return CommandLineParser::tr("--catalog takes a folder or a file.");
    line.all = options.isSet(u"all"_s);
    line.redact = !options.isSet(u"no-redaction"_s);
    line.pointer = options.value(u"pointer"_s);
    if (!line.pointer.isEmpty() && !line.pointer.startsWith(u'/'))
        return CommandLineParser::tr("A JSON pointer begins with /: \"%1\".").arg(line.pointer);
    const QString to = options.value(u"to"_s);
    const std::optional<ExportShape> shape = shapeNamed(to);
    if (!shape)
        return CommandLineParser::tr("--to takes flat, nested, jsonl, csv, md, html or pdf, not \"%1\".")
            .arg(to);
    line.exportShape = *shape;
    line.from = options.value(u"from"_s);
    line.rules = options.values(u"rule"_s);
    line.screenshot = options.value(u"screenshot"_s);
    line.clipboard = options.isSet(u"clipboard"_s);
    line.newWindow = options.isSet(u"new-window"_s);
    return std::nullopt;
}

std::optional<QString> readNumbers(const Options &options, CommandLine &line)
{
    if (options.isSet(u"from"_s) && line.from.isEmpty())
        return CommandLineParser::tr("--from takes the id of a record.");
    if (options.isSet(u"depth"_s) && line.from.isEmpty())
        return CommandLineParser::tr("--depth counts from a record: name it with --from.");
    if (options.isSet(u"depth"_s)) {
        bool isNumber = false;
        line.depth = options.value(u"depth"_s).toInt(&isNumber);
        if (!isNumber || line.depth < 1 || line.depth > CommandLine::MaxDepth)
            return CommandLineParser::tr("--depth takes a whole number from 1 to %1.")
                .arg(CommandLine::MaxDepth);
    }
    if (options.isSet(u"limit"_s)) {
        bool isNumber = false;
        line.limit = options.value(u"limit"_s).toInt(&isNumber);
        if (!isNumber || line.limit < 0 || line.limit > CommandLine::MaxLimit)
            return CommandLineParser::tr("--limit takes a whole number from 0 to %1.")
                .arg(CommandLine::MaxLimit);
    }
    return std::nullopt;
}

std::optional<QString> readArguments(const Options &options, CommandLine &line)
{
    line.arguments = options.arguments();
    int maxArguments = options.spec().maxArguments;
    if (options.knows(u"path"_s)) {
        line.pathFrom = options.value(u"path"_s);
        maxArguments = line.pathFrom.isEmpty() ? 0 : 1;
        if (!line.pathFrom.isEmpty()) {
            if (line.arguments.isEmpty() || !line.from.isEmpty())
                return CommandLineParser::tr("--path takes two records and no --from.");
            line.pathTo = line.arguments.takeFirst();
            maxArguments = 0;
        }
    }
    if (line.arguments.size() < options.spec().minArguments)
        return CommandLineParser::tr("An argument is missing: %1.").arg(options.spec().arguments);
    if (maxArguments >= 0 && line.arguments.size() > maxArguments)
        return CommandLineParser::tr("\"%1\" is one argument too many.").arg(line.arguments.at(maxArguments));
    return std::nullopt;
}

QString versionText()
{
    return u"clew %1\n"_s.arg(QStringLiteral(CLEW_VERSION));
}

} // namespace

Language CommandLineParser::languageOf(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument == "--"_L1)
            break;
        std::optional<Language> named;
        if (argument.startsWith("--lang="_L1))
            named = languageNamed(argument.mid(7));
        else if (argument == "--lang"_L1 && i + 1 < arguments.size())
            named = languageNamed(arguments.at(i + 1));
        if (named)
            return *named;
    }
    const QStringList languages = QLocale::system().uiLanguages();
    const bool chinese =
        !languages.isEmpty() && QLocale(languages.constFirst()).language() == QLocale::Chinese;
    return chinese ? Language::Chinese : Language::English;
}

Subcommand CommandLineParser::subcommandOf(const QStringList &arguments)
{
    const qsizetype at = subcommandAt(arguments);
    return at < 0 ? Subcommand::Window : subcommandNamed(arguments.at(at)).value_or(Subcommand::Window);
}

std::optional<CommandLineExit> CommandLineParser::mistakenWord(const CommandLine &line, bool onlyNear)
{
    if (line.subcommand != Subcommand::Window || line.arguments.isEmpty())
        return std::nullopt;
    const QString &word = line.arguments.constFirst();
    if (word.isEmpty() || word == "-"_L1 || word.startsWith("clew:"_L1) || word.startsWith("file:"_L1) ||
        QFileInfo::exists(word))
        return std::nullopt;
    const QString near = nearestSubcommand(word);
    if (near.isEmpty() && onlyNear)
        return std::nullopt;
    QString why = tr("There is no subcommand \"%1\", and no file of that name.").arg(word);
    if (!near.isEmpty())
        why = tr("%1 Did you mean \"%2\"?").arg(why, near);
    const SubcommandSpec spec = OptionTable::specOf(Subcommand::Window);
    return CommandLineExit{StatusWrongUsage, u"clew: %1\n%2\n"_s.arg(why, HelpText::usage(spec))};
}

std::expected<CommandLine, CommandLineExit> CommandLineParser::parse(const QStringList &arguments)
{
    CommandLine line;
    line.subcommand = subcommandOf(arguments);
    line.language = languageOf(arguments);
    const SubcommandSpec spec = OptionTable::specOf(line.subcommand);
    const auto wrong = [&spec](const QString &why) {
        return std::unexpected(
            CommandLineExit{StatusWrongUsage, u"clew: %1\n%2\n"_s.arg(why, HelpText::usage(spec))});
    };

    QCommandLineParser parser;
    addOptions(parser, spec.options);
    addOptions(parser, OptionTable::commonOptions());
    QStringList words = arguments;
    if (line.subcommand != Subcommand::Window)
        words.removeAt(subcommandAt(words));
    if (line.subcommand == Subcommand::Set && isValueWithDash(words))
        words.insert(words.size() - 1, u"--"_s);
    if (!parser.parse(words))
        return wrong(parser.errorText());
    if (parser.isSet(u"help"_s))
        return std::unexpected(CommandLineExit{0, HelpText::of(line.subcommand)});
    if (parser.isSet(u"version"_s))
        return std::unexpected(CommandLineExit{0, versionText()});

    const Options options(spec, parser);
    for (const auto &read : {readValues, readNumbers, readArguments}) {
        if (const std::optional<QString> why = read(options, line))
            return wrong(*why);
    }
    return line;
}

} // namespace Clew
