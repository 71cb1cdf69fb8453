// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/candidatefinder.h"

#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/errortemplate.h"
#include "models/diagnosis/eventlines.h"
#include "models/diagnosis/regexsyntax.h"
#include "models/diagnosis/runoutcome.h"
#include "models/diagnosis/sourcefile.h"
#include "models/diagnosis/verdictweights.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace Clew {

namespace {

using namespace VerdictWeights;

/// Lines of a record's hits that are no error and of which it still gets a site of its own.
constexpr int MaxOwnSites = 4;
/// Records that are compared with a site because they share words with it, and sites for which that is done.
constexpr std::size_t MaxByMeaning = 40;
constexpr std::size_t MaxMeaningSites = 400;
/// Words that say less do not bring a record near, and neither do words that say less than this together.
constexpr double LeastIndexWord = 2;
constexpr double LeastShared = 7;
/// Candidates below this are forgotten.
constexpr double LeastScore = 0.12;

double strengthBetween(double value, double floor, double full)
{
    return std::clamp((value - floor) / (full - floor), 0.0, 1.0);
}

double strengthFactorOf(ErrorStrength strength)
{
    switch (strength) {
    case ErrorStrength::None:
        return NoErrorFactor;
    case ErrorStrength::Mention:
        return MentionFactor;
    case ErrorStrength::Weak:
        return WeakFactor;
    case ErrorStrength::Error:
    case ErrorStrength::Fatal:
        break;
    }
    return 1;
}

/// True for the domain of one programming language where the stack trace is another's.
bool isOtherLanguage(const QString &domain, const QByteArray &language)
{
    constexpr std::array<QByteArrayView, 7> Languages{"python", "java", "node", "dotnet",
                                                      "go",     "rust", "php"};
    return !language.isEmpty() && domain != QLatin1StringView(language) &&
           std::ranges::any_of(Languages,
                               [&domain](QByteArrayView name) { return domain == QLatin1StringView(name); });
}

qint64 newlinesIn(QByteArrayView text)
{
    return std::count(text.begin(), text.end(), '\n');
}

/// Place of a line of a hit's event. Lines of the cleaned text are taken for lines of the input.
LogPlace placeOfLine(const Hit &hit, const MessageLine &line)
{
    LogPlace place = hit.place;
    const QByteArrayView event(hit.event);
    if (line.begin <= hit.matchBegin && hit.matchBegin <= line.end)
        return place;
    const qint64 lines = line.begin > hit.matchBegin
                             ? newlinesIn(event.sliced(hit.matchBegin, line.begin - hit.matchBegin))
                             : -newlinesIn(event.sliced(line.begin, hit.matchBegin - line.begin));
    place.line = LineNumber(std::max<qint64>(1, place.line.value() + lines));
    place.offset = std::max<qint64>(0, place.offset + line.begin - hit.matchBegin);
    return place;
}

} // namespace

CandidateFinder::CandidateFinder(const DiagnosisKnowledge &knowledge, const HitSet &hits,
                                 const ErrorSet &errors)
    : m_knowledge(knowledge)
    , m_hits(hits)
    , m_errors(errors)
{
    for (int domain = 0; domain < knowledge.domains().domainCount(); ++domain)
        m_domainEvidence.push_back(errors.log ? errors.log->of(domain) : 0);
    m_strongest = m_domainEvidence.empty() ? 0 : std::ranges::max(m_domainEvidence);
}

Candidates CandidateFinder::find()
{
    for (const ErrorSite &site : m_errors.sites)
        addSite(site);
    QList<qsizetype> records = m_hits.byRecord.keys();
    std::ranges::sort(records);
    for (const qsizetype record : std::as_const(records))
        addHits(record, *m_hits.byRecord.constFind(record));
    const std::size_t sites = std::min(m_sites.size(), MaxMeaningSites);
    for (std::size_t site = 0; site < sites; ++site)
        addByMeaning(site);

    for (auto &[pair, candidate] : m_candidates)
        score(candidate);
    markContested();
    Candidates found;
    for (auto &[pair, candidate] : m_candidates) {
        if (candidate.score >= LeastScore)
            found.all.push_back(candidate);
    }
    found.sites = std::move(m_sites);
    return found;
}

