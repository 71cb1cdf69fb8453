// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/completions.h"
#include "app/manpage.h"
#include "app/optiontable.h"
#include "app/recordreport.h"
#include "app/reportfile.h"
#include "app/reportlanguage.h"
#include "app/reportpdf.h"
#include "models/core/catalog.h"
#include "models/io/catalogreader.h"
#include "models/io/recordexport.h"
#include "support/testdata.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const RecordId BucketView(u"pytorch/ddp-bucket-view-error"_s);

} // namespace

/// A record as a file to pass on, and the pages that are made from the option table.
class TestRecordReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void deadEndsComeBeforeWorkarounds();
    void everyFormIsMadeInBothLanguages_data();
    void everyFormIsMadeInBothLanguages();
    void wordsFollowTheLanguageOfTheReport();
    void pdfHoldsTheTextOfEveryPage();
    void csvTakesNoFormulaFromOthers();
    void manualPageNamesEveryOption_data();
    void manualPageNamesEveryOption();
    void roffLeavesNoRequestAndNoEscape_data();
    void roffLeavesNoRequestAndNoEscape();
    void completionsNameEveryOption();

private:
    Record m_record;
    QByteArray m_source;
};

void TestRecordReport::initTestCase()
{
    const auto catalog = CatalogReader().read({TestData::sourcePath(u"data/catalog"_s)}).value();
    const RecordIndex index = catalog->find(BucketView);
    QVERIFY(index.isValid());
    m_record = catalog->record(index);
    m_source = catalog->sourceBytes(index);
    QVERIFY(!m_record.deadEnds.isEmpty() && !m_record.workarounds.isEmpty());
}

void TestRecordReport::deadEndsComeBeforeWorkarounds()
{
    const QString text =
        QString::fromUtf8(recordFile(m_record, m_source, OutputFormat::Markdown, Language::English));
    const qsizetype cause = text.indexOf("### Cause"_L1);
    const qsizetype deadEnds = text.indexOf("### What not to try"_L1);
    const qsizetype works = text.indexOf("### What works"_L1);
    QVERIFY2(0 < cause && cause < deadEnds && deadEnds < works, qPrintable(text));
}

void TestRecordReport::everyFormIsMadeInBothLanguages_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("Chinese") << Language::Chinese;
}

void TestRecordReport::everyFormIsMadeInBothLanguages()
{
    QFETCH(Language, language);
    const QString cause = textIn(m_record.rootCause, language);
    const QByteArray html = recordFile(m_record, m_source, OutputFormat::Html, language);
    QVERIFY(QString::fromUtf8(html).contains(cause.toHtmlEscaped()));
    QXmlStreamReader reader(html.mid(html.indexOf("<html"))
                                .replace("<meta charset=\"utf-8\">", "")
                                .replace(QByteArray("initial-scale=1\">"), QByteArray("initial-scale=1\"/>"))
                                .replace("'unsafe-inline'\">", "'unsafe-inline'\"/>"));
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(recordFile(m_record, m_source, OutputFormat::Pdf, language).startsWith("%PDF-"));
    QCOMPARE(recordFile(m_record, m_source, OutputFormat::Json, language).trimmed(), m_source.trimmed());
    QVERIFY(recordFile(m_record, m_source, OutputFormat::Csv, language).startsWith("id,domain"));
}

void TestRecordReport::wordsFollowTheLanguageOfTheReport()
{
    const auto words = [this](Language language) {
        const ReportLanguage scope(language);
        return QString::fromUtf8(recordFile(m_record, m_source, OutputFormat::Markdown, language));
    };
    WordLanguage window;
    window.set(Language::Chinese);
    const QString english = words(Language::English);
    QVERIFY2(english.contains("### What works"_L1), qPrintable(english));
    QVERIFY(words(Language::Chinese).contains(u"### 有效"_s) ||
            !words(Language::Chinese).contains("### What works"_L1));
    // And the window's own are what they were.
    QVERIFY(!OptionTable::commonOptions().constFirst().description.contains("Folder"_L1));
    QCOMPARE(QLocale().language(), QLocale::Chinese);
}

