// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/querycompletion.h"

#include "models/search/textfold.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Terms of a prefix that are weighed; a longer prefix has fewer.
constexpr quint32 MostTerms = 4000;

std::optional<Facet> facetOf(QueryField field)
{
    switch (field) {
    case QueryField::Domain:
        return Facet::Domain;
    case QueryField::Category:
        return Facet::Category;
    case QueryField::Tier:
        return Facet::Tier;
    case QueryField::Resolvable:
        return Facet::Resolvable;
    default:
        return std::nullopt;
    }
}

class Completer final
{
public:
    Completer(const SearchIndex &index, TextRange range)
        : m_index(index)
        , m_range(range)
    {
    }

    void addFields(const QString &begin, const QString &before)
    {
        for (const QueryField field : queryFields()) {
            if (queryFieldName(field).startsWith(begin, Qt::CaseInsensitive))
                add(u"%1%2:"_s.arg(before, queryFieldName(field)), 0);
        }
    }

    void addValues(QueryField field, const QString &begin, const QString &before)
    {
        for (const QString &keyword : fieldKeywords(field)) {
            if (keyword.startsWith(begin, Qt::CaseInsensitive))
                add(before + keyword, 0);
        }
        const QString folded = foldedKey(begin);
        if (const std::optional<Facet> facet = facetOf(field)) {
            for (const QString &value : m_index.names().values(*facet)) {
                if (!value.isEmpty() && foldedKey(value).startsWith(folded))
                    add(before + quoted(value), 0);
            }
        }
        if (field == QueryField::Tag || field == QueryField::Code)
            addTerms(field == QueryField::Tag ? tagTerm(begin) : codeTerm(begin), before, 1);
    }

    /// `skip`: units of a term that nobody types.
    void addTerms(const QString &begin, const QString &before, qsizetype skip)
    {
        const TermDictionary::Range range = m_index.dictionary().withPrefix(begin);
        QList<Completion> terms;
        for (quint32 term = range.begin; term < std::min(range.end, range.begin + MostTerms); ++term) {
            const QString text = m_index.dictionary().text(term).sliced(skip);
            const auto count =
                static_cast<qsizetype>(m_index.postings({.begin = term, .end = term + 1}).size());
            if (text.size() + skip > begin.size())
                terms.append({.text = before + quoted(text), .range = m_range, .count = count});
        }
        std::ranges::stable_sort(terms,
                                 [](const Completion &a, const Completion &b) { return a.count > b.count; });
        m_found += terms;
    }

    [[nodiscard]] QList<Completion> take(qsizetype most)
    {
        m_found.resize(std::min(m_found.size(), most));
        return std::move(m_found);
    }

private:
    static QString quoted(const QString &value)
    {
        return value.contains(u' ') ? u"\"%1\""_s.arg(value) : value;
    }
    void add(const QString &text, qsizetype count)
    {
        m_found.append({.text = text, .range = m_range, .count = count});
    }

    const SearchIndex &m_index;
    TextRange m_range;
    QList<Completion> m_found;
};

} // namespace

QList<Completion> completionsAt(const QString &text, qsizetype cursor, const SearchIndex &index,
                                qsizetype most, bool withWords)
{
    cursor = std::clamp<qsizetype>(cursor, 0, text.size());
    qsizetype begin = cursor;
    while (begin > 0 && !text.at(begin - 1).isSpace())
        --begin;
    const QString item = text.sliced(begin, cursor - begin);
    const QString negation = item.startsWith(u'-') ? u"-"_s : QString();
    const QString word = item.sliced(negation.size());
    const bool inQuote = QStringView(text).first(begin).count(u'"') % 2 != 0;
    if (inQuote || word.isEmpty() || word.startsWith(u'/') || word.startsWith(u'"') || text.contains(u'\n'))
        return {};
    Completer completer(index, {.start = begin, .length = cursor - begin});
    const qsizetype colon = word.indexOf(u':');
    const std::optional<QueryField> field =
        colon > 0 ? queryFieldNamed(QStringView(word).first(colon)) : std::nullopt;
    if (field) {
        QString value = word.sliced(colon + 1);
        value.remove(u'"');
        completer.addValues(*field, value, u"%1%2:"_s.arg(negation, queryFieldName(*field)));
    } else {
        completer.addFields(word, negation);
        if (withWords && foldedKey(word).size() >= 2)
            completer.addTerms(foldedKey(word), negation, 0);
    }
    return completer.take(most);
}

} // namespace Clew
