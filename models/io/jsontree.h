// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/jsonpointer.h"

#include <QByteArrayView>
#include <QString>

#include <compare>
#include <optional>
#include <vector>

namespace Clew {

enum class JsonKind : quint8 { Null, False, True, Number, String, Array, Object };

/// Name of a kind as people know it: "null", "boolean", "number", "string", "array", "object".
[[nodiscard]] QString jsonKindName(JsonKind kind);

/// A value in a JsonTree. Ids ascend in document order; the root is 0.
class JsonNodeId final
{
public:
    constexpr JsonNodeId() = default;
    constexpr explicit JsonNodeId(quint32 value)
        : m_value(value)
    {
    }

    [[nodiscard]] constexpr quint32 value() const { return m_value; }
    [[nodiscard]] constexpr bool isValid() const { return m_value != Invalid; }

    friend constexpr auto operator<=>(const JsonNodeId &, const JsonNodeId &) = default;

private:
    static constexpr quint32 Invalid = 0xFFFFFFFFU;
    quint32 m_value = Invalid;
};

/// Bytes [begin, end) of a text.
struct JsonSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;

    [[nodiscard]] qsizetype size() const { return end - begin; }
    friend bool operator==(const JsonSpan &, const JsonSpan &) = default;
};

/// Every value of a checked JSON text with its place in the original bytes. Nothing is converted until asked
/// for, so the spelling of numbers, duplicate keys and white space survive: the text is the values plus what
/// stands between them. Made by JsonParser. Does not own the bytes, which must outlive it.
class JsonTree final
{
public:
    JsonTree() = default;

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    [[nodiscard]] JsonNodeId root() const { return JsonNodeId(0); }
    [[nodiscard]] qsizetype nodeCount() const { return static_cast<qsizetype>(m_nodes.size()); }

    [[nodiscard]] JsonKind kind(JsonNodeId node) const { return at(node).kind; }
    /// The value, brackets and quotes included.
    [[nodiscard]] JsonSpan span(JsonNodeId node) const { return {at(node).begin, at(node).end}; }
    [[nodiscard]] QByteArrayView raw(JsonNodeId node) const;
    [[nodiscard]] bool hasKey(JsonNodeId node) const { return at(node).keyEnd > 0; }
    /// The key of an object member, quotes included; empty for other values.
    [[nodiscard]] JsonSpan keySpan(JsonNodeId node) const { return {at(node).keyBegin, at(node).keyEnd}; }

    /// Elements and members, in document order, repeated keys included; invalid where there is none.
    [[nodiscard]] JsonNodeId firstChild(JsonNodeId node) const;
    [[nodiscard]] JsonNodeId nextSibling(JsonNodeId node) const;
    [[nodiscard]] qsizetype childCount(JsonNodeId node) const { return at(node).childCount; }

    /// Bytes of the key between its quotes, escapes as written; empty for values without a key.
    [[nodiscard]] QByteArrayView rawKey(JsonNodeId node) const;
    /// Decoded key of a member; null for other values.
    [[nodiscard]] QString key(JsonNodeId node) const;
    /// Decoded string, never null; null for values that are no string.
    [[nodiscard]] QString text(JsonNodeId node) const;
    /// The number, rounded to a double; nothing for other values and where it is too large for one.
    [[nodiscard]] std::optional<double> number(JsonNodeId node) const;
    /// The number where it is an integer (without fraction and exponent) that fits.
    [[nodiscard]] std::optional<qint64> integer(JsonNodeId node) const;

    /// The member with this key (the last one, where keys repeat: as Python, Qt and browsers read it).
    [[nodiscard]] JsonNodeId member(JsonNodeId object, QStringView key) const;
    /// The value at a JSON pointer (RFC 6901), invalid where it leads nowhere. Cost: the children on the way.
    [[nodiscard]] JsonNodeId find(QStringView pointer) const;
    /// The JSON pointer of a value. Cost: the children on the way.
    [[nodiscard]] QString pointerTo(JsonNodeId node) const;

private:
    friend class JsonTreeBuilder;

    struct Node
    {
        quint32 begin = 0;
        quint32 end = 0;
        quint32 keyBegin = 0;
        quint32 keyEnd = 0;      // 0 where the value has no key
        quint32 nextSibling = 0; // 0 where it is the last
        quint32 childCount = 0;
        JsonKind kind = JsonKind::Null;
    };

    [[nodiscard]] const Node &at(JsonNodeId node) const
    {
        Q_ASSERT(node.value() < m_nodes.size());
        return m_nodes[node.value()];
    }

    QByteArrayView m_bytes;
    std::vector<Node> m_nodes;
};

} // namespace Clew
