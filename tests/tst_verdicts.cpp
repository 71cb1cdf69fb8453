// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/diagnosisrun.h"
#include "tests/support/memorycatalog.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record recordOf(const QString &id, const QString &signature, const QString &regex,
                const QString &cause = QString())
{
    Record record;
    record.id = RecordId(id);
    record.domain = id.section(u'/', 0, 0);
    record.signature.english = signature;
    record.regex = regex;
    record.rootCause.english = cause;
    return record;
}

/// Records that give a domain its words and match nothing.
void addVocabulary(std::vector<Record> &records, const QString &domain, const QString &words)
{
    for (int i = 0; i < 6; ++i)
        records.push_back(recordOf(u"%1/vocabulary-%2"_s.arg(domain).arg(i), u"%1 %2"_s.arg(domain).arg(i),
                                   u"never%1said%2x"_s.arg(domain).arg(i), words));
}

/// A small world: a queue ("lager"), a training library ("ferrite"), a build tool ("mason"), a web proxy.
std::vector<Record> world()
{
    std::vector<Record> records;
    addVocabulary(records, u"lager"_s, u"lager broker parcel shelf courier depot"_s);
    addVocabulary(records, u"ferrite"_s, u"ferrite tensor shard gradient warmup epoch"_s);
    addVocabulary(records, u"mason"_s, u"mason brick mortar trowel scaffold plinth"_s);
    addVocabulary(records, u"porter"_s, u"porter proxy gate turnstile visitor badge"_s);
    records.push_back(recordOf(u"lager/depot-full/v1"_s,
                               u"DepotFullException: depot quota exhausted while stowing parcel"_s,
                               u"depot quota exhausted"_s));
    records.push_back(recordOf(u"lager/depot-full/v2"_s,
                               u"DepotFullException: depot quota exhausted while stowing parcel"_s,
                               u"depot quota exhausted"_s));
    records.push_back(recordOf(u"ferrite/shard-width"_s,
                               u"ShardWidthError: gradient shard width differs across peers"_s,
                               u"gradient shard width differs"_s));
    records.push_back(recordOf(u"ferrite/peer-lost"_s,
                               u"Watchdog caught collective operation timeout: gradient exchange stalled"_s,
                               u"Watchdog caught collective operation timeout"_s));
    records.push_back(recordOf(u"ferrite/warmup-diverged"_s,
                               u"WarmupDivergedError: gradient overflow during warmup"_s,
                               u"gradient overflow during warmup"_s));
    records.push_back(recordOf(u"mason/plinth-missing"_s,
                               u"mason: error M4711: plinth referenced by scaffold is missing"_s,
                               u"M4711: plinth"_s));
    records.push_back(recordOf(u"mason/build-failed"_s, u"FAILURE: Build failed with an exception"_s,
                               u"FAILURE: Build failed"_s));
    records.push_back(recordOf(u"porter/gate-refused"_s,
                               u"connect() failed while connecting to upstream gate"_s,
                               u"failed.*while connecting to upstream"_s));
    records.push_back(recordOf(u"porter/reader-lost"_s,
                               u"turnstile link of badge reader lost: connection refused"_s,
                               u"link of badge reader lost"_s));
    records.push_back(recordOf(u"lager/broker-starved"_s,
                               u"lager broker out of memory while counting parcels"_s,
                               u"broker out of memory"_s));
    records.push_back(
        recordOf(u"lager/class-missing"_s, u"initialize class lager shelf"_s, u"initialize class lager"_s));
    records.push_back(recordOf(u"mason/mortar-dried"_s, u"mason.MortarDriedError"_s, u"MortarDriedError"_s));
    records.push_back(recordOf(u"lager/flooded"_s, u"ShelfUnderWaterException: shelf under water in depot"_s,
                               u"shelf under water"_s));
    records.push_back(recordOf(u"mason/width-mismatch"_s, u"brick and scaffold: width mismatch"_s,
                               u"scaffold.*width mismatch"_s));
    records.push_back(recordOf(u"lager/scales"_s, u"parcel scales report a weight of nothing"_s,
                               u"scales report a weight"_s));
    records.push_back(recordOf(u"mason/json"_s, u"SyntaxError: Unexpected token < in JSON at position 0"_s,
                               u"Unexpected token .* in JSON"_s));
    records.push_back(recordOf(u"porter/handshake"_s, u"porter gate: TLS handshake error from visitor"_s,
                               u"TLS handshake error from"_s));
    // Opposite advice: the depot is too small, the depot is too large.
    records.push_back(recordOf(u"lager/shelf-too-small"_s,
                               u"shelf capacity below parcel size: enlarge shelf"_s,
                               u"shelf capacity below parcel size"_s));
    records.push_back(recordOf(u"lager/shelf-too-large"_s,
                               u"shelf capacity above depot limit: shrink shelf"_s,
                               u"shelf capacity above depot limit"_s));
    // A loose regex of a foreign domain.
    records.push_back(
        recordOf(u"mason/trowel-lost"_s, u"mason trowel lost on scaffold"_s, u"quota|lost|timeout"_s));
    Record foretold =
        recordOf(u"lager/courier-idle"_s, u"courier idle: no parcel left in depot"_s, u"courier idle"_s);
    foretold.transitions = {Transition{.relation = Relation::PrecededBy,
                                       .target = RecordId(u"lager/depot-full/v1"_s),
                                       .probability = {},
                                       .condition = {},
                                       .delay = {},
                                       .distinction = {},
                                       .extra = {}}};
    records.push_back(foretold);
    return records;
}

} // namespace

