// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/catalogmodel.h"
#include "models/items/recordfiltermodel.h"
#include "models/items/recordrole.h"
#include "tests/support/guitest.h"
#include "tests/support/memorycatalog.h"
#include "views/findbox.h"
#include "views/markedlines.h"
#include "views/recordlistpane.h"
#include "views/recordlistview.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

std::vector<Record> records(int count)
{
    std::vector<Record> made;
    for (int i = 0; i < count; ++i) {
        Record record;
        record.id = RecordId(u"d/r%1"_s.arg(i));
        record.signature = TextPair{u"Error number %1 of many"_s.arg(i), u"第 %1 个错误"_s.arg(i)};
        record.domain = u"d"_s;
        record.verificationTier = u"ai_generated"_s;
        record.fixSuccessRate = (i % 100) / 100.0;
        made.push_back(record);
    }
    return made;
}

/// A pane over some records, shown.
struct Fixture
{
    CatalogModel catalog;
    RecordFilterModel filter;
    RecordListPane pane;
    QSignalSpy selected{&pane, &RecordListPane::recordSelected};
    QSignalSpy activated{&pane, &RecordListPane::recordActivated};

    explicit Fixture(int count)
    {
        filter.setSourceModel(&catalog);
        catalog.setCatalog(TestData::memoryCatalog(records(count)));
        pane.setRecords(&filter);
        pane.resize(400, 600);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
    }
    [[nodiscard]] QString lastSelected() const
    {
        return selected.isEmpty() ? QString() : selected.last().at(0).value<RecordId>().value();
    }
};

QImage render(QWidget &widget)
{
    QImage image(widget.size(), QImage::Format_RGB32);
    widget.render(&image);
    return image;
}

} // namespace

class TestRecordList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void keysInTheBoxWalkTheList();
    void typingFilters();
    void composingAnnouncesNothing();
    void returnOpens();
    void mouseSelects();
    void programmaticSelectionIsSilent();
    void selectionSurvivesFilterAndSort();
    void sortBoxSorts();
    void countIsShown();
    void rowsAreNotWidgets();
    void matchesAreMarked();
    void markedTextShowsAFarMatch();
    void hostileSignaturesArePlainText();
    void languageSwitches();
    void signsAreDrawnAndSaid();
    void keptLinesAreThoseOfTheText();
};

void TestRecordList::keysInTheBoxWalkTheList()
{
    Fixture fixture(100);
    FindBox *box = fixture.pane.findBox();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(fixture.lastSelected(), u"d/r0"_s);
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(fixture.lastSelected(), u"d/r1"_s);
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(fixture.lastSelected(), u"d/r0"_s);
    QTest::keyClick(box, Qt::Key_Up); // held at the first
    QCOMPARE(fixture.lastSelected(), u"d/r0"_s);
    QTest::keyClick(box, Qt::Key_PageDown);
    const int row = fixture.pane.list()->currentIndex().row();
    QVERIFY2(row > 5 && row < 30, qPrintable(QString::number(row)));
    QTest::keyClick(box, Qt::Key_PageUp);
    QCOMPARE(fixture.lastSelected(), u"d/r0"_s);
}

void TestRecordList::typingFilters()
{
    Fixture fixture(100);
    FindBox *box = fixture.pane.findBox();
    QTest::keyClicks(box, u"number 42"_s);
    QCOMPARE(fixture.filter.rowCount(), 1);
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(box->text().isEmpty());
    QCOMPARE(fixture.filter.rowCount(), 100);
}

void TestRecordList::composingAnnouncesNothing()
{
    Fixture fixture(10);
    FindBox *box = fixture.pane.findBox();
    QSignalSpy changed(box, &FindBox::findTextChanged);
    QInputMethodEvent composing(u"cuo"_s, {});
    QApplication::sendEvent(box, &composing);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(fixture.filter.rowCount(), 10);
    QInputMethodEvent committed;
    committed.setCommitString(u"错误"_s);
    QApplication::sendEvent(box, &committed);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(fixture.filter.findText(), u"错误"_s);
}

void TestRecordList::returnOpens()
{
    Fixture fixture(10);
    FindBox *box = fixture.pane.findBox();
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(fixture.activated.count(), 0); // nothing is chosen
    QTest::keyClick(box, Qt::Key_Down);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(fixture.activated.count(), 1);
    fixture.pane.list()->setFocus();
    QTest::keyClick(fixture.pane.list(), Qt::Key_Return);
    QCOMPARE(fixture.activated.count(), 2);
    QCOMPARE(fixture.activated.last().at(0).value<RecordId>(), RecordId(u"d/r0"_s));
}

