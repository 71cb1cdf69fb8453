// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/diagnosis/diagnosis.h"
#include "models/jobs/latestjob.h"
#include "models/jobs/logfind.h"
#include "views/logpane.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>

class QAction;

namespace Clew {

class DiagnosisController;
class TimelineLines;

/// The log beside the verdicts: shows the lines of the inputs of the present diagnosis, whatever their size,
/// one log, several side by side or all in one timeline; searches them, follows them and keeps what encoding
/// the user chose for which file.
class LogDesk final : public QObject
{
    Q_OBJECT

public:
    /// The controller must outlive the desk. The pane belongs to `parent`.
    LogDesk(const WindowParts &parts, DiagnosisController &diagnosis, QWidget *parent);
    ~LogDesk() override;

    [[nodiscard]] LogPane *pane() const { return m_pane; }
    void showPlace(const LogPlace &place);
    /// Where the user is in the log.
    [[nodiscard]] LogPlace currentPlace() const;
    /// A line of an input as it is shown; empty where it is not.
    [[nodiscard]] QString lineText(const LogPlace &place) const;
    /// The first lines of an input: what may name versions.
    [[nodiscard]] QString beginningOf(int input);
    /// The same logs are diagnosed anew on the user's wish: the place in them is kept.
    [[nodiscard]] bool keepsPlace() const { return m_keepsPlace; }
    void retranslate();

private:
    void connectController();
    void connectPane();
    void addActions();
    void begin();
    void showTexts();
    void showMarks();
    void updateChoices();
    [[nodiscard]] std::shared_ptr<const LineSource> sourceOf(int input);
    [[nodiscard]] QString noteOf(int input) const;
    void showInput(int input);
    void showEncoding();
    [[nodiscard]] QList<LogMark> marksOf(int input) const;
    [[nodiscard]] QString rankTitle(int rank) const;

    void chooseEncoding(const QString &name);
    void follow(bool on);
    void arrange(LogArrangement arrangement);
    void showTimeline();
    void showColumns();
    void followColumn(int column, LineNumber line);
    void find(const QString &text, bool regex, bool forward);
    void showFound(const Result<LogFound> &found);
    /// The text is made anew when the language changes.
    void sayResult(std::function<QString()> text, bool good);
    void sayNote();
    void retranslateShown();

    const WindowParts m_parts;
    DiagnosisController &m_diagnosis;
    LogPane *m_pane = nullptr;
    LatestJob m_finding;
    LogQuery m_query;
    QHash<int, std::shared_ptr<LineSource>> m_sources; ///< by input
    std::shared_ptr<const TimelineLines> m_timeline;   ///< while it is shown
    QList<int> m_columnInputs;                         ///< -1 where a column has no log
    std::function<QString()> m_result;                 ///< what the last search said
    bool m_resultIsGood = false;
    bool m_hasMoreColumns = false;
    int m_shownInput = -1;
    bool m_keepsPlace = false;
    LogPlace m_kept;
    LogPlace m_pending; ///< wanted of an input that could not be shown at that time
    QAction *m_findAction = nullptr;
    QAction *m_goAction = nullptr;
    QAction *m_encodingAction = nullptr;
    QAction *m_followAction = nullptr;
};

} // namespace Clew
