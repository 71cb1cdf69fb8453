// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "app/shell.h"
#include "app/wordlanguage.h"
#include "models/items/palettemodel.h"
#include "tests/support/accesswalk.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/bilingualrow.h"
#include "views/commandpalette.h"
#include "views/keyspage.h"
#include "views/logview.h"
#include "views/palettedelegate.h"
#include "views/ratebar.h"
#include "views/recordlistview.h"
#include "views/stepedit.h"
#include "views/textcell.h"
#include "views/theme.h"

#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QListView>
#include <QPainter>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// The window with a diagnosed log.
struct Desk
{
    Desk()
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.resize(1280, 860);
    }

    void diagnose()
    {
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy finished(&diagnosis, &DiagnosisController::finished);
        catalog.open({TestData::sourcePath(u"data/catalog"_s)});
        diagnosis.diagnoseFiles({TestData::sourcePath(u"data/samples/ddp-bucket-view.log"_s)});
        QTRY_COMPARE(finished.count(), 1);
    }

    QTemporaryDir folder;
    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
};

QPalette plain(const QColor &base, const QColor &text, const QColor &highlight, const QColor &highlighted)
{
    QPalette palette(base);
    for (const QPalette::ColorRole role : {QPalette::Base, QPalette::Window, QPalette::Button})
        palette.setColor(role, base);
    for (const QPalette::ColorRole role :
         {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::Link})
        palette.setColor(role, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, highlighted);
    return palette;
}

QImage pictureOf(QWidget &widget)
{
    QImage picture(widget.size(), QImage::Format_RGB32);
    picture.fill(widget.palette().color(QPalette::Base));
    widget.render(&picture);
    return picture;
}

} // namespace

class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void everyControlIsNamedAndReached_data();
    void everyControlIsNamedAndReached();
    void namesAreInTheLanguageOfTheWindow();
    void textOfDelegatesIsReadable_data();
    void textOfDelegatesIsReadable();
    void rateBarSaysItsValue();
    void logIsAListOfLines();
    void windowIsMirroredForRightToLeft();
    void rowsOfARecordAreAsHighAsTheirTexts();
    void textsOfRecordsKeepApartAndTheirDirection();
};

void TestAccess::everyControlIsNamedAndReached_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("least"); // controls there are at least: a walk over nothing finds nothing
    QTest::newRow("verdicts and record") << u"verdicts"_s << 30;
    QTest::newRow("graph") << u"graphDock"_s << 30;
    QTest::newRow("issues") << u"issuesDock"_s << 20;
    QTest::newRow("editor") << u"editDock"_s << 30;
    QTest::newRow("note") << u"noteDock"_s << 30;
    QTest::newRow("facets") << u"facetDock"_s << 30;
    QTest::newRow("start page") << u"start"_s << 15;
    QTest::newRow("keys") << u"keys"_s << 3;
}

void TestAccess::everyControlIsNamedAndReached()
{
    QFETCH(QString, what);
    QFETCH(int, least);
    Desk desk;
    desk.diagnose();
    QWidget *walked = &desk.window;
    if (auto *dock = desk.window.findChild<QDockWidget *>(what)) {
        dock->show();
        dock->raise();
    } else if (what == "start"_L1) {
        desk.window.shell().showStartPage();
    } else if (what == "keys"_L1) {
        desk.window.findChild<QAction *>(u"showKeys"_s)->trigger();
        walked = desk.window.findChild<KeysPage *>();
        QVERIFY(QTest::qWaitForWindowActive(walked));
    }
    QCoreApplication::processEvents();
    const TestData::AccessWalk walk = TestData::walkControls(*walked);
    qInfo("%d controls, named and in Tab order", walk.controls);
    QVERIFY2(walk.nameless.isEmpty(), qPrintable(u"without a name:\n"_s + walk.nameless.join(u'\n')));
    // The order of Tab in the form of the editor has a test of its own.
    if (what != "editDock"_L1)
        QVERIFY2(walk.unreached.isEmpty(),
                 qPrintable(u"not reached by Tab:\n"_s + walk.unreached.join(u'\n')));
    // There, buttons of single fields have keys that their tool tips tell.
    if (what != "editDock"_L1)
        QVERIFY2(walk.mouseOnly.isEmpty(),
                 qPrintable(u"for the mouse only:\n"_s + walk.mouseOnly.join(u'\n')));
    QVERIFY2(walk.controls >= least, qPrintable(QString::number(walk.controls)));
}

