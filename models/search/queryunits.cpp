// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/queryunits.h"

#include <algorithm>
#include <cmath>

namespace Clew {

namespace {

constexpr qsizetype MostRemembered = 256;
// What a list counts for, in per cent of a term that stands as it was written.
constexpr quint32 WholePercent = 100;
constexpr quint32 PrefixPercent = 70;
constexpr quint32 PartsPercent = 80;
constexpr quint32 QuotedPercent = 40;
constexpr quint32 OneTypoPercent = 70;
constexpr quint32 TwoTyposPercent = 45;

} // namespace

quint32 QueryUnits::says() const
{
    quint32 sum = 0;
    for (const QueryUnit &unit : units)
        sum += unit.isOptional ? 0 : unit.overlap;
    return sum;
}

UnitMaker::UnitMaker(const SearchIndex &index)
    : m_index(index)
{
}

void UnitMaker::forget()
{
    m_fuzzy.clear();
    m_names.clear();
}

int UnitMaker::wordCount(const QString &text)
{
    m_tokenizer.setText(text);
    return m_tokenizer.tokens().empty() ? 0 : m_tokenizer.tokens().back().word + 1;
}

quint32 UnitMaker::weightOf(size_t count, quint32 percent) const
{
    const float rare = rarity(count, std::max<size_t>(1, m_index.documentCount()));
    return std::max(1U,
                    static_cast<quint32>(rare * Scoreboard::WeightUnit * static_cast<float>(percent) / 100));
}

void UnitMaker::addKnown(Made &made, const QString &term, bool open, quint32 percent)
{
    const auto add = [&](std::span<const quint32> postings, quint32 listPercent, bool sorted) {
        if (postings.empty())
            return;
        made.unit.lists.push_back({.postings = postings,
                                   .weight = weightOf(postings.size(), listPercent),
                                   .isFuzzy = false,
                                   .isSorted = sorted});
        made.unit.size += postings.size();
    };
    const TermDictionary::Range known = m_index.dictionary().find(term);
    add(m_index.postings(known), percent, true);
    const quint32 common = open || made.unit.lists.empty() ? 0 : m_index.commonCount(known);
    if (common > 0) {
        // What every other record says must not decide whether one is found.
        made.unit.isOptional = true;
        made.unit.lists.front().weight = weightOf(common, percent);
    }
    m_index.editedPostings(term, false, [&](std::span<const quint32> list) { add(list, percent, true); });
    if (!open)
        return;
    const quint32 prefix = percent * PrefixPercent / 100;
    // One or two letters begin so much that the image keeps their lists.
    if (prefixKey(term) != 0)
        add(m_index.prefixPostings(term), prefix, term.size() == 2);
    else
        add(m_index.postings(m_index.dictionary().withPrefix(term)), prefix, false);
    m_index.editedPostings(term, true, [&](std::span<const quint32> list) { add(list, prefix, true); });
}

void UnitMaker::addFuzzy(Made &made, const QString &term, bool open)
{
    if (++m_unknownWords > MostForgiven)
        return;
    const QString key = open ? QChar(u'*') + term : term;
    auto known = m_fuzzy.constFind(key);
    if (known == m_fuzzy.cend()) {
        if (m_fuzzy.size() >= MostRemembered)
            m_fuzzy.clear();
        known = m_fuzzy.insert(key, fuzzyTerms(m_index.dictionary(), term, open));
    }
    if (known->empty())
        return;
    // Two typos are looked at only where one explains nothing.
    const int nearest = known->front().distance;
    for (const FuzzyTerm &candidate : *known) {
        if (candidate.distance > nearest)
            break;
        const auto postings = m_index.postings({.begin = candidate.term, .end = candidate.term + 1});
        made.unit.lists.push_back(
            {.postings = postings,
             .weight = weightOf(postings.size(), candidate.distance == 1 ? OneTypoPercent : TwoTyposPercent),
             .isFuzzy = true,
             .isSorted = true});
        made.unit.size += postings.size();
        made.marks.push_back({.term = m_index.dictionary().text(candidate.term), .isFuzzy = true});
    }
}

UnitMaker::Made UnitMaker::termUnit(const QString &term, TokenKind kind, bool open, bool fuzzy)
{
    Made made;
    const bool isHan = kind == TokenKind::Han || kind == TokenKind::HanPair;
    // One Chinese character is found as the beginning of pairs, and is as good as a word then.
    bool isPrefix = isHan ? kind == TokenKind::Han : open;
    addKnown(made, term, isPrefix, isHan ? WholePercent * 100 / PrefixPercent : WholePercent);
    if (made.unit.lists.empty() && !isHan && !open && term.size() >= 3) {
        addKnown(made, term, true, PrefixPercent); // a word cut short
        isPrefix = true;
    }
    if (!made.unit.lists.empty())
        made.marks.push_back({.term = term, .isPrefix = isPrefix});
    else if (fuzzy && !isHan)
        addFuzzy(made, term, open);
    const float factor = DocumentTerms::overlapFactor(kind, term.size());
    if (!made.unit.lists.empty()) {
        const size_t common = made.unit.isOptional ? m_index.commonCount(m_index.dictionary().find(term)) : 0;
        const float rare =
            rarity(std::max(common, made.unit.size), std::max<size_t>(1, m_index.documentCount()));
        made.unit.overlap = static_cast<quint32>(std::lround(rare * factor * SignatureWeightUnit));
    }
    return made;
}

std::shared_ptr<const std::vector<quint32>> UnitMaker::inAllParts(const std::vector<QueryUnit> &parts)
{
    auto all = std::make_shared<std::vector<quint32>>();
    m_partCounts.resize(m_index.documentCount(), 0);
    const auto smallest = std::ranges::min_element(parts, {}, &QueryUnit::size);
    quint8 step = 0;
    const auto pass = [&](const QueryUnit &unit) {
        for (const PostingList &list : unit.lists) {
            for (const quint32 posting : list.postings) {
                quint8 &count = m_partCounts[Posting::document(posting)];
                if (count == step)
                    count = static_cast<quint8>(step + 1);
            }
        }
        ++step;
    };
    pass(*smallest);
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (part != smallest)
            pass(*part);
    }
    for (const PostingList &list : smallest->lists) {
        for (const quint32 posting : list.postings) {
            quint8 &count = m_partCounts[Posting::document(posting)];
            if (count == step)
                all->push_back(posting);
            if (count == step)
                count = 0;
        }
    }
    for (const PostingList &list : smallest->lists) {
        for (const quint32 posting : list.postings)
            m_partCounts[Posting::document(posting)] = 0;
    }
    return all;
}

