// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Rules that look at one record alone: actions, trust, rates, dates, form, edges, spellings, dismissals.
#include "models/curation/cataloglint.h"
#include "models/curation/dismissals.h"
#include "models/curation/sidejson.h"
#include "models/curation/trustrules.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// A record that no rule has a word about.
Record clean(const QString &id = u"demo/one"_s)
{
    const QString page = u"https://docs.example.org/errors/%1"_s.arg(id);
    return {.id = RecordId(id),
            .signature = {u"the disk of %1 is full"_s.arg(id), u"%1 的磁盘已满"_s.arg(id)},
            .regex = u"disk of %1 is full"_s.arg(id),
            .domain = u"demo"_s,
            .category = u"runtime_error"_s,
            .rootCause = {u"No blocks are left."_s, u"没有剩余的块。"_s},
            .deadEnds = {{.action = u"Restart"_s,
                          .whyFails = u"Nothing is freed."_s,
                          .failRate = 0.9,
                          .sources = {page}}},
            .workarounds = {{.action = {u"Delete old files"_s, u"删除旧文件"_s},
                             .successRate = 0.9,
                             .how = u"rm old"_s,
                             .sources = {page + u"#fix"_s}}},
            .transitions = {{.relation = Relation::LeadsTo,
                             .target = RecordId(u"demo/other"_s),
                             .plainId = true}},
            .officialDocUrl = page,
            .verificationTier = u"human_reviewed"_s,
            .confidence = 0.6,
            .fixSuccessRate = 0.9,
            .resolvable = u"true"_s,
            .firstSeen = u"2025-01"_s,
            .lastConfirmed = u"2026-01-02"_s,
            .lastUpdated = u"2026"_s,
            .evidenceCount = 2};
}

Record other()
{
    Record record = clean(u"demo/other"_s);
    record.transitions = {
        {.relation = Relation::PrecededBy, .target = RecordId(u"demo/one"_s), .plainId = true}};
    return record;
}

/// "rule pointer" of the findings of the first record, in the presence of the second.
QStringList found(const Record &record, const QByteArray &json = {}, std::vector<Record> others = {other()})
{
    QFile schemaFile(TestData::sourcePath(u"data/schema/record-flat.schema.json"_s));
    std::shared_ptr<const JsonSchema> schema;
    if (schemaFile.open(QIODevice::ReadOnly))
        schema = std::make_shared<const JsonSchema>(JsonSchema::fromText(schemaFile.readAll()).value());
    CatalogLint lint({.today = QDate(2026, 6, 1), .flatSchema = schema});
    std::vector<LintRecord> records{{record, json}};
    for (Record &one : others)
        records.push_back({std::move(one), {}});
    lint.load(std::move(records));
    QStringList lines;
    for (const LintFinding &finding : lint.findings(record.id))
        lines.append(u"%1 %2"_s.arg(ruleId(finding.rule), finding.pointer));
    return lines;
}

} // namespace

class TestRecordRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void cleanIsClean();
    void rules_data();
    void rules();
    void edges_data();
    void edges();
    void judgesAddresses_data();
    void judgesAddresses();
    void checksForm_data();
    void checksForm();
    void knowsSpellings();
    void holdsSamples();
    void dismissalEndsWithTheText();
    void sideFilesSurviveAnything_data();
    void sideFilesSurviveAnything();
};

void TestRecordRules::cleanIsClean()
{
    QCOMPARE(found(clean()), QStringList());
}

using Change = std::function<void(Record &)>;

