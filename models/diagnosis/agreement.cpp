// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/agreement.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/sitewords.h"
#include "models/diagnosis/verdictweights.h"
#include "models/diagnosis/wordweights.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace Clew {

namespace {

using namespace VerdictWeights;

double unit(double value)
{
    return std::clamp(value, 0.0, 1.0);
}

/// 0 at `floor`, 1 at `full`, straight between.
double ramp(double value, double floor, double full)
{
    return unit((value - floor) / (full - floor));
}

/// Whether a message may begin here: at the begin of the line or behind "Error: ", "[12]: ", "- ".
bool beginsClause(QByteArrayView line, qsizetype at)
{
    while (at > 0 && line[at - 1] == ' ')
        --at;
    if (at == 0)
        return true;
    const char before = line[at - 1];
    // A match may leave out the first words of its type: "Error:" of "torch.Error:".
    return QByteArrayView(":-])|>.").contains(before);
}

/// Quoted texts, and words with slashes or digits.
std::vector<std::pair<qsizetype, qsizetype>> variableParts(QByteArrayView line)
{
    std::vector<std::pair<qsizetype, qsizetype>> parts;
    qsizetype at = 0;
    while (at < line.size()) {
        const char quote = line[at];
        const bool opens =
            (quote == '\'' || quote == '"' || quote == '`') && (at == 0 || !isLetter(line[at - 1]));
        const qsizetype close = opens ? line.indexOf(quote, at + 1) : -1;
        if (close > 0) {
            parts.emplace_back(at, close + 1);
            at = close + 1;
            continue;
        }
        if (line[at] == ' ') {
            ++at;
            continue;
        }
        qsizetype end = line.indexOf(' ', at);
        end = end < 0 ? line.size() : end;
        const QByteArrayView token = line.sliced(at, end - at);
        if (token.contains('/') || token.contains('\\') || std::ranges::any_of(token, isDigit))
            parts.emplace_back(at, end);
        at = opens ? at + 1 : end;
    }
    return parts;
}

/// "E0308", "TS2339", "ORA00942": letters and digits.
bool isCode(QByteArrayView word)
{
    return std::ranges::any_of(word, isDigit) && std::ranges::any_of(word, isUpper);
}

/// "ZipArchive", "DATA_LOSS", "pvPortMalloc": no word that people write. "client-side" is one.
bool looksLikeName(QByteArrayView word)
{
    constexpr qsizetype LongAcronym = 6; // "SERVFAIL"
    if (word.contains('_') || isCode(word) ||
        (word.size() >= LongAcronym && std::ranges::all_of(word, isUpper)))
        return true;
    for (qsizetype i = 1; i < word.size(); ++i) {
        if (isUpper(word[i]) && !isUpper(word[i - 1]) && isLetter(word[i - 1]))
            return true;
    }
    return false;
}

/// Compares one record with one site.
class Comparison
{
public:
    Comparison(const RecordSignature &record, const SiteWords &site)
        : m_record(record)
        , m_site(site)
    {
        m_words.reserve(record.words.size());
        for (const SignatureWord &word : record.words) {
            const bool absentType = word.type && site.exceptionTypes().empty();
            m_words.push_back(
                {.weight = word.weight * (absentType ? AbsentTypeFactor : 1.0), .said = site.has(word.key)});
            m_total += m_words.back().weight;
            if (m_words.back().said)
                m_said += m_words.back().weight;
        }
    }

    [[nodiscard]] double said() const { return m_said; }

    [[nodiscard]] double signature() const
    {
        double best = m_total > 0 ? m_said / m_total * unit(m_said / FullSignature) : 0;
        for (const std::vector<quint16> &clause : m_record.clauses) {
            double all = 0;
            double said = 0;
            for (const quint16 place : clause) {
                all += m_words[place].weight;
                said += m_words[place].said ? m_words[place].weight : 0;
            }
            if (all > 0)
                best = std::max(best, ClauseFactor * said / all * unit(said / FullSignature));
        }
        return best;
    }

