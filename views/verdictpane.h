// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "views/language.h"
#include "views/scanprogress.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QModelIndex;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace Clew {

class CodeStyle;
class DiagnosisModel;
class Placard;
class ScanStrip;
class VerdictCard;

/// The answer to a dropped log as cards: root causes first, consequences folded under them, then errors that
/// no record explains and questions that were given up. Without a claim it says "unknown" and what was read.
/// While a scan runs, a strip shows how far it is; cards may come meanwhile.
class VerdictPane final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the pane.
    explicit VerdictPane(const CodeStyle &style, QWidget *parent = nullptr);

    /// Titles of the cards are taken from it; call it before the model's diagnosis refers to it.
    void setCatalog(std::shared_ptr<const Catalog> catalog);
    /// The model must outlive the pane or be replaced before.
    void setModel(DiagnosisModel *model);
    /// Language of the titles.
    void setLanguage(Language language);

    /// Versions that the log names and the user may take as the own ones; empty: none are offered.
    void setVersions(const QStringList &statements);

    /// Shows the strip with Stop; keeps it until endScan().
    void setProgress(const ScanProgress &progress);
    void endScan();

    static constexpr int MaxCards = 40;
    static constexpr qsizetype MaxNearest = 3;

public Q_SLOTS:
    /// Marks the cards of a record.
    void setCurrentRecord(const Clew::RecordId &id);

Q_SIGNALS:
    void stopRequested();
    /// Show this record, and this place of the log.
    void verdictActivated(const Clew::RecordId &id, const Clew::LogPlace &place);
    /// Show this place of the log, which no record explains.
    void placeActivated(const Clew::LogPlace &place);
    /// Show this record, which is only near.
    void recordRequested(const Clew::RecordId &id);
    /// The user wants the offered versions as the own ones.
    void versionsWanted();
    /// Make a record of the error at this place; without a valid line, of the one that the user looks at.
    void draftRequested(const Clew::LogPlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void rebuild();
    void replaceBody();
    void addOutcome();
    void addRanks();
    void addVersions();
    void addNearest();
    void addUnexplained(const Unexplained &unexplained);
    void addUndecided(const Undecided &undecided);
    void addHeading(const QString &text);
    [[nodiscard]] VerdictCard *makeCard(const QModelIndex &index);
    [[nodiscard]] QString titleOf(const RecordId &id) const;
    [[nodiscard]] QString trustOf(const RecordId &id) const;
    void highlightCurrent();
    void showCurrent();

    const CodeStyle &m_style;
    std::shared_ptr<const Catalog> m_catalog;
    DiagnosisModel *m_model = nullptr;
    Language m_language = Language::English;
    RecordId m_current;
    QSet<RecordId> m_unfolded; ///< kept over new diagnoses
    ScanStrip *m_strip = nullptr;
    QScrollArea *m_scroll = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_column = nullptr; ///< of the body
    int m_cards = 0;
    bool m_showAll = false;
    QStringList m_versions; ///< that are offered
};

} // namespace Clew
