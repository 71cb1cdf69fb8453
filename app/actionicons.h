// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace Clew {

/// Gives each action of a window the drawing that bears its name (`resources/icons/actions`), in the colour
/// of the window's text, and again when the palette changes. So no theme of the desktop is needed, and light,
/// dark and high contrast need no drawings of their own.
class ActionIcons final : public QObject
{
    Q_OBJECT

public:
    /// Watches `window`, which owns this object. Actions that come later get theirs with apply().
    explicit ActionIcons(QWidget *window);

    void apply();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_window = nullptr;
};

} // namespace Clew
