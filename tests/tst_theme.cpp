// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"
#include "views/icons.h"
#include "views/theme.h"

#include <QIcon>
#include <QTest>

using namespace Clew;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void contrastOfKnownPairs();
    void everyTextColourIsReadable_data();
    void everyTextColourIsReadable();
    void readableKeepsWhatIsReadable();
    void glyphsAreDrawnInTheirColour();
};

void TestTheme::contrastOfKnownPairs()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    // #767676 on white is the usual example of a grey that just reaches 4.5.
    QVERIFY(qAbs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
}

void TestTheme::everyTextColourIsReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << TestData::lightPalette() << false;
    QTest::newRow("dark") << TestData::darkPalette() << true;
    const auto plain = [](const QColor &base, const QColor &text) {
        QPalette palette(base);
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, text);
        palette.setColor(QPalette::Link, text);
        return palette;
    };
    QTest::newRow("high contrast") << plain(Qt::black, Qt::yellow) << true;
    QTest::newRow("black on white") << plain(Qt::white, Qt::black) << false;
    QTest::newRow("middle grey") << plain(QColor(0x80, 0x80, 0x80), Qt::black) << false;
    QTest::newRow("solarized") << plain(QColor(0xfd, 0xf6, 0xe3), QColor(0x65, 0x7b, 0x83)) << false;
}

void TestTheme::everyTextColourIsReadable()
{
    QFETCH(QPalette, palette);
    QFETCH(bool, dark);
    const Theme theme = Theme::of(palette);
    QCOMPARE(theme.dark, dark);
    for (const QColor &colour :
         {theme.text, theme.muted, theme.accent, theme.danger, theme.good, theme.caution}) {
        QVERIFY2(contrastRatio(colour, theme.base) >= TextContrast, qPrintable(colour.name()));
        QVERIFY2(contrastRatio(colour, theme.raised) >= TextContrast, qPrintable(colour.name()));
    }
    QVERIFY(contrastRatio(theme.text, theme.match) >= TextContrast);
}

void TestTheme::readableKeepsWhatIsReadable()
{
    QCOMPARE(readable(Qt::darkBlue, Qt::white), QColor(Qt::darkBlue));
    QVERIFY(contrastRatio(readable(Qt::yellow, Qt::white), Qt::white) >= TextContrast);
    QVERIFY(contrastRatio(readable(Qt::darkBlue, Qt::black), Qt::black) >= TextContrast);
}

void TestTheme::glyphsAreDrawnInTheirColour()
{
    for (int glyph = 0; glyph <= static_cast<int>(Glyph::StarOutline); ++glyph) {
        const QImage image = glyphIcon(static_cast<Glyph>(glyph), Qt::red).pixmap(QSize(32, 32)).toImage();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() < 250)
                    continue;
                ++painted;
                QCOMPARE(pixel.rgb(), QColor(Qt::red).rgb());
            }
        }
        QVERIFY2(painted > 20, qPrintable(QString::number(glyph)));
    }
    QVERIFY(!applicationIcon().pixmap(QSize(64, 64)).isNull());
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
