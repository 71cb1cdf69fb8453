// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT

                                .replace("'unsafe-inline'\">", "'unsafe-inline'\"/>"));
                                .replace("<meta charset=\"utf-8\">", "")
                                .replace(QByteArray("initial-scale=1\">"), QByteArray("initial-scale=1\"/>"))
                (zsh.contains(u"'%1:"_s.arg(spec.name)) && fish.contains(u"-a %1 "_s.arg(spec.name))));
             u"claim,root,pytorch/ddp-bucket-view-error,0.00,3,'-cmd.log,0,,\"'=HYPERLINK(\"\"x\"\", 1)\""_s);
            !words(Language::Chinese).contains("### What works"_L1));
            QVERIFY2(bash.contains(u"--"_s + option.name), qPrintable(option.name));
            QVERIFY2(fish.contains(u"-l %1 "_s.arg(option.name)), qPrintable(option.name));
            QVERIFY2(page.contains(escapedRoff(option.description)), qPrintable(option.name));
            QVERIFY2(zsh.contains(u"--%1["_s.arg(option.name)), qPrintable(option.name));
            QSKIP("pdftotext is not there");
            QString::fromUtf8(recordFile(m_record, m_source, OutputFormat::Markdown, Language::English));
        QVERIFY(spec.name.isEmpty() ||
        QVERIFY2(page.contains(escapedRoff(spec.description)) || spec.name.isEmpty(), qPrintable(spec.name));
        const ReportLanguage scope(language);
        for (const OptionSpec &option : spec.options)
        for (const OptionSpec &option : spec.options) {
    reader.readNext();
    return QString::fromUtf8(recordFile(m_record, m_source, OutputFormat::Markdown, language));
{.id = BucketView, .level = VerdictLevel::Claim, .count = 3, .text = u"=HYPERLINK(\"x\", 1)"_s}};
        }
        // And the window's own are what they were.
        // Its last block too: nothing fell off the end of a page.
        Diagnosis diagnosis;
        QByteArray m_source;
        QCOMPARE(QLocale().language(), QLocale::Chinese);
        QCOMPARE(escapedRoff(text), roff);
    QCOMPARE(lines.at(1),
    QCOMPARE(lines.size(), 3);
    QCOMPARE(recordFile(m_record, m_source, OutputFormat::Json, language).trimmed(), m_source.trimmed());
    QCOMPARE(words.contains(u"网络连接"_s), language == Language::Chinese);
    QFETCH(Language, language);
    QFETCH(Language, language);
    QFETCH(QString, roff);
    QFETCH(QString, text);
    QFile file(folder.filePath(u"record.pdf"_s));
    QProcess reader;
    QString words = page;
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("roff");
    QTest::addColumn<QString>("text");
    QTest::newRow("Chinese") << Language::Chinese;
    QTest::newRow("Chinese") << u"说明，日志"_s << u"说\\:明，\\:日\\:志"_s;
    QTest::newRow("English") << Language::English;
    QTest::newRow("escape") << u"a\\fBb"_s << u"a\\efBb"_s;
    QTest::newRow("option") << u"--all"_s << u"\\-\\-all"_s;
    QTest::newRow("quotes") << u"'a' \"b\""_s << u"\\(aqa\\(aq \\(dqb\\(dq"_s;
    QTest::newRow("request") << u".so /etc/passwd"_s << u"\\&.so /etc/passwd"_s;
    QVERIFY(!OptionTable::commonOptions().constFirst().description.contains("Folder"_L1));
    QVERIFY(!m_record.deadEnds.isEmpty() && !m_record.workarounds.isEmpty());
    QVERIFY(QString::fromUtf8(html).contains(cause.toHtmlEscaped()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(index.isValid());
    QVERIFY(reader.waitForFinished());
    QVERIFY(recordFile(m_record, m_source, OutputFormat::Csv, language).startsWith("id,domain"));
    QVERIFY(recordFile(m_record, m_source, OutputFormat::Pdf, language).startsWith("%PDF-"));
    QVERIFY(text.contains("What not to try"_L1) && text.contains("What works"_L1));
    QVERIFY(text.contains(BucketView.value()));
    QVERIFY(words(Language::Chinese).contains(u"### 有效"_s) ||
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY2(0 < cause && cause < deadEnds && deadEnds < works, qPrintable(text));
    QVERIFY2(english.contains("### What works"_L1), qPrintable(english));
    QVERIFY2(row.contains(",'=1+2,") && row.contains(",'-x,"), row.constData());
    QVERIFY2(text.contains("How far to trust this"_L1), qPrintable(text));
    QXmlStreamReader reader(html.mid(html.indexOf("<html"))
    Q_OBJECT
    Record m_record;
    Record record;
    WordLanguage window;
    WordLanguage window;
    const QByteArray html = recordFile(m_record, m_source, OutputFormat::Html, language);
    const QByteArray row = csvRow(record);
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    const QList<SubcommandSpec> specs = OptionTable::subcommands();
    const QString bash = Completions::bash();
    const QString cause = textIn(m_record.rootCause, language);
    const QString csv = QString::fromUtf8(diagnosisToCsv(diagnosis));
    const QString english = words(Language::English);
    const QString fish = Completions::fish();
    const QString page = ManPage::write();
    const QString text =
    const QString text = QString::fromUtf8(reader.readAllStandardOutput()).simplified();
    const QString zsh = Completions::zsh();
    const QStringList lines = csv.split(u"\r\n"_s);
    const QTemporaryDir folder;
    const RecordIndex index = catalog->find(BucketView);
    const auto catalog = CatalogReader().read({TestData::sourcePath(u"data/catalog"_s)}).value();
    const auto words = [this](Language language) {
    const qsizetype cause = text.indexOf("### Cause"_L1);
    const qsizetype deadEnds = text.indexOf("### What not to try"_L1);
    const qsizetype works = text.indexOf("### What works"_L1);
    diagnosis.inputs = {{.path = u"-cmd.log"_s}};
    diagnosis.verdicts = {everyFormIsMadeInBothLanguages_data();
    file.close();
    file.write(recordFile(m_record, m_source, OutputFormat::Pdf, Language::English));
    for (const SubcommandSpec &spec : specs) {
        for (const SubcommandSpec &spec : specs) {
            if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
                m_record = catalog->record(index);
            m_source = catalog->sourceBytes(index);
            reader.start(u"pdftotext"_s, {u"-enc"_s, u"UTF-8"_s, file.fileName(), u"-"_s});
            record.id = BucketView;
            record.regex = u"-x"_s;
            record.signature.english = u"=1+2"_s;
            void completionsNameEveryOption();
            void csvTakesNoFormulaFromOthers();
            void deadEndsComeBeforeWorkarounds();
            void everyFormIsMadeInBothLanguages();
            void everyFormIsMadeInBothLanguages_data();
            void init()
            {
                QTest::failOnWarning();
            }
            void initTestCase();
            void manualPageNamesEveryOption();
            void manualPageNamesEveryOption_data();
            void pdfHoldsTheTextOfEveryPage();
            void roffLeavesNoRequestAndNoEscape();
            void roffLeavesNoRequestAndNoEscape_data();
            void wordsFollowTheLanguageOfTheReport();
            while (!reader.atEnd())
                window.set(Language::Chinese);
            window.set(language);
            words.remove(u"\\:"_s); // where a line may end
        }
    }
    };
#include "tst_recordreport.moc"
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
/// A record as a file to pass on, and the pages that are made from the option table.
QTEST_MAIN(TestRecordReport)
class TestRecordReport : public QObject
const RecordId BucketView(u"pytorch/ddp-bucket-view-error"_s);
namespace {
private Q_SLOTS:
private:
    using namespace Clew;
    using namespace Qt::StringLiterals;
    void
    TestRecordReport::completionsNameEveryOption() void TestRecordReport::csvTakesNoFormulaFromOthers() void
        TestRecordReport::deadEndsComeBeforeWorkarounds() void
            TestRecordReport::everyFormIsMadeInBothLanguages() void
                TestRecordReport::everyFormIsMadeInBothLanguages_data() void
                    TestRecordReport::initTestCase() void TestRecordReport::manualPageNamesEveryOption() void
                        TestRecordReport::manualPageNamesEveryOption_data() void
                            TestRecordReport::pdfHoldsTheTextOfEveryPage() void
                                TestRecordReport::roffLeavesNoRequestAndNoEscape() void
                                    TestRecordReport::roffLeavesNoRequestAndNoEscape_data() void
                                        TestRecordReport::wordsFollowTheLanguageOfTheReport()
    {
        {
            {
                {
                    {
                        {
                            {
                                {
                                    {
                                        {
                                            {
                                                {
                                                    {
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    } // namespace
};