/// Each principle by which hits are judged, on records and logs made up for it.
class TestVerdicts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void firstVerdict_data();
    void firstVerdict();
    void recordsThatSayTheSameAreOne();
    void wrapperIsAConsequence();
    void wrapperAloneIsTheAnswer();
    void chainOfCausesEndsAtTheRoot_data();
    void chainOfCausesEndsAtTheRoot();
    void rankThatFailedFirstIsTheRoot();
    void ranksTellWhoFailedFirst();
    void victimsMayBePrintedFirst();
    void laterVictimStaysBehindOtherInput();
    void timesOfPrecedingLinesOrder();
    void observerYieldsToTheProgram();
    void transitionIsForetold();
    void chainHasDelays();
    void nearestTellHowFarTheyWent();
    void unknownEndComesBeforeClaims();
    void successTakesClaimsBack();
    void whatWasDealtWithIsNoClaim_data();
    void whatWasDealtWithIsNoClaim();
    void shortMessagesCanAgree();
    void weakerReadingsOfAnExplainedLineAreDropped();
    void everyVerdictHasReasons();
    void unexplainedIsGroupedWithNearest();
    void deadEndsAreTicked();
    void emptyCatalogAndEmptyLog();

private:
    Diagnosis diagnose(const QByteArray &log) const { return TestDiagnosis::run(m_knowledge, log); }
    static QStringList claims(const Diagnosis &diagnosis);

    TestDiagnosis::Knowledge m_knowledge;
};

void TestVerdicts::initTestCase()
{
    m_knowledge = TestDiagnosis::know(TestData::memoryCatalog(world()));
}

QStringList TestVerdicts::claims(const Diagnosis &diagnosis)
{
    QStringList ids;
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (verdict.level == VerdictLevel::Claim)
            ids.append(verdict.id.value());
    }
    return ids;
}

void TestVerdicts::firstVerdict_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QString>("expected"); // empty: unknown
    QTest::newRow("plain")
        << QByteArray(
               "lager broker up\nERROR DepotFullException: depot quota exhausted while stowing parcel 7\n")
        << u"lager/depot-full/v1"_s;
    QTest::newRow("last line is noise")
        << QByteArray("lager broker up\nERROR depot quota exhausted while stowing parcel 7\nProcess "
                      "completed with exit code 1.\n")
        << u"lager/depot-full/v1"_s;
    QTest::newRow("wording drift")
        << QByteArray("ferrite epoch 3\nShardWidthError: width of gradient shards differs between peers\n")
        << u"ferrite/shard-width"_s;
    QTest::newRow("look-alike with opposite advice")
        << QByteArray(
               "lager depot opened\nERROR shelf capacity above depot limit (12 > 8): shrink the shelf\n")
        << u"lager/shelf-too-large"_s;
    QTest::newRow("error number") << QByteArray("mason: laying bricks\nwall.msn(3): error M4711: plinth "
                                                "'base' referenced by scaffold is missing\n")
                                  << u"mason/plinth-missing"_s;
    QTest::newRow("loose regex of a foreign domain")
        << QByteArray("ferrite epoch 3 tensor shard gradient\nERROR connection to metrics host lost\n")
        << QString();
    QTest::newRow("information is no error")
        << QByteArray("2024-05-01 10:00:00 INFO lager depot quota exhausted is handled since 2.1\n")
        << QString();
    QTest::newRow("healthy") << QByteArray(
                                    "lager broker up\nparcel stowed in depot\ncourier left, 0 errors\n")
                             << QString();
    QTest::newRow("unexplained") << QByteArray(
                                        "lager broker up\nERROR something nobody has written down happened\n")
                                 << QString();
    QTest::newRow("announced message")
        << QByteArray("lager broker up\nThe following assertion was thrown while stowing Parcel(3):\n"
                      "depot quota exhausted while stowing parcel\n")
        << u"lager/depot-full/v1"_s;
    QTest::newRow("what is ignored is not the root")
        << QByteArray("lager broker up\nERROR: ignored 2 parcels, shelf capacity above depot limit: shrink "
                      "shelf\nERROR: DepotFullException: depot quota exhausted while stowing parcel\n")
        << u"lager/depot-full/v1"_s;
    QTest::newRow("a program that died cuts connections")
        << QByteArray("porter gate open\nERROR turnstile link of badge reader lost: connection refused\n"
                      "lager broker up\nFATAL lager broker out of memory while counting parcels\n")
        << u"lager/broker-starved"_s;
    QTest::newRow("a class that could not be initialised")
        << QByteArray("lager broker up\nERROR Could not initialize class lager.Shelf\n") << QString();
    QTest::newRow("a type says it all")
        << QByteArray("mason brick 1\nMortarDriedError: 12 kg at joint 7\n") << u"mason/mortar-dried"_s;
    QTest::newRow("a message says more than its type")
        << QByteArray(
               "mason brick 1\nMortarDriedError: error M4711: plinth referenced by scaffold is missing\n")
        << u"mason/plinth-missing"_s;
    QTest::newRow("one name in two spellings")
        << QByteArray("lager broker up\nERROR rack 7 of shelf: {state=SHELF_UNDER_WATER}\n")
        << u"lager/flooded"_s;
    QTest::newRow("another word for the same")
        << QByteArray("mason brick 1\nERROR width of brick 4 does not match width of scaffold 6\n")
        << u"mason/width-mismatch"_s;
    QTest::newRow("a known message needs no log about its domain")
        << QByteArray("Error: parcel scales report a weight of nothing\n") << u"lager/scales"_s;
    QTest::newRow("a page where JSON was wanted")
        << QByteArray("porter gate open\nporter: connect() failed while connecting to upstream gate\n"
                      "mason brick 1\nSyntaxError: Unexpected token < in JSON at position 0\n")
        << u"porter/gate-refused"_s;
    QTest::newRow("empty") << QByteArray() << QString();
}

