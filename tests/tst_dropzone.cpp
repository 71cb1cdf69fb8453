// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"
#include "views/codestyle.h"
#include "views/detailpane.h"
#include "views/dropzone.h"
#include "views/recordlistpane.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// A window with the panes that lie in the program's.
struct Fixture
{
    CodeStyle style;
    QWidget window;
    DropZone *zone = nullptr;
    QList<QUrl> files;
    QString text;

    Fixture()
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(new RecordListPane(&window));
        auto *detail = new DetailPane(style, &window);
        Record record;
        record.id = RecordId(u"a/b"_s);
        record.signature.english = u"It broke"_s;
        detail->showRecord(record, "{}"_ba);
        column->addWidget(detail);
        zone = new DropZone(&window);
        QObject::connect(zone, &DropZone::filesDropped, &window,
                         [this](const QList<QUrl> &urls) { files = urls; });
        QObject::connect(zone, &DropZone::textDropped, &window,
                         [this](const QString &dropped) { text = dropped; });
        window.resize(500, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }

    /// Drags over a widget and drops there, as the platform does; true where both were accepted.
    bool dropOn(QWidget *target, const QMimeData &data, Qt::DropActions actions = Qt::CopyAction)
    {
        const QPoint at = target->rect().center();
        QDragEnterEvent enter(at, actions, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        const bool covered = zone->isVisible();
        QDropEvent drop(at, actions, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &drop);
        return enter.isAccepted() && covered && drop.isAccepted() && !zone->isVisible();
    }
};

} // namespace

class TestDropZone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void takesFilesAnywhere_data();
    void takesFilesAnywhere();
    void takesText();
    void filesGoBeforeTheirText();
    void refusesOtherThings();
    void blankTextIsNothing();
    void leavingUncovers();
    void movesNothing();
    void letsThePointerThrough();
};

void TestDropZone::takesFilesAnywhere_data()
{
    QTest::addColumn<QString>("target");
    for (const char *name : {"findBox", "recordList", "recordForm", "signature", "recordTabs"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestDropZone::takesFilesAnywhere()
{
    QFETCH(QString, target);
    Fixture fixture;
    auto *widget = fixture.window.findChild<QWidget *>(target);
    QVERIFY(widget);
    QMimeData data;
    const QList<QUrl> urls{QUrl::fromLocalFile(u"/tmp/b.log"_s), QUrl::fromLocalFile(u"/tmp/a.log"_s)};
    data.setUrls(urls);
    QVERIFY(fixture.dropOn(widget, data));
    QCOMPARE(fixture.files, urls);
    QVERIFY(fixture.text.isEmpty());
}

void TestDropZone::takesText()
{
    Fixture fixture;
    QMimeData data;
    data.setText(u"Traceback\nRuntimeError"_s);
    QVERIFY(fixture.dropOn(fixture.window.findChild<QWidget *>(u"findBox"_s), data));
    QCOMPARE(fixture.text, u"Traceback\nRuntimeError"_s);
    QVERIFY(fixture.window.findChild<QLineEdit *>(u"findBox"_s)->text().isEmpty());
    QVERIFY(fixture.files.isEmpty());
}

void TestDropZone::filesGoBeforeTheirText()
{
    Fixture fixture;
    QMimeData data;
    data.setUrls({QUrl(u"https://example.org/a.log"_s)});
    data.setText(u"https://example.org/a.log"_s);
    QVERIFY(fixture.dropOn(&fixture.window, data));
    QCOMPARE(fixture.files.size(), 1);
    QVERIFY(fixture.text.isEmpty());
}

void TestDropZone::refusesOtherThings()
{
    Fixture fixture;
    QMimeData data;
    data.setData(u"application/x-something"_s, "x"_ba);
    QVERIFY(!fixture.dropOn(&fixture.window, data));
    QVERIFY(!fixture.zone->isVisible());
    QVERIFY(fixture.files.isEmpty() && fixture.text.isEmpty());
}

void TestDropZone::blankTextIsNothing()
{
    Fixture fixture;
    QSignalSpy dropped(fixture.zone, &DropZone::textDropped);
    QMimeData data;
    data.setText(u" \n "_s);
    QVERIFY(fixture.dropOn(&fixture.window, data));
    QCOMPARE(dropped.count(), 0);
}

void TestDropZone::leavingUncovers()
{
    Fixture fixture;
    QMimeData data;
    data.setText(u"x"_s);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &enter);
    QVERIFY(fixture.zone->isVisible());
    QCOMPARE(fixture.zone->geometry(), fixture.window.rect());
    fixture.window.resize(600, 400);
    QCOMPARE(fixture.zone->geometry(), fixture.window.rect());
    QVERIFY(!fixture.zone->grab().isNull());
    QDragLeaveEvent leave;
    QApplication::sendEvent(&fixture.window, &leave);
    QVERIFY(!fixture.zone->isVisible());
}

void TestDropZone::movesNothing()
{
    Fixture fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/tmp/a.log"_s)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &enter);
    QCOMPARE(enter.dropAction(), Qt::CopyAction);
    QDropEvent drop(QPoint(5, 5), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &drop);
    QCOMPARE(drop.dropAction(), Qt::CopyAction);
}

void TestDropZone::letsThePointerThrough()
{
    Fixture fixture;
    fixture.zone->setGeometry(fixture.window.rect());
    fixture.zone->show();
    fixture.zone->raise();
    QVERIFY(fixture.window.childAt(fixture.window.rect().center()) != fixture.zone);
}

QTEST_MAIN(TestDropZone)
#include "tst_dropzone.moc"
