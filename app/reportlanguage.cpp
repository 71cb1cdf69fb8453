// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/reportlanguage.h"

#include <QCoreApplication>
#include <QEvent>

namespace Clew {

ReportLanguage::Silence::Silence()
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ReportLanguage::Silence::eventFilter(QObject *watched, QEvent *event)
{
    return watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange;
}

QString ReportLanguage::SourceTexts::translate(const char *, const char *source, const char *, int) const
{
    return QString::fromUtf8(source);
}

ReportLanguage::ReportLanguage(Language language)
{
    // The translator that came last is asked first.
    QCoreApplication::installTranslator(&m_sources);
    m_words.set(language);
}

ReportLanguage::~ReportLanguage()
{
    m_words.clear();
    QCoreApplication::removeTranslator(&m_sources);
    QLocale::setDefault(m_before);
}

} // namespace Clew
