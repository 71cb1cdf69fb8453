// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/completions.h"

#include "app/optiontable.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew::Completions {

namespace {

constexpr QLatin1StringView Head = "# Made from the option table of the program; do not edit.\n"_L1;

/// The words that the option takes; empty where it takes anything.
QStringList choicesOf(const OptionSpec &option)
{
    return option.valueName.contains(u'|') ? option.valueName.split(u'|') : QStringList();
}

bool takesPath(const OptionSpec &option)
{
    return option.valueName == "DIR"_L1 || option.valueName == "PNG"_L1 || option.valueName == "FILE"_L1;
}

/// Subcommands whose arguments are files.
bool takesFiles(const SubcommandSpec &spec)
{
    return spec.arguments.contains("LOG"_L1) || spec.arguments.contains("FILE"_L1) ||
           spec.arguments.contains("DEST"_L1);
}

QStringList subcommandNames()
{
    QStringList names;
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        if (!spec.name.isEmpty())
            names.append(spec.name);
    }
    return names;
}

QStringList longNames(const QList<OptionSpec> &options)
{
    QStringList names;
    for (const OptionSpec &option : options)
        names.append(u"--"_s + option.name);
    return names;
}

/// For single quotes of a POSIX shell.
QString quoted(const QString &text)
{
    QString escaped = text;
    return u"'%1'"_s.arg(escaped.replace(u'\'', u"'\\''"_s));
}

/// One branch of bash's `case "$command $previous"`: what may follow an option that takes a value.
QString bashValue(const QString &command, const OptionSpec &option)
{
    const QStringList choices = choicesOf(option);
    const QString pattern =
        command.isEmpty() ? u"*' --%1'"_s.arg(option.name) : u"'%1 --%2'"_s.arg(command, option.name);
    QString body;
    if (!choices.isEmpty())
        body = u"COMPREPLY=($(compgen -W '%1' -- \"$current\"))"_s.arg(choices.join(u' '));
    else if (takesPath(option))
        body = u"compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"))"_s;
    else
        body = u"COMPREPLY=()"_s;
    return u"        %1) %2; return ;;\n"_s.arg(pattern, body);
}

QString zshOption(const OptionSpec &option)
{
    QString words = option.description;
    words.replace(u'\\', u"\\\\"_s).replace(u'[', u"\\["_s).replace(u']', u"\\]"_s).replace(u':', u"\\:"_s);
    QString value;
    const QStringList choices = choicesOf(option);
    if (!choices.isEmpty())
        value = u":value:(%1)"_s.arg(choices.join(u' '));
    else if (takesPath(option))
        value = u":path:_files"_s;
    else if (!option.valueName.isEmpty())
        value = u":value:"_s;
    return quoted(u"%1--%2[%3]%4"_s.arg(option.repeatable ? u"*"_s : QString(), option.name, words, value));
}

QString zshOptions(const QList<OptionSpec> &options)
{
    QStringList lines;
    for (const OptionSpec &option : options)
        lines.append(u"        "_s + zshOption(option));
    return lines.join(u'\n');
}

QString fishOption(const QString &condition, const OptionSpec &option)
{
    QString line = u"complete -c clew -n %1 -l %2"_s.arg(quoted(condition), option.name);
    const QStringList choices = choicesOf(option);
    if (!choices.isEmpty())
        line += u" -x -a '%1'"_s.arg(choices.join(u' '));
    else if (takesPath(option))
        line += u" -r -F"_s;
    else if (!option.valueName.isEmpty())
        line += u" -x"_s;
    // fish knows \' inside single quotes, and no '\''.
    QString words = option.description;
    words.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return line + u" -d '%1'\n"_s.arg(words);
}

} // namespace

