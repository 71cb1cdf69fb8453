// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"
#include "models/search/queryfield.h"

namespace Clew {

enum class QueryErrorCode : quint8 {
    MissingValue,   ///< args: field
    UnknownKeyword, ///< args: field, what was typed, the words that it takes
    UnknownValue,   ///< args: field, what was typed: no record has it (found out by the search)
    BadNumber,      ///< args: field, what was typed
    BadAge,         ///< args: field, what was typed
    UnclosedQuote,  ///< -
    UnclosedRegex,  ///< -
    InvalidRegex,   ///< args: what the regex compiler says, offset in the regex
    TooLong,        ///< args: limit in characters; what stands behind is not looked at
};

/// A fault in a query, and where it stands. The rest of the query still counts.
struct QueryError
{
    QueryErrorCode code = QueryErrorCode::MissingValue;
    QStringList arguments;
    TextRange place;

    friend bool operator==(const QueryError &, const QueryError &) = default;
};

enum class QueryItemKind : quint8 {
    Word,   ///< what is neither of the others; may hold several terms
    Phrase, ///< "words that follow each other"
    Regex,  ///< /regex/, without regard to case, over signature and id
    Field,  ///< field:value
};

enum class Comparison : quint8 {
    Equal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
};

struct QueryItem
{
    QueryItemKind kind = QueryItemKind::Word;
    bool isNegated = false;
    QString text; ///< word, phrase without quotes, regex without slashes, value as written
    QueryField field = QueryField::Domain;
    Comparison comparison = Comparison::Equal;
    double number = 0; ///< conf, rate and trust 0..1, evidence a count, age in days
    TextRange place;

    friend bool operator==(const QueryItem &, const QueryItem &) = default;
};

/// A query as it was understood. A value; parsing never fails, it lists what it could not take.
struct SearchQuery
{
    QString text;
    QList<QueryItem> items;
    QList<QueryError> errors;
    bool isPasted = false;  ///< lines of a log or a long sentence: no operators in it
    bool lastIsOpen = true; ///< the last word may go on: it is looked for as a beginning too

    /// Words alone, neither negated nor quoted, as they would stand in a record.
    [[nodiscard]] QString plainText() const;
    /// Negations and phrases, which pasted messages may hold by accident.
    [[nodiscard]] bool hasOperators() const;
    /// The same query with these as plain words.
    [[nodiscard]] SearchQuery withoutOperators() const;
    [[nodiscard]] bool isEmpty() const { return items.isEmpty(); }

    friend bool operator==(const SearchQuery &, const SearchQuery &) = default;

    /// More is pasted by accident only; a traceback of 300 lines has some 20,000.
    static constexpr qsizetype LongestText = 64 * 1024;
    /// A query of one line: words behind this many are not looked for.
    static constexpr int MostItems = 64;
};

/// Reads a query. Several lines are a pasted text and hold words alone. Linear.
[[nodiscard]] SearchQuery parseQuery(const QString &text);

/// "domain-error" for logs, JSON and tests; not for people.
[[nodiscard]] QString queryErrorName(QueryErrorCode code);

/// The query with a field set to a value, or without it: a facet that is clicked. The rest of the text stays
/// as it is.
[[nodiscard]] QString withField(const QString &text, QueryField field, const QString &value, bool on);
/// True where the query asks for exactly this value.
[[nodiscard]] bool asksForField(const SearchQuery &query, QueryField field, const QString &value);

} // namespace Clew
