// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/runoutcome.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/phrases.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace Clew {

namespace {

using std::string_view;

/// Whole summaries of runs; "successfully" alone is said of single steps, too.
constexpr std::array<string_view, 9> Successes{
    "build successful", "build succeeded",     "build success",      "finished success", "job succeeded",
    "all tests passed", "test run successful", "pipeline succeeded", "all checks passed"};
constexpr std::array<string_view, 6> Failures{"build failed",     "build failure",   "job failed",
                                              "finished failure", "pipeline failed", "test run failed"};
constexpr std::array<string_view, 1> CountedSuccesses{"passed"};
constexpr std::array<string_view, 2> CountedFailures{"failed", "failures"};


/// Whether a number other than zero stands beside the match: "26 passed", "Failed: 3". Of "Failed: 0, Passed:
/// 41" it is the number behind that counts.
bool isCounted(QByteArrayView line, const PhraseMatch &match)
{
    qsizetype behind = match.end;
    while (behind < line.size() && line[behind] == ' ')
        ++behind;
    if (behind < line.size() && (line[behind] == ':' || line[behind] == '=')) {
        ++behind;
        while (behind < line.size() && line[behind] == ' ')
            ++behind;
        if (behind < line.size() && isDigit(line[behind]))
            return line[behind] != '0';
    }
    qsizetype end = match.begin;
    while (end > 0 && line[end - 1] == ' ')
        --end;
    qsizetype begin = end;
    while (begin > 0 && isDigit(line[begin - 1]))
        --begin;
    const QByteArrayView number = line.sliced(begin, end - begin);
    return !number.isEmpty() && std::ranges::any_of(number, [](char digit) { return digit != '0'; });
}

bool anyCounted(QByteArrayView line, const std::vector<PhraseMatch> &matches)
{
    return std::ranges::any_of(matches, [line](const PhraseMatch &match) { return isCounted(line, match); });
}

} // namespace

RunOutcome runOutcome(QByteArrayView event)
{
    static const PhraseSet successes{Successes};
    static const PhraseSet failures{Failures};
    static const PhraseSet countedSuccesses{CountedSuccesses};
    static const PhraseSet countedFailures{CountedFailures};
    RunOutcome outcome;
    qsizetype begin = 0;
    while (begin < event.size()) {
        qsizetype end = event.indexOf('\n', begin);
        if (end < 0)
            end = event.size();
        const QByteArrayView line = event.sliced(begin, end - begin);
        const std::vector<RawWord> words = rawWordsOf(line);
        const bool failed =
            !failures.find(line, words).empty() || anyCounted(line, countedFailures.find(line, words));
        const bool succeeded =
            !successes.find(line, words).empty() || anyCounted(line, countedSuccesses.find(line, words));
        if (failed)
            outcome.failure = begin;
        else if (succeeded)
            outcome.success = begin;
        begin = end + 1;
    }
    return outcome;
}

} // namespace Clew
