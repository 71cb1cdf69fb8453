// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logwords.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/localisedterms.h"
#include "models/diagnosis/systemerrors.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace Clew {

namespace {

using std::string_view;

constexpr bool isInner(char c)
{
    return isLetter(c) || isDigit(c) || c == '_' || c == '+' || c == '-';
}
constexpr char lower(char c)
{
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Words that say nothing, in alphabetical order.
constexpr std::array<string_view, 27> Stopwords{
    "a",   "an", "and", "are", "as", "at", "be",   "been", "by",   "for", "from", "in",   "is",  "it",
    "its", "no", "not", "of",  "on", "or", "that", "the",  "this", "to",  "was",  "were", "with"};
static_assert(std::is_sorted(Stopwords.begin(), Stopwords.end()));

/// Words that versions of one message exchange, as stems.
constexpr std::array<std::pair<string_view, string_view>, 2> SameStems{
    {{"illegal", "invalid"}, {"malform", "invalid"}}};

/// What a word says behind "not", as the stems of both.
constexpr std::array<std::pair<string_view, string_view>, 17> Negations{{{"able", "unable"},
                                                                         {"authoriz", "unauthoriz"},
                                                                         {"available", "unavailable"},
                                                                         {"compatible", "incompatible"},
                                                                         {"complete", "incomplete"},
                                                                         {"correct", "incorrect"},
                                                                         {"defin", "undefin"},
                                                                         {"expect", "unexpect"},
                                                                         {"handl", "unhandl"},
                                                                         {"known", "unknown"},
                                                                         {"match", "mismatch"},
                                                                         {"reachable", "unreachable"},
                                                                         {"register", "unregister"},
                                                                         {"resolv", "unresolv"},
                                                                         {"sufficient", "insufficient"},
                                                                         {"support", "unsupport"},
                                                                         {"valid", "invalid"}}};
static_assert(std::ranges::is_sorted(Negations, {}, &std::pair<string_view, string_view>::first));

constexpr size_t MaxStemInput = 64; ///< longer words are looked at by their first bytes only

/// A word in lower case, cut to its stem: plural and the endings of verbs are dropped, because the same
/// message is worded "exceeds", "exceeded" and "exceeding".
class Stem
{
public:
    explicit Stem(string_view word)
    {
        m_size = std::min(word.size(), MaxStemInput);
        std::transform(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(m_size), m_bytes.begin(),
                       lower);
    }
    [[nodiscard]] bool isStopword() const { return std::ranges::binary_search(Stopwords, view()); }
    void cut()
    {
        if (m_size > 4 && view().ends_with('s') && !view().ends_with("ss"))
            m_size -= 1;
        if (m_size > 6 && view().ends_with("ing"))
            m_size -= 3;
        else if (m_size > 5 && view().ends_with("ed"))
            m_size -= 2;
        for (const auto &[other, word] : SameStems) {
            if (view() == other) {
                m_size = word.size();
                std::ranges::copy(word, m_bytes.begin());
                return;
            }
        }
    }
    /// The word that this one behind "not" amounts to; empty where none is known.
    [[nodiscard]] string_view negation() const
    {
        using Pair = std::pair<string_view, string_view>;
        const auto found = std::ranges::lower_bound(Negations, view(), {}, &Pair::first);
        return found != Negations.end() && found->first == view() ? found->second : string_view();
    }
    [[nodiscard]] WordKey key() const
    {
        WordKey hash = 0xcbf29ce484222325U; // FNV-1a
        for (const char c : view())
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        return hash;
    }

private:
    [[nodiscard]] string_view view() const { return {m_bytes.data(), m_size}; }

    std::array<char, MaxStemInput> m_bytes{};
    size_t m_size = 0;
};

WordKey stemKey(string_view stem)
{
    WordKey hash = 0xcbf29ce484222325U; // FNV-1a
    for (const char c : stem)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

/// End of the part of a compound that begins at `begin`: a run of capitals up to the next word ("HTTP" of
/// "HTTPError"), a capitalised or small word, or digits.
size_t partEnd(string_view word, size_t begin)
{
    size_t end = begin + 1;
    if (isDigit(word[begin])) {
        while (end < word.size() && isDigit(word[end]))
            ++end;
    } else if (isUpper(word[begin])) {
        while (end < word.size() && isUpper(word[end]))
            ++end;
        if (end < word.size() && isLower(word[end])) {
            if (end - begin > 1)
                return end - 1;
            while (end < word.size() && isLower(word[end]))
                ++end;
        }
    } else {
        while (end < word.size() && isLower(word[end]))
            ++end;
    }
    return end;
}

/// First byte of the UTF-8 of the letters of Latin-1 beyond ASCII.
constexpr char Latin1Lead = '\xc3';

/// In lower case, the letters of Latin-1 included.
std::string lowerLatin(string_view word)
{
    std::string text(word);
    for (size_t i = 0; i < text.size(); ++i) {
        const bool second = i > 0 && text[i - 1] == Latin1Lead;
        const auto byte = static_cast<unsigned char>(text[i]);
        if (second && byte >= 0x80 && byte <= 0x9e)
            text[i] = static_cast<char>(byte + 0x20);
        else
            text[i] = lower(text[i]);
    }
    return text;
}

class WordSplitter
{
public:
    explicit WordSplitter(string_view text)
        : m_text(text)
    {
        m_words.reserve(text.size() / 6);
    }

    std::vector<LogWord> split()
    {
        size_t at = 0;
        while (at < m_text.size()) {
            const char c = m_text[at];
            if (isLetter(c))
                at = takeWord(at);
            else if (isDigit(c))
                at = takeNumber(at);
            else if (static_cast<unsigned char>(c) >= 0x80)
                at = takeForeign(at);
            else
                ++at;
        }
        return std::move(m_words);
    }

private:
    void add(size_t begin, size_t end, WordKind kind)
    {
        addText(m_text.substr(begin, end - begin), begin, end, kind);
    }

    void addText(string_view word, size_t begin, size_t end, WordKind kind)
    {
        Stem stem(word);
        if (stem.isStopword())
            return;
        stem.cut();
        m_words.push_back({.key = stem.key(),
                           .begin = static_cast<qsizetype>(begin),
                           .end = static_cast<qsizetype>(end),
                           .kind = kind,
                           .number = false});
        const string_view negation = stem.negation();
        if (!negation.empty() && isNegated(begin))
            m_words.push_back({.key = stemKey(negation),
                               .begin = static_cast<qsizetype>(begin),
                               .end = static_cast<qsizetype>(end),
                               .kind = WordKind::Part,
                               .number = false});
    }

    /// Whether "not", "cannot" or "n't" stands before the word that begins here.
    [[nodiscard]] bool isNegated(size_t begin) const
    {
        string_view before = m_text.substr(0, begin);
        if (before.ends_with("Not")) // "LeaderNotAvailable"
            return begin < m_text.size() && isUpper(m_text[begin]);
        if (!before.ends_with(' ') && !before.ends_with('_'))
            return false;
        before.remove_suffix(1);
        if (before.ends_with("n't") || before.ends_with("cannot"))
            return true;
        for (const string_view negation : {"not", "NOT"}) {
            if (before.ends_with(negation))
                return before.size() == negation.size() ||
                       !isLetter(before[before.size() - negation.size() - 1]);
        }
        return false;
    }

    size_t takeNumber(size_t begin)
    {
        size_t end = begin + 1;
        while (end < m_text.size() && isDigit(m_text[end]))
            ++end;
        if (end - begin == 3 || end - begin == 4) {
            add(begin, end, WordKind::Plain);
            m_words.back().number = true;
        } else if (end - begin == 5) {
            int number = 0;
            for (size_t i = begin; i < end; ++i)
                number = number * 10 + (m_text[i] - '0');
            addEnglish(socketErrorMessage(number), begin, end, WordKind::Part);
        }
        return end;
    }

    /// The words that an error number or a word of another language stands for.
    void addEnglish(string_view english, size_t begin, size_t end, WordKind kind = WordKind::Plain)
    {
        while (!english.empty()) {
            const size_t blank = std::min(english.find(' '), english.size());
            addText(english.substr(0, blank), begin, end, kind);
            english.remove_prefix(std::min(blank + 1, english.size()));
        }
    }

    /// The same for a word that was just added.
    void addMeaning(size_t begin, size_t end)
    {
        if (m_words.empty() || m_words.back().end != static_cast<qsizetype>(end))
            return; // it was left out
        const size_t at = m_words.size() - 1;
        const string_view word = m_text.substr(begin, end - begin);
        if (const string_view message = systemErrorMessage(word); !message.empty()) {
            // A name and its message say one thing, as a compound and its parts do.
            addEnglish(message, begin, end, WordKind::Part);
            m_words[at].kind = WordKind::Compound;
        }
        addEnglish(localisedWord(lowerLatin(word)), begin, end);
    }

    /// End of a word that goes on with letters of Latin languages beyond ASCII ("für").
    [[nodiscard]] size_t latinEnd(size_t end) const
    {
        while (end < m_text.size()) {
            if (isLetter(m_text[end]))
                ++end;
            else if (m_text[end] == Latin1Lead && end + 1 < m_text.size())
                end += 2;
            else
                break;
        }
        return end;
    }

    size_t takeWord(size_t begin)
    {
        size_t end = begin + 1;
        while (end < m_text.size() && isInner(m_text[end]))
            ++end;
        if (end < m_text.size() && m_text[end] == Latin1Lead) {
            const size_t latin = latinEnd(end);
            addEnglish(localisedWord(lowerLatin(m_text.substr(begin, latin - begin))), begin, latin);
            return latin;
        }
        const size_t behind = end;
        while (end > begin + 1 && m_text[end - 1] == '-')
            --end;
        if (end - begin < 2)
            return behind;
        const string_view word = m_text.substr(begin, end - begin);
        // Where Python's packages are installed says nothing of pip.
        if (word == "site-packages" || word == "dist-packages")
            return behind;
        findParts(word);
        const bool hasDigit = std::ranges::any_of(word, isDigit);
        const bool compound = m_parts.size() > 1;
        if (compound) {
            for (const auto &[first, last] : m_parts) {
                if (hasDigit && last - first <= 2)
                    continue;
                add(begin + first, begin + last, WordKind::Part);
                addMeaning(begin + first, begin + last);
            }
        }
        add(begin, end, compound ? WordKind::Compound : WordKind::Plain);
        if (!compound)
            addMeaning(begin, end);
        return behind;
    }

    void findParts(string_view word)
    {
        m_parts.clear();
        size_t at = 0;
        while (at < word.size()) {
            if (!isLetter(word[at]) && !isDigit(word[at])) {
                ++at;
                continue;
            }
            const size_t end = partEnd(word, at);
            if (end - at > 1 && !isDigit(word[at]))
                m_parts.emplace_back(at, end);
            at = end;
        }
    }

    size_t takeForeign(size_t begin)
    {
        const LocalisedTerm *term = localisedTermAt(m_text.substr(begin));
        if (!term && m_text[begin] == Latin1Lead) {
            const size_t end = latinEnd(begin);
            addEnglish(localisedWord(lowerLatin(m_text.substr(begin, end - begin))), begin, end);
            return end;
        }
        if (!term)
            return begin + 1;
        const size_t end = begin + term->term.size();
        addEnglish(term->english, begin, end);
        return end;
    }

    string_view m_text;
    std::vector<LogWord> m_words;
    std::vector<std::pair<size_t, size_t>> m_parts;
};

} // namespace

std::vector<LogWord> wordsOf(QByteArrayView text)
{
    return WordSplitter(string_view(text.data(), static_cast<size_t>(text.size()))).split();
}

std::optional<WordKey> spelledName(QByteArrayView word)
{
    constexpr qsizetype LeastLetters = 10;
    std::string name;
    bool several = false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (isLetter(word[i]) || isDigit(word[i]))
            name.push_back(lower(word[i]));
        several = several || word[i] == '_' || (i > 0 && isUpper(word[i]) && isLower(word[i - 1]));
    }
    if (!several)
        return std::nullopt;
    for (const string_view ending : {"exception", "error"}) {
        if (name.ends_with(ending)) {
            name.resize(name.size() - ending.size());
            break;
        }
    }
    if (static_cast<qsizetype>(name.size()) < LeastLetters)
        return std::nullopt;
    WordKey hash = wordKey("name:"); // no word has a colon
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

WordKey wordKey(QByteArrayView word)
{
    Stem stem(string_view(word.data(), static_cast<size_t>(word.size())));
    stem.cut();
    return stem.key();
}

} // namespace Clew
