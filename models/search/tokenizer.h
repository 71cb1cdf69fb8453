// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"
#include "models/search/textfold.h"

#include <vector>

namespace Clew {

enum class TokenKind : quint8 {
    Word,     ///< letters: "barrier"
    Number,   ///< digits, with points between them: "1.11"
    Code,     ///< letters and digits that belong together, never split: "E0502", "0x80070005", "ORA-00942"
    Compound, ///< a name as a whole: "torch.distributed.barrier", "load_state_dict", "ModuleNotFoundError"
    Part,     ///< a part of the compound before it
    Han,      ///< the last character of a run in a script without blanks
    HanPair,  ///< two that follow each other: to look for one character is to look for the pairs it begins
};

/// One term in a text. Terms overlap: a compound and its parts, characters and pairs.
struct Token
{
    qint32 start = 0; ///< in the normalised text
    qint32 length = 0;
    TokenKind kind = TokenKind::Word;
    qint32 word = 0; ///< serial of the written word: a compound and its parts, the run of characters

    friend bool operator==(const Token &, const Token &) = default;
};

/// Cuts texts into the terms of the index: the same for records, queries and marks, so that what is found can
/// be shown. Holds buffers; one thread at a time.
class Tokenizer final
{
public:
    /// Linear. What `tokens` and `term` gave before is gone.
    void setText(const QString &text);
    [[nodiscard]] const std::vector<Token> &tokens() const { return m_tokens; }
    /// The term as the index knows it: folded. Valid until the next text.
    [[nodiscard]] QStringView term(const Token &token) const;
    /// The text that the tokens point into: normalised and folded.
    [[nodiscard]] QStringView foldedText() const { return m_folded; }
    /// Place of a token in the text that was set.
    [[nodiscard]] TextRange origin(const Token &token) const;

    /// Longer names and words are indexed by their first units alone.
    static constexpr qsizetype LongestTerm = 64;
    static constexpr int MostParts = 12;

private:
    enum class UnitKind : quint8 { Other, Lower, Upper, Digit, Han };

    [[nodiscard]] static UnitKind kindOf(char16_t unit);
    [[nodiscard]] qsizetype runEnd(qsizetype begin) const;
    [[nodiscard]] qsizetype connectorLength(qsizetype at) const;
    void addRun(qsizetype begin, qsizetype end);
    void addParts(qsizetype begin, qsizetype end);
    void addHan(qsizetype begin, qsizetype end);
    void add(qsizetype begin, qsizetype end, TokenKind kind);
    [[nodiscard]] bool isCode(qsizetype begin, qsizetype end) const;
    [[nodiscard]] bool splitsAt(qsizetype at, qsizetype begin, qsizetype end) const;
    [[nodiscard]] TokenKind kindOfPart(qsizetype begin, qsizetype end) const;

    NormalText m_normal;
    QString m_folded;
    std::vector<UnitKind> m_kinds; ///< by unit
    std::vector<Token> m_tokens;
    qint32 m_word = 0;
};

} // namespace Clew
