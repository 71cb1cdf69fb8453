// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogfiles.h"

#include "models/io/filebytes.h"

#include <QFile>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <ranges>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace fs = std::filesystem;

namespace {

bool isJsonLines(const std::string &name)
{
    return name.ends_with(".jsonl") || name.ends_with(".ndjson");
}

bool isCatalogFile(const std::string &name)
{
    return name.ends_with(".json") || isJsonLines(name);
}

bool isSideFile(const std::string &name)
{
    return name.starts_with('.') || name.starts_with('_');
}

QString shown(const fs::path &path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.native()));
}

class FileCollector final
{
public:
    FileCollector(qsizetype maxFiles, const std::stop_token &stop)
        : m_maxFiles(static_cast<size_t>(maxFiles))
        , m_stop(stop)
    {
    }

    void addRoot(const QString &root)
    {
        fs::path path(QFile::encodeName(root).toStdString());
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (status.type() == fs::file_type::not_found)
            return addError(root, {.code = ErrorCode::FileNotFound, .arguments = {root}, .place = {root}});
        if (status.type() != fs::file_type::directory)
            return addFile(path);
        m_limitPath = root;
        walk(path);
    }

    std::vector<CatalogFile> take() { return std::move(m_files); }

private:
    /// Folders wait on a stack of our own: a deep tree costs no call stack.
    void walk(const fs::path &root)
    {
        std::vector<Entry> waiting{{.path = root, .name = {}, .isFolder = true}};
        while (!waiting.empty() && !m_full && !m_stop.stop_requested()) {
            const Entry entry = std::move(waiting.back());
            waiting.pop_back();
            if (!entry.isFolder) {
                addFile(entry.path);
                continue;
            }
            if (static_cast<size_t>(m_entered.size()) > m_maxFiles)
                return addTooMany(); // a link may lead to the whole machine
            std::vector<Entry> entries = list(entry.path);
            std::ranges::move(entries | std::views::reverse, std::back_inserter(waiting));
        }
    }

    struct Entry
    {
        fs::path path;
        std::string name;
        bool isFolder = false;
    };

    /// What the folder holds for us, sorted; nothing when it has been entered before.
    std::vector<Entry> list(const fs::path &folder)
    {
        struct stat info = {};
        if (::stat(folder.c_str(), &info) == 0) {
            const FileIdentity identity{.device = info.st_dev, .inode = info.st_ino};
            if (m_entered.contains(identity))
                return {};
            m_entered.insert(identity);
        }
        std::vector<Entry> entries;
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            std::string name = it->path().filename().native();
            std::error_code ignored; // a link that leads nowhere is no folder
            const bool isFolder = !isSideFile(name) && it->is_directory(ignored);
            if (isFolder || (!isSideFile(name) && isCatalogFile(name)))
                entries.push_back({.path = it->path(), .name = std::move(name), .isFolder = isFolder});
        }
        if (error)
            addUnreadable(shown(folder), error);
        std::ranges::sort(entries, {}, &Entry::name);
        return entries;
    }

    void addUnreadable(const QString &path, const std::error_code &error)
    {
        addError(path, {.code = ErrorCode::FileUnreadable,
                        .arguments = {path, qt_error_string(error.value())},
                        .place = {path}});
    }

    void addError(const QString &path, const Error &error)
    {
        m_files.push_back({.path = path, .layout = CatalogLayout::Json, .error = error});
    }

    void addTooMany()
    {
        m_full = true;
        addError(m_limitPath, {.code = ErrorCode::TooManyFiles,
                               .arguments = {m_limitPath, QString::number(m_maxFiles)},
                               .place = {m_limitPath}});
    }

    void addFile(const fs::path &path)
    {
        if (m_files.size() >= m_maxFiles)
            return addTooMany();
        const CatalogLayout layout =
            isJsonLines(path.native()) ? CatalogLayout::JsonLines : CatalogLayout::Json;
        m_files.push_back({.path = shown(path), .layout = layout, .error = {}});
    }

    size_t m_maxFiles;
    std::stop_token m_stop;
    QString m_limitPath;
    bool m_full = false;
    QSet<FileIdentity> m_entered;
    std::vector<CatalogFile> m_files;
};

} // namespace

std::vector<CatalogFile> catalogFiles(const QStringList &paths, qsizetype maxFiles,
                                      const std::stop_token &stop)
{
    FileCollector collector(maxFiles, stop);
    for (const QString &path : paths)
        collector.addRoot(path);
    return collector.take();
}

} // namespace Clew
