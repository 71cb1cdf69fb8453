// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// The rules on whole catalogs: the two reference records, the public catalog, and a record that is edited.
#include "models/curation/cataloglint.h"
#include "models/io/catalogreader.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::shared_ptr<const JsonSchema> schema(const QString &name)
{
    auto read = JsonSchema::fromText(fileBytes(TestData::sourcePath(u"data/schema/%1"_s.arg(name))));
    return read ? std::make_shared<const JsonSchema>(*std::move(read)) : nullptr;
}

LintOptions options(QList<LintRule> rules = {})
{
    return {.rules = rules.isEmpty() ? RuleChoice() : RuleChoice(rules),
            .today = QDate(2026, 11, 30),
            .ordinary = OrdinaryLines(fileBytes(TestData::sourcePath(u"data/background/ordinary.txt"_s))),
            .flatSchema = schema(u"record-flat.schema.json"_s),
            .nestedSchema = schema(u"record-nested.schema.json"_s)};
}

std::vector<LintRecord> recordsOf(const Catalog &catalog)
{
    std::vector<LintRecord> records;
    for (qsizetype i = 0; i < catalog.size(); ++i)
        records.push_back({catalog.record(RecordIndex(i)), catalog.sourceBytes(RecordIndex(i))});
    return records;
}

std::vector<LintRecord> recordsIn(const QString &folder)
{
    const auto catalog = CatalogReader().read({folder});
    return catalog ? recordsOf(**catalog) : std::vector<LintRecord>();
}

/// "rule id pointer", for what is compared as a whole.
QStringList linesOf(const QList<LintFinding> &findings, LintRule rule)
{
    QStringList lines;
    for (const LintFinding &finding : findings) {
        if (finding.rule == rule)
            lines.append(u"%1 %2"_s.arg(finding.record.value(), finding.pointer));
    }
    return lines;
}

qsizetype countOf(const QList<LintFinding> &findings, LintRule rule)
{
    return std::count_if(findings.begin(), findings.end(),
                         [rule](const LintFinding &finding) { return finding.rule == rule; });
}

const QString Fsdp = u"pytorch/fsdp-parameter-mismatch"_s;
const QString Ddp = u"pytorch/ddp-bucket-view-error"_s;

} // namespace

class TestCatalogLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsWhatTheSeedsLack();
    void fixesHaveAPlace();
    void explainsEveryMissedSignature();
    void countsThePublicCatalog();
    void countsTheFlatCatalog();
    void followsAnEdit();
    void editsEqualAFreshLoad();
    void stopsWhenAsked();
    void keepsToTheRulesAskedFor();
};

void TestCatalogLint::findsWhatTheSeedsLack()
{
    CLEW_NEED_SHARED(folder, "seeds");
    CatalogLint lint(options());
    lint.load(recordsIn(folder));
    QCOMPARE(lint.size(), 2);
    const QList<LintFinding> found = lint.all();
    QCOMPARE(linesOf(found, LintRule::RegexMissesSignature), QStringList{Ddp + u" /regex"_s});
    QCOMPARE(linesOf(found, LintRule::EmptyAction),
             (QStringList{Ddp + u" /dead_ends/0/action"_s, Ddp + u" /dead_ends/1/action"_s}));
    QCOMPARE(linesOf(found, LintRule::ChineseCopied),
             (QStringList{Fsdp + u" /workarounds_zh/0"_s, Fsdp + u" /workarounds_zh/1"_s,
                          Fsdp + u" /workarounds_zh/2"_s, Ddp + u" /workarounds_zh/0"_s,
                          Ddp + u" /workarounds_zh/1"_s}));
    QCOMPARE(linesOf(found, LintRule::HowEqualsAction),
             (QStringList{Fsdp + u" /workarounds/0/how"_s, Fsdp + u" /workarounds/1/how"_s,
                          Fsdp + u" /workarounds/2/how"_s, Ddp + u" /workarounds/0/how"_s,
                          Ddp + u" /workarounds/1/how"_s}));
    QCOMPARE(linesOf(found, LintRule::ConfidenceAboveEvidence),
             (QStringList{Fsdp + u" /confidence"_s, Ddp + u" /confidence"_s}));
    QCOMPARE(linesOf(found, LintRule::RateContradiction), QStringList{Ddp + u" /fix_success_rate"_s});
    QCOMPARE(linesOf(found, LintRule::NoEdges),
             (QStringList{Fsdp + u" /transition_graph"_s, Ddp + u" /transition_graph"_s}));
    const QStringList noSource = linesOf(found, LintRule::NoSource);
    QCOMPARE(noSource.size(), 9); // each of five and four claims
    QVERIFY(noSource.contains(Fsdp + u" /workarounds/2/sources"_s));
    QCOMPARE(linesOf(found, LintRule::Schema), QStringList());
    QCOMPARE(linesOf(found, LintRule::RegexInvalid), QStringList());
    QCOMPARE(linesOf(found, LintRule::ChineseMissing), QStringList());
    QCOMPARE(linesOf(found, LintRule::ChineseIdentifier), QStringList{Fsdp + u" /signature_zh"_s});
}