    /// Share of the best branch, and what of it is said.
    [[nodiscard]] std::pair<double, double> branch() const
    {
        double best = 0;
        double bestSaid = 0;
        for (const BranchWords &branch : m_record.branches) {
            double said = 0;
            for (const BranchWords::Word &word : branch.words) {
                if (m_site.has(word.key) || (!word.prefix.isEmpty() && m_site.hasWordFrom(word.prefix)))
                    said += word.weight;
            }
            const double share = branch.total > 0 ? said / branch.total * unit(said / FullBranch) : 0;
            if (share > best) {
                best = share;
                bestSaid = said;
            }
        }
        return {best, bestSaid};
    }

    [[nodiscard]] double wordOrder() const
    {
        double all = 0;
        double kept = 0;
        for (const auto &[first, second] : m_record.pairs) {
            const double weight = std::min(m_words[first].weight, m_words[second].weight);
            all += weight;
            if (m_site.hasPair(m_record.words[first].key, m_record.words[second].key))
                kept += weight;
        }
        return all > 0 ? kept / all * unit(m_said / FullSignature) : 0;
    }

    [[nodiscard]] double cover() const
    {
        double best = 0;
        for (const SiteWords::Line &line : m_site.lines()) {
            double covered = 0;
            for (const SiteWords::Word &word : line.words)
                covered += m_record.knows(word.key) ? word.weight : 0;
            best = std::max(best, covered / line.total);
        }
        return best;
    }

    [[nodiscard]] bool namesOtherException() const
    {
        bool specific = false;
        for (const quint64 type : m_record.exceptionTypes) {
            if (std::ranges::find(m_site.exceptionTypes(), type) != m_site.exceptionTypes().end())
                return false;
            specific = specific || !isStandardException(type);
        }
        return specific && !m_site.exceptionTypes().empty();
    }

    /// Whether the signature has the code of an answer ("429") and the line another one.
    [[nodiscard]] bool namesOtherCode() const
    {
        if (m_record.codes.empty() ||
            std::ranges::any_of(m_record.codes, [this](WordKey code) { return m_site.has(code); }))
            return false;
        return std::ranges::any_of(m_site.inOrder(), [this](const LogWord &word) {
            return word.end <= m_site.head().size() &&
                   isAnswerCode(word, m_site.text().sliced(word.begin, word.end - word.begin));
        });
    }

    /// Whether the message that the match begins says all of the signature but its examples, and nothing that
    /// the record does not say but quoted texts, numbers and paths: a short message ("KeyError: 'x'") has
    /// few words to agree in.
    [[nodiscard]] bool isExact(const MatchRange &match, const WordWeights &weights) const
    {
        double unsaid = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (!m_words[i].said && !m_record.words[i].example)
                unsaid += m_words[i].weight;
        }
        if (unsaid > ExactSlack || m_said < ExactSlack || !beginsClause(m_site.head(), match.begin))
            return false;
        const std::vector<std::pair<qsizetype, qsizetype>> varying = variableParts(m_site.head());
        double other = 0;
        for (const LogWord &word : m_site.inOrder()) {
            if (word.begin < match.begin || word.end > m_site.head().size() || word.number ||
                m_record.knows(word.key))
                continue;
            const bool inside = std::ranges::any_of(varying, [&word](const auto &range) {
                return word.begin >= range.first && word.end <= range.second;
            });
            other += inside ? 0 : weights.weight(word);
        }
        return other <= ExactSlack;
    }

    /// Whether the record is an exception type and nothing else.
    [[nodiscard]] bool isOnlyType() const
    {
        return !m_record.words.empty() && !m_record.exceptionTypes.empty() &&
               std::ranges::all_of(m_record.words,
                                   [](const SignatureWord &word) { return word.type || word.example; });
    }

