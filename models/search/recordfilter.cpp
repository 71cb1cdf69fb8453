// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/recordfilter.h"

#include "models/core/trust.h"
#include "models/search/textfold.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool compares(double value, Comparison comparison, double number)
{
    constexpr double Tolerance = 1e-9;
    switch (comparison) {
    case Comparison::Equal:
        return std::abs(value - number) < Tolerance;
    case Comparison::Less:
        return value < number - Tolerance;
    case Comparison::LessOrEqual:
        return value < number + Tolerance;
    case Comparison::Greater:
        return value > number + Tolerance;
    case Comparison::GreaterOrEqual:
        return value > number - Tolerance;
    }
    Q_UNREACHABLE_RETURN(false);
}

std::optional<ChineseProgress> progressOf(QueryField field, const QString &keyword)
{
    if (field != QueryField::Chinese)
        return std::nullopt;
    if (keyword == "machine"_L1)
        return ChineseProgress::Machine;
    if (keyword == "stale"_L1)
        return ChineseProgress::Stale;
    if (keyword == "edited"_L1)
        return ChineseProgress::Edited;
    return keyword == "reviewed"_L1 ? std::optional(ChineseProgress::Reviewed) : std::nullopt;
}

RecordFlag flagOf(QueryField field, const QString &keyword, bool &present)
{
    present = true;
    if (field == QueryField::Chinese)
        return keyword == "empty"_L1 ? RecordFlag::ChineseEmpty : RecordFlag::ChineseCopied;
    if (keyword == "workaround"_L1)
        return RecordFlag::HasWorkaround;
    if (keyword == "deadend"_L1)
        return RecordFlag::HasDeadEnd;
    if (keyword == "version"_L1)
        return RecordFlag::HasVersion;
    if (keyword == "code"_L1 || keyword == "doc"_L1) {
        present = field == QueryField::Has;
        return keyword == "code"_L1 ? RecordFlag::HasCode : RecordFlag::HasDocument;
    }
    // The rest are flags of what is missing.
    present = field == QueryField::Miss;
    if (keyword == "regex"_L1)
        return RecordFlag::NoRegex;
    if (keyword == "source"_L1)
        return RecordFlag::NoSource;
    if (keyword == "edge"_L1)
        return RecordFlag::NoEdge;
    return keyword == "action"_L1 ? RecordFlag::EmptyAction : RecordFlag::ConfidenceAboveEvidence;
}

} // namespace

RecordFilter::RecordFilter(const SearchQuery &query, const SearchIndex &index, const Rows &rows, QDate today,
                           const SearchIndex::TextLookup &lookup)
    : m_index(index)
    , m_rows(rows)
    , m_today(today.isValid() ? today : QDate::currentDate())
    , m_lookup(lookup)
{
    for (const QueryItem &item : query.items) {
        if (item.kind == QueryItemKind::Field)
            add(item);
    }
}

bool RecordFilter::accepts(quint32 document) const
{
    return std::ranges::all_of(
        m_tests, [document](const Test &test) { return test.holds(document) != test.isNegated; });
}

void RecordFilter::addTest(const QueryItem &item, std::function<bool(quint32)> holds)
{
    m_tests.push_back({.holds = std::move(holds), .isNegated = item.isNegated});
}

void RecordFilter::noSuchValue(const QueryItem &item)
{
    if (item.isNegated) // no record has it, so every record has it not
        return addTest(item, [](quint32) { return false; });
    m_errors.append({.code = QueryErrorCode::UnknownValue,
                     .arguments = {queryFieldName(item.field), item.text},
                     .place = item.place});
}

void RecordFilter::add(const QueryItem &item)
{
    switch (item.field) {
    case QueryField::Domain:
        return addValue(item, Facet::Domain);
    case QueryField::Category:
        return addValue(item, Facet::Category);
    case QueryField::Tier:
        return addValue(item, Facet::Tier);
    case QueryField::Resolvable:
        return addValue(item, Facet::Resolvable);
    case QueryField::Tag:
        return addTerm(item, tagTerm(item.text));
    case QueryField::Code:
        return addTerm(item, codeTerm(item.text));
    case QueryField::Id:
        return addSet(
            item, m_index.beginningWith(SearchIndex::WholeText::Id, foldedKey(item.text), false, m_lookup));
    case QueryField::Confidence:
    case QueryField::Rate:
    case QueryField::Evidence:
    case QueryField::Trust:
    case QueryField::Age:
        return addNumber(item);
    case QueryField::Chinese:
    case QueryField::Has:
    case QueryField::Miss:
        return addFlags(item);
    case QueryField::Is:
        return addMark(item, UserMark::Bookmark);
    }
    Q_UNREACHABLE();
}

