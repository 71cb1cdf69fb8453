// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "app/wordlanguage.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

/// Pictures of the main window in both themes and languages, for people to look at; the test itself sees to
/// it that each shows a diagnosis and that no two are the same.
class TestScreenshots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void mainWindow_data();
    void mainWindow();

private:
    QSet<QByteArray> m_seen;
};

void TestScreenshots::mainWindow_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("chinese");
    QTest::newRow("main-light-en") << false << false;
    QTest::newRow("main-dark-en") << true << false;
    QTest::newRow("main-light-zh") << false << true;
    QTest::newRow("main-dark-zh") << true << true;
}

void TestScreenshots::mainWindow()
{
    QFETCH(bool, dark);
    QFETCH(bool, chinese);
    TestData::useLook(dark ? TestData::darkPalette() : TestData::lightPalette());
    WordLanguage language;
    language.set(chinese ? Language::Chinese : Language::English);

    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    MainWindow window(catalog, diagnosis, settings);
    window.setWordLanguage(language.current());
    window.resize(1280, 860);
    window.show();
    catalog.open({TestData::sourcePath(u"data/catalog"_s)});
    QSignalSpy finished(&diagnosis, &DiagnosisController::finished);
    // From its folder: a picture is the same wherever the project lies.
    QVERIFY(QDir::setCurrent(TestData::sourcePath(u"data/samples"_s)));
    diagnosis.diagnoseFiles({u"ddp-bucket-view.log"_s});
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!diagnosis.diagnosis().isUnknown());
    QCoreApplication::processEvents();

    const QImage picture = window.grab().toImage();
    const QByteArray bytes(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes());
    QVERIFY2(!m_seen.contains(bytes), "two of the pictures are the same");
    m_seen.insert(bytes);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(TestData::saveScreenshot(window, name, 1));
    QVERIFY(TestData::saveScreenshot(window, name + u"-150"_s, 1.5));
}

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
