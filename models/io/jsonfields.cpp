// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonfields.h"

#include "models/io/recordissues.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Any total order serves; length first spares most comparisons of bytes.
bool keyLess(QByteArrayView a, QByteArrayView b)
{
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

} // namespace

JsonFields::JsonFields(const JsonTree &tree, JsonNodeId object, RecordIssues &issues)
    : m_tree(tree)
    , m_issues(issues)
{
    if (!object.isValid())
        return;
    if (tree.kind(object) != JsonKind::Object) {
        issues.wrongType(object, u"object"_s);
        return;
    }
    m_members.reserve(tree.childCount(object));
    for (JsonNodeId child = tree.firstChild(object); child.isValid(); child = tree.nextSibling(child))
        m_members.append({.key = comparableKey(child), .node = child});
    std::ranges::sort(m_members, [](const Member &a, const Member &b) {
        return a.key == b.key ? a.node < b.node : keyLess(a.key, b.key);
    });
    dropRepeated();
}

void JsonFields::dropRepeated()
{
    for (qsizetype i = m_members.size() - 2; i >= 0; --i) {
        if (m_members[i].key == m_members[i + 1].key) {
            m_issues.duplicateKey(m_members[i + 1].node);
            m_members.remove(i);
        }
    }
}

QByteArrayView JsonFields::comparableKey(JsonNodeId node)
{
    const QByteArrayView raw = m_tree.rawKey(node);
    if (!raw.contains('\\'))
        return raw;
    const QString decoded = m_tree.key(node);
    if (!decoded.isValidUtf16())
        return raw; // a lone surrogate has no UTF-8
    m_decodedKeys.append(decoded.toUtf8());
    return m_decodedKeys.constLast();
}

bool JsonFields::has(QByteArrayView key) const
{
    return std::ranges::binary_search(m_members, key, keyLess, &Member::key);
}

JsonNodeId JsonFields::take(QByteArrayView key)
{
    const auto found = std::ranges::lower_bound(m_members, key, keyLess, &Member::key);
    if (found == m_members.end() || found->key != key)
        return {};
    found->taken = true;
    return found->node;
}

QString JsonFields::textOf(JsonNodeId node)
{
    if (m_tree.kind(node) == JsonKind::String)
        return m_tree.text(node);
    m_issues.wrongType(node, u"string"_s);
    return {};
}

QString JsonFields::text(QByteArrayView key)
{
    const JsonNodeId node = take(key);
    if (!node.isValid() || m_tree.kind(node) == JsonKind::Null)
        return {};
    return textOf(node);
}

std::optional<double> JsonFields::rate(QByteArrayView key)
{
    const JsonNodeId node = take(key);
    if (!node.isValid() || m_tree.kind(node) == JsonKind::Null)
        return std::nullopt;
    if (m_tree.kind(node) != JsonKind::Number) {
        m_issues.wrongType(node, u"number"_s);
        return std::nullopt;
    }
    const std::optional<double> value = m_tree.number(node);
    if (!value || *value < 0 || *value > 1) {
        m_issues.outOfRange(node, u"0..1"_s);
        return std::nullopt;
    }
    return value;
}

std::optional<qint64> JsonFields::count(QByteArrayView key)
{
    const JsonNodeId node = take(key);
    if (!node.isValid() || m_tree.kind(node) == JsonKind::Null)
        return std::nullopt;
    const QByteArrayView raw = m_tree.raw(node);
    const bool whole = m_tree.kind(node) == JsonKind::Number &&
                       std::ranges::none_of(raw, [](char c) { return c == '.' || c == 'e' || c == 'E'; });
    if (!whole) {
        m_issues.wrongType(node, u"integer"_s);
        return std::nullopt;
    }
    const std::optional<qint64> value = m_tree.integer(node);
    if (!value || *value < 0) {
        m_issues.outOfRange(node, u"0.."_s);
        return std::nullopt;
    }
    return value;
}

QStringList JsonFields::texts(QByteArrayView key)
{
    QStringList list;
    const QList<JsonNodeId> nodes = items(key);
    list.reserve(nodes.size());
    for (const JsonNodeId node : nodes)
        list.append(textOf(node));
    return list;
}

QList<JsonNodeId> JsonFields::items(QByteArrayView key)
{
    const JsonNodeId array = take(key);
    if (!array.isValid() || m_tree.kind(array) == JsonKind::Null)
        return {};
    if (m_tree.kind(array) != JsonKind::Array) {
        m_issues.wrongType(array, u"array"_s);
        return {};
    }
    QList<JsonNodeId> nodes;
    nodes.reserve(m_tree.childCount(array));
    for (JsonNodeId node = m_tree.firstChild(array); node.isValid(); node = m_tree.nextSibling(node))
        nodes.append(node);
    return nodes;
}

JsonFields JsonFields::fields(QByteArrayView key)
{
    const JsonNodeId node = take(key);
    const bool isNull = node.isValid() && m_tree.kind(node) == JsonKind::Null;
    return {m_tree, isNull ? JsonNodeId() : node, m_issues};
}

QList<JsonNodeId> JsonFields::scalars()
{
    QList<JsonNodeId> nodes;
    for (Member &member : m_members) {
        const JsonKind kind = m_tree.kind(member.node);
        if (member.taken || kind == JsonKind::Null || kind == JsonKind::Array || kind == JsonKind::Object)
            continue;
        member.taken = true;
        nodes.append(member.node);
    }
    std::ranges::sort(nodes);
    return nodes;
}

QList<JsonNodeId> JsonFields::restNodes() const
{
    QList<JsonNodeId> nodes;
    for (const Member &member : m_members) {
        if (!member.taken)
            nodes.append(member.node);
    }
    std::ranges::sort(nodes);
    return nodes;
}

QList<ExtraField> JsonFields::rest() const
{
    QList<ExtraField> extra;
    for (const JsonNodeId node : restNodes())
        extra.append({.key = m_tree.key(node), .json = m_tree.raw(node).toByteArray()});
    return extra;
}

QList<ExtraField> JsonFields::restByPointer() const
{
    QList<ExtraField> extra;
    for (const JsonNodeId node : restNodes())
        extra.append({.key = m_tree.pointerTo(node), .json = m_tree.raw(node).toByteArray()});
    return extra;
}

} // namespace Clew
