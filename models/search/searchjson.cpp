// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searchjson.h"

#include "models/search/searchmarks.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

qsizetype codePoints(QStringView text)
{
    qsizetype count = 0;
    for (const QChar c : text)
        count += c.isLowSurrogate() ? 0 : 1;
    return count;
}

void addMarks(QJsonObject &fields, const QString &name, const QString &text, SearchMarks &marks)
{
    QJsonArray ranges;
    for (const TextRange &range : marks.marksIn(text)) {
        const qsizetype begin = codePoints(QStringView(text).first(range.start));
        const qsizetype length = codePoints(QStringView(text).sliced(range.start, range.length));
        ranges.append(QJsonArray{begin, begin + length});
    }
    if (!ranges.isEmpty())
        fields.insert(name, ranges);
}

QJsonObject hitToJson(const SearchHit &hit, const Catalog &catalog, SearchMarks &marks)
{
    const RecordSummary &summary = catalog.summary(hit.record);
    const Record record = catalog.record(hit.record);
    QJsonObject fields;
    addMarks(fields, u"id"_s, summary.id.value(), marks);
    addMarks(fields, u"signature"_s, summary.signature.english, marks);
    addMarks(fields, u"signature_zh"_s, summary.signature.chinese, marks);
    addMarks(fields, u"root_cause"_s, record.rootCause.english, marks);
    addMarks(fields, u"root_cause_zh"_s, record.rootCause.chinese, marks);
    QJsonObject object{{u"id"_s, summary.id.value()},
                       {u"score"_s, hit.score},
                       {u"why"_s, whyName(hit)},
                       {u"domain"_s, summary.domain},
                       {u"signature"_s, summary.signature.english},
                       {u"fields"_s, fields}};
    if (hit.line >= 0)
        object.insert(u"line"_s, hit.line + 1);
    return object;
}

QJsonObject facetsToJson(const FacetCounts &counts, const FacetNames &names)
{
    const std::array<std::pair<Facet, QString>, FacetCount> facets{{{Facet::Domain, u"domain"_s},
                                                                    {Facet::Category, u"category"_s},
                                                                    {Facet::Tier, u"tier"_s},
                                                                    {Facet::Resolvable, u"resolvable"_s}}};
    QJsonObject object;
    for (const auto &[facet, name] : facets) {
        QJsonObject values;
        const auto &list = counts.values[static_cast<size_t>(facet)];
        for (size_t i = 0; i < list.size(); ++i) {
            if (list[i] > 0)
                values.insert(names.values(facet).at(static_cast<qsizetype>(i)),
                              static_cast<qint64>(list[i]));
        }
        object.insert(name, values);
    }
    return object;
}

QJsonArray errorsToJson(const QList<QueryError> &errors)
{
    QJsonArray array;
    for (const QueryError &error : errors)
        array.append(QJsonObject{{u"code"_s, queryErrorName(error.code)},
                                 {u"arguments"_s, QJsonArray::fromStringList(error.arguments)},
                                 {u"begin"_s, error.place.start},
                                 {u"end"_s, error.place.start + error.place.length}});
    return array;
}

} // namespace

QString whyName(const SearchHit &hit)
{
    if (hit.tier == MatchTier::Fuzzy)
        return u"fuzzy words"_s;
    if (hit.tier != MatchTier::Words)
        return matchTierName(hit.tier);
    constexpr std::array Names{"signature words"_L1, "Chinese signature words"_L1, "facts words"_L1,
                               "cause words"_L1, "body words"_L1};
    for (size_t field = 0; field < Names.size(); ++field) {
        if ((hit.fields >> field & 1U) != 0)
            return Names[field];
    }
    return u"filter"_s;
}

QJsonObject searchToJson(const SearchQuery &query, const SearchResult &result, const Catalog &catalog,
                         const SearchIndex &index)
{
    SearchMarks marks(result.marks);
    QJsonArray hits;
    for (const SearchHit &hit : result.hits)
        hits.append(hitToJson(hit, catalog, marks));
    return {{u"schema"_s, u"clew-search-1"_s},
            {u"query"_s, query.text},
            {u"total"_s, result.total},
            {u"relaxed"_s, result.isRelaxed},
            {u"partial"_s, result.isPartial},
            {u"errors"_s, errorsToJson(result.errors)},
            {u"hits"_s, hits},
            {u"facets"_s, facetsToJson(result.facets, index.names())}};
}

} // namespace Clew
