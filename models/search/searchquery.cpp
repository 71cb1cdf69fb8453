// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searchquery.h"

#include "models/search/queryparser.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

SearchQuery parseQuery(const QString &text)
{
    return QueryParser(text).parse();
}

QString SearchQuery::plainText() const
{
    const bool wordsAlone = std::ranges::all_of(
        items, [](const QueryItem &item) { return item.kind == QueryItemKind::Word && !item.isNegated; });
    if (wordsAlone && errors.isEmpty()) // else what could not be understood would be looked for as words
        return items.isEmpty() ? QString() : text;
    QStringList words;
    for (const QueryItem &item : items) {
        if (item.kind == QueryItemKind::Word && !item.isNegated)
            words.append(item.text);
    }
    return words.join(u' ');
}

bool SearchQuery::hasOperators() const
{
    return std::ranges::any_of(items, [](const QueryItem &item) {
        return item.kind == QueryItemKind::Phrase || (item.kind == QueryItemKind::Word && item.isNegated);
    });
}

SearchQuery SearchQuery::withoutOperators() const
{
    SearchQuery words = *this;
    for (QueryItem &item : words.items) {
        if (item.kind == QueryItemKind::Phrase)
            item.kind = QueryItemKind::Word;
        if (item.kind == QueryItemKind::Word)
            item.isNegated = false;
    }
    return words;
}

QString queryErrorName(QueryErrorCode code)
{
    switch (code) {
    case QueryErrorCode::MissingValue:
        return u"missing-value"_s;
    case QueryErrorCode::UnknownKeyword:
        return u"unknown-keyword"_s;
    case QueryErrorCode::UnknownValue:
        return u"unknown-value"_s;
    case QueryErrorCode::BadNumber:
        return u"bad-number"_s;
    case QueryErrorCode::BadAge:
        return u"bad-age"_s;
    case QueryErrorCode::UnclosedQuote:
        return u"unclosed-quote"_s;
    case QueryErrorCode::UnclosedRegex:
        return u"unclosed-regex"_s;
    case QueryErrorCode::InvalidRegex:
        return u"invalid-regex"_s;
    case QueryErrorCode::TooLong:
        return u"too-long"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

bool asksForField(const SearchQuery &query, QueryField field, const QString &value)
{
    return std::ranges::any_of(query.items, [&](const QueryItem &item) {
        return item.kind == QueryItemKind::Field && item.field == field && !item.isNegated &&
               item.text.compare(value, Qt::CaseInsensitive) == 0;
    });
}

QString withField(const QString &text, QueryField field, const QString &value, bool on)
{
    const SearchQuery query = parseQuery(text);
    QString changed = text;
    // From the end, so that places stay true.
    for (qsizetype i = query.items.size() - 1; i >= 0; --i) {
        const QueryItem &item = query.items.at(i);
        const bool isSame = item.kind == QueryItemKind::Field && item.field == field && !item.isNegated;
        // A record has one domain, one tier …: a second value takes the place of the first.
        const bool isOther = item.text.compare(value, Qt::CaseInsensitive) != 0;
        const bool mayHaveSeveral = field == QueryField::Tag || fieldKind(field) == FieldKind::Keyword;
        if (!isSame || (isOther && (mayHaveSeveral || !on)))
            continue;
        changed.remove(item.place.start, item.place.length);
        changed =
            (changed.first(item.place.start).trimmed() + u' ' + changed.sliced(item.place.start).trimmed())
                .trimmed();
    }
    if (!on)
        return changed;
    const bool quoted = std::any_of(value.begin(), value.end(), [](QChar c) { return c.isSpace(); });
    const QString item = (quoted ? u"%1:\"%2\""_s : u"%1:%2"_s).arg(queryFieldName(field), value);
    return changed.isEmpty() ? item : u"%1 %2"_s.arg(changed, item);
}

} // namespace Clew
