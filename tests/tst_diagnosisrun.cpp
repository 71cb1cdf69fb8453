// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnoser.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/logpipeline.h"
#include "models/io/memorylogsource.h"
#include "models/io/opensources.h"
#include "models/io/textdecoder.h"
#include "models/jobs/diagnosisrun.h"
#include "tests/bench/loggenerator.h"
#include "tests/support/archivewriter.h"
#include "tests/support/memorycatalog.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <atomic>
#include <stdexcept>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record record(const QString &id, const QString &signature, const QString &regex)
{
    Record record;
    record.id = RecordId(id);
    record.signature.english = signature;
    record.regex = regex;
    record.domain = u"storage"_s;
    record.confidence = 0.9;
    return record;
}

std::shared_ptr<const DiagnosisKnowledge> knowledge()
{
    const auto catalog = TestData::memoryCatalog(
        {record(u"storage/quota"_s, u"Quota exceeded for volume scratch"_s,
                u"quota exceeded for volume \\w+"_s),
         record(u"storage/checksum"_s, u"Checksum of segment differs"_s, u"checksum of segment.*differs"_s),
         record(u"storage/denied"_s, u"could not open file: access denied"_s, u"could not open .* denied"_s),
         record(u"storage/common"_s, u"loader"_s, u"loader"_s)});
    return DiagnosisKnowledge::build(*catalog, LiteralFrequencies());
}

/// Instrumented code is slow; its log still fills two blocks.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr qsizetype LogBytes = 5'000'000;
#else
constexpr qsizetype LogBytes = 9'000'000;
#endif

/// Several blocks of events, with errors, tracebacks of interleaved writers and long lines in them.
QByteArray mixedLog(qsizetype bytes)
{
    Bench::LogGenerator generator(
        3, {"ERROR Quota exceeded for volume home", "error: checksum of segment 7 differs",
            "[rank1]: Traceback (most recent call last):", "[rank1]:   File \"/srv/a.py\", line 3, in run",
            "[rank1]: ValueError: loader gave up"});
    QByteArray log = generator.text(bytes / 2);
    log += generator.oneLine(1'500'000) + '\n';
    log += generator.text(bytes / 2);
    return log;
}

DiagnosisRun::Sources sourcesOf(const QList<QByteArray> &logs)
{
    DiagnosisRun::Sources sources;
    for (const QByteArray &log : logs)
        sources.push_back(
            std::make_unique<MemoryLogSource>(u"%1.log"_s.arg(static_cast<int>(sources.size())), log));
    return sources;
}

DiagnosisOutcome runOf(DiagnosisRun::Sources sources, DiagnosisRunOptions options = {})
{
    JobControl control;
    return DiagnosisRun(knowledge(), control, std::move(options)).run(std::move(sources));
}

/// What the clock says is no part of the answer.
Diagnosis timeless(Diagnosis diagnosis)
{
    diagnosis.stats.seconds = 0;
    return diagnosis;
}

/// A log that somebody writes while it is read.
class LiveSource final : public LogSource
{
public:
    using Read = std::function<qsizetype(std::span<char>)>;

    explicit LiveSource(Read read)
        : m_read(std::move(read))
    {
    }
    bool next() override { return !std::exchange(m_started, true); }
    QString path() const override { return u"live.log"_s; }
    Result<qsizetype> read(std::span<char> buffer) override
    {
        const qsizetype count = m_read(buffer);
        m_consumed += count;
        return count;
    }
    qint64 consumed() const override { return m_consumed; }

private:
    Read m_read;
    qint64 m_consumed = 0;
    bool m_started = false;
};

qsizetype fill(std::span<char> buffer, QByteArrayView first, QByteArrayView line)
{
    std::ranges::copy(first, buffer.begin());
    qsizetype at = first.size();
    for (; at + line.size() <= std::ssize(buffer); at += line.size())
        std::ranges::copy(line, buffer.begin() + at);
    return at;
}

} // namespace

class TestDiagnosisRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void isTheSameWhateverTheThreads_data();
    void isTheSameWhateverTheThreads();
    void compressedIsTheSame_data();
    void compressedIsTheSame();
    void publishesWhileItReads();
    void publishesNothingTwice();
    void stopKeepsWhatWasFound();
    void stoppedBeforeItBegan();
    void keepsTextOnlyWhereAsked();
    void leavesExcerptsOfWhatIsTooLong();
    void indexesPlainFiles();
    void tellsTimesOfSeveralLogs();
    void namesInputsThatCannotBeRead();
    void whatASourceThrowsIsThrown();

private:
    QList<QByteArray> m_logs;
    Diagnosis m_expected; ///< of m_logs, one block after the other through one scanner
};

void TestDiagnosisRun::initTestCase()
{
    m_logs = {mixedLog(LogBytes), "error: checksum of segment 9 differs\n"};
    Diagnoser diagnoser(knowledge());
    for (int input = 0; input < m_logs.size(); ++input) {
        TextDecoder decoder;
        LogPipeline pipeline(input);
        EventBlock block;
        const auto feed = [&](const DecodedText &text) {
            pipeline.feed(text);
            while (pipeline.takeBlock(block))
                diagnoser.addBlock(block);
        };
        decoder.feed(m_logs.at(input), feed);
        decoder.finish(feed);
        pipeline.finish();
        while (pipeline.takeBlock(block))
            diagnoser.addBlock(block);
    }
    m_expected = diagnoser.finish();
    QVERIFY(!m_expected.verdicts.isEmpty());
}

void TestDiagnosisRun::isTheSameWhateverTheThreads_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("two") << 2;
    QTest::newRow("five") << 5;
    QTest::newRow("as many as the machine has") << 0;
}

void TestDiagnosisRun::isTheSameWhateverTheThreads()
{
    QFETCH(const int, threads);
    Diagnosis expected = m_expected;
    QVERIFY(!expected.verdicts.isEmpty());

    const Diagnosis found = timeless(runOf(sourcesOf(m_logs), {.threads = threads}).diagnosis);
    expected.inputs = found.inputs;
    expected.stats.bytes = m_logs.at(0).size() + m_logs.at(1).size();
    QCOMPARE(found.stats.bytes, expected.stats.bytes);
    QCOMPARE(found.inputs.at(0).lines, m_logs.at(0).count('\n'));
    QCOMPARE(found.verdicts.size(), expected.verdicts.size());
    for (qsizetype i = 0; i < found.verdicts.size(); ++i)
        QVERIFY2(found.verdicts.at(i) == expected.verdicts.at(i),
                 qPrintable(found.verdicts.at(i).id.value()));
    QVERIFY(found == expected);
}

void TestDiagnosisRun::compressedIsTheSame_data()
{
    QTest::addColumn<TestArchive::Filter>("filter");
    QTest::newRow("gz") << TestArchive::Filter::Gzip;
    QTest::newRow("zst") << TestArchive::Filter::Zstd;
}

void TestDiagnosisRun::compressedIsTheSame()
{
    QFETCH(const TestArchive::Filter, filter);
    const QByteArray log = mixedLog(2'000'000);
    const TestFolder folder;
    const QString path = folder.write(u"run.log"_s, TestArchive::compress(filter, log));
    OpenedSources opened = openSources({path});
    Diagnosis found = timeless(runOf(std::move(opened.sources)).diagnosis);
    Diagnosis expected = timeless(runOf(sourcesOf({log})).diagnosis);
    QCOMPARE(found.inputs.at(0).path, path);
    found.inputs = expected.inputs;
    QVERIFY(!found.verdicts.isEmpty());
    QVERIFY(found == expected);
}

