// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/errorline.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/localisedterms.h"
#include "models/diagnosis/logwords.h"
#include "models/diagnosis/phrases.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>

namespace Clew {

namespace {

using std::string_view;

/// Words and phrases of failure, as wide as ordinary lines allow: alone they make a line worth a look, not
/// an error.
constexpr std::array<string_view, 128> WeakPhrases{
    "fail", "failed", "fails", "failing", "failure", "failures", "errors", "cannot", "can not", "can't",
    "couldn't", "could not", "unable", "denied", "refused", "rejected", "exceed", "exceeds", "exceeded",
    "exhausted", "expired", "invalid", "abort", "aborted", "aborting", "killed", "crash", "crashed",
    "crashes", "mismatch", "not found", "missing", "timed out", "timeout", "no such", "unsupported",
    "undefined", "too big", "too large", "too long", "too many", "larger than", "longer than", "insufficient",
    "does not", "doesn't", "did not", "unhandled", "uncaught", "conflict", "conflicts", "unauthorized",
    "forbidden", "corrupt", "corrupted", "violates", "violation", "no space", "out of", "overflow",
    "overflowed", "unreachable", "unavailable", "unknown", "unexpected", "unresolved", "illegal", "bad",
    "broken", "lost", "deadlock", "warn", "warning", "backoff", "back off", "evicted", "unhealthy",
    "not recognized", "not allowed", "not permitted", "not supported", "already in use", "panicked",
    "not enough", "not compatible", "fallen off", "xid", "unschedulable", "not scheduled",
    // What was wanted and what was there instead, and what a build left out.
    "but expected", "expected ... got", "expected ... found", "no ... matched", "not built with",
    "not compiled with",
    // What is not as it should be.
    "wrong", "blocked", "duplicate", "leak", "leaked", "already exists", "authentication required",
    "authorization required", "not met", "never awaited", "inconsistent", "incorrect", "not installed",
    "not enabled", "not registered", "self signed", "unimplemented", "not implemented", "stuck", "throttled",
    "starvation", "not suitable", "not covered", "is down", "low on resource", "core dumped",
    "already closed", "too open", "no permissions", "not ready", "has been disabled", "not used", "diverged"};

/// Error numbers of the system, by name.
constexpr std::array<string_view, 23> Errnos{
    "EACCES",     "EADDRINUSE",  "EAGAIN",       "EBUSY",    "ECONNABORTED", "ECONNREFUSED",
    "ECONNRESET", "EEXIST",      "EHOSTUNREACH", "EINVAL",   "EISDIR",       "ELIFECYCLE",
    "EMFILE",     "ENETUNREACH", "ENFILE",       "ENOENT",   "ENOMEM",       "ENOSPC",
    "ENOTFOUND",  "EPERM",       "EPIPE",        "ERESOLVE", "ETIMEDOUT"};
static_assert(std::ranges::is_sorted(Errnos));

constexpr std::array<string_view, 9> FatalWords{"CRITICAL", "EMERG", "FATAL", "Fatal", "PANIC",
                                                "crit",     "emerg", "fatal", "panic"};
constexpr std::array<string_view, 7> ErrorWords{"ERR",     "ERROR",  "Error", "FAILED",
                                                "FAILURE", "SEVERE", "error"};
constexpr std::array<string_view, 10> InfoWords{"DEBUG",   "INFO",  "Info", "NOTICE", "TRACE",
                                                "VERBOSE", "debug", "info", "notice", "trace"};
static_assert(std::ranges::is_sorted(FatalWords) && std::ranges::is_sorted(ErrorWords) &&
              std::ranges::is_sorted(InfoWords));

constexpr size_t LeastTrigger = 4;

constexpr std::array<string_view, 5> TypeEndings{"Error", "Exception", "Failure", "Fault", "Panic"};

/// Thrown for anything, in lower case.
constexpr std::array<string_view, 38> StandardExceptions{"argumentexception",
                                                         "assertionerror",
                                                         "attributeerror",
                                                         "baseexception",
                                                         "clienterror",
                                                         "databaseerror",
                                                         "environmenterror",
                                                         "error",
                                                         "exception",
                                                         "executionexception",
                                                         "fatalerror",
                                                         "httperror",
                                                         "illegalargumentexception",
                                                         "illegalstateexception",
                                                         "importerror",
                                                         "indexerror",
                                                         "internalerror",
                                                         "invalidoperationexception",
                                                         "ioerror",
                                                         "ioexception",
                                                         "keyerror",
                                                         "lookuperror",
                                                         "nameerror",
                                                         "nullpointerexception",
                                                         "operationalerror",
                                                         "oserror",
                                                         "programmingerror",
                                                         "rangeerror",
                                                         "requesterror",
                                                         "runtimeerror",
                                                         "runtimeexception",
                                                         "servererror",
                                                         "standarderror",
                                                         "systemerror",
                                                         "systemexit",
                                                         "typeerror",
                                                         "unhandledexception",
                                                         "valueerror"};

constexpr bool isTypeByte(char c)
{
    return isUpper(c) || (c >= 'a' && c <= 'z') || isDigit(c) || c == '_' || c == '$';
}

string_view viewOf(QByteArrayView text)
{
    return {text.data(), static_cast<size_t>(text.size())};
}

string_view textOf(QByteArrayView line, qsizetype begin, qsizetype end)
{
    return viewOf(line.sliced(begin, end - begin));
}

bool endsInWord(string_view text, string_view word)
{
    return text.ends_with(word) &&
           (text.size() == word.size() || !isTypeByte(text[text.size() - word.size() - 1]));
}

/// "fix", "Fixes off-by-one": the last words before what a change mends.
bool mendsSomething(string_view text)
{
    constexpr int Words = 3;
    for (int word = 0; word < Words && !text.empty(); ++word) {
        for (const string_view mends : {"fix", "Fix", "fixes", "Fixes", "fixed", "Fixed"}) {
            if (endsInWord(text, mends))
                return true;
        }
        const size_t blank = text.find_last_of(' ');
        text = text.substr(0, blank == string_view::npos ? 0 : blank);
    }
    return false;
}

/// "0 errors", "no failures", "errors: 0", "failed=0"; and "fix crash on empty input" of a list of changes.
bool isCountedAsNone(string_view line, size_t begin, size_t end)
{
    size_t before = begin;
    while (before > 0 && line[before - 1] == ' ')
        --before;
    const string_view head = line.substr(0, before);
    if (head.ends_with('0') &&
        (head.size() < 2 || (!isDigit(head[head.size() - 2]) && head[head.size() - 2] != '.')))
        return true;
    for (const string_view none : {"no", "No", "zero", "without", "Without"}) {
        if (endsInWord(head, none))
            return true;
    }
    if (mendsSomething(head))
        return true;
    size_t behind = end;
    if (line.substr(behind).starts_with("(s)"))
        behind += 3;
    const size_t sign = behind;
    while (behind < line.size() && (line[behind] == ' ' || line[behind] == ':' || line[behind] == '='))
        ++behind;
    return line.substr(sign, behind - sign).find_first_of(":=") != string_view::npos &&
           line.substr(behind).starts_with('0') &&
           (behind + 1 == line.size() || (!isDigit(line[behind + 1]) && !isTypeByte(line[behind + 1])));
}

/// "error" of "/var/log/error.log", "on-error", "errors/page.html".
bool isPartOfName(string_view line, size_t begin, size_t end)
{
    if (begin > 0 && (line[begin - 1] == '/' || line[begin - 1] == '\\' || line[begin - 1] == '-'))
        return true;
    if (end >= line.size())
        return false;
    // "SessionFilter.Error" is a name, "sqlite3.Error: " an exception.
    if (begin > 1 && line[begin - 1] == '.' && isTypeByte(line[begin - 2]) && line[end] != ':')
        return true;
    if (line[end] == '/' || line[end] == '\\')
        return true;
    const bool nameFollows = end + 1 < line.size() && isTypeByte(line[end + 1]) && !isUpper(line[end + 1]);
    return (line[end] == '-' || line[end] == '.') && nameFollows;
}

const PhraseSet &weakPhrases()
{
    static const PhraseSet set{WeakPhrases};
    return set;
}

/// Words of an identifier that alone make a line worth a look: "FailedScheduling", "VERIFY_FAILED".
bool failsWithinName(string_view word)
{
    constexpr std::array<string_view, 11> Inside{"DENIED",  "EXCEEDED", "EXHAUSTED", "FAILED",
                                                 "Failed",  "INVALID",  "Killed",    "REFUSED",
                                                 "TIMEOUT", "FAILURE",  "Unhealthy"};
    return std::ranges::find(Inside, word) != Inside.end();
}

/// A test that passed, whatever its name speaks of; a commit that is checked out, whatever it mends.
bool quotesName(QByteArrayView line)
{
    constexpr std::array<QByteArrayView, 9> Heads{"Passed ", "PASS ",      "PASSED ",
                                                  "PASS: ",  "--- PASS: ", "\u2713 ",
                                                  "\u2714 ", "\u221a ",    "HEAD is now at "};
    const QByteArrayView text = line.trimmed();
    if (std::ranges::any_of(Heads, [text](QByteArrayView head) { return text.startsWith(head); }))
        return true;
    const qsizetype passed = text.indexOf(" PASSED");
    const bool whole = passed > 0 && (passed + 7 == text.size() || text[passed + 7] == ' ');
    return whole || (text.startsWith("test ") && text.endsWith(" ... ok"));
}

/// "[info]", "level=debug", "info: ", at the begin of a line; not "lost during debug".
bool isLevelPlace(QByteArrayView line, const RawWord &word)
{
    const char before = word.begin > 0 ? line[word.begin - 1] : ' ';
    const char behind = word.end < line.size() ? line[word.end] : ' ';
    return line.first(word.begin).trimmed().isEmpty() || QByteArrayView("[(<=|/\"").contains(before) ||
           QByteArrayView("])>:|").contains(behind);
}

/// Marks that tools put before what failed.
bool hasCrossMark(QByteArrayView line)
{
    constexpr std::array<QByteArrayView, 5> Marks{"\u2a2f ", "\u2716 ", "\u2717 ", "\u2718 ", "\u274c "};
    const QByteArrayView text = line.trimmed();
    return std::ranges::any_of(Marks, [text](QByteArrayView mark) {
        const qsizetype at = text.indexOf(mark);
        // The runner of a build may name the package first: "@org/web:build:  ⨯ ".
        return at == 0 ||
               (at > 1 && text.first(at).trimmed().endsWith(':') && !text.first(at).trimmed().contains(' '));
    });
}

bool announcesInformation(QByteArrayView line, std::span<const RawWord> words)
{
    constexpr qsizetype Head = 80;
    for (const RawWord &word : words) {
        if (word.begin > Head)
            return false;
        const string_view as = textOf(line, word.begin, word.end);
        if (!word.joined && std::ranges::binary_search(InfoWords, as) &&
            (isUpper(as.front()) || isLevelPlace(line, word)))
            return true;
    }
    return false;
}

/// "property 'Error' must not be null", "if (error)": a name of somebody's code.
bool isQuotedName(string_view line, size_t begin, size_t end)
{
    if (line.substr(0, begin).ends_with("if (") && line.substr(end).starts_with(')'))
        return true;
    return begin > 0 && end < line.size() && (line[begin - 1] == '\'' || line[begin - 1] == '"') &&
           line[end] == line[begin - 1];
}

/// "if-no-files-found: error", "log-level: error": what an option is set to.
bool isSetting(string_view line, size_t begin, size_t end)
{
    if (line.find_first_not_of(' ', end) != string_view::npos || !line.substr(0, begin).ends_with(": "))
        return false;
    size_t name = begin - 2;
    bool hyphen = false;
    while (name > 0 && (isTypeByte(line[name - 1]) || line[name - 1] == '-')) {
        --name;
        hyphen = hyphen || line[name] == '-';
    }
    return hyphen;
}

/// Whether a phrase of the weak ones only says that it warns.
bool isWarningWord(int phrase)
{
    const string_view word = WeakPhrases[static_cast<size_t>(phrase)];
    return word == "warn" || word == "warning";
}

bool isBackOff(int phrase)
{
    return WeakPhrases[static_cast<size_t>(phrase)] == "back off";
}

/// `warnings`: whether the word "warning" counts.
ErrorStrength strengthOfWords(QByteArrayView line, std::span<const RawWord> words, bool warnings = true)
{
    const string_view text = viewOf(line);
    const auto isTypeByte = [text](size_t begin, size_t end) {
        return isQuotedName(text, begin, end) || isPartOfName(text, begin, end) ||
               isSetting(text, begin, end);
    };
    ErrorStrength strength = ErrorStrength::None;
    const auto raise = [&strength](ErrorStrength to) { strength = std::max(strength, to); };
    for (const RawWord &word : words) {
        const auto begin = static_cast<size_t>(word.begin);
        const auto end = static_cast<size_t>(word.end);
        const string_view as = text.substr(begin, end - begin);
        if (word.joined) {
            if (failsWithinName(as))
                raise(ErrorStrength::Weak);
            continue;
        }
        const bool localised = static_cast<unsigned char>(as.front()) >= 0x80;
        const bool fatal =
            localised ? word.key == rawWordKey("fatal") : std::ranges::binary_search(FatalWords, as);
        const bool error =
            localised ? word.key == rawWordKey("error") : std::ranges::binary_search(ErrorWords, as);
        if (!fatal && !error && !std::ranges::binary_search(Errnos, as))
            continue;
        if (!isCountedAsNone(text, begin, end) && !isTypeByte(begin, end))
            raise(fatal ? ErrorStrength::Fatal : ErrorStrength::Error);
    }
    for (const PhraseMatch &match : weakPhrases().find(line, words)) {
        const auto begin = static_cast<size_t>(match.begin);
        const auto end = static_cast<size_t>(match.end);
        const bool onlyWarns = isWarningWord(match.phrase);
        // Of names only those of states count: "CrashLoopBackOff".
        const bool name = match.joined && !isBackOff(match.phrase);
        if (!name && !(onlyWarns && !warnings) && !isCountedAsNone(text, begin, end) &&
            !isTypeByte(begin, end))
            raise(ErrorStrength::Weak);
    }
    return strength;
}

bool isErrorNumber(string_view word)
{
    return word.size() >= 5 && word.size() <= 6 && word.front() == 'E' &&
           std::all_of(word.begin() + 1, word.end(), isDigit);
}

/// "E0308" of rustc, "ERR_MODULE_NOT_FOUND", "ORA-00942".
bool namesErrorCode(string_view text)
{
    size_t at = 0;
    while (at < text.size()) {
        if (!isTypeByte(text[at])) {
            ++at;
            continue;
        }
        size_t end = at;
        while (end < text.size() && isTypeByte(text[end]))
            ++end;
        const string_view name = text.substr(at, end - at);
        if (name.starts_with("ERR_") || isErrorNumber(name))
            return true;
        at = end;
    }
    return false;
}

/// "./main.go:31:2: declared and not used: retries": the compiler of Go uses no word of an error.
bool isGoCompilerMessage(QByteArrayView line)
{
    const string_view text = viewOf(line.trimmed());
    const size_t ending = text.substr(0, text.find(' ')).find(".go:");
    if (ending == string_view::npos)
        return false;
    size_t at = ending + 4;
    int numbers = 0;
    while (at < text.size() && isDigit(text[at])) {
        while (at < text.size() && isDigit(text[at]))
            ++at;
        if (at >= text.size() || text[at] != ':')
            return false;
        ++numbers;
        ++at;
    }
    return numbers == 2;
}

/// Whether the line names an exception; a column that is empty ("Last_SQL_Error:") is none.
bool throwsException(QByteArrayView line)
{
    return std::ranges::any_of(exceptionTypes(line), [line](const ExceptionType &type) {
        const bool column = line.sliced(type.nameBegin, type.end - type.nameBegin).contains('_');
        return !column || line.sliced(type.end).trimmed() != ":";
    });
}

} // namespace

bool isMereWarning(QByteArrayView line)
{
    return strengthOfWords(line, rawWordsOf(line), false) == ErrorStrength::None && !throwsException(line) &&
           !namesErrorCode(viewOf(line));
}

ErrorStrength errorStrength(QByteArrayView line, LogLevel level)
{
    const std::vector<RawWord> words = rawWordsOf(line);
    ErrorStrength strength = strengthOfWords(line, words);
    const bool throws = throwsException(line);
    if (strength < ErrorStrength::Error &&
        (throws || hasCrossMark(line) || namesErrorCode(viewOf(line)) || isGoCompilerMessage(line)))
        strength = ErrorStrength::Error;
    switch (level) {
    case LogLevel::Fatal:
        return ErrorStrength::Fatal;
    case LogLevel::Error:
        return std::max(strength, ErrorStrength::Error);
    case LogLevel::Warning:
        return std::max(strength, ErrorStrength::Weak);
    case LogLevel::Info:
    case LogLevel::Debug:
        return std::min(strength, ErrorStrength::Mention);
    case LogLevel::Unknown:
        break;
    }
    if (quotesName(line))
        return std::min(strength, ErrorStrength::Mention);
    const bool information = strength != ErrorStrength::None && strength != ErrorStrength::Fatal &&
                             announcesInformation(line, words);
    return information ? ErrorStrength::Mention : strength;
}

std::vector<ExceptionType> exceptionTypes(QByteArrayView text)
{
    std::vector<ExceptionType> types;
    const string_view all = viewOf(text);
    size_t at = 0;
    while (at < all.size()) {
        if (!isTypeByte(all[at])) {
            ++at;
            continue;
        }
        size_t nameBegin = at;
        size_t end = at;
        while (end < all.size() && (isTypeByte(all[end]) ||
                                    (all[end] == '.' && end + 1 < all.size() && isTypeByte(all[end + 1])))) {
            if (all[end] == '.')
                nameBegin = end + 1;
            ++end;
        }
        const string_view name = all.substr(nameBegin, end - nameBegin);
        const bool ends = std::ranges::any_of(TypeEndings, [name](string_view ending) {
            return name.size() > ending.size() && name.ends_with(ending);
        });
        if (ends && isUpper(name.front())) {
            QByteArray lower =
                QByteArrayView(name.data(), static_cast<qsizetype>(name.size())).toByteArray().toLower();
            types.push_back({.begin = static_cast<qsizetype>(at),
                             .nameBegin = static_cast<qsizetype>(nameBegin),
                             .end = static_cast<qsizetype>(end),
                             .key = rawWordKey(viewOf(lower))});
        }
        at = end;
    }
    return types;
}

bool isStandardException(quint64 key)
{
    static const std::unordered_set<quint64> keys = [] {
        std::unordered_set<quint64> made;
        for (const string_view name : StandardExceptions)
            made.insert(rawWordKey(name));
        return made;
    }();
    return keys.contains(key);
}

const std::vector<quint64> &standardExceptionWords()
{
    static const std::vector<quint64> words = [] {
        std::vector<quint64> made;
        for (const string_view name : StandardExceptions)
            made.push_back(wordKey(QByteArrayView(name.data(), static_cast<qsizetype>(name.size()))));
        return made;
    }();
    return words;
}

const std::vector<quint64> &failureWords()
{
    static const std::vector<quint64> words = [] {
        std::vector<quint64> made{wordKey("error"),    wordKey("exception"), wordKey("fatal"),
                                  wordKey("critical"), wordKey("panic"),     wordKey("severe")};
        for (const string_view phrase : WeakPhrases) {
            for (const LogWord &word :
                 wordsOf(QByteArrayView(phrase.data(), static_cast<qsizetype>(phrase.size()))))
                made.push_back(word.key);
        }
        return made;
    }();
    return words;
}

bool isStackFrame(QByteArrayView line)
{
    const QByteArrayView text = line.trimmed();
    if (text.startsWith("at ") || text.startsWith("File \"") ||
        (text.startsWith("goroutine ") && text.contains(" [")))
        return true;
    // Java: "... 12 more"; Rust and GDB: "  3: 0x7f…", "#3  0x7f…"
    if (text.startsWith("... ") && text.endsWith(" more"))
        return true;
    if (text.startsWith('#') && text.size() > 1 && isDigit(text[1]))
        return text.contains(" 0x") || text.contains(" in ");
    qsizetype digits = 0;
    while (digits < text.size() && isDigit(text[digits]))
        ++digits;
    return digits > 0 && text.sliced(digits).startsWith(": ") && text.contains("0x");
}

QByteArrayView stackLanguage(QByteArrayView text)
{
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        const QByteArrayView line = (end < 0 ? text : text.first(end)).trimmed();
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        if (line.startsWith("File \"") && line.contains(", line "))
            return "python";
        if (line.startsWith("goroutine ") && line.endsWith("]:"))
            return "go";
        if (line.startsWith("thread '") && line.contains("panicked at"))
            return "rust";
        if (line.startsWith('#') && line.contains(".php("))
            return "php";
        if (!line.startsWith("at "))
            continue;
        if (line.contains(".cs:line ") || line.contains("(String ") || line.startsWith("at System."))
            return "dotnet";
        if (line.contains(".java:") || line.contains(".kt:") || line.contains("(Native Method)"))
            return "java";
        if (line.contains(".js:") || line.contains(".ts:") || line.contains("node:internal"))
            return "node";
    }
    return {};
}

