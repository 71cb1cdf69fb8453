// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/errortemplate.h"

#include "models/diagnosis/bytecursor.h"

#include <algorithm>
#include <string_view>

namespace Clew {

namespace {

using std::string_view;

constexpr string_view Variable = "<*>";

bool isSpace(char c)
{
    return isBlank(c) || c == '\r' || c == '\n';
}
bool isHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
bool isQuote(char c)
{
    return c == '\'' || c == '"' || c == '`';
}
/// What stands around a word without belonging to it.
bool isEdge(char c)
{
    return string_view("()[]{}<>,;:.!?='\"`|").contains(c);
}

/// A path, an address, a host with a port, an e-mail.
bool isPath(string_view word)
{
    const size_t slash = word.find_first_of("/\\");
    if (slash != string_view::npos && word.size() > 2)
        return slash == 0 || word.find_first_of("/\\", slash + 1) != string_view::npos ||
               word.contains("://") || word.contains('.');
    return word.contains('@') && word.contains('.');
}

/// Letters and digits mixed as no word is, or a number with its unit: "0x7f5c", "3fa85f64-5717", "64MiB".
bool isNumberLike(string_view word)
{
    const auto digits = std::ranges::count_if(word, isDigit);
    if (digits == 0)
        return false;
    if (isDigit(word.front()) || word.starts_with("0x"))
        return true;
    const bool hex = std::ranges::all_of(word, [](char c) { return isHex(c) || c == '-'; });
    return hex && word.size() >= 8;
}

class TemplateMaker
{
public:
    explicit TemplateMaker(string_view line)
        : m_line(line)
    {
    }

    QByteArray make()
    {
        size_t at = 0;
        while (at < m_line.size() && m_result.size() < MaxTemplateBytes) {
            if (isSpace(m_line[at])) {
                at = takeBlanks(at);
            } else if (isQuote(m_line[at])) {
                at = takeQuoted(at);
            } else {
                at = takeWord(at);
            }
        }
        return m_result.left(MaxTemplateBytes).trimmed();
    }

private:
    void addVariable()
    {
        const QByteArrayView variable(Variable.data(), static_cast<qsizetype>(Variable.size()));
        if (!m_result.endsWith(variable))
            m_result += variable;
    }
    void add(string_view text) { m_result.append(text.data(), static_cast<qsizetype>(text.size())); }

    size_t takeBlanks(size_t at)
    {
        while (at < m_line.size() && isSpace(m_line[at]))
            ++at;
        if (!m_result.isEmpty() && !m_result.endsWith(' '))
            m_result += ' ';
        return at;
    }

    size_t takeQuoted(size_t at)
    {
        constexpr size_t LongestQuote = 200;
        const char quote = m_line[at];
        const bool insideWord = at > 0 && !isSpace(m_line[at - 1]) && !isEdge(m_line[at - 1]);
        const size_t end = m_line.find(quote, at + 1);
        if (insideWord || end == string_view::npos || end - at > LongestQuote) {
            m_result += quote;
            return at + 1;
        }
        m_result += quote;
        addVariable();
        m_result += quote;
        return end + 1;
    }

    size_t takeWord(size_t begin)
    {
        size_t end = begin;
        while (end < m_line.size() && !isSpace(m_line[end]) && !isQuote(m_line[end]))
            ++end;
        string_view word = m_line.substr(begin, end - begin);
        if (isPath(word)) {
            size_t tail = word.size();
            while (tail > 0 && isEdge(word[tail - 1]))
                --tail;
            addVariable();
            add(word.substr(tail));
            return end;
        }
        size_t at = 0;
        while (at < word.size()) {
            if (isEdge(word[at])) {
                add(word.substr(at, 1));
                ++at;
                continue;
            }
            size_t stop = at;
            while (stop < word.size() && !isEdge(word[stop]))
                ++stop;
            const string_view piece = word.substr(at, stop - at);
            if (isNumberLike(piece))
                addVariable();
            else
                add(piece);
            at = stop;
        }
        return end;
    }

    string_view m_line;
    QByteArray m_result;
};

} // namespace

QByteArray errorTemplate(QByteArrayView line)
{
    return TemplateMaker(string_view(line.data(), static_cast<size_t>(line.size()))).make();
}

} // namespace Clew
