// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/flowwidget.h"
#include "views/formpart.h"
#include "views/itembox.h"

#include <functional>

class QPushButton;
class QVBoxLayout;

namespace Clew {

/// A list in the editing form: its items, and at its end what adds one. Items are boxes that are filled once
/// and shown again for whatever stands at their place.
class ItemList final : public FlowWidget, public FormPart
{
    Q_OBJECT

public:
    /// Fills a new box with the fields of the item.
    using Filling = std::function<void(ItemBox &)>;

    ItemList(const QString &pointer, ItemBox::Look look, Card::Strip strip, Filling fill, QWidget *parent);

    /// "Add dead end"; none: there is no button.
    void setAddText(const QString &text);
    /// Something of its own in the place of the button.
    void setAdder(QWidget *adder);
    /// Names the items: "Dead end %1" with their number.
    void setTitles(std::function<QString(int)> title) { m_title = std::move(title); }
    /// Members of an object have no order.
    void setOrdered(bool ordered) { m_ordered = ordered; }
    /// Where the pointers of the items come from, first to last.
    void setSource(std::function<QStringList()> source) { m_source = std::move(source); }
    [[nodiscard]] bool hasSource() const { return static_cast<bool>(m_source); }
    [[nodiscard]] bool isOrdered() const { return m_ordered; }
    /// True where a new item comes by the button, blank.
    [[nodiscard]] bool addsBlanks() const { return m_add != nullptr; }
    /// As many boxes as items; true where some came or went.
    bool sync();
    [[nodiscard]] const QList<ItemBox *> &boxes() const { return m_boxes; }

    [[nodiscard]] const QString &pointer() const override { return m_pointer; }
    [[nodiscard]] FindingBox *findingBox() const override { return m_findings; }
    [[nodiscard]] QWidget *focusTarget() const override;

Q_SIGNALS:
    void actRequested(const QString &item, Clew::ItemBox::Act act);
    void moveRequested(const QString &item, int to);
    void addRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int placeAt(int y) const;
    void drag(ItemBox *box, int y, bool dropped);

    const QString m_pointer;
    const ItemBox::Look m_look;
    const Card::Strip m_strip;
    const Filling m_fill;
    std::function<QString(int)> m_title;
    std::function<QStringList()> m_source;
    QLayout *m_items = nullptr;
    QWidget *m_holder = nullptr;
    FindingBox *m_findings = nullptr;
    QPushButton *m_add = nullptr;
    QWidget *m_adder = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<ItemBox *> m_boxes;
    int m_dropPlace = -1; ///< where the dragged item would come
    bool m_ordered = true;
};

} // namespace Clew
