// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/pathsdialog.h"

#include "views/plaintext.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

PathsDialog::PathsDialog(QWidget *parent)
    : QDialog(parent)
    , m_title(new QLabel(this))
    , m_other(new RecordChooser(this))
    , m_count(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"pathsDialog"_s);
    setWindowTitle(tr("Paths between Two Records"));
    for (QLabel *label : {m_title, m_count}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_count->setObjectName(u"pathCount"_s);
    m_list->setObjectName(u"pathList"_s);
    m_list->setAccessibleName(tr("Paths"));
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(u"copyPaths"_s);
    m_copy->setToolTip(tr("Copy the chosen paths as text; all where none is chosen"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_other, 1);
    column->addWidget(m_count);
    column->addWidget(m_list, 2);
    column->addWidget(buttons);
    connect(m_other, &RecordChooser::chosenChanged, this, &PathsDialog::showWays);
    connect(m_other, &RecordChooser::activated, this, [this] { m_list->setFocus(Qt::TabFocusReason); });
    connect(m_copy, &QPushButton::clicked, this, &PathsDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 84, fontMetrics().lineSpacing() * 30);
}

void PathsDialog::setRecord(const RecordChoice &record, RecordChooser::Find find, Ways ways)
{
    m_record = record;
    m_ways = std::move(ways);
    m_title->setText(
        tr("From “%1” to:").arg(singleLine(record.title.isEmpty() ? record.id.value() : record.title)));
    m_other->setFind(std::move(find));
    showWays();
}

void PathsDialog::showWays()
{
    m_list->clear();
    const RecordId to = m_other->chosen();
    const PathTexts found = to.isEmpty() || !m_ways ? PathTexts() : m_ways(to);
    m_list->addItems(found.paths);
    m_copy->setEnabled(!found.paths.isEmpty());
    const int count = static_cast<int>(found.paths.size());
    if (to.isEmpty())
        m_count->setText(tr("Choose the record where the paths shall end."));
    else if (count == 0)
        m_count->setText(tr("No path leads there."));
    else
        m_count->setText(found.complete ? tr("%n path(s), the shortest first", nullptr, count)
                                        : tr("The first %n path(s); there are more", nullptr, count));
}

void PathsDialog::copy()
{
    QStringList lines;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->selectedItems().isEmpty() || m_list->item(row)->isSelected())
            lines.append(m_list->item(row)->text());
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace Clew
