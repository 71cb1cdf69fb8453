// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintservice.h"
#include "tests/support/guitest.h"
#include "tests/support/keyboardperson.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/benchpane.h"
#include "views/editform.h"
#include "views/jsoneditor.h"
#include "views/recordeditor.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTabWidget>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Pictures of the editor for people to look at; fails where a picture cannot be made.
class TestScreenshotsEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void pictures_data() { TestData::addLooks(); }
    void pictures();
};

void TestScreenshotsEdit::pictures()
{
    CLEW_NEED_SHARED(seeds, "seeds")
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const TestData::Look look(dark, language);
    const TestFolder folder;
    qputenv("XDG_STATE_HOME", folder.filePath(u"state"_s).toUtf8());
    qputenv("CLEW_DATA_DIR", TestData::sourcePath(u"data"_s).toUtf8());
    for (const QString &name : QDir(seeds).entryList({u"*.json"_s}, QDir::Files))
        folder.write(u"c/"_s + name, bytesOf(QDir(seeds).filePath(name)));
    KeyboardPerson person(folder.filePath(u"c"_s), folder.filePath(u"s.ini"_s));
    QTRY_VERIFY(person.isReady());
    QVERIFY(person.edit(RecordId(u"pytorch/ddp-bucket-view-error"_s)));
    auto *lint = person.window().findChild<LintService *>();
    QTRY_VERIFY(lint->isComplete() && !lint->isRunning());
    RecordEditor *editor = person.editor();
    auto *tabs = person.window().findChild<QTabWidget *>(u"editTabs"_s);
    const auto take = [&](const QString &name) {
        QCoreApplication::processEvents();
        return TestData::saveScreenshot(*editor, u"editor-%1-%2"_s.arg(name, tag), percent / 100.0);
    };
    QVERIFY(TestData::saveScreenshot(person.window(), u"editor-window-%1"_s.arg(tag), percent / 100.0));
    QVERIFY(take(u"form-top"_s));
    editor->form()->showField(u"/workarounds/0/how"_s);
    QVERIFY(take(u"form-middle"_s));
    editor->form()->showField(u"/versions/2/status"_s);
    QVERIFY(take(u"form-versions"_s));
    editor->form()->showField(u"/tags"_s);
    QVERIFY(take(u"form-end"_s));
    tabs->setCurrentWidget(editor->bench());
    editor->bench()->setFocus();
    QTRY_VERIFY(!person.window().findChild<QLabel *>(u"benchFacts"_s)->text().isEmpty());
    QVERIFY(take(u"bench"_s));
    tabs->setCurrentWidget(editor->json());
    editor->json()->setFocus();
    person.type(u"x"_s);
    QVERIFY(take(u"json"_s));
}

QTEST_MAIN(TestScreenshotsEdit)
#include "tst_screenshots_edit.moc"
