// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/fieldgroup.h"

#include "views/findingbox.h"
#include "views/plaintext.h"

#include <QHBoxLayout>
#include <QLabel>

namespace Clew {

FieldGroup::FieldGroup(const QString &pointer, const QString &title, QWidget *parent)
    : FlowWidget(parent)
    , m_pointer(pointer)
    , m_column(new QVBoxLayout(this))
    , m_findings(new FindingBox(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    if (!title.isEmpty()) {
        auto *heading = new QLabel(this);
        setPlainText(heading, title);
        QFont font = heading->font();
        font.setWeight(QFont::DemiBold);
        font.setPointSizeF(font.pointSizeF() * 1.1);
        heading->setFont(font);
        m_column->addWidget(heading);
    }
    m_column->addWidget(m_findings);
    setAccessibleName(title);
}

void FieldGroup::add(QWidget *widget)
{
    m_column->addWidget(widget);
    if (!m_first)
        m_first = widget;
}

void FieldGroup::addRow(const QList<QWidget *> &widgets)
{
    auto *line = new FlowWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    for (QWidget *widget : widgets)
        row->addWidget(widget, 1);
    m_column->addWidget(line);
    if (!m_first)
        m_first = widgets.constFirst();
}

QWidget *FieldGroup::focusTarget() const
{
    const auto *part = dynamic_cast<const FormPart *>(m_first);
    return part ? part->focusTarget() : m_first;
}

} // namespace Clew