void TestRecordReport::pdfHoldsTheTextOfEveryPage()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
        QSKIP("pdftotext is not there");
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"record.pdf"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(recordFile(m_record, m_source, OutputFormat::Pdf, Language::English));
    file.close();
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-enc"_s, u"UTF-8"_s, file.fileName(), u"-"_s});
    QVERIFY(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput()).simplified();
    QVERIFY(text.contains(BucketView.value()));
    // Its last block too: nothing fell off the end of a page.
    QVERIFY2(text.contains("How far to trust this"_L1), qPrintable(text));
    QVERIFY(text.contains("What not to try"_L1) && text.contains("What works"_L1));
}

void TestRecordReport::csvTakesNoFormulaFromOthers()
{
    Diagnosis diagnosis;
    diagnosis.inputs = {{.path = u"-cmd.log"_s}};
    diagnosis.verdicts = {
        {.id = BucketView, .level = VerdictLevel::Claim, .count = 3, .text = u"=HYPERLINK(\"x\", 1)"_s}};
    const QString csv = QString::fromUtf8(diagnosisToCsv(diagnosis));
    const QStringList lines = csv.split(u"\r\n"_s);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(1),
             u"claim,root,pytorch/ddp-bucket-view-error,0.00,3,'-cmd.log,0,,\"'=HYPERLINK(\"\"x\"\", 1)\""_s);
    Record record;
    record.id = BucketView;
    record.signature.english = u"=1+2"_s;
    record.regex = u"-x"_s;
    const QByteArray row = csvRow(record);
    QVERIFY2(row.contains(",'=1+2,") && row.contains(",'-x,"), row.constData());
}

void TestRecordReport::manualPageNamesEveryOption_data()
{
    everyFormIsMadeInBothLanguages_data();
}

void TestRecordReport::manualPageNamesEveryOption()
{
    QFETCH(Language, language);
    WordLanguage window;
    window.set(language);
    const QString page = ManPage::write();
    QString words = page;
    words.remove(u"\\:"_s); // where a line may end
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        QVERIFY2(page.contains(escapedRoff(spec.description)) || spec.name.isEmpty(), qPrintable(spec.name));
        for (const OptionSpec &option : spec.options)
            QVERIFY2(page.contains(escapedRoff(option.description)), qPrintable(option.name));
    }
    QCOMPARE(words.contains(u"网络连接"_s), language == Language::Chinese);
}

void TestRecordReport::roffLeavesNoRequestAndNoEscape_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("roff");
    QTest::newRow("request") << u".so /etc/passwd"_s << u"\\&.so /etc/passwd"_s;
    QTest::newRow("escape") << u"a\\fBb"_s << u"a\\efBb"_s;
    QTest::newRow("option") << u"--all"_s << u"\\-\\-all"_s;
    QTest::newRow("Chinese") << u"说明，日志"_s << u"说\\:明，\\:日\\:志"_s;
    QTest::newRow("quotes") << u"'a' \"b\""_s << u"\\(aqa\\(aq \\(dqb\\(dq"_s;
}

void TestRecordReport::roffLeavesNoRequestAndNoEscape()
{
    QFETCH(QString, text);
    QFETCH(QString, roff);
    QCOMPARE(escapedRoff(text), roff);
}

void TestRecordReport::completionsNameEveryOption()
{
    const QString bash = Completions::bash();
    const QString zsh = Completions::zsh();
    const QString fish = Completions::fish();
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    for (const SubcommandSpec &spec : specs) {
        for (const OptionSpec &option : spec.options) {
            QVERIFY2(bash.contains(u"--"_s + option.name), qPrintable(option.name));
            QVERIFY2(zsh.contains(u"--%1["_s.arg(option.name)), qPrintable(option.name));
            QVERIFY2(fish.contains(u"-l %1 "_s.arg(option.name)), qPrintable(option.name));
        }
        QVERIFY(spec.name.isEmpty() ||
                (zsh.contains(u"'%1:"_s.arg(spec.name)) && fish.contains(u"-a %1 "_s.arg(spec.name))));
    }
}

QTEST_MAIN(TestRecordReport)
#include "tst_recordreport.moc"
