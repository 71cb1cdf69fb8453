// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searcher.h"
#include "tests/support/guitest.h"
#include "tests/support/memorycatalog.h"
#include "views/facetpane.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record record(const QString &id, const QString &domain, const QString &tier)
{
    Record made;
    made.id = RecordId(id);
    made.signature.english = u"a lost lease"_s;
    made.domain = domain;
    made.verificationTier = tier;
    return made;
}

/// The pane over three records, and the query that it and its user share.
struct Fixture
{
    Fixture()
    {
        QObject::connect(&pane, &FacetPane::fieldToggled, &pane,
                         [this](QueryField field, const QString &value, bool on) {
                             ask(withField(query, field, value, on));
                         });
        pane.resize(320, 500);
        pane.show();
        ask({});
    }
    void ask(const QString &text)
    {
        query = text;
        const SearchQuery parsed = parseQuery(text);
        pane.setCounts(searcher.search(parsed).facets, index.names(), parsed);
    }
    [[nodiscard]] QTreeWidgetItem *row(const QString &label) const
    {
        const QList<QTreeWidgetItem *> found = pane.findItems(label, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.constFirst();
    }
    [[nodiscard]] QString countOf(const QString &label) const
    {
        const QTreeWidgetItem *item = row(label);
        return item ? item->text(1) : QString();
    }
    void click(QTreeWidgetItem *item)
    {
        item->parent()->setExpanded(true);
        const QRect place = pane.visualItemRect(item);
        QTest::mouseClick(pane.viewport(), Qt::LeftButton, {}, QPoint(place.right() - 4, place.center().y()));
    }

    std::shared_ptr<const Catalog> catalog = TestData::memoryCatalog(
        {record(u"a/1"_s, u"cuda"_s, u"ai_generated"_s), record(u"a/2"_s, u"cuda"_s, u"official"_s),
         record(u"b/3"_s, u"two words"_s, u"official"_s)});
    SearchIndex index = SearchIndex::build(*catalog);
    Searcher searcher{index, *catalog};
    FacetPane pane;
    QString query;
};

} // namespace

class TestFacetPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void countsAndTicks();
    void clickTicksOnce();
    void keysTick();
    void textTicksToo();
    void derivedFacets();
    void bookmarksAndNotes();
    void savedSearches();
    void renamedAndRemovedByKey();
};

void TestFacetPane::countsAndTicks()
{
    Fixture fixture;
    QCOMPARE(fixture.countOf(u"cuda"_s), u"2"_s);
    QCOMPARE(fixture.countOf(u"two words"_s), u"1"_s);
    QCOMPARE(fixture.countOf(u"official"_s), u"2"_s);
    QCOMPARE(fixture.row(u"cuda"_s)->checkState(0), Qt::Unchecked);
}

void TestFacetPane::clickTicksOnce()
{
    Fixture fixture;
    fixture.click(fixture.row(u"cuda"_s));
    QCOMPARE(fixture.query.trimmed(), u"domain:cuda"_s);
    QCOMPARE(fixture.row(u"cuda"_s)->checkState(0), Qt::Checked);
    QVERIFY(!fixture.row(u"two words"_s)); // it has none of these
    QCOMPARE(fixture.countOf(u"official"_s), u"1"_s);
    fixture.click(fixture.row(u"cuda"_s));
    QCOMPARE(fixture.query.trimmed(), QString());
    QCOMPARE(fixture.row(u"cuda"_s)->checkState(0), Qt::Unchecked);
    fixture.click(fixture.row(u"two words"_s));
    QCOMPARE(fixture.query.trimmed(), u"domain:\"two words\""_s);
    QCOMPARE(fixture.row(u"two words"_s)->checkState(0), Qt::Checked);
    // A click into the little box itself counts once, too.
    QTreeWidgetItem *item = fixture.row(u"two words"_s);
    const QRect place = fixture.pane.visualItemRect(item);
    QTest::mouseClick(fixture.pane.viewport(), Qt::LeftButton, {},
                      QPoint(place.left() + 9, place.center().y()));
    QCOMPARE(fixture.query.trimmed(), QString());
}

void TestFacetPane::keysTick()
{
    Fixture fixture;
    fixture.pane.setCurrentItem(fixture.row(u"cuda"_s));
    QTest::keyClick(&fixture.pane, Qt::Key_Return);
    QCOMPARE(fixture.query.trimmed(), u"domain:cuda"_s);
    fixture.pane.setCurrentItem(fixture.row(u"cuda"_s));
    QTest::keyClick(&fixture.pane, Qt::Key_Space);
    QCOMPARE(fixture.query.trimmed(), QString());
}

