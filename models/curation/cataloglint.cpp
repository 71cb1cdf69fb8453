// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/cataloglint.h"

#include "models/curation/actionrules.h"
#include "models/curation/regexrules.h"
#include "models/curation/trustrules.h"
#include "models/diagnosis/patternscanner.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MaxNamedRecords = 5;

QString namesOf(const QList<RecordId> &ids)
{
    QStringList names;
    for (const RecordId &id : ids.first(std::min<qsizetype>(ids.size(), MaxNamedRecords)))
        names.append(id.value());
    if (ids.size() > MaxNamedRecords)
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
    m_entries.reserve(records.size());
    for (LintRecord &lint : records) {
        m_duplicates.put(lint.record);
        m_spellings.put(lint.record);
        m_relations.put(lint.record);
        m_slots.insert(lint.record.id, static_cast<int>(m_entries.size()));
        m_entries.push_back({.lint = std::move(lint), .present = true});
    }
    const bool measured =
        m_options.rules.has(LintRule::RegexTooBroad) || m_options.rules.has(LintRule::RegexOverlaps);
    if (!measured)
        return;
    if (!patterns) {
        std::vector<PatternSource> sources;
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            sources.push_back({RecordIndex(static_cast<qsizetype>(i)), m_entries[i].lint.record.regex});
        patterns = PatternSet::build(sources);
    }
    measureAll(patterns);
}

void CatalogLint::measureAll(const std::shared_ptr<const PatternSet> &patterns)
{
    const QHash<qsizetype, OrdinaryHit> hits = m_options.ordinary.hitsOf(patterns);
    std::vector<int> slots;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_entries[i].ordinary = hits.value(static_cast<qsizetype>(i));
        slots.push_back(static_cast<int>(i));
    }
    measureOverlaps(patterns, slots);
}

void CatalogLint::measureOne(Entry &entry)
{
    entry.ordinary = m_options.ordinary.hitsOf(entry.lint.record.regex);
    const PatternSource source{.record = RecordIndex(0), .regex = entry.lint.record.regex};
    measureOverlaps(PatternSet::build({&source, 1}), {static_cast<int>(&entry - m_entries.data())});
}

EventBlock CatalogLint::signatureBlock() const
{
    EventBlock block;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!m_entries[i].present)
            continue;
        const QByteArray text = m_entries[i].lint.record.signature.english.toUtf8();
        if (text.isEmpty())
            continue;
        const qsizetype begin = block.text.size();
        block.pieces.push_back({.text = begin, .raw = begin, .line = LineNumber(static_cast<qint64>(i) + 1)});
        block.text += text;
        block.events.push_back({.begin = begin, .end = block.text.size()});
        block.text += '\n';
    }
    return block;
}

/// `slots[i]` is the entry that the set knows as record i.
void CatalogLint::measureOverlaps(const std::shared_ptr<const PatternSet> &set, const std::vector<int> &slots)
{
    const EventBlock block = signatureBlock();
    if (block.events.empty())
        return;
    PatternScanner scanner(set);
    HitCollector collector;
    scanner.scan(block, collector);
    const HitSet found = collector.take();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        Entry &entry = m_entries[static_cast<std::size_t>(slots[i])];
        entry.overlaps = 0;
        entry.overlapIds.clear();
        const auto hits = found.byRecord.constFind(static_cast<qsizetype>(i));
        if (hits == found.byRecord.constEnd())
            continue;
        qint64 siblings = 0;
        for (const Hit &hit : hits->kept) {
            // A signature of several lines counts on from its piece's line: the last piece at or before it.
            const auto piece = std::upper_bound(
                block.pieces.begin(), block.pieces.end(), hit.place.offset,
                [](qint64 offset, const TextPiece &candidate) { return offset < candidate.raw; });
            const auto other = static_cast<std::size_t>(std::prev(piece)->line.value() - 1);
            if (isSibling(m_entries[other].lint.record, entry.lint.record))
                ++siblings;
            else if (entry.overlapIds.size() < MaxNamedRecords)
                entry.overlapIds.append(m_entries[other].lint.record.id.value());
        }
        entry.overlaps = static_cast<int>(hits->count - siblings);
    }
}

QList<RecordId> CatalogLint::touchedBy(const Record &record) const
{
    return m_duplicates.sameRegex(record) + m_duplicates.sameSignature(record) +
           m_relations.neighbours(record.id);
}

QList<RecordId> CatalogLint::replace(LintRecord lint)
{
    const RecordId id = lint.record.id;
    QList<RecordId> touched{id};
    int slot = m_slots.value(id, -1);
    if (slot >= 0) {
        const Record &before = m_entries[static_cast<std::size_t>(slot)].lint.record;
        touched += touchedBy(before);
        m_spellings.remove(before);
    } else {
        slot = static_cast<int>(m_entries.size());
        m_entries.emplace_back();
        m_slots.insert(id, slot);
    }
    Entry &entry = m_entries[static_cast<std::size_t>(slot)];
    const bool sameTexts = entry.present && entry.lint.record.regex == lint.record.regex &&
                           entry.lint.record.signature == lint.record.signature;
    entry.lint = std::move(lint);
    entry.present = true;
    m_duplicates.put(entry.lint.record);
    m_spellings.put(entry.lint.record);
    m_relations.put(entry.lint.record);
    if (!sameTexts)
        measureOne(entry);
    touched += touchedBy(entry.lint.record);
    QList<RecordId> distinct;
    for (const RecordId &other : touched) {
        if (m_slots.contains(other) && !distinct.contains(other))
            distinct.append(other);
    }
    return distinct;
}

QList<RecordId> CatalogLint::remove(const RecordId &id)
{
    const int slot = m_slots.value(id, -1);
    if (slot < 0)
        return {};
    Entry &entry = m_entries[static_cast<std::size_t>(slot)];
    QList<RecordId> touched = touchedBy(entry.lint.record);
    m_duplicates.remove(id);
    m_spellings.remove(entry.lint.record);
    m_relations.remove(id);
    m_slots.remove(id);
    entry = {};
    touched.removeIf([this](const RecordId &other) { return !m_slots.contains(other); });
    return touched;
}

void CatalogLint::setSamples(const RecordId &id, const RecordSamples &samples)
{
    m_options.samples.insert(id, samples);
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
    if (entry.overlaps >= OverlapRecords)
        findings.add(LintRule::RegexOverlaps, FindingSeverity::Info, regex, FindingKind::Overlaps,
                     {QString::number(entry.overlaps), entry.overlapIds.join(u"; "_s)});
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

QList<LintFinding> CatalogLint::findingsOf(const Entry &entry)
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
    checkAgainstOthers(entry, findings);
    return findings.take();
}

QList<LintFinding> CatalogLint::findings(const RecordId &id)
{
    const int slot = m_slots.value(id, -1);
    return slot < 0 ? QList<LintFinding>() : findingsOf(m_entries[static_cast<std::size_t>(slot)]);
}

QList<LintFinding> CatalogLint::all(const StopPredicate &stop)
{
    QList<LintFinding> found;
    for (const Entry &entry : m_entries) {
        if (stop && stop())
            break;
        if (entry.present)
            found += findingsOf(entry);
    }
    return found;
}

} // namespace Clew
