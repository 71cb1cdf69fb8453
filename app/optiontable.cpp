// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/optiontable.h"

using namespace Qt::StringLiterals;

namespace Clew {

QList<OptionSpec> OptionTable::commonOptions()
{
    return {
        {u"catalog"_s, u"DIR"_s,
         tr("Folder or file of records; may be given several times. Default: the bundled catalog and your "
            "own."),
         true},
        {u"lang"_s, u"en|zh"_s, tr("Language of the words for people. Default: that of the environment."),
         false},
        {u"help"_s, {}, tr("Show this help."), false},
        {u"version"_s, {}, tr("Show the version."), false},
    };
}

QList<SubcommandSpec> OptionTable::subcommands()
{
    const OptionSpec format{u"format"_s, u"text|json"_s, tr("Form of the result. Default: text."), false};
    return {
        {Subcommand::Window,
         {},
         u"[FOLDER|FILE…]"_s,
         tr("Open the window. Folders and .json files are catalogs, anything else is a log to diagnose."),
         0,
         -1,
         {{u"screenshot"_s, u"PNG"_s, tr("Save a picture of the window once everything is shown, then quit."),
           false}}},
        {Subcommand::Diagnose,
         u"diagnose"_s,
         u"LOG…"_s,
         tr("Say what went wrong in logs: root cause first. - is standard input."),
         1,
         -1,
         {format, {u"all"_s, {}, tr("Every hint, not only the strongest."), false}}},
        {Subcommand::Show,
         u"show"_s,
         u"ID"_s,
         tr("Show one record, both languages side by side."),
         1,
         1,
         {format,
          {u"pointer"_s, u"POINTER"_s, tr("Only the value at a JSON pointer, such as /root_cause."), false}}},
        {Subcommand::Graph,
         u"graph"_s,
         {},
         tr("Show which error comes before, after or is confused with which."),
         0,
         1,
         {{u"format"_s, u"text|json|dot|svg|graphml|mermaid"_s, tr("Form of the result. Default: text."),
           false},
          {u"from"_s, u"ID"_s, tr("Only the neighbourhood of one record."), false},
          {u"depth"_s, u"N"_s, tr("How many steps from it. Default: 1."), false},
          {u"path"_s, u"A B"_s, tr("Only the short paths from one record to another."), false}}},
    };
}

SubcommandSpec OptionTable::specOf(Subcommand subcommand)
{
    const QList<SubcommandSpec> specs = subcommands();
    for (const SubcommandSpec &spec : specs) {
        if (spec.subcommand == subcommand)
            return spec;
    }
    Q_UNREACHABLE_RETURN(SubcommandSpec());
}

} // namespace Clew