void TestRecordRules::rules_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char *name, const Change &change, const QStringList &lines) {
        QTest::newRow(name) << change << lines;
    };
    row("confidence at the limit", [](Record &r) { r.confidence = 0.75; }, {});
    row("confidence above it", [](Record &r) { r.confidence = 0.76; },
        {u"confidence-above-evidence /confidence"_s});
    row("more evidence than addresses", [](Record &r) { r.evidenceCount = 3; },
        {u"evidence-above-sources /evidence_count"_s});
    row("a claim without a source", [](Record &r) { r.deadEnds[0].sources.clear(); },
        {u"no-source /dead_ends/0/sources"_s});
    row("no source at all",
        [](Record &r) {
            r.officialDocUrl.clear();
            r.deadEnds[0].sources.clear();
            r.workarounds[0].sources.clear();
            r.evidenceCount = 0;
            r.confidence = 0.5;
        },
        {u"no-source /official_doc_url"_s, u"no-source /dead_ends/0/sources"_s,
         u"no-source /workarounds/0/sources"_s});
    row("bare site", [](Record &r) { r.officialDocUrl = u"https://example.org/"_s; },
        {u"source-bare /official_doc_url"_s});
    row("script", [](Record &r) { r.workarounds[0].sources.append(u"javascript:alert(1)"_s); },
        {u"source-unsafe /workarounds/0/sources/1"_s});
    row("empty dead end", [](Record &r) { r.deadEnds[0].action = u" "_s; },
        {u"empty-action /dead_ends/0/action"_s});
    row("steps repeat", [](Record &r) { r.workarounds[0].how = u"Delete  old files."_s; },
        {u"how-equals-action /workarounds/0/how"_s});
    row("tried and advised", [](Record &r) { r.deadEnds[0].action = u"delete old files"_s; },
        {u"repeated-action /workarounds/0/action"_s});
    row("twice", [](Record &r) { r.deadEnds.append(r.deadEnds[0]); },
        {u"repeated-action /dead_ends/1/action"_s});
    row("below the worst", [](Record &r) { r.fixSuccessRate = 0.8; },
        {u"rate-contradiction /fix_success_rate"_s});
    row("rounded is not below", [](Record &r) { r.fixSuccessRate = 0.896; }, {});
    row("above what all reach", [](Record &r) { r.fixSuccessRate = 0.95; },
        {u"rate-contradiction /fix_success_rate"_s});
    row("not fixable, yet mostly fixed", [](Record &r) { r.resolvable = u"false"_s; },
        {u"rate-contradiction /resolvable"_s});
    row("fixable by nothing",
        [](Record &r) {
            r.workarounds.clear();
            r.fixSuccessRate = std::nullopt;
            r.evidenceCount = 1;
        },
        {u"rate-contradiction /resolvable"_s});
    row("dead end that works", [](Record &r) { r.deadEnds[0].failRate = 0.3; },
        {u"rate-contradiction /dead_ends/0/fail_rate"_s});
    row("no date", [](Record &r) { r.firstSeen = u"2025-02-30"_s; }, {u"date-impossible /first_seen"_s});
    row("in the future", [](Record &r) { r.lastUpdated = u"2026-06-02"_s; },
        {u"date-impossible /last_updated"_s});
    row("this month is not", [](Record &r) { r.lastUpdated = u"2026-06"_s; }, {});
    row("confirmed before it was seen", [](Record &r) { r.lastConfirmed = u"2024-12-31"_s; },
        {u"date-impossible /last_confirmed"_s});
    row("stale",
        [](Record &r) {
            r.firstSeen = u"2020"_s;
            r.lastConfirmed = u"2024-05-31"_s;
        },
        {u"date-stale /last_confirmed"_s});
    row("no Chinese", [](Record &r) { r.rootCause.chinese.clear(); }, {u"chinese-missing /root_cause_zh"_s});
    row("copied Chinese", [](Record &r) { r.workarounds[0].action.chinese = u"Delete old files"_s; },
        {u"chinese-copied /workarounds_zh/0"_s});
    row("lost name",
        [](Record &r) { r.rootCause = {u"No `inode` is left on /dev/sda1."_s, u"没有剩余。"_s}; },
        {u"chinese-identifier /root_cause_zh"_s});
    row("half-width", [](Record &r) { r.rootCause.chinese = u"没有剩余的块, 已满。"_s; },
        {u"chinese-punctuation /root_cause_zh"_s});
    row("empty regex", [](Record &r) { r.regex.clear(); }, {u"regex-invalid /regex"_s});
    row("invalid regex", [](Record &r) { r.regex = u"(lost"_s; }, {u"regex-invalid /regex"_s});
    row("misses its signature", [](Record &r) { r.regex = u"something else"_s; },
        {u"regex-misses-signature /regex"_s});
    row("another's regex", [](Record &r) { r.regex = u"disk of demo/other is full"_s; },
        {u"regex-misses-signature /regex"_s, u"regex-identical /regex"_s});
    row("another's signature",
        [](Record &r) {
            r.signature = other().signature;
            r.regex = u"disk of demo"_s;
        },
        {u"signature-identical /signature"_s});
    row("no edges", [](Record &r) { r.transitions.clear(); }, {});
    row("nested pointers",
        [](Record &r) {
            r.format = RecordFormat::Nested;
            r.confidence = 0.9;
            r.regex = u"something else"_s;
        },
        {u"regex-misses-signature /error/regex"_s, u"confidence-above-evidence /verdict/confidence"_s});
}

