// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosisreport.h"
#include "app/reportdocument.h"
#include "app/reportwriters.h"
#include "app/sarif.h"
#include "models/core/catalog.h"
#include "models/diagnosis/redactor.h"
#include "models/io/catalogreader.h"
#include "support/testdata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId BucketView(u"pytorch/ddp-bucket-view-error"_s);

/// A diagnosis with something private and something that looks like markup in every text of the log.
Diagnosis privateDiagnosis()
{
    Diagnosis diagnosis;
    diagnosis.inputs = {
        {.path = u"/home/mei/runs/rank 3.log"_s, .bytes = 900, .lines = 12, .encoding = u"UTF-8"_s}};
    Verdict verdict{.id = BucketView,
                    .level = VerdictLevel::Claim,
                    .score = 0.9,
                    .count = 2,
                    .first = {.input = 0, .line = LineNumber(7), .offset = 400},
                    .last = {.input = 0, .line = LineNumber(9), .offset = 500},
                    .text = u"gpu07 ```<b>BucketView</b> in /home/mei/train.py"_s};
    verdict.captures = {{.group = u"1"_s, .text = u"gpu07"_s}};
    verdict.reasons = {
        {.kind = u"nosuchkind"_s, .text = u"seen on gpu07 *now*"_s, .arguments = {u"gpu07"_s}}};
    verdict.tried = {{.deadEnd = 0, .place = {.input = 0, .line = LineNumber(5), .offset = 300}}};
    Verdict hint = verdict;
    hint.id = RecordId(u"pytorch/fsdp-parameter-mismatch"_s);
    hint.level = VerdictLevel::Hint;
    hint.text = u"srun: error: gpu07: task 3: Killed"_s;
    diagnosis.verdicts = {verdict, hint};
    diagnosis.unexplained = {{.templateText = u"gpu07 <*> lost"_s, .count = 3, .first = verdict.first}};
    return diagnosis;
}

} // namespace

class TestDiagnosisReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void redactedReportHoldsNothingPrivate_data();
    void redactedReportHoldsNothingPrivate();
    void reportSaysCauseDeadEndsBeforeWorkarounds();
    void reportIsInTheLanguageOfTheCatalogsTexts();
    void triedDeadEndIsTold();
    void markdownLetsNoTextBecomeMarkup();
    void htmlIsWellFormedAndLoadsNothing();
    void sarifSaysLevelsRulesAndPlaces();
    void unknownIsSaid();

private:
    std::shared_ptr<const Catalog> m_catalog;
};

void TestDiagnosisReport::initTestCase()
{
    m_catalog = CatalogReader().read({TestData::sourcePath(u"data/catalog"_s)}).value();
    QVERIFY(m_catalog->find(BucketView).isValid());
}

void TestDiagnosisReport::init()
{
    QTest::failOnWarning();
}

void TestDiagnosisReport::redactedReportHoldsNothingPrivate_data()
{
    QTest::addColumn<QString>("form");
    for (const char *form : {"markdown", "html", "sarif"})
        QTest::newRow(form) << QString::fromLatin1(form);
}

void TestDiagnosisReport::redactedReportHoldsNothingPrivate()
{
    QFETCH(QString, form);
    Redactor redactor;
    QString text;
    if (form == "sarif"_L1) {
        const QJsonObject log =
            diagnosisToSarif(redacted(privateDiagnosis(), redactor), *m_catalog, Language::English);
        text = QString::fromUtf8(QJsonDocument(log).toJson());
    } else {
        const ReportDocument report =
            DiagnosisReport(*m_catalog, Language::English).make(privateDiagnosis(), &redactor);
        text = form == "html"_L1 ? toHtml(report) : toMarkdown(report);
    }
    QVERIFY2(!text.contains("gpu07"_L1), qPrintable(text));
    QVERIFY2(!text.contains("mei"_L1), qPrintable(text));
    QVERIFY(!redactor.removals().isEmpty());
}

void TestDiagnosisReport::reportSaysCauseDeadEndsBeforeWorkarounds()
{
    const QString text =
        toMarkdown(DiagnosisReport(*m_catalog, Language::English).make(privateDiagnosis(), nullptr));
    const qsizetype cause = text.indexOf("### Cause"_L1);
    const qsizetype not_ = text.indexOf("### What not to try"_L1);
    const qsizetype works = text.indexOf("### What works"_L1);
    QVERIFY(cause > 0);
    QVERIFY(not_ > cause);
    QVERIFY(works > not_);
}

