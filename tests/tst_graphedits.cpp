// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/editdesk.h"
#include "app/graphdesk.h"
#include "app/mainwindow.h"
#include "models/edit/edgeplan.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/edgeeditor.h"
#include "views/graphpane.h"
#include "views/graphview.h"
#include "views/pathsdialog.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

RecordId id(const QString &name)
{
    return RecordId(u"net/"_s + name);
}

QByteArray recordText(const QString &name, const QByteArray &graph)
{
    return R"({"id": "net/)" + name.toUtf8() + R"(", "domain": "net", "signature": "Error of )" +
           name.toUtf8() + R"(", "signature_zh": ")" + name.toUtf8() + R"( 的错误", "regex": ")" +
           name.toUtf8() + R"(", "transition_graph": {)" + graph + "}}";
}

/// The window on a small catalog: resolve > connect > upload, connect ~ handshake, and a quota that stands
/// alone.
struct Person
{
    explicit Person(const TestFolder &folder)
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.resize(1500, 1000);
        window.setWordLanguage(Language::English);
        window.show();
        catalog.open({folder.filePath(u"c"_s)});
        desk = window.findChild<GraphDesk *>();
        edit = window.findChild<EditDesk *>();
        view = desk->pane()->view();
        view->setAnimated(false);
        action(u"showGraph"_s)->trigger();
    }

    /// Goes to a record once the catalog is there; the list chooses its first one by itself.
    bool goTo(const QString &name, size_t shown)
    {
        if (!QTest::qWaitFor([this] { return !view->picture().nodes.empty(); }, 20'000))
            return false;
        desk->controller().setRoot(id(name));
        return QTest::qWaitFor(
            [&] { return view->picture().nodes.size() == shown && view->picture().find(id(name)); }, 20'000);
    }
    [[nodiscard]] QAction *action(const QString &name) { return window.findChild<QAction *>(name); }
    [[nodiscard]] bool shows(const QString &from, const QString &to, bool proposed = false) const
    {
        const GraphPicture &picture = view->picture();
        return std::ranges::any_of(picture.edges, [&](const PictureEdge &edge) {
            return picture.nodes[edge.from].id == id(from) && picture.nodes[edge.to].id == id(to) &&
                   edge.proposed == proposed;
        });
    }
    [[nodiscard]] std::optional<EdgeDraft> written(const QString &from, Relation relation, const QString &to)
    {
        return edgeDraft(edit->document(), id(from), relation, id(to));
    }
    /// Whether the record itself has the entry.
    [[nodiscard]] bool holds(const QString &name, Relation relation, const QString &to)
    {
        const auto record = edit->document().record(id(name));
        return record && std::ranges::any_of(record->transitions, [&](const Transition &edge) {
                   return edge.relation == relation && edge.target == id(to);
               });
    }
    [[nodiscard]] QPoint middleOf(const QString &name) const
    {
        return view->toWidget(view->picture().nodes[*view->picture().find(id(name))].box.center()).toPoint();
    }
    [[nodiscard]] EdgeEditor *editor() const { return window.findChild<EdgeEditor *>(); }
    [[nodiscard]] int steps() { return edit->document().undoStack().count(); }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
    GraphDesk *desk = nullptr;
    EditDesk *edit = nullptr;
    GraphView *view = nullptr;
};

void press(QAction *action)
{
    QVERIFY(action && action->isEnabled());
    action->trigger();
}

/// The open menu of the moment.
QMenu *openMenu()
{
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

} // namespace

class TestGraphEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void edgeIsDrawnByKey();
    void edgeIsDrawnWithTheMouse();
    void edgeIsChangedRetargetedAndRemoved();
    void edgesAreReachedByKey();
    void proposedEdgesAreAcceptedOrDismissed();
    void pictureFollowsEditsAtOnce();
    void pathsAreListedAndCopied();
    void hubsAreRanked();
    void largerFontGivesLargerBoxes();

private:
    std::unique_ptr<TestFolder> m_folder;
};

void TestGraphEdits::init()
{
    TestData::failOnWarning();
    TestData::useLook(TestData::lightPalette());
    m_folder = std::make_unique<TestFolder>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    const auto write = [this](const QString &name, const QByteArray &graph) {
        return m_folder->write(u"c/net/%1.json"_s.arg(name), recordText(name, graph));
    };
    QVERIFY(
        !write(u"resolve"_s, R"("leads_to": [{"error_id": "net/connect", "probability": 0.6}])").isEmpty());
    QVERIFY(!write(u"connect"_s, R"("leads_to": [{"error_id": "net/upload"}],
        "preceded_by": [{"error_id": "net/resolve", "probability": 0.6}],
        "frequently_confused_with": [{"error_id": "net/handshake", "distinction": "names TLS"}])")
                 .isEmpty());
    QVERIFY(!write(u"upload"_s, R"("leads_to": [])").isEmpty());
    QVERIFY(!write(u"handshake"_s, R"("leads_to": [])").isEmpty());
    QVERIFY(!write(u"quota"_s, R"("leads_to": [])").isEmpty());
}

void TestGraphEdits::edgeIsDrawnByKey()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"connect"_s, 4));
    QTest::keyClick(person.view, Qt::Key_L);
    EdgeEditor *editor = person.editor();
    QVERIFY(editor);
    auto *words = editor->findChild<QLineEdit *>(u"recordWords"_s);
    auto *list = editor->findChild<QListWidget *>(u"recordChoices"_s);
    const QPushButton *ok = editor->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QVERIFY(!ok->isEnabled()); // nothing is named yet
    QTest::keyClicks(words, u"quo"_s);
    QCOMPARE(list->count(), 1);
    QVERIFY(ok->isEnabled());
    QTest::keyClick(words, Qt::Key_Return); // on to the next field, not yet done
    QVERIFY(editor->isVisible());
    QTest::keyClicks(editor->findChild<QLineEdit *>(u"edgeCondition"_s), u"on weekends"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(person.shows(u"connect"_s, u"quota"_s));
    QCOMPARE(person.steps(), 1);
    QVERIFY(person.holds(u"connect"_s, Relation::LeadsTo, u"quota"_s));
    QVERIFY(person.holds(u"quota"_s, Relation::PrecededBy, u"connect"_s));
    QCOMPARE(person.written(u"quota"_s, Relation::PrecededBy, u"connect"_s)->condition, u"on weekends"_s);
    // One undo takes it out of both, in the picture too; redo brings it back.
    press(person.action(u"undo"_s));
    QVERIFY(!person.holds(u"quota"_s, Relation::PrecededBy, u"connect"_s));
    person.desk->controller().setRoot(id(u"connect"_s));
    QTRY_VERIFY(!person.shows(u"connect"_s, u"quota"_s));
    press(person.action(u"redo"_s));
    QTRY_VERIFY(person.shows(u"connect"_s, u"quota"_s));
}

