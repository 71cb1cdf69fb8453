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
         u"[FOLDER|FILE|LINK…]"_s,
         tr("Open the window. Folders and .json files are catalogs, clew://record/ID shows a record, "
            "anything else is a log to diagnose."),
         0,
         -1,
         {{u"clipboard"_s, {}, tr("Diagnose the text on the clipboard."), false},
          {u"new-window"_s,
           {},
           tr("Open a window of its own. Without it, a window that is open already takes the files."),
           false},
          {u"screenshot"_s, u"PNG"_s, tr("Save a picture of the window once everything is shown, then quit."),
           false}}},
        {Subcommand::Diagnose,
         u"diagnose"_s,
         u"LOG…"_s,
         tr("Say what went wrong in logs: root cause first. - is standard input."),
         1,
         -1,
         {{u"format"_s, u"text|json|sarif|csv|md|html|pdf"_s, tr("Form of the result. Default: text."),
           false},
          {u"all"_s, {}, tr("Every hint, not only the strongest."), false},
          {u"no-redaction"_s,
           {},
           tr("Leave names, paths, addresses and tokens of the log in sarif, csv, md, html and pdf as they "
              "are."),
           false}}},
        {Subcommand::Search,
         u"search"_s,
         u"QUERY…"_s,
         tr("Find records by words, fields such as domain:pytorch, or a pasted message. - is standard "
            "input."),
         1,
         -1,
         {format, {u"limit"_s, u"N"_s, tr("How many records to show. Default: 20."), false}}},
        {Subcommand::Show,
         u"show"_s,
         u"ID"_s,
         tr("Show one record, both languages side by side."),
         1,
         1,
         {{u"format"_s, u"text|json|csv|md|html|pdf"_s, tr("Form of the result. Default: text."), false},
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
        {Subcommand::Set,
         u"set"_s,
         u"ID POINTER VALUE"_s,
         tr("Set one value of a record and save it: a text as it stands, anything else as JSON."),
         3,
         3,
         {}},
        {Subcommand::Add,
         u"add"_s,
         u"ID|FILE|-"_s,
         tr("Add a record: an empty one with that id, or the one in a .json file or in standard input."),
         1,
         1,
         {}},
        {Subcommand::Remove,
         u"remove"_s,
         u"ID"_s,
         tr("Remove a record, and the transitions of other records to it."),
         1,
         1,
         {}},
        {Subcommand::Link,
         u"link"_s,
         u"A RELATION B"_s,
         tr("Write into both records that A leads_to, is preceded_by or is frequently_confused_with B."),
         3,
         3,
         {}},
        {Subcommand::Export,
         u"export"_s,
         u"DEST"_s,
         tr("Write the catalog in another shape: into a folder, or for jsonl and csv a file. - is standard "
            "output."),
         1,
         1,
         {{u"to"_s, u"flat|nested|jsonl|csv|md|html|pdf"_s, tr("Shape to write. Default: flat."), false}}},
        {Subcommand::Lint,
         u"lint"_s,
         u"[ID…]"_s,
         tr("Check records: regexes, texts, Chinese, trust, relations. All of them, or those named."),
         0,
         -1,
         {{u"format"_s, u"text|json|sarif"_s, tr("Form of the result. Default: text."), false},
          {u"rule"_s, u"ID"_s, tr("Only this rule; may be given several times."), true}}},
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
