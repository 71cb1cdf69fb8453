// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/verdictcard.h"

#include "views/flowwidget.h"
#include "views/formparts.h"
#include "views/plaintext.h"
#include "views/reasontext.h"
#include "views/textcell.h"
#include "views/theme.h"
#include "views/words.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxHit = 400;
constexpr qsizetype MaxReasons = 6;

} // namespace

VerdictCard::VerdictCard(const CodeStyle &style, const VerdictText &text, QWidget *parent)
    : Card(text.verdict.level == VerdictLevel::Claim ? Strip::Danger : Strip::Caution, parent)
    , m_text(text)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"verdictCard"_s);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("%1: %2, %3", "claim or hint, record, place")
                          .arg(levelWord(text.verdict.level), cutText(text.title, MaxCellText), text.place));
    m_column->setContentsMargins(14, 10, 14, 10);
    m_column->setSpacing(4);
    addHead(style);
    addReasons();
    addTried();
}

void VerdictCard::addHead(const CodeStyle &style)
{
    const Verdict &verdict = m_text.verdict;
    const Theme theme = Theme::of(palette());
    const bool claim = verdict.level == VerdictLevel::Claim;
    const QString role = verdict.role == VerdictRole::Root ? tr("root cause", "role of a verdict")
                                                           : tr("consequence", "role of a verdict");
    m_column->addWidget(makeIconLine(claim ? Glyph::Claim : Glyph::Hint,
                                     tr("%1 · %2", "claim or hint, role").arg(levelWord(verdict.level), role),
                                     claim ? theme.danger : theme.caution, this));
    auto *title = new TextCell(style, this);
    title->setText(cutText(m_text.title, MaxCellText), TextCell::Kind::Title);
    title->setAccessibleName(tr("Signature of the record"));
    m_column->addWidget(title);
    const QString times = verdict.count == 1 ? tr("once", "number of hits")
                                             : tr("%n times", "number of hits",
                                                  static_cast<int>(std::min<qint64>(verdict.count, INT_MAX)));
    QLabel *facts = makeCaption(
        u"%1 · %2 · %3 · %4"_s.arg(cutText(verdict.id.value(), 100), m_text.place, times, m_text.trust),
        this);
    facts->setWordWrap(true);
    m_column->addWidget(facts);
    if (!verdict.text.isEmpty()) {
        auto *hit = new TextCell(style, this);
        hit->setCode(cutText(verdict.text.trimmed(), MaxHit), u"None"_s);
        hit->setAccessibleName(tr("First line that matched"));
        m_column->addWidget(hit);
    }
    // The texts are there to be read; a click on them opens the card like a click beside them.
    for (TextCell *cell : findChildren<TextCell *>()) {
        cell->setFocusPolicy(Qt::NoFocus);
        cell->setTextInteractionFlags(Qt::NoTextInteraction);
        cell->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
}

void VerdictCard::addReasons()
{
    qsizetype shown = 0;
    for (const Reason &reason : std::as_const(m_text.verdict.reasons)) {
        if (++shown > MaxReasons)
            break;
        QLabel *line = makeCaption(
            (reason.weight < 0 ? u"− %1"_s : u"+ %1"_s).arg(cutText(reasonText(reason), MaxCellText)), this);
        line->setWordWrap(true);
        m_column->addWidget(line);
    }
    if (!m_text.verdict.also.isEmpty()) {
        QStringList ids;
        for (const RecordId &id : std::as_const(m_text.verdict.also))
            ids.append(id.value());
        QLabel *line = makeCaption(
            tr("Says the same: %1", "ids of records").arg(cutText(ids.join(u", "_s), MaxCellText)), this);
        line->setWordWrap(true);
        m_column->addWidget(line);
    }
}

void VerdictCard::addTried()
{
    const auto count = static_cast<int>(m_text.verdict.tried.size());
    if (count > 0)
        m_column->addWidget(makeIconLine(
            Glyph::DeadEnd, tr("The log shows that %n of its dead ends were tried already", nullptr, count),
            Theme::of(palette()).danger, this));
}

void VerdictCard::addConsequence(VerdictCard *card)
{
    if (!m_consequences) {
        m_fold = new QToolButton(this);
        m_fold->setObjectName(u"foldConsequences"_s);
        m_fold->setAutoRaise(true);
        m_fold->setCheckable(true);
        m_fold->setFocusPolicy(Qt::StrongFocus);
        m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_consequences = new FlowWidget(this);
        m_consequenceColumn = new QVBoxLayout(m_consequences);
        m_consequenceColumn->setContentsMargins(8, 0, 0, 0);
        m_column->addWidget(m_fold, 0, Qt::AlignLeading);
        m_column->addWidget(m_consequences);
        m_consequences->hide();
        connect(m_fold, &QToolButton::toggled, this, [this](bool on) {
            m_consequences->setVisible(on);
            updateFold();
            Q_EMIT unfoldedChanged(on);
        });
    }
    m_consequenceColumn->addWidget(card);
    updateFold();
}

void VerdictCard::setUnfolded(bool unfolded)
{
    if (m_fold)
        m_fold->setChecked(unfolded);
}

bool VerdictCard::isUnfolded() const
{
    return m_fold && m_fold->isChecked();
}

void VerdictCard::updateFold()
{
    m_fold->setArrowType(m_fold->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    m_fold->setText(tr("%n consequence(s)", nullptr, m_consequenceColumn->count()));
    m_fold->setAccessibleName(m_fold->text());
}

void VerdictCard::activate()
{
    Q_EMIT activated(m_text.verdict.id, m_text.verdict.first);
}

void VerdictCard::keyPressEvent(QKeyEvent *event)
{
    const bool opens =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (opens && event->modifiers() == Qt::NoModifier)
        activate();
    else
        Card::keyPressEvent(event);
}

void VerdictCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        activate();
}

} // namespace Clew
