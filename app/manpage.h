// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace Clew {

struct OptionSpec;
struct SubcommandSpec;

/// The manual page clew(1), made from the option table in the language of the installed translator.
class ManPage final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ManPage)

public:
    /// man(7) source, UTF-8. The same table gives the same bytes: there is no date in it.
    [[nodiscard]] static QString write();

private:
    [[nodiscard]] static QString synopsis();
    [[nodiscard]] static QString description();
    [[nodiscard]] static QString subcommands();
    [[nodiscard]] static QString statuses();
    [[nodiscard]] static QString places();
    [[nodiscard]] static QString examples();
};

/// A text for man(7): what troff would take for a request, an escape or a typographic sign comes out as it
/// stands.
[[nodiscard]] QString escapedRoff(const QString &text);

} // namespace Clew
