// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"
#include "views/codestyle.h"
#include "views/logcells.h"
#include "views/loghighlighter.h"
#include "views/logoverview.h"
#include "views/logview.h"
#include "views/textlines.h"
#include "views/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <limits>
#include <set>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Lines that are made when they are asked for, and a note of which ones were.
class MadeLines final : public LineSource
{
public:
    explicit MadeLines(qint64 count)
        : m_count(count)
    {
    }
    qint64 lineCount() const override { return m_count; }
    LogLine line(LineNumber number) const override
    {
        Q_ASSERT(number.isValid() && number.value() <= m_count);
        asked.insert(number.value());
        return LogLine{.text = u"line %1"_s.arg(number.value())};
    }
    void grow(qint64 count) { m_count = count; }
    mutable std::set<qint64> asked;

private:
    qint64 m_count;
};

struct Fixture
{
    LogView view;
    QSignalSpy moved{&view, &LogView::currentLineChanged};

    explicit Fixture(std::shared_ptr<const LineSource> source)
    {
        view.resize(600, 400);
        view.setSource(std::move(source));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
    }
};

QImage render(QWidget &widget)
{
    QImage image(widget.size(), QImage::Format_RGB32);
    widget.render(&image);
    return image;
}

} // namespace

class TestLogView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void textLines_data();
    void textLines();
    void levels_data();
    void levels();
    void cells_data();
    void cells();
    void slices();
    void asksOnlyForVisibleLines();
    void keysMove();
    void keysSelectAndCopy();
    void mouseSelects();
    void goesToLines();
    void walksMarks();
    void marksArePainted();
    void moreLinesThanAnIntCounts();
    void longLinesScrollSideways();
    void hugeLinesAreShownInParts();
    void placeInAWideLineComesIntoSight_data();
    void placeInAWideLineComesIntoSight();
    void highlightIsPainted();
    void ownSyntaxColoursLines();
    void overviewTellsAndGoes();
    void growingKeepsThePlaceOrTheEnd();
    void shrinkingAndNothing();
    void hostileLinesArePainted();
};

void TestLogView::textLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("empty") << u""_s << QStringList{};
    QTest::newRow("no end") << u"a"_s << QStringList{u"a"_s};
    QTest::newRow("end") << u"a\n"_s << QStringList{u"a"_s};
    QTest::newRow("two") << u"a\nb"_s << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("empty lines") << u"\n\na\n\n"_s << QStringList{u""_s, u""_s, u"a"_s, u""_s};
    QTest::newRow("carriage returns") << u"a\r\nb\r\n"_s << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("inner carriage return stays") << u"a\rb\n"_s << QStringList{u"a\rb"_s};
}

void TestLogView::textLines()
{
    QFETCH(QString, text);
    QFETCH(QStringList, lines);
    const TextLines source(text);
    QCOMPARE(source.lineCount(), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i)
        QCOMPARE(source.line(LineNumber(i + 1)).text, lines.at(i));
    const TextLines huge(QString(1'000'000, u'x'));
    QCOMPARE(huge.line(LineNumber(1)).text.size(), LineSource::MaxCharacters);
    QCOMPARE(huge.line(LineNumber(1)).cutCharacters, 1'000'000 - LineSource::MaxCharacters);
}

void TestLogView::levels_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<LogLevel>("level");
    QTest::newRow("error") << u"2024-05-14 09:13 ERROR lost"_s << LogLevel::Error;
    QTest::newRow("warning") << u"[WARN] slow"_s << LogLevel::Warning;
    QTest::newRow("info") << u"INFO: ready"_s << LogLevel::Info;
    QTest::newRow("debug") << u"x DEBUG y"_s << LogLevel::Debug;
    QTest::newRow("fatal") << u"CRITICAL failure"_s << LogLevel::Fatal;
    QTest::newRow("python") << u"RuntimeError: no"_s << LogLevel::Error;
    QTest::newRow("compiler") << u"warning: unused"_s << LogLevel::Warning;
    QTest::newRow("glog") << u"E0514 09:14:57.046000 140211 api.py:826] failed"_s << LogLevel::Error;
    QTest::newRow("the word in a sentence") << u"no error was found"_s << LogLevel::Unknown;
    QTest::newRow("plain") << u"hello"_s << LogLevel::Unknown;
}

