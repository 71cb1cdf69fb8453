// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/io/catalogreader.h"
#include "models/io/memorylogsource.h"
#include "models/jobs/diagnosisrun.h"
#include "tests/support/testfolder.h"

#include <QFileInfo>
#include <QHash>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray record(const QByteArray &id, const QByteArray &rest)
{
    return "{\"id\": \"bad/" + id + "\", \"domain\": \"bad\", " + rest + "}";
}

} // namespace

/// P8: one bad record spoils nothing. From the bytes on disk to the verdict.
class TestBadRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void restIsDiagnosed();
};

void TestBadRecords::restIsDiagnosed()
{
    const TestFolder folder;
    folder.write(
        u"a/good.json"_s,
        R"({"id": "a/good", "domain": "a", "signature": "WidgetError: flux capacitor misaligned by 42 units",)"
        R"( "regex": "flux capacitor misaligned by \\d+ units"})");
    const QHash<QString, QByteArray> bad{
        {u"empty-regex"_s, record("empty-regex", R"("signature": "nothing", "regex": "")")},
        {u"everything"_s, record("everything", R"("signature": "anything", "regex": ".*")")},
        {u"empty-match"_s, record("empty-match", R"("signature": "anything", "regex": "x*|")")},
        {u"invalid-regex"_s, record("invalid-regex", R"("signature": "bang", "regex": "bang(("  )")},
        {u"runaway"_s, record("runaway", R"("signature": "aaa", "regex": "(a+)+$")")},
        {u"huge"_s, record("huge", "\"signature\": \"big\", \"regex\": \"big\", \"root_cause\": \"" +
                                       QByteArray(2'000'000, 'x') + "\"")},
        {u"huge-regex"_s,
         record("huge-regex", "\"signature\": \"big\", \"regex\": \"" + QByteArray(100'000, '(') + "\"")},
        {u"wrong-types"_s,
         record("wrong-types", R"("signature": 17, "regex": ["x"], "workarounds": "none")")},
        {u"empty-action"_s,
         record(
             "empty-action",
             R"("signature": "step", "regex": "no such step", "dead_ends": [{"action": "", "why_fails": ""}])")},
        {u"not-json"_s, "{\"id\": "},
        {u"not-utf8"_s, record("not-utf8", "\"signature\": \"\xFE\xFF\", \"regex\": \"x\"")},
        {u"empty-file"_s, ""},
    };
    for (auto entry = bad.begin(); entry != bad.end(); ++entry)
        folder.write(u"bad/%1.json"_s.arg(entry.key()), *entry);

    const auto catalog = CatalogReader().read({folder.path()});
    QVERIFY(catalog);
    QStringList named;
    for (const Issue &issue : (*catalog)->issues())
        named.append(QFileInfo(issue.error.place.file).baseName());
    const auto knowledge = DiagnosisKnowledge::build(**catalog, LiteralFrequencies());
    for (const RejectedPattern &rejected : knowledge->patterns()->rejected())
        named.append(rejected.record.value() >= 0
                         ? (*catalog)->summary(rejected.record).id.value().section(u'/', -1)
                         : QString());
    for (const QString &name :
         {u"empty-regex"_s, u"everything"_s, u"empty-match"_s, u"invalid-regex"_s, u"huge-regex"_s,
          u"wrong-types"_s, u"not-json"_s, u"not-utf8"_s, u"empty-file"_s})
        QVERIFY2(named.contains(name), qPrintable(name + u" is not named among "_s + named.join(u' ')));

    QByteArray log = QByteArray("INFO all is well\n").repeated(100);
    log += "WidgetError: flux capacitor misaligned by 7 units\n" + QByteArray(5000, 'a') + "!\n";
    DiagnosisRun::Sources sources;
    sources.push_back(std::make_unique<MemoryLogSource>(u"run.log"_s, log));
    JobControl control;
    const Diagnosis diagnosis = DiagnosisRun(knowledge, control).run(std::move(sources)).diagnosis;
    QVERIFY(!diagnosis.verdicts.isEmpty());
    QCOMPARE(diagnosis.verdicts.constFirst().id.value(), u"a/good"_s);
    QVERIFY(std::ranges::none_of(diagnosis.verdicts, [](const Verdict &verdict) {
        return verdict.level == VerdictLevel::Claim && verdict.id.value() != "a/good"_L1;
    }));
}

QTEST_GUILESS_MAIN(TestBadRecords)
#include "tst_badrecords.moc"