    /// Whether it is a type that is thrown for anything.
    [[nodiscard]] bool isThrownForAnything() const
    {
        return isOnlyType() && std::ranges::all_of(m_record.exceptionTypes, isStandardException);
    }

    /// Whether it is, and the line throws that one, which is not thrown for anything.
    [[nodiscard]] bool throwsOnlyType() const
    {
        if (!isOnlyType())
            return false;
        return std::ranges::any_of(exceptionTypes(m_site.head()), [this](const ExceptionType &type) {
            return !isStandardException(type.key) && beginsClause(m_site.head(), type.begin) &&
                   std::ranges::find(m_record.exceptionTypes, type.key) != m_record.exceptionTypes.end();
        });
    }

    /// What the rarest name says that the message and the record know, nats.
    [[nodiscard]] double identifierBits(const WordWeights &weights) const
    {
        double most = 0;
        // What is thrown is weighed as a type.
        const std::vector<ExceptionType> types = exceptionTypes(m_site.head());
        const auto isType = [&types](const LogWord &word) {
            return std::ranges::any_of(types, [&word](const ExceptionType &type) {
                return type.begin <= word.begin && word.end <= type.end;
            });
        };
        for (const LogWord &word : m_site.inOrder()) {
            if (word.end > m_site.head().size() || word.number || isType(word))
                continue;
            if (word.kind == WordKind::Part || isFileName(word))
                continue;
            const QByteArrayView text = m_site.head().sliced(word.begin, word.end - word.begin);
            if (!looksLikeName(text))
                continue;
            if (isKnownName(word.key))
                most = std::max(most, weights.weight(word.key));
            // One name in two spellings: LEADER_NOT_AVAILABLE and LeaderNotAvailableException.
            const std::optional<WordKey> name = spelledName(text);
            if (name && std::ranges::find(m_record.names, *name) != m_record.names.end())
                most = std::max(most, weights.weight(*name));
        }
        return most;
    }

    /// How nearly a branch of the regex stands in the message: all its words, few others between them.
    [[nodiscard]] double nearly() const
    {
        double best = 0;
        for (const BranchWords &branch : m_record.branches) {
            if (branch.words.size() < 2 || branch.total < RegexFloor)
                continue;
            const double density = densityOf(branch);
            best = std::max(best, ramp(density, NearlyFloor, NearlyFull) *
                                      ramp(branch.total, RegexFloor, RegexFull));
        }
        return best;
    }

    /// What the regex's words say inside its match. A word counts only as a whole: `amp` says nothing in
    /// "timestamp". Sparse matches say less.
    [[nodiscard]] double regexBits(const MatchRange &match, const WordWeights &weights) const
    {
        constexpr qsizetype LongPrefix = 5; ///< a match may end within a word: `captur` in "capturing"
        QHash<WordKey, double> said;
        qsizetype covered = 0;
        for (const LogWord &word : m_site.inOrder()) {
            if (word.begin < match.begin || word.begin >= match.end)
                continue;
            double weight = weights.weight(word);
            if (word.end > match.end) {
                if (match.end - word.begin < LongPrefix)
                    continue;
                weight *= CutWordFactor;
                covered += match.end - word.begin;
            } else if (saysInRegex(word)) {
                if (!said.contains(word.key) && word.kind != WordKind::Compound)
                    covered += word.end - word.begin;
            } else {
                continue;
            }
            double &most = said[word.key];
            most = std::max(most, weight);
        }
        double bits = 0;
        for (const double weight : std::as_const(said))
            bits += weight;
        const auto length = static_cast<double>(std::max<qsizetype>(1, match.end - match.begin));
        const double density = static_cast<double>(covered) / length;
        return bits * std::min(1.0, SparseFactor + (1 - SparseFactor) * density / DenseMatch);
    }

private:
    [[nodiscard]] bool isKnownName(WordKey key) const
    {
        const SignatureWord *word = m_record.find(key);
        if (word && !word->example)
            return true;
        return std::ranges::any_of(m_record.branches, [key](const BranchWords &branch) {
            return std::ranges::find(branch.words, key, &BranchWords::Word::key) != branch.words.end();
        });
    }