void RecordFilter::addValue(const QueryItem &item, Facet facet)
{
    // A value in full, else every value that begins so: it is being typed.
    const QString folded = foldedKey(item.text);
    const QString wanted = facet == Facet::Tier ? facetTier(folded) : folded;
    const QStringList &values = m_index.names().values(facet);
    std::vector<bool> takes(static_cast<size_t>(values.size()), false);
    bool any = false;
    for (qsizetype i = 1; i < values.size(); ++i) {
        takes[static_cast<size_t>(i)] = foldedKey(values.at(i)) == wanted;
        any = any || takes[static_cast<size_t>(i)];
    }
    if (!any) {
        for (qsizetype i = 1; i < values.size(); ++i) {
            takes[static_cast<size_t>(i)] = foldedKey(values.at(i)).startsWith(wanted);
            any = any || takes[static_cast<size_t>(i)];
        }
    }
    if (!any)
        return noSuchValue(item);
    addTest(item, [this, facet, takes = std::move(takes)](quint32 document) {
        return bool(takes[m_index.cells(document).value(facet)]);
    });
}

void RecordFilter::addSet(const QueryItem &item, const std::vector<quint32> &documents)
{
    if (documents.empty())
        return noSuchValue(item);
    std::vector<bool> takes(m_index.documentCount(), false);
    for (const quint32 document : documents)
        takes[document] = true;
    addTest(item, [takes = std::move(takes)](quint32 document) { return bool(takes[document]); });
}

void RecordFilter::addTerm(const QueryItem &item, const QString &term)
{
    std::vector<quint32> documents;
    const auto take = [&documents](std::span<const quint32> postings) {
        for (const quint32 posting : postings)
            documents.push_back(Posting::document(posting));
    };
    take(m_index.postings(m_index.dictionary().find(term)));
    m_index.editedPostings(term, false, take);
    if (documents.empty()) {
        take(m_index.postings(m_index.dictionary().withPrefix(term)));
        m_index.editedPostings(term, true, take);
    }
    addSet(item, documents);
}

void RecordFilter::addNumber(const QueryItem &item)
{
    const qint64 today = QDate(2000, 1, 1).daysTo(m_today);
    addTest(item, [this, today, field = item.field, comparison = item.comparison,
                   number = item.number](quint32 document) {
        const RecordCells &cells = m_index.cells(document);
        // A record that does not say matches no comparison.
        switch (field) {
        case QueryField::Evidence:
            return cells.evidence != RecordCells::NoEvidence && compares(cells.evidence, comparison, number);
        case QueryField::Age:
            return cells.day != 0 && compares(static_cast<double>(today - cells.day), comparison, number);
        case QueryField::Trust:
            return compares(agedTrust(cells.trust(), cells.age(today)) / 1000.0, comparison, number);
        default: {
            const quint8 rate = field == QueryField::Rate ? cells.fixRate : cells.confidence;
            return rate != RecordCells::NoRate && compares(rate / 100.0, comparison, number);
        }
        }
    });
}

void RecordFilter::addFlags(const QueryItem &item)
{
    const QString keyword = item.text.toLower();
    if (keyword == "note"_L1)
        return addMark(item, UserMark::Note);
    if (item.field == QueryField::Miss && keyword == "signature"_L1) {
        return addTest(item, [this](quint32 document) {
            const auto row = static_cast<size_t>(m_index.rowOf(document).value());
            return row < m_rows.misses.size() && m_rows.misses[row];
        });
    }
    if (const std::optional<ChineseProgress> progress = progressOf(item.field, keyword)) {
        return addTest(item, [this, progress](quint32 document) {
            const auto row = static_cast<size_t>(m_index.rowOf(document).value());
            const bool known =
                row < m_rows.progress.size() && (m_rows.progress[row] & static_cast<quint8>(*progress)) != 0;
            return known || (progress == ChineseProgress::Stale &&
                             m_index.cells(document).has(RecordFlag::ChineseStale));
        });
    }
    bool present = true;
    const RecordFlag flag = flagOf(item.field, keyword, present);
    addTest(item,
            [this, flag, present](quint32 document) { return m_index.cells(document).has(flag) == present; });
}

void RecordFilter::addMark(const QueryItem &item, UserMark mark)
{
    addTest(item, [this, mark](quint32 document) {
        return hasMark(m_rows.marks, m_index.rowOf(document).value(), mark);
    });
}

} // namespace Clew
