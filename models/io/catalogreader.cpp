// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"

#include "models/io/catalogloader.h"
#include "models/io/recordbytesstore.h"

#include <optional>
#include <span>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Puts the files' records together in their order. Folders and files that were named are layers, each over
/// the ones before it: of equal ids the one in the upper layer is used, at the place of the lower one; within
/// a layer the first stays, and the other is a fault.
class CatalogAssembler final
{
public:
    CatalogAssembler(const QStringList &roots, qsizetype maxFileIssues)
        : m_roots(roots)
        , m_maxFileIssues(maxFileIssues)
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
            if (!record.summary)
                continue;
            const std::optional<size_t> at = placeOf(*record.summary, file, file.spans[i]);
            if (!at)
                continue;
            used = true;
            m_hashes[*at] = record.hash;
            m_entries[*at] = {.file = static_cast<quint32>(m_files.size()),
                              .format = record.summary->format,
                              .span = file.spans[i]};
            m_summaries[*at] = std::move(*record.summary);
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

    /// Which of the folders and files that were named the file belongs to; the innermost one.
    qsizetype layerOf(const QString &path) const
    {
        qsizetype layer = 0;
        qsizetype length = -1;
        for (qsizetype i = 0; i < m_roots.size(); ++i) {
            const QString &root = m_roots.at(i);
            const bool holds = path == root || path.startsWith(root.endsWith(u'/') ? root : root + u'/');
            if (holds && root.size() >= length) {
                layer = i;
                length = root.size();
            }
        }
        return layer;
    }

    /// Where in the catalog the record goes; nothing where another one keeps its id.
    std::optional<size_t> placeOf(const RecordSummary &summary, const CatalogLoader::LoadedFile &file,
                                  const RecordSpan &span)
    {
        const qsizetype layer = layerOf(file.path);
        const auto known = m_holders.find(summary.id);
        if (known == m_holders.end()) {
            const size_t at = m_summaries.size();
            m_holders.insert(summary.id, {.file = file.path, .layer = layer, .at = at});
            m_hashes.emplace_back();
            m_entries.emplace_back();
            m_summaries.emplace_back();
            return at;
        }
        if (layer <= known->layer) {
            m_fileIssues.append(Issue{
                .severity = IssueSeverity::Error,
                .error = {.code = ErrorCode::DuplicateId,
                          .arguments = {summary.id.value(), known->file},
                          .place = placeInRecord(file.path, file.bytes, span, u"/id"_s)},
                .record = summary.id,
            });
            return std::nullopt;
        }
        const RecordBytesStore::Entry &lower = m_entries[known->at];
        const RecordBytesStore::File &lowerFile = m_files[lower.file];
        // Nothing is wrong; who wins must be seen all the same.
        m_fileIssues.append(Issue{
            .severity = IssueSeverity::Warning,
            .error = {.code = ErrorCode::DuplicateId,
                      .arguments = {summary.id.value(), file.path, u"upper-layer"_s},
                      .place = placeInRecord(lowerFile.path, lowerFile.bytes, lower.span, u"/id"_s)},
            .record = summary.id,
        });
        known->file = file.path;
        known->layer = layer;
        return known->at;
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

    /// Where the record of an id comes from.
    struct Holder
    {
        QString file;
        qsizetype layer = 0;
        size_t at = 0; ///< in the catalog
    };

    QStringList m_roots;
    qsizetype m_maxFileIssues;
    QSet<FileIdentity> m_identities;
    QHash<RecordId, Holder> m_holders;
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
    CatalogAssembler assembler(paths, m_limits.issuesInFile);
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