void TestVerdicts::firstVerdict()
{
    QFETCH(const QByteArray, log);
    QFETCH(const QString, expected);
    const Diagnosis diagnosis = diagnose(log);
    QCOMPARE(claims(diagnosis).value(0), expected);
    QCOMPARE(diagnosis.isUnknown(), expected.isEmpty());
}

void TestVerdicts::recordsThatSayTheSameAreOne()
{
    const Diagnosis diagnosis =
        diagnose("lager broker up\nERROR DepotFullException: depot quota exhausted while stowing parcel\n");
    QCOMPARE(claims(diagnosis).size(), 1);
    QCOMPARE(diagnosis.verdicts[0].also, QList<RecordId>{RecordId(u"lager/depot-full/v2"_s)});
}

void TestVerdicts::wrapperIsAConsequence()
{
    const Diagnosis diagnosis =
        diagnose("mason: start\nFAILURE: Build failed with an exception\n"
                 "wall.msn(3): error M4711: plinth 'base' referenced by scaffold is missing\n");
    QCOMPARE(claims(diagnosis), QStringList{u"mason/plinth-missing"_s});
    const auto wrapper =
        std::ranges::find(diagnosis.verdicts, RecordId(u"mason/build-failed"_s), &Verdict::id);
    QVERIFY(wrapper != diagnosis.verdicts.end());
    QCOMPARE(wrapper->role, VerdictRole::Consequence);
    QCOMPARE(wrapper->consequenceOf, RecordId(u"mason/plinth-missing"_s));
}

void TestVerdicts::wrapperAloneIsTheAnswer()
{
    QCOMPARE(claims(diagnose("mason brick 1\nmason brick 2\nFAILURE: Build failed with an exception\n")),
             QStringList{u"mason/build-failed"_s});
    // ... but not where the log holds an error that nobody knows.
    QVERIFY(diagnose("mason brick 1\nerror: kiln is cold\nFAILURE: Build failed with an exception\n")
                .isUnknown());
}

