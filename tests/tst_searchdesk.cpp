// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/environmentdesk.h"
#include "app/mainactions.h"
#include "app/recordsdesk.h"
#include "app/searchdesk.h"
#include "app/windowparts.h"
#include "models/edit/document.h"
#include "models/edit/recordlinks.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/selectionhub.h"
#include "models/jobs/regexvotes.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/codestyle.h"
#include "views/facetpane.h"
#include "views/findbox.h"
#include "views/recordlistpane.h"
#include "views/recordlistview.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMainWindow>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray flatRecord(const QByteArray &id, const QByteArray &signature, const QByteArray &regex = {},
                      const QByteArray &more = {})
{
    return "{\"id\": \"d/" + id + "\", \"signature\": \"" + signature + "\", \"regex\": \"" + regex +
           "\", \"domain\": \"d\", \"tags\": [\"t\"]" + more + "}\n";
}

/// The list with its search over four records on disk, and the document that edits them.
struct Desk
{
    explicit Desk(const TestFolder &folder)
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , actions(&window)
        , parts{.window = window,
                .actions = actions,
                .selection = selection,
                .codeStyle = codeStyle,
                .settings = settings}
        , records(parts)
    {
        records.follow(document);
        window.resize(900, 600);
        window.show();
        window.activateWindow();
        list = window.findChild<RecordListPane *>();
        box = list->findBox();
        facets = window.findChild<FacetPane *>();
        search()->dock()->show();
        notice = window.findChild<QLabel *>(u"queryNotice"_s);
        auto read = CatalogReader().read({folder.filePath(u"c"_s)});
        catalog = read ? *read : nullptr;
        records.setCatalog(catalog);
        document.reset(catalog);
        records.chooseRecord();
        records.setPatterns(searchPatterns(*catalog));
    }

    [[nodiscard]] SearchDesk *search() const { return records.findChild<SearchDesk *>(); }
    [[nodiscard]] bool isReady() const { return search()->controller().isReady(); }
    [[nodiscard]] QStringList shown() const
    {
        QStringList ids;
        const QAbstractItemModel *model = list->list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            ids.append(model->index(row, 0).data(RecordRole::IdRole).value<RecordId>().value());
        return ids;
    }
    void type(const QString &text)
    {
        box->clear();
        QTest::keyClicks(box, text);
    }
    bool apply(const Result<EditPlan> &plan) { return plan && document.apply(*plan).has_value(); }
    bool set(const QByteArray &id, const QString &pointer, const QByteArray &json)
    {
        return apply(planSet(document, RecordId(QString::fromUtf8(id)), pointer, json));
    }
    /// Count beside a facet's value; -1 where it is not there.
    [[nodiscard]] int facet(const QString &value) const
    {
        for (int group = 0; group < facets->topLevelItemCount(); ++group) {
            const QTreeWidgetItem *parent = facets->topLevelItem(group);
            for (int i = 0; i < parent->childCount(); ++i) {
                if (parent->child(i)->data(0, Qt::UserRole + 1).toString() == value)
                    return parent->child(i)->text(1).toInt();
            }
        }
        return -1;
    }

    JsonRecordCodec codec;
    Document document{codec};
    QSettings settings;
    QMainWindow window;
    MainActions actions;
    SelectionHub selection;
    CodeStyle codeStyle;
    WindowParts parts;
    RecordsDesk records;
    std::shared_ptr<const Catalog> catalog;
    RecordListPane *list = nullptr;
    FindBox *box = nullptr;
    FacetPane *facets = nullptr;
    QLabel *notice = nullptr;
};

} // namespace

class TestSearchDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void editsAreFoundAtOnce();
    void addedAndRemovedRecords();
    void renamedRecords();
    void editsBeforeTheIndexIsMade();
    void editedRegexesVote();
    void faultsStandInPlace();
    void composedTextTriggersNothing();
    void pastedTracebackNamesTheLine();
    void savedSearchesCountAndStay();
    void copiesByKey();
    void draggedRowsAreText();
    void otherVersionsAreDimmed();
    void moreHitsWhenScrolled();
    void bookmarksAreFoundAtOnce();
    void nothingFoundOffersWhatIs();
    void closedFacetsAreFilledWhenTheyOpen();