void TestLogView::levels()
{
    QFETCH(QString, line);
    QFETCH(LogLevel, level);
    QCOMPARE(guessLogLevel(line), level);
}

void TestLogView::cells_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("plain") << u"abc"_s << u"abc"_s << 3;
    QTest::newRow("tab") << u"a\tb"_s << u"a       b"_s << 9;
    QTest::newRow("wide") << u"参数a"_s << u"参数a"_s << 5;
    QTest::newRow("tab behind wide") << u"参\tb"_s << u"参      b"_s << 9;
    QTest::newRow("control") << u"a\u001b[0m"_s << u"a␛[0m"_s << 5;
    QTest::newRow("joining") << u"e\u0301"_s << u"e\u0301"_s << 1;
    QTest::newRow("emoji") << u"\U0001F600"_s << u"\U0001F600"_s << 2;
    QTest::newRow("line separator") << u"a\u2028b"_s << u"a␤b"_s << 3;
    QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << QString(QChar(0xD800)) << 1;
}

void TestLogView::cells()
{
    QFETCH(QString, line);
    QFETCH(QString, text);
    QFETCH(int, count);
    const CellLine made = toCells(line);
    QCOMPARE(made.text, text);
    QCOMPARE(made.cells, count);
}

void TestLogView::slices()
{
    const QString text = u"ab参数cd"_s; // cells: a b 参参 数数 c d
    QCOMPARE(sliceCells(text, 0, 3).text, u"ab参"_s);
    QCOMPARE(sliceCells(text, 3, 5).text, u"参数"_s); // cut within a wide one: it belongs in
    QCOMPARE(sliceCells(text, 3, 5).cell, 2);
    QCOMPARE(sliceCells(text, 6, 100).text, u"cd"_s);
    QVERIFY(sliceCells(text, 50, 60).text.isEmpty());
    QVERIFY(sliceCells({}, 0, 10).text.isEmpty());
}

void TestLogView::asksOnlyForVisibleLines()
{
    auto source = std::make_shared<MadeLines>(50'000'000);
    Fixture fixture(source);
    render(fixture.view);
    fixture.view.goToLine(LineNumber(25'000'000));
    render(fixture.view);
    QVERIFY(source->asked.contains(25'000'000));
    QVERIFY2(source->asked.size() < 100, qPrintable(QString::number(source->asked.size())));
}

