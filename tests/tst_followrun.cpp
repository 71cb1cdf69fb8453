// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/io/followsource.h"
#include "models/jobs/diagnosisrun.h"
#include "tests/support/memorycatalog.h"
#include "tests/support/testfolder.h"

#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const DiagnosisKnowledge> knowledge()
{
    const auto made = [](const QString &id, const QString &signature, const QString &regex) {
        Record record;
        record.id = RecordId(id);
        record.signature.english = signature;
        record.regex = regex;
        record.domain = u"storage"_s;
        record.confidence = 0.9;
        return record;
    };
    const auto catalog = TestData::memoryCatalog(
        {made(u"storage/quota"_s, u"Quota exceeded for volume scratch"_s,
              u"quota exceeded for volume \\w+"_s),
         made(u"storage/checksum"_s, u"Checksum of segment differs"_s, u"checksum of segment \\d+ differs"_s),
         made(u"storage/denied"_s, u"could not open file: access denied"_s, u"could not open .* denied"_s)});
    return DiagnosisKnowledge::build(*catalog, LiteralFrequencies());
}

void write(const QString &path, const QByteArray &bytes, QIODevice::OpenMode mode)
{
    QFile file(path);
    QVERIFY(file.open(mode));
    QCOMPARE(file.write(bytes), bytes.size());
}

bool names(const Diagnosis &diagnosis, const QString &id)
{
    return std::ranges::any_of(diagnosis.verdicts,
                               [&id](const Verdict &verdict) { return verdict.id.value() == id; });
}

QByteArrayList linesOf(const InputText &text)
{
    QByteArrayList lines;
    const LineReader reader(*text.opened, text.index);
    const auto read = reader.read(LineNumber(1), 100, 1000);
    if (!read)
        return lines;
    for (const LineReader::Line &line : *read)
        lines.append(line.bytes);
    return lines;
}

} // namespace

/// P4 where it is used: a log is diagnosed while it grows, is cut off and is rotated.
class TestFollowRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void survivesGrowthTruncationAndRotation();
    void diagnosesALineWithoutItsEndAtTheEnd();
};

/// Whoever writes goes on each time the reader has nothing more to read.
void TestFollowRun::survivesGrowthTruncationAndRotation()
{
    const TestFolder folder;
    const QString path = folder.write(u"run.log"_s, "INFO begun\n");
    auto source = FollowSource::open(path);
    QVERIFY(source);
    DiagnosisRun::Sources sources;
    sources.push_back(std::move(*source));
    std::stop_source stop;
    JobControl control(stop.get_token(), {});
    Diagnosis published;
    int step = 0;
    DiagnosisRunOptions options{.threads = 2, .keepsOpen = true};
    options.publish = [&](const Diagnosis &diagnosis) { published = diagnosis; };
    options.publishTexts = [&](const QList<DiagnosisInput> &, const QList<InputText> &texts) {
        if (step == 0 && texts.last().lines == 1) {
            write(path, "ERROR Quota exceeded for volume home\n", QIODevice::Append);
            ++step;
        } else if (step == 1 && names(published, u"storage/quota"_s)) {
            QCOMPARE(texts.size(), 1);
            QCOMPARE(texts.last().lines, 2);
            QFile file(path); // in place: the same file
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(0));
            QVERIFY(file.write("ERROR checksum of segment 7 differs\n") > 0);
            ++step;
        } else if (step == 2 && names(published, u"storage/checksum"_s)) {
            QVERIFY(texts.at(0).gone);
            QVERIFY(QFile::rename(path, path + u".1"_s));
            write(path, "ERROR could not open a.bin: access denied\n", QIODevice::WriteOnly);
            ++step;
        } else if (step == 3 && names(published, u"storage/denied"_s)) {
            ++step;
            stop.request_stop();
        }
    };
    const DiagnosisOutcome outcome =
        DiagnosisRun(knowledge(), control, std::move(options)).run(std::move(sources));
    QCOMPARE(step, 4);
    QVERIFY(outcome.diagnosis.stopped);
    QCOMPARE(outcome.diagnosis.inputs.size(), 3);
    QCOMPARE(outcome.diagnosis.verdicts.size(), 3);
    QVERIFY(outcome.texts.at(0).gone);
    QVERIFY(!outcome.texts.at(1).gone); // rotated: its text has another name now
    QCOMPARE(linesOf(outcome.texts.at(1)), QByteArrayList{"ERROR checksum of segment 7 differs"});
    QCOMPARE(linesOf(outcome.texts.at(2)), QByteArrayList{"ERROR could not open a.bin: access denied"});
}

void TestFollowRun::diagnosesALineWithoutItsEndAtTheEnd()
{
    const TestFolder folder;
    const QString path = folder.write(u"run.log"_s, "INFO begun\nERROR Quota exceeded for volume home");
    auto source = FollowSource::open(path);
    QVERIFY(source);
    DiagnosisRun::Sources sources;
    sources.push_back(std::move(*source));
    std::stop_source stop;
    JobControl control(stop.get_token(), {});
    int pauses = 0;
    bool early = false;
    DiagnosisRunOptions options;
    options.publish = [&](const Diagnosis &diagnosis) {
        // A line whose end has not come may still say something else.
        early = early || (pauses < 2 && !diagnosis.verdicts.isEmpty());
        if (!diagnosis.verdicts.isEmpty())
            stop.request_stop();
    };
    options.publishTexts = [&](const QList<DiagnosisInput> &, const QList<InputText> &) {
        if (++pauses == 2)
            write(path, "\n", QIODevice::Append);
    };
    const DiagnosisOutcome outcome =
        DiagnosisRun(knowledge(), control, std::move(options)).run(std::move(sources));
    QVERIFY(!early);
    QVERIFY(names(outcome.diagnosis, u"storage/quota"_s));
}

QTEST_GUILESS_MAIN(TestFollowRun)
#include "tst_followrun.moc"
