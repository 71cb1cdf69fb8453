// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/queryparser.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// From here on a line is rather pasted than typed.
constexpr int PastedWords = 12;
/// Facets that a pasted text may be narrowed by, and how long the text of one may be.
constexpr int MostPastedFields = 8;
constexpr qsizetype LongestPastedField = 200;

/// Letters that a regex has and a path has not.
bool looksLikeRegex(QStringView text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return QStringView(u"()[]*+|\\^$?").contains(c); });
}

/// "exit code: 1" and "what it said is: no" are sentences. A field that is being typed stands at the end.
bool isOfSentence(QueryField field)
{
    constexpr std::array Words{QueryField::Code, QueryField::Id,   QueryField::Age, QueryField::Rate,
                               QueryField::Has,  QueryField::Miss, QueryField::Is};
    return std::ranges::find(Words, field) != Words.end();
}

bool isValueQuoted(QStringView text, qsizetype colon)
{
    return colon + 1 < text.size() && text.at(colon + 1) == u'"';
}

} // namespace

QueryParser::QueryParser(const QString &text)
    : m_text(m_query.text)
{
    m_query.text = text.size() > SearchQuery::LongestText ? text.first(SearchQuery::LongestText) : text;
    if (text.size() > SearchQuery::LongestText)
        fault(QueryErrorCode::TooLong, {QString::number(SearchQuery::LongestText)}, SearchQuery::LongestText,
              text.size());
}

void QueryParser::fault(QueryErrorCode code, const QStringList &arguments, qsizetype begin, qsizetype end)
{
    m_query.errors.append(
        {.code = code, .arguments = arguments, .place = {.start = begin, .length = end - begin}});
}

