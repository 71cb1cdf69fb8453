// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonfault.h"

#include "models/io/jsonparser.h"
#include "models/io/textposition.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Walks a text token by token; the open containers stand on a stack of their own, so depth costs no call
/// stack.
class FaultFinder final
{
public:
    FaultFinder(QByteArrayView text, int maxDepth)
        : m_text(text)
        , m_maxDepth(static_cast<size_t>(maxDepth))
    {
    }

    std::optional<JsonFault> find()
    {
        m_at = byteOrderMarkLength(m_text);
        while (!m_fault && !m_done)
            step();
        if (!m_fault && next() < m_text.size())
            failHere(u"end of the text expected"_s);
        return m_fault;
    }

private:
    enum class Expect { Value, ValueOrEnd, Key, KeyOrEnd, CommaOrEnd };

    qsizetype next()
    {
        m_at = skipJsonSpace(m_text, m_at);
        return m_at;
    }
    bool sees(char c) { return next() < m_text.size() && m_text[m_at] == c; }
    bool inObject() const { return !m_open.empty() && m_open.back() == '{'; }

    void step()
    {
        switch (m_expect) {
        case Expect::ValueOrEnd:
            if (sees(']'))
                return close();
            return value();
        case Expect::Value:
            return value();
        case Expect::KeyOrEnd:
            if (sees('}'))
                return close();
            return key();
        case Expect::Key:
            return key();
        case Expect::CommaOrEnd:
            return commaOrEnd();
        }
    }

    void value()
    {
        if (next() == m_text.size())
            return failHere(u"value expected"_s);
        const char c = m_text[m_at];
        if (c == '{' || c == '[')
            return open(c);
        if (c == '"')
            take(jsonStringEnd(m_text, m_at));
        else if (c == '-' || (c >= '0' && c <= '9'))
            take(jsonNumberEnd(m_text, m_at));
        else if (c == 't' || c == 'f' || c == 'n')
            take(jsonLiteralEnd(m_text, m_at));
        else
            return failHere(u"value expected"_s);
        endValue();
    }

    void key()
    {
        if (!sees('"'))
            return failHere(u"name of a member expected"_s);
        take(jsonStringEnd(m_text, m_at));
        if (m_fault)
            return;
        if (!sees(':'))
            return failHere(u"':' expected"_s);
        ++m_at;
        m_expect = Expect::Value;
    }

    void commaOrEnd()
    {
        if (sees(',')) {
            ++m_at;
            m_expect = inObject() ? Expect::Key : Expect::Value;
        } else if (sees(inObject() ? '}' : ']')) {
            close();
        } else {
            failHere(inObject() ? u"',' or '}' expected"_s : u"',' or ']' expected"_s);
        }
    }

    void open(char c)
    {
        if (m_open.size() == m_maxDepth) {
            m_fault = JsonFault{.code = ErrorCode::JsonTooDeep, .offset = m_at, .detail = {}};
            return;
        }
        m_open.push_back(c);
        ++m_at;
        m_expect = c == '{' ? Expect::KeyOrEnd : Expect::ValueOrEnd;
    }

    void close()
    {
        m_open.pop_back();
        ++m_at;
        endValue();
    }

    void endValue()
    {
        m_done = m_open.empty();
        m_expect = Expect::CommaOrEnd;
    }

    void take(const JsonTokenEnd &end)
    {
        if (end)
            m_at = *end;
        else
            m_fault = end.error();
    }

    void failHere(const QString &detail)
    {
        const bool badByte = m_at < m_text.size() && utf8SequenceLength(m_text, m_at) == 0;
        m_fault = badByte ? JsonFault{.code = ErrorCode::InvalidUtf8, .offset = m_at, .detail = {}}
                          : JsonFault{.code = ErrorCode::JsonSyntax, .offset = m_at, .detail = detail};
    }

    QByteArrayView m_text;
    size_t m_maxDepth;
    qsizetype m_at = 0;
    Expect m_expect = Expect::Value;
    bool m_done = false;
    std::vector<char> m_open;
    std::optional<JsonFault> m_fault;
};

} // namespace

std::optional<JsonFault> findJsonFault(QByteArrayView text, int maxDepth)
{
    return FaultFinder(text, maxDepth).find();
}

Error jsonError(const JsonFault &fault, const Place &place)
{
    QStringList arguments;
    if (fault.code == ErrorCode::JsonTooDeep)
        arguments.append(QString::number(MaxJsonDepth));
    else if (fault.code == ErrorCode::JsonTooLarge)
        arguments.append(QString::number(MaxJsonBytes));
    else if (!fault.detail.isEmpty())
        arguments.append(fault.detail);
    return {.code = fault.code, .arguments = arguments, .place = place};
}

} // namespace Clew
