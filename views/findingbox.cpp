// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findingbox.h"

#include "views/findingtext.h"
#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct Marking
{
    Glyph glyph;
    QColor colour;
};

Marking markingOf(FindingSeverity severity, const Theme &theme)
{
    switch (severity) {
    case FindingSeverity::Error:
        return {Glyph::Issue, theme.danger};
    case FindingSeverity::Warning:
        return {Glyph::Issue, theme.caution};
    case FindingSeverity::Info:
        break;
    }
    return {Glyph::Hint, theme.muted};
}

} // namespace

FindingBox::FindingBox(QWidget *parent)
    : FlowWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"findingBox"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    hide();
}

bool FindingBox::canFix(const LintFinding &finding)
{
    return finding.fix || finding.kind == FindingKind::OneSidedEdge;
}

const LintFinding *FindingBox::fixable() const
{
    const auto found = std::find_if(m_findings.begin(), m_findings.end(), &FindingBox::canFix);
    return found == m_findings.end() ? nullptr : &*found;
}

void FindingBox::setFindings(const QList<LintFinding> &findings)
{
    if (m_findings == findings)
        return;
    m_findings = findings;
    rebuild();
}

void FindingBox::setDismissed(const QList<JudgedFinding> &dismissed)
{
    if (m_dismissed == dismissed)
        return;
    m_dismissed = dismissed;
    m_showsDismissed = m_showsDismissed && !dismissed.isEmpty();
    rebuild();
}

void FindingBox::setRefusal(const QString &sentence)
{
    if (m_refusal == sentence)
        return;
    m_refusal = sentence;
    rebuild();
}

void FindingBox::rebuild()
{
    for (QWidget *line : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        line->hide();
        line->setParent(nullptr);
        line->deleteLater(); // its button may be what led here
    }
    if (!m_refusal.isEmpty())
        addLine(FindingSeverity::Error, tr("Not taken", "what was typed cannot stand there"), m_refusal,
                nullptr);
    for (const LintFinding &finding : std::as_const(m_findings))
        addLine(finding.severity, severityWord(finding.severity), findingText(finding), &finding);
    if (!m_dismissed.isEmpty())
        addDismissed();
    setVisible(!m_refusal.isEmpty() || !m_findings.isEmpty() || !m_dismissed.isEmpty());
}

void FindingBox::addDismissed()
{
    auto *fold = new QToolButton(this);
    fold->setObjectName(u"dismissedFold"_s);
    fold->setAutoRaise(true);
    fold->setCheckable(true);
    fold->setChecked(m_showsDismissed);
    fold->setFocusPolicy(Qt::StrongFocus);
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold->setArrowType(m_showsDismissed ? Qt::DownArrow : Qt::RightArrow);
    fold->setText(tr("%n dismissed", "findings", static_cast<int>(m_dismissed.size())));
    fold->setToolTip(plainToolTip(tr("What the checks say and somebody has dismissed with a reason")));
    connect(fold, &QToolButton::clicked, this, [this](bool shows) {
        m_showsDismissed = shows;
        rebuild();
        if (auto *made = findChild<QToolButton *>(u"dismissedFold"_s))
            made->setFocus(Qt::OtherFocusReason);
    });
    m_column->addWidget(fold, 0, Qt::AlignLeading);
    fold->show();
    for (qsizetype i = 0; m_showsDismissed && i < m_dismissed.size(); ++i)
        addDismissedLine(m_dismissed[i]);
}

void FindingBox::addDismissedLine(const JudgedFinding &judged)
{
    const Theme theme = Theme::of(palette());
    auto *line = new FlowWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(fontMetrics().height(), 0, 0, 0);
    row->setSpacing(6);
    auto *text = new QLabel(line);
    text->setObjectName(u"dismissedFinding"_s);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPalette muted = text->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    text->setPalette(muted);
    setPlainText(text, tr("Dismissed (%1): %2", "the reason, and the finding")
                           .arg(judged.reason.value_or(QString()), findingText(judged.finding)));
    row->addWidget(text, 1);
    auto *back = new QToolButton(line);
    back->setObjectName(u"restoreFinding"_s);
    back->setAutoRaise(true);
    back->setFocusPolicy(Qt::StrongFocus);
    back->setText(tr("Take Back", "the dismissal of a finding"));
    back->setToolTip(plainToolTip(tr("Let the finding stand again")));
    connect(back, &QToolButton::clicked, this,
            [this, finding = judged.finding] { Q_EMIT restoreRequested(finding); });
    row->addWidget(back, 0, Qt::AlignTop);
    m_column->addWidget(line);
    line->show();
}

void FindingBox::addLine(FindingSeverity severity, const QString &word, const QString &sentence,
                         const LintFinding *finding)
{
    const Marking look = markingOf(severity, Theme::of(palette()));
    auto *line = new FlowWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const int height = fontMetrics().height();
    auto *icon = new QLabel(line);
    icon->setPixmap(glyphIcon(look.glyph, look.colour).pixmap(QSize(height, height), devicePixelRatioF()));
    row->addWidget(icon, 0, Qt::AlignTop);
    auto *text = new QLabel(line);
    text->setObjectName(u"finding"_s);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPalette coloured = text->palette();
    coloured.setColor(QPalette::WindowText, look.colour);
    text->setPalette(coloured);
    setPlainText(text, tr("%1: %2", "severity of a finding, and its sentence").arg(word, sentence));
    row->addWidget(text, 1);
    if (finding && canFix(*finding))
        row->addWidget(fixButton(*finding, line), 0, Qt::AlignTop);
    m_column->addWidget(line);
    line->show();
}

QToolButton *FindingBox::fixButton(const LintFinding &finding, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(u"fix"_s);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // Alt+Return is its key
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(glyphIcon(Glyph::Fix, Theme::of(palette()).accent));
    button->setText(tr("Fix", "what a check found"));
    const QString proposal = !finding.fix ? tr("Write the relation into the other record (Alt+Return)")
                             : !finding.fix->text ? tr("Take it out (Alt+Return)")
                             : finding.fix->text->isEmpty()
                                 ? tr("Empty it (Alt+Return)")
                                 : tr("Make it “%1” (Alt+Return)").arg(cutText(*finding.fix->text, 400));
    button->setToolTip(plainToolTip(proposal));
    connect(button, &QToolButton::clicked, this, [this, finding] { Q_EMIT fixRequested(finding); });
    return button;
}

void FindingBox::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !isHidden())
        QMetaObject::invokeMethod(this, &FindingBox::rebuild, Qt::QueuedConnection);
}

} // namespace Clew
