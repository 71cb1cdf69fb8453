// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"

#include <QList>
#include <QWidget>

#include <utility>

namespace Clew {

/// A narrow bar beside a log that stands for the whole of it: marks where verdicts are, and a frame for what
/// is in sight. A click goes there. Claims are wide and full, hints narrow: not by colour alone.
class LogOverview final : public QWidget
{
    Q_OBJECT

public:
    struct Mark
    {
        double place = 0; ///< 0 for the first row, 1 for the last
        VerdictLevel level = VerdictLevel::Hint;

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    explicit LogOverview(QWidget *parent = nullptr);

    void setMarks(const QList<Mark> &marks);
    void setVisibleShare(std::pair<double, double> share);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// From 0 to 1.
    void placeRequested(double place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void request(double y);
    void retranslate();

    QList<Mark> m_marks;
    std::pair<double, double> m_share{0, 1};
};

} // namespace Clew