void TestRecordRules::rules()
{
    QFETCH(const Change, change);
    QFETCH(const QStringList, lines);
    Record record = clean();
    change(record);
    QCOMPARE(found(record), lines);
}

void TestRecordRules::edges_data()
{
    QTest::addColumn<QList<Transition>>("here");
    QTest::addColumn<QList<Transition>>("there");
    QTest::addColumn<QStringList>("lines");
    const RecordId one(u"demo/one"_s);
    const RecordId two(u"demo/other"_s);
    const auto edge = [](Relation relation, const RecordId &target, std::optional<double> probability = {},
                         const QString &delay = {}) {
        return Transition{.relation = relation, .target = target, .probability = probability, .delay = delay};
    };
    const QString first = u"/transition_graph/leads_to/0"_s;
    QTest::newRow("none on either side")
        << QList<Transition>() << QList<Transition>() << QStringList{u"no-edges /transition_graph"_s};
    QTest::newRow("only there") << QList<Transition>() << QList{edge(Relation::PrecededBy, one)}
                                << QStringList();
    QTest::newRow("only here") << QList{edge(Relation::LeadsTo, two)} << QList<Transition>()
                               << QStringList{u"edge-one-sided "_s + first};
    QTest::newRow("wrong inverse") << QList{edge(Relation::ConfusedWith, two)}
                                   << QList{edge(Relation::PrecededBy, one)}
                                   << QStringList{
                                          u"edge-one-sided /transition_graph/frequently_confused_with/0"_s};
    QTest::newRow("to nowhere") << QList{edge(Relation::LeadsTo, RecordId(u"demo/lost"_s))}
                                << QList<Transition>() << QStringList{u"edge-dangling "_s + first};
    QTest::newRow("to itself") << QList{edge(Relation::LeadsTo, one)} << QList<Transition>()
                               << QStringList{u"edge-self "_s + first};
    QTest::newRow("probabilities") << QList{edge(Relation::LeadsTo, two, 0.5)}
                                   << QList{edge(Relation::PrecededBy, one, 0.6)}
                                   << QStringList{u"edge-contradiction "_s + first};
    QTest::newRow("one gives none") << QList{edge(Relation::LeadsTo, two, 0.5)}
                                    << QList{edge(Relation::PrecededBy, one)} << QStringList();
    QTest::newRow("delays") << QList{edge(Relation::LeadsTo, two, {}, u"minutes"_s)}
                            << QList{edge(Relation::PrecededBy, one, {}, u"hours"_s)}
                            << QStringList{u"edge-contradiction "_s + first};
    QTest::newRow("both ways") << QList{edge(Relation::LeadsTo, two)}
                               << QList{edge(Relation::PrecededBy, one), edge(Relation::LeadsTo, one)}
                               << QStringList{u"edge-contradiction "_s + first};
    QTest::newRow("twice") << QList{edge(Relation::LeadsTo, two), edge(Relation::LeadsTo, two)}
                           << QList{edge(Relation::PrecededBy, one)}
                           << QStringList{u"edge-contradiction /transition_graph/leads_to/1"_s};
}

void TestRecordRules::edges()
{
    QFETCH(const QList<Transition>, here);
    QFETCH(const QList<Transition>, there);
    QFETCH(const QStringList, lines);
    Record record = clean();
    record.transitions = here;
    Record back = other();
    back.transitions = there;
    QCOMPARE(found(record, {}, {back}), lines);
}

