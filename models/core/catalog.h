// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/core/recordstore.h"

#include <QHash>
#include <QStringList>

#include <memory>
#include <vector>

namespace Clew {

/// All records of the opened folders and files: an immutable value that threads share as
/// `std::shared_ptr<const Catalog>`. Records are kept as summaries and original bytes and decoded one at a
/// time.
class Catalog final
{
public:
    Catalog() = default;
    /// `store` answers for indexes 0 to summaries.size() - 1. Ids are unique (the reader reports and drops
    /// repeats).
    Catalog(QStringList roots, std::vector<RecordSummary> summaries, std::shared_ptr<const RecordStore> store,
            QList<Issue> issues);

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_summaries.size()); }
    [[nodiscard]] const RecordSummary &summary(RecordIndex index) const;
    [[nodiscard]] Record record(RecordIndex index) const;
    [[nodiscard]] QByteArray sourceBytes(RecordIndex index) const;
    [[nodiscard]] RecordSource source(RecordIndex index) const;
    [[nodiscard]] Place place(RecordIndex index, const QString &pointer = QString()) const;

    /// Index of the id, invalid where the catalog has no such record. Constant time.
    [[nodiscard]] RecordIndex find(const RecordId &id) const;

    /// The folders and files that were opened, as the user named them.
    [[nodiscard]] const QStringList &roots() const { return m_roots; }
    /// What could not be loaded, in the order of the files.
    [[nodiscard]] const QList<Issue> &issues() const { return m_issues; }
    /// Content hash over all records, hexadecimal; the same records in the same order give the same revision.
    [[nodiscard]] const QString &revision() const { return m_revision; }
    void setRevision(const QString &revision) { m_revision = revision; }

private:
    QStringList m_roots;
    std::vector<RecordSummary> m_summaries;
    QHash<RecordId, qsizetype> m_byId;
    std::shared_ptr<const RecordStore> m_store;
    QList<Issue> m_issues;
    QString m_revision;
};

} // namespace Clew
