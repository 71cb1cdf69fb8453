// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogloader.h"

#include "models/io/jsonfault.h"
#include "models/io/parallel.h"
#include "models/io/recordbytesstore.h"
#include "models/io/recordreader.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Files with more records than this are parsed in batches of as many, by all threads together.
constexpr size_t BatchRecords = 64;

Issue fileIssue(const Error &error)
{
    return Issue{.severity = IssueSeverity::Error, .error = error, .record = {}};
}

/// The issue of a text that is no JSON.
Issue faultIssue(const JsonFault &fault, const QString &file, const TextPosition &position)
{
    return fileIssue(jsonError(fault, placeOf(file, position)));
}

/// The text itself or an equal one that is already held.
void share(QString &text, QSet<QString> &texts)
{
    const auto found = texts.constFind(text);
    if (found != texts.constEnd())
        text = *found;
    else
        texts.insert(text);
}

} // namespace

CatalogLoader::CatalogLoader(const CatalogLimits &limits, int threads, std::stop_token stop,
                             const CatalogReader::ProgressSink &progress)
    : m_limits(limits)
    , m_threads(threads > 0 ? threads : defaultThreadCount())
    , m_stop(std::move(stop))
    , m_progress(progress)
    , m_workers(static_cast<size_t>(m_threads))
{
}

std::vector<CatalogLoader::LoadedFile> CatalogLoader::load(const QStringList &paths)
{
    const std::vector<CatalogFile> sources = catalogFiles(paths, m_limits.files, m_stop);
    std::vector<LoadedFile> files(sources.size());
    m_filesTotal = static_cast<qint64>(sources.size());

    const auto readOne = [&](qsizetype index, int worker) {
        const auto i = static_cast<size_t>(index);
        readFile(sources[i], files[i], m_workers[static_cast<size_t>(worker)]);
    };
    forEachIndex(m_filesTotal, m_threads, m_stop, readOne, [this] { report(); });
    report(); // the other threads' last files

    const std::vector<Batch> batches = openBatches(files);
    const auto parseOne = [&](qsizetype index, int worker) {
        const Batch &batch = batches[static_cast<size_t>(index)];
        parseRecords(files[batch.file], batch.begin, batch.end, m_workers[static_cast<size_t>(worker)]);
    };
    forEachIndex(static_cast<qsizetype>(batches.size()), m_threads, m_stop, parseOne, [this] { report(); });
    report();
    return files;
}

void CatalogLoader::readFile(const CatalogFile &source, LoadedFile &file, Worker &worker)
{
    file.path = source.path;
    if (source.error) {
        file.issues.append(fileIssue(*source.error));
    } else if (Result<FileBytes> read = readRegularFile(source.path, m_limits.fileBytes, m_stop)) {
        file.identity = read->identity;
        file.bytes = std::move(read->bytes);
        split(source.layout, file);
        if (file.spans.size() <= BatchRecords)
            parseRecords(file, 0, file.spans.size(), worker);
    } else {
        file.issues.append(fileIssue(read.error()));
    }
    m_filesDone.fetch_add(1, std::memory_order_relaxed);
}

void CatalogLoader::split(CatalogLayout layout, LoadedFile &file) const
{
    RecordSpans found = splitRecords(file.bytes, layout, m_limits.recordsInFile, m_stop);
    file.spans = std::move(found.spans);
    file.records.resize(file.spans.size());
    if (found.fault) {
        const TextPosition position = textPositionAt(file.bytes, found.fault->offset);
        file.issues.append(faultIssue(*found.fault, file.path, position));
    }
    if (found.tooMany) {
        const QStringList arguments{file.path, QString::number(m_limits.recordsInFile)};
        file.issues.append(fileIssue(
            {.code = ErrorCode::TooManyRecords, .arguments = arguments, .place = {.file = file.path}}));
    }
    const qsizetype start = byteOrderMarkLength(file.bytes);
    if (file.spans.empty() && skipJsonSpace(file.bytes, start) == file.bytes.size()) {
        file.issues.append(fileIssue(
            {.code = ErrorCode::EmptyFile, .arguments = {file.path}, .place = {.file = file.path}}));
    }
}

std::vector<CatalogLoader::Batch> CatalogLoader::openBatches(const std::vector<LoadedFile> &files) const
{
    std::vector<Batch> batches;
    for (size_t file = 0; file < files.size(); ++file) {
        const size_t count = files[file].spans.size();
        for (size_t begin = 0; count > BatchRecords && begin < count; begin += BatchRecords)
            batches.push_back({.file = file, .begin = begin, .end = std::min(begin + BatchRecords, count)});
    }
    return batches;
}

void CatalogLoader::parseRecords(LoadedFile &file, size_t begin, size_t end, Worker &worker)
{
    for (size_t i = begin; i < end && !m_stop.stop_requested(); ++i)
        file.records[i] = parseRecord(file, file.spans[i], worker);
    m_recordsRead.fetch_add(static_cast<qint64>(end - begin), std::memory_order_relaxed);
}

CatalogLoader::LoadedRecord CatalogLoader::parseRecord(const LoadedFile &file, const RecordSpan &span,
                                                       Worker &worker) const
{
    LoadedRecord loaded;
    const QByteArrayView bytes = QByteArrayView(file.bytes).sliced(span.begin, span.end - span.begin);
    const std::expected<JsonTree, JsonFault> tree =
        worker.parser.parse(bytes, readableBehind(file.bytes, span));
    if (!tree) {
        const JsonFault &fault = tree.error();
        loaded.issues.append(
            faultIssue(fault, file.path, textPositionAt(bytes, fault.offset, 0, span.start)));
        return loaded;
    }
    RecordReading reading = readRecord(*tree, {.file = file.path, .start = span.start});
    loaded.issues = std::move(reading.issues);
    if (!reading.record)
        return loaded;

    RecordSummary summary = summaryOf(*reading.record);
    share(summary.domain, worker.texts);
    share(summary.category, worker.texts);
    share(summary.verificationTier, worker.texts);
    share(summary.resolvable, worker.texts);
    share(summary.lastConfirmed, worker.texts);
    loaded.summary = std::move(summary);
    loaded.hash = contentHash(bytes);
    return loaded;
}

void CatalogLoader::report() const
{
    if (m_progress && !m_stop.stop_requested())
        m_progress({.filesDone = m_filesDone, .filesTotal = m_filesTotal, .recordsRead = m_recordsRead});
}

} // namespace Clew
