// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/chineserules.h"
#include "models/curation/daterules.h"
#include "models/curation/duplicateindex.h"
#include "models/curation/glossary.h"
#include "models/curation/jsonschema.h"
#include "models/curation/ordinaryhits.h"
#include "models/curation/overlapindex.h"
#include "models/curation/relationindex.h"
#include "models/curation/samples.h"
#include "models/curation/spellingindex.h"
#include "models/io/jsonparser.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Clew {

/// A record and the bytes of its JSON object; without bytes its form is not checked.
struct LintRecord
{
    Record record;
    QByteArray json;
};

/// What the rules go by, beside the records.
struct LintOptions
{
    RuleChoice rules;
    QDate today; ///< decides what is in the future, and what is stale
    OrdinaryLines ordinary;
    std::shared_ptr<const JsonSchema> flatSchema = {}; ///< null: form is not checked
    std::shared_ptr<const JsonSchema> nestedSchema = {};
    Glossary glossary = {};
    QHash<RecordId, RecordSamples> samples = {};
    QHash<RecordId, TranslationMarks> marks = {};
};

/// Ordinary lines that a regex may hit before it is too broad: a healthy tool may say an alarming thing once.
inline constexpr qint64 BroadLines = 3;
/// Signatures of other records that a regex may match before it is worth a word.
inline constexpr int OverlapRecords = 3;

/// Holds the records of a catalog to the rules, all of them or one that was edited with those it touches. One
/// thread at a time; no files: whoever has them hands over bytes.
class CatalogLint final
{
public:
    using StopPredicate = std::function<bool()>;

    explicit CatalogLint(LintOptions options);
    ~CatalogLint();
    Q_DISABLE_COPY_MOVE(CatalogLint)

    /// Takes the records, in their order, with unique ids. `patterns` holds their regexes under their places
    /// as RecordIndex; made here where it is null. Some 0.2 s for 2,500 records without it.
    void load(std::vector<LintRecord> records, std::shared_ptr<const PatternSet> patterns = nullptr);
    /// Adds or replaces a record. The ids of all whose findings may have changed: its own, then those that it
    /// is alike, overlaps or has an edge with, and those whose spelling is counted with its own, now or
    /// before.
    QList<RecordId> replace(LintRecord record);
    /// The ids of all whose findings may have changed, without its own.
    QList<RecordId> remove(const RecordId &id);
    void setSamples(const RecordId &id, const RecordSamples &samples);

    [[nodiscard]] qsizetype size() const { return m_slots.size(); }
    /// Findings of one record; none where there is no such record. About half a millisecond; the second time,
    /// until the record is replaced, what other records say is all that is looked at.
    [[nodiscard]] QList<LintFinding> findings(const RecordId &id);
    /// Findings of all records in their order; incomplete where `stop`, asked before each record, said so.
    [[nodiscard]] QList<LintFinding> all(const StopPredicate &stop = {});

private:
    struct Entry
    {
        LintRecord lint;
        OrdinaryHit ordinary;
        bool present = false;
        std::optional<QList<LintFinding>> own = {}; ///< of rules that look at no other record
    };

    [[nodiscard]] QList<LintFinding> findingsOf(Entry &entry);
    [[nodiscard]] QList<LintFinding> ownFindings(const Entry &entry);
    void checkForm(const LintRecord &lint, FindingList &findings);
    void checkAgainstOthers(const Entry &entry, FindingList &findings) const;
    void checkOverlaps(const Record &record, FindingList &findings) const;
    [[nodiscard]] bool isMeasured() const;
    void measureAll(const std::shared_ptr<const PatternSet> &patterns);
    void measureRegex(int slot);
    [[nodiscard]] QList<RecordId> touchedBy(const Record &record) const;
    /// Those of them that are records, each once.
    [[nodiscard]] QList<RecordId> present(const QList<RecordId> &ids) const;

    LintOptions m_options;
    JsonParser m_parser;
    std::vector<Entry> m_entries;
    QHash<RecordId, int> m_slots;
    DuplicateIndex m_duplicates;
    SpellingIndex m_spellings;
    RelationIndex m_relations;
    OverlapIndex m_overlaps;
};

} // namespace Clew
