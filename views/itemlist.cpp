// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/itemlist.h"

#include "views/fieldeditor.h"
#include "views/findingbox.h"
#include "views/flowlayout.h"
#include "views/icons.h"
#include "views/theme.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int CardGap = 8;
constexpr int RowGap = 4;

} // namespace

ItemList::ItemList(const QString &pointer, ItemBox::Look look, Card::Strip strip, Filling fill,
                   QWidget *parent)
    : FlowWidget(parent)
    , m_pointer(pointer)
    , m_look(look)
    , m_strip(strip)
    , m_fill(std::move(fill))
    , m_holder(new FlowWidget(this))
    , m_findings(new FindingBox(this))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(look == ItemBox::Look::Card ? CardGap : RowGap);
    if (look == ItemBox::Look::Chip) {
        m_items = new FlowLayout(RowGap, m_holder);
    } else {
        auto *column = new QVBoxLayout(m_holder);
        column->setSpacing(look == ItemBox::Look::Card ? CardGap : RowGap);
        m_items = column;
    }
    m_items->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_findings);
    m_column->addWidget(m_holder);
    m_holder->hide();
}

void ItemList::setAddText(const QString &text)
{
    m_add = new QPushButton(text, this);
    m_add->setObjectName(u"addItemButton"_s);
    m_add->setFlat(true);
    m_add->setIcon(glyphIcon(Glyph::Add, Theme::of(palette()).accent));
    m_add->setAutoDefault(true); // Return presses it
    connect(m_add, &QPushButton::clicked, this, &ItemList::addRequested);
    setAdder(m_add);
    m_column->setAlignment(m_add, Qt::AlignLeading);
}

void ItemList::setAdder(QWidget *adder)
{
    m_adder = adder;
    if (m_look == ItemBox::Look::Chip)
        m_items->addWidget(adder);
    else
        m_column->addWidget(adder);
    m_holder->setVisible(m_look == ItemBox::Look::Chip || !m_boxes.isEmpty());
}

bool ItemList::sync()
{
    const QStringList pointers = m_source();
    const bool isSame = m_boxes.size() == pointers.size();
    while (m_boxes.size() > pointers.size()) {
        ItemBox *box = m_boxes.takeLast();
        FieldEditor::silence(*box);
        m_items->removeWidget(box);
        box->hide();
        box->setParent(nullptr);
        box->deleteLater(); // one of its buttons may be what asked for this
    }
    while (m_boxes.size() < pointers.size()) {
        auto *box = new ItemBox(pointers[m_boxes.size()], m_look, m_strip, m_holder);
        box->setOrdered(m_ordered);
        m_fill(*box);
        connect(box, &ItemBox::actRequested, this,
                [this, box](ItemBox::Act act) { Q_EMIT actRequested(box->pointer(), act); });
        connect(box, &ItemBox::dragged, this, [this, box](int y, bool dropped) { drag(box, y, dropped); });
        if (m_look == ItemBox::Look::Chip && m_adder) { // what adds one stays behind the last
            m_items->removeWidget(m_adder);
            m_items->addWidget(box);
            m_items->addWidget(m_adder);
        } else {
            m_items->addWidget(box);
        }
        box->show();
        m_boxes.append(box);
    }
    for (qsizetype i = 0; i < pointers.size(); ++i) {
        m_boxes[i]->setPointer(pointers[i]);
        if (m_title)
            m_boxes[i]->setTitle(m_title(static_cast<int>(i) + 1));
    }
    m_holder->setVisible(m_look == ItemBox::Look::Chip || !m_boxes.isEmpty());
    return !isSame;
}

QWidget *ItemList::focusTarget() const
{
    if (const auto *part = dynamic_cast<const FormPart *>(m_adder))
        return part->focusTarget();
    QWidget *target = m_adder;
    while (target && target->focusProxy())
        target = target->focusProxy();
    return target;
}

int ItemList::placeAt(int y) const
{
    int place = 0;
    for (const ItemBox *box : m_boxes)
        place += box->geometry().center().y() < y;
    return place;
}

void ItemList::drag(ItemBox *box, int y, bool dropped)
{
    const int from = static_cast<int>(m_boxes.indexOf(box));
    const int before = placeAt(y); // the item comes before the one that stands there now
    m_dropPlace = dropped ? -1 : before;
    update();
    const int to = before > from ? before - 1 : before;
    if (dropped && to != from)
        Q_EMIT moveRequested(box->pointer(), to);
}

void ItemList::paintEvent(QPaintEvent *event)
{
    FlowWidget::paintEvent(event);
    if (m_dropPlace < 0 || m_boxes.isEmpty())
        return;
    const bool isLast = m_dropPlace >= m_boxes.size();
    const QRect box = m_boxes[isLast ? m_boxes.size() - 1 : m_dropPlace]->geometry();
    const int y = m_holder->y() + (isLast ? box.bottom() + RowGap / 2 : box.top() - RowGap / 2);
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(m_holder->x(), y, m_holder->x() + m_holder->width(), y);
}

} // namespace Clew
