// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/cataloglint.h"

#include "models/curation/actionrules.h"
#include "models/curation/regexrules.h"
#include "models/curation/trustrules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MaxNamedRecords = 5;

QString namesOf(const QList<RecordId> &ids)
{
    QList<RecordId> sorted = ids; // whatever the order in which they were edited
    std::ranges::sort(sorted);
    QStringList names;
    for (const RecordId &id : sorted.first(std::min<qsizetype>(sorted.size(), MaxNamedRecords)))
        names.append(id.value());
    if (sorted.size() > MaxNamedRecords)
        names.append(u"…"_s);
    return names.join(u"; "_s);
}

/// A match of one of these says nothing about another record: the same error in another environment.
bool isSibling(const Record &a, const Record &b)
{
    return a.id == b.id || a.regex == b.regex || a.signature.english == b.signature.english;
}

} // namespace

CatalogLint::CatalogLint(LintOptions options)
    : m_options(std::move(options))
{
}

CatalogLint::~CatalogLint() = default;

void CatalogLint::load(std::vector<LintRecord> records, std::shared_ptr<const PatternSet> patterns)
{
    m_entries.clear();
    m_slots.clear();
    m_duplicates = {};
    m_spellings = {};
    m_relations = {};
    m_overlaps = {};
    m_entries.reserve(records.size());
    for (LintRecord &lint : records) {
        m_duplicates.put(lint.record);
        m_spellings.put(lint.record);
        m_relations.put(lint.record);
        m_slots.insert(lint.record.id, static_cast<int>(m_entries.size()));
        m_entries.push_back({.lint = std::move(lint), .present = true});
    }
    if (!isMeasured())
        return;
    if (!patterns) {
        std::vector<PatternSource> sources;
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            sources.push_back({RecordIndex(static_cast<qsizetype>(i)), m_entries[i].lint.record.regex});
        patterns = PatternSet::build(sources);
    }
    measureAll(patterns);
}

bool CatalogLint::isMeasured() const
{
    return m_options.rules.has(LintRule::RegexTooBroad) || m_options.rules.has(LintRule::RegexOverlaps);
}

void CatalogLint::measureAll(const std::shared_ptr<const PatternSet> &patterns)
{
    const QHash<qsizetype, OrdinaryHit> hits = m_options.ordinary.hitsOf(patterns);
    QStringList signatures;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_entries[i].ordinary = hits.value(static_cast<qsizetype>(i));
        signatures.append(m_entries[i].lint.record.signature.english);
    }
    m_overlaps.load(signatures, patterns);
}

void CatalogLint::measureRegex(int slot)
{
    Entry &entry = m_entries[static_cast<std::size_t>(slot)];
    const PatternSource source{.record = RecordIndex(0), .regex = entry.lint.record.regex};
    const std::shared_ptr<const PatternSet> set = PatternSet::build({&source, 1});
    entry.ordinary = m_options.ordinary.hitsOf(set).value(0);
    m_overlaps.setRegex(slot, set);
}

QList<RecordId> CatalogLint::touchedBy(const Record &record) const
{
    QList<RecordId> touched = m_duplicates.sameRegex(record) + m_duplicates.sameSignature(record) +
                              m_duplicates.alike(record) + m_relations.neighbours(record.id);
    for (const int slot : m_overlaps.matchedBy(m_slots.value(record.id, -1)))
        touched.append(m_entries[static_cast<std::size_t>(slot)].lint.record.id);
    return touched;
}

QList<RecordId> CatalogLint::present(const QList<RecordId> &ids) const
{
    QSet<RecordId> seen;
    QList<RecordId> distinct;
    for (const RecordId &id : ids) {
        if (m_slots.contains(id) && !seen.contains(id)) {
            seen.insert(id);
            distinct.append(id);
        }
    }
    return distinct;
}

QList<RecordId> CatalogLint::replace(LintRecord lint)
{
    const RecordId id = lint.record.id;
    QList<RecordId> touched{id};
    int slot = m_slots.value(id, -1);
    if (slot < 0) {
        slot = static_cast<int>(m_entries.size());
        m_entries.emplace_back();
        m_slots.insert(id, slot);
    }
    Entry &entry = m_entries[static_cast<std::size_t>(slot)];
    const bool isNew = !entry.present;
    const Record before = entry.lint.record;
    const bool spellsTheSame = !isNew && SpellingIndex::isSame(before, lint.record);
    if (!isNew)
        touched += touchedBy(before);
    if (!spellsTheSame)
        touched += m_spellings.affectedBy(before) + m_spellings.affectedBy(lint.record);
    if (!isNew)
        m_spellings.remove(before);
    entry.lint = std::move(lint);
    entry.own.reset();
    entry.present = true;
    const Record &after = entry.lint.record;
    m_duplicates.put(after);
    m_spellings.put(after);
    m_relations.put(after);
    if (!spellsTheSame)
        touched += m_spellings.affectedBy(before) + m_spellings.affectedBy(after);
    if (isMeasured() && (isNew || before.signature.english != after.signature.english))
        m_overlaps.setSignature(slot, after.signature.english);
    if (isMeasured() && (isNew || before.regex != after.regex))
        measureRegex(slot);
    touched += touchedBy(after);
    return present(touched);
}

QList<RecordId> CatalogLint::remove(const RecordId &id)
{
    const int slot = m_slots.value(id, -1);
    if (slot < 0)
        return {};
    Entry &entry = m_entries[static_cast<std::size_t>(slot)];
    const Record before = entry.lint.record;
    QList<RecordId> touched = touchedBy(before) + m_spellings.affectedBy(before);
    m_duplicates.remove(id);
    m_spellings.remove(before);
    m_relations.remove(id);
    m_overlaps.remove(slot);
    m_slots.remove(id);
    entry = {};
    touched += m_spellings.affectedBy(before);
    return present(touched);
}

