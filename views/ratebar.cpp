// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/ratebar.h"

#include "views/theme.h"
#include "views/words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

constexpr int RateSteps = 1000;

QColor barColour(RateBar::Meaning meaning, const Theme &theme)
{
    switch (meaning) {
    case RateBar::Meaning::Fails:
        return theme.danger;
    case RateBar::Meaning::Works:
        return theme.good;
    case RateBar::Meaning::Neutral:
        return theme.accent;
    }
    Q_UNREACHABLE_RETURN(QColor());
}

} // namespace

RateBar::RateBar(Meaning meaning, QWidget *parent)
    : QProgressBar(parent)
    , m_meaning(meaning)
{
    setRange(0, RateSteps);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
}

void RateBar::setRate(const std::optional<double> &rate)
{
    m_rate.reset();
    if (rate && std::isfinite(*rate))
        m_rate = std::clamp(*rate, 0.0, 1.0);
    setValue(m_rate ? static_cast<int>(std::lround(*m_rate * RateSteps)) : 0);
    describe();
    updateGeometry();
    update();
}

QString RateBar::text() const
{
    if (!m_rate)
        return tr("no rate", "a fix whose success rate is not known");
    switch (m_meaning) {
    case Meaning::Fails:
        return tr("fails %1", "followed by a percentage").arg(percentText(m_rate));
    case Meaning::Works:
        return tr("works %1", "followed by a percentage").arg(percentText(m_rate));
    case Meaning::Neutral:
        return percentText(m_rate);
    }
    Q_UNREACHABLE_RETURN(QString());
}

QSize RateBar::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int barWidth = metrics.averageCharWidth() * 11;
    return {barWidth + metrics.averageCharWidth() + metrics.horizontalAdvance(text()), metrics.height()};
}

void RateBar::paintEvent(QPaintEvent *)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics = fontMetrics();
    const qreal barHeight = std::max(4.0, metrics.height() * 0.36);
    const QRectF groove(0.5, (height() - barHeight) / 2.0, metrics.averageCharWidth() * 11 - 1.0, barHeight);
    const bool mirrored = isRightToLeft();
    const auto placed = [this, mirrored](QRectF rect) {
        if (mirrored)
            rect.moveLeft(width() - rect.right());
        return rect;
    };
    const QColor colour = barColour(m_meaning, theme);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.border);
    painter.drawRoundedRect(placed(groove), barHeight / 2, barHeight / 2);
    if (m_rate && *m_rate > 0) {
        QRectF filled = groove;
        filled.setWidth(std::max(barHeight, groove.width() * *m_rate));
        painter.setBrush(colour);
        painter.drawRoundedRect(placed(filled), barHeight / 2, barHeight / 2);
    }
    const QRectF words = placed(QRectF(groove.right() + metrics.averageCharWidth(), 0,
                                       width() - groove.right() - metrics.averageCharWidth(), height()));
    painter.setPen(m_rate ? colour : theme.muted);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // the words' own, whatever the window's is
    painter.drawText(
        words, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute, text());
}

void RateBar::changeEvent(QEvent *event)
{
    QProgressBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

void RateBar::describe()
{
    switch (m_meaning) {
    case Meaning::Fails:
        setAccessibleName(tr("Failure rate"));
        break;
    case Meaning::Works:
        setAccessibleName(tr("Success rate"));
        break;
    case Meaning::Neutral:
        setAccessibleName(tr("Probability", "name of a bar"));
        break;
    }
    setAccessibleDescription(text());
}

} // namespace Clew
