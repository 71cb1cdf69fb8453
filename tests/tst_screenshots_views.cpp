// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
#include "models/items/catalogmodel.h"
#include "models/items/diagnosismodel.h"
#include "models/items/issuemodel.h"
#include "models/items/recordfiltermodel.h"
#include "tests/support/guitest.h"
#include "tests/support/testdata.h"
#include "views/codestyle.h"
#include "views/detailpane.h"
#include "views/dropzone.h"
#include "views/findbox.h"
#include "views/issuepane.h"
#include "views/logview.h"
#include "views/recordlistpane.h"
#include "views/textlines.h"
#include "views/verdictpane.h"

#include <QAbstractButton>
#include <QDragEnterEvent>
#include <QFile>
#include <QGridLayout>
#include <QMimeData>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId Ddp(u"pytorch/ddp-bucket-view-error"_s);
const RecordId Fsdp(u"pytorch/fsdp-parameter-mismatch"_s);

QString sampleLog()
{
    QFile file(TestData::sourcePath(u"data/samples/ddp-bucket-view.log"_s));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Line of the sample that names the error, from 1.
LineNumber errorLine(const QString &log)
{
    const qsizetype at = log.indexOf(u"BucketView has wrong size"_s);
    return LineNumber(log.first(std::max(at, qsizetype(0))).count(u'\n') + 1);
}

Diagnosis sampleDiagnosis(const QString &log)
{
    Diagnosis diagnosis;
    diagnosis.inputs = {DiagnosisInput{.path = u"ddp-bucket-view.log"_s,
                                       .bytes = log.size(),
                                       .lines = log.count(u'\n'),
                                       .encoding = u"UTF-8"_s}};
    diagnosis.stats = DiagnosisStats{.seconds = 0.1, .bytes = log.size(), .recordsScanned = 2};
    Verdict root;
    root.id = Ddp;
    root.level = VerdictLevel::Claim;
    root.count = 4;
    root.first = LogPlace{.line = errorLine(log)};
    root.text = log.split(u'\n').value(errorLine(log).value() - 1);
    root.reasons = {Reason{.kind = u"regex"_s, .text = u"The regex matches the line"_s, .weight = 0.6},
                    Reason{.kind = u"signature"_s, .text = u"6 of 9 rare words agree"_s, .weight = 0.2},
                    Reason{.kind = u"wrapper"_s, .text = u"A wrapper repeats it later"_s, .weight = -0.1}};
    root.tried = {TriedDeadEnd{.deadEnd = 0}};
    Verdict after;
    after.id = Fsdp;
    after.level = VerdictLevel::Hint;
    after.role = VerdictRole::Consequence;
    after.consequenceOf = Ddp;
    after.count = 1;
    after.first = LogPlace{.line = LineNumber(errorLine(log).value() + 3)};
    after.text = u"ChildFailedError: exit code 1"_s;
    diagnosis.verdicts = {root, after};
    diagnosis.unexplained = {Unexplained{.templateText = u"WARNING: clock skew of <*> ms on rank <*>"_s,
                                         .count = 17,
                                         .first = LogPlace{.line = LineNumber(4)},
                                         .nearest = {NearRecord{.id = Fsdp, .score = 0.4}}}};
    diagnosis.undecided = {
        Undecided{.id = Fsdp, .place = LogPlace{.line = LineNumber(9)}, .why = u"match limit"_s}};
    return diagnosis;
}

} // namespace

/// Pictures of the panes for people to look at; fails where a picture cannot be made.
class TestScreenshotsViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { TestData::failOnWarning(); }
    void pictures_data();
    void pictures();
    void states_data();
    void states();
};

void TestScreenshotsViews::pictures_data()
{
    TestData::addLooks();
}

