// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/manpage.h"

#include "app/helptext.h"
#include "app/optiontable.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString section(const QString &title)
{
    return u".SH \"%1\"\n"_s.arg(escapedRoff(title));
}

QString plainParagraph(const QString &text)
{
    return u".PP\n%1\n"_s.arg(escapedRoff(text));
}

/// A tagged paragraph: `tag` is man(7) already.
QString tagged(const QString &tag, const QString &text)
{
    return u".TP\n%1\n%2\n"_s.arg(tag, escapedRoff(text));
}

QString bold(const QString &text)
{
    return u"\\fB%1\\fR"_s.arg(escapedRoff(text));
}

QString italic(const QString &text)
{
    return u"\\fI%1\\fR"_s.arg(escapedRoff(text));
}

bool isWide(QChar c)
{
    return c.script() == QChar::Script_Han || (c.unicode() >= 0x3000 && c.unicode() < 0x3040) ||
           (c.unicode() >= 0xff00 && c.unicode() < 0xff61);
}

/// Lines of Chinese may end behind any character, but troff knows that only where a macro package tells it:
/// each place is marked. No line begins with what ends a clause.
QString breakable(const QString &text)
{
    static const QString closing = u"，。；：！？）”、》」』…"_s;
    QString marked;
    for (qsizetype i = 0; i < text.size(); ++i) {
        marked += text.at(i);
        const QChar next = i + 1 < text.size() ? text.at(i + 1) : QChar();
        if (isWide(text.at(i)) && !next.isNull() && next != u' ' && !closing.contains(next))
            marked += u"\\:"_s;
    }
    return marked;
}

QString optionTag(const OptionSpec &option)
{
    const QString name = bold(u"--"_s + option.name);
    return option.valueName.isEmpty() ? name : u"%1 %2"_s.arg(name, italic(option.valueName));
}

QString optionParagraphs(const QList<OptionSpec> &options)
{
    QString rows;
    for (const OptionSpec &option : options)
        rows += tagged(optionTag(option), option.description);
    return rows;
}

} // namespace

QString escapedRoff(const QString &text)
{
    QString escaped = text;
    escaped.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    // Straight marks would be set as typographic ones, which nobody can paste into a shell.
    escaped.replace(u'\'', u"\\(aq"_s).replace(u'"', u"\\(dq"_s);
    escaped.replace(u'`', u"\\(ga"_s).replace(u'^', u"\\(ha"_s).replace(u'~', u"\\(ti"_s);
    escaped.replace(u'\n', u"\n.br\n"_s);
    escaped = breakable(escaped);
    return escaped.startsWith(u'.') ? u"\\&"_s + escaped : escaped;
}

QString ManPage::synopsis()
{
    QString text = section(tr("SYNOPSIS"));
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        QStringList words{bold(u"clew"_s)};
        if (!spec.name.isEmpty())
            words.append(bold(spec.name));
        words.append(u"[%1]"_s.arg(italic(tr("OPTIONS", "placeholder in a synopsis"))));
        if (!spec.arguments.isEmpty())
            words.append(italic(spec.arguments));
        text += words.join(u' ') + u"\n.br\n"_s;
    }
    return text;
}

QString ManPage::description()
{
    return section(tr("DESCRIPTION")) +
           plainParagraph(
               tr("Clew is an explorer of error knowledge. A record says what an error means, which fixes "
                  "are dead ends and why, what works, and which error comes before or next. Without a "
                  "subcommand the window opens; the subcommands need no display.")) +
           plainParagraph(
               tr("Results go to standard output, words for people to standard error. The program opens "
                  "no network connection."));
}

QString ManPage::subcommands()
{
    QString text = section(tr("SUBCOMMANDS"));
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    QString window;
    for (const SubcommandSpec &spec : specs) {
        if (spec.name.isEmpty()) {
            window = optionParagraphs(spec.options);
            continue;
        }
        text += u".SS \"%1 %2\"\n"_s.arg(escapedRoff(spec.name), escapedRoff(spec.arguments));
        text += escapedRoff(spec.description) + u'\n' + optionParagraphs(spec.options);
    }
    return text + section(tr("OPTIONS", "section of a manual page")) +
           plainParagraph(tr("Every subcommand takes these:")) +
           optionParagraphs(OptionTable::commonOptions()) +
           plainParagraph(tr("The window takes these too:")) + window;
}

QString ManPage::statuses()
{
    QString text = section(tr("EXIT STATUS"));
    const auto rows = HelpText::exitStatuses();
    for (const auto &[status, meaning] : rows)
        text += tagged(bold(status), meaning);
    return text;
}

QString ManPage::places()
{
    return section(tr("FILES")) +
           tagged(
               italic(u"~/.local/share/clew/catalog"_s),
               tr("Records of your own. They are read besides the bundled catalog and stand over it: of two "
                  "records with the same id, yours is used.")) +
           section(tr("ENVIRONMENT")) +
           tagged(bold(u"CLEW_DATA_DIR"_s),
                  tr("Folder with the bundled catalog, in place of the installed one.")) +
           tagged(bold(u"NO_COLOR"_s), tr("Where it is set, nothing is coloured.")) +
           tagged(bold(u"LC_ALL"_s) + u", "_s + bold(u"LC_MESSAGES"_s) + u", "_s + bold(u"LANG"_s),
                  tr("Language of the words for people; --lang counts more."));
}

QString ManPage::examples()
{
    const QList<std::pair<QString, QString>> rows{
        {u"clew diagnose run.log"_s, tr("Say what went wrong in a log.")},
        {u"train.py 2>&1 | clew diagnose -"_s, tr("The same for what a program prints.")},
        {u"clew diagnose --format html run.log > report.html"_s,
         tr("A report to pass on; names, paths and tokens are taken out.")},
        {u"clew search 'CUDA error: out of memory'"_s, tr("Find the records about a message.")},
        {u"clew lint --catalog my/records"_s, tr("Check records of your own.")},
    };
    QString text = section(tr("EXAMPLES"));
    for (const auto &[command, meaning] : rows)
        text += tagged(bold(command), meaning);
    return text;
}

QString ManPage::write()
{
    const QString version = QStringLiteral(CLEW_VERSION);
    return u".\\\" Made from the option table of the program; do not edit.\n"
           ".TH CLEW 1 \"\" \"Clew %1\" \"%2\"\n.nh\n.ad l\n"_s.arg(version,
                                                                    escapedRoff(tr("User Commands"))) +
           section(tr("NAME")) + u"clew \\- %1\n"_s.arg(escapedRoff(tr("explorer of error knowledge"))) +
           synopsis() + description() + subcommands() + statuses() + places() + examples();
}

} // namespace Clew
