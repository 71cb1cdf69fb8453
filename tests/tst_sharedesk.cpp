// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "app/wordlanguage.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/icons.h"
#include "views/sharedialog.h"
#include "views/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTreeWidget>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString BucketView = u"pytorch/ddp-bucket-view-error"_s;
/// A log that the reference record explains, with things that tell who somebody is.
const QString PrivateLog =
    u"mei@gpu07:~$ cd /home/mei/secret-project\n"
    "[rank2]: RuntimeError: BucketView has wrong size: expected 512, got 256 in /home/mei/train.py on gpu07\n"
    "api_key=sk-abcdefghijklmnop1234567890\n"_s;

struct Desk
{
    explicit Desk(const QString &settingsFile)
        : settings(settingsFile, QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.show();
    }
    QAction *action(const QString &name) const
    {
        for (QAction *action : window.findChildren<QAction *>(name))
            return action;
        return nullptr;
    }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
};

} // namespace

/// Passing on from the window: preview, redaction, languages, clipboard, links and pictures of actions.
class TestShareDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void recordIsPreviewedInEitherLanguage();
    void diagnosisIsRedactedUnlessThePersonSaysOtherwise();
    void linkAndMarkdownGoToTheClipboard();
    void actionsSleepWithoutSomethingToShare();
    void everyActionHasADrawingOfOurOwn();
    void drawings_data();
    void drawings();
    void pictures_data();
    void pictures();

private:
    [[nodiscard]] QString settingsFile() const { return m_folder.filePath(u"settings.ini"_s); }
    QTemporaryDir m_folder;
};

void TestShareDesk::init()
{
    TestData::failOnWarning();
    QFile::remove(settingsFile());
}

void TestShareDesk::cleanup()
{
    QGuiApplication::clipboard()->clear();
}

void TestShareDesk::recordIsPreviewedInEitherLanguage()
{
    Desk desk(settingsFile());
    desk.catalog.open({TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s)});
    QTRY_VERIFY(desk.action(u"shareRecord"_s)->isEnabled());
    desk.action(u"shareRecord"_s)->trigger();
    auto *dialog = desk.window.findChild<ShareDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->windowTitle().contains(BucketView));
    // A record holds nothing of a log.
    QVERIFY(!dialog->findChild<QCheckBox *>(u"shareRedact"_s)->isVisible());
    auto *text = dialog->findChild<QPlainTextEdit *>(u"shareText"_s);
    QVERIFY(text->toPlainText().startsWith("# "_L1));
    QVERIFY(text->toPlainText().contains("### What not to try"_L1));
    dialog->findChild<QComboBox *>(u"shareLanguage"_s)->setCurrentIndex(1);
    QVERIFY2(!text->toPlainText().contains("### What not to try"_L1),
             "the words around the texts stayed English");
    auto *form = dialog->findChild<QComboBox *>(u"shareFormat"_s);
    form->setCurrentIndex(form->findText(u"PDF"_s));
    auto *page = dialog->findChild<QTextEdit *>(u"sharePage"_s);
    QVERIFY(page->isVisible() && !page->toPlainText().isEmpty());
    QVERIFY(!dialog->findChild<QPushButton *>(u"shareCopy"_s)->isEnabled());
    // Each form has a preview.
    for (int i = 0; i < form->count(); ++i) {
        form->setCurrentIndex(i);
        QVERIFY2(!(page->isVisible() ? page->toPlainText() : text->toPlainText()).isEmpty(),
                 qPrintable(form->itemText(i)));
    }
}

void TestShareDesk::diagnosisIsRedactedUnlessThePersonSaysOtherwise()
{
    Desk desk(settingsFile());
    desk.catalog.open({TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s)});
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    desk.diagnosis.diagnoseText(PrivateLog);
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!desk.diagnosis.diagnosis().verdicts.isEmpty() ||
            !desk.diagnosis.diagnosis().unexplained.isEmpty());
    desk.action(u"shareDiagnosis"_s)->trigger();
    auto *dialog = desk.window.findChild<ShareDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    auto *redact = dialog->findChild<QCheckBox *>(u"shareRedact"_s);
    QVERIFY(redact->isVisible() && redact->isChecked());
    auto *text = dialog->findChild<QPlainTextEdit *>(u"shareText"_s);
    auto *removals = dialog->findChild<QTreeWidget *>(u"shareRemovals"_s);
    auto *form = dialog->findChild<QComboBox *>(u"shareFormat"_s);
    for (const QString &name : {u"Markdown"_s, u"JSON"_s, u"SARIF"_s, u"CSV"_s}) {
        form->setCurrentIndex(form->findText(name));
        QVERIFY2(!text->toPlainText().contains("/home/mei"_L1), qPrintable(name));
        // What was taken out is shown beside what stands for it.
        QVERIFY(removals->topLevelItemCount() > 0);
        QVERIFY(removals->topLevelItem(0)->text(2).startsWith(u'<'));
        QVERIFY(!removals->topLevelItem(0)->text(1).isEmpty());
    }
    form->setCurrentIndex(form->findText(u"Markdown"_s)); // its lines end as those of the view do
    dialog->findChild<QPushButton *>(u"shareCopy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
    redact->setChecked(false);
    QVERIFY(text->toPlainText().contains("/home/mei"_L1));
    QCOMPARE(removals->topLevelItemCount(), 0);
}

