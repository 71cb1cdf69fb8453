// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonsplice.h"

#include "models/io/jsonspelling.h"
#include "models/io/jsontoken.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

std::unexpected<Error> fault(ErrorCode code, const QStringList &arguments)
{
    return std::unexpected(Error{.code = code, .arguments = arguments, .place = {}});
}

/// A decoded string with the place of each of its code units in the text.
class SpelledString final
{
public:
    explicit SpelledString(QByteArrayView token)
        : m_token(token)
    {
        qsizetype at = 1;
        while (at < token.size() - 1) {
            const qsizetype begin = at;
            if (token[at] == '\\')
                at += token[at + 1] == 'u' ? 6 : 2;
            else
                at += std::max<qsizetype>(utf8SequenceLength(token, at), 1);
            const QString part =
                decodeJsonString(QByteArray('"' + token.sliced(begin, at - begin).toByteArray() + '"'));
            for (qsizetype i = 0; i < part.size(); ++i)
                m_starts.push_back(i == 0 ? begin : -1);
            m_text += part;
        }
        m_starts.push_back(at);
    }

    /// The token with its text made `text`: what both begin and end with keeps its spelling.
    [[nodiscard]] QByteArray respelled(const QString &text, const JsonSpelling &spelling) const
    {
        const qsizetype room = std::min(text.size(), m_text.size());
        qsizetype head = 0;
        while (head < room && text[head] == m_text[head])
            ++head;
        while (head > 0 && (start(head) < 0 || splitsPair(text, head)))
            --head;
        qsizetype tail = 0;
        while (tail < room - head && text[text.size() - 1 - tail] == m_text[m_text.size() - 1 - tail])
            ++tail;
        while (tail > 0 && (start(m_text.size() - tail) < 0 || splitsPair(text, text.size() - tail)))
            --tail;
        const qsizetype cut = start(m_text.size() - tail);
        return m_token.first(start(head)).toByteArray() +
               spelling.escaped(QStringView(text).sliced(head, text.size() - head - tail)) +
               m_token.sliced(cut).toByteArray();
    }

private:
    [[nodiscard]] qsizetype start(qsizetype unit) const { return m_starts[static_cast<size_t>(unit)]; }
    static bool splitsPair(const QString &text, qsizetype at)
    {
        return at > 0 && at < text.size() && text[at - 1].isHighSurrogate() && text[at].isLowSurrogate();
    }

    QByteArrayView m_token;
    QString m_text;
    std::vector<qsizetype> m_starts; ///< -1 for the second half of a character outside the first plane
};

/// The tokens of a JSON pointer in front of the last one, and the last one decoded.
struct SplitPointer
{
    QString parent;
    QString key;

    explicit SplitPointer(const QString &pointer)
        : parent(jsonPointerParent(pointer))
        , key(jsonPointerName(pointer))
    {
    }
};

/// Place in a list that a pointer's token names, from 0 to count; nothing for anything else.
std::optional<qsizetype> placeInList(const QString &token, qsizetype count)
{
    if (token == "-"_L1)
        return count;
    bool isNumber = false;
    const qsizetype index = token.toLongLong(&isNumber);
    if (!isNumber || index < 0 || index > count || QString::number(index) != token)
        return std::nullopt;
    return index;
}

class Splicer final
{
public:
    Splicer(const JsonTree &tree, const QByteArray &text)
        : m_tree(tree)
        , m_text(text)
        , m_spelling(JsonSpelling::of(tree))
    {
    }

    Result<QByteArray> set(const QString &pointer, const JsonTree &value)
    {
        const JsonNodeId node = m_tree.find(pointer);
        if (node.isValid())
            return replaced(node, value);
        if (!pointer.startsWith(u'/'))
            return fault(ErrorCode::PointerNotFound, {pointer});
        const SplitPointer split(pointer);
        const JsonNodeId parent = m_tree.find(split.parent);
        if (!parent.isValid() || m_tree.kind(parent) == JsonKind::Null)
            return setWrapped(split, value);
        if (m_tree.kind(parent) == JsonKind::Object)
            return withMember(parent, split.key, value);
        if (m_tree.kind(parent) == JsonKind::Array)
            return insert(pointer, value);
        return fault(ErrorCode::WrongType, {split.parent, u"object"_s, jsonKindName(m_tree.kind(parent))});
    }

