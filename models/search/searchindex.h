// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/search/documentterms.h"
#include "models/search/indexbuilder.h"
#include "models/search/termdictionary.h"

#include <functional>
#include <map>
#include <stop_token>

namespace Clew {

/// The inverted index of a catalog: an image that never changes, and what was edited since beside it. A
/// record that is edited leaves a dead document behind and comes back as a new one. Reading is safe from one
/// thread at a time with edits; a built index that nobody edits may be read from any.
class SearchIndex final
{
public:
    SearchIndex() = default;

    /// Reads every record of the catalog; empty where it was stopped. About 60 microseconds a record.
    [[nodiscard]] static QByteArray buildImage(const Catalog &catalog, const std::stop_token &stop = {});
    explicit SearchIndex(IndexImage image);
    /// Index of the whole catalog.
    [[nodiscard]] static SearchIndex build(const Catalog &catalog);

    [[nodiscard]] const IndexImage *image() const { return m_image ? &*m_image : nullptr; }
    [[nodiscard]] const TermDictionary &dictionary() const { return m_dictionary; }
    [[nodiscard]] quint32 documentCount() const { return static_cast<quint32>(m_cells.size()); }
    /// Documents that are not dead.
    [[nodiscard]] quint32 recordCount() const { return m_live; }
    [[nodiscard]] bool isLive(quint32 document) const { return m_alive[document] != 0; }
    [[nodiscard]] RecordIndex rowOf(quint32 document) const;
    /// The live document of a row; nothing where the row is not indexed.
    [[nodiscard]] std::optional<quint32> documentOf(RecordIndex row) const;
    [[nodiscard]] const RecordCells &cells(quint32 document) const { return m_cells[document]; }
    [[nodiscard]] const FacetNames &names() const { return m_names; }

    /// Postings of the dictionary's terms of a range, one list behind the other.
    [[nodiscard]] std::span<const quint32> postings(TermDictionary::Range range) const;
    /// How many records have a term that most have; 0 for others. Such a term says next to nothing.
    [[nodiscard]] quint32 commonCount(TermDictionary::Range term) const;
    /// Records that have a word that begins with one or two letters in signature or facts; sorted for two,
    /// list behind list for one. Empty where the prefix is none of these.
    [[nodiscard]] std::span<const quint32> prefixPostings(QStringView prefix) const;
    /// Lists of edited records: of one term, or of every term that begins so.
    void editedPostings(QStringView term, bool asPrefix,
                        const std::function<void(std::span<const quint32>)> &visit) const;

    /// Documents whose id or signature begins with the folded text, or is it. Long texts are compared with
    /// the records themselves, for which `lookup` is asked.
    enum class WholeText : quint8 { Id, Signature, Chinese };
    using TextLookup = std::function<QString(quint32 document, WholeText text)>;
    [[nodiscard]] std::vector<quint32> beginningWith(WholeText text, const QString &folded, bool whole,
                                                     const TextLookup &lookup) const;

    /// Takes the place of a record; a row that is not there yet is added. About 0.1 ms.
    void update(RecordIndex row, const Record &record);
    void remove(RecordIndex row);
    /// The record as it was last edited, null where it was not.
    [[nodiscard]] const Record *edited(RecordIndex row) const;

private:
    [[nodiscard]] std::span<const TextKey> keys(WholeText text) const;

    std::optional<IndexImage> m_image;
    TermDictionary m_dictionary;
    FacetNames m_names;
    std::vector<RecordCells> m_cells; ///< by document, edited ones behind the image's
    std::vector<quint8> m_alive;
    quint32 m_live = 0;

    struct Less
    {
        bool operator()(const QString &a, const QString &b) const { return termLess(a, b); }
    };
    DocumentTerms m_terms;
    std::map<QString, std::vector<quint32>, Less> m_edited; ///< by term
    std::vector<RecordIndex> m_editedRows;                  ///< by document, from the image's end on
    QHash<qsizetype, quint32> m_editedDocuments;            ///< by row
    QHash<qsizetype, Record> m_records;                     ///< by row
    struct EditedKeys
    {
        quint32 document = 0;
        std::array<QString, 3> texts; ///< by WholeText: folded
    };
    std::vector<EditedKeys> m_editedKeys; ///< of live ones
};

} // namespace Clew