/// The log ends only once its first error has been shown.
void TestDiagnosisRun::publishesWhileItReads()
{
    std::atomic<bool> shown = false;
    std::atomic<int> reads = 0;
    DiagnosisRun::Sources sources;
    sources.push_back(std::make_unique<LiveSource>([&](std::span<char> buffer) -> qsizetype {
        if (shown)
            return 0;
        return fill(buffer, reads++ == 0 ? "ERROR Quota exceeded for volume home\n" : "",
                    "2026-03-01T10:00:00 INFO all is well with the worker\n");
    }));
    QList<Diagnosis> published;
    DiagnosisRunOptions options;
    options.publish = [&](const Diagnosis &diagnosis) {
        published.append(diagnosis);
        shown = !diagnosis.verdicts.isEmpty();
    };
    const Diagnosis last = runOf(std::move(sources), std::move(options)).diagnosis;
    QVERIFY(!published.isEmpty());
    QCOMPARE(published.last().verdicts.at(0).id, RecordId(u"storage/quota"_s));
    QVERIFY(!published.last().stopped);
    QVERIFY(published.last().stats.bytes > 0);
    QCOMPARE(published.last().inputs.at(0).path, u"live.log"_s);
    QVERIFY(last.stats.bytes >= published.last().stats.bytes);
}

