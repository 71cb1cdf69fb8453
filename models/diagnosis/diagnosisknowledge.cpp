// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnosisknowledge.h"

#include "models/core/catalog.h"
#include "models/diagnosis/regexsyntax.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Everything of a record that may use the words of its domain.
QByteArray domainText(const Record &record)
{
    QString text = record.signature.english;
    const auto add = [&text](const QString &more) {
        text += u'\n';
        text += more;
    };
    add(record.domain);
    add(record.rootCause.english);
    for (const VersionEntry &version : record.versions)
        add(version.version);
    for (const Workaround &workaround : record.workarounds) {
        add(workaround.action.english);
        add(workaround.how);
    }
    return text.toUtf8();
}

std::vector<WordKey> domainWords(const Record &record, const SignatureDraft &draft)
{
    std::vector<WordKey> words = draft.vocabulary();
    for (const LogWord &word : wordsOf(domainText(record)))
        words.push_back(word.key);
    std::ranges::sort(words);
    const auto repeats = std::ranges::unique(words);
    words.erase(repeats.begin(), repeats.end());
    return words;
}

double trustOf(const Record &record)
{
    constexpr double UnknownConfidence = 0.5;
    constexpr double Unreviewed = 0.9;
    const bool reviewed =
        record.verificationTier.contains("human"_L1) || record.verificationTier.contains("expert"_L1);
    return std::clamp(record.confidence.value_or(UnknownConfidence), 0.0, 1.0) *
           (reviewed ? 1.0 : Unreviewed);
}

} // namespace

std::shared_ptr<const DiagnosisKnowledge> DiagnosisKnowledge::build(const Catalog &catalog,
                                                                    const LiteralFrequencies &ordinary,
                                                                    const DiagnosisKnowledge *previous,
                                                                    const EditedRecords &edited)
{
    std::shared_ptr<DiagnosisKnowledge> knowledge(new DiagnosisKnowledge);
    knowledge->m_weights.addOrdinaryLines(ordinary.text());
    knowledge->addRecords(catalog, edited);
    knowledge->indexWords();

    std::vector<PatternSource> sources;
    sources.reserve(knowledge->m_records.size());
    for (std::size_t i = 0; i < knowledge->m_records.size(); ++i)
        sources.push_back(
            {.record = RecordIndex(static_cast<qsizetype>(i)), .regex = knowledge->m_records[i].regex});
    PatternSetOptions options;
    options.frequencies = ordinary;
    knowledge->m_patterns =
        PatternSet::build(sources, options, previous ? previous->m_patterns.get() : nullptr);
    return knowledge;
}

void DiagnosisKnowledge::addRecords(const Catalog &catalog, const EditedRecords &edited)
{
    std::vector<SignatureDraft> drafts;
    drafts.reserve(static_cast<std::size_t>(catalog.size()));
    m_records.reserve(static_cast<std::size_t>(catalog.size()));
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const auto changed = edited.constFind(i);
        const Record record = changed == edited.constEnd() ? catalog.record(RecordIndex(i)) : *changed;
        const Result<RegexTree> tree = RegexSyntax::parse(record.regex);
        const SignatureDraft &draft =
            drafts.emplace_back(record.signature.english, tree ? &tree->root : nullptr);
        KnownRecord known{.id = record.id,
                          .regex = record.regex,
                          .domain = m_domains.domainId(record.domain),
                          .signature = {},
                          .trust = trustOf(record),
                          .leadsTo = {}};
        m_weights.addRecord(draft.vocabulary());
        m_domains.addRecord(known.domain, domainWords(record, draft));
        m_records.push_back(std::move(known));
        addTransitions(catalog, record, RecordIndex(i));
        m_deadEnds.addRecord(RecordIndex(i), record);
    }
    m_weights.finish();
    m_domains.finish();
    m_deadEnds.finish();
    for (std::size_t i = 0; i < m_records.size(); ++i)
        m_records[i].signature = drafts[i].finished(m_weights);
    for (const auto &[from, to] : m_edges) {
        std::vector<RecordIndex> &next = m_records[static_cast<std::size_t>(from.value())].leadsTo;
        if (std::ranges::find(next, to) == next.end())
            next.push_back(to);
    }
    m_edges.clear();
}

void DiagnosisKnowledge::addTransitions(const Catalog &catalog, const Record &record, RecordIndex index)
{
    for (const Transition &transition : record.transitions) {
        const RecordIndex other = catalog.find(transition.target);
        if (!other.isValid() || transition.relation == Relation::ConfusedWith)
            continue;
        if (transition.relation == Relation::LeadsTo)
            m_edges.emplace_back(index, other);
        else
            m_edges.emplace_back(other, index);
    }
}

void DiagnosisKnowledge::indexWords()
{
    std::vector<std::pair<WordKey, quint32>> pairs;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        for (const WordKey word : m_records[i].signature.known)
            pairs.emplace_back(word, static_cast<quint32>(i));
    }
    std::ranges::sort(pairs);
    m_saying.reserve(pairs.size());
    for (const auto &[word, record] : pairs) {
        const auto at = static_cast<quint32>(m_saying.size());
        auto range = m_ranges.find(word);
        if (range == m_ranges.end())
            range = m_ranges.insert(word, {.begin = at, .end = at});
        m_saying.push_back(record);
        range->end = at + 1;
    }
}

std::span<const quint32> DiagnosisKnowledge::recordsSaying(WordKey word) const
{
    const auto range = m_ranges.constFind(word);
    if (range == m_ranges.cend())
        return {};
    return std::span(m_saying).subspan(range->begin, range->end - range->begin);
}

} // namespace Clew
