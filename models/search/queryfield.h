// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <optional>

namespace Clew {

/// What a field of the query language asks about.
enum class QueryField : quint8 {
    Domain,
    Category,
    Tier,
    Resolvable,
    Tag,
    Id,
    Code,
    Confidence,
    Evidence,
    Rate,
    Trust,
    Age,
    Chinese,
    Has,
    Miss,
    Is, ///< what the user made of it: is:bookmarked
};

enum class FieldKind : quint8 {
    Value,   ///< a text that records hold: domain:pytorch
    Number,  ///< evidence:<2, conf:>0.8
    Age,     ///< age:>365d
    Keyword, ///< one of a few words: zh:copied
};

/// Every field in the order in which it is offered.
[[nodiscard]] const QList<QueryField> &queryFields();
/// As it is typed: "conf".
[[nodiscard]] QString queryFieldName(QueryField field);
/// Without regard to case; nothing where no field is called so.
[[nodiscard]] std::optional<QueryField> queryFieldNamed(QStringView name);
[[nodiscard]] FieldKind fieldKind(QueryField field);
/// The words that a keyword field takes; empty for other fields.
[[nodiscard]] QStringList fieldKeywords(QueryField field);

} // namespace Clew
