// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/catalog.h"

namespace Clew {

Catalog::Catalog(QStringList roots, std::vector<RecordSummary> summaries,
                 std::shared_ptr<const RecordStore> store, QList<Issue> issues)
    : m_roots(std::move(roots))
    , m_summaries(std::move(summaries))
    , m_store(std::move(store))
    , m_issues(std::move(issues))
{
    m_byId.reserve(size());
    for (qsizetype i = 0; i < size(); ++i)
        m_byId.insert(m_summaries[static_cast<size_t>(i)].id, i);
    Q_ASSERT_X(m_byId.size() == size(), "Catalog", "record ids must be unique");
}

const RecordSummary &Catalog::summary(RecordIndex index) const
{
    Q_ASSERT(index.isValid() && index.value() < size());
    return m_summaries[static_cast<size_t>(index.value())];
}

Record Catalog::record(RecordIndex index) const
{
    Q_ASSERT(index.isValid() && index.value() < size());
    return m_store->record(index);
}

QByteArray Catalog::sourceBytes(RecordIndex index) const
{
    Q_ASSERT(index.isValid() && index.value() < size());
    return m_store->sourceBytes(index);
}

RecordSource Catalog::source(RecordIndex index) const
{
    Q_ASSERT(index.isValid() && index.value() < size());
    return m_store->source(index);
}

Place Catalog::place(RecordIndex index, const QString &pointer) const
{
    Q_ASSERT(index.isValid() && index.value() < size());
    return m_store->place(index, pointer);
}

RecordIndex Catalog::find(const RecordId &id) const
{
    const auto found = m_byId.constFind(id);
    return found == m_byId.constEnd() ? RecordIndex() : RecordIndex(*found);
}

} // namespace Clew
