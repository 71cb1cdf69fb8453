// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/phrases.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/localisedterms.h"

#include <algorithm>
#include <optional>

namespace Clew {

namespace {

using std::string_view;

constexpr bool joins(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9') || c == '_';
}

quint64 foldedKey(string_view word)
{
    quint64 hash = 0xcbf29ce484222325U;
    for (const char c : word) {
        const char folded = isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
        hash = (hash ^ static_cast<unsigned char>(folded)) * 0x100000001b3U;
    }
    return hash;
}

size_t wordEnd(string_view line, size_t begin)
{
    size_t end = begin + 1;
    if (isUpper(line[begin])) {
        while (end < line.size() && isUpper(line[end]))
            ++end;
        if (end < line.size() && isLower(line[end]) && end - begin > 1)
            return end - 1;
    }
    while (end < line.size() && isLower(line[end]))
        ++end;
    // "can't", "doesn't" are one word
    if (end + 1 < line.size() && line[end] == '\'' && line[end + 1] == 't')
        end += 2;
    return end;
}

bool sameLine(QByteArrayView text, qsizetype from, qsizetype to)
{
    return std::find(text.begin() + from, text.begin() + to, '\n') == text.begin() + to;
}

/// Place of the last word of the phrase whose first word is words[at], nothing where it does not stand there.
std::optional<size_t> matchFrom(std::span<const RawWord> words, size_t at, std::span<const quint64> phrase,
                                quint64 gap)
{
    size_t word = at;
    for (size_t i = 1; i < phrase.size(); ++i) {
        size_t reach = 1;
        if (phrase[i] == gap) {
            reach += PhraseSet::MaxPhraseGap;
            ++i;
        }
        const size_t first = word + 1;
        const size_t behind = std::min(words.size(), first + reach);
        size_t next = first;
        while (next < behind && words[next].key != phrase[i])
            ++next;
        if (next >= behind)
            return std::nullopt;
        word = next;
    }
    return word;
}

} // namespace

std::vector<RawWord> rawWordsOf(QByteArrayView line)
{
    const string_view text(line.data(), static_cast<size_t>(line.size()));
    std::vector<RawWord> words;
    words.reserve(text.size() / 5);
    size_t at = 0;
    while (at < text.size()) {
        if (isLetter(text[at])) {
            const size_t end = wordEnd(text, at);
            const bool joined = (at > 0 && joins(text[at - 1])) || (end < text.size() && joins(text[end]));
            words.push_back({.key = foldedKey(text.substr(at, end - at)),
                             .begin = static_cast<qsizetype>(at),
                             .end = static_cast<qsizetype>(end),
                             .joined = joined});
            at = end;
            continue;
        }
        const LocalisedTerm *term =
            static_cast<unsigned char>(text[at]) >= 0x80 ? localisedTermAt(text.substr(at)) : nullptr;
        if (!term) {
            ++at;
            continue;
        }
        string_view english = term->english;
        while (!english.empty()) {
            const size_t blank = std::min(english.find(' '), english.size());
            words.push_back({.key = foldedKey(english.substr(0, blank)),
                             .begin = static_cast<qsizetype>(at),
                             .end = static_cast<qsizetype>(at + term->term.size()),
                             .joined = false});
            english.remove_prefix(std::min(blank + 1, english.size()));
        }
        at += term->term.size();
    }
    return words;
}

PhraseSet::PhraseSet(std::span<const std::string_view> phrases)
{
    for (size_t i = 0; i < phrases.size(); ++i) {
        Phrase phrase{.index = static_cast<int>(i), .words = {}};
        string_view rest = phrases[i];
        while (!rest.empty()) {
            const size_t blank = std::min(rest.find(' '), rest.size());
            const string_view word = rest.substr(0, blank);
            phrase.words.push_back(word == "..." ? Gap : rawWordKey(word));
            rest.remove_prefix(std::min(blank + 1, rest.size()));
        }
        Q_ASSERT(!phrase.words.empty() && phrase.words.front() != Gap && phrase.words.back() != Gap);
        const quint64 first = phrase.words.front();
        m_byFirst.emplace(first, std::move(phrase));
    }
}

std::vector<PhraseMatch> PhraseSet::find(QByteArrayView text, std::span<const RawWord> words) const
{
    std::vector<PhraseMatch> found;
    for (size_t at = 0; at < words.size(); ++at) {
        const auto [begin, end] = m_byFirst.equal_range(words[at].key);
        for (auto entry = begin; entry != end; ++entry) {
            const std::optional<size_t> last = matchFrom(words, at, entry->second.words, Gap);
            if (!last || !sameLine(text, words[at].begin, words[*last].end))
                continue;
            const bool joined = std::all_of(words.begin() + static_cast<std::ptrdiff_t>(at),
                                            words.begin() + static_cast<std::ptrdiff_t>(*last) + 1,
                                            [](const RawWord &word) { return word.joined; });
            found.push_back({.begin = words[at].begin,
                             .end = words[*last].end,
                             .phrase = entry->second.index,
                             .joined = joined});
        }
    }
    return found;
}

bool PhraseSet::anyIn(QByteArrayView text) const
{
    const std::vector<RawWord> words = rawWordsOf(text);
    return !find(text, words).empty();
}

} // namespace Clew
