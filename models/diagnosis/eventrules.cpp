// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/eventrules.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/loglevel.h"
#include "models/diagnosis/traceshapes.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

/// Node prints the properties of an error as an object behind its frames.
constexpr int MaxObjectLines = 60;
constexpr int MaxMessageBlanks = 1;

/// "Tried to allocate", "mismatch for:", "a,": the sentence goes on.
bool endsOpen(QByteArrayView text)
{
    if (text.isEmpty())
        return false;
    const char last = text.back();
    return isNameByte(last) || last == ':' || last == ',' || last == '-' || last == '(' || last == '=';
}

/// A field of a listing ("Reason:       OOMKilled"), or what a mark of a list or tree announces.
bool isEntry(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 9> Marks{"\u2192", "\u276f", "\u2713", "\u2717", "\u00d7",
                                                  "\u25cf", "\u251c", "\u2514", "\u2022"};
    if (std::ranges::any_of(Marks, [text](QByteArrayView mark) { return text.startsWith(mark); }))
        return true;
    const qsizetype colon = text.indexOf(":  ");
    const QByteArrayView name = text.first(std::max<qsizetype>(colon, 0));
    return !name.isEmpty() && std::ranges::all_of(name, [](char c) { return isLetter(c) || c == ' '; });
}

} // namespace

/// A message that a logger has split where it became too long, each part with the same stamp: an error whose
/// sentence is open and goes on in the middle. Only called for lines with the same time and level.
bool EventRules::isSplit(QByteArrayView event, QByteArrayView text) const
{
    constexpr qsizetype TooShortToSplit = 40;
    if (m_level < LogLevel::Warning || !m_time || event.size() < TooShortToSplit || !endsOpen(event))
        return false;
    const char first = text.isEmpty() ? '\0' : text[0];
    const bool inside = (first >= 'a' && first <= 'z') || isDigit(first) || first == '(' || first == ',';
    return inside && event.back() != ':' && soundsLikeError(event);
}

void EventRules::begin(const RuleLine &line)
{
    *this = EventRules();
    m_stamped = line.stamped;
    m_level = line.level;
    m_time = line.time;
    m_indent = indentOf(line.body);
    const QByteArrayView text = line.body.sliced(m_indent);
    switch (TraceShapes::beginning(text)) {
    case TraceShapes::Beginning::None:
        return;
    case TraceShapes::Beginning::Python:
        // Glued to a progress bar, the header says nothing about the indentation of what follows.
        m_shape = Shape::PythonFrames;
        if (!beginsWith(text, "Traceback"))
            m_indent = 0;
        break;
    case TraceShapes::Beginning::PythonFile:
        m_shape = Shape::PythonFrames;
        m_indent = 0;
        break;
    case TraceShapes::Beginning::PythonGroup:
        m_shape = Shape::ExceptionGroup;
        break;
    case TraceShapes::Beginning::PythonBox:
        m_shape = Shape::PythonBox;
        m_indent = 0;
        break;
    case TraceShapes::Beginning::Go: // alone it is a message
        m_shape = Shape::Go;
        return;
    case TraceShapes::Beginning::Rust:
        m_shape = Shape::Rust;
        m_expectsMessage = text.endsWith(':');
        break;
    case TraceShapes::Beginning::Native:
        m_shape = Shape::Native;
        break;
    case TraceShapes::Beginning::Sanitizer:
        m_shape = Shape::Sanitizer;
        break;
    case TraceShapes::Beginning::Race:
        m_shape = Shape::Race;
        break;
    case TraceShapes::Beginning::CMake:
        m_shape = Shape::CMake;
        return;
    }
    m_traceback = true;
}

Join EventRules::becomes(Shape shape, Join join)
{
    m_shape = shape;
    m_blanks = 0;
    m_asides = 0;
    ++m_lines;
    return join;
}

Join EventRules::aside()
{
    if (++m_asides > MaxAsides)
        return Join::None;
    return Join::Aside;
}

