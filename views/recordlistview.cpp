// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordlistview.h"

#include "models/items/recordfiltermodel.h"
#include "models/items/recordrole.h"
#include "views/recorddelegate.h"
#include "views/recordwords.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

RecordId idOf(const QModelIndex &index)
{
    return index.data(RecordRole::IdRole).value<RecordId>();
}

} // namespace

RecordListView::RecordListView(QWidget *parent)
    : QListView(parent)
    , m_delegate(new RecordDelegate(this))
{
    setObjectName(u"recordList"_s);
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    connect(this, &QAbstractItemView::activated, this, &RecordListView::openCurrent);
    retranslate();
}

void RecordListView::setRecords(RecordFilterModel *model)
{
    if (m_records)
        m_records->disconnect(this);
    m_records = model;
    setRowWords();
    const QScopedValueRollback guard(m_quiet, true);
    setModel(model);
    if (m_records) {
        // A reset takes the current row away; QAbstractItemView hears of it first.
        connect(m_records, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_quiet = true; });
        connect(m_records, &QAbstractItemModel::modelReset, this, &RecordListView::restoreCurrent);
    }
    restoreCurrent();
}

void RecordListView::setLanguage(Language language)
{
    m_delegate->setLanguage(language);
    setRowWords();
    viewport()->update();
}

void RecordListView::setRowWords()
{
    // The model may live longer than this view.
    if (m_records)
        m_records->setRowWords([language = m_delegate->language()](const QModelIndex &index) {
            return recordRowWords(index, language);
        });
}

void RecordListView::setCurrentRecord(const RecordId &id)
{
    if (id == m_current && idOf(currentIndex()) == id)
        return;
    m_current = id;
    restoreCurrent();
}

void RecordListView::step(int rows)
{
    if (!model() || model()->rowCount() == 0)
        return;
    const int from = currentIndex().isValid() ? currentIndex().row() : (rows > 0 ? -1 : model()->rowCount());
    setCurrentIndex(model()->index(std::clamp(from + rows, 0, model()->rowCount() - 1), 0));
}

void RecordListView::page(int pages)
{
    const int height = std::max(sizeHintForRow(0), 1);
    step(pages * std::max(viewport()->height() / height - 1, 1));
}

void RecordListView::startDrag(Qt::DropActions)
{
    if (currentIndex().isValid())
        Q_EMIT recordDragged(idOf(currentIndex()));
}

void RecordListView::openCurrent()
{
    if (currentIndex().isValid())
        Q_EMIT recordActivated(idOf(currentIndex()));
}

void RecordListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (m_quiet || !current.isValid())
        return;
    m_current = idOf(current);
    Q_EMIT recordSelected(m_current);
}

void RecordListView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RecordListView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) && currentIndex().isValid()) {
        QGuiApplication::clipboard()->setMimeData(model()->mimeData({currentIndex()}));
        return;
    }
    QListView::keyPressEvent(event);
}

void RecordListView::restoreCurrent()
{
    m_quiet = true;
    const QModelIndex index = m_records ? m_records->indexOf(m_current) : QModelIndex();
    setCurrentIndex(index);
    if (index.isValid())
        scrollTo(index, QAbstractItemView::EnsureVisible);
    m_quiet = false;
}

void RecordListView::retranslate()
{
    setAccessibleName(tr("Records", "name of the list"));
}

} // namespace Clew
