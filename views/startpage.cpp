// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/startpage.h"

#include "views/actionwords.h"
#include "views/droparea.h"
#include "views/entrybutton.h"
#include "views/flowwidget.h"
#include "views/icons.h"
#include "views/plaintext.h"
#include "views/textbutton.h"
#include "views/theme.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int StartMargin = 24;
constexpr int WidestInCharacters = 150; ///< lines longer than that are hard to read
constexpr int ColumnInCharacters = 44;  ///< two columns where both are at least that wide

/// A button that does what the action does, and is named after it.
QPushButton *makeActionButton(QAction *action, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(action->objectName() + u"Button"_s);
    const auto name = [button, action] {
        button->setText(withoutAccessKey(action->text()));
        button->setToolTip(action->toolTip());
        button->setAccessibleName(button->text());
    };
    name();
    QObject::connect(action, &QAction::changed, button, name);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"startPage"_s);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Base);
    layOut();
    restyle();
    retranslate();
}

void StartPage::layOut()
{
    auto *ground = new FlowWidget;
    ground->setBackgroundRole(QPalette::Base);
    m_body = new QWidget(ground);
    auto *around = new QHBoxLayout(ground);
    around->setContentsMargins(0, 0, 0, 0);
    around->addStretch(1);
    around->addWidget(m_body, 1000);
    around->addStretch(1);

    m_heading = new QLabel(m_body);
    m_heading->setWordWrap(true);
    m_samples = makeSection(u"samples"_s);
    m_logs = makeSection(u"recentLogs"_s);
    m_catalogs = makeSection(u"recentCatalogs"_s);
    m_browse = new QPushButton(m_body);
    m_browse->setObjectName(u"browseRecords"_s);
    connect(m_browse, &QPushButton::clicked, this, &StartPage::browseRequested);

    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(StartMargin, StartMargin, StartMargin, StartMargin);
    column->setSpacing(14);
    column->addWidget(m_heading);
    column->addWidget(makeDropArea());
    column->addWidget(m_logs.box);
    column->addWidget(m_samples.box);
    column->addWidget(m_catalogs.box);
    column->addWidget(m_browse, 0, Qt::AlignLeading);
    column->addStretch(1);
    setWidget(ground);
    ground->setAutoFillBackground(true);
}

QWidget *StartPage::makeDropArea()
{
    auto *area = new DropArea(m_body);
    m_icon = new QLabel(area);
    m_icon->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    for (int i = 0; i < 3; ++i) {
        auto *sentence = new QLabel(area);
        sentence->setWordWrap(true);
        sentence->setTextFormat(Qt::PlainText);
        m_sentences.append(sentence);
        words->addWidget(sentence);
    }
    m_ways = new QHBoxLayout;
    m_ways->setContentsMargins(0, 8, 0, 0);
    m_ways->addStretch(1);
    words->addLayout(m_ways);
    auto *line = new QHBoxLayout(area);
    line->setContentsMargins(20, 18, 20, 18);
    line->setSpacing(18);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addLayout(words, 1);
    return area;
}

