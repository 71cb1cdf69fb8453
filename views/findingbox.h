// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/judgedfinding.h"
#include "views/flowwidget.h"

#include <QList>

class QToolButton;
class QVBoxLayout;

namespace Clew {

/// What the checks say of one place, beside it: for each finding an icon and the word of its severity, the
/// sentence, and a button where there is something that would mend it. What somebody dismissed is folded away
/// behind its number, each with the reason and a way back. Hidden while there is nothing to say.
class FindingBox final : public FlowWidget
{
    Q_OBJECT

public:
    explicit FindingBox(QWidget *parent);

    void setFindings(const QList<LintFinding> &findings);
    void setDismissed(const QList<JudgedFinding> &dismissed);
    /// Why what was typed cannot stand there; empty: it can.
    void setRefusal(const QString &sentence);
    [[nodiscard]] const QList<LintFinding> &findings() const { return m_findings; }
    /// The first that says how to mend it.
    [[nodiscard]] const LintFinding *fixable() const;
    /// True where the window can do something about the finding by itself.
    [[nodiscard]] static bool canFix(const LintFinding &finding);

Q_SIGNALS:
    void fixRequested(const Clew::LintFinding &finding);
    /// The finding shall stand again.
    void restoreRequested(const Clew::LintFinding &finding);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addLine(FindingSeverity severity, const QString &word, const QString &sentence,
                 const LintFinding *finding);
    void addDismissed();
    void addDismissedLine(const JudgedFinding &judged);
    [[nodiscard]] QToolButton *fixButton(const LintFinding &finding, QWidget *parent);

    QVBoxLayout *m_column = nullptr;
    QList<LintFinding> m_findings;
    QList<JudgedFinding> m_dismissed;
    bool m_showsDismissed = false;
    QString m_refusal;
};

} // namespace Clew
