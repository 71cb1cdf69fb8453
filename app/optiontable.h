// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"

#include <QList>

namespace Clew {

/// One option as the user types it. The table of these makes the parser, the help, and whatever else lists
/// options.
struct OptionSpec
{
    QString name;        ///< long name without dashes
    QString valueName;   ///< empty for a switch
    QString description; ///< one sentence, translated
    bool repeatable = false;
};

/// One subcommand with its options and how many arguments it takes.
struct SubcommandSpec
{
    Subcommand subcommand = Subcommand::Window;
    QString name;      ///< empty for the window
    QString arguments; ///< as the help shows them: "LOG…"
    QString description;
    int minArguments = 0;
    int maxArguments = -1; ///< -1: any number
    QList<OptionSpec> options;
};

class OptionTable final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::OptionTable)

public:
    /// Every subcommand, the window first; texts in the language of the installed translator.
    [[nodiscard]] static QList<SubcommandSpec> subcommands();
    [[nodiscard]] static SubcommandSpec specOf(Subcommand subcommand);
    /// Options that every subcommand takes.
    [[nodiscard]] static QList<OptionSpec> commonOptions();
};

} // namespace Clew
