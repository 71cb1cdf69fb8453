// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/verdictpane.h"

#include "models/items/diagnosismodel.h"
#include "views/diagnosistext.h"
#include "views/flowwidget.h"
#include "views/formparts.h"
#include "views/placard.h"
#include "views/plaintext.h"
#include "views/recordlink.h"
#include "views/scanstrip.h"
#include "views/textbutton.h"
#include "views/theme.h"
#include "views/trustwords.h"
#include "views/unexplainedcard.h"
#include "views/verdictcard.h"
#include "views/words.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace Clew {

VerdictPane::VerdictPane(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
    , m_strip(new ScanStrip)
    , m_scroll(new QScrollArea)
    , m_nothing(new Placard(Glyph::Drop))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"verdictPane"_s);
    layOut();
    connect(m_strip, &ScanStrip::stopRequested, this, &VerdictPane::stopRequested);
    setFocusProxy(m_scroll);
    rebuild();
}

void VerdictPane::layOut()
{
    m_scroll->setObjectName(u"verdictScroll"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_strip->hide();
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_scroll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_stack, 1);
}

void VerdictPane::setCatalog(std::shared_ptr<const Catalog> catalog)
{
    m_catalog = std::move(catalog);
    rebuild();
}

void VerdictPane::setModel(DiagnosisModel *model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (m_model)
        connect(m_model, &QAbstractItemModel::modelReset, this, &VerdictPane::rebuild);
    rebuild();
}

void VerdictPane::setLanguage(Language language)
{
    m_language = language;
    rebuild();
}

void VerdictPane::setVersions(const QStringList &statements)
{
    if (statements == m_versions)
        return;
    m_versions = statements;
    // Not from within the click of the button that the rebuild deletes.
    QMetaObject::invokeMethod(this, &VerdictPane::rebuild, Qt::QueuedConnection);
}

void VerdictPane::setProgress(const ScanProgress &progress)
{
    m_strip->setProgress(progress);
    m_strip->show();
}

void VerdictPane::endScan()
{
    m_strip->hide();
}

void VerdictPane::setCurrentRecord(const RecordId &id)
{
    m_current = id;
    highlightCurrent();
    showCurrent();
}

/// Scrolls to the card of the current record where little of it is to be seen.
void VerdictPane::showCurrent()
{
    if (m_current.isEmpty())
        return;
    for (const VerdictCard *card : findChildren<VerdictCard *>()) {
        if (card->verdict().id != m_current)
            continue;
        constexpr int LinesToKnowItBy = 4;
        if (card->visibleRegion().boundingRect().height() < LinesToKnowItBy * fontMetrics().lineSpacing())
            m_scroll->verticalScrollBar()->setValue(card->mapTo(m_body, QPoint()).y());
        return;
    }
}

void VerdictPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &VerdictPane::rebuild, Qt::QueuedConnection);
}

void VerdictPane::rebuild()
{
    m_nothing->setWords(
        tr("Drop a log here"),
        tr("Files, folders and text are read where they are and compared with every record."));
    m_scroll->setAccessibleName(tr("Verdicts", "name of the pane"));
    m_cards = 0;
    m_body = new FlowWidget;
    m_body->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(8);
    const bool any = m_model && (!m_model->diagnosis().inputs.isEmpty() || m_model->rowCount() > 0);
    m_stack->setCurrentIndex(any ? 1 : 0);
    if (any) {
        addOutcome();
        const int rows = m_model->rowCount();
        DiagnosisKind before = DiagnosisKind::Verdict;
        for (int row = 0; row < rows; ++row) {
            if (m_cards >= MaxCards && !m_showAll) {
                auto *more = new QPushButton(tr("Show all %n entries", nullptr, rows), m_body);
                more->setObjectName(u"showAllVerdicts"_s);
                connect(more, &QPushButton::clicked, this, [this] {
                    m_showAll = true;
                    // Not from within the click of a button that the rebuild deletes.
                    QMetaObject::invokeMethod(this, &VerdictPane::rebuild, Qt::QueuedConnection);
                });
                m_column->addWidget(more, 0, Qt::AlignLeading);
                break;
            }
            const QModelIndex index = m_model->index(row, 0);
            const auto kind = static_cast<DiagnosisKind>(index.data(DiagnosisRole::KindRole).toInt());
            const QVariant value = index.data(DiagnosisRole::ValueRole);
            if (kind != before && kind == DiagnosisKind::Unexplained)
                addHeading(tr("Errors that no record explains"));
            if (kind != before && kind == DiagnosisKind::Undecided)
                addHeading(tr("Undecided: a limit was reached"));
            before = kind;
            if (kind == DiagnosisKind::Verdict)
                m_column->addWidget(makeCard(index));
            else if (kind == DiagnosisKind::Unexplained)
                addUnexplained(value.value<Unexplained>());
            else
                addUndecided(value.value<Undecided>());
        }
    }
    m_column->addStretch(1);
    replaceBody();
    highlightCurrent();
}

