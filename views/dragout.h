// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>

#include <optional>

class QWidget;

namespace Clew {

/// Watches a widget for a drag with the control key: what it shows is wanted outside of the window. The
/// widget gets no part of such a drag; every other one is its own.
class DragOut final : public QObject
{
    Q_OBJECT

public:
    /// Becomes a child of the widget.
    explicit DragOut(QWidget *source);

Q_SIGNALS:
    void wanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<QPoint> m_pressedAt;
};

} // namespace Clew
