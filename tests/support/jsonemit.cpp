// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/jsonemit.h"

#include <algorithm>

namespace Clew {

namespace {

bool mayStandBetween(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' || c == ':';
}

class JsonEmitter final
{
public:
    explicit JsonEmitter(const JsonTree &tree)
        : m_tree(tree)
    {
    }

    QByteArray emitAll()
    {
        if (m_tree.bytes().startsWith("\xEF\xBB\xBF"))
            copy({0, 3});
        emitValue(m_tree.root());
        fill(m_tree.bytes().size());
        return m_text;
    }

private:
    void emitValue(JsonNodeId node)
    {
        const JsonSpan span = m_tree.span(node);
        const JsonKind kind = m_tree.kind(node);
        fill(span.begin);
        if (kind != JsonKind::Array && kind != JsonKind::Object)
            return copy(span);
        bracket(kind == JsonKind::Array ? '[' : '{');
        qsizetype children = 0;
        for (JsonNodeId child = m_tree.firstChild(node); child.isValid(); child = m_tree.nextSibling(child)) {
            if (m_tree.hasKey(child)) {
                fill(m_tree.keySpan(child).begin);
                copy(m_tree.keySpan(child));
            }
            emitValue(child);
            ++children;
        }
        if (children != m_tree.childCount(node))
            m_text += "<children>";
        fill(span.end - 1);
        bracket(kind == JsonKind::Array ? ']' : '}');
    }

    /// What lies before `end`.
    void fill(qsizetype end)
    {
        if (end < m_at) {
            m_text += "<overlap>";
            return;
        }
        const QByteArrayView between = m_tree.bytes().sliced(m_at, end - m_at);
        const bool allowed = std::ranges::all_of(between, mayStandBetween);
        m_text += allowed ? between : QByteArrayView("<?>");
        m_at = end;
    }

    void copy(JsonSpan span)
    {
        m_text += m_tree.bytes().sliced(span.begin, span.size());
        m_at = span.end;
    }

    void bracket(char c)
    {
        m_text += m_tree.bytes()[m_at] == c ? QByteArrayView(&c, 1) : QByteArrayView("<bracket>");
        ++m_at;
    }

    const JsonTree &m_tree;
    QByteArray m_text;
    qsizetype m_at = 0;
};

} // namespace

QByteArray emitJson(const JsonTree &tree)
{
    return JsonEmitter(tree).emitAll();
}

} // namespace Clew
