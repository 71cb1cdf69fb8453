// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"
#include "models/curation/glossary.h"
#include "models/curation/translationmemory.h"
#include "models/curation/translationunits.h"

#include <QWidget>

#include <functional>

class QAction;
class QKeySequence;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QTextEdit;

namespace Clew {

/// What is known beside the text that is being translated.
struct TranslationHelp
{
    QList<LintFinding> findings; ///< of this text
    QList<TranslationHit> hits;  ///< the catalog's own translations of much the same English
    QStringList lost;            ///< names, numbers and the like that the Chinese lacks
    QList<Glossary::Hit> terms;  ///< in the English text, places in characters
    QList<GlossaryTerm> glossary;
};

/// One text in two languages, to be translated: the English with its glossary terms underlined, what became
/// of it since above it, the Chinese to write, what the rules say of it, and what the catalog has already.
/// Alt+Return mends, Alt+I puts in the next name that is missing, Alt+1 to Alt+9 take a proposal. Nothing
/// fires while an input method composes.
class TranslationEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationEditor(QWidget *parent = nullptr);

    /// Another text, or the same one as it is now: what is being typed is not disturbed.
    void setUnit(const RecordId &record, const TranslationUnit &unit);
    void setHelp(const TranslationHelp &help);
    void clear();

Q_SIGNALS:
    /// The person wrote this.
    void chineseEdited(const QString &text);
    /// The person is elsewhere now: what is typed next is another step.
    void pauseMade();
    /// The person wants to see where a proposal comes from.
    void recordRequested(const Clew::RecordId &record);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    QAction *makeAction(const QString &name, const QKeySequence &shortcut, const std::function<void()> &act);
    void makeActions();
    void retranslate();
    void showEnglish();
    void showBefore();
    void showHits();
    void showChecks();
    void take(int hit);
    void insertLost();
    void mend();
    [[nodiscard]] bool isComposing() const { return m_isComposing; }

    RecordId m_record;
    TranslationUnit m_unit;
    TranslationHelp m_help;
    QLabel *m_name = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_beforeCaption = nullptr;
    QTextEdit *m_before = nullptr;
    QTextEdit *m_english = nullptr;
    QLabel *m_terms = nullptr;
    QPlainTextEdit *m_chinese = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_checks = nullptr;
    QLabel *m_hitsCaption = nullptr;
    QListWidget *m_hits = nullptr;
    QAction *m_mend = nullptr;
    QAction *m_insert = nullptr;
    bool m_isFilling = false;
    bool m_isComposing = false;
};

} // namespace Clew
