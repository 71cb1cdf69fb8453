// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/recordmerger.h"

#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/siteorder.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>
#include <span>

namespace Clew {

namespace {

using namespace VerdictWeights;

/// Best first; of equals the more trusted record, then the order of the catalog.
bool isBetter(const DiagnosisKnowledge &knowledge, const Candidate &a, const Candidate &b)
{
    if (a.score != b.score)
        return a.score > b.score;
    const double trustA = knowledge.record(a.record).trust;
    const double trustB = knowledge.record(b.record).trust;
    return trustA != trustB ? trustA > trustB : a.record < b.record;
}

Finding findingOf(std::span<const Candidate> ofRecord, const SiteOrder &order)
{
    Finding finding;
    finding.best = *std::ranges::max_element(ofRecord, [&order](const Candidate &a, const Candidate &b) {
        return a.score != b.score ? a.score < b.score : order.rank(a.site) > order.rank(b.site);
    });
    finding.first = finding.best.site;
    for (const Candidate &candidate : ofRecord) {
        const double share = candidate.hit ? RegexSiteShare : MeaningSiteShare;
        // What was found by its regex is not also found by meaning elsewhere: the regex would have matched.
        const bool sameKind = candidate.hit || !finding.best.hit;
        if (candidate.score < share * finding.best.score || !sameKind)
            continue;
        finding.sites.push_back(candidate.site);
        if (candidate.score >= LeastSiteScore && order.rank(candidate.site) < order.rank(finding.first))
            finding.first = candidate.site;
    }
    std::ranges::sort(finding.sites);
    return finding;
}

std::vector<Finding> findingsOf(const DiagnosisKnowledge &knowledge, const Candidates &candidates,
                                const SiteOrder &order)
{
    std::vector<Finding> findings;
    auto begin = candidates.all.begin();
    while (begin != candidates.all.end()) {
        const auto end = std::find_if(begin, candidates.all.end(), [begin](const Candidate &candidate) {
            return candidate.record != begin->record;
        });
        Finding finding = findingOf(std::span(begin, end), order);
        if (finding.best.score >= LeastHint)
            findings.push_back(std::move(finding));
        begin = end;
    }
    std::ranges::sort(findings, [&knowledge](const Finding &a, const Finding &b) {
        return isBetter(knowledge, a.best, b.best);
    });
    return findings;
}

double weightOf(std::span<const SharedWord> words)
{
    double weight = 0;
    for (const SharedWord &word : words)
        weight += word.weight;
    return weight;
}

/// Share of the words that one record explains of a site which the other explains too; of the one that
/// explains less.
double sameWords(const RecordSignature &a, const RecordSignature &b, const SiteWords &site)
{
    const std::vector<SharedWord> ofA = sharedWords(a, site);
    const std::vector<SharedWord> ofB = sharedWords(b, site);
    std::vector<SharedWord> both;
    std::ranges::set_intersection(ofA, ofB, std::back_inserter(both), {}, &SharedWord::key, &SharedWord::key);
    const double less = std::min(weightOf(ofA), weightOf(ofB));
    return less > 0 ? weightOf(both) / less : 0;
}

/// "docker/no-space-left" of "docker/no-space-left/docker24-linux".
QStringView slugOf(const RecordId &id)
{
    const qsizetype slash = id.value().lastIndexOf(u'/');
    const bool hasEnvironment = slash > 0 && id.value().indexOf(u'/') < slash;
    return hasEnvironment ? QStringView(id.value()).first(slash) : QStringView(id.value());
}

/// Whether two lines are one message, perhaps behind different prefixes.
bool isOneMessage(const SiteWords &a, const SiteWords &b)
{
    const auto total = [](const SiteWords &site) {
        double weight = 0;
        for (const SiteWords::Word &word : site.words())
            weight += word.weight;
        return weight;
    };
    double both = 0;
    for (const SiteWords::Word &word : a.words())
        both += b.has(word.key) ? word.weight : 0;
    const double less = std::min(total(a), total(b));
    return less > 0 && both / less >= SameMessage;
}

/// Found in the same line first, or in lines of one message of which both records know one.
bool isSamePlace(const Candidates &candidates, const Finding &head, const Finding &other)
{
    if (head.first == other.first)
        return true;
    std::vector<std::size_t> both;
    std::ranges::set_intersection(head.sites, other.sites, std::back_inserter(both));
    return !both.empty() &&
           isOneMessage(*candidates.sites[head.first].words, *candidates.sites[other.first].words);
}

bool saysTheSame(const DiagnosisKnowledge &knowledge, const Candidates &candidates, const Finding &head,
                 const Finding &other)
{
    if (!isSamePlace(candidates, head, other))
        return false;
    const KnownRecord &record = knowledge.record(head.best.record);
    const KnownRecord &otherRecord = knowledge.record(other.best.record);
    if (slugOf(record.id) == slugOf(otherRecord.id))
        return true;
    return other.best.score >= LeastAlso && other.best.score >= AlsoShare * head.best.score &&
           sameWords(record.signature, otherRecord.signature, *candidates.sites[head.first].words) >=
               SameWords;
}

double groupScore(const FindingGroup &group)
{
    const Candidate &head = group.head.best;
    const auto placeFactor = [](const Candidate &candidate) {
        return candidate.domainFactor * candidate.contestFactor;
    };
    double factor = placeFactor(head);
    for (const Finding &finding : group.also) {
        const Candidate &other = finding.best;
        if (other.agreement.total * other.strengthFactor >=
            AlsoShare * head.agreement.total * head.strengthFactor)
            factor = std::max(factor, placeFactor(other));
    }
    return std::min(1.0, head.score * factor / placeFactor(head));
}

} // namespace

std::vector<FindingGroup> groupedFindings(const DiagnosisKnowledge &knowledge, const Candidates &candidates,
                                          const SiteOrder &order)
{
    std::vector<FindingGroup> groups;
    for (Finding &finding : findingsOf(knowledge, candidates, order)) {
        const auto group = std::ranges::find_if(groups, [&](const FindingGroup &known) {
            return saysTheSame(knowledge, candidates, known.head, finding);
        });
        if (group != groups.end())
            group->also.push_back(std::move(finding));
        else
            groups.push_back({.head = std::move(finding), .also = {}, .score = 0});
    }
    for (FindingGroup &group : groups)
        group.score = groupScore(group);
    std::ranges::stable_sort(groups, std::ranges::greater(), &FindingGroup::score);
    return groups;
}

} // namespace Clew
