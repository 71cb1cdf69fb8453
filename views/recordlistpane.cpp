// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordlistpane.h"

#include "models/items/recordfiltermodel.h"
#include "models/items/recordrole.h"
#include "views/findbox.h"
#include "views/nearquerybar.h"
#include "views/plaintext.h"
#include "views/recordlistview.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

RecordListPane::RecordListPane(QWidget *parent)
    : QWidget(parent)
    , m_find(new FindBox(this))
    , m_sort(new QComboBox(this))
    , m_direction(new QToolButton(this))
    , m_count(new QLabel(this))
    , m_notice(new QLabel(this))
    , m_near(new NearQueryBar(this))
    , m_list(new RecordListView(this))
{
    setObjectName(u"recordListPane"_s);
    m_sort->setObjectName(u"sortBox"_s);
    m_direction->setObjectName(u"sortDirection"_s);
    m_count->setObjectName(u"recordCount"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_notice->setObjectName(u"queryNotice"_s);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->setContentsMargins(8, 0, 8, 0);
    m_notice->hide();
    layOut();
    connect(m_find, &FindBox::stepRequested, m_list, &RecordListView::step);
    connect(m_find, &FindBox::pageRequested, m_list, &RecordListView::page);
    connect(m_find, &FindBox::openRequested, this, &RecordListPane::openCurrent);
    connect(m_near, &NearQueryBar::queryChosen, m_find, &QLineEdit::setText);
    connect(m_find, &FindBox::findTextChanged, this, [this](const QString &text) {
        if (m_records && m_answersItself)
            m_records->setFindText(text);
    });
    connect(m_sort, &QComboBox::activated, this, &RecordListPane::applySort);
    connect(m_direction, &QToolButton::toggled, this, &RecordListPane::applySort);
    connect(m_list, &RecordListView::recordSelected, this, &RecordListPane::recordSelected);
    connect(m_list, &RecordListView::recordActivated, this, &RecordListPane::recordActivated);
    retranslate();
}

void RecordListPane::layOut()
{
    m_direction->setCheckable(true);
    m_direction->setArrowType(Qt::UpArrow);
    m_direction->setAutoRaise(true);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(8, 0, 8, 0);
    line->addWidget(m_count, 1);
    line->addWidget(m_sort);
    line->addWidget(m_direction);
    auto *findLine = new QHBoxLayout;
    findLine->setContentsMargins(8, 8, 8, 0);
    findLine->addWidget(m_find);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(findLine);
    column->addWidget(m_notice);
    column->addWidget(m_near);
    column->addLayout(line);
    column->addWidget(m_list, 1);
    setFocusProxy(m_find);
    setTabOrder(m_find, m_near);
    setTabOrder(m_near, m_sort);
    setTabOrder(m_sort, m_direction);
    setTabOrder(m_direction, m_list);
}

void RecordListPane::setRecords(RecordFilterModel *model)
{
    if (m_records)
        m_records->disconnect(this);
    m_records = model;
    m_list->setRecords(model);
    if (m_records) {
        if (m_answersItself)
            m_records->setFindText(m_find->text());
        connect(m_records, &QAbstractItemModel::modelReset, this, &RecordListPane::updateCount);
        connect(m_records, &RecordFilterModel::matchesChanged, this, &RecordListPane::updateCount);
    }
    applySort();
    updateCount();
}

void RecordListPane::openCurrent()
{
    if (m_records && m_records->rowCount() > 0)
        return m_list->openCurrent();
    if (!m_near->offers())
        Q_EMIT nearQueryWanted();
    m_near->chooseFirst();
}

void RecordListPane::setNotice(const QString &notice)
{
    if (m_notice->isHidden() && notice.isEmpty())
        return;
    setPlainText(m_notice, notice);
    m_notice->setVisible(!notice.isEmpty());
}

void RecordListPane::setLanguage(Language language)
{
    m_list->setLanguage(language);
}

void RecordListPane::setCurrentRecord(const RecordId &id)
{
    m_list->setCurrentRecord(id);
}

void RecordListPane::focusFind()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void RecordListPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RecordListPane::retranslate()
{
    const int chosen = m_sort->currentIndex();
    m_sort->clear();
    m_sort->addItem(tr("Catalog order"), -1);
    m_sort->addItem(tr("Signature", "sort by"), RecordColumn::Signature);
    m_sort->addItem(tr("Id", "sort by"), RecordColumn::Id);
    m_sort->addItem(tr("Trust", "sort by"), RecordColumn::Trust);
    m_sort->addItem(tr("Confidence", "sort by"), RecordColumn::Confidence);
    m_sort->addItem(tr("Fix rate", "sort by"), RecordColumn::FixRate);
    m_sort->addItem(tr("Evidence", "sort by"), RecordColumn::Evidence);
    m_sort->addItem(tr("Last confirmed", "sort by"), RecordColumn::LastConfirmed);
    m_sort->setCurrentIndex(std::max(chosen, 0));
    m_sort->setAccessibleName(tr("Order of the records"));
    m_sort->setToolTip(tr("Order of the records"));
    m_direction->setAccessibleName(tr("Reverse the order"));
    m_direction->setToolTip(tr("Reverse the order"));
    updateCount();
}

void RecordListPane::applySort()
{
    m_direction->setArrowType(m_direction->isChecked() ? Qt::DownArrow : Qt::UpArrow);
    m_direction->setEnabled(m_sort->currentData().toInt() >= 0);
    if (m_records)
        m_records->sort(m_sort->currentData().toInt(),
                        m_direction->isChecked() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void RecordListPane::updateCount()
{
    const int shown = m_records ? static_cast<int>(m_records->matchCount()) : 0;
    const int all = m_records ? m_records->recordCount() : 0;
    setPlainText(m_count, shown == all
                              ? tr("%n record(s)", nullptr, all)
                              : tr("%1 of %n record(s)", nullptr, all).arg(QLocale().toString(shown)));
}

} // namespace Clew