private:
    std::unique_ptr<TestFolder> m_folder;
};

void TestSearchDesk::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"c/a.json"_s, flatRecord("a", "alpha stream broke", "alpha.*broke"));
    m_folder->write(u"c/b.json"_s, flatRecord("b", "beta stream broke", "gamma"));
    m_folder->write(u"c/c.json"_s, flatRecord("c", "gamma lost 显存不足"));
    m_folder->write(u"c/d.json"_s, flatRecord("d", "delta lost"));
}

void TestSearchDesk::editsAreFoundAtOnce()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    desk.type(u"stream"_s);
    QTRY_COMPARE(desk.shown().size(), 2);
    QTRY_COMPARE(desk.facet(u"signature"_s), 1); // the regex of b misses
    QTRY_COMPARE(desk.facet(u"edge"_s), 2);

    QVERIFY(desk.set("d/d", u"/signature"_s, "\"delta stream lost\""));
    QTRY_COMPARE(desk.shown().size(), 3);
    QTRY_COMPARE(desk.facet(u"edge"_s), 3);
    QVERIFY(desk.set("d/b", u"/regex"_s, "\"beta stream\""));
    QTRY_COMPARE(desk.facet(u"signature"_s), -1);
    desk.document.undoStack().undo();
    QTRY_COMPARE(desk.facet(u"signature"_s), 1);
    desk.document.undoStack().undo();
    QTRY_COMPARE(desk.shown().size(), 2);
    desk.document.undoStack().redo();
    QTRY_COMPARE(desk.shown().size(), 3);
    // The words that were there before are gone.
    QVERIFY(desk.set("d/a", u"/signature"_s, "\"omega\""));
    desk.type(u"alpha"_s);
    QVERIFY(!desk.shown().contains(u"d/a"_s));
    desk.type(u"omega"_s);
    QCOMPARE(desk.shown(), QStringList{u"d/a"_s});
    desk.document.discard();
    desk.type(u"alpha"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/a"_s});
}

