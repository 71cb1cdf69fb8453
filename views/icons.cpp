// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/icons.h"

#include <QIconEngine>
#include <QPainter>
#include <QResource>
#include <QSvgRenderer>

#include <memory>

using namespace Qt::StringLiterals;

static void initClewResources()
{
    Q_INIT_RESOURCE(clew); // must stand outside any namespace
}

namespace Clew {

namespace {

QString pathOf(Glyph glyph)
{
    const auto name = [glyph] {
        switch (glyph) {
        case Glyph::Drop:
            return u"drop"_s;
        case Glyph::Stop:
            return u"stop"_s;
        case Glyph::DeadEnd:
            return u"dead-end"_s;
        case Glyph::Workaround:
            return u"workaround"_s;
        case Glyph::Claim:
            return u"claim"_s;
        case Glyph::Hint:
            return u"hint"_s;
        case Glyph::Unknown:
            return u"unknown"_s;
        case Glyph::Issue:
            return u"issue"_s;
        case Glyph::Swap:
            return u"swap"_s;
        case Glyph::Copy:
            return u"copy"_s;
        case Glyph::Add:
            return u"add"_s;
        case Glyph::Remove:
            return u"remove"_s;
        case Glyph::Up:
            return u"up"_s;
        case Glyph::Down:
            return u"down"_s;
        case Glyph::Grip:
            return u"grip"_s;
        case Glyph::Fix:
            return u"fix"_s;
        case Glyph::Star:
            return u"star"_s;
        case Glyph::StarOutline:
            return u"star-outline"_s;
        }
        Q_UNREACHABLE_RETURN(QString());
    };
    return u":/clew/icons/%1.svg"_s.arg(name());
}

/// Draws an SVG as a stencil for one colour.
class StencilEngine final : public QIconEngine
{
public:
    StencilEngine(std::shared_ptr<QSvgRenderer> renderer, const QColor &colour)
        : m_renderer(std::move(renderer))
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * scale, mode, state, scale));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        m_renderer->render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        QColor colour = m_colour;
        if (mode == QIcon::Disabled)
            colour.setAlphaF(0.5F);
        painter.fillRect(pixmap.rect(), colour);
        return pixmap;
    }
    QIconEngine *clone() const override { return new StencilEngine(m_renderer, m_colour); }

private:
    std::shared_ptr<QSvgRenderer> m_renderer;
    QColor m_colour;
};

} // namespace

QIcon glyphIcon(Glyph glyph, const QColor &colour)
{
    ensureResources();
    auto renderer = std::make_shared<QSvgRenderer>(pathOf(glyph));
    Q_ASSERT(renderer->isValid());
    return QIcon(new StencilEngine(std::move(renderer), colour));
}

QIcon actionIcon(const QString &action, const QColor &colour)
{
    ensureResources();
    auto renderer = std::make_shared<QSvgRenderer>();
    const QString path = u":/clew/icons/actions/%1.svg"_s.arg(action);
    // Asked first, because loading what is not there warns.
    if (action.isEmpty() || !QResource(path).isValid() || !renderer->load(path))
        return {};
    return QIcon(new StencilEngine(std::move(renderer), colour));
}

QIcon applicationIcon()
{
    ensureResources();
    return QIcon(u":/clew/icons/clew.svg"_s);
}

void ensureResources()
{
    [[maybe_unused]] static const bool once = (initClewResources(), true);
}

} // namespace Clew
