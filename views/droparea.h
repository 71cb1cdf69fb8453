// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace Clew {

/// A dashed frame that shows where to drop. Takes no drops itself: the whole window does.
class DropArea final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace Clew
