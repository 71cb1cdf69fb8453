// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/searchpeers.h"

#include "models/search/fieldtext.h"
#include "models/search/searchquery.h"
#include "models/search/tokenizer.h"

#include <array>
#include <cstdlib>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

void check(int status, sqlite3 *database)
{
    if (status == SQLITE_OK || status == SQLITE_DONE || status == SQLITE_ROW)
        return;
    std::fprintf(stderr, "sqlite: %s\n", sqlite3_errmsg(database));
    std::exit(1);
}

/// Words as FTS5 takes them: all of them, the last as a beginning.
QByteArray matchText(const QString &query)
{
    QStringList terms;
    Tokenizer tokenizer;
    for (const QueryItem &item : parseQuery(query).items) {
        if (item.kind != QueryItemKind::Word)
            continue;
        tokenizer.setText(item.text);
        for (const Token &token : tokenizer.tokens()) {
            if (token.kind != TokenKind::Compound)
                terms.append(u"\"%1\""_s.arg(tokenizer.term(token)));
        }
    }
    return terms.isEmpty() ? QByteArray() : (terms.join(u" AND "_s) + u"*"_s).toUtf8();
}

} // namespace

void Fts5Peer::run(const char *sql)
{
    check(sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr), m_database);
}

Fts5Peer::Fts5Peer(const Catalog &catalog)
    : m_counts(3)
{
    check(sqlite3_open(":memory:", &m_database), m_database);
    run("CREATE VIRTUAL TABLE records USING fts5(signature, signature_zh, facts, cause, body, content='', "
        "tokenize='unicode61', prefix='1 2 3'); BEGIN");
    sqlite3_stmt *insert = nullptr;
    check(sqlite3_prepare_v2(m_database,
                             "INSERT INTO records(rowid, signature, signature_zh, facts, cause, body) "
                             "VALUES(?, ?, ?, ?, ?, ?)",
                             -1, &insert, nullptr),
          m_database);
    std::array<QHash<QString, quint16>, 3> names;
    const auto place = [&names](size_t table, const QString &value) {
        const auto next = static_cast<quint16>(names[table].size());
        if (!names[table].contains(value))
            names[table].insert(value, next);
        return names[table].value(value);
    };
    std::vector<FieldText> texts;
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        const Record record = catalog.record(RecordIndex(row));
        collectFieldTexts(record, texts);
        std::array<QByteArray, SearchFieldCount> columns;
        for (const FieldText &text : texts)
            columns[static_cast<size_t>(text.field)] += text.text.toUtf8() + '\n';
        check(sqlite3_bind_int64(insert, 1, row), m_database);
        for (size_t i = 0; i < columns.size(); ++i)
            check(sqlite3_bind_text(insert, static_cast<int>(i) + 2, columns[i].constData(),
                                    static_cast<int>(columns[i].size()), SQLITE_STATIC),
                  m_database);
        check(sqlite3_step(insert), m_database);
        sqlite3_reset(insert);
        m_domains.push_back(place(0, record.domain));
        m_categories.push_back(place(1, record.category));
        m_tiers.push_back(place(2, record.verificationTier));
    }
    sqlite3_finalize(insert);
    run("COMMIT; INSERT INTO records(records) VALUES('optimize')");
    check(sqlite3_prepare_v2(m_database,
                             "SELECT rowid FROM records WHERE records MATCH ? ORDER BY "
                             "bm25(records, 12.0, 12.0, 4.0, 1.0, 0.3) LIMIT 50",
                             -1, &m_ranked, nullptr),
          m_database);
    check(sqlite3_prepare_v2(m_database, "SELECT rowid FROM records WHERE records MATCH ?", -1, &m_all,
                             nullptr),
          m_database);
    for (size_t i = 0; i < names.size(); ++i)
        m_counts[i].resize(static_cast<size_t>(names[i].size()));
}

Fts5Peer::~Fts5Peer()
{
    sqlite3_finalize(m_ranked);
    sqlite3_finalize(m_all);
    sqlite3_close(m_database);
}

int Fts5Peer::search(const QString &query)
{
    const QByteArray match = matchText(query);
    if (match.isEmpty())
        return 0;
    int found = 0;
    sqlite3_bind_text(m_ranked, 1, match.constData(), static_cast<int>(match.size()), SQLITE_STATIC);
    while (sqlite3_step(m_ranked) == SQLITE_ROW)
        ++found;
    sqlite3_reset(m_ranked);
    for (auto &counts : m_counts)
        std::fill(counts.begin(), counts.end(), 0);
    sqlite3_bind_text(m_all, 1, match.constData(), static_cast<int>(match.size()), SQLITE_STATIC);
    while (sqlite3_step(m_all) == SQLITE_ROW) {
        const auto row = static_cast<size_t>(sqlite3_column_int64(m_all, 0));
        ++m_counts[0][m_domains[row]];
        ++m_counts[1][m_categories[row]];
        ++m_counts[2][m_tiers[row]];
    }
    sqlite3_reset(m_all);
    return found;
}

} // namespace Clew::Bench