void TestRecordRules::judgesAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<SourceFault>("fault");
    QTest::newRow("page") << u"https://example.org/errors/1"_s << SourceFault::None;
    QTest::newRow("question") << u"https://example.org/?q=1"_s << SourceFault::None;
    QTest::newRow("root") << u"https://example.org/"_s << SourceFault::Bare;
    QTest::newRow("host") << u"http://example.org"_s << SourceFault::Bare;
    QTest::newRow("file") << u"file:///etc/passwd"_s << SourceFault::Unsafe;
    QTest::newRow("script") << u"JavaScript:alert(1)"_s << SourceFault::Unsafe;
    QTest::newRow("password") << u"https://me:secret@example.org/x"_s << SourceFault::Unsafe;
    QTest::newRow("no host") << u"https:///x"_s << SourceFault::Unsafe;
    QTest::newRow("words") << u"see the manual"_s << SourceFault::Unsafe;
    QTest::newRow("nothing") << u""_s << SourceFault::Unsafe;
}

void TestRecordRules::judgesAddresses()
{
    QFETCH(const QString, address);
    QFETCH(const SourceFault, fault);
    QCOMPARE(sourceFault(address), fault);
}

void TestRecordRules::checksForm_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("as it is") << QByteArray() << QByteArray() << QStringList();
    QTest::newRow("range") << QByteArray("\"confidence\": 0.86") << QByteArray("\"confidence\": 1.5")
                           << QStringList{u"schema /confidence"_s};
    QTest::newRow("type") << QByteArray("\"tags\": []") << QByteArray("\"tags\": \"a\"")
                          << QStringList{u"schema /tags"_s};
    QTest::newRow("enum") << QByteArray("\"resolvable\": \"true\"") << QByteArray("\"resolvable\": \"maybe\"")
                          << QStringList{u"schema /resolvable"_s};
    QTest::newRow("boolean") << QByteArray("\"resolvable\": \"true\"") << QByteArray("\"resolvable\": true")
                             << QStringList{u"schema /resolvable"_s};
    QTest::newRow("missing") << QByteArray("\"locale\": \"en\",") << QByteArray()
                             << QStringList{u"schema "_s};
    QTest::newRow("twice") << QByteArray("\"locale\": \"en\",")
                           << QByteArray("\"locale\": \"en\", \"locale\": \"en\",")
                           << QStringList{u"schema /locale"_s};
    QTest::newRow("address") << QByteArray("\"https://pytorch.org/docs/stable/fsdp.html\"")
                             << QByteArray("\"ftp://x/y\"") << QStringList{u"schema /official_doc_url"_s};
    QTest::newRow("fraction of a report")
        << QByteArray("\"evidence_count\": 1") << QByteArray("\"evidence_count\": 1.5")
        << QStringList{u"schema /evidence_count"_s};
    QTest::newRow("1.0 is a whole number")
        << QByteArray("\"evidence_count\": 1") << QByteArray("\"evidence_count\": 1.0") << QStringList();
    QTest::newRow("no transition") << QByteArray("\"leads_to\": []") << QByteArray("\"leads_to\": [7]")
                                   << QStringList{u"schema /transition_graph/leads_to/0"_s};
    QTest::newRow("deep") << QByteArray("\"fail_rate\": 0.95") << QByteArray("\"fail_rate\": \"often\"")
                          << QStringList{u"schema /dead_ends/0/fail_rate"_s};
}

void TestRecordRules::checksForm()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QStringList, lines);
    QFile file(TestData::sourcePath(u"data/catalog/pytorch/fsdp-parameter-mismatch.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray json = file.readAll();
    if (!from.isEmpty()) {
        QVERIFY(json.contains(from));
        json.replace(json.indexOf(from), from.size(), to);
    }
    QCOMPARE(found(clean(), json), lines);
}

void TestRecordRules::knowsSpellings()
{
    std::vector<Record> others{other()};
    for (int i = 0; i < 6; ++i) {
        Record record = clean(u"demo/r%1"_s.arg(i));
        record.versions = {{.version = u"PyTorch>=2.%1"_s.arg(i)}};
        others.push_back(record);
    }
    Record record = clean();
    record.versions = {{.version = u"pytorch>=2.0"_s}, {.version = u"1.11"_s}};
    record.category = u"Runtime Error"_s;
    QCOMPARE(found(record, {}, others),
             (QStringList{u"spelling-variant /category"_s, u"spelling-variant /versions/0/version"_s}));
    record.versions = {{.version = u"PyTorch==1.0"_s}};
    record.category = u"runtime_errors"_s;
    QCOMPARE(found(record, {}, others), QStringList{u"spelling-variant /category"_s});
    record.category = u"build_error"_s;
    QCOMPARE(found(record, {}, others), QStringList());
}

void TestRecordRules::holdsSamples()
{
    CatalogLint lint({.rules = RuleChoice({LintRule::SampleFails})});
    const Record record = clean();
    lint.load({{record, {}}});
    QVERIFY(lint.findings(record.id).isEmpty());
    lint.setSamples(record.id, {.mustMatch = {u"the disk of demo/one is full"_s, u"a disk"_s},
                                .mustNotMatch = {u"the disk is fine"_s, u"disk of demo/one is full, not"_s}});
    const QList<LintFinding> findings = lint.findings(record.id);
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0].kind, FindingKind::SampleMissed);
    QCOMPARE(findings[0].arguments, QStringList{u"a disk"_s});
    QCOMPARE(findings[1].kind, FindingKind::SampleHit);
}

