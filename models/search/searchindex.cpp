// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searchindex.h"

#include <algorithm>
#include <cstring>

namespace Clew {

namespace {

constexpr qsizetype StopEvery = 64; // records between two looks at the stop token

} // namespace

QByteArray SearchIndex::buildImage(const Catalog &catalog, const std::stop_token &stop)
{
    IndexBuilder builder;
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        if (row % StopEvery == 0 && stop.stop_requested())
            return {};
        builder.add(catalog.record(RecordIndex(row)));
    }
    return builder.finish();
}

SearchIndex SearchIndex::build(const Catalog &catalog)
{
    std::optional<IndexImage> image = IndexImage::open(buildImage(catalog));
    Q_ASSERT(image);
    return SearchIndex(std::move(*image));
}

SearchIndex::SearchIndex(IndexImage image)
    : m_image(std::move(image))
    , m_dictionary(*m_image)
{
    const auto names = m_image->section<char16_t>(IndexImage::Section::Names);
    m_names = FacetNames::fromText(QStringView(names.data(), static_cast<qsizetype>(names.size())));
    const auto cells = m_image->section<RecordCells>(IndexImage::Section::Cells);
    m_cells.assign(cells.begin(), cells.end());
    m_alive.assign(m_cells.size(), 1);
    m_live = static_cast<quint32>(m_cells.size());
}

RecordIndex SearchIndex::rowOf(quint32 document) const
{
    const quint32 base = m_image ? m_image->documentCount() : 0;
    return document < base ? RecordIndex(document) : m_editedRows[document - base];
}

std::optional<quint32> SearchIndex::documentOf(RecordIndex row) const
{
    const auto edited = m_editedDocuments.constFind(row.value());
    const quint32 base = m_image ? m_image->documentCount() : 0;
    if (edited == m_editedDocuments.cend() && (row.value() < 0 || row.value() >= base))
        return std::nullopt;
    const quint32 document = edited == m_editedDocuments.cend() ? static_cast<quint32>(row.value()) : *edited;
    return isLive(document) ? std::optional(document) : std::nullopt;
}

std::span<const quint32> SearchIndex::postings(TermDictionary::Range range) const
{
    if (range.isEmpty())
        return {};
    const auto begin = m_image->section<quint32>(IndexImage::Section::PostingBegin);
    return m_image->section<quint32>(IndexImage::Section::Postings)
        .subspan(begin[range.begin], begin[range.end] - begin[range.begin]);
}

std::span<const quint32> SearchIndex::prefixPostings(QStringView prefix) const
{
    const quint32 key = prefixKey(prefix);
    if (key == 0 || !m_image)
        return {};
    const auto keys = m_image->section<quint32>(IndexImage::Section::PrefixKeys);
    const quint32 last = prefix.size() == 2 ? key : key | 0xFFFFU;
    const auto first = static_cast<size_t>(std::ranges::lower_bound(keys, key) - keys.begin());
    const auto end = static_cast<size_t>(std::ranges::upper_bound(keys, last) - keys.begin());
    const auto begin = m_image->section<quint32>(IndexImage::Section::PrefixBegin);
    return m_image->section<quint32>(IndexImage::Section::PrefixPostings)
        .subspan(begin[first], begin[end] - begin[first]);
}

quint32 SearchIndex::commonCount(TermDictionary::Range term) const
{
    if (term.isEmpty())
        return 0;
    const auto common = m_image->section<CommonTerm>(IndexImage::Section::Common);
    const auto at = std::ranges::lower_bound(common, term.begin, {}, &CommonTerm::term);
    return at != common.end() && at->term == term.begin ? at->count : 0;
}

void SearchIndex::editedPostings(QStringView term, bool asPrefix,
                                 const std::function<void(std::span<const quint32>)> &visit) const
{
    if (m_edited.empty())
        return;
    for (auto at = m_edited.lower_bound(term.toString()); at != m_edited.end(); ++at) {
        const bool takes = asPrefix ? QStringView(at->first).startsWith(term) : at->first == term;
        if (!takes)
            break;
        visit(at->second);
    }
}

std::span<const TextKey> SearchIndex::keys(WholeText text) const
{
    if (!m_image)
        return {};
    switch (text) {
    case WholeText::Id:
        return m_image->section<TextKey>(IndexImage::Section::IdKeys);
    case WholeText::Signature:
        return m_image->section<TextKey>(IndexImage::Section::SignatureKeys);
    case WholeText::Chinese:
        return m_image->section<TextKey>(IndexImage::Section::ChineseKeys);
    }
    Q_UNREACHABLE_RETURN({});
}