void TestFacetPane::textTicksToo()
{
    Fixture fixture;
    fixture.ask(u"lost tier:official"_s);
    QCOMPARE(fixture.row(u"official"_s)->checkState(0), Qt::Checked);
    fixture.ask(u"lost"_s);
    QCOMPARE(fixture.row(u"official"_s)->checkState(0), Qt::Unchecked);
    // A value that is asked for stays, even where nothing has it.
    fixture.ask(u"domain:cuda qqqzzz"_s);
    QCOMPARE(fixture.row(u"cuda"_s)->checkState(0), Qt::Checked);
}

void TestFacetPane::derivedFacets()
{
    Fixture fixture;
    fixture.searcher.setRegexMisses({true, false, false});
    fixture.ask({});
    QCOMPARE(fixture.countOf(u"Regular expression misses its signature"_s), u"1"_s);
    QCOMPARE(fixture.countOf(u"No Chinese"_s), u"3"_s);
    QCOMPARE(fixture.countOf(u"No source"_s), u"3"_s);
    QCOMPARE(fixture.countOf(u"No edge"_s), u"3"_s);
    fixture.click(fixture.row(u"Regular expression misses its signature"_s));
    QCOMPARE(fixture.query.trimmed(), u"miss:signature"_s);
}

void TestFacetPane::bookmarksAndNotes()
{
    Fixture fixture;
    QVERIFY(!fixture.row(u"Bookmarked"_s));
    QVERIFY(fixture.row(u"Yours"_s)->isHidden());
    fixture.searcher.setUserMarks(
        {static_cast<quint8>(UserMark::Bookmark), 0, static_cast<quint8>(UserMark::Bookmark)});
    fixture.ask({});
    QVERIFY(!fixture.row(u"Yours"_s)->isHidden());
    QCOMPARE(fixture.countOf(u"Bookmarked"_s), u"2"_s);
    QVERIFY(!fixture.row(u"With a note"_s));
    fixture.click(fixture.row(u"Bookmarked"_s));
    QCOMPARE(fixture.query.trimmed(), u"is:bookmarked"_s);
    QCOMPARE(fixture.row(u"Bookmarked"_s)->checkState(0), Qt::Checked);
    QCOMPARE(fixture.countOf(u"cuda"_s), u"1"_s);
    fixture.click(fixture.row(u"Bookmarked"_s));
    QCOMPARE(fixture.query.trimmed(), QString());
}

void TestFacetPane::savedSearches()
{
    Fixture fixture;
    QSignalSpy toggled(&fixture.pane, &FacetPane::savedToggled);
    fixture.pane.setSavedSearches({{.name = u"Mine"_s, .query = u"tier:official"_s, .count = 2},
                                   {.name = u"Other"_s, .query = u"domain:cuda"_s, .count = std::nullopt}});
    QCOMPARE(fixture.countOf(u"Mine"_s), u"2"_s);
    QCOMPARE(fixture.countOf(u"Other"_s), QString());
    fixture.click(fixture.row(u"Mine"_s));
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.first(), (QVariantList{QVariant::fromValue(qsizetype(0)), true}));
    fixture.ask(u"tier:official"_s);
    QCOMPARE(fixture.row(u"Mine"_s)->checkState(0), Qt::Checked);
    QCOMPARE(fixture.row(u"Other"_s)->checkState(0), Qt::Unchecked);
    QCOMPARE(toggled.size(), 1); // only what the user does is told
}

void TestFacetPane::renamedAndRemovedByKey()
{
    Fixture fixture;
    QSignalSpy renamed(&fixture.pane, &FacetPane::savedRenamed);
    QSignalSpy removed(&fixture.pane, &FacetPane::savedRemoved);
    fixture.pane.setSavedSearches({{.name = u"tag:x"_s, .query = u"tag:x"_s, .count = 0}});
    fixture.pane.editName(0);
    auto *editor = fixture.pane.findChild<QLineEdit *>();
    QVERIFY(editor);
    // Answers that come meanwhile do not take the name away.
    fixture.ask(u"lost"_s);
    editor->selectAll();
    QTest::keyClicks(editor, u"Queue"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(renamed.size(), 1);
    QCOMPARE(renamed.first(), (QVariantList{QVariant::fromValue(qsizetype(0)), u"Queue"_s}));
    fixture.pane.setSavedSearches({{.name = u"Queue"_s, .query = u"tag:x"_s, .count = 0}});
    fixture.pane.setCurrentItem(fixture.row(u"Queue"_s));
    QTest::keyClick(&fixture.pane, Qt::Key_Delete);
    QCOMPARE(removed.size(), 1);
    // Values are not removed.
    fixture.pane.setCurrentItem(fixture.row(u"cuda"_s));
    QTest::keyClick(&fixture.pane, Qt::Key_Delete);
    QCOMPARE(removed.size(), 1);
}

QTEST_MAIN(TestFacetPane)
#include "tst_facetpane.moc"
