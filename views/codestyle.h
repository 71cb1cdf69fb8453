// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

class QPalette;

namespace Clew {

/// The definitions and themes of KSyntaxHighlighting with our own definitions added. Costs some milliseconds
/// to make: the program makes one and hands it to the views. GUI thread.
class CodeStyle final
{
public:
    CodeStyle();
    Q_DISABLE_COPY_MOVE(CodeStyle)

    /// Invalid for "None" and for names that are not known: no colours then.
    [[nodiscard]] KSyntaxHighlighting::Definition definition(const QString &name) const;
    /// A theme that reads well on the palette's base colour.
    [[nodiscard]] KSyntaxHighlighting::Theme theme(const QPalette &palette) const;

    /// Our own definition of the regex dialect.
    static constexpr QStringView RegexDefinition = u"Clew Regular Expression";

private:
    KSyntaxHighlighting::Repository m_repository;
};

} // namespace Clew
