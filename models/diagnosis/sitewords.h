// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/errorline.h"
#include "models/diagnosis/logwords.h"
#include "models/diagnosis/wrapperphrases.h"

#include <QByteArray>
#include <QSet>

#include <unordered_set>
#include <vector>

namespace Clew {

class WordWeights;

/// The words of an error site, made ready to be compared with many records. The text must outlive it.
class SiteWords final
{
public:
    SiteWords(QByteArrayView text, const WordWeights &weights);

    struct Word
    {
        WordKey key = 0;
        double weight = 0; ///< the most that it says anywhere in the text

        friend bool operator==(const Word &, const Word &) = default;
    };

    [[nodiscard]] QByteArrayView text() const { return m_text; }
    /// The first line: the message itself.
    [[nodiscard]] QByteArrayView head() const { return m_text.first(m_headSize); }
    [[nodiscard]] const std::vector<LogWord> &inOrder() const { return m_inOrder; }
    [[nodiscard]] const std::vector<Word> &words() const { return m_words; } ///< distinct, sorted by key
    [[nodiscard]] bool has(WordKey key) const;
    /// Whether a word of the text begins with these letters (lower case).
    [[nodiscard]] bool hasWordFrom(const QByteArray &prefix) const;
    /// Whether `second` follows `first`, at most one word between them.
    [[nodiscard]] bool hasPair(WordKey first, WordKey second) const;
    [[nodiscard]] const std::vector<quint64> &exceptionTypes() const { return m_types; }
    [[nodiscard]] const std::vector<Echo> &echoes() const { return m_echoes; }
    [[nodiscard]] bool headHasEcho(EchoKind kind) const;

    /// The words of one of the first two lines, without paths and addresses.
    struct Line
    {
        std::vector<Word> words; ///< distinct
        double total = 0;
    };
    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; }

private:
    void addLines(const WordWeights &weights);

    QByteArrayView m_text;
    qsizetype m_headSize = 0;
    std::vector<LogWord> m_inOrder;
    std::vector<Word> m_words;
    std::unordered_set<quint64> m_pairs;
    std::vector<quint64> m_types;
    std::vector<Echo> m_echoes;
    std::vector<Line> m_lines;
};

} // namespace Clew
