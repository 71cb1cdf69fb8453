// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/fuzzymatch.h"

#include <algorithm>
#include <vector>

namespace Clew {

namespace {

constexpr int LooseScore = 1;
constexpr int None = -1;
constexpr qsizetype MaxText = 300;
constexpr qsizetype MaxTyped = 60;

bool beginsWord(QStringView text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1];
    const QChar here = text[at];
    return !before.isLetterOrNumber() || (before.isLower() && here.isUpper()) ||
           (here.script() == QChar::Script_Han);
}

/// Best score of typed[0..i] with letter i at text place j; row after row.
class Grid
{
public:
    Grid(QStringView word, QStringView text)
        : m_width(text.size())
        , m_scores(static_cast<size_t>(word.size() * text.size()), None)
        , m_from(m_scores.size(), None)
    {
        for (qsizetype i = 0; i < word.size(); ++i)
            fillRow(i, word[i].toCaseFolded(), text);
    }

    /// Place of the last letter in the best way, none where there is no way.
    [[nodiscard]] std::optional<qsizetype> end(qsizetype row) const
    {
        std::optional<qsizetype> best;
        for (qsizetype j = 0; j < m_width; ++j) {
            if (score(row, j) > (best ? score(row, *best) : 0))
                best = j;
        }
        return best;
    }
    [[nodiscard]] int score(qsizetype row, qsizetype column) const
    {
        return m_scores[static_cast<size_t>(row * m_width + column)];
    }
    [[nodiscard]] int from(qsizetype row, qsizetype column) const
    {
        return m_from[static_cast<size_t>(row * m_width + column)];
    }

private:
    void fillRow(qsizetype row, QChar letter, QStringView text)
    {
        int bestBefore = None; // of the row above, left of the letter before this column
        int bestPlace = None;
        for (qsizetype j = 0; j < m_width; ++j) {
            const auto cell = static_cast<size_t>(row * m_width + j);
            if (text[j].toCaseFolded() == letter) {
                const int own = beginsWord(text, j) ? FirmFuzzyScore : LooseScore;
                if (row == 0) {
                    m_scores[cell] = own;
                } else {
                    const int joined = j > 0 && score(row - 1, j - 1) > 0
                                           ? score(row - 1, j - 1) + std::max(own, FirmFuzzyScore)
                                           : None;
                    const int apart = bestBefore > 0 ? bestBefore + own : None;
                    m_scores[cell] = std::max(joined, apart);
                    m_from[cell] = joined >= apart ? static_cast<int>(j) - 1 : bestPlace;
                }
            }
            if (row > 0 && j > 0 && score(row - 1, j - 1) > bestBefore) {
                bestBefore = score(row - 1, j - 1);
                bestPlace = static_cast<int>(j) - 1;
            }
        }
    }

    qsizetype m_width;
    std::vector<int> m_scores;
    std::vector<int> m_from;
};

std::optional<int> layWord(QStringView word, QStringView text, std::vector<bool> &marked)
{
    const Grid grid(word, text);
    const std::optional<qsizetype> end = grid.end(word.size() - 1);
    if (!end)
        return std::nullopt;
    qsizetype column = *end;
    for (qsizetype row = word.size() - 1; row >= 0; --row) {
        marked[static_cast<size_t>(column)] = true;
        column = grid.from(row, column);
    }
    return grid.score(word.size() - 1, *end);
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text)
{
    text = text.first(std::min(text.size(), MaxText));
    typed = typed.first(std::min(typed.size(), MaxTyped));
    FuzzyMatch match;
    std::vector<bool> marked(static_cast<size_t>(text.size()), false);
    for (const QStringView word : typed.split(u' ', Qt::SkipEmptyParts)) {
        const std::optional<int> score = text.isEmpty() ? std::nullopt : layWord(word, text, marked);
        if (!score)
            return std::nullopt;
        match.score += *score;
    }
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!marked[static_cast<size_t>(i)])
            continue;
        if (!match.marks.isEmpty() && match.marks.constLast().start + match.marks.constLast().length == i)
            ++match.marks.last().length;
        else
            match.marks.append({i, 1});
    }
    return match;
}

} // namespace Clew