void TestCatalogLint::fixesHaveAPlace()
{
    CLEW_NEED_SHARED(folder, "seeds");
    CatalogLint lint(options());
    lint.load(recordsIn(folder));
    int fixes = 0;
    for (const LintFinding &finding : lint.all()) {
        if (finding.fix) {
            ++fixes;
            QVERIFY(finding.fix->pointer.startsWith(u'/'));
        }
    }
    QVERIFY(fixes >= 10); // copies and repeated steps at least
}

/// 210 regexes of the public catalog do not match their own signature as it is written. All are findings;
/// what would make them match is told apart.
void TestCatalogLint::explainsEveryMissedSignature()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested");
    CatalogLint lint(options({LintRule::RegexMissesSignature}));
    lint.load(recordsIn(folder));
    const QList<LintFinding> found = lint.all();
    QHash<FindingKind, int> kinds;
    for (const LintFinding &finding : found)
        ++kinds[finding.kind];
    QCOMPARE(found.size(), 210);
    QCOMPARE(kinds.value(FindingKind::MissesUndecided), 0);
    QCOMPARE(kinds.value(FindingKind::MissesAcrossLines), 2);
    QCOMPARE(kinds.value(FindingKind::MissesPlaceholders), 10);
    QCOMPARE(kinds.value(FindingKind::MissesSignature), 198);
}

void TestCatalogLint::countsThePublicCatalog()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested");
    CatalogLint lint(options());
    lint.load(recordsIn(folder));
    QCOMPARE(lint.size(), 2522);
    const QList<LintFinding> found = lint.all();
    QSet<QSet<QString>> groups;
    for (const LintFinding &finding : found) {
        if (finding.rule != LintRule::RegexIdentical)
            continue;
        const QStringList others = finding.arguments.value(0).split(u"; "_s);
        QSet<QString> group(others.begin(), others.end());
        group.insert(finding.record.value());
        groups.insert(group);
    }
    QCOMPARE(groups.size(), 26);
    QCOMPARE(countOf(found, LintRule::EdgeOneSided), 1898);
    QCOMPARE(countOf(found, LintRule::EdgeDangling), 0);
    QCOMPARE(countOf(found, LintRule::EdgeSelf), 0);
    QCOMPARE(countOf(found, LintRule::EvidenceAboveSources), 2212);
    QCOMPARE(countOf(found, LintRule::NoEdges), 1297);
    QCOMPARE(countOf(found, LintRule::RegexInvalid), 0);
    QCOMPARE(countOf(found, LintRule::ChineseMissing), 0); // that shape has no Chinese
    QCOMPARE(linesOf(found, LintRule::Schema), QStringList());
}

void TestCatalogLint::countsTheFlatCatalog()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-flat");
    CatalogLint lint(options(
        {LintRule::Schema, LintRule::RegexMissesSignature, LintRule::EdgeOneSided, LintRule::ChineseCopied}));
    lint.load(recordsIn(folder));
    const QList<LintFinding> found = lint.all();
    QCOMPARE(countOf(found, LintRule::RegexMissesSignature), 210);
    QCOMPARE(countOf(found, LintRule::EdgeOneSided), 1898);
    QCOMPARE(linesOf(found, LintRule::Schema), QStringList());
    QCOMPARE(countOf(found, LintRule::ChineseCopied), 0);
}

