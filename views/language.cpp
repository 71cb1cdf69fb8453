// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/language.h"

#include "models/core/textpair.h"

namespace Clew {

QString textIn(const TextPair &text, Language language)
{
    const bool chinese = language == Language::Chinese;
    const QString &wanted = chinese ? text.chinese : text.english;
    if (!wanted.isEmpty())
        return wanted;
    return chinese ? text.english : text.chinese;
}

} // namespace Clew
