// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsontree.h"

#include "models/io/jsontoken.h"

#include <charconv>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

template <typename T>
std::optional<T> parsed(QByteArrayView token)
{
    T value{};
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error != std::errc() || end != token.data() + token.size())
        return std::nullopt;
    return value;
}

/// Place in an array that a pointer token names: digits without a leading zero.
std::optional<qsizetype> arrayIndex(QStringView token)
{
    if (token.isEmpty() || token.size() > 9 || (token.size() > 1 && token.front() == u'0'))
        return std::nullopt;
    qsizetype index = 0;
    for (const QChar c : token) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        index = index * 10 + (c.unicode() - u'0');
    }
    return index;
}

} // namespace

QString jsonKindName(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Null:
        return u"null"_s;
    case JsonKind::False:
    case JsonKind::True:
        return u"boolean"_s;
    case JsonKind::Number:
        return u"number"_s;
    case JsonKind::String:
        return u"string"_s;
    case JsonKind::Array:
        return u"array"_s;
    case JsonKind::Object:
        return u"object"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QByteArrayView JsonTree::raw(JsonNodeId node) const
{
    const JsonSpan bytes = span(node);
    return m_bytes.sliced(bytes.begin, bytes.size());
}

JsonNodeId JsonTree::firstChild(JsonNodeId node) const
{
    return at(node).childCount > 0 ? JsonNodeId(node.value() + 1) : JsonNodeId();
}

JsonNodeId JsonTree::nextSibling(JsonNodeId node) const
{
    const quint32 next = at(node).nextSibling;
    return next > 0 ? JsonNodeId(next) : JsonNodeId();
}

QByteArrayView JsonTree::rawKey(JsonNodeId node) const
{
    const JsonSpan bytes = keySpan(node);
    return hasKey(node) ? m_bytes.sliced(bytes.begin + 1, bytes.size() - 2) : QByteArrayView();
}

QString JsonTree::key(JsonNodeId node) const
{
    const JsonSpan bytes = keySpan(node);
    return hasKey(node) ? decodeJsonString(m_bytes.sliced(bytes.begin, bytes.size())) : QString();
}

QString JsonTree::text(JsonNodeId node) const
{
    return kind(node) == JsonKind::String ? decodeJsonString(raw(node)) : QString();
}

std::optional<double> JsonTree::number(JsonNodeId node) const
{
    return kind(node) == JsonKind::Number ? parsed<double>(raw(node)) : std::nullopt;
}

std::optional<qint64> JsonTree::integer(JsonNodeId node) const
{
    return kind(node) == JsonKind::Number ? parsed<qint64>(raw(node)) : std::nullopt;
}

JsonNodeId JsonTree::member(JsonNodeId object, QStringView key) const
{
    JsonNodeId found;
    if (kind(object) != JsonKind::Object)
        return found;
    for (JsonNodeId child = firstChild(object); child.isValid(); child = nextSibling(child)) {
        if (this->key(child) == key)
            found = child;
    }
    return found;
}

JsonNodeId JsonTree::find(QStringView pointer) const
{
    JsonNodeId node = m_nodes.empty() ? JsonNodeId() : root();
    while (node.isValid() && !pointer.isEmpty()) {
        if (pointer.front() != u'/')
            return {};
        const qsizetype end = pointer.indexOf(u'/', 1);
        const QStringView token = pointer.sliced(1, (end < 0 ? pointer.size() : end) - 1);
        pointer = pointer.sliced(1 + token.size());
        if (kind(node) == JsonKind::Array) {
            const std::optional<qsizetype> index = arrayIndex(token);
            if (!index || *index >= childCount(node))
                return {};
            node = firstChild(node);
            for (qsizetype i = 0; i < *index; ++i)
                node = nextSibling(node);
        } else {
            node = member(node, jsonPointerKey(token));
        }
    }
    return node;
}

QString JsonTree::pointerTo(JsonNodeId node) const
{
    QString pointer;
    JsonNodeId ancestor = root();
    while (ancestor < node) {
        qsizetype index = 0;
        JsonNodeId child = firstChild(ancestor);
        for (JsonNodeId next = nextSibling(child); next.isValid() && next <= node;
             next = nextSibling(child)) {
            child = next;
            ++index;
        }
        pointer += jsonPointerToken(hasKey(child) ? key(child) : QString::number(index));
        ancestor = child;
    }
    return pointer;
}

} // namespace Clew
