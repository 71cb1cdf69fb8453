// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QToolButton>

namespace Clew {

/// A place from which a file can be dragged out of the window. Announces the drag; its owner makes the file.
class DragHandle final : public QToolButton
{
    Q_OBJECT

public:
    explicit DragHandle(QWidget *parent = nullptr);

Q_SIGNALS:
    void dragRequested(QWidget *source);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();

    QPoint m_pressed;
};

} // namespace Clew
