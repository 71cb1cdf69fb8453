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
constexpr std::array<string_view, 11> Successes{
    "build successful",  "build succeeded",  "build success",          "finished success",
    "job succeeded",     "all tests passed", "test run successful",    "pipeline succeeded",
    "all checks passed", "startup finished", "successfully rolled out"};
constexpr std::array<string_view, 7> Failures{"build failed",      "build failure",   "job failed",
                                              "finished failure",  "pipeline failed", "test run failed",
                                              "failed with result"};
/// A number behind that is not zero says that a program failed.
constexpr std::array<string_view, 7> Exits{"exit code",          "exit status",        "exited with",
                                           "exited with code",   "exited with status", "exited code",
                                           "main process exited"};
/// What was lost is there again: it clears warnings, as counting no errors does.
constexpr std::array<string_view, 5> Recoveries{"reconnected", "connection restored",
                                                "connection re established", "node connected",
                                                "connection recovered"};
constexpr std::array<string_view, 1> CountedSuccesses{"passed"};
constexpr std::array<string_view, 3> CountedFailures{"failed", "failures", "errors"};
/// Behind a number, "error" is also said of times and places ("12:03 error").
constexpr std::array<string_view, 5> CountedAsNone{"failed", "failures", "errors", "error",
                                                   "vulnerabilities"};
constexpr std::array<string_view, 25> Handled{
    "skipped",     "skipping",        "falling back",      "fall back to",  "fallback",
    "fell back",   "using default",   "using the default", "handled",       "ignored",
    "ignoring",    "recovered",       "non fatal",         "simulated",     "expected by",
    "as expected", "tolerated",       "continuing anyway", "optional",      "trying the next",
    "trying next", "retry succeeded", "will be ignored",   "using instead", "continuing without"};
/// What is still open when this is said.
constexpr std::array<string_view, 6> Retried{"will retry",   "retrying",     "retry",
                                             "trying again", "try again in", "will be retried"};

/// After these words nothing is tried any more.
constexpr std::array<string_view, 8> GivenUp{"giving up",
                                             "gave up",
                                             "give up",
                                             "retries exhausted",
                                             "no more retries",
                                             "retry limit",
                                             "fallback ... failed",
                                             "fallback ... could not"};
/// What a server notes of a client that went away during the handshake.
constexpr std::array<string_view, 1> OfClient{"handshake error from"};

/// "PASS", "ok  \tpackage\t0.4s", "FAIL", "--- FAIL: Name" of Go's tests.
bool isGoPass(QByteArrayView line)
{
    return line == "PASS" || line.startsWith("ok  \t");
}

bool isGoFailure(QByteArrayView line)
{
    return line == "FAIL" || line.startsWith("FAIL\t") || line.trimmed().startsWith("--- FAIL: ");
}

/// The other side went away.
bool isDeparture(QByteArrayView line)
{
    constexpr std::array<QByteArrayView, 4> Endings{": EOF", "connection reset by peer", "i/o timeout",
                                                    "broken pipe"};
    return std::ranges::any_of(Endings, [line](QByteArrayView ending) { return line.endsWith(ending); });
}

/// Whether the number behind these words names one thing ("attempt 1 failed") instead of counting several
/// ("Tests: 1 failed", "tests 1 failed").
bool isOrdinal(QByteArrayView before)
{
    const QByteArrayView text = before.trimmed();
    constexpr std::array<string_view, 8> Ordinals{"attempt", "try",  "step", "rank",
                                                  "task",    "node", "job",  "worker"};
    return std::ranges::any_of(Ordinals, [text](string_view word) {
        const auto size = static_cast<qsizetype>(word.size());
        return text.size() >= size &&
               text.last(size).compare(QByteArrayView(word.data(), size), Qt::CaseInsensitive) == 0;
    });
}

enum class Count : quint8 {
    None, ///< no number
    Zero,
    Some,
};

