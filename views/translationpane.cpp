// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/translationpane.h"

#include "models/items/translationmodel.h"
#include "views/chinesestatetext.h"
#include "views/flowlayout.h"
#include "views/placard.h"
#include "views/rowtable.h"
#include "views/translationeditor.h"
#include "views/translationlistmodel.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMap>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

TranslationPane::TranslationPane(QWidget *parent)
    : QWidget(parent)
    , m_list(new TranslationListModel(this))
    , m_table(new QTableView)
    , m_editor(new TranslationEditor)
    , m_buttons(new QWidget)
    , m_counts(new QLabel)
    , m_splitter(new QSplitter(Qt::Vertical))
    , m_nothing(new Placard(Glyph::Unknown))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"translationPane"_s);
    layOut();
    retranslate();
}

void TranslationPane::layOut()
{
    m_table->setObjectName(u"translationTable"_s);
    m_table->setModel(m_list);
    layOutRowTable(*m_table);
    connect(m_table, &QAbstractItemView::activated, this,
            [this] { m_editor->setFocus(Qt::OtherFocusReason); });
    m_counts->setObjectName(u"translationCounts"_s);
    m_counts->setTextFormat(Qt::PlainText);
    auto *row = new FlowLayout(8, m_buttons);
    row->setContentsMargins(6, 4, 6, 4);
    m_splitter->setObjectName(u"translationSplitter"_s);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_editor);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_splitter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_buttons);
    column->addWidget(m_stack, 1);
}

void TranslationPane::addButton(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    m_buttons->layout()->addWidget(button);
    m_buttons->layout()->addWidget(m_counts);
}

void TranslationPane::setUnits(TranslationModel *model)
{
    m_units = model;
    m_list->setSourceModel(model);
    QHeaderView *header = m_table->horizontalHeader();
    const int unit = fontMetrics().averageCharWidth();
    header->resizeSection(TranslationColumn::Field, unit * 30);
    header->resizeSection(TranslationColumn::State, unit * 18);
    header->setSectionResizeMode(TranslationColumn::English, QHeaderView::Stretch);
    header->setSectionResizeMode(TranslationColumn::Chinese, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TranslationPane::showCurrent);
    connect(m_list, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from, const QModelIndex &to) {
                updateState();
                if (from.row() <= currentRow() && currentRow() <= to.row())
                    showCurrent();
            });
    connect(m_list, &QAbstractItemModel::modelReset, this, [this] {
        updateState();
        choose(m_list->rowCount() > 0 ? 0 : -1);
    });
    updateState();
}

void TranslationPane::setRecord(const RecordId &record)
{
    m_record = record;
    m_editor->clear();
}

void TranslationPane::choose(int row)
{
    m_table->setCurrentIndex(m_list->index(row, 0));
    showCurrent();
}

int TranslationPane::currentRow() const
{
    return m_table->currentIndex().isValid() ? m_table->currentIndex().row() : -1;
}

void TranslationPane::showCurrent()
{
    const int row = currentRow();
    if (row >= 0 && row < m_units->units().size())
        m_editor->setUnit(m_record, m_units->units().at(row));
    else
        m_editor->clear();
    Q_EMIT currentChanged(row);
}

void TranslationPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void TranslationPane::retranslate()
{
    m_list->setPalette(palette());
    m_list->retranslate();
    m_table->setAccessibleName(tr("Texts of the record"));
    m_nothing->setWords(tr("Nothing to translate"), tr("The record has no text with words to translate."));
    updateState();
}

/// "2 empty · 1 stale · 4 reviewed"
void TranslationPane::updateState()
{
    QMap<ChineseState, int> counts;
    if (m_units) {
        for (const TranslationUnit &unit : m_units->units())
            ++counts[unit.state];
    }
    QStringList words;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        words.append(tr("%1 %2", "how many texts are in a state")
                         .arg(locale().toString(it.value()), chineseStateWord(it.key())));
    m_counts->setText(words.join(u" · "_s));
    m_stack->setCurrentIndex(counts.isEmpty() ? 0 : 1);
}

} // namespace Clew