void TestAccess::namesAreInTheLanguageOfTheWindow()
{
    Desk desk;
    desk.diagnose();
    WordLanguage language;
    auto *list = desk.window.findChild<RecordListView *>();
    const QString english = list->accessibleName();
    language.set(Language::Chinese);
    QCoreApplication::sendPostedEvents();
    QVERIFY(list->accessibleName() != english);
    language.set(Language::English);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(list->accessibleName(), english);
}

void TestAccess::textOfDelegatesIsReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << TestData::lightPalette();
    QTest::newRow("dark") << TestData::darkPalette();
    QTest::newRow("high contrast, dark") << plain(Qt::black, Qt::yellow, Qt::cyan, Qt::black);
    QTest::newRow("high contrast, light") << plain(Qt::white, Qt::black, Qt::black, Qt::white);
    QTest::newRow("pale highlight") << plain(Qt::white, Qt::black, QColor(0xcc, 0xe0, 0xff), Qt::white);
    QTest::newRow("solarized") << plain(QColor(0xfd, 0xf6, 0xe3), QColor(0x65, 0x7b, 0x83),
                                        QColor(0x26, 0x8b, 0xd2), Qt::white);
}

void TestAccess::textOfDelegatesIsReadable()
{
    QFETCH(QPalette, palette);
    PaletteModel model;
    model.setEntries({{.kind = PaletteKind::Action,
                       .key = u"a"_s,
                       .title = u"HHHHH"_s,
                       .detail = u"MMMM"_s,
                       .words = {},
                       .shortcut = {}}});
    PaletteDelegate delegate;
    QFont large;
    large.setPixelSize(48);
    large.setWeight(QFont::Bold);
    for (const QStyle::State state :
         {QStyle::State(QStyle::State_Enabled), QStyle::State_Enabled | QStyle::State_Selected,
          QStyle::State_Enabled | QStyle::State_Selected | QStyle::State_Active}) {
        QStyleOptionViewItem option;
        option.palette = palette;
        option.font = large;
        option.fontMetrics = QFontMetrics(large);
        option.state = state;
        option.rect = QRect(0, 0, 900, 90);
        QImage picture(option.rect.size(), QImage::Format_RGB32);
        const QPalette::ColorGroup group =
            state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
        picture.fill(
            palette.color(group, state & QStyle::State_Selected ? QPalette::Highlight : QPalette::Base));
        QPainter painter(&picture);
        delegate.paint(&painter, option, model.index(0));
        painter.end();
        const double contrast = TestData::leastTextContrast(picture);
        QVERIFY2(contrast >= TextContrast, qPrintable(QString::number(contrast)));
    }
    for (const RateBar::Meaning meaning :
         {RateBar::Meaning::Fails, RateBar::Meaning::Works, RateBar::Meaning::Neutral}) {
        RateBar bar(meaning);
        bar.setFont(large);
        bar.setPalette(palette);
        bar.setRate(0);
        bar.resize(bar.sizeHint());
        QImage picture = pictureOf(bar);
        // The words alone; the groove before them is no text.
        picture =
            picture.copy(QFontMetrics(large).averageCharWidth() * 11, 0, picture.width(), picture.height());
        QVERIFY(TestData::leastTextContrast(picture) >= TextContrast);
    }
}

void TestAccess::rateBarSaysItsValue()
{
    RateBar bar(RateBar::Meaning::Fails);
    bar.setRate(0.95);
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&bar);
    QVERIFY(face);
    QCOMPARE(face->role(), QAccessible::ProgressBar);
    QVERIFY(!face->text(QAccessible::Name).isEmpty());
    QVERIFY(face->text(QAccessible::Description).contains("95"_L1));
    QAccessibleValueInterface *value = face->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble() / value->maximumValue().toDouble(), 0.95);
}

