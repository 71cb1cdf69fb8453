// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/logprefix.h"

#include <QByteArrayView>

namespace Clew {

/// How a line joins the event that is open.
enum class Join {
    None,    ///< not at all: the event ends, the line begins another
    Aside,   ///< not at all, but the event stays open: another writer got in between
    Newline, ///< as a line of its own
    Space,   ///< as the rest of a message: the line end and indentation become one blank
    Nothing, ///< as the rest of a word
};

/// A line as the rules see it.
struct RuleLine
{
    QByteArrayView body;  ///< behind the whole prefix, with its indentation
    bool stamped = false; ///< has a time or level of its own
    LogLevel level = LogLevel::Unknown;
    std::optional<qint64> time;
};

/// Decides which lines make one event: the shapes of tracebacks (Python with chains, groups and rich boxes,
/// Java, Node, .NET, Ruby, PHP, Go, Rust, native backtraces, sanitizers), CMake's paragraphs, and messages
/// whose details are indented under a line that says that something is wrong. One object follows one
/// open event. Lines that belong to no shape are events of their own.
class EventRules final
{
public:
    /// A message with indented details takes at most this many lines; a list is no message.
    static constexpr int MaxMessageLines = 24;
    /// Foreign lines in a row that a traceback without rank tags outlives.
    static constexpr int MaxAsides = 8;

    /// Begins an event with `line`.
    void begin(const RuleLine &line);
    /// What the next line is to the event; `event` is its text so far.
    [[nodiscard]] Join next(const RuleLine &line, QByteArrayView event);
    /// A blank line came.
    void blank() { ++m_blanks; }

    [[nodiscard]] bool isTraceback() const { return m_traceback; }
    /// True while the event is a line of no known shape.
    [[nodiscard]] bool isLine() const { return m_shape == Shape::Line; }
    /// True where lines of the same writer may still come: worth keeping open while others write.
    [[nodiscard]] bool mayGoOn() const { return m_shape != Shape::Line && m_shape != Shape::Ended; }

private:
    enum class Shape {
        Line,
        Message,
        PythonFrames,
        PythonMessage,
        PythonChain,
        PythonBox,
        ExceptionGroup,
        Frames,
        NodeObject,
        Go,
        Rust,
        Native,
        Sanitizer,
        Race,
        CMake,
        Ended,
    };

    Join nextPythonFrame(const RuleLine &line, qsizetype indent, QByteArrayView text);
    Join nextPythonMessage(const RuleLine &line, qsizetype indent, QByteArrayView text, QByteArrayView event);
    Join nextPythonChain(const RuleLine &line, qsizetype indent, QByteArrayView text);
    Join nextPythonBox(QByteArrayView text);
    Join nextGo(qsizetype indent, QByteArrayView text);
    Join nextRust(qsizetype indent, QByteArrayView text);
    Join nextNative(qsizetype indent, QByteArrayView text);
    Join nextOther(const RuleLine &line, qsizetype indent, QByteArrayView text, QByteArrayView event);
    bool isSplit(QByteArrayView event, QByteArrayView text) const;
    Join becomes(Shape shape, Join join);
    Join aside();

    Shape m_shape = Shape::Line;
    qsizetype m_indent = 0;
    int m_blanks = 0; ///< since the last line of the event
    int m_asides = 0;
    int m_lines = 1;
    bool m_stamped = false;
    LogLevel m_level = LogLevel::Unknown;
    std::optional<qint64> m_time;
    bool m_traceback = false;
    bool m_sentence = false;       ///< the first line of a message is whole by itself
    bool m_expectsMessage = false; ///< Rust: the message stands on the line after the place
};

} // namespace Clew