UnitMaker::Made UnitMaker::nameUnit(const std::vector<QString> &parts, const QString &whole, bool open,
                                    bool fuzzy)
{
    const QString key = open ? QChar(u'*') + whole : whole;
    if (const auto known = m_names.constFind(key); known != m_names.cend())
        return *known;
    Made made = termUnit(whole, TokenKind::Compound, open, false);
    std::vector<QueryUnit> partUnits;
    std::vector<MarkTerm> partMarks;
    bool all = true;
    for (size_t i = 0; i < parts.size() && all; ++i) {
        Made part = termUnit(parts[i], TokenKind::Part, open && i + 1 == parts.size(), fuzzy);
        all = !part.unit.lists.empty();
        partMarks.insert(partMarks.end(), part.marks.begin(), part.marks.end());
        partUnits.push_back(std::move(part.unit));
    }
    quint32 overlap = 0;
    for (const QueryUnit &part : partUnits)
        overlap += part.overlap;
    made.unit.overlap = overlap;
    if (all && !partUnits.empty()) {
        made.owned = inAllParts(partUnits);
        if (!made.owned->empty()) {
            const bool isFuzzy = std::ranges::any_of(
                partUnits, [](const QueryUnit &unit) { return unit.lists.front().isFuzzy; });
            made.unit.lists.push_back({.postings = *made.owned,
                                       .weight = weightOf(made.owned->size(), PartsPercent),
                                       .isFuzzy = isFuzzy});
            made.unit.size += made.owned->size();
            made.marks.insert(made.marks.end(), partMarks.begin(), partMarks.end());
        }
    }
    if (made.unit.lists.empty() && fuzzy)
        addFuzzy(made, whole, open);
    if (m_names.size() >= MostRemembered)
        m_names.clear();
    m_names.insert(key, made);
    return made;
}