/// Shows the new body where the old one was being read: same scroll place, keyboard on the same card.
/// Verdicts come while a scan runs.
void VerdictPane::replaceBody()
{
    const int top = m_scroll->verticalScrollBar()->value();
    std::optional<RecordId> focused;
    for (const VerdictCard *card : findChildren<VerdictCard *>()) {
        if (card->hasFocus())
            focused = card->verdict().id;
    }
    m_scroll->setWidget(m_body); // deletes the one before
    m_body->setAutoFillBackground(true);
    m_body->show();
    m_scroll->verticalScrollBar()->setValue(top);
    if (!focused)
        return;
    for (VerdictCard *card : m_body->findChildren<VerdictCard *>()) {
        if (card->verdict().id == *focused) {
            card->setFocus(Qt::OtherFocusReason);
            break;
        }
    }
}

void VerdictPane::addOutcome()
{
    const Diagnosis &diagnosis = m_model->diagnosis();
    const Theme theme = Theme::of(palette());
    const bool unknown = diagnosis.isUnknown();
    QWidget *outcome = makeIconLine(unknown ? Glyph::Unknown : Glyph::Claim, outcomeText(diagnosis),
                                    unknown ? theme.muted : theme.text, m_body);
    outcome->setObjectName(u"outcome"_s);
    m_column->addWidget(outcome);
    QLabel *scanned = makeCaption(scannedText(diagnosis), m_body);
    scanned->setObjectName(u"scanned"_s);
    scanned->setWordWrap(true);
    m_column->addWidget(scanned);
    addRanks();
    addVersions();
    if (unknown && !diagnosis.inputs.isEmpty())
        addNearest();
}

void VerdictPane::addRanks()
{
    const Diagnosis &diagnosis = m_model->diagnosis();
    if (const std::optional<RankState> first = firstFailedRank(diagnosis)) {
        auto *where =
            new TextButton(tr("Rank %1 failed first: %2", "number, place in the log")
                               .arg(QString::number(first->rank), logPlaceText(diagnosis, *first->failed)),
                           m_body);
        where->setObjectName(u"firstFailedRank"_s);
        connect(where, &QPushButton::clicked, this,
                [this, place = *first->failed] { Q_EMIT placeActivated(place); });
        m_column->addWidget(where, 0, Qt::AlignLeading);
    }
    for (const QString &text : otherRanksTexts(diagnosis)) {
        QLabel *line = makeCaption(text, m_body);
        line->setObjectName(u"otherRanks"_s);
        line->setWordWrap(true);
        m_column->addWidget(line);
    }
}

void VerdictPane::addVersions()
{
    if (m_versions.isEmpty())
        return;
    auto *use = new TextButton(tr("Use the versions of this log: %1").arg(m_versions.join(u", "_s)), m_body);
    use->setObjectName(u"useLogVersions"_s);
    const QString effect =
        tr("They become your environment; records about other versions are dimmed and say why.");
    use->setToolTip(plainToolTip(u"%1\n\n%2"_s.arg(effect, m_versions.join(u'\n'))));
    connect(use, &QPushButton::clicked, this, &VerdictPane::versionsWanted);
    m_column->addWidget(use, 0, Qt::AlignLeading);
}

void VerdictPane::addHeading(const QString &text)
{
    QLabel *heading = makeCaption(text, m_body);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    heading->setContentsMargins(0, 8, 0, 0);
    m_column->addWidget(heading);
}