void QueryParser::parsePasted()
{
    m_query.isPasted = true;
    m_query.lastIsOpen = false;
    m_query.items.clear();
    // A facet that is ticked stands behind the text. Logs end otherwise.
    static const QRegularExpression last(
        uR"((?:^|\s)(?<item>-?(?:domain|category|tier|resolvable|tag|zh|has|miss|is):(?:"[^"\n]*"|[^\s"]+))\s*$)"_s);
    qsizetype end = m_text.size();
    while (m_query.items.size() < MostPastedFields) {
        const QRegularExpressionMatch match =
            last.matchView(QStringView(m_text).first(end).last(std::min(end, LongestPastedField)));
        if (!match.hasMatch())
            break;
        const qsizetype offset = end - std::min(end, LongestPastedField);
        const qsizetype begin = offset + match.capturedStart("item"_L1);
        const bool negated = m_text.at(begin) == u'-';
        const qsizetype errors = m_query.errors.size();
        if (!parseField(begin, begin + (negated ? 1 : 0), offset + match.capturedEnd("item"_L1), negated) ||
            m_query.errors.size() > errors) {
            m_query.errors.resize(errors);
            break;
        }
        end = begin;
    }
    std::ranges::reverse(m_query.items);
    m_query.items.prepend(
        {.kind = QueryItemKind::Word, .text = m_text.first(end), .place = {.start = 0, .length = end}});
}

SearchQuery QueryParser::parse()
{
    if (QStringView(m_text).trimmed().contains(u'\n')) {
        parsePasted();
        return std::move(m_query);
    }
    while (m_query.items.size() < SearchQuery::MostItems) {
        while (m_at < m_text.size() && m_text.at(m_at).isSpace())
            ++m_at;
        if (m_at >= m_text.size())
            break;
        parseItem();
    }
    const bool wordsAlone = std::ranges::all_of(m_query.items, [](const QueryItem &item) {
        return item.kind == QueryItemKind::Word && !item.isNegated;
    });
    if (wordsAlone && (m_query.items.size() >= PastedWords || m_at < m_text.size())) {
        parsePasted();
        return std::move(m_query);
    }
    m_query.lastIsOpen = !m_query.items.isEmpty() && m_query.items.constLast().kind == QueryItemKind::Word &&
                         !m_text.back().isSpace() && m_text.back() != u'"';
    return std::move(m_query);
}

bool QueryParser::isNegation(qsizetype at) const
{
    if (m_text.at(at) != u'-' || at + 1 >= m_text.size())
        return false;
    const QChar next = m_text.at(at + 1);
    if (next == u'"' || next == u'/')
        return true;
    // "-f", "-9", "--force" and "-mod=readonly" are options of commands that people paste.
    qsizetype letters = 0;
    while (at + 1 + letters < m_text.size() && m_text.at(at + 1 + letters).isLetter())
        ++letters;
    const bool unspaced = next.unicode() >= 0x3005;
    const bool isField =
        letters > 0 && at + 1 + letters < m_text.size() && m_text.at(at + 1 + letters) == u':';
    const qsizetype after = at + 1 + letters;
    const bool isOption = after < m_text.size() && m_text.at(after) == u'=';
    return (letters >= 3 && !isOption) || (unspaced && letters > 0) || isField;
}

qsizetype QueryParser::wordEnd(qsizetype at) const
{
    const qsizetype colon = m_text.indexOf(u':', at);
    qsizetype end = at;
    while (end < m_text.size() && !m_text.at(end).isSpace()) {
        if (end == colon && isValueQuoted(m_text, colon) &&
            queryFieldNamed(QStringView(m_text).sliced(at, colon - at))) {
            const qsizetype close = m_text.indexOf(u'"', colon + 2);
            return close < 0 ? m_text.size() : close + 1;
        }
        ++end;
    }
    return end;
}

void QueryParser::parseItem()
{
    const qsizetype begin = m_at;
    const bool negated = isNegation(begin);
    const qsizetype at = begin + (negated ? 1 : 0);
    if (m_text.at(at) == u'"' && parseQuoted(begin, at, negated))
        return;
    if (m_text.at(at) == u'/' && parseRegex(begin, at, negated))
        return;
    const qsizetype end = wordEnd(at);
    m_at = std::max(end, begin + 1);
    if (!parseField(begin, at, end, negated))
        addWord(begin, at, end, negated);
}

void QueryParser::addWord(qsizetype begin, qsizetype at, qsizetype end, bool negated)
{
    m_query.items.append({.kind = QueryItemKind::Word,
                          .isNegated = negated,
                          .text = m_text.sliced(at, end - at),
                          .place = {.start = begin, .length = end - begin}});
}

bool QueryParser::parseQuoted(qsizetype begin, qsizetype at, bool negated)
{
    const qsizetype close = m_text.indexOf(u'"', at + 1);
    if (close < 0) {
        fault(QueryErrorCode::UnclosedQuote, {}, at, m_text.size());
        return false;
    }
    // "start", at the end of what somebody pasted, is no phrase; nor is a quote that a word goes on behind.
    const QString text = m_text.sliced(at + 1, close - at - 1).trimmed();
    const bool several = text.contains(u' ');
    m_at = close + 1;
    if (text.isEmpty())
        return true;
    m_query.items.append({.kind = several ? QueryItemKind::Phrase : QueryItemKind::Word,
                          .isNegated = negated,
                          .text = text,
                          .place = {.start = begin, .length = m_at - begin}});
    return true;
}

bool QueryParser::parseRegex(qsizetype begin, qsizetype at, bool negated)
{
    qsizetype close = at + 1;
    while (close < m_text.size() && m_text.at(close) != u'/')
        close += m_text.at(close) == u'\\' ? 2 : 1;
    const bool closed = close < m_text.size() && close > at + 1 &&
                        (close + 1 == m_text.size() || m_text.at(close + 1).isSpace());
    if (!closed) {
        const QStringView rest = QStringView(m_text).sliced(at + 1);
        if (close >= m_text.size() && looksLikeRegex(rest))
            fault(QueryErrorCode::UnclosedRegex, {}, at, m_text.size());
        return false;
    }
    const QString pattern = m_text.sliced(at + 1, close - at - 1);
    m_at = close + 1;
    const QRegularExpression regex(pattern);
    if (!regex.isValid()) {
        fault(QueryErrorCode::InvalidRegex,
              {regex.errorString(), QString::number(regex.patternErrorOffset())}, at, close + 1);
        return true;
    }
    m_query.items.append({.kind = QueryItemKind::Regex,
                          .isNegated = negated,
                          .text = pattern,
                          .place = {.start = begin, .length = m_at - begin}});
    return true;
}

bool QueryParser::readNumber(QueryItem &item, const QString &value)
{
    const bool percent = value.endsWith(u'%');
    bool isNumber = false;
    double number = (percent ? value.chopped(1) : value).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < 0)
        return false;
    const bool isRate = item.field != QueryField::Evidence;
    // Nobody means a confidence of 80, and everybody one of 80 %.
    if (percent || (isRate && number > 1))
        number /= 100;
    if (isRate && number > 1)
        return false;
    item.number = number;
    return true;
}

bool QueryParser::readAge(QueryItem &item, const QString &value)
{
    if (value.isEmpty())
        return false;
    double days = 1;
    QString digits = value;
    switch (value.back().toLower().unicode()) {
    case u'd':
        digits.chop(1);
        break;
    case u'w':
        days = 7;
        digits.chop(1);
        break;
    case u'm':
        days = 30.4375;
        digits.chop(1);
        break;
    case u'y':
        days = 365.25;
        digits.chop(1);
        break;
    default:
        break;
    }
    bool isNumber = false;
    const double number = digits.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < 0 || number > 1e6)
        return false;
    item.number = std::floor(number * days);
    return true;
}

