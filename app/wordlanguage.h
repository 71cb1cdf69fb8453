// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"

#include <QTranslator>

#include <memory>
#include <vector>

namespace Clew {

/// The language of the words for people. Installs its translators in the application and takes them away when
/// it is set anew or destroyed, so windows see QEvent::LanguageChange. Needs a QCoreApplication; lives on its
/// thread.
class WordLanguage final
{
public:
    WordLanguage() = default;
    ~WordLanguage();
    Q_DISABLE_COPY_MOVE(WordLanguage)

    void set(Language language);
    /// Takes the translators away; the default locale stays.
    void clear();
    [[nodiscard]] Language current() const { return m_language; }

private:
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    Language m_language = Language::English;
};

} // namespace Clew
