// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"

#include <QHash>

#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace Clew::Bench {

/// SQLite FTS5 over the same texts with the same weights, in memory, prefixes of one to three letters
/// indexed. Filters are not given to it, only the words.
class Fts5Peer final
{
public:
    explicit Fts5Peer(const Catalog &catalog);
    ~Fts5Peer();
    Q_DISABLE_COPY_MOVE(Fts5Peer)

    /// Number of rows that were ranked; the facets of all hits are counted, too.
    int search(const QString &query);

private:
    void run(const char *sql);

    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_ranked = nullptr;
    sqlite3_stmt *m_all = nullptr;
    std::vector<quint16> m_domains;
    std::vector<quint16> m_categories;
    std::vector<quint16> m_tiers;
    std::vector<std::vector<quint32>> m_counts;
};

} // namespace Clew::Bench