void TestDiagnosisRun::publishesNothingTwice()
{
    int published = 0;
    DiagnosisRunOptions options;
    options.publish = [&](const Diagnosis &) { ++published; };
    const QByteArray log =
        "ERROR Quota exceeded for volume home\n" + QByteArray("all is well\n").repeated(300'000);
    const Diagnosis last = runOf(sourcesOf({log}), std::move(options)).diagnosis;
    QCOMPARE(last.verdicts.size(), 1);
    QCOMPARE(published, 1);
}

/// An endless log: it ends because it is stopped.
void TestDiagnosisRun::stopKeepsWhatWasFound()
{
    std::atomic<int> reads = 0;
    DiagnosisRun::Sources sources;
    sources.push_back(std::make_unique<LiveSource>([&](std::span<char> buffer) {
        return fill(buffer, reads++ == 0 ? "ERROR Quota exceeded for volume home\n" : "", "loader at work\n");
    }));
    std::stop_source stop;
    JobControl control(stop.get_token(), {});
    DiagnosisRunOptions options{.threads = 3};
    options.publish = [&](const Diagnosis &) { stop.request_stop(); };
    const DiagnosisOutcome outcome =
        DiagnosisRun(knowledge(), control, std::move(options)).run(std::move(sources));
    QVERIFY(outcome.diagnosis.stopped);
    QCOMPARE(outcome.diagnosis.verdicts.at(0).id, RecordId(u"storage/quota"_s));
    QVERIFY(outcome.diagnosis.inputs.at(0).bytes > 0);
}

void TestDiagnosisRun::stoppedBeforeItBegan()
{
    std::stop_source stop;
    stop.request_stop();
    JobControl control(stop.get_token(), {});
    const DiagnosisOutcome outcome = DiagnosisRun(knowledge(), control).run(sourcesOf({mixedLog(100'000)}));
    QVERIFY(outcome.diagnosis.stopped);
    QVERIFY(outcome.diagnosis.verdicts.isEmpty());
}

void TestDiagnosisRun::keepsTextOnlyWhereAsked()
{
    const QByteArray text = "h\xE9llo\nERROR Quota exceeded for volume home\n";
    const QList<InputText> unasked = runOf(sourcesOf({text})).texts;
    QCOMPARE(unasked.size(), 1);
    QVERIFY(!unasked.at(0).isWhole() && unasked.at(0).kept.isEmpty());
    const QByteArray big(80, '\n');
    const QList<InputText> asked =
        runOf(sourcesOf({text, big, "", "last\n"}), {.threads = 1, .keptText = 100}).texts;
    QCOMPARE(asked.size(), 4);
    QCOMPARE(asked.at(0).kept.toByteArray(), "h\u00E9llo\nERROR Quota exceeded for volume home\n"_ba);
    QCOMPARE(asked.at(0).index.lines(), 2);
    QVERIFY(!asked.at(1).isWhole()); // would not fit beside the first
    QCOMPARE(asked.at(1).lines, 80);
    QVERIFY(asked.at(2).isWhole());
}

void TestDiagnosisRun::leavesExcerptsOfWhatIsTooLong()
{
    QByteArray log;
    for (int line = 1; line <= 60'000; ++line)
        log += line == 50'000 ? "ERROR Quota exceeded for volume home\n"_ba
                              : "INFO step " + QByteArray::number(line) + '\n';
    const DiagnosisOutcome outcome =
        runOf(sourcesOf({log}), {.threads = 2, .keptText = DiagnosisRun::KeptHead});
    const InputText &text = outcome.texts.at(0);
    QVERIFY(!text.isWhole());
    QCOMPARE(text.lines, 60'000);
    QCOMPARE(text.kept.toByteArray(), log.first(DiagnosisRun::KeptHead));
    QCOMPARE(text.excerpts.value(50'000), "ERROR Quota exceeded for volume home"_ba);
    QCOMPARE(text.excerpts.value(49'999), "INFO step 49999"_ba);
    QCOMPARE(text.excerpts.value(50'001), "INFO step 50001"_ba);
    QVERIFY(text.excerpts.size() < 100);
    QCOMPARE(outcome.diagnosis.verdicts.at(0).first.line, LineNumber(50'000));
}

/// The lines of a plain file can be read while it is scanned, and none of it is kept.
void TestDiagnosisRun::indexesPlainFiles()
{
    const QByteArray log = mixedLog(2'000'000);
    const TestFolder folder;
    OpenedSources opened = openSources({folder.write(u"run.log"_s, log)});
    QList<qint64> lines;
    DiagnosisRunOptions options{.keptText = 1000};
    options.publishTexts = [&lines](const QList<DiagnosisInput> &inputs, const QList<InputText> &texts) {
        QCOMPARE(inputs.size(), texts.size());
        lines.append(texts.at(0).index.lines());
    };
    const DiagnosisOutcome outcome = runOf(std::move(opened.sources), std::move(options));
    QVERIFY(!lines.isEmpty());
    const InputText &text = outcome.texts.at(0);
    QVERIFY(text.isWhole());
    QVERIFY(text.kept.isEmpty());
    QCOMPARE(text.index.lines(), log.count('\n'));
    QCOMPARE(text.index.lines(), outcome.diagnosis.inputs.at(0).lines);
    QVERIFY(std::ranges::is_sorted(lines));
}

void TestDiagnosisRun::tellsTimesOfSeveralLogs()
{
    const QByteArray first = "2026-03-01 10:00:01 INFO a\n2026-03-01 10:00:03 INFO b\n";
    const QByteArray second = "2026-03-01 10:00:02 INFO c\n  more of c\n";
    const DiagnosisOutcome outcome = runOf(sourcesOf({first, second}), {.makesTimeline = true});
    QVERIFY(outcome.timeline);
    QList<std::pair<int, qint64>> order;
    for (const LogTimeline::Entry &entry : outcome.timeline->entries())
        order.append({entry.input, entry.line});
    QCOMPARE(order, (QList<std::pair<int, qint64>>{{0, 1}, {1, 1}, {0, 2}}));
    QCOMPARE(outcome.timeline->entries().at(1).lines, 2);
    QVERIFY(!runOf(sourcesOf({first}), {.makesTimeline = true}).timeline);
    QVERIFY(!runOf(sourcesOf({first, second})).timeline);
}

void TestDiagnosisRun::namesInputsThatCannotBeRead()
{
    using namespace TestArchive;
    const TestFolder folder;
    const QByteArray archive = make(Format::Tar, Filter::None,
                                    {{.path = "link.log", .content = "a", .kind = Kind::SymbolicLink},
                                     {.path = "a.log", .content = "ERROR Quota exceeded for volume home\n"}});
    OpenedSources opened = openSources({folder.write(u"run.tar"_s, archive)});
    const DiagnosisOutcome outcome = runOf(std::move(opened.sources));
    QCOMPARE(outcome.issues.size(), 1);
    QCOMPARE(outcome.issues.at(0).error.code, ErrorCode::ArchiveRefused);
    QCOMPARE(outcome.diagnosis.verdicts.size(), 1);
}

void TestDiagnosisRun::whatASourceThrowsIsThrown()
{
    DiagnosisRun::Sources sources;
    sources.push_back(std::make_unique<LiveSource>(
        [](std::span<char>) -> qsizetype { throw std::runtime_error("broken source"); }));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, std::ignore = runOf(std::move(sources)));
}

QTEST_GUILESS_MAIN(TestDiagnosisRun)
#include "tst_diagnosisrun.moc"
