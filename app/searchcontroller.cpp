// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/searchcontroller.h"

#include "models/core/catalog.h"
#include "models/jobs/searchsnapshot.h"

#include <limits>

namespace Clew {

SearchController::SearchController(QString cacheFolder, QObject *parent)
    : QObject(parent)
    , m_cacheFolder(std::move(cacheFolder))
{
    m_afterEdits.setSingleShot(true);
    m_afterEdits.setInterval(0);
    connect(&m_afterEdits, &QTimer::timeout, this, &SearchController::edited);
}

void SearchController::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_voteJob.cancel();
    m_missJob.cancel();
    m_editedMissJob.cancel();
    m_afterEdits.stop();
    m_engine.reset();
    m_patterns.reset();
    m_edits.clear();
    m_marks.clear();
    m_progress.clear();
    m_catalog = catalog;
    using Image = std::optional<IndexImage>;
    m_indexJob.start<Image>(
        [catalog, folder = m_cacheFolder](JobControl &control) -> Result<Image> {
            return indexImage(*catalog, folder, control.stopToken());
        },
        [this, catalog](Result<Image> image) {
            if (!image || !*image)
                return;
            m_engine = std::make_unique<Engine>(catalog, std::move(**image));
            m_engine->searcher.setChineseProgress(m_progress);
            for (const auto &[row, record] : m_edits)
                take(row);
            m_engine->searcher.indexChanged();
            m_engine->searcher.setUserMarks(m_marks);
            findMisses();
            Q_EMIT ready();
            search(m_query.text);
            Q_EMIT recordsChanged();
        });
}

void SearchController::setPatterns(const std::shared_ptr<const PatternSet> &patterns)
{
    m_patterns = patterns;
    findMisses();
}

void SearchController::setChineseProgress(ChineseProgresses progress)
{
    m_progress = std::move(progress);
    if (!m_engine)
        return;
    m_engine->searcher.setChineseProgress(m_progress);
    m_afterEdits.start();
}

void SearchController::setChineseProgress(RecordIndex row, quint8 bits)
{
    const auto at = static_cast<size_t>(row.value());
    if (row.value() < 0 || (at < m_progress.size() && m_progress[at] == bits))
        return;
    if (at >= m_progress.size())
        m_progress.resize(at + 1, 0);
    m_progress[at] = bits;
    if (!m_engine)
        return;
    m_engine->searcher.setChineseProgress(row, bits);
    m_afterEdits.start();
}

void SearchController::findMisses()
{
    if (!m_patterns || !m_engine)
        return;
    m_missJob.start<RegexMisses>(
        [catalog = m_catalog, patterns = m_patterns](JobControl &control) -> Result<RegexMisses> {
            return regexMisses(*catalog, patterns, control.stopToken());
        },
        [this](Result<RegexMisses> misses) {
            if (!misses || !m_engine)
                return;
            m_engine->searcher.setRegexMisses(std::move(*misses));
            findEditedMisses();
            search(m_query.text);
            Q_EMIT recordsChanged();
        });
}

std::vector<EditedRegex> SearchController::editedRegexes() const
{
    std::vector<EditedRegex> regexes;
    for (const auto &[row, record] : m_edits)
        regexes.push_back({.record = row,
                           .regex = record ? record->regex : QString(),
                           .signature = record ? record->signature.english : QString()});
    return regexes;
}

void SearchController::findEditedMisses()
{
    if (m_edits.empty())
        return;
    using Misses = std::vector<bool>;
    m_editedMissJob.start<Misses>(
        [edited = editedRegexes()](JobControl &) -> Result<Misses> { return editedMisses(edited); },
        [this, edited = editedRegexes()](const Result<Misses> &misses) {
            if (!misses || !m_engine)
                return;
            for (size_t i = 0; i < edited.size(); ++i)
                m_engine->searcher.setRegexMiss(edited[i].record, (*misses)[i]);
            search(m_query.text);
            Q_EMIT recordsChanged();
        });
}

void SearchController::search(const QString &text)
{
    m_voteJob.cancel();
    if (text != m_query.text)
        m_limit = FirstHits;
    m_query = parseQuery(text);
    m_votes.clear();
    if (!m_engine)
        return;
    answer();
    askRegexes();
}

