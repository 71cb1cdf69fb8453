// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/wordlanguage.h"

#include <QLocale>
#include <QObject>

namespace Clew {

/// While it lives, the program's words come in another language than the window's, and no window hears of it:
/// for the few milliseconds in which a report is written. Must not outlive the function that makes it.
class ReportLanguage final
{
    Q_DISABLE_COPY_MOVE(ReportLanguage)

public:
    explicit ReportLanguage(Language language);
    ~ReportLanguage();

private:
    /// Keeps QEvent::LanguageChange of the application from everybody.
    class Silence final : public QObject
    {
    public:
        Silence();
        bool eventFilter(QObject *watched, QEvent *event) override;
    };
    /// Answers with the source texts themselves, so that what English leaves out does not come out in the
    /// language of the translator below.
    class SourceTexts final : public QTranslator
    {
    public:
        [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                        int n) const override;
        [[nodiscard]] bool isEmpty() const override { return false; }
    };

    Silence m_silence;
    const QLocale m_before;
    SourceTexts m_sources;
    WordLanguage m_words;
};

} // namespace Clew
