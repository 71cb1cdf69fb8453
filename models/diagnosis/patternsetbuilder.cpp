// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/patternsetbuilder.h"

#include "models/diagnosis/patternscanner.h"
#include "models/diagnosis/vectorscanliteralmatcher.h"
#include "models/diagnosis/windowliteralmatcher.h"

#include <algorithm>
#include <numeric>

namespace Clew {

namespace {

/// Four-byte sequences of one literal that go into the filter of its branch.
constexpr int MaxCellsPerLiteral = 2;

} // namespace

PatternSetBuilder::PatternSetBuilder(const PatternSetOptions &options)
    : m_options(options)
    , m_set(new PatternSet)
{
}

std::shared_ptr<const PatternSet> PatternSetBuilder::build(std::span<const PatternSource> sources,
                                                           const PatternSet *previous)
{
    QHash<qsizetype, std::shared_ptr<const RecordPatterns>> known;
    if (previous != nullptr) {
        for (const std::shared_ptr<const RecordPatterns> &record : previous->m_records)
            known.insert(record->record().value(), record);
    }
    for (const PatternSource &source : sources) {
        std::shared_ptr<const RecordPatterns> record = known.value(source.record.value());
        if (!record || record->regex() != source.regex)
            record = std::make_shared<const RecordPatterns>(source.record, source.regex);
        addRecord(std::move(record));
    }
    connectLiterals();
    buildMatcher();
    markWeak();
    return m_set;
}

void PatternSetBuilder::addRecord(std::shared_ptr<const RecordPatterns> record)
{
    if (record->problem()) {
        m_set->m_rejected.push_back({record->record(), *record->problem()});
        return;
    }
    const auto slot = static_cast<quint32>(m_set->m_records.size());
    const std::vector<RegexBranch> &branches = record->branches();
    for (std::size_t i = 0; i < branches.size(); ++i)
        addBranch(slot, static_cast<quint32>(i), branches[i]);
    m_set->m_records.push_back(std::move(record));
}

void PatternSetBuilder::addBranch(quint32 slot, quint32 index, const RegexBranch &branch)
{
    PatternSet::Candidate candidate{
        .slot = slot, .branch = static_cast<quint32>(m_set->m_branches.size()), .kind = branch.kind};
    m_set->m_branches.push_back({.slot = slot,
                                 .index = index,
                                 .chain = branch.kind == BranchKind::Engine
                                              ? m_set->m_chains.add(branch.required)
                                              : m_set->m_chains.add(branch.chain, branch.trailing)});
    const std::vector<QByteArray> triggers = triggersOf(branch);
    chooseCells(candidate, branch, triggers);
    if (triggers.empty())
        m_set->m_unfiltered.push_back(candidate);
    for (const QByteArray &literal : triggers)
        m_placed.emplace_back(literalId(literal), candidate);
}

std::vector<QByteArray> PatternSetBuilder::triggersOf(const RegexBranch &branch) const
{
    std::vector<QByteArray> best;
    double least = 0;
    const auto offer = [&](std::span<const QByteArray> literals) {
        double sum = 0;
        for (const QByteArray &literal : literals) {
            if (literal.size() < LeastLiteralBytes)
                return;
            sum += m_options.frequencies.perMegabyte(literal);
        }
        if (best.empty() || sum < least) {
            best.assign(literals.begin(), literals.end());
            least = sum;
        }
    };
    for (const QByteArray &literal : branch.required)
        offer({&literal, 1});
    for (const std::vector<QByteArray> &set : branch.oneOf)
        offer(set);
    std::sort(best.begin(), best.end());
    best.erase(std::unique(best.begin(), best.end()), best.end());
    return best;
}

/// The rarest windows of the other literals; of the one that is looked for nothing more need be asked.
void PatternSetBuilder::chooseCells(PatternSet::Candidate &candidate, const RegexBranch &branch,
                                    const std::vector<QByteArray> &triggers) const
{
    struct Window
    {
        double frequency = 0;
        TextSignature::Cell cell = 0;
    };
    std::vector<Window> chosen;
    for (const QByteArray &literal : branch.required) {
        if (triggers.size() == 1 && triggers.front() == literal)
            continue;
        std::vector<Window> windows;
        for (qsizetype at = 0; at + TextSignature::WindowBytes <= literal.size(); ++at) {
            const char *window = literal.constData() + at;
            windows.push_back({m_options.frequencies.perMegabyte({window, TextSignature::WindowBytes}),
                               TextSignature::cellOf(window)});
        }
        const auto rarer = [](const Window &a, const Window &b) { return a.frequency < b.frequency; };
        const auto end = windows.begin() + std::min<qsizetype>(MaxCellsPerLiteral, std::ssize(windows));
        std::partial_sort(windows.begin(), end, windows.end(), rarer);
        chosen.insert(chosen.end(), windows.begin(), end);
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const Window &a, const Window &b) { return a.frequency < b.frequency; });
    for (const Window &window : chosen) {
        if (candidate.cellCount == PatternSet::MaxCells)
            break;
        candidate.cells[candidate.cellCount++] = window.cell;
    }
}

quint32 PatternSetBuilder::literalId(const QByteArray &literal)
{
    const auto known = m_literalIds.constFind(literal);
    if (known != m_literalIds.constEnd())
        return *known;
    const auto id = static_cast<quint32>(m_set->m_literals.size());
    m_set->m_literals.push_back(literal);
    m_literalIds.insert(literal, id);
    return id;
}

void PatternSetBuilder::connectLiterals()
{
    std::stable_sort(m_placed.begin(), m_placed.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    m_set->m_candidatesBegin.assign(m_set->m_literals.size() + 1, 0);
    m_set->m_candidates.reserve(m_placed.size());
    for (const auto &[literal, candidate] : m_placed) {
        ++m_set->m_candidatesBegin[literal + 1];
        m_set->m_candidates.push_back(candidate);
    }
    std::partial_sum(m_set->m_candidatesBegin.begin(), m_set->m_candidatesBegin.end(),
                     m_set->m_candidatesBegin.begin());
}

void PatternSetBuilder::buildMatcher()
{
    if (m_set->m_literals.empty())
        return;
    if (m_options.engine == LiteralEngine::Window)
        m_set->m_matcher = std::make_unique<WindowLiteralMatcher>(m_set->m_literals, m_options.frequencies);
    else
        m_set->m_matcher = VectorscanLiteralMatcher::build(m_set->m_literals);
    if (m_set->m_matcher)
        return;
    // A matcher that cannot be had must not lose a hit: every branch is tried on every event.
    m_set->m_unfiltered.insert(m_set->m_unfiltered.end(), m_set->m_candidates.begin(),
                               m_set->m_candidates.end());
}

/// A branch that fires on a line of the corpus of healthy output is weak evidence wherever it fires.
void PatternSetBuilder::markWeak()
{
    const QByteArray &text = m_options.frequencies.text();
    if (text.isEmpty())
        return;
    for (const quint32 id : PatternScanner::branchesThatFire(m_set, text))
        m_set->m_branches[id].weak = true;
    for (std::vector<PatternSet::Candidate> *candidates : {&m_set->m_candidates, &m_set->m_unfiltered}) {
        for (PatternSet::Candidate &candidate : *candidates)
            candidate.weak = m_set->m_branches[candidate.branch].weak;
    }
}

} // namespace Clew