void TestVerdicts::chainOfCausesEndsAtTheRoot_data()
{
    QTest::addColumn<QByteArray>("log");
    const QByteArray outer("courier idle: no parcel left in depot");
    const QByteArray inner("depot quota exhausted while stowing parcel");
    QTest::newRow("Java") << "CourierException: " + outer +
                                 "\n"
                                 "\tat lager.Courier.wait(Courier.java:10)\n"
                                 "Caused by: lager.ShiftException: the shift ended\n"
                                 "\tat lager.Shift.end(Shift.java:12)\n"
                                 "Caused by: lager.DepotFullException: " +
                                 inner +
                                 "\n"
                                 "\tat lager.Depot.stow(Depot.java:20)\n"
                                 "\t... 3 more\n";
    QTest::newRow("Spring, in one line") << "ERROR lager.CourierException: " + outer +
                                                "; nested exception is lager.DepotFullException: " + inner +
                                                "\n";
    QTest::newRow(".NET") << "Unhandled exception. Lager.CourierException: " + outer +
                                 "\n"
                                 " ---> Lager.ShiftException: the shift ended\n"
                                 " ---> Lager.DepotFullException: " +
                                 inner +
                                 "\n"
                                 "   at Lager.Depot.Stow(Parcel parcel) in /src/Depot.cs:line 20\n"
                                 "   --- End of inner exception stack trace ---\n"
                                 "   at Lager.Shift.End() in /src/Shift.cs:line 12\n"
                                 "   --- End of inner exception stack trace ---\n"
                                 "   at Lager.Courier.Wait() in /src/Courier.cs:line 10\n";
    QTest::newRow(".NET, in one line")
        << "Lager.CourierException: " + outer +
               " ---> Lager.ShiftException: the shift ended ---> Lager.DepotFullException: " + inner +
               "\n"
               "   at Lager.Depot.Stow(Parcel parcel) in C:\\src\\Depot.cs:line 20\n"
               "   --- End of inner exception stack trace ---\n"
               "   at Lager.Courier.Wait() in C:\\src\\Courier.cs:line 10\n";
    QTest::newRow("Go") << "2024/05/01 10:00:00 ERROR " + outer + ": " + inner + "\n";
    QTest::newRow("anyhow") << "Error: " + outer + "\n\nCaused by:\n    0: the shift ended\n    1: " + inner +
                                   "\n";
    QTest::newRow("anyhow, one cause") << "Error: " + outer + "\n\nCaused by:\n    " + inner + "\n";
    QTest::newRow("cargo") << "error: " + outer + "\n\nCaused by:\n  the shift ended\n\nCaused by:\n  " +
                                  inner + "\n";
    QTest::newRow("Node") << "/srv/courier.js:10\n"
                             "    throw new Error(text, { cause });\n"
                             "    ^\n"
                             "\n"
                             "Error: " +
                                 outer +
                                 "\n"
                                 "    at wait (/srv/courier.js:10:11) {\n"
                                 "  [cause]: Error: the shift ended\n"
                                 "      at end (/srv/shift.js:12:3) {\n"
                                 "    [cause]: DepotFullError: " +
                                 inner +
                                 "\n"
                                 "        at stow (/srv/depot.js:20:5)\n"
                                 "  }\n"
                                 "}\n";
    QTest::newRow("Python") << "Traceback (most recent call last):\n"
                               "  File \"/srv/depot.py\", line 20, in stow\n"
                               "    raise DepotFullError(text)\n"
                               "DepotFullError: " +
                                   inner +
                                   "\n\n"
                                   "The above exception was the direct cause of the following exception:\n\n"
                                   "Traceback (most recent call last):\n"
                                   "  File \"/srv/courier.py\", line 10, in wait\n"
                                   "    raise CourierError(text) from error\n"
                                   "CourierError: " +
                                   outer + "\n";
}

void TestVerdicts::chainOfCausesEndsAtTheRoot()
{
    QFETCH(const QByteArray, log);
    const Diagnosis diagnosis = diagnose("lager broker up\n" + log);
    QCOMPARE(diagnosis.verdicts.value(0).id, RecordId(u"lager/depot-full/v1"_s));
    QCOMPARE(diagnosis.verdicts.value(0).role, VerdictRole::Root);
}

void TestVerdicts::rankThatFailedFirstIsTheRoot()
{
    const QByteArray timeout("Watchdog caught collective operation timeout: gradient exchange stalled\n");
    const Diagnosis culpritFirst = diagnose("[rank0]: ferrite epoch 1\n[rank2]: ShardWidthError: gradient "
                                            "shard width differs across peers\n[rank0]: ERROR " +
                                            timeout + "[rank1]: ERROR " + timeout);
    QCOMPARE(culpritFirst.verdicts.value(0).id, RecordId(u"ferrite/shard-width"_s));
    // What comes of a time-out is not its cause.
    const Diagnosis timeoutFirst =
        diagnose("[rank0]: ferrite epoch 1\n[rank1]: ERROR " + timeout + "[rank0]: ERROR " + timeout +
                 "[rank0]: WarmupDivergedError: gradient overflow during warmup\n");
    QCOMPARE(timeoutFirst.verdicts.value(0).id, RecordId(u"ferrite/peer-lost"_s));
}

void TestVerdicts::ranksTellWhoFailedFirst()
{
    const Diagnosis diagnosis =
        diagnose("ferrite starts with world_size=5\n[rank0]: ferrite epoch 1\n[rank1]: ferrite epoch 1\n"
                 "[rank0]: ERROR Watchdog caught collective operation timeout: gradient exchange stalled\n"
                 "[rank2]: ShardWidthError: gradient shard width differs across peers\n"
                 "[rank3]: ferrite epoch 1\n");
    QCOMPARE(diagnosis.ranks.size(), 5);
    QVERIFY(diagnosis.ranks[0].failed && diagnosis.ranks[0].victim && !diagnosis.ranks[0].first);
    QVERIFY(!diagnosis.ranks[1].failed && !diagnosis.ranks[1].silent);
    QVERIFY(diagnosis.ranks[2].failed && diagnosis.ranks[2].first);
    QCOMPARE(diagnosis.ranks[2].failed->line, LineNumber(5));
    QVERIFY(!diagnosis.ranks[3].silent);
    QVERIFY(diagnosis.ranks[4].silent);
    // A single process has no ranks.
    QVERIFY(diagnose("ferrite epoch 1\nERROR gradient shard width differs across peers\n").ranks.isEmpty());
}

