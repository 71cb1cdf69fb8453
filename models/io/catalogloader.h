// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/catalogfiles.h"
#include "models/io/catalogreader.h"
#include "models/io/contenthash.h"
#include "models/io/filebytes.h"
#include "models/io/jsonparser.h"
#include "models/io/recordparts.h"

#include <QSet>

#include <atomic>

namespace Clew {

/// One run of CatalogReader: reads files and parses records on several threads, each result in a slot of its
/// own, so that the outcome does not depend on who was first.
class CatalogLoader final
{
public:
    /// What became of one record of a file.
    struct LoadedRecord
    {
        std::optional<RecordSummary> summary;
        ContentHash hash;
        QList<Issue> issues;
    };
    struct LoadedFile
    {
        QString path;
        FileIdentity identity;
        QByteArray bytes;
        std::vector<RecordSpan> spans;
        std::vector<LoadedRecord> records; ///< one for each span
        QList<Issue> issues;               ///< of the file as a whole
    };

    CatalogLoader(const CatalogLimits &limits, int threads, std::stop_token stop,
                  const CatalogReader::ProgressSink &progress);

    /// The files in their order; incomplete after a stop request.
    [[nodiscard]] std::vector<LoadedFile> load(const QStringList &paths);

private:
    /// What a thread keeps from record to record.
    struct Worker
    {
        JsonParser parser;
        QSet<QString> texts; ///< each once: the same few domains and dates stand in all records
    };
    /// Records [begin, end) of a file.
    struct Batch
    {
        size_t file = 0;
        size_t begin = 0;
        size_t end = 0;
    };

    void readFile(const CatalogFile &source, LoadedFile &file, Worker &worker);
    void split(CatalogLayout layout, LoadedFile &file) const;
    void parseRecords(LoadedFile &file, size_t begin, size_t end, Worker &worker);
    [[nodiscard]] LoadedRecord parseRecord(const LoadedFile &file, const RecordSpan &span,
                                           Worker &worker) const;
    [[nodiscard]] std::vector<Batch> openBatches(const std::vector<LoadedFile> &files) const;
    void report() const;

    const CatalogLimits &m_limits;
    int m_threads;
    std::stop_token m_stop;
    const CatalogReader::ProgressSink &m_progress;
    std::vector<Worker> m_workers;
    qint64 m_filesTotal = 0;
    std::atomic<qint64> m_filesDone = 0;
    std::atomic<qint64> m_recordsRead = 0;
};

} // namespace Clew
