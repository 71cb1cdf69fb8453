// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"
#include "tests/support/memorycatalog.h"
#include "views/findbox.h"
#include "views/querycompleter.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// A box that completes over two records.
struct Fixture
{
    Fixture()
    {
        auto *column = new QVBoxLayout(&window);
        box = new FindBox(&window);
        column->addWidget(box);
        auto *completer = new QueryCompleter(box);
        QObject::connect(completer, &QueryCompleter::wanted, box,
                         [this, completer](const QString &text, int cursor) {
                             completer->offer(completionsAt(text, cursor, index));
                         });
        window.show();
        window.activateWindow();
        box->setFocus();
        popup = completer->findChild<QCompleter *>()->popup();
    }
    /// Types where a user's keys go: into the list of offers while it is open.
    void key(Qt::Key key) { QTest::keyClick(popup->isVisible() ? static_cast<QWidget *>(popup) : box, key); }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::keyClick(popup->isVisible() ? static_cast<QWidget *>(popup) : box, c.toLatin1());
    }
    [[nodiscard]] QStringList offers() const
    {
        QStringList texts;
        if (!popup->isVisible())
            return texts;
        for (int row = 0; row < popup->model()->rowCount(); ++row)
            texts.append(popup->model()->index(row, 0).data().toString());
        return texts;
    }

    static std::shared_ptr<const Catalog> records()
    {
        Record one;
        one.id = RecordId(u"a/1"_s);
        one.signature.english = u"a lost lease"_s;
        one.domain = u"cuda"_s;
        one.verificationTier = u"ai_generated"_s;
        one.tags = {u"gpu"_s};
        Record two = one;
        two.id = RecordId(u"a/2"_s);
        two.domain = u"two words"_s;
        return TestData::memoryCatalog({one, two});
    }
    std::shared_ptr<const Catalog> catalog = records();
    SearchIndex index = SearchIndex::build(*catalog);
    QWidget window;
    FindBox *box = nullptr;
    QAbstractItemView *popup = nullptr;
};

} // namespace

class TestQueryCompleter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void fieldThenValue();
    void valuesAreQuoted();
    void goesOnInTheMiddle();
    void staysClosed();
    void escapeClosesTheListAlone();
};

void TestQueryCompleter::fieldThenValue()
{
    Fixture fixture;
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    fixture.type(u"lost do"_s);
    QVERIFY(fixture.offers().contains(u"domain:"_s));
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.box->text(), u"lost domain:"_s);
    QTRY_COMPARE(fixture.offers(), (QStringList{u"domain:cuda"_s, u"domain:\"two words\""_s}));
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.box->text(), u"lost domain:cuda"_s);
}

void TestQueryCompleter::valuesAreQuoted()
{
    Fixture fixture;
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    fixture.type(u"-domain:t"_s);
    QCOMPARE(fixture.offers(), QStringList{u"-domain:\"two words\""_s});
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.box->text(), u"-domain:\"two words\""_s);
    const SearchQuery query = parseQuery(fixture.box->text());
    QVERIFY(query.errors.isEmpty());
    QCOMPARE(query.items.size(), 1);
    QCOMPARE(query.items.first().text, u"two words"_s);
}

void TestQueryCompleter::goesOnInTheMiddle()
{
    Fixture fixture;
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    fixture.box->setText(u" lease"_s);
    fixture.box->setCursorPosition(0);
    fixture.type(u"zh:c"_s);
    QCOMPARE(fixture.offers(), QStringList{u"zh:copied"_s});
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.box->text(), u"zh:copied lease"_s);
    QCOMPARE(fixture.box->cursorPosition(), 9);
}

void TestQueryCompleter::staysClosed()
{
    Fixture fixture;
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    fixture.box->setText(u"do"_s); // by the program, not by a key
    QVERIFY(!fixture.popup->isVisible());
    fixture.box->clear();
    fixture.type(u"/do"_s);
    QVERIFY(!fixture.popup->isVisible());
    fixture.box->clear();
    fixture.type(u"\"lost do"_s);
    QVERIFY(!fixture.popup->isVisible());
}

void TestQueryCompleter::escapeClosesTheListAlone()
{
    Fixture fixture;
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    QSignalSpy opened(fixture.box, &FindBox::openRequested);
    fixture.type(u"tie"_s);
    QVERIFY(fixture.popup->isVisible());
    fixture.key(Qt::Key_Escape);
    QVERIFY(!fixture.popup->isVisible());
    QCOMPARE(fixture.box->text(), u"tie"_s);
    fixture.key(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
}

QTEST_MAIN(TestQueryCompleter)
#include "tst_querycompleter.moc"