void TestVerdicts::victimsMayBePrintedFirst()
{
    const QByteArray victims(
        "[rank0]: ferrite epoch 1\n"
        "[rank0]: ERROR Watchdog caught collective operation timeout: gradient exchange stalled\n"
        "[rank1]: ERROR Watchdog caught collective operation timeout: gradient exchange stalled\n");
    const QByteArray culprit("ShardWidthError: gradient shard width differs across peers\n");
    QCOMPARE(diagnose(victims + "[rank2]: " + culprit).verdicts.value(0).id,
             RecordId(u"ferrite/shard-width"_s));
    // What a rank says that was a victim itself came of that.
    QCOMPARE(diagnose(victims + "[rank1]: " + culprit).verdicts.value(0).id,
             RecordId(u"ferrite/peer-lost"_s));
    // Times that differ tell more than words.
    const Diagnosis late =
        diagnose("[rank0]: 2024-05-01T10:10:00Z ERROR Watchdog caught collective operation "
                 "timeout: gradient exchange stalled\n"
                 "[rank2]: 2024-05-01T10:30:00Z ERROR " +
                 culprit);
    QCOMPARE(late.verdicts.value(0).id, RecordId(u"ferrite/peer-lost"_s));
}

void TestVerdicts::timesOfPrecedingLinesOrder()
{
    // The exception itself has no time, the line that it belongs to has.
    const Diagnosis diagnosis = diagnose("2024-05-01T10:10:30Z ERROR courier idle: no parcel left in depot\n"
                                         "DepartureError: nobody knows this one\n"
                                         "2024-05-01T10:10:00Z ERROR lager broker stopped\n"
                                         "DepotFullException: depot quota exhausted while stowing parcel\n");
    QCOMPARE(diagnosis.verdicts.value(0).id, RecordId(u"lager/depot-full/v1"_s));
}

void TestVerdicts::laterVictimStaysBehindOtherInput()
{
    const QByteArray victim("2024-05-01T10:10:00Z ferrite epoch 1\n"
                            "2024-05-01T10:20:00Z ERROR Watchdog caught collective operation timeout: "
                            "gradient exchange stalled\n");
    const QByteArray culprit(
        "2024-05-01T10:10:00Z ferrite epoch 1\n"
        "2024-05-01T10:10:03Z ERROR ShardWidthError: gradient shard width differs across peers\n");
    const Diagnosis diagnosis = TestDiagnosis::runAll(m_knowledge, {victim, culprit});
    QCOMPARE(diagnosis.verdicts.value(0).id, RecordId(u"ferrite/shard-width"_s));
    QCOMPARE(diagnosis.verdicts.value(0).first.input, 1);
}

void TestVerdicts::observerYieldsToTheProgram()
{
    const QByteArray seen(
        "porter gate open for visitor\n[error] connect() failed (111) while connecting to upstream gate\n");
    QCOMPARE(claims(diagnose(seen)), QStringList{u"porter/gate-refused"_s});
    const Diagnosis both = diagnose(
        seen + "lager broker up\nERROR DepotFullException: depot quota exhausted while stowing parcel\n");
    QCOMPARE(both.verdicts.value(0).id, RecordId(u"lager/depot-full/v1"_s));
}

void TestVerdicts::transitionIsForetold()
{
    const Diagnosis diagnosis =
        diagnose("lager broker up\nERROR DepotFullException: depot quota exhausted while stowing parcel\n"
                 "lager parcel waits\nERROR courier idle: no parcel left in depot\n");
    QCOMPARE(diagnosis.verdicts.value(0).id, RecordId(u"lager/depot-full/v1"_s));
    const auto later = std::ranges::find(diagnosis.verdicts, RecordId(u"lager/courier-idle"_s), &Verdict::id);
    QVERIFY(later != diagnosis.verdicts.end());
    QCOMPARE(later->consequenceOf, RecordId(u"lager/depot-full/v1"_s));
    QVERIFY(std::ranges::any_of(later->reasons,
                                [](const Reason &reason) { return reason.kind == u"foretold"_s; }));
}

