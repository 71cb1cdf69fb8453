// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/cleanline.h"
#include "models/diagnosis/eventrules.h"
#include "models/diagnosis/logprefix.h"
#include "models/diagnosis/wrapdetector.h"

#include <QHash>

#include <deque>
#include <list>
#include <optional>
#include <vector>

namespace Clew {

/// Makes events of clean lines and packs them into blocks. Takes prefixes off (LogPrefix), keeps the lines of
/// each writer - rank, container, process - together while they interleave, joins the lines of a traceback or
/// a message (EventRules) and those that a terminal or a runtime has cut (WrapDetector), and reads escapes of
/// JSON. Every byte of an event maps back to the input. Events stand in a block in the order in which they
/// ended; EventBlock::rawOffset says where each began. Blank lines make no event.
class EventAssembler final : public LineSink
{
public:
    /// A block is handed on with the first event that ends beyond this, or beyond so many events or pieces:
    /// very short lines and escapes cost more memory than their text does.
    static constexpr qsizetype BlockBytes = qsizetype(4) << 20;
    static constexpr size_t BlockEvents = size_t(128) << 10;
    static constexpr size_t BlockPieces = size_t(256) << 10;
    /// What is open longer is closed: bounds memory, and a traceback says all it has to say before.
    static constexpr qsizetype MaxEventBytes = qsizetype(256) << 10;
    /// Lines of others that an open event waits through.
    static constexpr qint64 MaxParkedLines = 2000;
    /// Events that wait at a time, and their bytes.
    static constexpr size_t MaxParked = 1024;
    static constexpr qsizetype MaxParkedBytes = qsizetype(16) << 20;

    /// `rank`: whose log this is, for lines that name none.
    explicit EventAssembler(int input, std::optional<int> rank = std::nullopt);

    void takeLine(const CleanLine &line) override;
    /// Closes what is open. Lines may still come: they begin new events.
    void finish();
    /// The next finished block; false where there is none.
    bool takeBlock(EventBlock &block);

private:
    struct OpenEvent
    {
        quint32 lane = 0;
        EventSpan span; ///< begin: of the current event in the block's text; unused where it is parked
        EventRules rules;
        qint64 firstLine = 0;    ///< lines seen when it began
        qint64 lastLine = 0;     ///< lines seen when it last grew
        bool unfinished = false; ///< the next line of the lane goes on in the same word
        bool escaped = false;    ///< a string of JSON is open at a backslash before the line end
    };

    /// An event that waits for more lines of its writer while others write.
    struct ParkedEvent
    {
        OpenEvent event;
        MappedText text;
    };

    /// A line on its way into an event.
    struct Incoming
    {
        MappedView mapped;
        LogPrefix prefix;
        qint64 number = 0;
        qsizetype overlap = 0;
        bool cut = false;
        bool continues = false; ///< was cut by a terminal
    };

    static RuleLine ruleLine(const Incoming &line);
    void takeText(Incoming &line);
    void joinCurrent(Incoming &line);
    void grow(OpenEvent &event, MappedText &text, const Incoming &line, Join join);
    void open(const Incoming &line);
    void closeCurrent();
    void parkOrCloseCurrent();
    void makeCurrent(ParkedEvent parked);
    void park(ParkedEvent event);
    ParkedEvent takeParked(std::list<ParkedEvent>::iterator parked);
    void closeParked(std::list<ParkedEvent>::iterator parked);
    template <typename Condition>
    void closeParkedWhere(Condition condition);
    void closeOldest();
    MappedText &textOfCurrent() { return m_resumed ? m_resumedText : m_text; }
    QByteArrayView currentText() const
    {
        return m_resumed ? QByteArrayView(m_resumedText.text)
                         : QByteArrayView(m_text.text).sliced(m_current.span.begin);
    }
    void finishBlock();

    int m_input;
    const std::optional<int> m_rank;
    PrefixParser m_prefixes;
    WrapDetector m_wraps;
    MappedText m_text; ///< of the block being filled
    std::vector<EventSpan> m_events;
    OpenEvent m_current; ///< the event at the end of the block's text, or in m_resumedText
    bool m_hasCurrent = false;
    /// The current event was parked before and may be again: its text stays apart until it is closed, or
    /// writers that take turns would have it copied at each turn.
    bool m_resumed = false;
    MappedText m_resumedText;
    std::list<ParkedEvent> m_parked; ///< one for each lane, in the order in which they were parked
    QHash<quint32, std::list<ParkedEvent>::iterator> m_parkedOf; ///< by lane
    qsizetype m_parkedBytes = 0;                                 ///< of their texts
    std::deque<EventBlock> m_ready;
    MappedText m_scratch;
    MappedText m_unwrapped;
    qint64 m_lines = 0;
};

} // namespace Clew