std::size_t CandidateFinder::addSite(ErrorSite site)
{
    PreparedSite &prepared = m_sites.emplace_back(PreparedSite{.site = std::move(site), .words = nullptr});
    prepared.words = std::make_unique<const SiteWords>(prepared.site.text, m_knowledge.weights());
    const std::size_t index = m_sites.size() - 1;
    const ShapeKey key{.input = prepared.site.place.input,
                       .rank = prepared.site.rank.value_or(-1),
                       .shape = prepared.site.shape};
    if (!m_byShape.contains(key))
        m_byShape.insert(key, index);
    return index;
}

void CandidateFinder::addHits(qsizetype record, const RecordHits &hits)
{
    int ownSites = 0;
    for (const Hit &hit : hits.kept)
        addHit(record, hit, ownSites);
}

void CandidateFinder::addHit(qsizetype record, const Hit &hit, int &ownSites)
{
    const std::vector<MessageLine> lines = messageLines(hit.event, hit.level, hit.traceback);
    const auto holdsMatch = [&hit](const MessageLine &line) {
        return line.begin <= hit.matchBegin && hit.matchBegin <= line.end;
    };
    bool placed = false;
    for (const MessageLine &line : lines) {
        // A traceback is matched first in its frames; what counts is whether its message matches.
        const bool matches =
            holdsMatch(line) ||
            (hit.traceback &&
             m_runner.test(regexOf(record), QByteArrayView(hit.event).sliced(
                                                line.begin, line.end - line.begin)) == MatchAnswer::Yes);
        if (!matches)
            continue;
        addHitLine(record, hit, line, ownSites);
        placed = true;
    }
    if (placed)
        return;
    const qsizetype before = QByteArrayView(hit.event).first(hit.matchBegin).lastIndexOf('\n');
    qsizetype behind = hit.event.indexOf('\n', hit.matchBegin);
    behind = behind < 0 ? hit.event.size() : behind;
    addHitLine(record, hit, {.begin = before + 1, .end = behind, .strength = ErrorStrength::Mention},
               ownSites);
}

void CandidateFinder::addHitLine(qsizetype record, const Hit &hit, const MessageLine &line, int &ownSites)
{
    const QByteArray shape = siteShape(QByteArrayView(hit.event).sliced(line.begin, line.end - line.begin));
    const auto known =
        m_byShape.constFind({.input = hit.place.input, .rank = hit.rank.value_or(-1), .shape = shape});
    std::size_t index = known != m_byShape.cend() ? *known : m_sites.size();
    RegexMatch match;
    if (index < m_sites.size())
        match = m_runner.find(regexOf(record), m_sites[index].words->head());
    if (match.answer != MatchAnswer::Yes) {
        if (++ownSites > MaxOwnSites)
            return;
        const SiteText text = siteText(hit.event, line, std::max(line.begin, hit.matchBegin));
        const LogPlace place = placeOfLine(hit, line);
        const bool goesOn =
            line.strength == ErrorStrength::None && hit.level == LogLevel::Unknown && isBelowError(place);
        index = addSite(ErrorSite{
            .place = place,
            .last = placeOfLine(hit, line),
            .event = hit.place.offset - hit.matchBegin,
            .text = text.text,
            .shape = shape,
            .strength = goesOn ? ErrorStrength::Weak : line.strength,
            .time = hit.time,
            .rank = hit.rank,
            .traceback = hit.traceback,
            .language = stackLanguage(hit.event).toByteArray(),
            .depth = line.depth,
            .handling = handlingOf(QByteArrayView(hit.event).sliced(line.begin, line.end - line.begin)),
            .warning = hit.level > LogLevel::Unknown && hit.level <= LogLevel::Warning,
            .near = {}});
        match = m_runner.find(regexOf(record), m_sites[index].words->text());
    }
    if (match.answer != MatchAnswer::Yes)
        return;
    const KnownRecord &knownRecord = m_knowledge.record(RecordIndex(record));
    const MatchRange range{.begin = match.begin, .end = match.end};
    m_candidates.try_emplace(Pair{record, index},
                             Candidate{.record = RecordIndex(record),
                                       .site = index,
                                       .agreement = agreement(knownRecord.signature, *m_sites[index].words,
                                                              m_knowledge.weights(), range),
                                       .hit = &hit});
}

