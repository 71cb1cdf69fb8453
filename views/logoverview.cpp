// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logoverview.h"

#include "views/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int BarWidth = 14;
constexpr qreal MarkHeight = 3;
constexpr qreal LeastFrame = 6;

} // namespace

LogOverview::LogOverview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"logOverview"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setCursor(Qt::PointingHandCursor);
    retranslate();
}

void LogOverview::setMarks(const QList<Mark> &marks)
{
    m_marks = marks;
    update();
}

void LogOverview::setVisibleShare(std::pair<double, double> share)
{
    m_share = share;
    update();
}

QSize LogOverview::sizeHint() const
{
    return {BarWidth, 40};
}

void LogOverview::paintEvent(QPaintEvent *)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.raised);
    const QRectF inside = QRectF(rect()).adjusted(0, 1, 0, -1);
    const qreal top = inside.top() + m_share.first * inside.height();
    const qreal height = std::max((m_share.second - m_share.first) * inside.height(), LeastFrame);
    const QRectF frame(inside.left(), std::min(top, inside.bottom() - height), inside.width(), height);
    painter.fillRect(frame, mixed(theme.raised, theme.text, 0.12));
    // Claims last: they lie on top.
    for (const VerdictLevel level : {VerdictLevel::Hint, VerdictLevel::Claim}) {
        const bool claim = level == VerdictLevel::Claim;
        for (const Mark &mark : std::as_const(m_marks)) {
            if (mark.level != level)
                continue;
            const qreal y = inside.top() + mark.place * (inside.height() - MarkHeight);
            const qreal inset = claim ? 1 : inside.width() / 3;
            painter.fillRect(QRectF(inside.left() + inset, y, inside.width() - 2 * inset, MarkHeight),
                             claim ? theme.danger : theme.caution);
        }
    }
}

void LogOverview::request(double y)
{
    Q_EMIT placeRequested(std::clamp(y / std::max(height(), 1), 0.0, 1.0));
}

void LogOverview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        request(event->position().y());
}

void LogOverview::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        request(event->position().y());
}

void LogOverview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        update();
}

void LogOverview::retranslate()
{
    setAccessibleName(tr("Overview of the log"));
    setToolTip(tr("Where the verdicts are in the whole log; click to go there"));
}

} // namespace Clew
