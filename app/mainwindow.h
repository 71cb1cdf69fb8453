// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "app/windowparts.h"
#include "models/core/catalog.h"
#include "models/items/selectionhub.h"
#include "views/codestyle.h"

#include <QMainWindow>

#include <memory>

class QLabel;

namespace Clew {

class CatalogController;
class CurationDesks;
class DetailPane;
class DiagnosisController;
class DiagnosisDesk;
class EditDesk;
class GraphDesk;
class IssuesDesk;
class LintService;
class MainActions;
class RecordsDesk;
class ShareDesk;
class Shell;
class WindowLayout;
struct JobProgress;

/// The main window: the record in the middle, and the desks of the other areas around it. Decides nothing.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// All three must outlive the window. Its size, docks and split panes are kept in `settings`.
    MainWindow(CatalogController &catalog, DiagnosisController &diagnosis, QSettings &settings);
    ~MainWindow() override;

    /// Ticks the language in the menu.
    void setWordLanguage(Language language);
    /// Makes it the current record.
    void showRecord(const RecordId &id) { m_selection.setCurrent(id); }
    void diagnoseClipboard();
    void comeToFront();
    /// Tells something that went wrong and whose text may come from outside; returns at once.
    void tell(const QString &what, const QString &detail);
    [[nodiscard]] Shell &shell() const { return *m_shell; }

Q_SIGNALS:
    void wordLanguageRequested(Clew::Language language);
    void newWindowRequested();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectCatalog();
    void connectDesks();
    void connectActions();
    void restoreLayout();
    void sayTitle();
    void retranslate();

    void showCatalog(const std::shared_ptr<const Catalog> &catalog);
    void showCurrent(const RecordId &id);
    void showEdited(const RecordId &id);
    void updateStatus();
    void chooseCatalog();
    void openLink(const QUrl &url);
    void sayAbout();

    CatalogController &m_catalog;
    DiagnosisController &m_diagnosis;
    CodeStyle m_codeStyle;
    SelectionHub m_selection;
    MainActions *m_actions = nullptr;
    LintService *m_lint = nullptr;
    const WindowParts m_parts;
    DetailPane *m_detail = nullptr;
    Shell *m_shell = nullptr;
    RecordsDesk *m_records = nullptr;
    DiagnosisDesk *m_diagnosisDesk = nullptr;
    GraphDesk *m_graph = nullptr;
    IssuesDesk *m_issues = nullptr;
    EditDesk *m_edit = nullptr;
    ShareDesk *m_share = nullptr;
    CurationDesks *m_curation = nullptr;
    std::unique_ptr<WindowLayout> m_layout;
    QLabel *m_status = nullptr;
    QString m_logName;
};

} // namespace Clew
