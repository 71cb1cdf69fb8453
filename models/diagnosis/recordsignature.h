// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexwords.h"

#include <QString>

#include <vector>

namespace Clew {

class WordWeights;

/// A word of a signature and what it says there.
struct SignatureWord
{
    WordKey key = 0;
    double weight = 0;    ///< greater than zero
    bool type = false;    ///< part of an exception type
    bool example = false; ///< stands in quotes or in a path, and nowhere else

    friend bool operator==(const SignatureWord &, const SignatureWord &) = default;
};

/// One alternative of a record's regex as weighed words.
struct BranchWords
{
    struct Word
    {
        WordKey key = 0;
        double weight = 0;
        QByteArray prefix; ///< lower case; the word in the log may go on. Empty: it may not

        friend bool operator==(const Word &, const Word &) = default;
    };
    std::vector<Word> words;
    double total = 0;
};

/// Whether a word is the code of a failed answer, "404" or "503"; `text`: its own.
[[nodiscard]] bool isAnswerCode(const LogWord &word, QByteArrayView text);

/// What a record says in words: made once, compared with many lines.
struct RecordSignature
{
    std::vector<SignatureWord> words; ///< distinct, sorted by key
    /// Sentences of the signature that say enough alone; places in `words`.
    std::vector<std::vector<quint16>> clauses;
    /// Words that follow one another; places in `words`.
    std::vector<std::pair<quint16, quint16>> pairs;
    std::vector<quint64> exceptionTypes; ///< keys, see ExceptionType
    std::vector<WordKey> names;          ///< of the names in the signature, see spelledName()
    std::vector<WordKey> codes;          ///< of the signature's words those that are codes of answers, "429"
    std::vector<BranchWords> branches;
    std::vector<WordKey> known;       ///< words of signature and regex, sorted, distinct
    std::vector<QByteArray> prefixes; ///< words of the regex that may go on, lower case

    [[nodiscard]] const SignatureWord *find(WordKey key) const;
    [[nodiscard]] bool knows(WordKey key) const;
};

/// The words of a record before they can be weighed.
class SignatureDraft final
{
public:
    /// `regex` null where the record's regex does not parse.
    SignatureDraft(const QString &signature, const RegexNode *regex);

    /// Distinct words of signature and regex.
    [[nodiscard]] const std::vector<WordKey> &vocabulary() const { return m_vocabulary; }
    [[nodiscard]] RecordSignature finished(const WordWeights &weights) const;

private:
    struct DraftWord
    {
        LogWord word;
        bool example = false; ///< stands in quotes or in a path, and nowhere else
        bool type = false;
        bool noCode = false;         ///< a number that is no error code
        std::optional<WordKey> name; ///< see spelledName()
    };

    void markExamples();
    void markNumbers();
    [[nodiscard]] std::vector<std::pair<qsizetype, qsizetype>> exampleRanges() const;
    void addClauses(RecordSignature &signature) const;

    QByteArray m_text;
    std::vector<DraftWord> m_words;
    std::vector<std::vector<RegexWord>> m_branches;
    std::vector<WordKey> m_vocabulary;
};

} // namespace Clew
