// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/candidate.h"
#include "models/diagnosis/hitset.h"
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexrunner.h"

#include <QHash>

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace Clew {

class DiagnosisKnowledge;
struct MessageLine;

/// Brings records and error lines together: by the regexes that matched, and by meaning where none did; and
/// scores each pair. Everything must outlive what find() returns.
class CandidateFinder final
{
public:
    CandidateFinder(const DiagnosisKnowledge &knowledge, const HitSet &hits, const ErrorSet &errors);

    [[nodiscard]] Candidates find();

private:
    using Pair = std::pair<qsizetype, std::size_t>; ///< record, site

    void addHits(qsizetype record, const RecordHits &hits);
    void addHit(qsizetype record, const Hit &hit, int &ownSites);
    void addHitLine(qsizetype record, const Hit &hit, const MessageLine &line, int &ownSites);
    std::size_t addSite(ErrorSite site);
    [[nodiscard]] bool isBelowError(const LogPlace &place) const;
    void addByMeaning(std::size_t site);
    [[nodiscard]] bool isElsewhere(int domain, const ErrorSite &site) const;
    [[nodiscard]] double fitOf(int domain, const ErrorSite &site) const;
    void score(Candidate &candidate) const;
    void markContested();
    [[nodiscard]] static bool isContender(const Candidate &candidate);
    [[nodiscard]] std::vector<WordKey> sharedByContenders(std::size_t site) const;
    [[nodiscard]] std::vector<double> evidenceWithout(std::span<const WordKey> words) const;
    [[nodiscard]] const MatchRegex &regexOf(qsizetype record);

    struct ShapeKey
    {
        int input = 0;
        int rank = -1;
        QByteArray shape;

        friend bool operator==(const ShapeKey &, const ShapeKey &) = default;
        friend size_t qHash(const ShapeKey &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.input, key.rank, key.shape);
        }
    };

    const DiagnosisKnowledge &m_knowledge;
    const HitSet &m_hits;
    const ErrorSet &m_errors;
    std::vector<PreparedSite> m_sites;
    QHash<ShapeKey, std::size_t> m_byShape;
    std::map<Pair, Candidate> m_candidates;
    std::map<qsizetype, std::unique_ptr<MatchRegex>> m_regexes;
    RegexRunner m_runner;
    double m_strongest = 0;               ///< evidence of the log's strongest domain
    std::vector<double> m_domainEvidence; ///< of the log, by domain
};

} // namespace Clew
