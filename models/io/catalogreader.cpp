// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"

#include "models/io/catalogloader.h"
#include "models/io/recordbytesstore.h"

#include <span>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Puts the files' records together in their order; of equal ids the first stays.
class CatalogAssembler final
{
public:
    explicit CatalogAssembler(qsizetype maxFileIssues)
        : m_maxFileIssues(maxFileIssues)
    {
    }

    void add(CatalogLoader::LoadedFile &file)
    {
        if (file.identity != FileIdentity() && wasAdded(file.identity))
            return; // the same file by another path
        m_fileIssues.clear();
        bool used = false;
        for (size_t i = 0; i < file.spans.size(); ++i) {
            CatalogLoader::LoadedRecord &record = file.records[i];
            m_fileIssues += record.issues;
            if (!record.summary || !isFirst(*record.summary, file, file.spans[i]))
                continue;
            used = true;
            m_hashes.push_back(record.hash);
            m_entries.push_back({.file = static_cast<quint32>(m_files.size()),
                                 .format = record.summary->format,
                                 .span = file.spans[i]});
            m_summaries.push_back(std::move(*record.summary));
        }
        if (used)
            m_files.push_back({.path = file.path, .bytes = std::move(file.bytes)});
        m_fileIssues += file.issues;
        takeIssues(file.path);
    }

    std::shared_ptr<const Catalog> catalog(const QStringList &roots)
    {
        auto store = std::make_shared<const RecordBytesStore>(std::move(m_files), std::move(m_entries));
        auto catalog =
            std::make_shared<Catalog>(roots, std::move(m_summaries), std::move(store), std::move(m_issues));
        catalog->setRevision(toHex(contentHash(QByteArrayView(std::as_bytes(std::span(m_hashes))))));
        return catalog;
    }

private:
    bool wasAdded(const FileIdentity &identity)
    {
        const qsizetype before = m_identities.size();
        m_identities.insert(identity);
        return m_identities.size() == before;
    }

    bool isFirst(const RecordSummary &summary, const CatalogLoader::LoadedFile &file, const RecordSpan &span)
    {
        const auto known = m_fileOfId.constFind(summary.id);
        if (known == m_fileOfId.constEnd()) {
            m_fileOfId.insert(summary.id, file.path);
            return true;
        }
        m_fileIssues.append(Issue{
            .severity = IssueSeverity::Error,
            .error = {.code = ErrorCode::DuplicateId,
                      .arguments = {summary.id.value(), *known},
                      .place = placeInRecord(file.path, file.bytes, span, u"/id"_s)},
            .record = summary.id,
        });
        return false;
    }

    void takeIssues(const QString &path)
    {
        const qsizetype omitted = m_fileIssues.size() - m_maxFileIssues;
        if (omitted > 0) {
            m_fileIssues.resize(m_maxFileIssues);
            m_fileIssues.append(Issue{
                .severity = IssueSeverity::Error,
                .error = {.code = ErrorCode::IssuesOmitted,
                          .arguments = {QString::number(omitted), QString::number(m_maxFileIssues)},
                          .place = {.file = path}},
                .record = {},
            });
        }
        m_issues += m_fileIssues;
    }

    qsizetype m_maxFileIssues;
    QSet<FileIdentity> m_identities;
    QHash<RecordId, QString> m_fileOfId;
    std::vector<RecordBytesStore::File> m_files;
    std::vector<RecordBytesStore::Entry> m_entries;
    std::vector<RecordSummary> m_summaries;
    QList<Issue> m_fileIssues;
    QList<Issue> m_issues;
    std::vector<ContentHash> m_hashes;
};

} // namespace

CatalogReader::CatalogReader(const CatalogLimits &limits, int threads)
    : m_limits(limits)
    , m_threads(threads)
{
}

Result<std::shared_ptr<const Catalog>>
CatalogReader::read(const QStringList &paths, const std::stop_token &stop, const ProgressSink &progress) const
{
    CatalogLoader loader(m_limits, m_threads, stop, progress);
    std::vector<CatalogLoader::LoadedFile> files = loader.load(paths);
    CatalogAssembler assembler(m_limits.issuesInFile);
    for (CatalogLoader::LoadedFile &file : files) {
        if (stop.stop_requested())
            break;
        assembler.add(file);
    }
    if (stop.stop_requested())
        return std::unexpected(Error{.code = ErrorCode::Cancelled, .arguments = {}, .place = {}});
    return assembler.catalog(paths);
}

} // namespace Clew
