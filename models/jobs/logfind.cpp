// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/logfind.h"

#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexrunner.h"
#include "models/diagnosis/regexsyntax.h"
#include "models/io/linedecoder.h"
#include "models/io/textdecoder.h"

#include <QByteArrayMatcher>

#include <algorithm>
#include <cstring>
#include <functional>

namespace Clew {

namespace {

constexpr qsizetype ReadBytes = qsizetype(1) << 20;
/// Searched at once on the way back.
constexpr qint64 BackBytes = qint64(4) << 20;

/// The same bytes with the letters of ASCII in lower case: what is not ASCII is compared as it is.
void fold(QByteArrayView from, QByteArray &to)
{
    to.resize(from.size());
    std::ranges::transform(from, to.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
}

struct Match
{
    qsizetype begin = -1;
    qsizetype end = -1;
    bool undecided = false;
};

/// Looks for the query in single lines.
class Matcher final
{
public:
    static Result<std::unique_ptr<Matcher>> make(const LogQuery &query)
    {
        auto matcher = std::make_unique<Matcher>();
        if (!query.regex) {
            fold(query.text.toUtf8(), matcher->m_needle);
            matcher->m_literal.setPattern(matcher->m_needle);
            return matcher;
        }
        const Result<RegexTree> tree = RegexSyntax::parse(query.text);
        if (!tree)
            return std::unexpected(tree.error());
        const QString pattern = RegexSyntax::toPcre2(tree->root);
        if (const auto problem = MatchRegex::problemOf(pattern))
            return std::unexpected(*problem);
        matcher->m_regex = std::make_unique<MatchRegex>(pattern);
        return matcher;
    }

    Match find(QByteArrayView line)
    {
        if (m_regex) {
            const RegexMatch match = m_runner.find(*m_regex, line, RegexRunner::Text::ValidUtf8);
            if (match.answer == MatchAnswer::Undecided)
                return {.undecided = true};
            return match.answer == MatchAnswer::Yes ? Match{.begin = match.begin, .end = match.end} : Match();
        }
        if (m_needle.isEmpty())
            return {};
        fold(line, m_folded);
        const qsizetype at = m_literal.indexIn(m_folded);
        return at < 0 ? Match() : Match{.begin = at, .end = at + m_needle.size()};
    }
    /// Whether text without a line end holds a match at all; true where that cannot be told so.
    bool mayMatch(QByteArrayView lines) { return m_regex || find(lines).begin >= 0; }

private:
    QByteArray m_needle;
    QByteArrayMatcher m_literal;
    QByteArray m_folded;
    std::unique_ptr<MatchRegex> m_regex;
    RegexRunner m_runner;
};

/// Splits decoded text into lines and asks the matcher.
class LineSearch final
{
public:
    LineSearch(Matcher &matcher, qint64 line, bool last)
        : m_matcher(matcher)
        , m_line(line)
        , m_wantsLast(last)
    {
    }

    void feed(QByteArrayView text)
    {
        while (!text.isEmpty() && !isDone()) {
            const qsizetype end = text.indexOf('\n');
            if (m_partial.isEmpty() && end >= 0) {
                feedWhole(text);
                return;
            }
            const QByteArrayView part = end < 0 ? text : text.first(end);
            takePart(part, end >= 0);
            text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        }
    }
    void finish()
    {
        if (!m_partial.isEmpty() && !isDone())
            ask(m_partial, m_partialOffset);
    }
    [[nodiscard]] bool isDone() const { return !m_wantsLast && m_found.line.isValid(); }
    [[nodiscard]] const LogFound &found() const { return m_found; }

private:
    /// Text that begins with a line: whole lines, and the beginning of one.
    void feedWhole(QByteArrayView text)
    {
        const qsizetype end = text.lastIndexOf('\n') + 1;
        const QByteArrayView lines = text.first(end);
        if (m_matcher.mayMatch(lines)) {
            for (qsizetype at = 0; at < end && !isDone();) {
                const qsizetype next = lines.indexOf('\n', at);
                ask(lines.sliced(at, next - at), 0);
                ++m_line;
                at = next + 1;
            }
        } else {
            m_line += std::ranges::count(lines, '\n');
        }
        if (!isDone())
            takePart(text.sliced(end), false);
    }

    void takePart(QByteArrayView part, bool ends)
    {
        for (qsizetype at = 0; at < part.size() && !isDone();) {
            const qsizetype count = std::min(part.size() - at, LogFind::MaxLine - m_partial.size());
            m_partial.append(part.sliced(at, count));
            at += count;
            if (m_partial.size() < LogFind::MaxLine)
                break;
            // The engine relies on whole characters; one that is cut here is in the next window.
            ask(wholeCharacters(m_partial), m_partialOffset);
            qsizetype keep = LogFind::Overlap;
            while (keep > 0 && (m_partial.at(m_partial.size() - keep) & 0xC0) == 0x80)
                --keep;
            m_partialOffset += m_partial.size() - keep;
            m_partial = m_partial.last(keep);
        }
        if (!ends || isDone())
            return;
        ask(m_partial, m_partialOffset);
        m_partial.clear();
        m_partialOffset = 0;
        ++m_line;
    }

    void ask(QByteArrayView line, qint64 offset)
    {
        if (line.endsWith('\r'))
            line.chop(1);
        const Match match = m_matcher.find(line);
        m_undecided += match.undecided;
        m_found.undecided = m_undecided;
        if (match.begin < 0)
            return;
        m_found.line = LineNumber(m_line);
        m_found.match =
            QString::fromUtf8(line.sliced(match.begin, match.end - match.begin)).left(LogFind::MaxMatch);
        m_found.offset = offset + match.begin;
    }

    Matcher &m_matcher;
    qint64 m_line;
    const bool m_wantsLast;
    QByteArray m_partial;
    qint64 m_partialOffset = 0;
    LogFound m_found;
    qint64 m_undecided = 0;
};

/// One search: reads ranges of the log and keeps count of how far it is.
class Search final
{
public:
    Search(const LineReader &reader, std::optional<TextEncoding> encoding, Matcher &matcher,
           JobControl &control)
        : m_reader(reader)
        , m_encoding(encoding)
        , m_matcher(matcher)
        , m_control(control)
    {
    }

    /// The first match, or the `last` one, in the bytes from `begin`, where a line begins, to `end`.
    Result<LogFound> searched(qint64 begin, qint64 end, qint64 line, bool last)
    {
        LineSearch search(m_matcher, line, last);
        TextDecoder decoder(m_encoding);
        const auto sink = [&search](const DecodedText &text) { search.feed(text.text); };
        QByteArray bytes(ReadBytes, Qt::Uninitialized);
        for (qint64 at = begin; at < end && !search.isDone() && !m_control.isCancelled();) {
            const qint64 wanted = std::min<qint64>(ReadBytes, end - at);
            const Result<qsizetype> count =
                m_reader.readAt()(at, std::span(bytes.data(), static_cast<std::size_t>(wanted)));
            if (!count)
                return std::unexpected(count.error());
            if (*count == 0)
                break;
            decoder.feed(QByteArrayView(bytes).first(*count), sink);
            at += *count;
            m_done += *count;
            m_control.report({.done = m_done, .total = m_reader.index().bytes()});
        }
        if (!search.isDone())
            decoder.finish(sink);
        search.finish();
        return search.found();
    }

    /// Backwards from `end` to `begin`, both the beginnings of lines.
    Result<LogFound> searchedBack(qint64 begin, qint64 end)
    {
        LogFound found;
        qint64 undecided = 0;
        while (end > begin && !m_control.isCancelled()) {
            const LineIndex::Anchor from =
                m_reader.index().beforeOffset(std::max(end - BackBytes, qint64(0)));
            // A range that would begin before `begin` goes on to it, in whatever line of the range that is.
            const qint64 at = std::max(from.offset, begin);
            const Result<LineNumber> line =
                at == from.offset ? Result<LineNumber>(LineNumber(from.line)) : m_reader.lineAt(at);
            if (!line)
                return std::unexpected(line.error());
            const Result<LogFound> part = searched(at, end, line->value(), true);
            if (!part)
                return part;
            undecided += part->undecided;
            found = *part;
            found.undecided = undecided;
            if (found.line.isValid())
                return found;
            end = at;
        }
        return found;
    }

private:
    const LineReader &m_reader;
    std::optional<TextEncoding> m_encoding;
    Matcher &m_matcher;
    JobControl &m_control;
    qint64 m_done = 0;
};

Result<LineReader> readerOf(const InputText &text)
{
    if (text.opened)
        return LineReader(*text.opened, text.index);
    if (!text.file.isEmpty())
        return LineReader::open(text.file, text.index);
    return LineReader(
        [kept = text.kept](qint64 offset, std::span<char> buffer) { return kept.readAt(offset, buffer); },
        text.index);
}

/// The encoding for reading from the middle: a guess that holds for the whole log must not depend on where
/// the reading begins.
std::optional<TextEncoding> encodingFor(const InputText &text)
{
    if (text.file.isEmpty())
        return TextEncoding::Utf8;
    if (text.chosen)
        return text.chosen;
    const bool wide = text.index.unit() > 1;
    return wide ? std::optional(text.encoding) : std::nullopt;
}

} // namespace

Result<LogFound> LogFind::find(const InputText &text, const LogQuery &query, LineNumber from, bool forward,
                               JobControl &control)
{
    const auto matcher = Matcher::make(query);
    if (!matcher)
        return std::unexpected(matcher.error());
    const Result<LineReader> reader = readerOf(text);
    if (!reader)
        return std::unexpected(reader.error());
    Search search(*reader, encodingFor(text), **matcher, control);
    const qint64 total = reader->index().bytes();
    const LineNumber next(from.value() + (forward ? 1 : 0));
    const Result<qint64> split = next.value() > reader->index().lines() ? total : reader->offsetOf(next);
    if (!split)
        return std::unexpected(split.error());
    Result<LogFound> found =
        forward ? search.searched(*split, total, next.value(), false) : search.searchedBack(0, *split);
    if (!found || found->line.isValid() || control.isCancelled())
        return found;
    const qint64 undecided = found->undecided;
    found = forward ? search.searched(0, *split, 1, false) : search.searchedBack(*split, total);
    if (found) {
        found->wrapped = true;
        found->undecided += undecided;
    }
    return found;
}

} // namespace Clew