    /// Bytes of the branch's words by bytes of the shortest stretch of the message that has them all; 0 where
    /// one is missing.
    [[nodiscard]] double densityOf(const BranchWords &branch) const
    {
        struct Seen
        {
            qsizetype begin = -1;
            qsizetype end = -1;
        };
        std::vector<Seen> seen(branch.words.size());
        double best = 0;
        for (const LogWord &word : m_site.inOrder()) {
            if (word.end > m_site.head().size())
                break;
            for (std::size_t i = 0; i < branch.words.size(); ++i) {
                if (branch.words[i].key == word.key || isPrefixOf(branch.words[i].prefix, word))
                    seen[i] = {.begin = word.begin, .end = word.end};
            }
            if (std::ranges::any_of(seen, [](const Seen &one) { return one.begin < 0; }))
                continue;
            const qsizetype begin = std::ranges::min(seen, {}, &Seen::begin).begin;
            const qsizetype end = std::ranges::max(seen, {}, &Seen::end).end;
            // Parts and their compound stand in one place.
            std::vector<bool> covered(static_cast<std::size_t>(end - begin));
            for (const Seen &one : seen)
                std::fill(covered.begin() + (one.begin - begin), covered.begin() + (one.end - begin), true);
            const auto bytes = static_cast<double>(std::ranges::count(covered, true));
            best = std::max(best, bytes / static_cast<double>(end - begin));
        }
        return best;
    }

    /// "CMakeLists" of "CMakeLists.txt:4": where something is said, not what.
    [[nodiscard]] bool isFileName(const LogWord &word) const
    {
        constexpr qsizetype LongestEnding = 4;
        const QByteArrayView behind = m_site.head().sliced(word.end);
        if (!behind.startsWith('.'))
            return false;
        qsizetype end = 1;
        while (end < behind.size() && (isLetter(behind[end]) || isDigit(behind[end])))
            ++end;
        return end > 1 && end <= 1 + LongestEnding;
    }

    [[nodiscard]] bool isPrefixOf(const QByteArray &prefix, const LogWord &word) const
    {
        return !prefix.isEmpty() && word.end - word.begin >= prefix.size() &&
               m_site.text().sliced(word.begin, prefix.size()).compare(prefix, Qt::CaseInsensitive) == 0;
    }

    [[nodiscard]] bool saysInRegex(const LogWord &word) const
    {
        const auto sameKey = [&word](const BranchWords::Word &said) { return said.key == word.key; };
        for (const BranchWords &branch : m_record.branches) {
            if (std::ranges::any_of(branch.words, sameKey))
                return true;
        }
        const QByteArrayView text = m_site.text().sliced(word.begin, word.end - word.begin);
        return std::ranges::any_of(m_record.prefixes, [text](const QByteArray &prefix) {
            return text.size() >= prefix.size() &&
                   text.first(prefix.size()).compare(prefix, Qt::CaseInsensitive) == 0;
        });
    }

    struct Weighed
    {
        double weight = 0;
        bool said = false;
    };
    const RecordSignature &m_record;
    const SiteWords &m_site;
    std::vector<Weighed> m_words;
    double m_total = 0;
    double m_said = 0;
};

/// Words that wrappers use and that say nothing beside them.
bool isWrapperWord(WordKey key)
{
    static const std::array words{
        wordKey("error"), wordKey("failed"),  wordKey("fail"),    wordKey("exception"), wordKey("failure"),
        wordKey("task"),  wordKey("build"),   wordKey("command"), wordKey("exit"),      wordKey("exited"),
        wordKey("code"),  wordKey("status"),  wordKey("process"), wordKey("job"),       wordKey("step"),
        wordKey("run"),   wordKey("running"), wordKey("script"),  wordKey("execution"), wordKey("warning")};
    return std::ranges::find(words, key) != words.end();
}

} // namespace

