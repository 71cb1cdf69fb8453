// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/optiontable.h"

#include <utility>

namespace Clew {

/// Texts of `--help`, made of the option table.
class HelpText final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::HelpText)

public:
    /// Of one subcommand; for the window also the list of subcommands and the exit statuses.
    [[nodiscard]] static QString of(Subcommand subcommand);
    /// Each exit status with its meaning, in order.
    [[nodiscard]] static QList<std::pair<QString, QString>> exitStatuses();
    /// One line that says how a subcommand is called.
    [[nodiscard]] static QString usage(const SubcommandSpec &spec);
};

} // namespace Clew
