// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"

namespace Clew::TestData {

/// Records that a test wrote by hand, served as a catalog.
class MemoryStore final : public RecordStore
{
public:
    explicit MemoryStore(std::vector<Record> records)
        : m_records(std::move(records))
    {
    }
    Record record(RecordIndex index) const override { return m_records[static_cast<size_t>(index.value())]; }
    QByteArray sourceBytes(RecordIndex index) const override
    {
        return "{\"id\": \"" + record(index).id.value().toUtf8() + "\"}";
    }
    RecordSource source(RecordIndex index) const override
    {
        const QByteArray bytes = sourceBytes(index);
        return RecordSource{.file = QStringLiteral("memory.json"), .fileBytes = bytes, .end = bytes.size()};
    }
    Place place(RecordIndex index, const QString &) const override
    {
        return Place{
            .file = QStringLiteral("memory.json"), .line = LineNumber(index.value() + 1), .column = 1};
    }

private:
    std::vector<Record> m_records;
};

inline RecordSummary summaryOf(const Record &record)
{
    return RecordSummary{.id = record.id,
                         .signature = record.signature,
                         .regex = record.regex,
                         .domain = record.domain,
                         .category = record.category,
                         .verificationTier = record.verificationTier,
                         .resolvable = record.resolvable,
                         .lastConfirmed = record.lastConfirmed,
                         .confidence = record.confidence,
                         .fixSuccessRate = record.fixSuccessRate,
                         .evidenceCount = record.evidenceCount,
                         .format = record.format};
}

inline std::shared_ptr<const Catalog> memoryCatalog(std::vector<Record> records)
{
    std::vector<RecordSummary> summaries;
    for (const Record &record : records)
        summaries.push_back(summaryOf(record));
    auto store = std::make_shared<const MemoryStore>(std::move(records));
    return std::make_shared<const Catalog>(QStringList{QStringLiteral("memory")}, std::move(summaries),
                                           std::move(store), QList<Issue>());
}

} // namespace Clew::TestData