void TestGraphEdits::edgeIsDrawnWithTheMouse()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"connect"_s, 4));
    person.view->fit();
    const auto box = [&person](const QString &name) {
        return person.view->toWidget(
            person.view->picture().nodes[*person.view->picture().find(id(name))].box);
    };
    // Not by the pointer of the platform, which has its own mind about what stands under it.
    const auto moveTo = [&person](QPoint place, Qt::MouseButtons held) {
        QMouseEvent move(QEvent::MouseMove, place, person.view->mapToGlobal(place), Qt::NoButton, held, {});
        QCoreApplication::sendEvent(person.view, &move);
    };
    const auto drag = [&](const QString &from, const QString &to, bool letGo) {
        const QPoint handle(qRound(box(from).right()) + 3, qRound(box(from).center().y()));
        moveTo(person.middleOf(from), Qt::NoButton);
        moveTo(handle, Qt::NoButton);
        QTest::mousePress(person.view, Qt::LeftButton, {}, handle);
        moveTo((handle + person.middleOf(to)) / 2, Qt::LeftButton);
        moveTo(person.middleOf(to), Qt::LeftButton);
        if (letGo)
            QTest::mouseRelease(person.view, Qt::LeftButton, {}, person.middleOf(to));
    };
    drag(u"handshake"_s, u"upload"_s, false);
    QTest::keyClick(person.view, Qt::Key_Escape); // thought better of it
    QTest::mouseRelease(person.view, Qt::LeftButton, {}, person.middleOf(u"upload"_s));
    QVERIFY(!person.editor());
    // A picture that comes while the mouse is on its way takes the line back, as it should.
    const auto isDrawn = [&] {
        if (!person.editor())
            drag(u"handshake"_s, u"upload"_s, true);
        return person.editor() != nullptr;
    };
    QTRY_VERIFY(isDrawn());
    EdgeEditor *editor = person.editor();
    QCOMPARE(editor->form().other, id(u"upload"_s));
    QTest::mouseClick(editor->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QTRY_VERIFY(person.shows(u"handshake"_s, u"upload"_s));
    QCOMPARE(person.steps(), 1);
    QVERIFY(person.holds(u"upload"_s, Relation::PrecededBy, u"handshake"_s));
}

