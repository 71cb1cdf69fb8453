// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <expected>
#include <optional>

namespace Clew {

enum class Subcommand {
    Window, ///< no subcommand: the window, with folders and files to open
    Diagnose,
    Search,
    Show,
    Graph,
    Set,
    Add,
    Remove,
    Link,
    Export,
    Lint,
};

/// Shapes that a catalog can be written in.
enum class ExportShape {
    Flat,
    Nested,
    JsonLines,
    Csv,
    Markdown,
    Html,
    Pdf,
};

enum class OutputFormat {
    Text,
    Json,
    Dot,
    Svg,
    GraphMl,
    Mermaid,
    Sarif,
    Markdown,
    Html,
    Pdf,
    Csv,
};

/// What the user asked for, checked: subcommand, options that it knows, the right number of arguments.
struct CommandLine
{
    Subcommand subcommand = Subcommand::Window;
    OutputFormat format = OutputFormat::Text;
    Language language = Language::English;
    bool languageIsChosen = false; ///< --lang was given: it counts more than what the window remembers
    QStringList catalogs;          ///< --catalog, in order; empty: the bundled one and the user's own
    QStringList arguments;         ///< what stands behind the options
    bool all = false;              ///< diagnose: every hint too
    qsizetype limit = 20;          ///< search: hits to show, 0..MaxLimit
    bool redact = true;            ///< diagnose: take private things out of the forms that are passed on
    QString pointer;               ///< show: JSON pointer
    QString from;                  ///< graph: record to start from
    int depth = 1;                 ///< graph: how far from it, 1..MaxDepth
    QString pathFrom;              ///< graph: ends of the path that is asked for
    QString pathTo;
    ExportShape exportShape = ExportShape::Flat; ///< export: --to
    QStringList rules;                           ///< lint: ids of the rules that are asked for; empty: all
    bool clipboard = false;                      ///< window: diagnose the text on the clipboard
    bool newWindow = false; ///< window: open one of its own, even where one is open already
    QString screenshot;     ///< window: picture to save once everything is shown, then quit

    static constexpr int MaxDepth = 100;
    static constexpr int MaxLimit = 100'000;

    friend bool operator==(const CommandLine &, const CommandLine &) = default;
};

/// The text to print instead of doing anything, and the status to exit with: 0 for help and version (standard
/// output), 2 for wrong usage (standard error).
struct CommandLineExit
{
    int status = 0;
    QString text;
};

/// Reads the arguments, the program's own name first. Texts are made in `language` when it is given, else in
/// the language that --lang names among the arguments, else in that of the environment.
class CommandLineParser final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::CommandLineParser)

public:
    [[nodiscard]] static std::expected<CommandLine, CommandLineExit> parse(const QStringList &arguments);

    /// The language that --lang names among the arguments, else that of the environment (LC_ALL, LC_MESSAGES,
    /// LANG). Needed before anything else, because it decides in which language wrong usage is explained.
    [[nodiscard]] static Language languageOf(const QStringList &arguments);
    /// What is wrong with a call for the window whose first word is neither a link nor anything that is
    /// there: most likely it was to be a subcommand. `onlyNear`: said only of a word that is nearly one.
    /// Looks at the disk.
    [[nodiscard]] static std::optional<CommandLineExit> mistakenWord(const CommandLine &line, bool onlyNear);

    /// The subcommand that the arguments name, without checking them: decides whether a display is needed.
    [[nodiscard]] static Subcommand subcommandOf(const QStringList &arguments);
};

} // namespace Clew