void TestScreenshotsViews::pictures()
{
    CLEW_NEED_SHARED(seeds, "seeds")
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    const qreal scale = percent / 100.0;
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const TestData::Look look(dark, language);
    if (QTest::currentTestFailed())
        return;
    const auto catalog = CatalogReader().read({seeds});
    QVERIFY(catalog.has_value());
    QCOMPARE((*catalog)->size(), 2);

    const CodeStyle style;
    CatalogModel records;
    records.setCatalog(*catalog);
    RecordFilterModel filter;
    filter.setSourceModel(&records);
    QSplitter split;
    auto *list = new RecordListPane(&split);
    auto *detail = new DetailPane(style, &split);
    split.setSizes({380, 820});
    split.resize(1200, 1900);
    list->setRecords(&filter);
    list->setLanguage(language == "zh"_L1 ? Language::Chinese : Language::English);
    list->findBox()->setText(language == "zh"_L1 ? u"rank"_s : u"parameter"_s);
    list->setCurrentRecord(Fsdp);
    const RecordIndex shown = (*catalog)->find(Fsdp);
    detail->showRecord((*catalog)->record(shown), (*catalog)->sourceBytes(shown));
    split.show();
    QVERIFY(QTest::qWaitForWindowExposed(&split));
    QCoreApplication::processEvents();
    QVERIFY(TestData::saveScreenshot(split, u"record-"_s + tag, scale));
    const RecordIndex other = (*catalog)->find(Ddp);
    detail->showRecord((*catalog)->record(other), (*catalog)->sourceBytes(other));
    QCoreApplication::processEvents();
    QVERIFY(TestData::saveScreenshot(split, u"record2-"_s + tag, scale));

    const QString log = sampleLog();
    QVERIFY(!log.isEmpty());
    DiagnosisModel diagnosis;
    QSplitter below;
    auto *verdicts = new VerdictPane(style, &below);
    auto *logView = new LogView(&below);
    below.setSizes({480, 720});
    below.resize(1200, 800);
    verdicts->setCatalog(*catalog);
    verdicts->setLanguage(language == "zh"_L1 ? Language::Chinese : Language::English);
    verdicts->setModel(&diagnosis);
    verdicts->setProgress(ScanProgress{.name = u"ddp-bucket-view.log"_s,
                                       .bytesDone = 7'000'000,
                                       .bytesTotal = 20'000'000,
                                       .bytesPerSecond = 151e6});
    diagnosis.setDiagnosis(sampleDiagnosis(log));
    logView->setSource(std::make_shared<const TextLines>(log));
    logView->setMarks({LogMark{errorLine(log), VerdictLevel::Claim, {}},
                       LogMark{LineNumber(errorLine(log).value() + 3), VerdictLevel::Hint, {}}});
    below.show();
    logView->goToLine(errorLine(log));
    QVERIFY(QTest::qWaitForWindowExposed(&below));
    QCoreApplication::processEvents();
    QVERIFY(TestData::saveScreenshot(below, u"verdicts-"_s + tag, scale));
}

void TestScreenshotsViews::states_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// What a user meets less often: nothing chosen, nothing known, issues, a question before a link, a drag,
/// little room.
void TestScreenshotsViews::states()
{
    CLEW_NEED_SHARED(seeds, "seeds")
    QFETCH(bool, dark);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    TestData::useLook(dark ? TestData::darkPalette() : TestData::lightPalette());
    const auto catalog = CatalogReader().read({seeds});
    QVERIFY(catalog.has_value());
    const RecordIndex fsdp = (*catalog)->find(Fsdp);
    const CodeStyle style;
    QWidget window;
    auto *grid = new QGridLayout(&window);
    auto *nothing = new DetailPane(style, &window);
    auto *narrow = new DetailPane(style, &window);
    auto *json = new DetailPane(style, &window);
    auto *idle = new VerdictPane(style, &window);
    auto *unknown = new VerdictPane(style, &window);
    auto *issues = new IssuePane(&window);
    grid->addWidget(nothing, 0, 0);
    grid->addWidget(idle, 0, 1);
    grid->addWidget(unknown, 0, 2);
    grid->addWidget(narrow, 1, 0, 2, 1);
    grid->addWidget(json, 1, 1, 1, 2);
    grid->addWidget(issues, 2, 1, 1, 2);
    for (int column = 0; column < 3; ++column)
        grid->setColumnStretch(column, 1);

    narrow->showRecord((*catalog)->record(fsdp), {});
    json->showRecord((*catalog)->record(fsdp), (*catalog)->sourceBytes(fsdp));
    json->findChild<QTabWidget *>()->setCurrentIndex(1);
    DiagnosisModel model;
    Diagnosis healthy = sampleDiagnosis(sampleLog());
    healthy.verdicts.clear();
    healthy.undecided.clear();
    healthy.stopped = true;
    model.setDiagnosis(healthy);
    unknown->setModel(&model);
    IssueModel faults;
    faults.setIssues({Issue{.error = Error{.code = ErrorCode::JsonSyntax,
                                           .arguments = {u"unexpected end"_s},
                                           .place = Place{.file = u"catalog/pytorch/broken.json"_s,
                                                          .line = LineNumber(12),
                                                          .column = 7}}},
                      Issue{.severity = IssueSeverity::Warning,
                            .error = Error{.code = ErrorCode::EmptyRegex,
                                           .place = Place{.file = u"catalog/cuda/oom.json"_s,
                                                          .line = LineNumber(3),
                                                          .column = 12}},
                            .record = RecordId(u"cuda/oom"_s)}});
    issues->setIssues(&faults);
    window.resize(1400, 1100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (QAbstractButton *link : narrow->findChildren<QAbstractButton *>(u"link"_s))
        link->click();
    QCoreApplication::processEvents();
    auto *scroll = narrow->findChild<QScrollArea *>();
    scroll->ensureWidgetVisible(narrow->findChild<QWidget *>(u"linkQuestion"_s));
    QVERIFY(TestData::saveScreenshot(window, u"states-"_s + tag, 1));

    DropZone zone(&window);
    QMimeData data;
    data.setText(u"x"_s);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QVERIFY(TestData::saveScreenshot(window, u"drop-"_s + tag, 1));
}

QTEST_MAIN(TestScreenshotsViews)
#include "tst_screenshots_views.moc"
