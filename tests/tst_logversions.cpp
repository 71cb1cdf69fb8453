// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/environmentdesk.h"
#include "app/mainwindow.h"
#include "app/recordsdesk.h"
#include "models/items/recordfiltermodel.h"
#include "models/items/recordrole.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"
#include "views/recordlistview.h"
#include "views/recordwords.h"

#include <QAction>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray flatRecord(const QByteArray &id, const QByteArray &versions)
{
    return "{\"id\": \"pytorch/" + id + "\", \"signature\": \"" + id + " stream broke\", \"regex\": \"" + id +
           " stream broke\", \"domain\": \"pytorch\", \"versions\": [{\"version\": \"" + versions + "\"}]}\n";
}

struct Desk
{
    explicit Desk(const TestFolder &folder)
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , window(catalog, diagnosis, settings)
    {
        window.setWordLanguage(Language::English);
        window.resize(1280, 860);
        window.show();
        catalog.open({folder.filePath(u"c"_s)});
    }
    void diagnose(const QString &text)
    {
        QSignalSpy finished(&diagnosis, &DiagnosisController::finished);
        diagnosis.diagnoseText(text);
        QTRY_COMPARE(finished.count(), 1);
    }
    /// The row of the record in the list.
    [[nodiscard]] QModelIndex row(const QString &id) const
    {
        const auto *list = window.findChild<RecordListView *>();
        return qobject_cast<RecordFilterModel *>(list->model())->indexOf(RecordId(id));
    }
    [[nodiscard]] QPushButton *offer() const { return window.findChild<QPushButton *>(u"useLogVersions"_s); }

    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings;
    MainWindow window;
};

} // namespace

/// The versions that a log names as the environment of the user.
class TestLogVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void oneActionTakesThem();
    void whatTheUserStatedStays();

private:
    std::unique_ptr<TestFolder> m_folder;
};

void TestLogVersions::init()
{
    TestData::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toLocal8Bit());
    m_folder->write(u"c/new.json"_s, flatRecord("new", "pytorch>=2.0"));
    m_folder->write(u"c/old.json"_s, flatRecord("old", "pytorch<2.0"));
}

void TestLogVersions::oneActionTakesThem()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.row(u"pytorch/new"_s).isValid());
    auto *action = desk.window.findChild<QAction *>(u"useLogVersions"_s);
    QVERIFY(!action->isEnabled());
    QVERIFY(!desk.offer());
    desk.diagnose(u"Python 3.11.4\ntorch==1.13.1\nold stream broke\n"_s);
    QTRY_VERIFY(desk.offer());
    QVERIFY(desk.offer()->text().contains(u"torch 1.13.1"_s));
    QVERIFY(action->isEnabled());
    QVERIFY(!desk.row(u"pytorch/new"_s).data(RecordRole::MismatchRole).isValid());

    QTest::mouseClick(desk.offer(), Qt::LeftButton);
    QTRY_VERIFY(desk.row(u"pytorch/new"_s).data(RecordRole::MismatchRole).isValid());
    const auto mismatch = desk.row(u"pytorch/new"_s).data(RecordRole::MismatchRole).value<VersionMismatch>();
    QCOMPARE(mismatch.wanted, u"pytorch>=2.0"_s);
    QCOMPARE(mismatch.stated, u"1.13.1"_s);
    QVERIFY(recordRowTip(desk.row(u"pytorch/new"_s)).contains(u"pytorch>=2.0"_s)); // the reason is said
    QVERIFY(!desk.row(u"pytorch/old"_s).data(RecordRole::MismatchRole).isValid());
    // There is nothing more to take.
    QTRY_VERIFY(!desk.offer());
    QVERIFY(!action->isEnabled());

    desk.diagnose(u"torch==2.3.1\nnew stream broke\n"_s);
    QVERIFY(action->isEnabled());
    action->trigger();
    QTRY_VERIFY(desk.row(u"pytorch/old"_s).data(RecordRole::MismatchRole).isValid());
    QVERIFY(!desk.row(u"pytorch/new"_s).data(RecordRole::MismatchRole).isValid());
    // A log that names none offers none.
    desk.diagnose(u"new stream broke\n"_s);
    QVERIFY(!action->isEnabled());
}

void TestLogVersions::whatTheUserStatedStays()
{
    Desk desk(*m_folder);
    QTRY_VERIFY(desk.row(u"pytorch/new"_s).isValid());
    auto &environment = desk.window.findChild<RecordsDesk *>()->environment();
    environment.setText(u"# mine\ncuda 12.1\npytorch 2.0"_s);
    environment.setLogVersions(u"torch==1.13.1"_s);
    environment.useLogVersions();
    QCOMPARE(environment.environment().statements(), (QStringList{u"cuda 12.1"_s, u"torch 1.13.1"_s}));
    // It is remembered.
    Desk again(*m_folder);
    QTRY_VERIFY(again.row(u"pytorch/new"_s).data(RecordRole::MismatchRole).isValid());
}

QTEST_MAIN(TestLogVersions)
#include "tst_logversions.moc"
