// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <optional>
#include <vector>

namespace Clew {

/// How a word stands in its text.
enum class WordKind : quint8 {
    Plain,    ///< "memory", "TS2742"
    Part,     ///< "Memory" of "OutOfMemoryError", "dict" of "state_dict"
    Compound, ///< all of "OutOfMemoryError"; its parts are words too
};

/// Identity of a word: a hash of its stem in lower case, the same in every run. Two words of one key are one
/// word; that different words share a key does not happen in practice (64 bits).
using WordKey = quint64;

/// A word of a log line, of a signature or of a regex, and where it stands.
struct LogWord
{
    WordKey key = 0;
    qsizetype begin = 0; ///< bytes in the text
    qsizetype end = 0;
    WordKind kind = WordKind::Plain;
    bool number = false; ///< three or four digits alone: perhaps an error code

    friend bool operator==(const LogWord &, const LogWord &) = default;
};

/// The words of a UTF-8 text in its order, parts of a compound before the compound. Words are made of ASCII
/// letters, digits, '_', '+' and '-' and begin with a letter; numbers of other than three or four digits,
/// single letters and the most common words of English ("the", "of") are left out. Known terms of messages in
/// other languages (localisedterms.h) are replaced by their English words, which then stand where the term
/// stood; names of error numbers (systemerrors.h) are followed by the words of
/// their message. Linear.
[[nodiscard]] std::vector<LogWord> wordsOf(QByteArrayView text);

/// The key of one word as wordsOf() would give it, whatever its case.
[[nodiscard]] WordKey wordKey(QByteArrayView word);

/// A key that a name of several words has in each spelling, a thrown type like a code: "LeaderNotAvailable",
/// "LEADER_NOT_AVAILABLE", "LeaderNotAvailableException". Not the key of any word; nothing where the name is
/// one word or too short to be rare.
[[nodiscard]] std::optional<WordKey> spelledName(QByteArrayView word);

} // namespace Clew
