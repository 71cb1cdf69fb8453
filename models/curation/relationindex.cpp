// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/relationindex.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double ProbabilityTolerance = 1e-9;

QString probabilityText(double probability)
{
    return QString::number(probability, 'g', 4);
}

} // namespace

void RelationIndex::put(const Record &record)
{
    remove(record.id);
    m_out.insert(record.id, record.transitions);
    for (const Transition &transition : record.transitions)
        m_in[transition.target].insert(record.id);
    m_aliasesOf.insert(record.id, record.aliases);
    for (const QString &alias : record.aliases)
        m_aliases[alias].insert(record.id, true);
}

void RelationIndex::remove(const RecordId &id)
{
    const auto out = m_out.constFind(id);
    if (out == m_out.constEnd())
        return;
    for (const Transition &transition : *out)
        m_in[transition.target].remove(id);
    m_out.erase(out);
    for (const QString &alias : m_aliasesOf.take(id))
        m_aliases[alias].remove(id);
}

QList<RecordId> RelationIndex::neighbours(const RecordId &id) const
{
    QSet<RecordId> all = m_in.value(id);
    for (const Transition &transition : m_out.value(id))
        all.insert(transition.target);
    for (const QString &alias : m_aliasesOf.value(id))
        all.unite(m_in.value(RecordId(alias)));
    all.remove(id);
    QList<RecordId> sorted(all.begin(), all.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

const Transition *RelationIndex::entryOf(const RecordId &record, Relation relation,
                                         const RecordId &target) const
{
    const auto out = m_out.constFind(record);
    if (out == m_out.constEnd())
        return nullptr;
    const auto it = std::find_if(out->begin(), out->end(), [&](const Transition &transition) {
        return transition.relation == relation && transition.target == target;
    });
    return it == out->end() ? nullptr : &*it;
}

void RelationIndex::checkEdge(const Record &record, const Transition &edge, const QString &pointer,
                              FindingList &findings) const
{
    const QString &target = edge.target.value();
    if (edge.target == record.id) {
        findings.add(LintRule::EdgeSelf, FindingSeverity::Error, pointer, FindingKind::SelfEdge,
                     {relationName(edge.relation)});
        return;
    }
    if (!m_out.contains(edge.target)) {
        LintFinding &finding = findings.add(LintRule::EdgeDangling, FindingSeverity::Error, pointer,
                                            FindingKind::DanglingEdge, {target});
        const auto owners = m_aliases.constFind(target);
        if (owners != m_aliases.constEnd() && !owners->isEmpty() && edge.plainId)
            finding.fix = FindingFix{.pointer = pointer, .text = owners->firstKey().value()};
        return;
    }
    const auto contradicts = [&](FindingKind kind, const QStringList &arguments) {
        findings.add(LintRule::EdgeContradiction, FindingSeverity::Warning, pointer, kind, arguments);
    };
    const Transition *back = entryOf(edge.target, inverseOf(edge.relation), record.id);
    if (back == nullptr) {
        findings.add(LintRule::EdgeOneSided, FindingSeverity::Warning, pointer, FindingKind::OneSidedEdge,
                     {target, relationName(inverseOf(edge.relation))});
    } else {
        if (edge.probability && back->probability &&
            std::abs(*edge.probability - *back->probability) > ProbabilityTolerance)
            contradicts(FindingKind::EdgeProbabilities,
                        {target, probabilityText(*edge.probability), probabilityText(*back->probability)});
        if (!edge.delay.isEmpty() && !back->delay.isEmpty() && edge.delay != back->delay)
            contradicts(FindingKind::EdgeDelays, {target, edge.delay, back->delay});
    }
    if (edge.relation == Relation::ConfusedWith)
        return;
    const Relation inverse = inverseOf(edge.relation);
    if (entryOf(record.id, inverse, edge.target) != nullptr ||
        entryOf(edge.target, edge.relation, record.id) != nullptr)
        contradicts(FindingKind::EdgeBothWays, {target});
}

void RelationIndex::check(const Record &record, FindingList &findings) const
{
    if (record.transitions.isEmpty() && m_in.value(record.id).isEmpty())
        findings.add(LintRule::NoEdges, FindingSeverity::Info, findings.pointer(RecordField::Edges),
                     FindingKind::NoEdges);
    QHash<Relation, int> positions;
    QSet<std::pair<Relation, RecordId>> seen;
    for (const Transition &edge : record.transitions) {
        const QString pointer = edgePointer(edge.relation, positions[edge.relation]++);
        if (edge.target.isEmpty())
            continue; // no id where one should stand: the schema's business
        if (seen.contains({edge.relation, edge.target})) {
            findings.add(LintRule::EdgeContradiction, FindingSeverity::Warning, pointer,
                         FindingKind::RepeatedEdge, {edge.target.value()});
            continue;
        }
        seen.insert({edge.relation, edge.target});
        checkEdge(record, edge, pointer, findings);
    }
}

} // namespace Clew