void TestRecordRules::dismissalEndsWithTheText()
{
    const QByteArray json = R"({"id": "a/b", "regex": "lost", "root_cause": "x", "root_cause_zh": "甲"})";
    const LintFinding regex{
        .rule = LintRule::RegexMissesSignature, .record = RecordId(u"a/b"_s), .pointer = u"/regex"_s};
    const LintFinding chinese{
        .rule = LintRule::ChineseIdentifier, .record = RecordId(u"a/b"_s), .pointer = u"/root_cause_zh"_s};
    Dismissals dismissals;
    QVERIFY(!dismissals.reasonFor(regex, json));
    for (const LintFinding &finding : {regex, chinese})
        dismissals.put(
            {finding.rule, finding.record, finding.pointer, dismissalText(finding, json), u"known"_s});
    const auto read = Dismissals::fromJson(dismissals.toJson());
    QVERIFY(read);
    QCOMPARE(*read, dismissals);
    QCOMPARE(read->reasonFor(regex, json), u"known"_s);
    QCOMPARE(read->reasonFor(chinese, json), u"known"_s);
    // Another field, or white space around it, changes nothing; the text itself, or its English, does.
    QByteArray moved = json;
    QVERIFY(read->reasonFor(regex, moved.replace("\"x\"", "  \"other\"")));
    QVERIFY(!read->reasonFor(chinese, moved));
    QByteArray edited = json;
    QVERIFY(!read->reasonFor(regex, edited.replace("lost", "lost again")));
    LintFinding otherRule = regex;
    otherRule.rule = LintRule::RegexSlow;
    QVERIFY(!read->reasonFor(otherRule, json));
    Dismissals fewer = *read;
    QVERIFY(fewer.remove(regex));
    QVERIFY(!fewer.remove(regex));
    QCOMPARE(fewer.all().size(), 1);
}

void TestRecordRules::sideFilesSurviveAnything_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("object");
    QTest::addColumn<bool>("array");
    QTest::newRow("empty") << QByteArray() << false << false;
    QTest::newRow("broken") << QByteArray("{\"dismissed\": [") << false << false;
    QTest::newRow("array") << QByteArray("[1, {\"en\": 2}, {\"en\": \"a\"}]") << false << true;
    QTest::newRow("wrong types") << QByteArray(R"({"dismissed": [1, {"rule": 2}, {"rule": "schema"}],
                                               "must_match": {"a": 1}, "must_not_match": [1, null]})")
                                 << true << false;
    QTest::newRow("too large") << QByteArray("[") + QByteArray(MaxSideFileBytes, ' ') + "]" << false << false;
}

void TestRecordRules::sideFilesSurviveAnything()
{
    QFETCH(const QByteArray, json);
    QFETCH(const bool, object);
    QFETCH(const bool, array);
    const auto dismissals = Dismissals::fromJson(json);
    QCOMPARE(dismissals.has_value(), object);
    if (dismissals)
        QVERIFY(dismissals->all().isEmpty());
    const auto samples = samplesFromJson(json);
    QCOMPARE(samples.has_value(), object);
    if (samples)
        QCOMPARE(*samples, RecordSamples());
    const auto glossary = Glossary::fromJson(json);
    QCOMPARE(glossary.has_value(), array);
    if (glossary)
        QVERIFY(glossary->terms().isEmpty());
}

QTEST_GUILESS_MAIN(TestRecordRules)
#include "tst_recordrules.moc"
