// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/io/jsontree.h"

#include <QStringList>
#include <QVarLengthArray>

#include <optional>

namespace Clew {

class RecordIssues;

/// The members of one JSON object, taken by name and type. A member that is absent or null gives an empty
/// value (a null string, no number, an empty list); one of another type gives the same and an issue. Of
/// repeated keys the last counts, the others are issues. What was not taken is `rest`.
class JsonFields final
{
public:
    /// Fields of `object`; of nothing where it is invalid; of nothing, with an issue, where it is no object.
    /// `tree` and `issues` must outlive this object.
    JsonFields(const JsonTree &tree, JsonNodeId object, RecordIssues &issues);

    [[nodiscard]] bool has(QByteArrayView key) const;
    /// The member itself, whatever its type; invalid where absent.
    [[nodiscard]] JsonNodeId take(QByteArrayView key);
    [[nodiscard]] QString text(QByteArrayView key);
    /// Number within 0 to 1; outside is an issue and nothing.
    [[nodiscard]] std::optional<double> rate(QByteArrayView key);
    /// Integer of 0 or more.
    [[nodiscard]] std::optional<qint64> count(QByteArrayView key);
    /// As long as the source's list: entries that are no string stay as null strings.
    [[nodiscard]] QStringList texts(QByteArrayView key);
    /// Elements of the array; none where it is no array.
    [[nodiscard]] QList<JsonNodeId> items(QByteArrayView key);
    [[nodiscard]] JsonFields fields(QByteArrayView key);
    /// Takes the members that are strings, numbers or booleans, in document order.
    [[nodiscard]] QList<JsonNodeId> scalars();

    /// The members not taken so far, in document order, keys plain or as JSON pointers of the document.
    [[nodiscard]] QList<ExtraField> rest() const;
    [[nodiscard]] QList<ExtraField> restByPointer() const;

private:
    struct Member
    {
        QByteArrayView key;
        JsonNodeId node;
        bool taken = false;
    };

    void dropRepeated();
    [[nodiscard]] QByteArrayView comparableKey(JsonNodeId node);
    [[nodiscard]] QList<JsonNodeId> restNodes() const;
    [[nodiscard]] QString textOf(JsonNodeId node);

    const JsonTree &m_tree;
    RecordIssues &m_issues;
    QVarLengthArray<Member, 32> m_members; // by key
    QList<QByteArray> m_decodedKeys;       // of keys written with escapes
};

} // namespace Clew