/// Whether a line stands directly below one of an error: messages may go on in lines of their own.
bool CandidateFinder::isBelowError(const LogPlace &place) const
{
    constexpr qint64 Reach = 3; // lines
    return std::ranges::any_of(m_sites, [&place](const PreparedSite &prepared) {
        const LogPlace &above = prepared.site.place;
        const qint64 lines = place.line.value() - above.line.value();
        return prepared.site.strength >= ErrorStrength::Error && above.input == place.input && lines > 0 &&
               lines <= Reach;
    });
}

void CandidateFinder::addByMeaning(std::size_t site)
{
    const PreparedSite &prepared = m_sites[site];
    if (prepared.site.strength < ErrorStrength::Weak)
        return;
    QHash<quint32, double> shared;
    for (const SiteWords::Word &word : prepared.words->words()) {
        const double weight = m_knowledge.weights().weight(word.key);
        if (weight <= LeastIndexWord)
            continue;
        for (const quint32 record : m_knowledge.recordsSaying(word.key))
            shared[record] += weight;
    }
    std::vector<std::pair<double, quint32>> nearest;
    for (auto it = shared.cbegin(); it != shared.cend(); ++it) {
        if (it.value() >= LeastShared)
            nearest.emplace_back(-it.value(), it.key());
    }
    std::ranges::sort(nearest);
    nearest.resize(std::min(nearest.size(), MaxByMeaning));
    for (const auto &[weight, record] : nearest) {
        const Pair pair{record, site};
        if (m_candidates.contains(pair))
            continue;
        const RecordIndex index(static_cast<qsizetype>(record));
        m_candidates.emplace(
            pair, Candidate{.record = index,
                            .site = site,
                            .agreement = agreement(m_knowledge.record(index).signature, *prepared.words,
                                                   m_knowledge.weights(), std::nullopt)});
    }
}

/// Whether a stack trace or the name of a source file shows that it is not of this domain.
bool CandidateFinder::isElsewhere(int domain, const ErrorSite &site) const
{
    const QString &name = m_knowledge.domains().name(domain);
    return isOtherLanguage(name, site.language) || isOtherSource(name, site.text);
}

double CandidateFinder::fitOf(int domain, const ErrorSite &site) const
{
    if (isElsewhere(domain, site))
        return 0;
    const auto place = static_cast<std::size_t>(domain);
    const double whole = m_domainEvidence[place] / std::max(m_strongest, LogDomainFloor);
    if (m_knowledge.domains().recordCount(domain) < LeastDomainSize)
        return std::max(whole, UnknownDomainFit);
    if (site.near.empty())
        return whole;
    const double strongestNear = std::max<double>(std::ranges::max(site.near), NearDomainFloor);
    return (1 - NearShare) * whole + NearShare * static_cast<double>(site.near[place]) / strongestNear;
}

void CandidateFinder::score(Candidate &candidate) const
{
    const PreparedSite &prepared = m_sites[candidate.site];
    const KnownRecord &record = m_knowledge.record(candidate.record);
    candidate.fit = fitOf(record.domain, prepared.site);
    candidate.domainFactor =
        ForeignFactor + (1 - ForeignFactor) * strengthBetween(candidate.fit, ForeignFit, HomeFit);
    candidate.strengthFactor = strengthFactorOf(prepared.site.strength);
    const auto failure = m_errors.failures.constFind(prepared.site.place.input);
    if (prepared.site.strength == ErrorStrength::Weak && failure != m_errors.failures.cend() &&
        failure->offset > prepared.site.place.offset)
        candidate.strengthFactor = WeakInFailureFactor;
    // A long sentence that is the record's word for word needs no word of failure beside it, and neither does
    // the message that a record is about.
    const bool isAbout = candidate.hit && candidate.agreement.signature >= VerbatimShare &&
                         candidate.agreement.said >= PlainQuote &&
                         candidate.agreement.regexBits >= RegexFloor;
    candidate.plain =
        (isAbout || (candidate.agreement.exact && candidate.agreement.regexBits >= PlainSpeech)) &&
        prepared.site.strength == ErrorStrength::None && !prepared.site.warning &&
        !prepared.words->head().contains("Warning");
    if (candidate.plain)
        candidate.strengthFactor = WeakFactor;
    // Nor does a long quotation need a log that speaks of its domain.
    candidate.verbatim = candidate.hit && candidate.agreement.signature >= VerbatimShare &&
                         candidate.agreement.said >= VerbatimBits;
    // A message that is the record's and nothing else needs none either, unless it is another language's.
    const bool quoted = candidate.agreement.exact && candidate.agreement.said >= FullSignature &&
                        !isElsewhere(record.domain, prepared.site);
    if (candidate.verbatim || quoted)
        candidate.domainFactor = std::max(candidate.domainFactor, VerbatimFactor);
    candidate.echo = isEcho(record.signature, *prepared.words, m_knowledge.weights());
    candidate.score = candidate.agreement.total * candidate.domainFactor * candidate.strengthFactor;
}