void TestShareDesk::linkAndMarkdownGoToTheClipboard()
{
    Desk desk(settingsFile());
    desk.catalog.open({TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s)});
    QTRY_VERIFY(desk.action(u"copyRecordLink"_s)->isEnabled());
    desk.action(u"copyRecordLink"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"clew://record/"_s + BucketView);
    desk.action(u"copyRecordMarkdown"_s)->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith("# "_L1));
}

void TestShareDesk::actionsSleepWithoutSomethingToShare()
{
    Desk desk(settingsFile());
    for (const QString &name :
         {u"shareRecord"_s, u"shareDiagnosis"_s, u"copyRecordLink"_s, u"copyRecordMarkdown"_s})
        QVERIFY2(!desk.action(name)->isEnabled(), qPrintable(name));
}

void TestShareDesk::everyActionHasADrawingOfOurOwn()
{
    Desk desk(settingsFile());
    for (const QString &name :
         {u"newWindow"_s, u"openLogs"_s, u"openCatalog"_s, u"reloadCatalog"_s, u"diagnoseClipboard"_s,
          u"stop"_s, u"quit"_s, u"find"_s, u"nextVerdict"_s, u"previousVerdict"_s, u"about"_s,
          u"shareRecord"_s, u"shareDiagnosis"_s, u"copyRecordLink"_s, u"save"_s, u"undo"_s, u"redo"_s}) {
        QAction *action = desk.action(name);
        QVERIFY2(action, qPrintable(name));
        const QImage image = action->icon().pixmap(16, 16).toImage();
        QVERIFY2(!image.isNull(), qPrintable(name));
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                inked += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
        }
        QVERIFY2(inked >= 20, qPrintable(u"%1: %2 pixels"_s.arg(name).arg(inked)));
    }
}

void TestShareDesk::drawings_data()
{
    TestData::addLooks();
}

void TestShareDesk::drawings()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const TestData::Look look(dark, language);
    ensureResources();
    QWidget sheet;
    auto *grid = new QGridLayout(&sheet);
    const auto add = [&sheet, grid](const QIcon &icon, const QString &name, int row) {
        QVERIFY2(!icon.isNull(), qPrintable(name));
        int column = 0;
        for (const int size : {16, 24, 48}) {
            auto *label = new QLabel(&sheet);
            label->setPixmap(icon.pixmap(size, size));
            grid->addWidget(label, row / 3, row % 3 * 4 + column++);
        }
        grid->addWidget(new QLabel(name, &sheet), row / 3, row % 3 * 4 + column);
    };
    int row = 0;
    const QStringList names = QDir(u":/clew/icons/actions"_s).entryList(QDir::Files);
    QVERIFY(names.size() >= 17);
    for (const QString &name : names)
        add(actionIcon(name.chopped(4), Theme::of(sheet.palette()).text), name.chopped(4), row++);
    add(applicationIcon(), u"application"_s, row++);
    for (const QString &path : {u"clew-symbolic.svg"_s, u"mimetypes/application-vnd.clew.catalog+json.svg"_s,
                                u"mimetypes/application-vnd.clew.diagnosis+json.svg"_s})
        add(QIcon(TestData::sourcePath(u"resources/icons/"_s + path)), path.section(u'/', -1), row++);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(TestData::saveScreenshot(sheet, u"icons-"_s + tag, percent / 100.0));

    // And in their place.
    Desk desk(settingsFile());
    QMenu *menu = nullptr;
    const QList<QObject *> places = desk.action(u"quit"_s)->associatedObjects();
    for (QObject *place : places)
        menu = menu ? menu : qobject_cast<QMenu *>(place);
    QVERIFY(menu);
    menu->ensurePolished();
    menu->adjustSize();
    QVERIFY(TestData::saveScreenshot(*menu, u"menu-file-"_s + tag, percent / 100.0));
}

void TestShareDesk::pictures_data()
{
    TestData::addLooks();
}

void TestShareDesk::pictures()
{
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const TestData::Look look(dark, language);
    Desk desk(settingsFile());
    desk.window.setWordLanguage(language == "zh"_L1 ? Language::Chinese : Language::English);
    desk.catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QSignalSpy finished(&desk.diagnosis, &DiagnosisController::finished);
    desk.diagnosis.diagnoseText(PrivateLog);
    QTRY_COMPARE(finished.count(), 1);
    desk.action(u"shareDiagnosis"_s)->trigger();
    auto *dialog = desk.window.findChild<ShareDialog *>();
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(TestData::saveScreenshot(*dialog, u"share-text-"_s + tag, percent / 100.0));
    dialog->findChild<QTabWidget *>()->setCurrentIndex(1);
    QVERIFY(TestData::saveScreenshot(*dialog, u"share-removals-"_s + tag, percent / 100.0));
    dialog->findChild<QTabWidget *>()->setCurrentIndex(0);
    dialog->findChild<QComboBox *>(u"shareFormat"_s)->setCurrentIndex(2);
    QVERIFY(TestData::saveScreenshot(*dialog, u"share-page-"_s + tag, percent / 100.0));
}

QTEST_MAIN(TestShareDesk)
#include "tst_sharedesk.moc"
