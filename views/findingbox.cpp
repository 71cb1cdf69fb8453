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
    setVisible(!m_refusal.isEmpty() || !m_findings.isEmpty());
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
    if (event->type() == QEvent::PaletteChange && !m_findings.isEmpty())
        QMetaObject::invokeMethod(this, &FindingBox::rebuild, Qt::QueuedConnection);
}

} // namespace Clew
