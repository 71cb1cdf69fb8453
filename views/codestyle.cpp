// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/codestyle.h"

#include "views/icons.h"
#include "views/theme.h"

#include <QPalette>

using namespace Qt::StringLiterals;

namespace Clew {

CodeStyle::CodeStyle()
{
    ensureResources();
    m_repository.addCustomSearchPath(u":/clew"_s);
}

KSyntaxHighlighting::Definition CodeStyle::definition(const QString &name) const
{
    return name == "None"_L1 ? KSyntaxHighlighting::Definition() : m_repository.definitionForName(name);
}

KSyntaxHighlighting::Theme CodeStyle::theme(const QPalette &palette) const
{
    return m_repository.theme(Theme::of(palette).dark ? u"GitHub Dark"_s : u"GitHub Light"_s);
}

} // namespace Clew