void SearchController::wantMore(bool all)
{
    constexpr qsizetype Most = std::numeric_limits<qsizetype>::max();
    constexpr qsizetype Times = 4;
    m_limit = all || m_limit > Most / Times ? Most : m_limit * Times;
    if (m_engine)
        answer();
}

QList<RecordSummary> SearchController::find(const QString &text, qsizetype most) const
{
    QList<RecordSummary> found;
    if (!m_engine)
        return found;
    const SearchOptions options{.limit = most, .facets = false};
    for (const SearchHit &hit : m_engine->searcher.search(parseQuery(text), options).hits) {
        if (hit.record.value() < m_catalog->size()) // not one that was added since
            found.append(m_catalog->summary(hit.record));
    }
    return found;
}

std::optional<QSet<RecordId>> SearchController::found() const
{
    if (!m_engine || m_query.isEmpty())
        return std::nullopt;
    const SearchOptions options{
        .limit = std::numeric_limits<qsizetype>::max(), .facets = false, .regexHits = m_votes};
    const SearchResult result = m_engine->searcher.search(m_query, options);
    if (result.asksNothing)
        return std::nullopt;
    QSet<RecordId> ids;
    ids.reserve(static_cast<qsizetype>(result.hits.size()));
    for (const SearchHit &hit : result.hits) {
        if (const auto edited = m_edits.find(hit.record); edited == m_edits.end())
            ids.insert(m_catalog->summary(hit.record).id);
        else if (edited->second)
            ids.insert(edited->second->id);
    }
    return ids;
}

void SearchController::updateRecord(RecordIndex row, const Record &record)
{
    m_edits.insert_or_assign(row, record);
    take(row);
    m_afterEdits.start();
}

void SearchController::removeRecord(RecordIndex row)
{
    m_edits.insert_or_assign(row, std::nullopt);
    take(row);
    m_afterEdits.start();
}

void SearchController::forgetEdits()
{
    for (auto &[row, record] : m_edits) {
        record.reset();
        if (row.value() < m_catalog->size())
            record = m_catalog->record(row);
        take(row);
    }
    m_afterEdits.start();
}

void SearchController::take(RecordIndex row)
{
    if (!m_engine)
        return;
    if (const std::optional<Record> &record = m_edits.at(row))
        m_engine->index.update(row, *record);
    else
        m_engine->index.remove(row);
    // Before anything is searched for: the index has grown.
    m_engine->searcher.indexChanged();
}

void SearchController::edited()
{
    if (!m_engine)
        return;
    findEditedMisses();
    search(m_query.text);
    Q_EMIT recordsChanged();
}

void SearchController::setUserMarks(UserMarks marks)
{
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    if (!m_engine)
        return;
    m_engine->searcher.setUserMarks(m_marks);
    answer();
    Q_EMIT recordsChanged();
}

NearMisses SearchController::nearMisses()
{
    return m_engine ? Clew::nearMisses(m_query, m_engine->searcher, m_engine->index) : NearMisses();
}

std::optional<qsizetype> SearchController::count(const QString &text)
{
    if (!m_engine)
        return std::nullopt;
    return m_engine->searcher.search(parseQuery(text), {.limit = 0, .facets = false}).total;
}

void SearchController::answer()
{
    const qsizetype limit = m_wantsAll ? std::numeric_limits<qsizetype>::max() : m_limit;
    const SearchOptions options{.limit = limit, .regexHits = m_votes};
    Q_EMIT resultChanged(m_engine->searcher.search(m_query, options));
}

void SearchController::askRegexes()
{
    if (!m_patterns || !wantsRegexVotes(m_query))
        return;
    using Votes = std::vector<RegexHit>;
    m_voteJob.start<Votes>(
        [patterns = m_patterns, text = m_query.text, edited = editedRegexes()](JobControl &control)
            -> Result<Votes> { return regexVotes(patterns, text, control.stopToken(), edited); },
        [this](const Result<Votes> &votes) {
            if (!votes || votes->empty() || !m_engine)
                return;
            m_votes = *votes;
            answer();
        });
}

} // namespace Clew
