// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordspans.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Bytes between two questions whether to stop: below a millisecond.
constexpr qsizetype StopInterval = qsizetype{1} << 18;

class RecordSplitter final
{
public:
    RecordSplitter(QByteArrayView text, qsizetype maxRecords, const std::stop_token &stop,
                   RecordSpans &result)
        : m_text(text)
        , m_maxRecords(static_cast<size_t>(maxRecords))
        , m_stop(stop)
        , m_at(byteOrderMarkLength(text))
        , m_result(result)
    {
    }

    void splitLines()
    {
        for (qint64 line = 1; m_at < m_text.size() && !m_stop.stop_requested(); ++line) {
            qsizetype end = m_text.indexOf('\n', m_at);
            if (end < 0)
                end = m_text.size();
            const qsizetype begin = skipJsonSpace(m_text.first(end), m_at);
            const TextPosition start{.line = line, .column = static_cast<int>(begin - m_at) + 1};
            if (begin < end && !add(begin, trimmedEnd(end), start))
                break;
            m_at = end + 1;
        }
    }

    void splitJson()
    {
        m_at = skipJsonSpace(m_text, m_at);
        if (m_at < m_text.size() && m_text[m_at] == '[')
            splitArray();
        else if (m_at < m_text.size())
            add(m_at, trimmedEnd(m_text.size()), textPositionAt(m_text, m_at));
    }

private:
    void splitArray()
    {
        m_at = skipJsonSpace(m_text, m_at + 1);
        bool more = m_at >= m_text.size() || m_text[m_at] != ']';
        while (more) {
            const qsizetype begin = m_at;
            const qsizetype end = valueEnd(begin);
            if (m_stop.stop_requested())
                return;
            if (end <= begin)
                return fail(u"value expected"_s);
            m_position = textPositionAt(m_text, begin, m_positioned, m_position);
            m_positioned = begin;
            if (!add(begin, end, m_position))
                return;
            m_at = skipJsonSpace(m_text, end);
            if (!m_closed)
                return; // the element never ends; its own fault says where it broke
            more = m_at < m_text.size() && m_text[m_at] == ',';
            if (more)
                m_at = skipJsonSpace(m_text, m_at + 1);
        }
        if (m_at == m_text.size() || m_text[m_at] != ']')
            return fail(u"',' or ']' expected"_s);
        m_at = skipJsonSpace(m_text, m_at + 1);
        if (m_at < m_text.size())
            fail(u"end of the text expected"_s);
    }

    /// End of the value at `begin`: behind its closing bracket or quote, before a comma or bracket that is
    /// not its own; the end of the text where it never closes (m_closed is false then).
    qsizetype valueEnd(qsizetype begin)
    {
        m_closed = true;
        bool inString = false;
        qsizetype depth = 0;
        for (qsizetype at = begin; at < m_text.size(); ++at) {
            if (at % StopInterval == 0 && m_stop.stop_requested())
                break;
            const char c = m_text[at];
            if (inString) {
                if (c == '\\') {
                    ++at;
                } else if (c == '"') {
                    inString = false;
                    if (depth == 0)
                        return at + 1;
                }
            } else if (c == '"') {
                if (depth == 0 && at > begin)
                    return at;
                inString = true;
            } else if (c == '{' || c == '[') {
                if (depth == 0 && at > begin)
                    return at;
                ++depth;
            } else if (c == '}' || c == ']') {
                if (depth == 0)
                    return at;
                if (--depth == 0)
                    return at + 1;
            } else if (depth == 0 && (c == ',' || isJsonSpace(c))) {
                return at;
            }
        }
        m_closed = !inString && depth == 0;
        return trimmedEnd(m_text.size());
    }

    /// `end`, without the white space before it.
    qsizetype trimmedEnd(qsizetype end) const
    {
        while (end > 0 && isJsonSpace(m_text[end - 1]))
            --end;
        return end;
    }

    bool add(qsizetype begin, qsizetype end, TextPosition start)
    {
        if (m_result.spans.size() == m_maxRecords) {
            m_result.tooMany = true;
            return false;
        }
        m_result.spans.push_back({.begin = begin, .end = end, .start = start});
        return true;
    }

    void fail(const QString &detail)
    {
        m_result.fault = JsonFault{.code = ErrorCode::JsonSyntax, .offset = m_at, .detail = detail};
    }

    QByteArrayView m_text;
    size_t m_maxRecords;
    std::stop_token m_stop;
    qsizetype m_at;
    bool m_closed = true;
    qsizetype m_positioned = 0; // byte that m_position is of
    TextPosition m_position;
    RecordSpans &m_result;
};

} // namespace

RecordSpans splitRecords(QByteArrayView text, CatalogLayout layout, qsizetype maxRecords,
                         const std::stop_token &stop)
{
    RecordSpans result;
    RecordSplitter splitter(text, maxRecords, stop, result);
    if (layout == CatalogLayout::JsonLines)
        splitter.splitLines();
    else
        splitter.splitJson();
    return result;
}

} // namespace Clew