void TestRecordList::mouseSelects()
{
    Fixture fixture(10);
    RecordListView *list = fixture.pane.list();
    const QRect third = list->visualRect(list->model()->index(3, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, third.center());
    QCOMPARE(fixture.lastSelected(), u"d/r3"_s);
}

void TestRecordList::programmaticSelectionIsSilent()
{
    Fixture fixture(10);
    fixture.pane.setCurrentRecord(RecordId(u"d/r7"_s));
    QCOMPARE(fixture.pane.list()->currentIndex().row(), 7);
    QCOMPARE(fixture.selected.count(), 0);
    fixture.pane.setCurrentRecord(RecordId(u"not/there"_s));
    QVERIFY(!fixture.pane.list()->currentIndex().isValid());
    QCOMPARE(fixture.selected.count(), 0);
    fixture.pane.setCurrentRecord(RecordId(u"d/r2"_s));
    QTest::keyClick(fixture.pane.findBox(), Qt::Key_Down); // a user's step is announced again
    QCOMPARE(fixture.lastSelected(), u"d/r3"_s);
}

void TestRecordList::selectionSurvivesFilterAndSort()
{
    Fixture fixture(50);
    fixture.pane.setCurrentRecord(RecordId(u"d/r42"_s));
    fixture.pane.findBox()->setText(u"number 4"_s);
    QCOMPARE(fixture.pane.list()->currentIndex().data(RecordRole::IdRole).value<RecordId>(),
             RecordId(u"d/r42"_s));
    fixture.pane.findBox()->setText(u"number 1"_s); // filtered out, but not forgotten
    QVERIFY(!fixture.pane.list()->currentIndex().isValid());
    QCOMPARE(fixture.pane.list()->currentRecord(), RecordId(u"d/r42"_s));
    fixture.pane.findBox()->clear();
    fixture.filter.sort(RecordColumn::FixRate, Qt::DescendingOrder);
    QCOMPARE(fixture.pane.list()->currentIndex().row(), 7);
    QCOMPARE(fixture.selected.count(), 0);
}

void TestRecordList::sortBoxSorts()
{
    Fixture fixture(20);
    auto *sort = fixture.pane.findChild<QComboBox *>(u"sortBox"_s);
    auto *direction = fixture.pane.findChild<QToolButton *>(u"sortDirection"_s);
    QVERIFY(!direction->isEnabled()); // the catalog's order has no reverse
    sort->setFocus();
    QTest::keyClick(sort, Qt::Key_End);
    QTest::keyClick(sort, Qt::Key_Up);
    QTest::keyClick(sort, Qt::Key_Up); // fix rate
    QCOMPARE(fixture.filter.sortColumn(), int(RecordColumn::FixRate));
    QTest::mouseClick(direction, Qt::LeftButton);
    QCOMPARE(fixture.filter.index(0, 0).data(RecordRole::IdRole).value<RecordId>(), RecordId(u"d/r19"_s));
}

void TestRecordList::countIsShown()
{
    Fixture fixture(30);
    const auto *count = fixture.pane.findChild<QLabel *>(u"recordCount"_s);
    QVERIFY2(count->text().contains(u"30"_s), qPrintable(count->text()));
    fixture.pane.findBox()->setText(u"number 7 "_s);
    QVERIFY2(count->text().contains(u"1"_s) && count->text().contains(u"30"_s), qPrintable(count->text()));
}

void TestRecordList::rowsAreNotWidgets()
{
    Fixture fixture(100'000);
    const qsizetype children = fixture.pane.findChildren<QWidget *>().size();
    QVERIFY2(children < 60, qPrintable(QString::number(children)));
    fixture.pane.setCurrentRecord(RecordId(u"d/r99999"_s));
    QVERIFY(!render(fixture.pane).isNull());
    QVERIFY(fixture.pane.list()->viewport()->rect().intersects(
        fixture.pane.list()->visualRect(fixture.pane.list()->currentIndex())));
    fixture.pane.findBox()->setText(u"number 12345"_s);
    QCOMPARE(fixture.filter.rowCount(), 1);
}

void TestRecordList::matchesAreMarked()
{
    Fixture fixture(3);
    const QImage before = render(*fixture.pane.list());
    fixture.pane.findBox()->setText(u"Error"_s);
    fixture.pane.findBox()->clearFocus();
    const QImage after = render(*fixture.pane.list());
    QCOMPARE(before.size(), after.size());
    QVERIFY(before != after);
}

void TestRecordList::markedTextShowsAFarMatch()
{
    const auto painted = [](const MarkedText &line) {
        QImage image(200, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        [[maybe_unused]] const qreal width = drawMarkedText(&painter, QRectF(0, 0, 200, 30), line);
        Q_ASSERT(width <= 200);
        painter.end();
        int marked = 0;
        for (int x = 0; x < image.width(); ++x)
            marked +=
                image.pixelColor(x, 15) == QColor(Qt::yellow) || image.pixelColor(x, 8) == QColor(Qt::yellow);
        return marked;
    };
    MarkedText line{.text = QString(5000, u'x') + u"needle"_s + QString(100, u'y'),
                    .marks = {TextRange{5000, 6}},
                    .colour = Qt::black,
                    .markGround = Qt::yellow};
    QVERIFY(painted(line) > 10);
    line.marks = {TextRange{0, 3}};
    QVERIFY(painted(line) > 5);
    line.marks.clear();
    QCOMPARE(painted(line), 0);
}

void TestRecordList::hostileSignaturesArePlainText()
{
    std::vector<Record> hostile = records(3);
    hostile[0].signature.english = u"<b>bold</b><script>alert(1)</script>\n\t&amp;\u202e reversed"_s;
    hostile[1].signature.english = QString(2'000'000, u'W');
    hostile[2].signature.english.clear();
    hostile[2].id = RecordId(QString(100'000, u'i'));
    Fixture fixture(1);
    fixture.catalog.setCatalog(TestData::memoryCatalog(hostile));
    QVERIFY(!render(fixture.pane).isNull());
    fixture.pane.findBox()->setText(u"<b>"_s);
    QCOMPARE(fixture.filter.rowCount(), 1);
    QVERIFY(!render(fixture.pane).isNull());
}

void TestRecordList::languageSwitches()
{
    Fixture fixture(3);
    const QImage english = render(*fixture.pane.list());
    fixture.pane.setLanguage(Language::Chinese);
    QVERIFY(english != render(*fixture.pane.list()));
}

void TestRecordList::signsAreDrawnAndSaid()
{
    Fixture fixture(3);
    const QModelIndex first = fixture.filter.index(0, 0);
    const auto words = [&first] { return first.data(Qt::AccessibleTextRole).toString(); };
    QVERIFY2(words().startsWith(u"Error number 0"_s), qPrintable(words()));
    QVERIFY2(words().contains(u"Trust"_s) && !words().contains(u"Bookmarked"_s), qPrintable(words()));
    const QImage before = render(*fixture.pane.list());
    QSignalSpy changed(&fixture.filter, &QAbstractItemModel::dataChanged);
    fixture.catalog.setUserMarks({static_cast<quint8>(UserMark::Bookmark)});
    QCOMPARE(changed.size(), 1); // the other rows are as they were
    const QImage after = render(*fixture.pane.list());
    const QRect row = fixture.pane.list()->visualRect(first);
    QVERIFY(before.copy(row) != after.copy(row));
    QCOMPARE(before.copy(row.translated(0, row.height())), after.copy(row.translated(0, row.height())));
    QVERIFY2(words().contains(u"Bookmarked"_s), qPrintable(words()));
    fixture.pane.setLanguage(Language::Chinese);
    QVERIFY2(words().startsWith(u"第 0 个错误"_s), qPrintable(words()));
    fixture.catalog.setUserMarks({});
    QVERIFY(!first.data(RecordRole::BookmarkRole).toBool());
}

void TestRecordList::keptLinesAreThoseOfTheText()
{
    // The same picture with and without what was kept from other texts, marks, widths and fonts.
    MarkedLines lines;
    const auto painted = [](const std::function<void(QPainter &)> &paint) {
        QImage image(220, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(painter);
        return image;
    };
    const QString text = u"connection reset by a peer that nobody knows anything about"_s;
    for (int round = 0; round < 2; ++round) {
        for (const qreal width : {60.0, 200.0}) {
            for (const qsizetype start : {-1, 0, 11, 40}) {
                for (const QColor &ground : {QColor(Qt::yellow), QColor()}) {
                    MarkedText line{.text = text, .colour = Qt::black, .markGround = ground};
                    if (start >= 0)
                        line.marks = {TextRange{start, 5}};
                    line.font.setBold(width > 100);
                    const QRectF rect(5, 0, width, 30);
                    QCOMPARE(painted([&](QPainter &painter) { lines.draw(&painter, rect, line); }),
                             painted([&](QPainter &painter) { drawMarkedText(&painter, rect, line); }));
                }
            }
        }
    }
    const MarkedText word{.text = u"word"_s, .colour = Qt::black};
    QVERIFY(lines.widthOf(word) > 0);
    QCOMPARE(lines.widthOf(MarkedText{}), 0.0);
}

QTEST_MAIN(TestRecordList)
#include "tst_recordlist.moc"