void TestDiagnosisReport::reportIsInTheLanguageOfTheCatalogsTexts()
{
    const QString cause = m_catalog->record(m_catalog->find(BucketView)).rootCause.chinese;
    QVERIFY(!cause.isEmpty());
    const QString chinese =
        toHtml(DiagnosisReport(*m_catalog, Language::Chinese).make(privateDiagnosis(), nullptr));
    QVERIFY(chinese.contains(cause.toHtmlEscaped()));
    QVERIFY(chinese.contains("lang=\"zh-CN\""_L1));
    const QString english =
        toHtml(DiagnosisReport(*m_catalog, Language::English).make(privateDiagnosis(), nullptr));
    QVERIFY(!english.contains(cause.toHtmlEscaped()));
}

void TestDiagnosisReport::triedDeadEndIsTold()
{
    const QString text =
        toMarkdown(DiagnosisReport(*m_catalog, Language::English).make(privateDiagnosis(), nullptr));
    QVERIFY(text.contains("it was tried: line 5"_L1));
}

void TestDiagnosisReport::markdownLetsNoTextBecomeMarkup()
{
    const QString text =
        toMarkdown(DiagnosisReport(*m_catalog, Language::English).make(privateDiagnosis(), nullptr));
    // The line of the log holds a fence itself, so it stands in a longer one.
    QVERIFY(text.contains("````text\ngpu07 ```<b>BucketView</b>"_L1));
    QVERIFY(text.contains(uR"(\*now\*)"_s));
}

void TestDiagnosisReport::htmlIsWellFormedAndLoadsNothing()
{
    QString text = toHtml(DiagnosisReport(*m_catalog, Language::English).make(privateDiagnosis(), nullptr));
    QVERIFY(!text.contains("<b>"_L1));
    QVERIFY(!text.contains("src="_L1));
    QVERIFY(!text.contains("<script"_L1));
    static const QRegularExpression voidElement(u"<(meta[^>]*)>"_s);
    text.replace(voidElement, u"<\\1/>"_s).remove("<!DOCTYPE html>"_L1);
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestDiagnosisReport::sarifSaysLevelsRulesAndPlaces()
{
    const QJsonObject log = diagnosisToSarif(privateDiagnosis(), *m_catalog, Language::English);
    QCOMPARE(log.value("version"_L1).toString(), u"2.1.0"_s);
    const QJsonObject run = log.value("runs"_L1).toArray().at(0).toObject();
    const QJsonArray results = run.value("results"_L1).toArray();
    QCOMPARE(results.size(), 2);
    const QJsonObject claim = results.at(0).toObject();
    QCOMPARE(claim.value("level"_L1).toString(), u"error"_s);
    QCOMPARE(claim.value("ruleId"_L1).toString(), BucketView.value());
    QCOMPARE(results.at(1).toObject().value("level"_L1).toString(), u"note"_s);
    const QJsonObject place =
        claim.value("locations"_L1).toArray().at(0).toObject().value("physicalLocation"_L1).toObject();
    QCOMPARE(place.value("region"_L1).toObject().value("startLine"_L1).toInt(), 7);
    QCOMPARE(place.value("artifactLocation"_L1).toObject().value("uri"_L1).toString(),
             u"/home/mei/runs/rank%203.log"_s);
    const QJsonArray rules =
        run.value("tool"_L1).toObject().value("driver"_L1).toObject().value("rules"_L1).toArray();
    QCOMPARE(rules.at(claim.value("ruleIndex"_L1).toInt()).toObject().value("id"_L1).toString(),
             BucketView.value());
}

void TestDiagnosisReport::unknownIsSaid()
{
    Diagnosis diagnosis;
    diagnosis.inputs = {{.path = u"run.log"_s, .lines = 3, .encoding = u"UTF-8"_s}};
    const QString text = toMarkdown(DiagnosisReport(*m_catalog, Language::English).make(diagnosis, nullptr));
    QVERIFY(text.contains("Unknown: nothing in the catalog explains this log."_L1));
}

QTEST_GUILESS_MAIN(TestDiagnosisReport)
#include "tst_diagnosisreport.moc"