/// A line that records of many domains match does not speak for any of them: its domain is told by the rest
/// of the log, without the words that those records share.
void CandidateFinder::markContested()
{
    std::map<std::size_t, std::map<int, double>> domains; // how much of its signature the best of each says
    for (const auto &[pair, candidate] : m_candidates) {
        if (!isContender(candidate))
            continue;
        double &best = domains[candidate.site][m_knowledge.record(candidate.record).domain];
        best = std::max(best, candidate.agreement.signature);
    }
    std::erase_if(domains, [](const auto &site) {
        return site.second.size() < static_cast<std::size_t>(ContestedDomains);
    });
    const auto isContested = [&domains](const Candidate &candidate) {
        const auto ofSite = domains.find(candidate.site);
        return ofSite != domains.end() &&
               std::ranges::count_if(ofSite->second, [&candidate](const auto &domain) {
                   return domain.second >= ContenderShare * candidate.agreement.signature;
               }) >= ContestedDomains;
    };
    std::map<std::size_t, std::vector<double>> evidence;
    for (const auto &[site, ofSite] : domains)
        evidence.emplace(site, evidenceWithout(sharedByContenders(site)));
    for (auto &[pair, candidate] : m_candidates) {
        const auto of = evidence.find(candidate.site);
        candidate.contested = isContested(candidate);
        // A stack trace says itself which language it is of.
        const PreparedSite &prepared = m_sites[candidate.site];
        const bool ownLanguage = !prepared.site.language.isEmpty() &&
                                 m_knowledge.domains().name(m_knowledge.record(candidate.record).domain) ==
                                     QLatin1StringView(prepared.site.language);
        if (!candidate.contested || candidate.verbatim || ownLanguage)
            continue;
        const auto domain = static_cast<std::size_t>(m_knowledge.record(candidate.record).domain);
        const double strongest = std::max(std::ranges::max(of->second), LogDomainFloor);
        candidate.fit = std::min(candidate.fit, of->second[domain] / strongest);
        candidate.contestFactor =
            ContestedFactor +
            (1 - ContestedFactor) * strengthBetween(candidate.fit, ContestedFit, ContestedHome);
        candidate.score *= candidate.contestFactor;
    }
}

bool CandidateFinder::isContender(const Candidate &candidate)
{
    return candidate.hit && candidate.agreement.regexBits >= ContestedRegex;
}

/// The words of a site that records of many domains know which match it, in ascending order.
std::vector<WordKey> CandidateFinder::sharedByContenders(std::size_t site) const
{
    QHash<WordKey, QSet<int>> domains;
    for (const auto &[pair, candidate] : m_candidates) {
        if (candidate.site != site || !isContender(candidate))
            continue;
        const KnownRecord &record = m_knowledge.record(candidate.record);
        for (const SharedWord &word : sharedWords(record.signature, *m_sites[site].words))
            domains[word.key].insert(record.domain);
    }
    std::vector<WordKey> words;
    for (auto it = domains.cbegin(); it != domains.cend(); ++it) {
        if (it->size() >= ContestedDomains)
            words.push_back(it.key());
    }
    std::ranges::sort(words);
    return words;
}

std::vector<double> CandidateFinder::evidenceWithout(std::span<const WordKey> words) const
{
    std::vector<double> evidence;
    for (int domain = 0; domain < m_knowledge.domains().domainCount(); ++domain)
        evidence.push_back(m_errors.log ? m_errors.log->of(domain, words) : 0);
    return evidence;
}

const MatchRegex &CandidateFinder::regexOf(qsizetype record)
{
    std::unique_ptr<MatchRegex> &regex = m_regexes[record];
    if (!regex) {
        const Result<RegexTree> tree = RegexSyntax::parse(m_knowledge.record(RecordIndex(record)).regex);
        regex = std::make_unique<MatchRegex>(tree ? RegexSyntax::toPcre2(tree->root) : QString());
    }
    return *regex;
}

} // namespace Clew