Join EventRules::next(const RuleLine &line, QByteArrayView event)
{
    const qsizetype indent = indentOf(line.body);
    const QByteArrayView text = line.body.sliced(indent);
    // Most lines of most logs: nothing is open that takes anything, and the line is no part of a trace.
    if (m_shape == Shape::Line && indent == 0 && !line.stamped && !TraceShapes::mayContinue(text))
        return Join::None;
    if (m_shape == Shape::Line && indent == 0 && line.stamped && line.level < LogLevel::Warning &&
        !TraceShapes::mayContinue(text))
        return Join::None;
    const bool foreign = line.stamped && !m_stamped;
    switch (m_shape) {
    case Shape::PythonFrames:
        return nextPythonFrame(line, indent, text);
    case Shape::PythonMessage:
        return nextPythonMessage(line, indent, text, event);
    case Shape::PythonChain:
        return nextPythonChain(line, indent, text);
    case Shape::PythonBox:
        return foreign ? aside() : nextPythonBox(text);
    case Shape::Ended:
        return Join::None;
    default:
        break;
    }
    if (foreign)
        return m_traceback && m_shape != Shape::Frames ? aside() : Join::None;
    switch (m_shape) {
    case Shape::ExceptionGroup:
        return indent > 0 || text.startsWith('|') || text.startsWith('+') ? becomes(m_shape, Join::Newline)
                                                                          : Join::None;
    case Shape::NodeObject:
        if (m_lines > MaxObjectLines || TraceShapes::mayContinue(text) ||
            (indent == 0 && !text.startsWith('}')))
            return Join::None;
        return becomes(text.startsWith('}') && indent == 0 ? Shape::Ended : m_shape, Join::Newline);
    case Shape::Go:
        return nextGo(indent, text);
    case Shape::Rust:
        return nextRust(indent, text);
    case Shape::Native:
        return nextNative(indent, text);
    case Shape::Sanitizer:
        if (TraceShapes::endsSanitizer(text))
            return becomes(Shape::Ended, Join::Newline);
        return TraceShapes::isSanitizerLine(indent, text) ? becomes(m_shape, Join::Newline) : Join::None;
    case Shape::Race:
        if (beginsWith(text, "======"))
            return becomes(Shape::Ended, Join::Space);
        return TraceShapes::isRaceLine(indent, text) ? becomes(m_shape, Join::Space) : Join::None;
    case Shape::CMake:
        if (indent == 0 && !beginsWith(text, "Call Stack"))
            return Join::None;
        return becomes(m_shape, m_blanks > 0 || indent == 0 ? Join::Newline : Join::Space);
    default:
        return nextOther(line, indent, text, event);
    }
}

Join EventRules::nextPythonFrame(const RuleLine &line, qsizetype indent, QByteArrayView text)
{
    if (line.stamped && !m_stamped)
        return aside();
    if (indent > m_indent)
        return becomes(m_shape, Join::Newline);
    if (TraceShapes::isPythonException(text)) {
        m_indent = indent;
        return becomes(Shape::PythonMessage, Join::Newline);
    }
    return aside();
}

Join EventRules::nextPythonMessage(const RuleLine &line, qsizetype indent, QByteArrayView text,
                                   QByteArrayView event)
{
    if (TraceShapes::isPythonChain(text))
        return becomes(Shape::PythonChain, Join::Newline);
    if ((line.stamped && !m_stamped) || m_blanks > 0)
        return Join::None;
    if (TraceShapes::isNativeFrame(indent, text))
        return becomes(m_shape, Join::Newline);
    if (TraceShapes::isKnownContinuation(text) || event.endsWith("Last error:"))
        return becomes(m_shape, Join::Space);
    if (indent <= m_indent || m_lines > 4000)
        return Join::None;
    return becomes(m_shape, TraceShapes::isExcerpt(text) ? Join::Newline : Join::Space);
}