StartPage::Section StartPage::makeSection(const QString &name)
{
    Section section;
    section.box = new QWidget(m_body);
    section.box->setObjectName(name);
    section.heading = new QLabel(section.box);
    section.grid = new QGridLayout;
    section.grid->setContentsMargins(0, 0, 0, 0);
    section.grid->setHorizontalSpacing(12);
    section.grid->setVerticalSpacing(0);
    auto *column = new QVBoxLayout(section.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(section.heading);
    column->addLayout(section.grid);
    section.box->hide();
    return section;
}

void StartPage::setWaysIn(QAction *openLogs, QAction *diagnoseClipboard)
{
    int place = 0;
    for (QAction *action : {openLogs, diagnoseClipboard}) {
        auto *button = makeActionButton(action, m_body);
        m_ways->insertWidget(place++, button);
        m_wayButtons.append(button);
    }
    orderTabs();
}

void StartPage::orderTabs()
{
    QList<QWidget *> order(m_wayButtons.begin(), m_wayButtons.end());
    for (const Section *section : {&m_logs, &m_samples, &m_catalogs})
        order.append(QList<QWidget *>(section->buttons.begin(), section->buttons.end()));
    order.append(m_browse);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

void StartPage::fill(Section &section, const QList<StartEntry> &entries,
                     void (StartPage::*chosen)(const QString &))
{
    qDeleteAll(section.buttons);
    section.buttons.clear();
    section.entries = entries;
    for (const StartEntry &entry : entries) {
        auto *button = new EntryButton(section.box);
        connect(button, &EntryButton::clicked, this, [this, chosen, path = entry.path] {
            // Not from within the click: what it opens may fill the list anew.
            QMetaObject::invokeMethod(
                this, [this, chosen, path] { Q_EMIT(this->*chosen)(path); }, Qt::QueuedConnection);
        });
        section.buttons.append(button);
    }
    section.box->setVisible(!entries.isEmpty());
    m_columns = 0;
    nameButtons();
    arrange();
    orderTabs();
}

void StartPage::setSamples(const QList<StartEntry> &samples)
{
    fill(m_samples, samples, &StartPage::logRequested);
}

void StartPage::setRecentLogs(const QList<StartEntry> &logs)
{
    fill(m_logs, logs, &StartPage::logRequested);
}

void StartPage::setRecentCatalogs(const QList<StartEntry> &catalogs)
{
    fill(m_catalogs, catalogs, &StartPage::catalogRequested);
}

void StartPage::setLanguage(Language language)
{
    m_language = language;
    nameButtons();
}

void StartPage::nameButtons()
{
    for (const Section *section : {&m_samples, &m_logs, &m_catalogs}) {
        for (qsizetype i = 0; i < section->buttons.size(); ++i)
            section->buttons.at(i)->setWords(textIn(section->entries.at(i).title, m_language),
                                             textIn(section->entries.at(i).detail, m_language));
    }
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::arrange()
{
    const int unit = fontMetrics().averageCharWidth();
    m_body->setMaximumWidth(unit * WidestInCharacters);
    const int columns = viewport()->width() - 2 * StartMargin >= 2 * unit * ColumnInCharacters ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (const Section *section : {&m_samples, &m_logs, &m_catalogs}) {
        for (int column = 0; column < 2; ++column)
            section->grid->setColumnStretch(column, column < columns ? 1 : 0);
        for (int i = 0; i < section->buttons.size(); ++i)
            section->grid->addWidget(section->buttons.at(i), i / columns, i % columns);
    }
}

void StartPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && m_browse)
        restyle();
}

void StartPage::restyle()
{
    const Theme theme = Theme::of(palette());
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_heading->setFont(large);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (const Section *section : {&m_samples, &m_logs, &m_catalogs})
        section->heading->setFont(bold);
    m_sentences.constFirst()->setFont(bold);
    const int size = fontMetrics().height() * 3;
    m_icon->setPixmap(glyphIcon(Glyph::Drop, theme.accent).pixmap(QSize(size, size), devicePixelRatio()));
}

void StartPage::retranslate()
{
    setAccessibleName(tr("Start page"));
    setPlainText(m_heading, tr("What went wrong?"));
    m_sentences.at(0)->setText(tr(
        "Drop a log anywhere on this window: a file, a folder with one log for each rank, or an archive."));
    m_sentences.at(1)->setText(tr("Clew says what failed first and what only follows from it, what not to "
                                  "try and what works, with the lines that prove it."));
    m_sentences.at(2)->setText(tr(
        "The log is read where it is and stays on this machine; where no record explains it, Clew says so."));
    setPlainText(m_samples.heading, tr("Try a sample"));
    setPlainText(m_logs.heading, tr("Recent logs"));
    setPlainText(m_catalogs.heading, tr("Recent catalogs"));
    m_browse->setText(tr("Browse the Records"));
    m_browse->setToolTip(tr("Leave this page and read the catalog; Help › Start Page brings it back"));
}

} // namespace Clew