void TestGraphEdits::edgeIsChangedRetargetedAndRemoved()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"connect"_s, 4));
    person.view->fit();
    const auto edgePlace = [&person](const QString &from, const QString &to) {
        const GraphPicture &picture = person.view->picture();
        for (const PictureEdge &edge : picture.edges) {
            if (picture.nodes[edge.from].id == id(from) && picture.nodes[edge.to].id == id(to))
                return person.view->toWidget(edge.label->center()).toPoint();
        }
        return QPoint();
    };
    // A double click on the line: another probability, relation and other end, in one step.
    QTest::mouseDClick(person.view, Qt::LeftButton, {}, edgePlace(u"resolve"_s, u"connect"_s));
    EdgeEditor *editor = person.editor();
    QVERIFY(editor);
    auto *probability = editor->findChild<QDoubleSpinBox *>(u"edgeProbability"_s);
    QCOMPARE(probability->value(), 60.0);
    probability->setFocus();
    probability->selectAll();
    QTest::keyClicks(probability, u"85"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(*person.written(u"resolve"_s, Relation::LeadsTo, u"connect"_s)->probability, 0.85);
    QCOMPARE(*person.edit->document().record(id(u"connect"_s))->transitions[1].probability, 0.85);
    QCOMPARE(person.steps(), 1);
    QTRY_VERIFY(!person.editor());

    QTest::mouseDClick(person.view, Qt::LeftButton, {}, edgePlace(u"connect"_s, u"upload"_s));
    editor = person.editor();
    QVERIFY(editor);
    QTest::keyClicks(editor->findChild<QLineEdit *>(u"recordWords"_s), u"quota"_s);
    QTest::mouseClick(editor->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QTRY_VERIFY(person.shows(u"connect"_s, u"quota"_s));
    QVERIFY(!person.shows(u"connect"_s, u"upload"_s));
    QVERIFY(person.holds(u"quota"_s, Relation::PrecededBy, u"connect"_s));
    QCOMPARE(person.steps(), 2);
    QTRY_VERIFY(!person.editor());

    // A right click: the menu of the line.
    const QPoint at = edgePlace(u"connect"_s, u"quota"_s);
    QContextMenuEvent asks(QContextMenuEvent::Mouse, at, person.view->mapToGlobal(at));
    QApplication::sendEvent(person.view, &asks);
    QVERIFY(openMenu());
    press(openMenu()->findChild<QAction *>(u"removeEdge"_s));
    openMenu()->close();
    QVERIFY(!person.holds(u"connect"_s, Relation::LeadsTo, u"quota"_s));
    QVERIFY(!person.holds(u"quota"_s, Relation::PrecededBy, u"connect"_s));
    QCOMPARE(person.steps(), 3);
    QTRY_VERIFY(!person.shows(u"connect"_s, u"quota"_s));
}

void TestGraphEdits::edgesAreReachedByKey()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"handshake"_s, 2));
    QTest::keyClick(person.view, Qt::Key_E);
    QMenu *menu = openMenu();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Right); // into the submenu of the only edge
    QMenu *edge = openMenu();
    QVERIFY(edge && edge != menu);
    QCOMPARE(edge->activeAction()->objectName(), u"editEdge"_s);
    QTest::keyClick(edge, Qt::Key_Return);
    EdgeEditor *editor = person.editor();
    QVERIFY(editor);
    auto *distinction = editor->findChild<QLineEdit *>(u"edgeDistinction"_s);
    QCOMPARE(distinction->text(), u"names TLS"_s);
    QVERIFY(distinction->isVisible());
    QVERIFY(!editor->findChild<QLineEdit *>(u"edgeDelay"_s)->isVisible());
    QTest::keyClicks(distinction, u" first"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(person.written(u"handshake"_s, Relation::ConfusedWith, u"connect"_s)->distinction,
             u"names TLS first"_s);
    QVERIFY(person.holds(u"handshake"_s, Relation::ConfusedWith, u"connect"_s)); // it had no entry before
}