std::vector<quint32> SearchIndex::beginningWith(WholeText text, const QString &folded, bool whole,
                                                const TextLookup &lookup) const
{
    std::vector<quint32> documents;
    if (folded.isEmpty())
        return documents;
    const QByteArray utf8 = folded.first(std::min<qsizetype>(folded.size(), 32)).toUtf8();
    constexpr size_t KeySize = sizeof(TextKey::bytes);
    const size_t length = std::min(static_cast<size_t>(utf8.size()), KeySize);
    const auto order = [&utf8, length](const TextKey &key) {
        return std::memcmp(key.bytes.data(), utf8.constData(), length);
    };
    const std::span<const TextKey> all = keys(text);
    const auto first =
        std::partition_point(all.begin(), all.end(), [&](const TextKey &key) { return order(key) < 0; });
    // Where the text fills the key, the key cannot tell what comes behind it.
    const bool keyIsEnough = static_cast<size_t>(utf8.size()) < KeySize;
    for (auto at = first; at != all.end() && order(*at) == 0; ++at) {
        if (!isLive(at->document))
            continue;
        if (whole && keyIsEnough && at->bytes[length] != '\0')
            break; // sorted: the whole text stands before every longer one
        if (!keyIsEnough) {
            const QString candidate = foldedKey(lookup(at->document, text));
            if (whole ? candidate != folded : !candidate.startsWith(folded))
                continue;
        }
        documents.push_back(at->document);
    }
    for (const EditedKeys &edited : m_editedKeys) {
        const QString &candidate = edited.texts[static_cast<size_t>(text)];
        if (whole ? candidate == folded : candidate.startsWith(folded))
            documents.push_back(edited.document);
    }
    return documents;
}

void SearchIndex::remove(RecordIndex row)
{
    const quint32 base = m_image ? m_image->documentCount() : 0;
    const auto edited = m_editedDocuments.constFind(row.value());
    if (edited != m_editedDocuments.cend()) {
        if (m_alive[*edited] != 0)
            --m_live;
        m_alive[*edited] = 0;
        std::erase_if(m_editedKeys,
                      [document = *edited](const EditedKeys &keys) { return keys.document == document; });
        m_editedDocuments.erase(edited);
        m_records.remove(row.value());
    } else if (row.value() >= 0 && row.value() < base) {
        if (m_alive[static_cast<size_t>(row.value())] != 0)
            --m_live;
        m_alive[static_cast<size_t>(row.value())] = 0;
    }
}

const Record *SearchIndex::edited(RecordIndex row) const
{
    const auto at = m_records.constFind(row.value());
    return at == m_records.cend() ? nullptr : &*at;
}

void SearchIndex::update(RecordIndex row, const Record &record)
{
    remove(row);
    const quint32 document = documentCount();
    if (document >= Posting::MostDocuments)
        return;
    std::map<QString, FieldCounts> counts;
    std::map<QString, std::pair<float, bool>> signature; // factor, in Chinese
    FieldLengths lengths{};
    m_terms.visit(record, lengths, [&](const DocumentTerms::Sighting &sighting) {
        const QString term = sighting.term.toString();
        counts[term].add(sighting.field);
        const float factor = DocumentTerms::overlapFactor(sighting.kind, sighting.term.size());
        if (factor > 0 && sighting.field <= SearchField::SignatureZh)
            signature.try_emplace(term, factor, sighting.field == SearchField::SignatureZh);
    });
    AverageLengths average{};
    if (m_image)
        std::ranges::copy(m_image->section<float>(IndexImage::Section::Averages), average.begin());
    for (const auto &[term, count] : counts)
        m_edited[term].push_back(Posting::make(document, termImpact(count, lengths, average), count.mask()));

    RecordCells cells = cellsOf(record, m_names);
    std::array<float, 2> weights{0, 0};
    for (const auto &[term, weight] : signature) {
        const size_t known = m_image ? postings(m_dictionary.find(term)).size() : 0;
        weights[weight.second ? 1 : 0] += weight.first * rarity(std::max<size_t>(1, known), document + 1);
    }
    cells.signatureWeight = storedWeight(weights[0]);
    cells.chineseWeight = storedWeight(weights[1]);
    m_cells.push_back(cells);
    m_alive.push_back(1);
    ++m_live;
    m_editedRows.push_back(row);
    m_editedDocuments.insert(row.value(), document);
    m_records.insert(row.value(), record);
    m_editedKeys.push_back({.document = document,
                            .texts = {foldedKey(record.id.value()), foldedKey(record.signature.english),
                                      foldedKey(record.signature.chinese)}});
}

} // namespace Clew
