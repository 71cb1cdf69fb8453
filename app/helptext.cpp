// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/helptext.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int NameColumn = 24;

QString row(const QString &name, const QString &text)
{
    return u"  %1  %2\n"_s.arg(name, -NameColumn).arg(text);
}

QString optionRows(const QList<OptionSpec> &options)
{
    QString rows;
    for (const OptionSpec &option : options) {
        const QString value = option.valueName.isEmpty() ? QString() : u" %1"_s.arg(option.valueName);
        rows += row(u"--%1%2"_s.arg(option.name, value), option.description);
    }
    return rows;
}

} // namespace

QString HelpText::usage(const SubcommandSpec &spec)
{
    QStringList words{u"clew"_s};
    if (!spec.name.isEmpty())
        words.append(spec.name);
    words.append(tr("[OPTIONS]"));
    if (!spec.arguments.isEmpty())
        words.append(spec.arguments);
    return tr("Usage: %1").arg(words.join(u' '));
}

QList<std::pair<QString, QString>> HelpText::exitStatuses()
{
    return {{u"0"_s, tr("done and found, or clean")},
            {u"1"_s, tr("nothing found, or findings where clean was asked")},
            {u"2"_s, tr("wrong usage")},
            {u"3"_s, tr("input unreadable")},
            {u"4"_s, tr("undecided: a limit was hit")}};
}

QString HelpText::of(Subcommand subcommand)
{
    const SubcommandSpec spec = OptionTable::specOf(subcommand);
    QString text = usage(spec) + u"\n\n"_s + spec.description + u'\n';
    if (subcommand == Subcommand::Window) {
        text += u'\n' + tr("Subcommands, which need no display:") + u'\n';
        const QList<SubcommandSpec> specs = OptionTable::subcommands();
        for (const SubcommandSpec &other : specs) {
            if (!other.name.isEmpty())
                text += row(u"%1 %2"_s.arg(other.name, other.arguments).trimmed(), other.description);
        }
        text += tr("clew SUBCOMMAND --help shows the options of a subcommand.") + u'\n';
    }
    text +=
        u'\n' + tr("Options:") + u'\n' + optionRows(spec.options) + optionRows(OptionTable::commonOptions());
    if (subcommand != Subcommand::Window)
        return text;
    text += u'\n' + tr("Exit status:") + u'\n';
    const auto statuses = exitStatuses();
    for (const auto &[status, meaning] : statuses)
        text += row(status, meaning);
    return text;
}

} // namespace Clew