bool QueryParser::parseField(qsizetype begin, qsizetype at, qsizetype end, bool negated)
{
    const QStringView chunk = QStringView(m_text).sliced(at, end - at);
    const qsizetype colon = chunk.indexOf(u':');
    const std::optional<QueryField> field = colon > 0 ? queryFieldNamed(chunk.first(colon)) : std::nullopt;
    // "id::find" and "code://" are no fields.
    if (!field || (colon + 1 < chunk.size() && (chunk.at(colon + 1) == u':' || chunk.at(colon + 1) == u'/')))
        return false;
    QString value = chunk.sliced(colon + 1).toString();
    if (value.isEmpty() && !negated && isOfSentence(*field) &&
        !QStringView(m_text).sliced(end).trimmed().isEmpty())
        return false;
    QueryItem item{.kind = QueryItemKind::Field,
                   .isNegated = negated,
                   .field = *field,
                   .place = {.start = begin, .length = end - begin}};
    const FieldKind kind = fieldKind(*field);
    if (kind == FieldKind::Number || kind == FieldKind::Age) {
        const bool orEqual = value.startsWith(">="_L1) || value.startsWith("<="_L1);
        if (value.startsWith(u'>'))
            item.comparison = orEqual ? Comparison::GreaterOrEqual : Comparison::Greater;
        else if (value.startsWith(u'<'))
            item.comparison = orEqual ? Comparison::LessOrEqual : Comparison::Less;
        if (item.comparison != Comparison::Equal)
            value = value.sliced(orEqual ? 2 : 1);
        else if (value.startsWith(u'='))
            value = value.sliced(1);
    }
    if (value.size() >= 2 && value.startsWith(u'"') && value.endsWith(u'"'))
        value = value.sliced(1, value.size() - 2);
    item.text = value;
    const QString name = queryFieldName(*field);
    if (value.isEmpty() || value == "\""_L1)
        fault(QueryErrorCode::MissingValue, {name}, begin, end);
    else if (kind == FieldKind::Number && !readNumber(item, value))
        fault(QueryErrorCode::BadNumber, {name, value}, begin, end);
    else if (kind == FieldKind::Age && !readAge(item, value))
        fault(QueryErrorCode::BadAge, {name, value}, begin, end);
    else if (kind == FieldKind::Keyword && !fieldKeywords(*field).contains(value, Qt::CaseInsensitive))
        fault(QueryErrorCode::UnknownKeyword, {name, value, fieldKeywords(*field).join(u", "_s)}, begin, end);
    else
        m_query.items.append(item);
    return true;
}

} // namespace Clew