Agreement agreement(const RecordSignature &record, const SiteWords &site, const WordWeights &weights,
                    std::optional<MatchRange> match)
{
    const Comparison comparison(record, site);
    Agreement agreement;
    agreement.said = comparison.said();
    agreement.signature = comparison.signature();
    const auto [branch, branchBits] = comparison.branch();
    agreement.branch = branch;
    agreement.wordOrder = comparison.wordOrder();
    agreement.cover = comparison.cover();
    agreement.otherException = comparison.namesOtherException();
    agreement.meaning = match ? agreement.signature : std::max(agreement.signature, branch);
    if ((agreement.otherException || comparison.namesOtherCode()) && !match)
        agreement.meaning *= OtherExceptionFactor;
    if (match) {
        agreement.regexBits = comparison.regexBits(*match, weights);
        agreement.regex = ramp(agreement.regexBits, RegexFloor, RegexFull);
    }
    agreement.exact = match && comparison.isExact(*match, weights);
    agreement.typeOnly = match && !agreement.exact && comparison.throwsOnlyType();
    agreement.anyMessage = comparison.isThrownForAnything();
    agreement.identifier = ramp(comparison.identifierBits(weights), IdentifierFloor, IdentifierFull);
    agreement.nearly = match ? 0 : comparison.nearly();
    const double bits = std::max({comparison.said(), agreement.regexBits, branchBits});
    const double cover = ramp(agreement.cover, CoverFloor, CoverFull) * unit(bits / FullLine);
    agreement.total =
        1 - (1 - RegexTrust * agreement.regex) * (1 - MeaningTrust * agreement.meaning * agreement.meaning) *
                (1 - CoverTrust * cover) * (1 - WordOrderTrust * agreement.wordOrder) *
                (1 - IdentifierTrust * agreement.identifier) * (1 - NearlyTrust * agreement.nearly) *
                (agreement.exact      ? 1 - ExactTrust
                 : agreement.typeOnly ? 1 - TypeOnlyTrust
                                      : 1.0);
    return agreement;
}

std::vector<SharedWord> sharedWords(const RecordSignature &record, const SiteWords &site)
{
    std::vector<SharedWord> shared;
    for (const SiteWords::Word &word : site.words()) {
        if (record.knows(word.key))
            shared.push_back({.key = word.key, .weight = word.weight});
    }
    return shared;
}

bool isEcho(const RecordSignature &record, const SiteWords &site, const WordWeights &weights)
{
    if (site.headHasEcho(EchoKind::Reference))
        return true;
    const auto isWrapper = [](const Echo &echo) { return echo.kind == EchoKind::Wrapper; };
    if (std::ranges::none_of(site.echoes(), isWrapper))
        return false;
    QHash<WordKey, double> all;
    QHash<WordKey, double> rest;
    for (const LogWord &word : site.inOrder()) {
        if (!record.knows(word.key))
            continue;
        const double weight = weights.weight(word);
        double &most = all[word.key];
        most = std::max(most, weight);
        const bool echoed = std::ranges::any_of(site.echoes(), [&word](const Echo &echo) {
            return echo.kind == EchoKind::Wrapper && echo.begin < word.end && word.begin < echo.end;
        });
        if (echoed || isWrapperWord(word.key))
            continue;
        double &mostRest = rest[word.key];
        mostRest = std::max(mostRest, weight);
    }
    const auto sum = [](const QHash<WordKey, double> &weightsOf) {
        double total = 0;
        for (const double weight : weightsOf)
            total += weight;
        return total;
    };
    const double restBits = sum(rest);
    return restBits < WrapperRest || restBits < WrapperShare * sum(all);
}

} // namespace Clew
