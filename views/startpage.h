// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"
#include "views/startentry.h"

#include <QScrollArea>

class QAction;
class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace Clew {

class EntryButton;

/// What the window shows before there is anything to look at: where to drop a log, in three sentences, sample
/// logs to try, and what was open before. Opens nothing itself.
class StartPage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Buttons of the drop area that trigger these; they are named after them. Both must outlive the page.
    void setWaysIn(QAction *openLogs, QAction *diagnoseClipboard);
    void setSamples(const QList<StartEntry> &samples);
    void setRecentLogs(const QList<StartEntry> &logs);
    void setRecentCatalogs(const QList<StartEntry> &catalogs);
    /// Language of the entries' texts.
    void setLanguage(Language language);

Q_SIGNALS:
    /// The user wants that log diagnosed.
    void logRequested(const QString &path);
    void catalogRequested(const QString &path);
    /// The user would rather read records.
    void browseRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A headed grid of entries.
    struct Section
    {
        QWidget *box = nullptr;
        QLabel *heading = nullptr;
        QGridLayout *grid = nullptr;
        QList<StartEntry> entries;
        QList<EntryButton *> buttons;
    };

    void layOut();
    [[nodiscard]] QWidget *makeDropArea();
    [[nodiscard]] Section makeSection(const QString &name);
    void fill(Section &section, const QList<StartEntry> &entries, void (StartPage::*chosen)(const QString &));
    void arrange();
    void nameButtons();
    void orderTabs();
    void restyle();
    void retranslate();

    Language m_language = Language::English;
    QWidget *m_body = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_icon = nullptr;
    QList<QLabel *> m_sentences;
    QBoxLayout *m_ways = nullptr;
    QList<QPushButton *> m_wayButtons;
    QPushButton *m_browse = nullptr;
    Section m_samples;
    Section m_logs;
    Section m_catalogs;
    int m_columns = 0;
};

} // namespace Clew