void TestAccess::logIsAListOfLines()
{
    Desk desk;
    desk.diagnose();
    auto *view = desk.window.findChild<LogView *>();
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(view);
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QCOMPARE(list->childCount(), static_cast<int>(view->rowCount()));
    QVERIFY(list->childCount() > 10);
    view->setFocus();
    view->goToRow(LineNumber(5));
    QAccessibleInterface *line = list->focusChild();
    QVERIFY(line);
    QCOMPARE(list->indexOfChild(line), 4);
    QCOMPARE(line->role(), QAccessible::ListItem);
    QVERIFY(line->state().focused);
    QVERIFY(!line->state().offscreen);
    QCOMPARE(line->parent(), list);
    QVERIFY2(line->text(QAccessible::Name).startsWith(u"5: "_s), qPrintable(line->text(QAccessible::Name)));
    QCOMPARE(list->childAt(line->rect().center().x(), line->rect().center().y()), line);
    const LineNumber marked = view->markedRows().constFirst();
    QAccessibleInterface *mark = list->child(static_cast<int>(marked.value() - 1));
    QVERIFY(mark->text(QAccessible::Name).contains(view->marks().constFirst().title));
    QVERIFY(!list->child(list->childCount()));
    QVERIFY(!list->child(-1));
    QTest::keyClick(view, Qt::Key_Down);
    QVERIFY(list->child(5)->state().focused);
    QVERIFY(!line->state().focused);
    view->setSource(nullptr);
    QCOMPARE(list->childCount(), 0);
    QVERIFY(!list->focusChild());
}

/// A record that is open while a log is diagnosed: nothing of it is cut off.
void TestAccess::rowsOfARecordAreAsHighAsTheirTexts()
{
    for (const int width : {1900, 1280}) {
        Desk desk;
        desk.window.resize(width, 1300);
        desk.window.show();
        QSignalSpy loaded(&desk.catalog, &CatalogController::catalogLoaded);
        desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(loaded.count(), 1, 60'000);
        desk.window.showRecord(RecordId(u"pytorch/cuda-out-of-memory"_s));
        QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
        desk.diagnosis.diagnoseFiles({TestData::sourcePath(u"data/samples/oom-cascade"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 60'000);
        QTRY_VERIFY(desk.window.findChild<QWidget *>(u"chineseState"_s));
        QCoreApplication::processEvents();
        const QList<BilingualRow *> rows = desk.window.findChildren<BilingualRow *>();
        QVERIFY(rows.size() > 8);
        const auto cut = [&rows] {
            QStringList texts;
            for (const BilingualRow *row : rows) {
                if (row->height() < row->heightForWidth(row->width()))
                    texts.append(row->englishText());
            }
            return texts;
        };
        QTRY_COMPARE(cut(), QStringList()); // layouts take some turns
    }
}

void TestAccess::textsOfRecordsKeepApartAndTheirDirection()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    Desk desk;
    desk.diagnose();
    desk.window.showRecord(RecordId(u"pytorch/ddp-bucket-view-error"_s));
    for (const int width : {1280, 700}) {
        desk.window.resize(width, 860);
        QCoreApplication::processEvents();
        const QList<BilingualRow *> rows = desk.window.findChildren<BilingualRow *>();
        QVERIFY(rows.size() > 3);
        for (const BilingualRow *row : rows) {
            const QList<QWidget *> parts = row->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
            for (qsizetype i = 0; i < parts.size(); ++i) {
                for (qsizetype j = 0; j < i; ++j) {
                    const bool bothShown = parts.at(i)->isVisible() && parts.at(j)->isVisible();
                    QVERIFY2(!bothShown || !parts.at(i)->geometry().intersects(parts.at(j)->geometry()),
                             qPrintable(parts.at(i)->objectName() + u' ' + parts.at(j)->objectName()));
                }
            }
        }
        const QList<TextCell *> cells = desk.window.findChildren<TextCell *>();
        QVERIFY(!cells.isEmpty());
        for (const TextCell *cell : cells)
            QCOMPARE(cell->layoutDirection(), Qt::LeftToRight);
        QVERIFY(TestData::saveScreenshot(desk.window, u"record-rtl-%1"_s.arg(width), 1));
    }
}

void TestAccess::windowIsMirroredForRightToLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    Desk desk;
    desk.diagnose();
    const auto *records = desk.window.findChild<QDockWidget *>(u"recordsDock"_s);
    const int middle = desk.window.width() / 2;
    // Docks keep the side that the user gave them; what is in them is mirrored.
    const auto *sort = desk.window.findChild<QWidget *>(u"sortBox"_s);
    const auto *count = desk.window.findChild<QWidget *>(u"recordCount"_s);
    QVERIFY(sort->x() < count->x());
    QVERIFY(records->x() < middle || records->x() > middle);
    QCOMPARE(desk.window.findChild<LogView *>()->layoutDirection(), Qt::LeftToRight); // logs are not
    QVERIFY(TestData::saveScreenshot(desk.window, u"main-rtl"_s, 1));
    desk.window.shell().showStartPage();
    QCoreApplication::processEvents();
    QVERIFY(TestData::saveScreenshot(desk.window, u"start-rtl"_s, 1));
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

QTEST_MAIN(TestAccess)
#include "tst_access.moc"