Join EventRules::nextPythonChain(const RuleLine &line, qsizetype indent, QByteArrayView text)
{
    const TraceShapes::Beginning beginning = TraceShapes::beginning(text);
    if (beginning == TraceShapes::Beginning::Python) {
        m_indent = indent;
        return becomes(Shape::PythonFrames, Join::Newline);
    }
    if (beginning == TraceShapes::Beginning::PythonBox)
        return becomes(Shape::PythonBox, Join::Newline);
    if (line.stamped && !m_stamped)
        return aside();
    if (TraceShapes::isPythonException(text)) {
        m_indent = indent;
        return becomes(Shape::PythonMessage, Join::Newline);
    }
    return aside();
}

Join EventRules::nextPythonBox(QByteArrayView text)
{
    if (beginsWith(text, "╰")) {
        m_indent = 0;
        return becomes(Shape::PythonFrames, Join::Newline);
    }
    return beginsWith(text, "│") ? becomes(m_shape, Join::Newline) : aside();
}

Join EventRules::nextGo(qsizetype indent, QByteArrayView text)
{
    if (!TraceShapes::isGoLine(indent, text))
        return Join::None;
    m_traceback = true;
    return becomes(m_shape, Join::Newline);
}

Join EventRules::nextRust(qsizetype indent, QByteArrayView text)
{
    if (std::exchange(m_expectsMessage, false))
        return becomes(m_shape, Join::Space);
    if (m_blanks == 0 && (TraceShapes::isRustLine(text) || indent > 0))
        return becomes(m_shape, Join::Newline);
    return Join::None;
}

Join EventRules::nextNative(qsizetype indent, QByteArrayView text)
{
    if (m_blanks > MaxMessageBlanks)
        return Join::None;
    if (beginsWith(text, "what():"))
        return becomes(m_shape, Join::Space);
    if (indent > 0 || TraceShapes::isNativeFrame(indent, text))
        return becomes(m_shape, Join::Newline);
    return Join::None;
}

Join EventRules::nextOther(const RuleLine &line, qsizetype indent, QByteArrayView text, QByteArrayView event)
{
    // PostgreSQL stamps each part of a message.
    const bool detail = beginsWith(text, "HINT:  ") || beginsWith(text, "DETAIL:  ");
    if (detail && m_blanks == 0 && line.stamped == m_stamped && line.time == m_time &&
        (m_shape == Shape::Line || m_shape == Shape::Message))
        return becomes(m_shape, Join::Newline);
    // Behind a blank line Rust's tools tell what caused the error.
    const bool causes = text == "Caused by:" && m_blanks <= 1 && (m_traceback || soundsLikeError(event));
    if (causes) {
        m_traceback = true;
        return becomes(Shape::Frames, Join::Newline);
    }
    if (m_blanks > 0)
        return Join::None;
    if (TraceShapes::isFrame(indent, text) || TraceShapes::isNativeFrame(indent, text)) {
        m_traceback = true;
        const bool object = text.endsWith(" {") && beginsWith(text, "at ");
        return becomes(object ? Shape::NodeObject : Shape::Frames, Join::Newline);
    }
    if (m_shape == Shape::Frames && indent > m_indent)
        return becomes(m_shape, Join::Newline);
    // Lines that a logger stamps one by one share time and level where they are one message; without that,
    // blanks behind a level are padding.
    if (line.stamped && (line.level != m_level || line.time != m_time))
        return Join::None;
    if (line.stamped && m_shape == Shape::Line && indent == m_indent && isSplit(event, text))
        return becomes(Shape::Line, Join::Space);
    if (m_shape == Shape::Frames || line.stamped != m_stamped || indent <= m_indent ||
        m_lines >= MaxMessageLines)
        return Join::None;
    // A message is judged once, by its first line. What ends in a colon goes on in the details; behind a
    // whole sentence they are lines of their own, so that no regex runs from one into the other.
    if (m_shape == Shape::Line) {
        if (!soundsLikeError(event))
            return Join::None;
        m_sentence = !endsOpen(event.trimmed());
    }
    const bool own = m_sentence || TraceShapes::isExcerpt(text) || isEntry(text);
    return becomes(Shape::Message, own ? Join::Newline : Join::Space);
}

} // namespace Clew