void TestSearchDesk::addedAndRemovedRecords()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    const RecordId fresh(u"d/fresh"_s);
    QVERIFY(desk.apply(planAdd(desk.document, fresh, m_folder->filePath(u"c/fresh.json"_s))));
    QCOMPARE(desk.shown().size(), 5);
    QVERIFY(desk.set("d/fresh", u"/signature"_s, "\"a brand new thing\""));
    desk.type(u"brand"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/fresh"_s});
    QVERIFY(desk.set("d/fresh", u"/signature"_s, "\"a brand new stream\""));
    desk.type(u"stream"_s);
    QTRY_COMPARE(desk.shown().size(), 3);

    QVERIFY(desk.apply(planRemove(desk.document, RecordId(u"d/a"_s))));
    QCOMPARE(desk.shown().size(), 2);
    desk.box->clear();
    QTRY_COMPARE(desk.shown(), (QStringList{u"d/b"_s, u"d/c"_s, u"d/d"_s, u"d/fresh"_s}));
    QVERIFY(!desk.selection.current().isEmpty()); // another one took the place of the current one
    desk.document.undoStack().undo();
    QTRY_COMPARE(desk.shown(), (QStringList{u"d/a"_s, u"d/b"_s, u"d/c"_s, u"d/d"_s, u"d/fresh"_s}));
    desk.type(u"alpha"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/a"_s});
    desk.box->clear();
    const int beforeRemoval = desk.document.undoStack().count() - 1;
    desk.document.undoStack().setIndex(0);
    QTRY_COMPARE(desk.shown().size(), 4);
    desk.document.undoStack().setIndex(beforeRemoval);
    QTRY_COMPARE(desk.shown().size(), 5);
    desk.type(u"brand"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/fresh"_s});
}

void TestSearchDesk::renamedRecords()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    desk.selection.setCurrent(RecordId(u"d/c"_s));
    QVERIFY(desk.apply(planRename(desk.document, RecordId(u"d/c"_s), RecordId(u"d/other-name"_s))));
    QCOMPARE(desk.selection.current(), RecordId(u"d/other-name"_s));
    QCOMPARE(desk.shown(), (QStringList{u"d/a"_s, u"d/b"_s, u"d/other-name"_s, u"d/d"_s}));
    desk.type(u"id:d/other"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/other-name"_s});
    desk.document.undoStack().undo();
    desk.type(u"id:d/c"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/c"_s});
}

void TestSearchDesk::editsBeforeTheIndexIsMade()
{
    Desk desk(*m_folder);
    // No event was handled yet: the worker cannot have delivered.
    QVERIFY(!desk.isReady());
    QVERIFY(desk.set("d/d", u"/signature"_s, "\"early bird\""));
    QTRY_VERIFY(desk.isReady());
    desk.type(u"early"_s);
    QTRY_COMPARE(desk.shown(), QStringList{u"d/d"_s});
}

void TestSearchDesk::editedRegexesVote()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    QSignalSpy answers(&desk.search()->controller(), &SearchController::resultChanged);
    const auto votes = [&answers] {
        QStringList rows;
        for (const SearchHit &hit : answers.constLast().constFirst().value<SearchResult>().hits) {
            if (hit.hasRegexVote)
                rows.append(QString::number(hit.record.value()));
        }
        return rows;
    };
    QTRY_VERIFY(desk.facet(u"signature"_s) >= 0); // the regexes are there
    desk.box->setText(u"delta lost today"_s);
    QVERIFY(!answers.isEmpty());
    QVERIFY(desk.set("d/d", u"/regex"_s, "\"delta lost\""));
    QTRY_COMPARE(votes(), QStringList{u"3"_s});
    desk.document.undoStack().undo();
    QTRY_COMPARE(votes(), QStringList{});
}

void TestSearchDesk::faultsStandInPlace()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    desk.type(u"stream conf:high"_s);
    QCOMPARE(desk.shown().size(), 2); // the rest is looked for
    QVERIFY(desk.notice->isVisible());
    QVERIFY(desk.notice->text().contains(u"conf:"_s));
    QCOMPARE(desk.box->faults().size(), 1);
    QCOMPARE(desk.box->faults().first(), (TextRange{.start = 7, .length = 9}));
    // Nothing is left to look for: every record, none of them for a reason, and it is said.
    desk.type(u"conf:high"_s);
    QCOMPARE(desk.shown().size(), 4);
    QVERIFY(!desk.list->list()->model()->index(0, 0).data(RecordRole::HitRole).isValid());
    QVERIFY(desk.notice->text().contains(u'\n'));
    desk.type(u"domain:nosuch"_s);
    QCOMPARE(desk.shown().size(), 4);
    QVERIFY(desk.notice->text().contains(u"nosuch"_s));
    desk.type(u"stream"_s);
    QVERIFY(!desk.notice->isVisible());
    QVERIFY(desk.box->faults().isEmpty());
    desk.type(u"zqzqzq"_s);
    QVERIFY(desk.shown().isEmpty());
    QVERIFY(desk.notice->isVisible()); // an empty list says why
}

void TestSearchDesk::composedTextTriggersNothing()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    desk.box->setFocus();
    QSignalSpy changed(desk.box, &FindBox::findTextChanged);
    QSignalSpy opened(desk.box, &FindBox::openRequested);
    QSignalSpy stepped(desk.box, &FindBox::stepRequested);
    const RecordId before = desk.selection.current();
    for (const QString &composed : {u"x"_s, u"xian"_s, u"xian c"_s, u"xian cun"_s}) {
        QInputMethodEvent event(composed, {});
        QApplication::sendEvent(desk.box, &event);
        // Some input methods let their keys through.
        QTest::keyClick(desk.box, Qt::Key_Return);
        QTest::keyClick(desk.box, Qt::Key_Down);
        QTest::keyClick(desk.box, Qt::Key_Escape);
    }
    QCOMPARE(changed.size(), 0);
    QCOMPARE(opened.size(), 0);
    QCOMPARE(stepped.size(), 0);
    QCOMPARE(desk.selection.current(), before);
    QCOMPARE(desk.shown().size(), 4);
    QInputMethodEvent commit(QString(), {});
    commit.setCommitString(u"显存"_s);
    QApplication::sendEvent(desk.box, &commit);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(desk.shown(), QStringList{u"d/c"_s});
    QTest::keyClick(desk.box, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
}

void TestSearchDesk::pastedTracebackNamesTheLine()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    const QString frames = u"  File \"/home/x/a.py\", line 7, in run\n"_s.repeated(3000);
    QApplication::clipboard()->setText(u"Traceback (most recent call last):\n"_s + frames +
                                       u"[rank1] 12:30:11 alpha stream 17 broke\n"_s);
    QTest::keySequence(desk.box, QKeySequence::Paste);
    QVERIFY(desk.box->text().size() > 60'000);
    QCOMPARE(desk.shown().value(0), u"d/a"_s);
    const auto hit = desk.list->list()->model()->index(0, 0).data(RecordRole::HitRole).value<SearchHit>();
    QVERIFY(hit.line > 1000);
    // Facets narrow it as they narrow words.
    desk.search()->ask(withField(desk.box->text(), QueryField::Has, u"code"_s, true));
    QVERIFY(desk.shown().isEmpty());
    desk.search()->ask(withField(desk.box->text(), QueryField::Has, u"code"_s, false));
    QCOMPARE(desk.shown().value(0), u"d/a"_s);
}

void TestSearchDesk::savedSearchesCountAndStay()
{
    Desk desk(*m_folder);
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    QTRY_VERIFY(desk.isReady());
    desk.type(u"stream"_s);
    QTest::keyClick(desk.box, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto *editor = desk.facets->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"Streams"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    const auto list = [&desk] { return desk.search()->saved().list(); };
    QTRY_COMPARE(list().constFirst().name, u"Streams"_s);
    QCOMPARE(list().constFirst().query, u"stream"_s);
    QCOMPARE(list().constFirst().count.value_or(-1), qsizetype(2));
    desk.box->clear();
    // The count is live, whatever the box says.
    QVERIFY(desk.set("d/d", u"/signature"_s, "\"delta stream\""));
    QTRY_COMPARE(list().constFirst().count.value_or(-1), qsizetype(3));
    {
        Desk again(*m_folder);
        QCOMPARE(again.search()->saved().list().constFirst().name, u"Streams"_s);
    }
    QTreeWidgetItem *item =
        desk.facets->findItems(u"Streams"_s, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    QVERIFY(item);
    QCOMPARE(item->text(1), u"3"_s);
    QTRY_COMPARE(item->checkState(0), Qt::Unchecked); // ticks follow the list when that is painted
    desk.facets->setCurrentItem(item);
    QTest::keyClick(desk.facets, Qt::Key_Return);
    QCOMPARE(desk.box->text(), u"stream"_s);
    QCOMPARE(desk.shown().size(), 3);
    QTest::keyClick(desk.facets, Qt::Key_Delete);
    QVERIFY(list().isEmpty());
}

void TestSearchDesk::copiesByKey()
{
    m_folder->write(u"c/a.json"_s, flatRecord("a", "alpha stream broke", {},
                                              R"(, "workarounds": [
                                    {"action": "Wait", "success_rate": 0.2},
                                    {"action": "Run `pip install --upgrade x`", "success_rate": 0.9}])"));
    Desk desk(*m_folder);
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    QTRY_VERIFY(desk.isReady());
    desk.box->setFocus();
    desk.type(u"alpha"_s);
    QTest::keyClick(desk.box, Qt::Key_Down);
    QCOMPARE(desk.selection.current(), RecordId(u"d/a"_s));
    QTest::keyClick(desk.box, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"Run `pip install --upgrade x`"_s);
    QTest::keyClick(desk.box, Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"pip install --upgrade x"_s);
    QCOMPARE(desk.box->text(), u"alpha"_s);
    // A record without one says so and leaves the clipboard alone.
    desk.selection.setCurrent(RecordId(u"d/b"_s));
    QTest::keyClick(desk.box, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"pip install --upgrade x"_s);
}

void TestSearchDesk::draggedRowsAreText()
{
    Desk desk(*m_folder);
    const QAbstractItemModel *model = desk.list->list()->model();
    QVERIFY(model->flags(model->index(2, 0)).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> mime(model->mimeData({model->index(2, 0)}));
    QCOMPARE(mime->text(), u"d/c\ngamma lost 显存不足"_s);
    desk.list->list()->setCurrentIndex(model->index(3, 0));
    QTest::keySequence(desk.list->list(), QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), u"d/d\ndelta lost"_s);
}

void TestSearchDesk::otherVersionsAreDimmed()
{
    m_folder->write(u"c/a.json"_s, flatRecord("a", "alpha stream broke", {},
                                              R"(, "versions": [{"version": "pytorch>=2.0"}])"));
    Desk desk(*m_folder);
    const auto mismatch = [&desk](int row) {
        return desk.list->list()->model()->index(row, 0).data(RecordRole::MismatchRole);
    };
    desk.records.findChild<EnvironmentDesk *>()->setText(u"torch 1.13"_s);
    QTRY_VERIFY(mismatch(0).isValid());
    QCOMPARE(mismatch(0).value<VersionMismatch>().wanted, u"pytorch>=2.0"_s);
    QVERIFY(!mismatch(1).isValid());
    QVERIFY(desk.set("d/a", u"/versions/0/version"_s, "\"pytorch>=1.9\""));
    QVERIFY(!mismatch(0).isValid());
    desk.document.undoStack().undo();
    QVERIFY(mismatch(0).isValid());
    // It is remembered, and taken back.
    Desk again(*m_folder);
    QTRY_VERIFY(again.list->list()->model()->index(0, 0).data(RecordRole::MismatchRole).isValid());
    again.records.findChild<EnvironmentDesk *>()->setText({});
    QVERIFY(!again.list->list()->model()->index(0, 0).data(RecordRole::MismatchRole).isValid());
}

void TestSearchDesk::moreHitsWhenScrolled()
{
    constexpr int Many = static_cast<int>(SearchController::FirstHits) + 300;
    QByteArray records = "[";
    for (int i = 0; i < Many; ++i)
        records +=
            (i > 0 ? "," : "") + flatRecord("many" + QByteArray::number(i), "sigma " + QByteArray::number(i));
    m_folder->write(u"c/many.json"_s, records + "]");
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    QCOMPARE(desk.catalog->size(), Many + 4);
    desk.type(u"sigma"_s);
    const QAbstractItemModel *model = desk.list->list()->model();
    QCOMPARE(model->rowCount(), static_cast<int>(SearchController::FirstHits));
    QVERIFY(desk.window.findChild<QLabel *>(u"recordCount"_s)->text().contains(QLocale().toString(Many)));
    const QStringList first = desk.shown();
    desk.list->list()->scrollToBottom();
    QTRY_COMPARE(model->rowCount(), Many);
    QCOMPARE(desk.shown().first(first.size()), first);
    // A column needs them all at once.
    desk.box->setText(u"sigm"_s);
    QCOMPARE(model->rowCount(), static_cast<int>(SearchController::FirstHits));
    desk.list->list()->model()->sort(RecordColumn::Id, Qt::DescendingOrder);
    QCOMPARE(model->rowCount(), Many);
    QCOMPARE(desk.shown().first(), u"d/many%1"_s.arg(Many - 1));
}

void TestSearchDesk::bookmarksAreFoundAtOnce()
{
    const RecordId a(u"d/a"_s);
    const RecordId b(u"d/b"_s);
    Desk desk(*m_folder);
    desk.records.setPrivate({a}, {});
    QTRY_VERIFY(desk.isReady()); // what is kept waits for the index
    desk.type(u"is:bookmarked"_s);
    QCOMPARE(desk.shown(), QStringList{u"d/a"_s});
    desk.records.setPrivate({a, b}, {b});
    QCOMPARE(desk.shown(), (QStringList{u"d/a"_s, u"d/b"_s}));
    QTRY_COMPARE(desk.facet(u"bookmarked"_s), 2);
    QCOMPARE(desk.facet(u"note"_s), 1);
    const auto has = [&desk](int row, int role) {
        return desk.list->list()->model()->index(row, 0).data(role).toBool();
    };
    QVERIFY(has(0, RecordRole::BookmarkRole));
    QVERIFY(!has(0, RecordRole::NoteRole));
    QVERIFY(has(1, RecordRole::NoteRole));
    desk.type(u"has:note"_s);
    QCOMPARE(desk.shown(), QStringList{u"d/b"_s});
    desk.records.setPrivate({b}, {});
    QVERIFY(desk.shown().isEmpty());
    desk.type(u"stream -is:bookmarked"_s);
    QCOMPARE(desk.shown(), QStringList{u"d/a"_s});
    // Renamed, it is another record; taken back, it is that one again.
    desk.type(u"is:bookmarked"_s);
    QVERIFY(desk.apply(planRename(desk.document, b, RecordId(u"d/other"_s))));
    QTRY_VERIFY(desk.shown().isEmpty());
    desk.document.undoStack().undo();
    QTRY_COMPARE(desk.shown(), QStringList{u"d/b"_s});
}

void TestSearchDesk::nothingFoundOffersWhatIs()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    const auto offered = [&desk] {
        QStringList texts;
        for (const auto *button : desk.list->findChildren<QPushButton *>(u"nearQuery"_s)) {
            if (button->isVisible())
                texts.append(button->text());
        }
        return texts;
    };
    desk.type(u"gxmmx"_s); // too far from "gamma" for a search
    QVERIFY(desk.shown().isEmpty());
    QVERIFY(desk.notice->isVisible());
    QTRY_VERIFY(desk.notice->text().contains(u"gxmmx"_s));
    QTRY_COMPARE(offered().size(), 1);
    QVERIFY(offered().constFirst().contains(u"gamma"_s));
    QTest::keyClick(desk.box, Qt::Key_Return);
    QCOMPARE(desk.box->text(), u"gamma"_s);
    QCOMPARE(desk.shown(), QStringList{u"d/c"_s});
    QTRY_VERIFY(offered().isEmpty());
    QVERIFY(!desk.notice->isVisible());
    // Who does not wait for the offer has it too.
    desk.type(u"gxmmx"_s);
    QTest::keyClick(desk.box, Qt::Key_Return);
    QCOMPARE(desk.box->text(), u"gamma"_s);
    // What excludes everything is left out with a click.
    desk.type(u"alpha is:bookmarked"_s);
    QVERIFY(desk.shown().isEmpty());
    QTRY_VERIFY(!offered().isEmpty());
    QTest::mouseClick(desk.list->findChildren<QPushButton *>(u"nearQuery"_s).constLast(), Qt::LeftButton);
    QCOMPARE(desk.box->text(), u"alpha"_s);
    QCOMPARE(desk.shown(), QStringList{u"d/a"_s});
    // Where some words are known, the list shows them and the unknown one is named.
    desk.type(u"stream qqqqjjjj"_s);
    QCOMPARE(desk.shown().size(), 2);
    QTRY_VERIFY(desk.notice->text().contains(u"qqqqjjjj"_s));
}

void TestSearchDesk::closedFacetsAreFilledWhenTheyOpen()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.isReady());
    QTRY_COMPARE(desk.facet(u"edge"_s), 4);
    desk.search()->dock()->hide();
    desk.type(u"stream"_s);
    QCoreApplication::processEvents();
    desk.search()->dock()->show();
    QTRY_COMPARE(desk.facet(u"edge"_s), 2);
}

QTEST_MAIN(TestSearchDesk)
#include "tst_searchdesk.moc"