void TestGraphEdits::proposedEdgesAreAcceptedOrDismissed()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"quota"_s, 1));
    Diagnosis diagnosis;
    Verdict root{.id = id(u"quota"_s)};
    Verdict known{.id = id(u"connect"_s)};
    known.consequenceOf = id(u"quota"_s);
    Verdict next{.id = id(u"upload"_s)};
    next.consequenceOf = id(u"connect"_s);
    diagnosis.verdicts = {root, known, next};
    person.desk->setDiagnosis(diagnosis);
    QTRY_VERIFY(person.shows(u"quota"_s, u"connect"_s, true));
    const auto *note = person.desk->pane()->findChild<QLabel *>(u"graphNote"_s);
    QVERIFY2(note->isVisible() && note->text().contains(u"1"_s), qPrintable(note->text()));
    QTest::keyClick(person.view, Qt::Key_E);
    QVERIFY(openMenu());
    press(openMenu()->findChild<QAction *>(u"dismissEdge"_s));
    openMenu()->close();
    QTRY_VERIFY(!person.shows(u"quota"_s, u"connect"_s, true));
    QCOMPARE(person.steps(), 0);
    person.desk->setDiagnosis(diagnosis); // the same log again: it stays dismissed
    QVERIFY(person.goTo(u"connect"_s, 4));
    QVERIFY(person.shows(u"connect"_s, u"upload"_s)); // the catalog has it: nothing is proposed

    next.consequenceOf = id(u"handshake"_s);
    diagnosis.verdicts = {root, known, next};
    person.desk->setDiagnosis(diagnosis);
    QTRY_VERIFY(person.shows(u"handshake"_s, u"upload"_s, true));
    person.view->setCursorNode(person.view->picture().find(id(u"upload"_s)));
    QTest::keyClick(person.view, Qt::Key_E);
    QVERIFY(openMenu());
    press(openMenu()->findChild<QAction *>(u"acceptEdge"_s));
    openMenu()->close();
    QTRY_VERIFY(person.shows(u"handshake"_s, u"upload"_s, false));
    QCOMPARE(person.steps(), 1);
    QVERIFY(person.holds(u"upload"_s, Relation::PrecededBy, u"handshake"_s));
    press(person.action(u"undo"_s));
    QTRY_VERIFY(person.shows(u"handshake"_s, u"upload"_s, true)); // proposed again
}

void TestGraphEdits::pictureFollowsEditsAtOnce()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"connect"_s, 4));
    Document &document = person.edit->document();
    const auto title = [&person] {
        const GraphPicture &picture = person.view->picture();
        const auto at = picture.find(id(u"connect"_s));
        return at ? picture.nodes[*at].title : QString();
    };
    QVERIFY(document.apply(*planSet(document, id(u"connect"_s), u"/signature"_s, "\"Connection refused\"")));
    QTRY_COMPARE(title(), u"Connection refused"_s);
    press(person.action(u"undo"_s));
    QTRY_COMPARE(title(), u"Error of connect"_s);
    // A new record is there to be linked to, a removed one is gone.
    QVERIFY(document.apply(*planAdd(document, id(u"proxy"_s), m_folder->filePath(u"c/net/proxy.json"_s))));
    QVERIFY(
        document.apply(*planEdge(document, std::nullopt, {.from = id(u"proxy"_s), .to = id(u"connect"_s)})));
    QTRY_VERIFY(person.shows(u"proxy"_s, u"connect"_s));
    press(person.action(u"undo"_s));
    press(person.action(u"undo"_s));
    QTRY_VERIFY(!person.view->picture().find(id(u"proxy"_s))); // undo had gone there
    person.desk->controller().setRoot(id(u"connect"_s));
    QTRY_COMPARE(person.view->picture().nodes.size(), size_t(4));
    QVERIFY(!person.desk->controller().graph()->find(id(u"proxy"_s)).isValid());
}

void TestGraphEdits::pathsAreListedAndCopied()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"resolve"_s, 2));
    QTest::keyClick(person.view, Qt::Key_T);
    auto *dialog = person.window.findChild<PathsDialog *>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"recordWords"_s), u"upload"_s);
    auto *list = dialog->findChild<QListWidget *>(u"pathList"_s);
    QCOMPARE(list->count(), 1);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"copyPaths"_s), Qt::LeftButton);
    QVERIFY2(QApplication::clipboard()->text().startsWith(u"net/resolve ->(60%) net/connect -> net/upload"_s),
             qPrintable(QApplication::clipboard()->text()));
    QLineEdit *words = dialog->findChild<QLineEdit *>(u"recordWords"_s);
    words->selectAll();
    QTest::keyClicks(words, u"quota"_s);
    QCOMPARE(list->count(), 0);
    QTest::keyClick(dialog, Qt::Key_Escape);
}

void TestGraphEdits::hubsAreRanked()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"resolve"_s, 2));
    QMenu *menu = person.desk->pane()->hubsMenu();
    menu->popup({0, 0});
    QCOMPARE(menu->actions().size(), 2); // two records have causes
    QVERIFY2(menu->actions().first()->text().contains(u"upload"_s),
             qPrintable(menu->actions().first()->text()));
    menu->actions().first()->trigger();
    menu->close();
    QTRY_VERIFY(person.view->picture().find(id(u"upload"_s)));
}

void TestGraphEdits::largerFontGivesLargerBoxes()
{
    Person person(*m_folder);
    QVERIFY(person.goTo(u"connect"_s, 4));
    const QSizeF before = person.view->picture().nodes.front().box.size();
    QFont font = person.desk->pane()->font();
    font.setPointSizeF(font.pointSizeF() * 1.6);
    person.desk->pane()->setFont(font);
    QTRY_VERIFY(person.view->picture().nodes.front().box.width() > before.width() * 1.3);
}

QTEST_MAIN(TestGraphEdits)
#include "tst_graphedits.moc"
