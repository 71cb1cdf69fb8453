// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/eventlines.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/errorset.h"
#include "models/diagnosis/errortemplate.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

/// Lines below a header of an error that belong to it although they use no word of failure.
constexpr int HeaderReach = 3;

/// What stands between the tracebacks of a chain.
bool isChainLink(QByteArrayView line)
{
    return line.startsWith("Traceback (") || line.startsWith("During handling of the above exception") ||
           line.startsWith("The above exception was the direct cause");
}

struct Line
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

std::vector<Line> linesOf(QByteArrayView event)
{
    std::vector<Line> lines;
    qsizetype begin = 0;
    while (begin < event.size() && lines.size() < MaxEventLines) {
        qsizetype end = event.indexOf('\n', begin);
        if (end < 0)
            end = event.size();
        lines.push_back({.begin = begin, .end = end});
        begin = end + 1;
    }
    return lines;
}

/// Begins of the exceptions that the line names behind the first: .NET and Spring tell in one line what
/// caused what ("System.Exception: a ---> System.IO.IOException: b", "a; nested exception is
/// java.io.IOException: b").
std::vector<qsizetype> innerExceptions(QByteArrayView line)
{
    constexpr std::array<QByteArrayView, 2> Links{" ---> ", "; nested exception is "};
    // A line of a quarter of a megabyte may hold nothing but links.
    constexpr qsizetype LongestType = 256;
    constexpr std::ptrdiff_t MostLinks = 32;
    std::vector<qsizetype> begins;
    for (const QByteArrayView link : Links) {
        for (qsizetype at = line.indexOf(link); at > 0; at = line.indexOf(link, at + 1)) {
            const qsizetype begin = at + link.size();
            const std::vector<ExceptionType> types =
                exceptionTypes(line.sliced(begin, std::min(LongestType, line.size() - begin)));
            if (!types.empty() && types.front().begin == 0)
                begins.push_back(begin);
        }
    }
    std::ranges::sort(begins);
    if (std::ssize(begins) > MostLinks) // the innermost ones tell why
        begins.erase(begins.begin(), begins.end() - MostLinks);
    return begins;
}

/// One message, or one for each exception of its line; `message.depth` is that of the first.
void addMessage(std::vector<MessageLine> &messages, QByteArrayView event, MessageLine message, int &causes)
{
    const qsizetype begin = message.begin;
    const qsizetype end = message.end;
    for (const qsizetype inner : innerExceptions(event.sliced(begin, end - begin))) {
        message.end = begin + inner;
        messages.push_back(message);
        message.begin = begin + inner;
        message.depth = ++causes;
    }
    message.end = end;
    messages.push_back(message);
}

std::vector<MessageLine> ordinaryLines(QByteArrayView event, LogLevel level)
{
    std::vector<MessageLine> messages;
    int sinceHeader = HeaderReach + 1;
    int causes = 0;
    for (const Line &line : linesOf(event)) {
        const QByteArrayView text = event.sliced(line.begin, line.end - line.begin);
        if (text.trimmed().isEmpty() || isStackFrame(text))
            continue;
        // The level is that of the first line's prefix; a line below stands for itself.
        ErrorStrength strength = errorStrength(text, messages.empty() ? level : LogLevel::Unknown);
        sinceHeader = strength >= ErrorStrength::Error ? 0 : sinceHeader + 1;
        if (strength == ErrorStrength::None && sinceHeader <= HeaderReach)
            strength = ErrorStrength::Weak;
        if (level == LogLevel::Info || level == LogLevel::Debug)
            strength = std::min(strength, ErrorStrength::Mention);
        addMessage(messages, event, {.begin = line.begin, .end = line.end, .strength = strength}, causes);
    }
    return messages;
}

/// The lines that name an exception: those that are indented no more than the traceback itself, and "Caused
/// by:" wherever it stands.
std::vector<MessageLine> tracebackLines(QByteArrayView event, LogLevel level)
{
    std::vector<MessageLine> messages;
    qsizetype base = 0;
    int causes = 0;
    bool inTrace = false;
    bool inCauses = false; // of Rust: "Caused by:", and below it one cause a line
    for (const Line &line : linesOf(event)) {
        const QByteArrayView text = event.sliced(line.begin, line.end - line.begin);
        const QByteArrayView trimmed = text.trimmed();
        if (trimmed.isEmpty() || isStackFrame(text)) {
            inTrace = inTrace || !trimmed.isEmpty();
            continue;
        }
        if (isChainLink(trimmed)) {
            base = indentOf(text);
            inTrace = true;
            continue;
        }
        if (trimmed == "Caused by:") {
            inCauses = true;
            base = indentOf(text);
            continue;
        }
        inCauses = inCauses && indentOf(text) > base;
        // Docker's builder marks its steps as .NET marks inner exceptions.
        const bool cause = trimmed.startsWith("Caused by:") || trimmed.startsWith("[cause]:") ||
                           (trimmed.startsWith("---> ") && !exceptionTypes(trimmed).empty()) || inCauses;
        if (inTrace && indentOf(text) > base && !cause)
            continue; // source quoted below a frame
        causes += cause ? 1 : 0;
        const ErrorStrength own = errorStrength(text, messages.empty() ? level : LogLevel::Unknown);
        const bool named = cause || !exceptionTypes(text).empty() || own >= ErrorStrength::Error;
        const ErrorStrength strength = std::max(own, named ? ErrorStrength::Error : ErrorStrength::Weak);
        addMessage(messages, event,
                   {.begin = line.begin, .end = line.end, .strength = strength, .depth = cause ? causes : 0},
                   causes);
    }
    return messages;
}

} // namespace

std::vector<MessageLine> messageLines(QByteArrayView event, LogLevel level, bool traceback)
{
    std::vector<MessageLine> messages = traceback ? tracebackLines(event, level) : std::vector<MessageLine>();
    return messages.empty() ? ordinaryLines(event, level) : messages;
}

QByteArray siteShape(QByteArrayView line)
{
    constexpr qsizetype ShapeBytes = 1000;
    return errorTemplate(line.first(std::min(line.size(), ShapeBytes)));
}

SiteText siteText(QByteArrayView event, const MessageLine &line, qsizetype focus)
{
    qsizetype begin = line.begin;
    qsizetype end = line.end;
    if (end - begin > MaxSiteText) {
        begin = std::clamp(focus - MaxSiteText / 3, begin, end - MaxSiteText);
        end = begin + MaxSiteText;
        // Do not cut a character in two.
        while (begin < end && (static_cast<unsigned char>(event[begin]) & 0xc0U) == 0x80U)
            ++begin;
        while (end > begin && end < line.end && (static_cast<unsigned char>(event[end]) & 0xc0U) == 0x80U)
            --end;
        return {.text = event.sliced(begin, end - begin).toByteArray(), .begin = begin};
    }
    QByteArray text = event.sliced(begin, end - begin).toByteArray();
    qsizetype next = end + 1;
    for (int lines = 1; lines < SiteLines && next < event.size();) {
        qsizetype nextEnd = event.indexOf('\n', next);
        if (nextEnd < 0)
            nextEnd = event.size();
        const QByteArrayView below = event.sliced(next, nextEnd - next);
        if (text.size() + below.size() >= MaxSiteText)
            break;
        if (!below.trimmed().isEmpty() && !isStackFrame(below)) {
            text += '\n';
            text += below;
            ++lines;
        }
        next = nextEnd + 1;
    }
    return {.text = text, .begin = begin};
}

} // namespace Clew