void UnitMaker::take(QueryUnits &units, Made made)
{
    if (made.unit.lists.empty()) {
        ++units.unknown;
        return;
    }
    units.marks.insert(units.marks.end(), made.marks.begin(), made.marks.end());
    if (made.owned)
        m_owned.push_back(made.owned);
    units.units.push_back(std::move(made.unit));
}

bool UnitMaker::isQuoted(size_t first, size_t last) const
{
    constexpr QStringView Quotes = u"'\"`\u2018\u2019\u201c\u201d";
    const QStringView text = m_tokenizer.foldedText();
    const Token &begin = m_tokenizer.tokens()[first];
    const auto end =
        static_cast<qsizetype>(m_tokenizer.tokens()[last - 1].start + m_tokenizer.tokens()[last - 1].length);
    return begin.start > 0 && end < text.size() && Quotes.contains(text.at(begin.start - 1)) &&
           Quotes.contains(text.at(end));
}

void UnitMaker::addWord(QueryUnits &units, size_t first, size_t last, bool open, const Options &options)
{
    const std::vector<Token> &tokens = m_tokenizer.tokens();
    const auto termOf = [&](size_t token) { return m_tokenizer.term(tokens[token]).toString(); };
    const auto isNew = [this](const QString &term) {
        if (m_seen.contains(term))
            return false;
        m_seen.append(term);
        return true;
    };
    if (tokens[first].kind == TokenKind::Compound && options.names == Names::Together) {
        std::vector<QString> parts;
        for (size_t part = first + 1; part < last; ++part)
            parts.push_back(termOf(part));
        if (isNew(termOf(first)))
            take(units, nameUnit(parts, termOf(first), open, options.fuzzy));
        return;
    }
    const bool han = tokens[first].kind == TokenKind::Han || tokens[first].kind == TokenKind::HanPair;
    for (size_t token = first; token < last; ++token) {
        const TokenKind kind = tokens[token].kind;
        units.hasHan = units.hasHan || han;
        // Characters of a longer run say less than its pairs.
        if ((han && last - first > 1 && kind == TokenKind::Han) || !isNew(termOf(token)))
            continue;
        Made made = termUnit(termOf(token), kind, open && token + 1 == last,
                             options.fuzzy && kind != TokenKind::Compound);
        if (kind == TokenKind::Compound) {
            made.unit.isOptional = true;
            if (made.unit.lists.empty())
                continue;
        }
        // 'string' in quotation marks is what this message is about, not which message it is.
        if (options.names == Names::Apart && !made.unit.lists.empty() && isQuoted(first, last)) {
            made.unit.isOptional = true;
            for (PostingList &list : made.unit.lists)
                list.weight = std::max(1U, list.weight * QuotedPercent / 100);
        }
        units.hanPairs += kind == TokenKind::HanPair ? 1 : 0;
        take(units, std::move(made));
    }
}

QueryUnits UnitMaker::make(const QString &text, const Options &options)
{
    QueryUnits units;
    m_tokenizer.setText(text);
    m_seen.clear();
    m_unknownWords = 0;
    m_owned.clear();
    const std::vector<Token> &tokens = m_tokenizer.tokens();
    for (size_t first = 0; first < tokens.size() && units.units.size() < Scoreboard::MostUnits;) {
        size_t last = first;
        while (last < tokens.size() && tokens[last].word == tokens[first].word)
            ++last;
        const bool open = options.lastIsOpen && last == tokens.size() &&
                          tokens[last - 1].start + tokens[last - 1].length == m_tokenizer.foldedText().size();
        addWord(units, first, last, open, options);
        ++units.words;
        first = last;
    }
    // Where nothing else is asked for, they are what is asked for.
    if (std::ranges::all_of(units.units, &QueryUnit::isOptional)) {
        for (QueryUnit &unit : units.units)
            unit.isOptional = false;
    }
    return units;
}

} // namespace Clew