    Result<QByteArray> insert(const QString &pointer, const JsonTree &value)
    {
        if (!pointer.startsWith(u'/'))
            return fault(ErrorCode::PointerNotFound, {pointer});
        const SplitPointer split(pointer);
        const JsonNodeId list = m_tree.find(split.parent);
        if (!list.isValid() || m_tree.kind(list) == JsonKind::Null)
            return setWrapped(split, value);
        if (m_tree.kind(list) == JsonKind::Object)
            return set(pointer, value);
        if (m_tree.kind(list) != JsonKind::Array)
            return fault(ErrorCode::WrongType, {split.parent, u"array"_s, jsonKindName(m_tree.kind(list))});
        const qsizetype count = m_tree.childCount(list);
        const std::optional<qsizetype> index = placeInList(split.key, count);
        if (!index)
            return fault(ErrorCode::PointerNotFound, {pointer});
        if (count == 0)
            return filled(list, value, {});
        const QByteArray item = m_spelling.value(value, value.root(), itemIndent(list));
        if (*index == count) {
            const qsizetype end = m_tree.span(child(list, count - 1)).end;
            return spliced(end, end, separator(list) + item);
        }
        const qsizetype begin = m_tree.span(child(list, *index)).begin;
        return spliced(begin, begin, item + separator(list));
    }

    Result<QByteArray> remove(const QString &pointer)
    {
        JsonNodeId node = m_tree.find(pointer);
        if (!node.isValid() || pointer.isEmpty())
            return fault(ErrorCode::PointerNotFound, {pointer});
        const JsonNodeId parent = m_tree.find(jsonPointerParent(pointer));
        QList<JsonNodeId> gone{node};
        if (m_tree.hasKey(node)) {
            gone.clear();
            for (JsonNodeId each = m_tree.firstChild(parent); each.isValid();
                 each = m_tree.nextSibling(each)) {
                if (m_tree.key(each) == m_tree.key(node))
                    gone.append(each);
            }
        }
        return without(parent, gone);
    }

    Result<QByteArray> move(const QString &pointer, qsizetype to)
    {
        const JsonNodeId node = m_tree.find(pointer);
        const JsonNodeId list =
            node.isValid() && !pointer.isEmpty() ? m_tree.find(jsonPointerParent(pointer)) : JsonNodeId();
        if (!list.isValid() || m_tree.kind(list) != JsonKind::Array || to < 0 ||
            to >= m_tree.childCount(list))
            return fault(ErrorCode::PointerNotFound, {pointer});
        QList<JsonNodeId> places;
        for (JsonNodeId each = m_tree.firstChild(list); each.isValid(); each = m_tree.nextSibling(each))
            places.append(each);
        QList<JsonNodeId> items = places;
        items.move(items.indexOf(node), to);
        QByteArray out;
        qsizetype at = 0;
        for (qsizetype i = 0; i < items.size(); ++i) {
            out += m_text.sliced(at, m_tree.span(places[i]).begin - at);
            out += m_tree.raw(items[i]);
            at = m_tree.span(places[i]).end;
        }
        return out + m_text.sliced(at);
    }

private:
    [[nodiscard]] JsonNodeId child(JsonNodeId parent, qsizetype index) const
    {
        JsonNodeId node = m_tree.firstChild(parent);
        for (qsizetype i = 0; i < index; ++i)
            node = m_tree.nextSibling(node);
        return node;
    }

    [[nodiscard]] qsizetype startOf(JsonNodeId node) const
    {
        return m_tree.hasKey(node) ? m_tree.keySpan(node).begin : m_tree.span(node).begin;
    }

    [[nodiscard]] QByteArray spliced(qsizetype begin, qsizetype end, const QByteArray &with) const
    {
        return m_text.first(begin) + with + m_text.sliced(end);
    }

    /// What stands between two children, and would before one more.
    [[nodiscard]] QByteArray separator(JsonNodeId parent) const
    {
        const qsizetype count = m_tree.childCount(parent);
        const qsizetype lastStart = startOf(child(parent, count - 1));
        if (count > 1) {
            const qsizetype end = m_tree.span(child(parent, count - 2)).end;
            return m_text.sliced(end, lastStart - end);
        }
        const qsizetype begin = m_tree.span(parent).begin + 1;
        const QByteArray lead = m_text.sliced(begin, lastStart - begin);
        return lead.contains('\n') ? "," + lead : m_spelling.comma;
    }

    /// Indentation of the children of a container that has some.
    [[nodiscard]] QByteArray itemIndent(JsonNodeId parent) const
    {
        return lineIndent(m_text, startOf(m_tree.firstChild(parent)));
    }

    /// Indentation of the line on which the container stands. The first line of the text may begin before it.
    [[nodiscard]] QByteArray ownIndent(JsonNodeId container) const
    {
        const qsizetype begin = startOf(container);
        if (m_text.first(begin).contains('\n'))
            return lineIndent(m_text, begin);
        return lineIndent(m_text, m_tree.span(m_tree.root()).end - 1);
    }

    /// An empty list or object with its first item.
    [[nodiscard]] QByteArray filled(JsonNodeId container, const JsonTree &value, const QByteArray &key) const
    {
        const JsonSpan span = m_tree.span(container);
        const QByteArray indent = ownIndent(container);
        const bool spread =
            !m_spelling.lineEnd.isEmpty() &&
            (m_text.sliced(span.begin, span.size()).contains('\n') || spreadsWith(container, value));
        const QByteArray inner = spread ? QByteArray(indent + m_spelling.unit) : indent;
        const QByteArray item = key + m_spelling.value(value, value.root(), inner);
        const QByteArray before = spread ? QByteArray(m_spelling.lineEnd + inner) : m_spelling.padding;
        const QByteArray after = spread ? QByteArray(m_spelling.lineEnd + indent) : m_spelling.padding;
        return spliced(span.begin + 1, span.end - 1, before + item + after);
    }

