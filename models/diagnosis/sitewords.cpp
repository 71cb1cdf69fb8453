// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/sitewords.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/wordweights.h"

#include <algorithm>

namespace Clew {

namespace {

constexpr int ComparedLines = 2;
/// Lines that say less than this cannot be covered to a meaningful share.
constexpr double LeastLine = 6;

quint64 pairKey(WordKey first, WordKey second)
{
    return first * 0x9E3779B97F4A7C15U + second;
}

/// The line with paths, addresses and hexadecimal numbers replaced by blanks: they vary, they mean nothing.
QByteArray withoutPaths(QByteArrayView line)
{
    QByteArray text = line.toByteArray();
    qsizetype begin = 0;
    while (begin < text.size()) {
        qsizetype end = begin;
        while (end < text.size() && !isBlank(text[end]))
            ++end;
        const QByteArrayView token = QByteArrayView(text).sliced(begin, end - begin);
        if (token.contains('/') || token.contains('\\') || token.contains('@') || token.contains("0x"))
            std::fill(text.begin() + begin, text.begin() + end, ' ');
        begin = end + 1;
    }
    return text;
}

std::vector<SiteWords::Word> distinctWords(const std::vector<LogWord> &all, const WordWeights &weights)
{
    std::vector<SiteWords::Word> words;
    words.reserve(all.size());
    for (const LogWord &word : all)
        words.push_back({.key = word.key, .weight = weights.weight(word)});
    // Of one key the heaviest comes first and stays.
    std::ranges::sort(words, [](const SiteWords::Word &a, const SiteWords::Word &b) {
        return a.key != b.key ? a.key < b.key : a.weight > b.weight;
    });
    const auto repeats = std::ranges::unique(words, {}, &SiteWords::Word::key);
    words.erase(repeats.begin(), repeats.end());
    return words;
}

} // namespace

SiteWords::SiteWords(QByteArrayView text, const WordWeights &weights)
    : m_text(text)
    , m_inOrder(wordsOf(text))
    , m_words(distinctWords(m_inOrder, weights))
    , m_echoes(echoesOf(text))
{
    const qsizetype lineEnd = text.indexOf('\n');
    m_headSize = lineEnd < 0 ? text.size() : lineEnd;
    for (std::size_t i = 0; i < m_inOrder.size(); ++i) {
        for (std::size_t gap = 1; gap <= 2 && i + gap < m_inOrder.size(); ++gap)
            m_pairs.insert(pairKey(m_inOrder[i].key, m_inOrder[i + gap].key));
    }
    for (const ExceptionType &type : Clew::exceptionTypes(text))
        m_types.push_back(type.key);
    addLines(weights);
}

void SiteWords::addLines(const WordWeights &weights)
{
    QByteArrayView rest = m_text;
    for (int i = 0; i < ComparedLines && !rest.isEmpty(); ++i) {
        const qsizetype end = rest.indexOf('\n');
        const QByteArray line = withoutPaths(end < 0 ? rest : rest.first(end));
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
        Line words{.words = distinctWords(wordsOf(line), weights), .total = 0};
        for (const Word &word : words.words)
            words.total += word.weight;
        if (words.total > LeastLine)
            m_lines.push_back(std::move(words));
    }
}

bool SiteWords::has(WordKey key) const
{
    const auto found = std::ranges::lower_bound(m_words, key, {}, &Word::key);
    return found != m_words.end() && found->key == key;
}

bool SiteWords::hasWordFrom(const QByteArray &prefix) const
{
    return std::ranges::any_of(m_inOrder, [this, &prefix](const LogWord &word) {
        return word.end - word.begin >= prefix.size() &&
               m_text.sliced(word.begin, prefix.size()).compare(prefix, Qt::CaseInsensitive) == 0;
    });
}

bool SiteWords::hasPair(WordKey first, WordKey second) const
{
    return m_pairs.contains(pairKey(first, second));
}

bool SiteWords::headHasEcho(EchoKind kind) const
{
    return std::ranges::any_of(
        m_echoes, [this, kind](const Echo &echo) { return echo.kind == kind && echo.begin < m_headSize; });
}

} // namespace Clew
