// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/detailpane.h"

#include "models/curation/reviewqueue.h"
#include "views/codeview.h"
#include "views/formparts.h"
#include "views/languagebar.h"
#include "views/placard.h"
#include "views/recordform.h"
#include "views/theme.h"
#include "views/words.h"

#include <QEvent>
#include <QFocusEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

DetailPane::DetailPane(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_bar(new LanguageBar)
    , m_form(new RecordForm(style))
    , m_scroll(new QScrollArea)
    , m_json(new CodeView(style))
    , m_tabs(new QTabWidget)
    , m_nothing(new Placard(Glyph::Unknown))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"detailPane"_s);
    layOut();
    connect(m_bar, &LanguageBar::columnsChanged, m_form, &RecordForm::setColumns);
    connect(m_bar, &LanguageBar::columnsChanged, this, &DetailPane::columnsChanged);
    connect(m_form, &RecordForm::recordRequested, this, &DetailPane::recordRequested);
    connect(m_form, &RecordForm::linkActivated, this, &DetailPane::linkActivated);
    connect(m_tabs, &QTabWidget::currentChanged, this, &DetailPane::fillJson);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &DetailPane::goToWantedTop);
    connect(m_json->verticalScrollBar(), &QScrollBar::rangeChanged, this, &DetailPane::goToWantedTop);
    for (QScrollBar *bar : {m_scroll->verticalScrollBar(), m_json->verticalScrollBar()})
        connect(bar, &QScrollBar::actionTriggered, this, [this] { m_wantedTop = -1; });
    retranslate();
    clear();
}

void DetailPane::layOut()
{
    m_scroll->setObjectName(u"recordScroll"_s);
    m_scroll->setWidget(m_form);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->verticalScrollBar()->installEventFilter(this);
    m_json->setObjectName(u"recordJson"_s);
    auto *page = new QWidget;
    auto *pageColumn = new QVBoxLayout(page);
    pageColumn->setContentsMargins(0, 0, 0, 0);
    pageColumn->setSpacing(0);
    pageColumn->addWidget(m_bar);
    m_reviewPlace = new QVBoxLayout;
    pageColumn->addLayout(m_reviewPlace);
    pageColumn->addWidget(m_scroll, 1);
    m_tabs->setObjectName(u"recordTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(page, QString());
    m_tabs->addTab(m_json, QString());
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_tabs);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
}

void DetailPane::showRecord(const Record &record, const QByteArray &source)
{
    const bool another = record.id != m_id;
    m_id = record.id;
    m_source = source;
    m_jsonIsStale = true;
    m_tier = record.verificationTier;
    m_isReviewed = isReviewed(record);
    showReviewState();
    m_form->setRecord(record);
    m_stack->setCurrentWidget(m_tabs);
    if (another) {
        m_wantedTop = -1;
        m_scroll->verticalScrollBar()->setValue(0);
    }
    fillJson();
}

void DetailPane::setTranslations(const QList<TranslationUnit> &units)
{
    m_form->setTranslations(units);
}

/// A record that no person has looked at says so where it cannot be overlooked.
void DetailPane::showReviewState()
{
    delete m_review;
    m_review = nullptr;
    if (m_isReviewed)
        return;
    const QString words =
        m_tier.isEmpty()
            ? tr("Not reviewed: no person has looked at this record yet.")
            : tr("Not reviewed (%1): no person has looked at this record yet.").arg(tierWord(m_tier));
    m_review = makeIconLine(Glyph::Unknown, words, Theme::of(palette()).caution, this);
    m_review->setObjectName(u"notReviewed"_s);
    m_review->setContentsMargins(16, 6, 16, 0);
    m_reviewPlace->addWidget(m_review);
}

void DetailPane::clear()
{
    m_id = RecordId();
    m_source.clear();
    m_json->setCode({}, u"None"_s);
    m_stack->setCurrentWidget(m_nothing);
}

LanguageColumns DetailPane::columns() const
{
    return m_bar->columns();
}

void DetailPane::setColumns(const LanguageColumns &columns)
{
    m_bar->setColumns(columns);
    m_form->setColumns(m_bar->columns());
}

QScrollBar *DetailPane::scrollBar() const
{
    return m_tabs->currentWidget() == m_json ? m_json->verticalScrollBar() : m_scroll->verticalScrollBar();
}

DetailPlace DetailPane::place() const
{
    return {.page = m_tabs->currentIndex(), .top = m_wantedTop >= 0 ? m_wantedTop : scrollBar()->value()};
}

void DetailPane::setPlace(const DetailPlace &place)
{
    m_tabs->setCurrentIndex(place.page);
    m_wantedTop = place.top;
    goToWantedTop();
}

void DetailPane::goToWantedTop()
{
    // A page grows while its texts are laid out.
    if (m_wantedTop < 0 || scrollBar()->maximum() < m_wantedTop)
        return;
    scrollBar()->setValue(m_wantedTop);
    m_wantedTop = -1;
}

void DetailPane::focusInEvent(QFocusEvent *event)
{
    // Arrow and page keys scroll.
    QWidget *page = m_tabs->currentWidget() == m_json ? static_cast<QWidget *>(m_json) : m_scroll;
    page->setFocus(event->reason());
}

void DetailPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showReviewState();
}

bool DetailPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        alignHeads();
    return QWidget::eventFilter(watched, event);
}

void DetailPane::retranslate()
{
    m_tabs->setTabText(0, tr("Record", "tab"));
    m_tabs->setTabText(1, tr("JSON", "tab"));
    m_tabs->setAccessibleName(tr("Record views"));
    m_scroll->setAccessibleName(tr("Record in full"));
    m_json->setAccessibleName(tr("JSON source of the record"));
    static_cast<Placard *>(m_nothing)->setWords(tr("No record is chosen"),
                                                tr("Choose one in the list to read it here."));
}

void DetailPane::fillJson()
{
    if (!m_jsonIsStale || m_tabs->currentWidget() != m_json)
        return;
    m_jsonIsStale = false;
    m_json->setCode(QString::fromUtf8(m_source), u"JSON"_s);
}

void DetailPane::alignHeads()
{
    const QScrollBar *bar = m_scroll->verticalScrollBar();
    m_bar->setEndMargin(bar->isVisible() ? bar->width() : 0);
}

} // namespace Clew
