// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/theme.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace Clew {

namespace {

/// Linear light of one channel (sRGB transfer function).
double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// A colour that is readable on every one of the grounds, which are alike.
QColor readableOnAll(const QColor &wanted, std::initializer_list<QColor> grounds)
{
    QColor colour = wanted;
    for (const QColor &ground : grounds)
        colour = readable(colour, ground, TextContrast); // only ever moves away from all of them
    return colour;
}

} // namespace

double contrastRatio(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor mixed(const QColor &a, const QColor &b, double amount)
{
    const auto part = [amount](float from, float to) {
        return static_cast<float>(from + (to - from) * std::clamp(amount, 0.0, 1.0));
    };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()));
}

QColor readable(const QColor &wanted, const QColor &background, double ratio)
{
    if (contrastRatio(wanted, background) >= ratio)
        return wanted;
    const bool lighter = luminance(background) < 0.18; // where black and white contrast alike
    const QColor end = lighter ? QColor(Qt::white) : QColor(Qt::black);
    constexpr int ShadeSteps = 40;
    for (int step = 1; step < ShadeSteps; ++step) {
        const QColor shade = mixed(wanted, end, static_cast<double>(step) / ShadeSteps);
        if (contrastRatio(shade, background) >= ratio)
            return shade;
    }
    return end;
}

Theme Theme::of(const QPalette &palette)
{
    Theme theme;
    theme.base = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor accent = palette.color(QPalette::Active, QPalette::Accent);
    theme.dark = luminance(theme.base) < 0.18;
    theme.raised = mixed(theme.base, text, theme.dark ? 0.07 : 0.04);
    theme.match = mixed(theme.base, QColor::fromHslF(48.0F / 360.0F, 0.95F, 0.5F), theme.dark ? 0.32 : 0.5);
    const auto onBoth = [&theme](const QColor &wanted) {
        return readableOnAll(wanted, {theme.base, theme.raised});
    };
    theme.text = readableOnAll(text, {theme.base, theme.raised, theme.match});
    theme.muted = onBoth(mixed(text, theme.base, 0.38));
    theme.border = mixed(theme.base, text, theme.dark ? 0.22 : 0.16);
    theme.accent = onBoth(palette.color(QPalette::Active, QPalette::Link));
    // Hues that people read as stop, go and caution, in a strength taken from the accent of the palette.
    const float strength = std::clamp(accent.hslSaturationF(), 0.45F, 0.8F);
    const auto hue = [&onBoth, strength, &theme](int degrees) {
        return onBoth(
            QColor::fromHslF(static_cast<float>(degrees) / 360.0F, strength, theme.dark ? 0.65F : 0.38F));
    };
    theme.danger = hue(4);
    theme.good = hue(145);
    theme.caution = hue(36);
    return theme;
}

QPalette outlinesOn(const QPalette &palette)
{
    const Theme theme = Theme::of(palette);
    QPalette outlines;
    if (theme.dark)
        outlines.setColor(QPalette::Window, theme.muted);
    return outlines;
}

} // namespace Clew
