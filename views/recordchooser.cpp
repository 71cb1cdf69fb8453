// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordchooser.h"

#include "views/plaintext.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int ShownRows = 7;
constexpr int MostChoice = 160;

} // namespace

RecordChooser::RecordChooser(QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    m_field->setObjectName(u"recordWords"_s);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setObjectName(u"recordChoices"_s);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * ShownRows);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textEdited, this, &RecordChooser::fill);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecordChooser::chosenChanged);
    connect(m_list, &QListWidget::itemActivated, this, &RecordChooser::activated);
    retranslate();
}

void RecordChooser::setFind(Find find)
{
    m_find = std::move(find);
    fill();
}

void RecordChooser::setChosen(const RecordChoice &choice)
{
    m_field->clear();
    m_list->clear();
    addRow(choice);
    m_list->setCurrentRow(0);
}

RecordId RecordChooser::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? RecordId(item->data(Qt::UserRole).toString()) : RecordId();
}

void RecordChooser::addRow(const RecordChoice &choice)
{
    const QString title = singleLine(cutText(choice.title, MostChoice));
    auto *item = new QListWidgetItem(
        title.isEmpty() ? choice.id.value()
                        : tr("%1: %2", "id, title of a record").arg(choice.id.value(), title),
        m_list);
    item->setToolTip(plainToolTip(QStringList({choice.title, choice.id.value()}).join(u'\n')));
    item->setData(Qt::UserRole, choice.id.value());
}

void RecordChooser::fill()
{
    m_list->clear();
    const QList<RecordChoice> found = m_find ? m_find(m_field->text()) : QList<RecordChoice>();
    for (const RecordChoice &choice : found)
        addRow(choice);
    // The best one is chosen as soon as something is typed.
    if (!found.isEmpty() && !m_field->text().trimmed().isEmpty())
        m_list->setCurrentRow(0);
    Q_EMIT chosenChanged();
}

bool RecordChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_list, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (chosen().isEmpty())
            return false;
        Q_EMIT activated();
        return true;
    default:
        return false;
    }
}

void RecordChooser::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RecordChooser::retranslate()
{
    m_field->setPlaceholderText(tr("Words of the record's id or title"));
    m_field->setAccessibleName(tr("Record"));
    m_list->setAccessibleName(tr("Records with these words"));
}

} // namespace Clew