VerdictCard *VerdictPane::makeCard(const QModelIndex &index)
{
    ++m_cards;
    const auto verdict = index.data(DiagnosisRole::ValueRole).value<Verdict>();
    auto *card = new VerdictCard(m_style,
                                 VerdictText{.verdict = verdict,
                                             .title = titleOf(verdict.id),
                                             .place = logPlaceText(m_model->diagnosis(), verdict.first),
                                             .trust = trustOf(verdict.id)},
                                 m_body);
    const int consequences = m_model->rowCount(index);
    for (int row = 0; row < consequences; ++row)
        card->addConsequence(makeCard(m_model->index(row, 0, index)));
    card->setUnfolded(m_unfolded.contains(verdict.id));
    connect(card, &VerdictCard::activated, this, &VerdictPane::verdictActivated);
    connect(card, &VerdictCard::unfoldedChanged, this, [this, id = verdict.id](bool unfolded) {
        if (unfolded)
            m_unfolded.insert(id);
        else
            m_unfolded.remove(id);
    });
    return card;
}

void VerdictPane::addUnexplained(const Unexplained &unexplained)
{
    ++m_cards;
    auto *card = new UnexplainedCard(m_style, unexplained,
                                     logPlaceText(m_model->diagnosis(), unexplained.first), m_body);
    connect(card, &UnexplainedCard::placeActivated, this, &VerdictPane::placeActivated);
    connect(card, &UnexplainedCard::recordRequested, this, &VerdictPane::recordRequested);
    connect(card, &UnexplainedCard::draftRequested, this, &VerdictPane::draftRequested);
    m_column->addWidget(card);
}

/// Where nothing is claimed: the records that come nearest, whatever they were near to, and the way to a new
/// one.
void VerdictPane::addNearest()
{
    QList<NearRecord> nearest;
    for (const Unexplained &unexplained : m_model->diagnosis().unexplained) {
        for (const NearRecord &near : unexplained.nearest) {
            if (std::ranges::none_of(nearest, [&near](const NearRecord &had) { return had.id == near.id; }))
                nearest.append(near);
        }
    }
    std::ranges::stable_sort(nearest, std::greater(), &NearRecord::score);
    if (!nearest.isEmpty()) {
        addHeading(tr("The nearest records"));
        for (const NearRecord &near : nearest.first(std::min<qsizetype>(nearest.size(), MaxNearest))) {
            auto *link = new RecordLink(near.id, m_body);
            link->setObjectName(u"nearestRecord"_s);
            link->setToolTip(plainToolTip(titleOf(near.id)));
            connect(link, &RecordLink::recordRequested, this, &VerdictPane::recordRequested);
            m_column->addWidget(link, 0, Qt::AlignLeading);
        }
    }
    auto *draft = new TextButton(tr("Draft a record from the log (F7)"), m_body);
    draft->setObjectName(u"draftFromLog"_s);
    connect(draft, &QPushButton::clicked, this, [this] {
        const QList<Unexplained> &unexplained = m_model->diagnosis().unexplained;
        Q_EMIT draftRequested(unexplained.isEmpty() ? LogPlace() : unexplained.constFirst().first);
    });
    m_column->addWidget(draft, 0, Qt::AlignLeading);
}

void VerdictPane::addUndecided(const Undecided &undecided)
{
    ++m_cards;
    auto *button = new TextButton(tr("%1, %2: %3", "record, place, reason")
                                      .arg(undecidedRecord(undecided.id),
                                           logPlaceText(m_model->diagnosis(), undecided.place),
                                           undecidedWord(undecided.why)),
                                  m_body);
    button->setObjectName(u"undecided"_s);
    connect(button, &QPushButton::clicked, this,
            [this, undecided] { Q_EMIT verdictActivated(undecided.id, undecided.place); });
    m_column->addWidget(button, 0, Qt::AlignLeading);
}

QString VerdictPane::titleOf(const RecordId &id) const
{
    const RecordIndex index = m_catalog ? m_catalog->find(id) : RecordIndex();
    if (!index.isValid())
        return id.value();
    const QString text = textIn(m_catalog->summary(index).signature, m_language);
    return text.isEmpty() ? id.value() : text;
}

QString VerdictPane::trustOf(const RecordId &id) const
{
    const RecordIndex index = m_catalog ? m_catalog->find(id) : RecordIndex();
    return trustWords(index.isValid() ? m_catalog->summary(index).verificationTier : QString());
}

void VerdictPane::highlightCurrent()
{
    for (VerdictCard *card : findChildren<VerdictCard *>())
        card->setHighlighted(!m_current.isEmpty() && card->verdict().id == m_current);
}

} // namespace Clew
