// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/wordlanguage.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

WordLanguage::~WordLanguage()
{
    clear();
}

void WordLanguage::clear()
{
    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
}

void WordLanguage::set(Language language)
{
    clear();
    m_language = language;
    const bool chinese = language == Language::Chinese;
    // The default locale forms dates and numbers; Qt's own words come from its catalog where it is installed.
    QLocale::setDefault(chinese ? QLocale(QLocale::Chinese, QLocale::China) : QLocale(QLocale::English));
    // Our English has a catalog too: it holds the plural forms.
    const std::pair ours{chinese ? u"clew_zh_CN"_s : u"clew_en"_s, u":/i18n"_s};
    const std::pair ofQt{u"qtbase_zh_CN"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)};
    for (const auto &[name, folder] : chinese ? std::vector{ofQt, ours} : std::vector{ours}) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(name, folder))
            continue;
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }
}

} // namespace Clew