void CatalogLint::setSamples(const RecordId &id, const RecordSamples &samples)
{
    m_options.samples.insert(id, samples);
    if (const int slot = m_slots.value(id, -1); slot >= 0)
        m_entries[static_cast<std::size_t>(slot)].own.reset();
}

void CatalogLint::checkForm(const LintRecord &lint, FindingList &findings)
{
    const bool flat = lint.record.format == RecordFormat::Flat;
    const std::shared_ptr<const JsonSchema> &schema = flat ? m_options.flatSchema : m_options.nestedSchema;
    if (!schema || lint.json.isEmpty() || !findings.wants(LintRule::Schema))
        return;
    const auto tree = m_parser.parse(lint.json);
    if (!tree)
        return; // it was read: the reader knows better
    const QList<SchemaFault> faults = schema->check(*tree);
    const QString regex = findings.pointer(RecordField::Regex);
    for (const SchemaFault &fault : faults) {
        const bool isRegexRule = fault.pointer == regex && fault.kind == FindingKind::SchemaTooShort;
        if (!isRegexRule) // regex-invalid says it
            findings.add(LintRule::Schema, FindingSeverity::Error, fault.pointer, fault.kind,
                         fault.arguments);
    }
}

void CatalogLint::checkOverlaps(const Record &record, FindingList &findings) const
{
    QList<RecordId> overlapped;
    for (const int slot : m_overlaps.matches(m_slots.value(record.id, -1))) {
        const Record &other = m_entries[static_cast<std::size_t>(slot)].lint.record;
        if (!isSibling(other, record))
            overlapped.append(other.id);
    }
    if (overlapped.size() < OverlapRecords)
        return;
    findings.add(LintRule::RegexOverlaps, FindingSeverity::Info, findings.pointer(RecordField::Regex),
                 FindingKind::Overlaps, {QString::number(overlapped.size()), namesOf(overlapped)});
}

void CatalogLint::checkAgainstOthers(const Entry &entry, FindingList &findings) const
{
    const Record &record = entry.lint.record;
    const QString regex = findings.pointer(RecordField::Regex);
    const QString signature = findings.pointer(RecordField::Signature);
    if (entry.ordinary.lines >= BroadLines)
        findings.add(LintRule::RegexTooBroad, FindingSeverity::Warning, regex, FindingKind::TooBroad,
                     {QString::number(entry.ordinary.lines), QString::number(m_options.ordinary.lineCount()),
                      entry.ordinary.first.left(160)});
    if (const QList<RecordId> same = m_duplicates.sameRegex(record); !same.isEmpty())
        findings.add(LintRule::RegexIdentical, FindingSeverity::Warning, regex, FindingKind::IdenticalRegex,
                     {namesOf(same)});
    checkOverlaps(record, findings);
    if (const QList<RecordId> same = m_duplicates.sameSignature(record); !same.isEmpty())
        findings.add(LintRule::SignatureIdentical, FindingSeverity::Warning, signature,
                     FindingKind::IdenticalSignature, {namesOf(same)});
    if (findings.wants(LintRule::NearDuplicate)) {
        if (const auto near = m_duplicates.nearest(record))
            findings.add(LintRule::NearDuplicate, FindingSeverity::Info, signature, FindingKind::NearlySame,
                         {near->id.value(), QString::number(near->percent)});
    }
    m_relations.check(record, findings);
    if (!findings.wants(LintRule::SpellingVariant))
        return;
    const QList<SpellingVariant> variants = m_spellings.variants(record);
    for (const SpellingVariant &variant : variants)
        findings
            .add(LintRule::SpellingVariant, FindingSeverity::Info, variant.pointer,
                 FindingKind::OtherSpelling,
                 {variant.spelling, variant.usual, QString::number(variant.usualCount)})
            .fix = FindingFix{.pointer = variant.pointer, .text = variant.corrected};
}

QList<LintFinding> CatalogLint::ownFindings(const Entry &entry)
{
    const Record &record = entry.lint.record;
    FindingList findings(record, m_options.rules);
    checkForm(entry.lint, findings);
    checkRegexRules(record, findings);
    if (const auto samples = m_options.samples.constFind(record.id); samples != m_options.samples.constEnd())
        checkSamples(record, *samples, findings);
    checkActions(record, findings);
    checkChinese(record, m_options.marks.value(record.id), m_options.glossary, findings);
    checkTrust(record, findings);
    checkRates(record, findings);
    checkDates(record, m_options.today, findings);
    return findings.take();
}

QList<LintFinding> CatalogLint::findingsOf(Entry &entry)
{
    if (!entry.own)
        entry.own = ownFindings(entry);
    FindingList others(entry.lint.record, m_options.rules);
    checkAgainstOthers(entry, others);
    return *entry.own + others.take();
}

QList<LintFinding> CatalogLint::findings(const RecordId &id)
{
    const int slot = m_slots.value(id, -1);
    return slot < 0 ? QList<LintFinding>() : findingsOf(m_entries[static_cast<std::size_t>(slot)]);
}

QList<LintFinding> CatalogLint::all(const StopPredicate &stop)
{
    QList<LintFinding> found;
    for (Entry &entry : m_entries) {
        if (stop && stop())
            break;
        if (entry.present)
            found += findingsOf(entry);
    }
    return found;
}

} // namespace Clew
