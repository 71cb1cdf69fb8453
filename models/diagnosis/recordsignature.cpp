// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/recordsignature.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/errorline.h"
#include "models/diagnosis/verdictweights.h"
#include "models/diagnosis/wordweights.h"

#include <algorithm>

namespace Clew {

namespace {

constexpr qsizetype LongestQuote = 80;

bool isGap(char c)
{
    return isBlank(c) || c == '\n';
}

void sortDistinct(std::vector<WordKey> &keys)
{
    std::ranges::sort(keys);
    const auto repeats = std::ranges::unique(keys);
    keys.erase(repeats.begin(), repeats.end());
}

/// Ends of the sentences of a signature: "; ", ". " behind a word, " - ".
bool isClauseEnd(const QByteArray &text, qsizetype at)
{
    const auto blankAt = [&text](qsizetype i) { return i >= 0 && i < text.size() && isGap(text[i]); };
    if (text[at] == '-')
        return blankAt(at - 1) && blankAt(at + 1);
    if ((text[at] != '.' && text[at] != ';') || at == 0 || !blankAt(at + 1))
        return false;
    const char before = text[at - 1];
    return (before >= 'a' && before <= 'z') || before == ')';
}

} // namespace

bool isAnswerCode(const LogWord &word, QByteArrayView text)
{
    return word.number && text.size() == 3 && (text[0] == '4' || text[0] == '5');
}

const SignatureWord *RecordSignature::find(WordKey key) const
{
    const auto found = std::ranges::lower_bound(words, key, {}, &SignatureWord::key);
    return found != words.end() && found->key == key ? &*found : nullptr;
}

bool RecordSignature::knows(WordKey key) const
{
    return std::ranges::binary_search(known, key);
}

SignatureDraft::SignatureDraft(const QString &signature, const RegexNode *regex)
    : m_text(signature.toUtf8())
{
    if (regex)
        m_branches = regexWords(*regex);
    for (const LogWord &word : wordsOf(m_text))
        m_words.push_back({.word = word});
    for (const ExceptionType &type : exceptionTypes(m_text)) {
        for (DraftWord &word : m_words)
            word.type = word.type || (word.word.begin >= type.begin && word.word.end <= type.end);
    }
    markNumbers();
    markExamples();
    for (DraftWord &word : m_words) {
        m_vocabulary.push_back(word.word.key);
        if (word.word.kind == WordKind::Compound && !word.example)
            word.name =
                spelledName(QByteArrayView(m_text).sliced(word.word.begin, word.word.end - word.word.begin));
        if (word.name)
            m_vocabulary.push_back(*word.name);
    }
    for (const auto &branch : m_branches) {
        for (const RegexWord &word : branch)
            m_vocabulary.push_back(word.key);
    }
    sortDistinct(m_vocabulary);
}

/// Quoted texts and words that look like a path or an address.
std::vector<std::pair<qsizetype, qsizetype>> SignatureDraft::exampleRanges() const
{
    std::vector<std::pair<qsizetype, qsizetype>> ranges;
    const QByteArrayView openers("'\"`<[");
    const QByteArrayView closers("'\"`>]");
    for (qsizetype at = 0; at < m_text.size(); ++at) {
        const bool insideWord = at > 0 && isLetter(m_text[at - 1]);
        if (!openers.contains(m_text[at]) || (m_text[at] == '\'' && insideWord))
            continue;
        qsizetype end = at + 1;
        while (end < m_text.size() && !openers.contains(m_text[end]) && !closers.contains(m_text[end]))
            ++end;
        if (end < m_text.size() && closers.contains(m_text[end]) && end - at > 1 &&
            end - at <= LongestQuote + 1) {
            ranges.emplace_back(at, end);
            at = end;
        }
    }
    qsizetype begin = 0;
    while (begin < m_text.size()) {
        qsizetype end = begin;
        while (end < m_text.size() && !isGap(m_text[end]))
            ++end;
        const QByteArrayView token = QByteArrayView(m_text).sliced(begin, end - begin);
        if (token.contains('/') || token.contains('\\') || token.contains('@') || token.contains("0x"))
            ranges.emplace_back(begin, end);
        begin = end + 1;
    }
    return ranges;
}

void SignatureDraft::markExamples()
{
    std::vector<WordKey> essential;
    for (const auto &branch : m_branches) {
        for (const RegexWord &word : branch)
            essential.push_back(word.key);
    }
    const auto ranges = exampleRanges();
    const auto isInside = [&ranges](const LogWord &word) {
        return std::ranges::any_of(ranges, [&word](const auto &range) {
            return word.begin >= range.first && word.end <= range.second;
        });
    };
    for (const DraftWord &word : m_words) {
        if (!isInside(word.word))
            essential.push_back(word.word.key);
    }
    sortDistinct(essential);
    for (DraftWord &word : m_words)
        word.example = !std::ranges::binary_search(essential, word.word.key);
}

void SignatureDraft::markNumbers()
{
    static const std::vector<WordKey> announcers{wordKey("error"), wordKey("errno"), wordKey("code"),
                                                 wordKey("status"), wordKey("http")};
    for (size_t i = 0; i < m_words.size(); ++i) {
        DraftWord &word = m_words[i];
        if (!word.word.number || word.word.begin == 0)
            continue;
        // Before a number may stand a compound behind its parts: "HTTPError: 429".
        const auto announces = [&word](const DraftWord &before) {
            return before.word.end <= word.word.begin && word.word.begin - before.word.end <= 3 &&
                   std::ranges::find(announcers, before.word.key) != announcers.end();
        };
        word.noCode =
            std::none_of(m_words.begin(), m_words.begin() + static_cast<std::ptrdiff_t>(i), announces);
    }
}

RecordSignature SignatureDraft::finished(const WordWeights &weights) const
{
    RecordSignature signature;
    for (const DraftWord &word : m_words) {
        if (word.noCode)
            continue;
        if (word.name)
            signature.names.push_back(*word.name);
        const double weight =
            weights.weight(word.word) * (word.example ? VerdictWeights::ExampleFactor : 1.0);
        if (isAnswerCode(word.word,
                         QByteArrayView(m_text).sliced(word.word.begin, word.word.end - word.word.begin)))
            signature.codes.push_back(word.word.key);
        const auto same = std::ranges::find(signature.words, word.word.key, &SignatureWord::key);
        if (same == signature.words.end())
            signature.words.push_back(
                {.key = word.word.key, .weight = weight, .type = word.type, .example = word.example});
        else
            same->weight = std::max(same->weight, weight);
    }
    std::ranges::sort(signature.words, {}, &SignatureWord::key);
    addClauses(signature);
    for (const ExceptionType &type : exceptionTypes(m_text))
        signature.exceptionTypes.push_back(type.key);
    for (const auto &branch : m_branches) {
        BranchWords words;
        for (const RegexWord &word : branch) {
            const double weight = weights.weight(word.key) * WordWeights::kindFactor(word.kind);
            const auto same = std::ranges::find(words.words, word.key, &BranchWords::Word::key);
            if (same == words.words.end())
                words.words.push_back({.key = word.key, .weight = weight, .prefix = word.text});
            else
                same->weight = std::max(same->weight, weight);
            if (word.prefix && word.text.size() >= 4)
                signature.prefixes.push_back(word.text);
        }
        for (const BranchWords::Word &word : words.words)
            words.total += word.weight;
        signature.branches.push_back(std::move(words));
    }
    signature.known = m_vocabulary;
    return signature;
}

void SignatureDraft::addClauses(RecordSignature &signature) const
{
    const auto placeOf = [&signature](WordKey key) -> std::optional<quint16> {
        const SignatureWord *word = signature.find(key);
        return word ? std::optional(static_cast<quint16>(word - signature.words.data())) : std::nullopt;
    };
    std::optional<quint16> previous;
    std::vector<quint16> clause;
    const auto endClause = [&] {
        std::ranges::sort(clause);
        const auto repeats = std::ranges::unique(clause);
        clause.erase(repeats.begin(), repeats.end());
        double total = 0;
        for (const quint16 place : clause)
            total += signature.words[place].weight;
        if (total >= VerdictWeights::LeastClause)
            signature.clauses.push_back(clause);
        clause.clear();
    };
    qsizetype at = 0;
    for (const DraftWord &word : m_words) {
        for (; at < word.word.begin; ++at) {
            if (isClauseEnd(m_text, at))
                endClause();
        }
        const std::optional<quint16> place = placeOf(word.word.key);
        if (!place)
            continue;
        if (previous) {
            const std::pair pair{*previous, *place};
            if (std::ranges::find(signature.pairs, pair) == signature.pairs.end())
                signature.pairs.push_back(pair);
        }
        previous = place;
        clause.push_back(*place);
    }
    endClause();
}

} // namespace Clew