void TestCatalogLint::followsAnEdit()
{
    Record a{.id = RecordId(u"x/a"_s), .signature = {u"disk is full"_s, {}}, .regex = u"disk is full"_s};
    Record b{
        .id = RecordId(u"x/b"_s), .signature = {u"socket was closed"_s, {}}, .regex = u"socket was closed"_s};
    a.transitions = {{.relation = Relation::LeadsTo, .target = b.id, .plainId = true}};
    CatalogLint lint(options({LintRule::RegexIdentical, LintRule::EdgeOneSided, LintRule::EdgeDangling,
                              LintRule::RegexMissesSignature, LintRule::RegexTooBroad}));
    lint.load({{a, {}}, {b, {}}});
    QCOMPARE(lint.all().size(), 1);
    QCOMPARE(lint.findings(a.id).first().rule, LintRule::EdgeOneSided);

    b.transitions = {{.relation = Relation::PrecededBy, .target = a.id, .plainId = true}};
    b.regex = a.regex;
    QCOMPARE(lint.replace({b, {}}), (QList<RecordId>{b.id, a.id}));
    QCOMPARE(linesOf(lint.findings(a.id), LintRule::RegexIdentical), QStringList{u"x/a /regex"_s});
    QCOMPARE(lint.findings(b.id).size(), 2); // the same regex, which misses b's signature
    QCOMPARE(countOf(lint.all(), LintRule::EdgeOneSided), 0);

    b.regex = u"error"_s;
    lint.replace({b, {}});
    QCOMPARE(countOf(lint.findings(b.id), LintRule::RegexTooBroad), 1);
    QCOMPARE(countOf(lint.findings(a.id), LintRule::RegexIdentical), 0);

    QCOMPARE(lint.remove(b.id), QList<RecordId>{a.id});
    QCOMPARE(lint.size(), 1);
    QCOMPARE(linesOf(lint.all(), LintRule::EdgeDangling), QStringList{u"x/a /transition_graph/leads_to/0"_s});
    QVERIFY(lint.findings(b.id).isEmpty());
    lint.replace({b, {}});
    QCOMPARE(countOf(lint.all(), LintRule::EdgeDangling), 0);
}

/// Whatever is edited in whatever order: the findings are those of a lint that was loaded afresh.
void TestCatalogLint::editsEqualAFreshLoad()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-flat");
    std::vector<LintRecord> records = recordsIn(folder);
    records.resize(300);
    CatalogLint edited(options());
    edited.load(records);
    QHash<RecordId, QList<LintFinding>> known; // as a window keeps them
    for (const LintRecord &record : records)
        known.insert(record.record.id, edited.findings(record.record.id));
    quint32 seed = 7;
    const auto next = [&seed](quint32 below) {
        seed = seed * 1664525U + 1013904223U;
        return static_cast<size_t>((seed >> 8) % below);
    };
    for (int step = 0; step < 120; ++step) {
        LintRecord &record = records[next(static_cast<quint32>(records.size()))];
        const LintRecord &other = records[next(static_cast<quint32>(records.size()))];
        switch (next(7)) {
        case 0:
            record.record.regex = other.record.regex;
            break;
        case 1:
            record.record.signature = other.record.signature;
            break;
        case 2:
            record.record.transitions = other.record.transitions;
            break;
        case 5:
            record.record.regex = next(2) == 0 ? u"error"_s : u"e"_s; // matches more than is kept of hits
            break;
        case 6:
            record.record.signature.english = other.record.signature.english + u" again"_s;
            break;
        case 3:
            record.record.category = other.record.category.toUpper();
            break;
        default:
            record.record.transitions.append(
                {.relation = Relation::LeadsTo, .target = other.record.id, .plainId = true});
            break;
        }
        for (const RecordId &touched : edited.replace(record))
            known.insert(touched, edited.findings(touched));
    }
    CatalogLint fresh(options());
    fresh.load(records);
    for (const LintRecord &record : records) {
        const QList<LintFinding> found = fresh.findings(record.record.id);
        QCOMPARE(edited.findings(record.record.id), found);
        QCOMPARE(known.value(record.record.id), found); // whoever is not touched has nothing new to say
    }
}

void TestCatalogLint::stopsWhenAsked()
{
    CatalogLint lint(options({LintRule::NoEdges}));
    std::vector<LintRecord> records;
    for (int i = 0; i < 10; ++i)
        records.push_back({Record{.id = RecordId(u"x/%1"_s.arg(i)), .regex = u"some text"_s}, {}});
    lint.load(std::move(records));
    int asked = 0;
    QCOMPARE(lint.all([&asked] { return ++asked > 3; }).size(), 3);
}

void TestCatalogLint::keepsToTheRulesAskedFor()
{
    const auto records =
        recordsIn(TestData::sourcePath(u"data/catalog/pytorch/ddp-bucket-view-error.json"_s));
    QCOMPARE(records.size(), size_t(1));
    CatalogLint lint(options({LintRule::EmptyAction}));
    lint.load(records);
    const QList<LintFinding> found = lint.all();
    QCOMPARE(found.size(), 2);
    QCOMPARE(countOf(found, LintRule::EmptyAction), 2);
}

QTEST_GUILESS_MAIN(TestCatalogLint)
#include "tst_cataloglint.moc"
