// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/fuzzyterms.h"
#include "models/search/scoreboard.h"
#include "models/search/searchindex.h"

#include <QHash>

#include <memory>

namespace Clew {

/// A term that hits are marked by.
struct MarkTerm
{
    QString term;
    bool isPrefix = false;
    bool isFuzzy = false; ///< stands for a word that was typed otherwise

    friend bool operator==(const MarkTerm &, const MarkTerm &) = default;
};

/// What the words of a query come to.
struct QueryUnits
{
    std::vector<QueryUnit> units;
    std::vector<MarkTerm> marks;
    int words = 0;    ///< written words, a run of Chinese counts as one
    int hanPairs = 0; ///< units that are pairs of Chinese characters
    int unknown = 0;  ///< words that no record has and none is near to
    bool hasHan = false;

    /// What all of it says about a signature, eighths of a nat.
    [[nodiscard]] quint32 says() const;
};

/// Turns words into lists of postings. Remembers what is costly to find out (typos, names that may be written
/// apart) from one key press to the next. One thread at a time.
class UnitMaker final
{
public:
    static constexpr int MostForgiven = 8;

    explicit UnitMaker(const SearchIndex &index);

    enum class Names : quint8 {
        Together, ///< a name matches as a whole or through all of its parts
        Apart,    ///< each part counts on its own: long texts
    };
    struct Options
    {
        bool lastIsOpen = false; ///< the last word may go on
        Names names = Names::Together;
        bool fuzzy = true;
    };
    /// Terms that occur twice count once. Typos of the first few unknown words are forgiven: each costs a
    /// look through the dictionary.
    [[nodiscard]] QueryUnits make(const QString &text, const Options &options);
    /// Number of written words.
    [[nodiscard]] int wordCount(const QString &text);
    /// To be called after an edit: what is remembered may no longer be so.
    void forget();

private:
    struct Made
    {
        QueryUnit unit;
        std::vector<MarkTerm> marks;
        std::shared_ptr<const std::vector<quint32>> owned; ///< what a list points to
    };

    Made termUnit(const QString &term, TokenKind kind, bool open, bool fuzzy);
    Made nameUnit(const std::vector<QString> &parts, const QString &whole, bool open, bool fuzzy);
    void addKnown(Made &made, const QString &term, bool open, quint32 percent);
    void addFuzzy(Made &made, const QString &term, bool open);
    void addWord(QueryUnits &units, size_t first, size_t last, bool open, const Options &options);
    /// The written word of these tokens stands alone between quotation marks.
    [[nodiscard]] bool isQuoted(size_t first, size_t last) const;
    void take(QueryUnits &units, Made made);
    [[nodiscard]] std::shared_ptr<const std::vector<quint32>> inAllParts(const std::vector<QueryUnit> &parts);
    [[nodiscard]] quint32 weightOf(size_t count, quint32 percent) const;

    const SearchIndex &m_index;
    Tokenizer m_tokenizer;
    QHash<QString, std::vector<FuzzyTerm>> m_fuzzy;
    QHash<QString, Made> m_names;
    QStringList m_seen;
    int m_unknownWords = 0;                                           ///< of the units made last
    std::vector<quint8> m_partCounts;                                 ///< by document: scratch
    std::vector<std::shared_ptr<const std::vector<quint32>>> m_owned; ///< of the units made last
};

} // namespace Clew