void TestVerdicts::chainHasDelays()
{
    const Diagnosis diagnosis =
        diagnose("2024-05-01T10:00:00Z lager broker up\n"
                 "2024-05-01T10:00:01Z ERROR DepotFullException: depot quota exhausted while stowing parcel\n"
                 "2024-05-01T10:05:00Z lager parcel waits\n"
                 "2024-05-01T10:10:01.500Z ERROR courier idle: no parcel left in depot\n");
    const auto later = std::ranges::find(diagnosis.verdicts, RecordId(u"lager/courier-idle"_s), &Verdict::id);
    QVERIFY(later != diagnosis.verdicts.end());
    QCOMPARE(later->delay, std::optional<qint64>(600'500));
    QVERIFY(later->foretold);
    QVERIFY(!diagnosis.verdicts[0].delay && !diagnosis.verdicts[0].foretold);
}

void TestVerdicts::nearestTellHowFarTheyWent()
{
    const Diagnosis diagnosis = diagnose("lager broker up\nERROR shelf capacity below crate height 12\n");
    QVERIFY(diagnosis.isUnknown());
    const auto hint =
        std::ranges::find(diagnosis.verdicts, RecordId(u"lager/shelf-too-small"_s), &Verdict::id);
    QVERIFY(hint != diagnosis.verdicts.end());
    QVERIFY(hint->miss);
    QCOMPARE(hint->miss->matched, u"shelf capacity below "_s);
    QCOMPARE(hint->miss->atom, u"p"_s);
    QCOMPARE(hint->miss->met, u"c"_s);
    const Diagnosis unlike =
        diagnose("lager broker up\nERROR shelf capacity unknown to moon and tide tables\n");
    QVERIFY(!unlike.unexplained.isEmpty());
    const QList<NearRecord> &nearest = unlike.unexplained[0].nearest;
    QVERIFY(std::ranges::any_of(nearest, [](const NearRecord &near) {
        return near.miss && near.miss->matched.startsWith(u"shelf capacity "_s);
    }));
    const Diagnosis claimed = diagnose("lager broker up\nERROR depot quota exhausted while stowing parcel\n");
    QVERIFY(!claimed.verdicts.value(0).miss);
}

void TestVerdicts::unknownEndComesBeforeClaims()
{
    const QByteArray claim("ERROR courier idle: no parcel left in depot\n");
    QVERIFY(!diagnose("lager broker up\n" + claim).isUnknown());
    const Diagnosis diagnosis =
        diagnose("lager broker up\nFATAL the roof has come down\nlager depot closes\n" + claim);
    QVERIFY(diagnosis.isUnknown());
    QCOMPARE(diagnosis.verdicts.value(0).role, VerdictRole::Consequence);
}

void TestVerdicts::successTakesClaimsBack()
{
    const QByteArray error("lager broker up\nERROR depot quota exhausted while stowing parcel\n");
    QVERIFY(!diagnose(error + "Tests: 1 failed, 25 passed\n").isUnknown());
    QVERIFY(diagnose(error + "Tests: 26 passed, 26 total\n").isUnknown());
    QVERIFY(!diagnose(error + "Tests: 26 passed, 26 total\nerror: teardown broke\n").isUnknown());
}

void TestVerdicts::whatWasDealtWithIsNoClaim_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<bool>("unknown");
    const QByteArray error("ERROR depot quota exhausted while stowing parcel\n");
    QTest::newRow("told and over") << "lager broker up\n" + error << false;
    QTest::newRow("and life goes on") << "lager broker up\n" + error + "lager courier left\n" << false;
    QTest::newRow("will retry") << "lager broker up\n" + error.trimmed() +
                                       ", will retry\nlager courier left\nlager parcel stowed\n"
                                << true;
    QTest::newRow("retry in the next line")
        << "lager broker up\n" + error + "attempt 1 failed, trying again in 5 s\nlager parcel stowed\n"
        << true;
    QTest::newRow("retry is the last line")
        << "lager broker up\n" + error + "attempt 1 failed, trying again\n"
        << false;
    QTest::newRow("in vain") << "lager broker up\n" + error + "retrying\nlager waits\n" + error +
                                    "retrying\nlager waits\n" + error + "retrying\nlager waits\n"
                             << false;
    QTest::newRow("a field of a header is no retry")
        << "lager broker up\n" + error + "lager header Retry-After: 60\nlager parcel stowed\n"
        << false;
    QTest::newRow("given up") << "lager broker up\n" + error.trimmed() +
                                     ", giving up, no retry\nlager courier left\nlager parcel stowed\n"
                              << false;
    QTest::newRow("tests of Go pass")
        << "=== RUN TestDepot\n" + error + "--- PASS: TestDepot (0.01s)\nPASS\nok  \tlager/depot\t0.4s\n"
        << true;
    QTest::newRow("tests of Go fail")
        << "=== RUN TestDepot\n" + error + "--- FAIL: TestDepot (0.01s)\nFAIL\nFAIL\tlager/depot\t0.4s\n"
        << false;
    QTest::newRow("the system came up")
        << error + "systemd[1]: Startup finished in 6.1s (firmware) + 3.0s (userspace) = 9.1s.\n"
        << true;
    QTest::newRow("fails later") << "lager broker up\n" + error +
                                        "retrying\nlager waits\nFATAL depot burnt down\n"
                                 << false;
    QTest::newRow("a state is no story")
        << "lager broker up\n" + error + "lager parcel is UP_FOR_RETRY\nlager waits\n"
        << false;
    const QByteArray warning("2024-05-01 10:00:00 WARN lager: depot quota exhausted while stowing parcel\n");
    QTest::newRow("warning") << warning + "2024-05-01 10:00:01 INFO lager: courier left\n" << false;
    QTest::newRow("warning, and it is there again")
        << warning + "2024-05-01 10:00:01 INFO lager: depot 3 reconnected\n"
        << true;
    QTest::newRow("warning, no errors") << warning + "2024-05-01 10:00:01 INFO lager: day over, 0 errors\n"
                                        << true;
    const QByteArray mere("2024-05-01 10:00:00 WARN lager: shelf capacity above depot limit: shrink shelf\n");
    QTest::newRow("mere warning") << "lager broker up\n" + mere + "lager courier left\n" << true;
    QTest::newRow("warning, and the run goes on for long")
        << warning + QByteArray("2024-05-01 10:00:01 INFO lager: courier left\n").repeated(120) << true;
    QTest::newRow("error, and the run goes on for long")
        << "lager broker up\n" + error + QByteArray("lager: courier left\n").repeated(120) << false;
    QTest::newRow("mere warning before an error")
        << "lager broker up\n" + mere + "ERROR nobody knows this one\n"
        << false;
    QTest::newRow("next mirror, many times")
        << "lager broker up\n" +
               (error.trimmed() + ", trying the next depot\nlager parcel stowed\n").repeated(5) +
               "lager courier left\n"
        << true;
    QTest::newRow("skipped, and the program ends badly")
        << "lager broker up\n" + error.trimmed() +
               ", skipped until tomorrow\nlager courier left\nsystemd[1]: lager.service: Main process "
               "exited, "
               "code=exited, status=3/NOTIMPLEMENTED\n"
        << false;
    QTest::newRow("skipped, and the program ends well")
        << "lager broker up\n" + error.trimmed() +
               ", skipped until tomorrow\nlager courier left\nlager exited with code 0\n"
        << true;
    // Visitors that hang up during the handshake are no error of the gate, and a log may end with one.
    const QByteArray hangUp("2024/05/01 10:00:00 porter: TLS handshake error from 10.0.0.7:40112: EOF\n");
    QTest::newRow("a visitor hung up") << "porter gate open\n" + hangUp + "porter gate: visitor 8 passed on\n"
                                       << true;
    QTest::newRow("the log ends with a visitor that hung up")
        << "porter gate open\n" + hangUp + "porter gate: visitor 8 let in\n" + hangUp << true;
    QTest::newRow("a visitor refuses the badge of the gate")
        << QByteArray("porter gate open\n2024/05/01 10:00:00 porter: TLS handshake error from "
                      "10.0.0.7:40112: remote error: "
                      "tls: bad certificate\nporter gate: visitor 8 let in\n")
        << false;
    QTest::newRow("error, no errors") << "lager broker up\n" + error + "lint: 0 errors\n" << false;
}

void TestVerdicts::whatWasDealtWithIsNoClaim()
{
    QFETCH(const QByteArray, log);
    QFETCH(const bool, unknown);
    QCOMPARE(diagnose(log).isUnknown(), unknown);
}

void TestVerdicts::shortMessagesCanAgree()
{
    std::vector<Record> records = world();
    records.push_back(recordOf(u"lager/parcel-error"_s, u"ParcelError: 'name'"_s, u"ParcelError:"_s));
    const TestDiagnosis::Knowledge knowledge = TestDiagnosis::know(TestData::memoryCatalog(records));
    const auto reasonsOf = [&](const QByteArray &log) {
        QStringList kinds;
        const Diagnosis diagnosis = TestDiagnosis::run(knowledge, log);
        for (const Verdict &verdict : diagnosis.verdicts) {
            for (const Reason &reason : verdict.reasons)
                kinds.append(reason.kind);
        }
        return kinds;
    };
    QVERIFY(reasonsOf("lager broker up\nParcelError: 'crate-7'\n").contains(u"exact"_s));
    QVERIFY(
        !reasonsOf("lager broker up\nParcelError: lid of crate torn off by gulls\n").contains(u"exact"_s));
}

void TestVerdicts::weakerReadingsOfAnExplainedLineAreDropped()
{
    std::vector<Record> records = world();
    records.push_back(
        recordOf(u"ferrite/shard-mismatch"_s,
                 u"ShardError: mismatched gradient shards across peers: expected name, got name"_s,
                 u"shard names mismatched"_s));
    const TestDiagnosis::Knowledge knowledge = TestDiagnosis::know(TestData::memoryCatalog(records));
    const Diagnosis diagnosis = TestDiagnosis::run(
        knowledge, "ferrite epoch 1\nShardWidthError: gradient shard width differs across peers\n");
    QCOMPARE(diagnosis.verdicts.size(), 1);
    QCOMPARE(diagnosis.verdicts[0].id, RecordId(u"ferrite/shard-width"_s));
    QVERIFY(diagnosis.verdicts[0].also.isEmpty());
}

void TestVerdicts::everyVerdictHasReasons()
{
    const Diagnosis diagnosis =
        diagnose("mason: start\nFAILURE: Build failed with an exception\n"
                 "wall.msn(3): error M4711: plinth 'base' referenced by scaffold is missing\n");
    QVERIFY(!diagnosis.verdicts.isEmpty());
    for (const Verdict &verdict : diagnosis.verdicts) {
        QVERIFY(verdict.reasons.size() >= 3);
        QVERIFY(verdict.score >= 0 && verdict.score <= 1);
        QVERIFY(verdict.count >= 1);
        QVERIFY(verdict.first.line.isValid());
        for (const Reason &reason : verdict.reasons) {
            QVERIFY(!reason.kind.isEmpty());
            QVERIFY2(!reason.text.contains(u'%') || reason.text.contains(u" %"_s), qPrintable(reason.text));
        }
    }
    QCOMPARE(diagnosis.verdicts[0].first.line, LineNumber(3));
    QVERIFY(diagnosis.verdicts[0].text.contains(u"M4711"_s));
}

void TestVerdicts::unexplainedIsGroupedWithNearest()
{
    QByteArray log("lager broker up\n");
    for (int i = 0; i < 5; ++i)
        log += "ERROR shelf " + QByteArray::number(100 + i) + " fell over in depot\n";
    const Diagnosis diagnosis = diagnose(log);
    QVERIFY(diagnosis.isUnknown());
    QCOMPARE(diagnosis.unexplained.size(), 1);
    QCOMPARE(diagnosis.unexplained[0].count, 5);
    QVERIFY(diagnosis.unexplained[0].templateText.contains(u"<*>"_s));
    QCOMPARE(diagnosis.unexplained[0].first.line, LineNumber(2));
    QVERIFY(diagnosis.unexplained[0].nearest.size() <= 3);
}

void TestVerdicts::deadEndsAreTicked()
{
    Record record = recordOf(u"lager/stow-slow"_s, u"StowSlowError: stowing parcel exceeds courier budget"_s,
                             u"stowing parcel exceeds"_s);
    record.deadEnds = {DeadEnd{.action = u"Drink tea and wait"_s,
                               .whyFails = {},
                               .failRate = {},
                               .condition = {},
                               .sources = {},
                               .extra = {}},
                       DeadEnd{.action = u"Run lagerctl with --stow-budget=900"_s,
                               .whyFails = {},
                               .failRate = {},
                               .condition = {},
                               .sources = {},
                               .extra = {}},
                       DeadEnd{.action = u"Set LAGER_STOW_RETRIES to 10"_s,
                               .whyFails = {},
                               .failRate = {},
                               .condition = {},
                               .sources = {},
                               .extra = {}}};
    std::vector<Record> records = world();
    records.push_back(record);
    const TestDiagnosis::Knowledge knowledge = TestDiagnosis::know(TestData::memoryCatalog(records));
    const Diagnosis diagnosis = TestDiagnosis::run(
        knowledge, "$ lagerctl --stow-budget=1200 up\nlager broker up\nLAGER_STOW_RETRIES=5\n"
                   "StowSlowError: stowing parcel exceeds courier budget\n");
    QCOMPARE(diagnosis.verdicts.value(0).id, record.id);
    const QList<TriedDeadEnd> &tried = diagnosis.verdicts[0].tried;
    QCOMPARE(tried.size(), 2);
    QCOMPARE(tried[0].deadEnd, 1);
    QCOMPARE(tried[0].place.line, LineNumber(1));
    QCOMPARE(tried[1].deadEnd, 2);
    QCOMPARE(tried[1].place.line, LineNumber(3));
}

void TestVerdicts::emptyCatalogAndEmptyLog()
{
    const TestDiagnosis::Knowledge nothing = TestDiagnosis::know(TestData::memoryCatalog({}));
    QVERIFY(TestDiagnosis::run(nothing, "ERROR depot quota exhausted\n").isUnknown());
    QVERIFY(TestDiagnosis::run(nothing, "").verdicts.isEmpty());
    QVERIFY(diagnose("").unexplained.isEmpty());
}

QTEST_GUILESS_MAIN(TestVerdicts)

#include "tst_verdicts.moc"