void TestLogView::keysMove()
{
    Fixture fixture(std::make_shared<MadeLines>(1000));
    const auto current = [&fixture] { return fixture.view.currentLine().value(); };
    QCOMPARE(current(), 1);
    QTest::keyClick(&fixture.view, Qt::Key_Down);
    QCOMPARE(current(), 2);
    QTest::keyClick(&fixture.view, Qt::Key_Up);
    QTest::keyClick(&fixture.view, Qt::Key_Up);
    QCOMPARE(current(), 1);
    QTest::keyClick(&fixture.view, Qt::Key_PageDown);
    QVERIFY(current() > 10);
    QTest::keyClick(&fixture.view, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(current(), 1000);
    QCOMPARE(fixture.view.verticalScrollBar()->value(), fixture.view.verticalScrollBar()->maximum());
    QTest::keyClick(&fixture.view, Qt::Key_Down);
    QCOMPARE(current(), 1000);
    QTest::keyClick(&fixture.view, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(current(), 1);
    QCOMPARE(fixture.view.firstVisibleLine(), LineNumber(1));
}

void TestLogView::keysSelectAndCopy()
{
    Fixture fixture(std::make_shared<MadeLines>(100));
    fixture.view.goToLine(LineNumber(5));
    QTest::keyClick(&fixture.view, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&fixture.view, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&fixture.view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"line 5\nline 6\nline 7\n"_s);
    QTest::keyClick(&fixture.view, Qt::Key_Up);
    QCOMPARE(fixture.view.selectedText(), u"line 6\n"_s);
    QTest::keyClick(&fixture.view, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(fixture.view.selectedText().count(u'\n'), 100);
}

void TestLogView::mouseSelects()
{
    Fixture fixture(std::make_shared<MadeLines>(100));
    QWidget *port = fixture.view.viewport();
    QTest::mouseClick(port, Qt::LeftButton, {}, QPoint(200, 2));
    QCOMPARE(fixture.view.currentLine(), LineNumber(1));
    QTest::mouseClick(port, Qt::LeftButton, Qt::ShiftModifier, QPoint(200, port->height() / 2));
    const qint64 middle = fixture.view.currentLine().value();
    QVERIFY(middle > 5);
    QCOMPARE(fixture.view.selectedText().count(u'\n'), middle);
    QVERIFY(fixture.moved.count() >= 1);
}

void TestLogView::goesToLines()
{
    Fixture fixture(std::make_shared<MadeLines>(1000));
    fixture.view.goToLine(LineNumber(500));
    QCOMPARE(fixture.view.currentLine(), LineNumber(500));
    const qint64 top = fixture.view.firstVisibleLine().value();
    QVERIFY(top < 500 && top > 450); // in the middle, with what stands around it
    fixture.view.goToLine(LineNumber(5000));
    QCOMPARE(fixture.view.currentLine(), LineNumber(1000));
    fixture.view.goToLine(LineNumber());
    QCOMPARE(fixture.view.currentLine(), LineNumber(1));
}

void TestLogView::walksMarks()
{
    Fixture fixture(std::make_shared<MadeLines>(1000));
    fixture.view.setMarks({LogMark{LineNumber(700), VerdictLevel::Hint, {}},
                           LogMark{LineNumber(300), VerdictLevel::Claim, {}},
                           LogMark{LineNumber(301), VerdictLevel::Claim, {}}});
    const auto press = [&fixture](Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&fixture.view, Qt::Key_F4, modifiers);
        return fixture.view.currentLine().value();
    };
    QCOMPARE(press(), 300);
    QCOMPARE(press(), 301);
    QCOMPARE(press(), 700);
    QCOMPARE(press(), 700);
    QCOMPARE(press(Qt::ShiftModifier), 301);
    QCOMPARE(press(Qt::ShiftModifier), 300);
    QCOMPARE(press(Qt::ShiftModifier), 300);
}

void TestLogView::marksArePainted()
{
    Fixture fixture(std::make_shared<MadeLines>(10));
    fixture.view.goToLine(LineNumber(9));
    const QImage before = render(fixture.view);
    fixture.view.setMarks({LogMark{LineNumber(2), VerdictLevel::Claim, {}}});
    const QImage claim = render(fixture.view);
    fixture.view.setMarks({LogMark{LineNumber(2), VerdictLevel::Hint, {}}});
    const QImage hint = render(fixture.view);
    QVERIFY(before != claim);
    QVERIFY(claim != hint);
    // Even without colours: the shapes differ.
    QVERIFY(claim.convertToFormat(QImage::Format_Mono) != hint.convertToFormat(QImage::Format_Mono));
}

void TestLogView::moreLinesThanAnIntCounts()
{
    constexpr qint64 Count = qint64(std::numeric_limits<int>::max()) * 3;
    auto source = std::make_shared<MadeLines>(Count);
    Fixture fixture(source);
    QTest::keyClick(&fixture.view, Qt::Key_End, Qt::ControlModifier);
    render(fixture.view);
    QCOMPARE(fixture.view.currentLine().value(), Count);
    QVERIFY(source->asked.contains(Count));
    fixture.view.goToLine(LineNumber(Count / 2));
    render(fixture.view);
    QVERIFY(source->asked.contains(Count / 2));
}

void TestLogView::longLinesScrollSideways()
{
    Fixture fixture(std::make_shared<const TextLines>(u"start "_s + QString(15'000, u'x') + u" end"_s));
    const QImage atStart = render(fixture.view);
    QTRY_VERIFY(fixture.view.horizontalScrollBar()->maximum() > 14'000);
    QTest::keyClick(&fixture.view, Qt::Key_End);
    QCOMPARE(fixture.view.horizontalScrollBar()->value(), fixture.view.horizontalScrollBar()->maximum());
    QVERIFY(atStart != render(fixture.view));
    QTest::keyClick(&fixture.view, Qt::Key_Home);
    QCOMPARE(fixture.view.horizontalScrollBar()->value(), 0);
    QTest::keyClick(&fixture.view, Qt::Key_Right);
    QCOMPARE(fixture.view.horizontalScrollBar()->value(), 4);
}

/// A line of gigabytes, made where it is asked for: each eight bytes tell where they stand.
class HugeLine final : public LineSource
{
public:
    qint64 lineCount() const override { return 3; }
    LogLine line(LineNumber row) const override
    {
        return row.value() == 2 ? part(row, 0) : LogLine{.text = u"short"_s};
    }
    LogLine part(LineNumber, qint64 skip) const override
    {
        LogLine made{.cutBefore = skip, .cutCharacters = Length - skip - MaxCharacters};
        for (qint64 at = skip; made.text.size() < MaxCharacters; at += 8)
            made.text += u"%1|"_s.arg(at / 8, 7);
        asked.insert(skip);
        return made;
    }
    static constexpr qint64 Length = 2'000'000'000;
    mutable std::set<qint64> asked;
};

void TestLogView::hugeLinesAreShownInParts()
{
    auto source = std::make_shared<HugeLine>();
    Fixture fixture(source);
    fixture.view.goToLine(LineNumber(2));
    const QImage begin = render(fixture.view);
    QTest::keyClick(&fixture.view, Qt::Key_Right, Qt::ControlModifier);
    const QImage second = render(fixture.view);
    QVERIFY(source->asked.contains(LineSource::MaxCharacters));
    QVERIFY(begin != second);
    QTest::keyClick(&fixture.view, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(render(fixture.view), begin);
    source->asked.clear();
    fixture.view.goToPlace(LineNumber(2), 1'500'000'000);
    render(fixture.view);
    QCOMPARE(fixture.view.currentLine(), LineNumber(2));
    QVERIFY(!source->asked.empty());
    const qint64 skip = *source->asked.rbegin();
    QVERIFY(skip <= 1'500'000'000 && skip + LineSource::MaxCharacters > 1'500'000'000);
    fixture.view.goToPlace(LineNumber(1), 3);
    QCOMPARE(fixture.view.currentLine(), LineNumber(1));
}

void TestLogView::placeInAWideLineComesIntoSight_data()
{
    QTest::addColumn<QString>("character");
    QTest::addColumn<int>("cells");
    QTest::newRow("one byte") << u"x"_s << 1;
    QTest::newRow("two bytes") << u"ñ"_s << 1;
    QTest::newRow("three bytes") << u"拒"_s << 2;
    QTest::newRow("four bytes") << u"🧵"_s << 2;
}

/// A place is given in bytes, and what stands before it may be wider or narrower than that.
void TestLogView::placeInAWideLineComesIntoSight()
{
    QFETCH(const QString, character);
    QFETCH(const int, cells);
    constexpr int Before = 1000;
    const QString part = character.repeated(Before);
    Fixture fixture(std::make_shared<const TextLines>(QString(part + u"needle"_s + part)));
    fixture.view.goToPlace(LineNumber(1), part.toUtf8().size());
    const QScrollBar *bar = fixture.view.horizontalScrollBar();
    QVERIFY(bar->value() <= Before * cells);
    QVERIFY(bar->value() + bar->pageStep() > Before * cells);
}

void TestLogView::highlightIsPainted()
{
    Fixture fixture(std::make_shared<MadeLines>(10));
    fixture.view.goToLine(LineNumber(9));
    const QImage before = render(fixture.view);
    fixture.view.setHighlight(u"LINE 3"_s);
    const QImage with = render(fixture.view);
    QVERIFY(before != with);
    fixture.view.setHighlight(u"nowhere"_s);
    QCOMPARE(render(fixture.view), before);
}

void TestLogView::ownSyntaxColoursLines()
{
    const CodeStyle style;
    LogHighlighter highlighter(style, TestData::lightPalette());
    const QString line = u"2026-03-01 10:00:00 INFO worker 17 read /srv/a/b.bin"_s;
    const auto formats = highlighter.formatsOf(line, Qt::white);
    const auto isColoured = [&](QStringView part) {
        const qsizetype at = line.indexOf(part);
        return std::ranges::any_of(formats, [at, part](const QTextLayout::FormatRange &range) {
            return range.start <= at && range.start + range.length >= at + part.size();
        });
    };
    for (const QString &part : {u"2026-03-01 10:00:00"_s, u"INFO"_s, u"17"_s, u"/srv/a/b.bin"_s})
        QVERIFY2(isColoured(part), qPrintable(part));
    QVERIFY(!isColoured(u"worker"));
    for (const QTextLayout::FormatRange &range : formats)
        QVERIFY(contrastRatio(range.format.foreground().color(), Qt::white) >= TextContrast);
    // One line says nothing of the next.
    QVERIFY(!highlighter.formatsOf(u"\"open quote 1"_s, Qt::white).isEmpty());
    QCOMPARE(highlighter.formatsOf(line, Qt::white).size(), formats.size());
    QVERIFY(highlighter.formatsOf(QString(100'000, u'7'), Qt::white).size() <= 1);
}

void TestLogView::overviewTellsAndGoes()
{
    LogOverview overview;
    overview.resize(14, 200);
    const QImage nothing = render(overview);
    overview.setMarks({{.place = 0.5, .level = VerdictLevel::Hint}});
    const QImage hint = render(overview);
    overview.setMarks({{.place = 0.5, .level = VerdictLevel::Claim}});
    const QImage claim = render(overview);
    QVERIFY(nothing != hint && hint != claim);
    QSignalSpy wanted(&overview, &LogOverview::placeRequested);
    QTest::mouseClick(&overview, Qt::LeftButton, {}, QPoint(5, 100));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.constFirst().constFirst().toDouble(), 0.5);
}

void TestLogView::growingKeepsThePlaceOrTheEnd()
{
    auto source = std::make_shared<MadeLines>(1000);
    Fixture fixture(source);
    fixture.view.goToLine(LineNumber(500));
    const LineNumber top = fixture.view.firstVisibleLine();
    source->grow(2000);
    fixture.view.sourceChanged();
    QCOMPARE(fixture.view.firstVisibleLine(), top);
    QTest::keyClick(&fixture.view, Qt::Key_End, Qt::ControlModifier);
    source->grow(3000);
    fixture.view.sourceChanged();
    source->asked.clear();
    render(fixture.view);
    QVERIFY(source->asked.contains(3000));
}

void TestLogView::shrinkingAndNothing()
{
    auto source = std::make_shared<MadeLines>(1000);
    Fixture fixture(source);
    fixture.view.goToLine(LineNumber(900));
    source->grow(10);
    fixture.view.sourceChanged();
    QCOMPARE(fixture.view.currentLine(), LineNumber(10));
    render(fixture.view);
    source->grow(0);
    fixture.view.sourceChanged();
    QVERIFY(!fixture.view.currentLine().isValid());
    render(fixture.view);
    QTest::keyClick(&fixture.view, Qt::Key_Down);
    QTest::keyClick(&fixture.view, Qt::Key_End, Qt::ControlModifier);
    QTest::mouseClick(fixture.view.viewport(), Qt::LeftButton);
    QVERIFY(fixture.view.selectedText().isEmpty());
    fixture.view.setSource(nullptr);
    QVERIFY(!fixture.view.firstVisibleLine().isValid());
    render(fixture.view);
}

void TestLogView::hostileLinesArePainted()
{
    const QString lines = u"<b>not bold</b>\n\u202eright to left\n\u0000nul\n"_s + QString(3, QChar(0xDC00)) +
                          u"\n"_s + QString(100'000, u'参') + u"\nשלום עולם\n\t\t\tx\n"_s +
                          QString(500, QChar(0x301));
    Fixture fixture(std::make_shared<const TextLines>(lines));
    render(fixture.view);
    fixture.view.horizontalScrollBar()->setValue(1000);
    QVERIFY(!render(fixture.view).isNull());
}

QTEST_MAIN(TestLogView)
#include "tst_logview.moc"
