// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace Clew {

FlowLayout::FlowLayout(int spacing, QWidget *parent)
    : QLayout(parent)
    , m_spacing(spacing)
{
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

/// Returns the height that the lines take.
int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() && parentWidget()->isRightToLeft();
    int y = room.top();
    for (size_t next = 0; next < m_items.size();) {
        int width = 0;
        int height = 0;
        size_t end = next;
        for (; end < m_items.size(); ++end) {
            const QSize size = m_items[end]->isEmpty() ? QSize() : m_items[end]->sizeHint();
            if (m_items[end]->isEmpty())
                continue;
            if (width > 0 && width + m_spacing + size.width() > room.width())
                break;
            width += (width > 0 ? m_spacing : 0) + size.width();
            height = std::max(height, size.height());
        }
        int x = room.left();
        for (; next < end; ++next) {
            if (m_items[next]->isEmpty())
                continue;
            const QSize size = m_items[next]->sizeHint();
            const QRect place(QPoint(x, y + (height - size.height()) / 2), size);
            if (apply)
                m_items[next]->setGeometry(mirrored ? QStyle::visualRect(Qt::RightToLeft, room, place)
                                                    : place);
            x += size.width() + m_spacing;
        }
        y += height + (end < m_items.size() ? m_spacing : 0);
    }
    return y - rect.top() + contentsMargins().bottom();
}

} // namespace Clew
