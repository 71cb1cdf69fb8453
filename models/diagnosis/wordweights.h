// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/logwords.h"

#include <QHash>

#include <span>

namespace Clew {

/// How much a word says: its inverse document frequency in nats, the smaller of two - over the records of the
/// catalog (few records say it) and over ordinary log lines (it is not said where nothing is wrong). A number
/// says little, for most numbers are not error codes; neither does a type that is thrown for anything. Filled
/// first, asked afterwards.
class WordWeights final
{
public:
    /// The distinct words of one record.
    void addRecord(std::span<const WordKey> words);
    /// Counts each line of a healthy log, UTF-8.
    void addOrdinaryLines(QByteArrayView text);
    /// To be called when all is added.
    void finish();

    /// Greater than zero. Constant time.
    [[nodiscard]] double weight(WordKey key, bool number = false) const;
    /// The weight of a word where it stands: a compound and its parts share what they say.
    [[nodiscard]] double weight(const LogWord &word) const
    {
        return weight(word.key, word.number) * kindFactor(word.kind);
    }
    [[nodiscard]] static double kindFactor(WordKind kind);

private:
    void hold(std::span<const WordKey> words, double most);
    [[nodiscard]] double compute(int records, int lines) const;

    QHash<WordKey, int> m_records;
    QHash<WordKey, int> m_lines;
    QHash<WordKey, double> m_weights; ///< of words that records say
    int m_recordCount = 0;
    int m_lineCount = 0;
};

} // namespace Clew
