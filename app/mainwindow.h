// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "models/items/catalogmodel.h"
#include "models/items/diagnosismodel.h"
#include "models/items/issuemodel.h"
#include "models/items/recordfiltermodel.h"
#include "models/items/selectionhub.h"
#include "views/codestyle.h"

#include <QMainWindow>

#include <memory>

class QLabel;
class QSettings;
class QSplitter;
class QToolButton;

namespace Clew {

class CatalogController;
class DetailPane;
class DiagnosisController;
class IssuePane;
class LogView;
class MainActions;
class RecordListPane;
class VerdictPane;
class WindowLayout;
struct JobProgress;

/// The main window: lays out list, detail pane, verdicts, log and issues, and connects them with the
/// controllers. Decides nothing.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// All three must outlive the window. Its size, docks and split panes are kept in `settings`.
    MainWindow(CatalogController &catalog, DiagnosisController &diagnosis, QSettings &settings);
    ~MainWindow() override;

    /// Ticks the language in the menu.
    void setWordLanguage(TextLanguage language);

Q_SIGNALS:
    void wordLanguageRequested(Clew::TextLanguage language);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    QDockWidget *addDock(const QString &name, QWidget *widget, Qt::DockWidgetArea area);
    void connectCatalog();
    void connectDiagnosis();
    void connectSelection();
    void connectActions();
    void restoreLayout();
    void retranslate();

    void showCatalog(const std::shared_ptr<const Catalog> &catalog);
    void showRecord(const RecordId &id);
    void showDiagnosis(const Diagnosis &diagnosis);
    void showPlace(const LogPlace &place);
    void showMarks(int input);
    void stepVerdict(int step);
    void updateStatus();
    void addIssues(const QList<Issue> &issues);

    void chooseCatalog();
    void chooseLogs();
    void diagnoseClipboard();
    void diagnoseUrls(const QList<QUrl> &urls);
    void openLink(const QUrl &url);
    void sayAbout();

    CatalogController &m_catalog;
    DiagnosisController &m_diagnosis;
    QSettings &m_settings;
    CodeStyle m_codeStyle;
    CatalogModel m_records;
    RecordFilterModel m_filtered;
    IssueModel m_issues;
    DiagnosisModel m_verdicts;
    SelectionHub m_selection;

    MainActions *m_actions = nullptr;
    RecordListPane *m_list = nullptr;
    DetailPane *m_detail = nullptr;
    VerdictPane *m_verdictPane = nullptr;
    LogView *m_log = nullptr;
    IssuePane *m_issuePane = nullptr;
    QSplitter *m_diagnosisSplit = nullptr;
    QDockWidget *m_listDock = nullptr;
    QDockWidget *m_diagnosisDock = nullptr;
    QDockWidget *m_issueDock = nullptr;
    std::unique_ptr<WindowLayout> m_layout;
    QLabel *m_status = nullptr;
    QToolButton *m_issueButton = nullptr;
    QString m_logName;
    int m_shownInput = -1;
    int m_shownVerdict = -1;
    bool m_showedFirstVerdict = false;
};

} // namespace Clew
