// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QRegularExpression>
#include <QStyleFactory>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace Clew::TestData {

namespace {

/// A form within a scroll area within a dock: each has its turn after the one within it.
constexpr int LayoutPasses = 8;

QPalette palette(const QColor &window, const QColor &base, const QColor &text, const QColor &highlight,
                 const QColor &link)
{
    QPalette made(window);
    made.setColor(QPalette::Window, window);
    made.setColor(QPalette::Base, base);
    made.setColor(QPalette::AlternateBase, window);
    made.setColor(QPalette::Button, window);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        made.setColor(role, text);
    made.setColor(QPalette::ToolTipBase, window);
    QColor placeholder = text;
    placeholder.setAlphaF(0.6F);
    made.setColor(QPalette::PlaceholderText, placeholder);
    made.setColor(QPalette::Highlight, highlight);
    made.setColor(QPalette::Accent, highlight);
    made.setColor(QPalette::HighlightedText, Qt::white);
    made.setColor(QPalette::Link, link);
    QColor faint = text;
    faint.setAlphaF(0.45F);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        made.setColor(QPalette::Disabled, role, faint);
    return made;
}

bool hasManyColours(const QImage &image)
{
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != first)
                return true;
        }
    }
    return false;
}

} // namespace

QPalette lightPalette()
{
    return palette(QColor(0xef, 0xf0, 0xf1), Qt::white, QColor(0x23, 0x26, 0x29), QColor(0x1d, 0x6f, 0xb8),
                   QColor(0x1a, 0x5f, 0xa8));
}

QPalette darkPalette()
{
    return palette(QColor(0x2a, 0x2e, 0x32), QColor(0x1b, 0x1e, 0x20), QColor(0xf0, 0xf1, 0xf2),
                   QColor(0x1d, 0x6f, 0xb8), QColor(0x5c, 0xb1, 0xf2));
}

void failOnWarning()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support )"_s));
}

void useLook(const QPalette &palette)
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(palette);
}

void addLooks()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const bool dark : {false, true}) {
        for (const char *language : {"en", "zh"}) {
            for (const int percent : {100, 150, 200})
                QTest::addRow("%s-%s-%d", dark ? "dark" : "light", language, percent)
                    << dark << QString::fromLatin1(language) << percent;
        }
    }
}

Look::Look(bool dark, const QString &language)
{
    const bool chinese = language == "zh"_L1;
    useLook(dark ? darkPalette() : lightPalette());
    QVERIFY(m_translator.load(chinese ? u":/i18n/clew_zh_CN.qm"_s : u":/i18n/clew_en.qm"_s));
    QCoreApplication::installTranslator(&m_translator);
    QLocale::setDefault(chinese ? QLocale(QLocale::Chinese, QLocale::China) : QLocale(QLocale::English));
}

Look::~Look()
{
    QCoreApplication::removeTranslator(&m_translator);
}

QString screenshotFolder()
{
    const QDir folder(QStringLiteral(CLEW_SCREENSHOT_DIR));
    folder.mkpath(u"."_s);
    return folder.path();
}

bool saveScreenshot(QWidget &widget, const QString &name, qreal scale)
{
    for (int pass = 0; pass < LayoutPasses; ++pass)
        QCoreApplication::processEvents();
    QImage image((QSizeF(widget.size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    widget.render(&image);
    const QDir folder(QStringLiteral(CLEW_SCREENSHOT_DIR));
    return hasManyColours(image) && folder.mkpath(u"."_s) && image.save(folder.filePath(name + u".png"_s));
}

} // namespace Clew::TestData