/// The number that stands beside the match: "26 passed", "Failed: 3". Of "Failed: 0, Passed: 41" it is the
/// number behind that counts.
Count countOf(QByteArrayView line, const PhraseMatch &match)
{
    qsizetype behind = match.end;
    while (behind < line.size() && line[behind] == ' ')
        ++behind;
    if (behind < line.size() && (line[behind] == ':' || line[behind] == '=')) {
        ++behind;
        while (behind < line.size() && line[behind] == ' ')
            ++behind;
        if (behind < line.size() && isDigit(line[behind]))
            return line[behind] != '0' ? Count::Some : Count::Zero;
    }
    qsizetype end = match.begin;
    while (end > 0 && line[end - 1] == ' ')
        --end;
    qsizetype begin = end;
    while (begin > 0 && isDigit(line[begin - 1]))
        --begin;
    const QByteArrayView number = line.sliced(begin, end - begin);
    if (number.isEmpty() || isOrdinal(line.first(begin)))
        return Count::None;
    return std::ranges::any_of(number, [](char digit) { return digit != '0'; }) ? Count::Some : Count::Zero;
}

/// "exit code: 1", "exited with code 137", "code=exited, status=3/NOTIMPLEMENTED"; not "exit code 0".
bool isBadExit(QByteArrayView line, const PhraseMatch &match)
{
    constexpr QByteArrayView Status("status=");
    qsizetype at = match.end;
    if (const qsizetype status = line.indexOf(Status, at); status > 0)
        at = status + Status.size();
    while (at < line.size() && QByteArrayView(" :=(").contains(line[at]))
        ++at;
    return at < line.size() && line[at] >= '1' && line[at] <= '9';
}

bool anyCounted(QByteArrayView line, const std::vector<PhraseMatch> &matches, Count count)
{
    return std::ranges::any_of(
        matches, [line, count](const PhraseMatch &match) { return countOf(line, match) == count; });
}

} // namespace

RunOutcome runOutcome(QByteArrayView event)
{
    static const PhraseSet successes{Successes};
    static const PhraseSet failures{Failures};
    static const PhraseSet recoveries{Recoveries};
    static const PhraseSet exits{Exits};
    static const PhraseSet countedSuccesses{CountedSuccesses};
    static const PhraseSet countedFailures{CountedFailures};
    static const PhraseSet countedAsNone{CountedAsNone};
    RunOutcome outcome;
    qsizetype begin = 0;
    while (begin < event.size()) {
        qsizetype end = event.indexOf('\n', begin);
        if (end < 0)
            end = event.size();
        const QByteArrayView line = event.sliced(begin, end - begin);
        const std::vector<RawWord> words = rawWordsOf(line);
        const bool failed = isGoFailure(line) || !failures.find(line, words).empty() ||
                            anyCounted(line, countedFailures.find(line, words), Count::Some) ||
                            (std::ranges::any_of(exits.find(line, words), [line](const PhraseMatch &match) {
                                return isBadExit(line, match);
                            }));
        const bool succeeded = isGoPass(line) || !successes.find(line, words).empty() ||
                               anyCounted(line, countedSuccesses.find(line, words), Count::Some);
        if (failed)
            outcome.failure = begin;
        else if (succeeded)
            outcome.success = begin;
        if (!failed && (anyCounted(line, countedAsNone.find(line, words), Count::Zero) ||
                        !recoveries.find(line, words).empty()))
            outcome.zero = begin;
        begin = end + 1;
    }
    return outcome;
}

Handling handlingOf(QByteArrayView line)
{
    static const PhraseSet handled{Handled};
    static const PhraseSet retried{Retried};
    static const PhraseSet givenUp{GivenUp};
    static const PhraseSet ofClient{OfClient};
    constexpr qsizetype Head = 400;
    const QByteArrayView head = line.first(std::min(line.size(), Head));
    const std::vector<RawWord> words = rawWordsOf(head);
    if (!givenUp.find(head, words).empty())
        return Handling::None;
    if (!ofClient.find(head, words).empty() && isDeparture(head.trimmed()))
        return Handling::Done;
    // A state ("UP_FOR_RETRY"), a name ("error_ignored") or a field ("Retry-After: 60") tells no story.
    const auto isSaid = [head](const PhraseMatch &match) {
        const bool field =
            match.end + 1 < head.size() && head[match.end] == '-' && isLetter(head[match.end + 1]);
        return !match.joined && !field;
    };
    if (std::ranges::any_of(handled.find(head, words), isSaid))
        return Handling::Done;
    return std::ranges::any_of(retried.find(head, words), isSaid) ? Handling::Retried : Handling::None;
}

} // namespace Clew
