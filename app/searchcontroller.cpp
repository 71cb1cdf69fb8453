// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/searchcontroller.h"

#include "models/core/catalog.h"
#include "models/jobs/regexvotes.h"
#include "models/jobs/searchsnapshot.h"

#include <limits>

namespace Clew {

SearchController::SearchController(QString cacheFolder, QObject *parent)
    : QObject(parent)
    , m_cacheFolder(std::move(cacheFolder))
{
}

void SearchController::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_voteJob.cancel();
    m_regexJob.cancel();
    m_engine.reset();
    m_patterns.reset();
    m_catalog = catalog;
    using Image = std::optional<IndexImage>;
    m_indexJob.start<Image>(
        [catalog, folder = m_cacheFolder](JobControl &control) -> Result<Image> {
            const bool isLarge = catalog->size() >= SearchSnapshot::FewestRecords && !folder.isEmpty();
            const SearchSnapshot snapshot(folder);
            if (Image kept = isLarge ? snapshot.load(catalog->revision()) : std::nullopt; kept)
                return kept;
            const QByteArray bytes = SearchIndex::buildImage(*catalog, control.stopToken());
            if (isLarge && !bytes.isEmpty())
                snapshot.save(catalog->revision(), bytes);
            return IndexImage::open(bytes);
        },
        [this, catalog](Result<Image> image) {
            if (!image || !*image)
                return;
            m_engine = std::make_unique<Engine>(catalog, std::move(**image));
            makeRegexes();
            Q_EMIT ready();
            search(m_query.text);
        });
}

void SearchController::makeRegexes()
{
    m_regexJob.start<Regexes>(
        [catalog = m_catalog](JobControl &control) -> Result<Regexes> {
            Regexes made{.patterns = searchPatterns(*catalog), .misses = {}};
            made.misses = regexMisses(*catalog, made.patterns, control.stopToken());
            return made;
        },
        [this](Result<Regexes> made) {
            if (!made || !m_engine)
                return;
            m_patterns = std::move(made->patterns);
            m_engine->searcher.setRegexMisses(std::move(made->misses));
            search(m_query.text);
        });
}

void SearchController::search(const QString &text)
{
    m_voteJob.cancel();
    m_query = parseQuery(text);
    if (!m_engine)
        return;
    answer({});
    askRegexes();
}

void SearchController::updateRecord(RecordIndex row, const Record &record)
{
    if (!m_engine)
        return;
    m_engine->index.update(row, record);
    m_engine->searcher.indexChanged();
}

void SearchController::answer(const std::vector<RegexHit> &votes)
{
    // All hits: the list shows as many as there are.
    SearchOptions options{.limit = std::numeric_limits<qsizetype>::max(), .regexHits = votes};
    Q_EMIT resultChanged(m_engine->searcher.search(m_query, options));
}

void SearchController::askRegexes()
{
    if (!m_patterns || !wantsRegexVotes(m_query))
        return;
    using Votes = std::vector<RegexHit>;
    m_voteJob.start<Votes>(
        [patterns = m_patterns, text = m_query.text](JobControl &control) -> Result<Votes> {
            return regexVotes(patterns, text, control.stopToken());
        },
        [this](const Result<Votes> &votes) {
            if (votes && !votes->empty() && m_engine)
                answer(*votes);
        });
}

} // namespace Clew
