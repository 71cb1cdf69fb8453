// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Findings of records as they are edited, beside a fresh run over the same texts.
#include "app/lintservice.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId Ddp(u"pytorch/ddp-bucket-view-error"_s);
const RecordId Fsdp(u"pytorch/fsdp-parameter-mismatch"_s);

QByteArray bundled(const RecordId &id)
{
    QFile file(TestData::sourcePath(u"data/catalog/%1.json"_s.arg(id.value())));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool has(const QList<LintFinding> &findings, LintRule rule)
{
    return std::any_of(findings.begin(), findings.end(),
                       [rule](const LintFinding &finding) { return finding.rule == rule; });
}

} // namespace

class TestLintService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("CLEW_DATA_DIR", TestData::sourcePath(u"data"_s).toUtf8()); }
    void init();
    void saysNothingUnlessWanted();
    void findsWhatAFreshRunFinds();
    void followsEdits();
    void takesEditsBeforeItIsWanted();
    void forgetsARecordThatIsGone();
    void readsSamples();

private:
    [[nodiscard]] std::shared_ptr<const Catalog> catalog() const
    {
        return CatalogReader().read({m_folder->filePath(u"c"_s)}).value();
    }

    std::unique_ptr<TestFolder> m_folder;
};

void TestLintService::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<TestFolder>();
    m_folder->write(u"c/pytorch/ddp.json"_s, bundled(Ddp));
    m_folder->write(u"c/pytorch/fsdp.json"_s, bundled(Fsdp));
}

void TestLintService::saysNothingUnlessWanted()
{
    LintService service;
    service.setCatalog(catalog());
    service.setRecord(Ddp, bundled(Ddp));
    QVERIFY(!service.isRunning());
    QVERIFY(service.findings(Ddp).isEmpty());
}

void TestLintService::findsWhatAFreshRunFinds()
{
    LintService service;
    service.setCatalog(catalog());
    service.want();
    QTRY_VERIFY(service.isComplete());
    QVERIFY(has(service.findings(Ddp), LintRule::EmptyAction));
    QVERIFY(has(service.findings(Fsdp), LintRule::ConfidenceAboveEvidence));
}

void TestLintService::followsEdits()
{
    LintService service;
    service.setCatalog(catalog());
    service.want();
    QTRY_VERIFY(service.isComplete());
    const JsonRecordCodec codec;
    const QByteArray edited =
        codec
            .edited(bundled(Ddp), {{.pointer = u"/dead_ends/0/action"_s, .json = "\"Raise the bucket size\""},
                                   {.pointer = u"/dead_ends/1/action"_s, .json = "\"Turn checks off\""}})
            .value();
    QSignalSpy changed(&service, &LintService::findingsChanged);
    // As fast as somebody types: only what came last counts.
    for (int i = 0; i < 20; ++i)
        service.setRecord(Ddp, i < 19 ? bundled(Ddp) : edited);
    QTRY_VERIFY(!service.isRunning());
    QVERIFY(!changed.isEmpty());
    QVERIFY(changed.constLast().constFirst().value<QList<RecordId>>().contains(Ddp));
    QVERIFY(!has(service.findings(Ddp), LintRule::EmptyAction));

    // A regex that another record has touches both.
    const QByteArray twin =
        codec.edited(edited, {{.pointer = u"/regex"_s, .json = codec.valueAt(bundled(Fsdp), u"/regex"_s)}})
            .value();
    service.setRecord(Ddp, twin);
    QTRY_VERIFY(has(service.findings(Fsdp), LintRule::RegexIdentical));

    m_folder->write(u"c/pytorch/ddp.json"_s, twin);
    LintService fresh;
    fresh.setCatalog(catalog());
    fresh.want();
    QTRY_VERIFY(fresh.isComplete());
    QCOMPARE(service.findings(Ddp), fresh.findings(Ddp));
    QCOMPARE(service.findings(Fsdp), fresh.findings(Fsdp));
}

void TestLintService::takesEditsBeforeItIsWanted()
{
    LintService service;
    service.setCatalog(catalog());
    const QByteArray edited =
        JsonRecordCodec().edited(bundled(Fsdp), {{.pointer = u"/confidence"_s, .json = "0.5"}}).value();
    service.setRecord(Fsdp, edited);
    service.want();
    QTRY_VERIFY(service.isComplete());
    QVERIFY(!has(service.findings(Fsdp), LintRule::ConfidenceAboveEvidence));
}

void TestLintService::forgetsARecordThatIsGone()
{
    LintService service;
    service.setCatalog(catalog());
    service.want();
    QTRY_VERIFY(service.isComplete());
    service.setRecord(Ddp, QByteArray());
    QTRY_VERIFY(service.findings(Ddp).isEmpty());
    QVERIFY(!service.findings(Fsdp).isEmpty());
}

void TestLintService::readsSamples()
{
    LintService service;
    service.setCatalog(catalog());
    service.want();
    QTRY_VERIFY(service.isComplete());
    QVERIFY(!has(service.findings(Ddp), LintRule::SampleFails));
    service.setSamples(Ddp, {.mustMatch = {u"a line that it does not match"_s}, .mustNotMatch = {}});
    QTRY_VERIFY(has(service.findings(Ddp), LintRule::SampleFails));
}

QTEST_GUILESS_MAIN(TestLintService)
#include "tst_lintservice.moc"