    [[nodiscard]] bool spreadsWith(JsonNodeId container, const JsonTree &value) const
    {
        if (container == m_tree.root())
            return true;
        if (m_tree.kind(container) == JsonKind::Object)
            return !m_spelling.objectsOnOneLine;
        const JsonKind kind = value.kind(value.root());
        const bool holds = kind == JsonKind::Array || kind == JsonKind::Object;
        return holds || !m_spelling.listsOfTextsOnOneLine;
    }

    Result<QByteArray> replaced(JsonNodeId node, const JsonTree &value) const
    {
        if (sameJson(m_tree, node, value, value.root()))
            return m_text;
        const JsonSpan span = m_tree.span(node);
        if (m_tree.kind(node) == JsonKind::String && value.kind(value.root()) == JsonKind::String) {
            const SpelledString old(m_tree.raw(node));
            return spliced(span.begin, span.end, old.respelled(value.text(value.root()), m_spelling));
        }
        return spliced(span.begin, span.end, m_spelling.value(value, value.root(), ownIndent(node)));
    }

    Result<QByteArray> withMember(JsonNodeId object, const QString &key, const JsonTree &value) const
    {
        const QByteArray head = m_spelling.string(key) + m_spelling.colon;
        if (m_tree.childCount(object) == 0)
            return filled(object, value, head);
        const qsizetype end = m_tree.span(child(object, m_tree.childCount(object) - 1)).end;
        const QByteArray item = head + m_spelling.value(value, value.root(), itemIndent(object));
        return spliced(end, end, separator(object) + item);
    }

    /// The value within the list or object that is missing around it.
    Result<QByteArray> setWrapped(const SplitPointer &split, const JsonTree &value)
    {
        const bool inList = split.key == "-"_L1 || split.key == "0"_L1;
        const QByteArray raw = value.raw(value.root()).toByteArray();
        const QByteArray json =
            inList ? "[" + raw + "]" : "{" + m_spelling.string(split.key) + ":" + raw + "}";
        JsonParser parser;
        const auto wrapped = parser.parse(json);
        if (!wrapped)
            return fault(ErrorCode::JsonSyntax, {wrapped.error().detail});
        return set(split.parent, *wrapped);
    }

    Result<QByteArray> without(JsonNodeId parent, const QList<JsonNodeId> &gone) const
    {
        const JsonSpan span = m_tree.span(parent);
        if (gone.size() == m_tree.childCount(parent))
            return spliced(span.begin + 1, span.end - 1, {});
        QByteArray out;
        qsizetype at = 0;
        JsonNodeId kept; // the last one so far
        for (JsonNodeId each = m_tree.firstChild(parent); each.isValid(); each = m_tree.nextSibling(each)) {
            if (!gone.contains(each)) {
                kept = each;
                continue;
            }
            const JsonNodeId next = m_tree.nextSibling(each);
            // With what stands before it, so that the line of the next one stays as it is; the first with
            // what stands behind it.
            const qsizetype begin = kept.isValid() ? previousEnd(parent, each) : startOf(each);
            const qsizetype end = kept.isValid() ? m_tree.span(each).end : startOf(next);
            out += m_text.sliced(at, begin - at);
            at = end;
        }
        return out + m_text.sliced(at);
    }

    [[nodiscard]] qsizetype previousEnd(JsonNodeId parent, JsonNodeId node) const
    {
        JsonNodeId previous = m_tree.firstChild(parent);
        while (m_tree.nextSibling(previous) != node)
            previous = m_tree.nextSibling(previous);
        return m_tree.span(previous).end;
    }

    const JsonTree &m_tree;
    const QByteArray &m_text;
    JsonSpelling m_spelling;
};

} // namespace

Result<QByteArray> splicedJson(JsonParser &parser, const QByteArray &text, const ValueEdit &edit)
{
    const auto tree = parser.parse(text);
    if (!tree)
        return fault(ErrorCode::JsonSyntax, {tree.error().detail});
    Splicer splicer(*tree, text);
    if (edit.kind == ValueEdit::Kind::Remove)
        return splicer.remove(edit.pointer);
    if (edit.kind == ValueEdit::Kind::Move)
        return splicer.move(edit.pointer, edit.to);
    JsonParser valueParser;
    const auto value = valueParser.parse(edit.json);
    if (!value)
        return fault(value.error().code, {value.error().detail});
    return edit.kind == ValueEdit::Kind::Insert ? splicer.insert(edit.pointer, *value)
                                                : splicer.set(edit.pointer, *value);
}

} // namespace Clew
