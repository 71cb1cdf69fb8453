// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "views/card.h"

class QToolButton;
class QVBoxLayout;

namespace Clew {

class CodeStyle;

/// What a card shows of one verdict.
struct VerdictText
{
    Verdict verdict;
    QString title; ///< signature of the record
    QString place; ///< of the first hit
    QString trust; ///< who stands by the record
};

/// One verdict: how sure, which record, where and how often, why; what followed from it folded below. Opens
/// with a click, Return or Space.
class VerdictCard final : public Card
{
    Q_OBJECT

public:
    /// The code style must outlive the card.
    VerdictCard(const CodeStyle &style, const VerdictText &text, QWidget *parent = nullptr);

    [[nodiscard]] const Verdict &verdict() const { return m_text.verdict; }
    /// Puts a consequence below this card; the card takes it.
    void addConsequence(VerdictCard *card);
    void setUnfolded(bool unfolded);
    [[nodiscard]] bool isUnfolded() const;

Q_SIGNALS:
    void activated(const Clew::RecordId &id, const Clew::LogPlace &place);
    void unfoldedChanged(bool unfolded);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void addHead(const CodeStyle &style);
    void addReasons();
    void addTried();
    void activate();
    void updateFold();

    VerdictText m_text;
    QVBoxLayout *m_column = nullptr;
    QToolButton *m_fold = nullptr;
    QWidget *m_consequences = nullptr;
    QVBoxLayout *m_consequenceColumn = nullptr;
};

} // namespace Clew