QString bash()
{
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    const QList<OptionSpec> common = OptionTable::commonOptions();
    QString values;
    QString options;
    for (const SubcommandSpec &spec : specs) {
        const QString name = spec.name.isEmpty() ? u"window"_s : spec.name;
        for (const OptionSpec &option : spec.options) {
            if (!option.valueName.isEmpty())
                values += bashValue(name, option);
        }
        options += u"        %1) options='%2'; files=%3 ;;\n"_s.arg(name, longNames(spec.options).join(u' '),
                                                                    takesFiles(spec) ? u"1"_s : QString());
    }
    for (const OptionSpec &option : common) {
        if (!option.valueName.isEmpty())
            values += bashValue({}, option);
    }
    return Head + u"_clew() {\n"
                  "    local current=${COMP_WORDS[COMP_CWORD]} previous='' command=window options='' "
                  "files='' word i skip=''\n"
                  "    ((COMP_CWORD > 0)) && previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
                  "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
                  "        word=${COMP_WORDS[i]}\n"
                  "        if [[ $skip ]]; then\n            skip=''\n"
                  "        elif [[ $word == --catalog || $word == --lang ]]; then\n            skip=1\n"
                  "        elif [[ $word != -* ]]; then\n"
                  "            [[ ' %1 ' == *\" $word \"* ]] && command=$word\n            break\n"
                  "        fi\n"
                  "    done\n"
                  "    case \"$command $previous\" in\n%2    esac\n"
                  "    case $command in\n%3    esac\n"
                  "    if [[ $current == -* ]]; then\n"
                  "        COMPREPLY=($(compgen -W \"$options %4\" -- \"$current\"))\n"
                  "        return\n"
                  "    fi\n"
                  "    COMPREPLY=()\n"
                  "    [[ $command == window ]] && COMPREPLY=($(compgen -W '%1' -- \"$current\"))\n"
                  "    if [[ $files ]]; then\n"
                  "        compopt -o filenames\n"
                  "        COMPREPLY+=($(compgen -f -- \"$current\"))\n"
                  "    fi\n"
                  "}\n"
                  "complete -F _clew clew\n"_s.arg(subcommandNames().join(u' '), values, options,
                                                   longNames(common).join(u' '));
}

QString zsh()
{
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    QString commands;
    QString cases;
    QString window;
    for (const SubcommandSpec &spec : specs) {
        if (spec.name.isEmpty()) {
            window = zshOptions(spec.options);
            continue;
        }
        QString words = spec.description;
        commands += u"        %1\n"_s.arg(quoted(spec.name + u':' + words.replace(u':', u"\\:"_s)));
        QString rest = zshOptions(spec.options);
        if (!rest.isEmpty())
            rest += u'\n';
        cases += u"            (%1)\n                own=(\n%2                )\n                files=%3\n"
                 "                ;;\n"_s.arg(spec.name, rest, takesFiles(spec) ? u"_files"_s : u"' '"_s);
    }
    return u"#compdef clew\n"_s + Head +
           u"_clew() {\n"
           "    local curcontext=$curcontext state line files ret=1\n"
           "    local -a common commands own\n"
           "    common=(\n%1\n    )\n"
           "    commands=(\n%2    )\n"
           "    _arguments -C $common \\\n"
           "%3 \\\n"
           "        '1: :->first' '*:: :->rest' && ret=0\n"
           "    case $state in\n"
           "        (first)\n"
           "            _describe -t commands 'subcommand' commands && ret=0\n"
           "            _files && ret=0\n"
           "            ;;\n"
           "        (rest)\n"
           "            own=()\n            files=_files\n"
           "            case $line[1] in\n%4            esac\n"
           "            _arguments $common $own \"*:argument:$files\" && ret=0\n"
           "            ;;\n"
           "    esac\n"
           "    return ret\n"
           "}\n"
           "_clew \"$@\"\n"_s.arg(zshOptions(OptionTable::commonOptions()), commands,
                                  QString(window).replace(u'\n', u" \\\n"_s), cases);
}

QString fish()
{
    QString text(Head);
    const QString names = subcommandNames().join(u' ');
    const QString none = u"not __fish_seen_subcommand_from %1"_s.arg(names);
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    QStringList withoutFiles;
    for (const SubcommandSpec &spec : specs) {
        const QString condition =
            spec.name.isEmpty() ? none : u"__fish_seen_subcommand_from %1"_s.arg(spec.name);
        if (!spec.name.isEmpty()) {
            QString words = spec.description;
            words.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
            text += u"complete -c clew -n %1 -a %2 -d '%3'\n"_s.arg(quoted(none), spec.name, words);
            if (!takesFiles(spec))
                withoutFiles.append(spec.name);
        }
        for (const OptionSpec &option : spec.options)
            text += fishOption(condition, option);
    }
    text += u"complete -c clew -n '__fish_seen_subcommand_from %1' -f\n"_s.arg(withoutFiles.join(u' '));
    const QList<OptionSpec> common = OptionTable::commonOptions();
    for (const OptionSpec &option : common)
        text += fishOption(u"true"_s, option);
    return text;
}

} // namespace Clew::Completions
