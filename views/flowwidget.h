// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QWidget>

namespace Clew {

/// A part of a form that is as wide as it is let and as high as its texts then need. Where its height depends
/// on its width, its size hint says nothing: what Qt works out for a layout of texts lays all of them out at
/// widths that nobody will see, several times.
class FlowWidget : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const final { return flowHint(layout()); }
    [[nodiscard]] QSize minimumSizeHint() const final { return flowHint(layout()); }

    [[nodiscard]] static QSize flowHint(const QLayout *layout)
    {
        const bool flows = !layout || layout->hasHeightForWidth();
        return flows ? QSize(0, 0) : QSize(0, layout->totalSizeHint().height());
    }
};

} // namespace Clew
