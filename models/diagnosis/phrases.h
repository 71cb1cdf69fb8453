// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace Clew {

/// A word of a line as it stands there, cut out of compounds: "Unhandled", "Promise", "Rejection". Not
/// stemmed, nothing left out but digits.
struct RawWord
{
    quint64 key = 0;     ///< hash of the word in lower case
    qsizetype begin = 0; ///< bytes in the line
    qsizetype end = 0;
    bool joined = false; ///< part of a longer identifier ("error" of "error_rate")

    friend bool operator==(const RawWord &, const RawWord &) = default;
};

/// The words of a UTF-8 line in its order. Terms in other languages (localisedterms.h) give their English
/// words.
[[nodiscard]] std::vector<RawWord> rawWordsOf(QByteArrayView line);

/// The key that a RawWord of this text has. `word` in lower case.
[[nodiscard]] constexpr quint64 rawWordKey(std::string_view word)
{
    quint64 hash = 0xcbf29ce484222325U; // FNV-1a
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

/// Where a phrase stands in a line.
struct PhraseMatch
{
    qsizetype begin = 0; ///< bytes in the line
    qsizetype end = 0;
    int phrase = 0;      ///< place in the list that the set was built of
    bool joined = false; ///< all of it lies within longer identifiers

    friend bool operator==(const PhraseMatch &, const PhraseMatch &) = default;
};

/// A fixed list of phrases, looked for as sequences of words whatever stands between them but line ends:
/// "exit code" is found in "exit code 1", "Exit-Code: 1" and "exitCode". Immutable.
class PhraseSet final
{
public:
    /// Phrases in lower case, words separated by one blank; "..." stands for up to MaxPhraseGap words.
    explicit PhraseSet(std::span<const std::string_view> phrases);

    static constexpr int MaxPhraseGap = 12;

    /// All matches by their begin. `text` is what the words were made of.
    [[nodiscard]] std::vector<PhraseMatch> find(QByteArrayView text, std::span<const RawWord> words) const;
    [[nodiscard]] bool anyIn(QByteArrayView text) const;

private:
    struct Phrase
    {
        int index = 0;
        std::vector<quint64> words; ///< Gap for "..."
    };
    static constexpr quint64 Gap = 0;

    std::unordered_multimap<quint64, Phrase> m_byFirst;
};

} // namespace Clew
