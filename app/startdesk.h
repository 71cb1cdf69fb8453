// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "views/language.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QStackedWidget;

namespace Clew {

class DiagnosisController;
class RecentDesk;
class StartPage;

/// The start page in the middle of the window, in the place of the record. While it is shown, docks at the
/// bottom stay away: there is nothing in them. The page leaves when a log or a record is opened.
class StartDesk final : public QObject
{
    Q_OBJECT

public:
    /// `record` is what stands in the middle otherwise. All must outlive the desk.
    StartDesk(const WindowParts &parts, QWidget &record, DiagnosisController &diagnosis, RecentDesk &recent,
              QObject *parent = nullptr);

    /// For the middle of the window.
    [[nodiscard]] QStackedWidget *centre() const { return m_centre; }
    [[nodiscard]] bool isShown() const;
    void show();
    /// Shows the record, and the docks that stayed away.
    void leave();
    void setLanguage(Language language);
    void retranslate();

Q_SIGNALS:
    /// The record is in sight, and there should be one.
    void left();

private:
    void uncover();
    void fillRecent();
    void openLog(const QString &path);
    void hideBottomDocks();

    const WindowParts m_parts;
    QWidget &m_record;
    DiagnosisController &m_diagnosis;
    RecentDesk &m_recent;
    QStackedWidget *m_centre = nullptr;
    StartPage *m_page = nullptr;
    QAction *m_show = nullptr;
    QList<QPointer<QDockWidget>> m_hidden;
    QPointer<QDockWidget> m_front; ///< of the hidden ones, that lay on top
};

} // namespace Clew
