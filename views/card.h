// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/flowwidget.h"

#include <QFrame>

namespace Clew {

/// A raised ground for one thing, with a strip at its leading edge whose colour repeats what an icon and a
/// word in the card say.
class Card : public QFrame
{
    Q_OBJECT

public:
    enum class Strip {
        None,
        Danger,
        Good,
        Caution,
        Accent,
    };

    explicit Card(Strip strip, QWidget *parent = nullptr);

    // As FlowWidget.
    [[nodiscard]] QSize sizeHint() const final { return FlowWidget::flowHint(layout()); }
    [[nodiscard]] QSize minimumSizeHint() const final { return FlowWidget::flowHint(layout()); }

    void setStrip(Strip strip);
    void setHighlighted(bool highlighted);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Strip m_strip;
    bool m_highlighted = false;
};

} // namespace Clew