std::vector<QByteArray> errorTriggers()
{
    std::vector<QByteArray> triggers{
        "exception", "panic",     "fatal",    "critical",  "emerg",          "severe",
        "failure",   "fault",     "error",    "err_",      "err!",           "err:",
        "err ",      "err]",      "bad ",     "outo",      "out-",           "passed",
        "success",   "succeeded", "\u2a2f ",  "\u2716 ",   "\u2717 ",        "\u2718 ",
        "\u274c ",   "ok  \t",    "restored", "connected", "re-established", "startup finished",
        "exit"};
    const auto add = [&triggers](string_view text) {
        triggers.push_back(
            QByteArrayView(text.data(), static_cast<qsizetype>(text.size())).toByteArray().toLower());
    };
    std::ranges::for_each(Errnos, add);
    for (const string_view phrase : WeakPhrases) {
        // The longest word of a phrase; short words only together with the blank behind them.
        string_view longest;
        string_view rest = phrase;
        while (!rest.empty()) {
            const size_t blank = std::min(rest.find(' '), rest.size());
            longest = blank > longest.size() ? rest.substr(0, blank) : longest;
            rest.remove_prefix(std::min(blank + 1, rest.size()));
        }
        if (longest.size() >= LeastTrigger)
            add(longest);
        else if (phrase.size() > LeastTrigger)
            add(phrase.substr(0, LeastTrigger));
    }
    for (const LocalisedTerm &term : localisedTerms()) {
        if (errorStrength(QByteArrayView(term.term.data(), static_cast<qsizetype>(term.term.size()))) >
            ErrorStrength::None)
            triggers.emplace_back(term.term.data(), static_cast<qsizetype>(term.term.size()));
    }
    std::ranges::sort(triggers);
    const auto repeats = std::ranges::unique(triggers);
    triggers.erase(repeats.begin(), repeats.end());
    return triggers;
}

} // namespace Clew
