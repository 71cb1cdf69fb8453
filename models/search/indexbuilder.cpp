// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/indexbuilder.h"

#include "models/search/termdictionary.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

namespace Clew {

namespace {

/// Lists of short prefixes hold what stands in these fields: with the bodies of the records, every record
/// would be in most of them.
constexpr quint32 PrefixFields =
    fieldBit(SearchField::Signature) | fieldBit(SearchField::SignatureZh) | fieldBit(SearchField::Facts);

/// In a small catalog no list is long.
constexpr size_t FewestForCommon = 10'000;

bool isPrefixUnit(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
}

bool keyLess(const TextKey &a, const TextKey &b)
{
    const int order = std::memcmp(a.bytes.data(), b.bytes.data(), a.bytes.size());
    return order != 0 ? order < 0 : a.document < b.document;
}

} // namespace

float rarity(size_t count, size_t documents)
{
    const auto n = static_cast<float>(documents);
    const auto df = static_cast<float>(std::min(count, documents));
    return std::log(1.0F + (n - df + 0.5F) / (df + 0.5F));
}

quint16 storedWeight(float weight)
{
    return static_cast<quint16>(std::clamp(weight * SignatureWeightUnit + 0.5F, 1.0F, 65535.0F));
}

TextKey textKey(const QString &foldedText, quint32 document)
{
    TextKey key;
    const QByteArray utf8 = foldedText.first(std::min<qsizetype>(foldedText.size(), 32)).toUtf8();
    std::copy_n(utf8.begin(), std::min<qsizetype>(utf8.size(), static_cast<qsizetype>(key.bytes.size())),
                key.bytes.begin());
    key.document = document;
    return key;
}

quint32 prefixKey(QStringView prefix)
{
    if (prefix.isEmpty() || prefix.size() > 2 || !std::all_of(prefix.begin(), prefix.end(), isPrefixUnit))
        return 0;
    return static_cast<quint32>(prefix.at(0).unicode()) << 16 |
           (prefix.size() == 2 ? static_cast<quint32>(prefix.at(1).unicode()) : 0U);
}

void IndexBuilder::add(const Record &record)
{
    const quint32 document = documentCount();
    if (document >= Posting::MostDocuments)
        return;
    const size_t begin = m_raw.size();
    const size_t firstSignature = m_signatureTerms.size();
    FieldLengths lengths{};
    m_terms.visit(record, lengths, [&](const DocumentTerms::Sighting &sighting) {
        const quint32 term = m_numbers.number(sighting.term);
        if (term >= m_lastRaw.size())
            m_lastRaw.resize(std::max<size_t>(term + 1, m_lastRaw.size() * 2), 0);
        size_t &last = m_lastRaw[term];
        if (last <= begin) {
            m_raw.push_back({.term = term, .counts = {}});
            last = m_raw.size();
        }
        m_raw[last - 1].counts.add(sighting.field);
        if (sighting.field == SearchField::Signature || sighting.field == SearchField::SignatureZh)
            addSignatureTerm(sighting, term, firstSignature);
    });
    m_rawBegin.push_back(m_raw.size());
    m_lengths.push_back(lengths);
    m_cells.push_back(cellsOf(record, m_names));
    addKeys(record);
}

void IndexBuilder::addSignatureTerm(const DocumentTerms::Sighting &sighting, quint32 term, size_t first)
{
    const float factor = DocumentTerms::overlapFactor(sighting.kind, sighting.term.size());
    if (factor <= 0)
        return;
    const bool chinese = sighting.field == SearchField::SignatureZh;
    for (size_t i = first; i < m_signatureTerms.size(); ++i) {
        if (m_signatureTerms[i].term == term && m_signatureTerms[i].chinese == chinese)
            return;
    }
    m_signatureTerms.push_back(
        {.document = documentCount(), .term = term, .factor = factor, .chinese = chinese});
}

void IndexBuilder::addKeys(const Record &record)
{
    const quint32 document = documentCount() - 1;
    m_idKeys.push_back(textKey(foldedKey(record.id.value()), document));
    if (!record.signature.english.isEmpty())
        m_signatureKeys.push_back(textKey(foldedKey(record.signature.english), document));
    if (!record.signature.chinese.isEmpty())
        m_chineseKeys.push_back(textKey(foldedKey(record.signature.chinese), document));
}

void IndexBuilder::sortTerms()
{
    // Most pairs of terms differ in their first four units, which fit into a number.
    struct Entry
    {
        quint64 head = 0;
        quint32 number = 0;
    };
    std::vector<Entry> entries(m_numbers.size());
    for (quint32 number = 0; number < entries.size(); ++number) {
        const QStringView term = m_numbers.term(number);
        quint64 head = 0;
        for (qsizetype i = 0; i < 4; ++i)
            head = head << 16 | (i < term.size() ? orderUnit(term.at(i).unicode()) : 0U);
        entries[number] = {.head = head, .number = number};
    }
    std::ranges::sort(entries, [this](const Entry &a, const Entry &b) {
        if (a.head != b.head)
            return a.head < b.head;
        return termLess(m_numbers.term(a.number), m_numbers.term(b.number));
    });
    m_order.reserve(entries.size());
    for (const Entry &entry : entries)
        m_order.push_back(entry.number);
    m_sorted.resize(m_order.size());
    for (quint32 place = 0; place < m_order.size(); ++place)
        m_sorted[m_order[place]] = place;
}

void IndexBuilder::makePostings()
{
    AverageLengths sum{};
    for (const FieldLengths &lengths : m_lengths) {
        for (size_t field = 0; field < sum.size(); ++field)
            sum[field] += static_cast<float>(lengths[field]);
    }
    for (size_t field = 0; field < sum.size(); ++field)
        m_average[field] = sum[field] / static_cast<float>(std::max<size_t>(1, m_lengths.size()));

    std::vector<quint32> counts(m_order.size(), 0);
    std::vector<quint32> kept(m_order.size(), 0);
    for (const RawPosting &raw : m_raw) {
        ++counts[m_sorted[raw.term]];
        kept[m_sorted[raw.term]] += raw.counts.mask() != fieldBit(SearchField::Body) ? 1 : 0;
    }
    const bool isLarge = m_lengths.size() >= FewestForCommon;
    for (quint32 place = 0; place < m_order.size(); ++place) {
        const bool isWord = prefixKey(m_numbers.term(m_order[place]).first(1)) != 0;
        if (isLarge && isWord && counts[place] > m_lengths.size() / 2)
            m_common.push_back({.term = place, .count = counts[place]});
        else
            kept[place] = counts[place];
    }
    m_postingBegin.assign(1, 0);
    for (const quint32 count : kept)
        m_postingBegin.push_back(m_postingBegin.back() + count);
    m_postings.resize(m_postingBegin.back());
    std::vector<quint32> next(m_postingBegin.begin(), m_postingBegin.end());
    for (quint32 document = 0; document < m_lengths.size(); ++document) {
        for (size_t i = m_rawBegin[document]; i < m_rawBegin[document + 1]; ++i) {
            const RawPosting &raw = m_raw[i];
            const quint32 place = m_sorted[raw.term];
            if (kept[place] < counts[place] && raw.counts.mask() == fieldBit(SearchField::Body))
                continue;
            const quint32 impact = termImpact(raw.counts, m_lengths[document], m_average);
            m_postings[next[place]++] = Posting::make(document, impact, raw.counts.mask());
        }
    }
    m_raw = {};
}

void IndexBuilder::addPrefix(quint32 key, quint32 firstPosting, quint32 lastPosting)
{
    m_best.assign(m_cells.size(), 0);
    for (quint32 i = firstPosting; i < lastPosting; ++i) {
        const quint32 posting = m_postings[i];
        if ((Posting::fields(posting) & PrefixFields) == 0)
            continue;
        quint32 &best = m_best[Posting::document(posting)];
        const quint32 impact = std::max(Posting::impact(posting), Posting::impact(best));
        best = Posting::make(Posting::document(posting), impact,
                             Posting::fields(posting) | Posting::fields(best));
    }
    m_prefixKeys.push_back(key);
    std::ranges::copy_if(m_best, std::back_inserter(m_prefixPostings),
                         [](quint32 best) { return best != 0; });
    m_prefixBegin.push_back(static_cast<quint32>(m_prefixPostings.size()));
}

void IndexBuilder::makePrefixes()
{
    // Runs of terms with the same first units, in the order of their keys.
    const auto count = static_cast<quint32>(m_order.size());
    const auto term = [this](quint32 place) { return m_numbers.term(m_order[place]); };
    const auto runEnd = [&](quint32 begin, quint32 end, QStringView prefix) {
        while (begin < end && term(begin).startsWith(prefix))
            ++begin;
        return begin;
    };
    for (quint32 at = 0; at < count;) {
        const QStringView one = term(at).first(1);
        const quint32 oneEnd = runEnd(at, count, one);
        for (quint32 inner = at; prefixKey(one) != 0 && inner < oneEnd;) {
            const QStringView two = term(inner).first(std::min<qsizetype>(2, term(inner).size()));
            const quint32 twoEnd = two.size() < 2 ? inner + 1 : runEnd(inner, oneEnd, two);
            if (two.size() == 2 && prefixKey(two) != 0)
                addPrefix(prefixKey(two), m_postingBegin[inner], m_postingBegin[twoEnd]);
            inner = twoEnd;
        }
        at = oneEnd;
    }
}

void IndexBuilder::weighSignatures()
{
    std::vector<std::array<float, 2>> weights(m_cells.size(), {0, 0});
    std::vector<quint32> counts;
    for (size_t place = 0; place < m_order.size(); ++place)
        counts.push_back(m_postingBegin[place + 1] - m_postingBegin[place]);
    for (const CommonTerm &common : m_common)
        counts[common.term] = common.count;
    for (const SignatureTerm &term : m_signatureTerms) {
        const quint32 place = m_sorted[term.term];
        const float rare = rarity(counts[place], m_cells.size());
        weights[term.document][term.chinese ? 1 : 0] += rare * term.factor;
    }
    for (size_t i = 0; i < m_cells.size(); ++i) {
        m_cells[i].signatureWeight = storedWeight(weights[i][0]);
        m_cells[i].chineseWeight = storedWeight(weights[i][1]);
    }
}

QByteArray IndexBuilder::finish()
{
    sortTerms();
    makePostings();
    makePrefixes();
    weighSignatures();
    std::vector<quint32> termBegin{0};
    QByteArray termText;
    std::vector<quint32> masks;
    for (const quint32 number : m_order) {
        const QStringView term = m_numbers.term(number);
        const QByteArray utf8 = term.toUtf8();
        termText += utf8;
        termBegin.push_back(static_cast<quint32>(termText.size()));
        masks.push_back(TermDictionary::maskOf(utf8));
    }
    for (std::vector<TextKey> *keys : {&m_idKeys, &m_signatureKeys, &m_chineseKeys})
        std::ranges::sort(*keys, keyLess);
    const QString names = m_names.toText();
    ImageWriter writer(static_cast<qsizetype>(
        (m_postings.size() + m_prefixPostings.size() + masks.size() * 4) * sizeof(quint32)));
    writer.add(std::span<const quint32>(termBegin));
    writer.add(std::span<const char>(termText.constData(), static_cast<size_t>(termText.size())));
    writer.add(std::span<const quint32>(masks));
    writer.add(std::span<const quint32>(m_postingBegin));
    writer.add(std::span<const quint32>(m_postings));
    writer.add(std::span<const CommonTerm>(m_common));
    writer.add(std::span<const quint32>(m_prefixKeys));
    writer.add(std::span<const quint32>(m_prefixBegin));
    writer.add(std::span<const quint32>(m_prefixPostings));
    writer.add(std::span<const TextKey>(m_idKeys));
    writer.add(std::span<const TextKey>(m_signatureKeys));
    writer.add(std::span<const TextKey>(m_chineseKeys));
    writer.add(std::span<const RecordCells>(m_cells));
    writer.add(std::span<const char16_t>(QStringView(names).utf16(), static_cast<size_t>(names.size())));
    writer.add(std::span<const float>(m_average));
    return writer.take();
}

} // namespace Clew
