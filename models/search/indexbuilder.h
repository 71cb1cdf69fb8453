// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/documentterms.h"
#include "models/search/indeximage.h"
#include "models/search/termmap.h"

namespace Clew {

/// Makes the image of an index, record by record. About 40 microseconds a record of 3 kB.
class IndexBuilder final
{
public:
    /// Records in the order of their catalog; beyond Posting::MostDocuments they are left out.
    void add(const Record &record);
    /// The image; the builder is spent then.
    [[nodiscard]] QByteArray finish();

    [[nodiscard]] quint32 documentCount() const { return static_cast<quint32>(m_cells.size()); }

private:
    struct RawPosting
    {
        quint32 term = 0;
        FieldCounts counts;
    };
    /// A term of a signature, to be weighed once it is known how rare it is.
    struct SignatureTerm
    {
        quint32 document = 0;
        quint32 term = 0;
        float factor = 0;
        bool chinese = false;
    };

    void addSignatureTerm(const DocumentTerms::Sighting &sighting, quint32 term, size_t first);
    void addKeys(const Record &record);
    void sortTerms();
    void makePostings();
    void makePrefixes();
    void weighSignatures();
    void addPrefix(quint32 key, quint32 firstPosting, quint32 lastPosting);

    DocumentTerms m_terms;
    TermMap m_numbers;
    FacetNames m_names;
    std::vector<RawPosting> m_raw;
    std::vector<size_t> m_rawBegin{0};   ///< by document
    std::vector<size_t> m_lastRaw;       ///< by term: place in m_raw plus one, of its last posting
    std::vector<FieldLengths> m_lengths; ///< by document
    std::vector<SignatureTerm> m_signatureTerms;
    std::vector<RecordCells> m_cells;
    std::vector<TextKey> m_idKeys;
    std::vector<TextKey> m_signatureKeys;
    std::vector<TextKey> m_chineseKeys;

    AverageLengths m_average{};
    std::vector<quint32> m_order;  ///< sorted place -> number
    std::vector<quint32> m_sorted; ///< number -> sorted place
    std::vector<quint32> m_postingBegin;
    std::vector<quint32> m_postings;
    std::vector<CommonTerm> m_common;
    std::vector<quint32> m_prefixKeys;
    std::vector<quint32> m_prefixBegin{0};
    std::vector<quint32> m_prefixPostings;
    std::vector<quint32> m_best; ///< by document: scratch
};

/// How much a term says that stands in `count` of `documents` records, in nats.
[[nodiscard]] float rarity(size_t count, size_t documents);

/// A weight of a signature in units of RecordCells, at least one.
[[nodiscard]] quint16 storedWeight(float weight);
/// The key under which a whole text is looked up; see TextKey.
[[nodiscard]] TextKey textKey(const QString &foldedText, quint32 document);
/// Key of a prefix of one or two letters or digits; 0 where it is none. Those of two have lists of their own,
/// and those that begin with the same letter follow each other.
[[nodiscard]] quint32 prefixKey(QStringView prefix);

constexpr float SignatureWeightUnit = 8.0F; ///< RecordCells::signatureWeight a nat

} // namespace Clew
