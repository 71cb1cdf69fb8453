// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/card.h"
#include "views/formpart.h"

class QBoxLayout;
class QLabel;

namespace Clew {

/// An item of a list in the editing form: what it holds, a handle to drag it by, and buttons for what the
/// keys do. Buttons are seen while the mouse or the focus is in it.
class ItemBox final : public Card, public FormPart
{
    Q_OBJECT

public:
    enum class Look {
        Card, ///< a headed card of fields from top to bottom
        Row,  ///< fields side by side
        Chip, ///< a short text
    };
    enum class Act {
        Up,
        Down,
        Duplicate,
        Remove,
    };

    ItemBox(const QString &pointer, Look look, Strip strip, QWidget *parent);
    ~ItemBox() override;

    void setPointer(const QString &pointer) { m_pointer = pointer; }
    void setTitle(const QString &title);
    /// Adds a part; in a row it gets that share of the width.
    void add(QWidget *widget, int stretch = 1);
    /// What the item is about, for the focus; the first part where nothing was said.
    void setFocusTarget(QWidget *widget) { m_target = widget; }
    /// Members of an object have no order.
    void setOrdered(bool ordered);

    [[nodiscard]] const QString &pointer() const override { return m_pointer; }
    [[nodiscard]] FindingBox *findingBox() const override { return m_findings; }
    [[nodiscard]] QWidget *focusTarget() const override;

Q_SIGNALS:
    void actRequested(Clew::ItemBox::Act act);
    /// The handle is dragged; `y` is a place in the parent, or it was let go there.
    void dragged(int y, bool dropped);

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut(Look look);
    void addButton(Act act, const QString &name);
    void restyle();
    void showButtons();

    QString m_pointer;
    const Look m_look;
    QWidget *m_grip = nullptr;
    QLabel *m_title = nullptr;
    QWidget *m_buttons = nullptr;
    QBoxLayout *m_content = nullptr;
    FindingBox *m_findings = nullptr;
    QWidget *m_target = nullptr;
};

} // namespace Clew
