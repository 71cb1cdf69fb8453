// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/foldersource.h"

#include "models/io/filedescriptor.h"
#include "models/io/opensources.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

bool isDigitChar(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Behind the digits that begin at `from`.
qsizetype digitsEnd(QStringView text, qsizetype from)
{
    while (from < text.size() && isDigitChar(text[from]))
        ++from;
    return from;
}

QStringView withoutZeros(QStringView digits)
{
    while (digits.size() > 1 && digits.front() == u'0')
        digits = digits.sliced(1);
    return digits;
}

} // namespace

bool naturalLess(QStringView left, QStringView right)
{
    qsizetype l = 0;
    qsizetype r = 0;
    while (l < left.size() && r < right.size()) {
        if (isDigitChar(left[l]) && isDigitChar(right[r])) {
            const qsizetype leftEnd = digitsEnd(left, l);
            const qsizetype rightEnd = digitsEnd(right, r);
            const QStringView a = withoutZeros(left.sliced(l, leftEnd - l));
            const QStringView b = withoutZeros(right.sliced(r, rightEnd - r));
            if (a.size() != b.size())
                return a.size() < b.size();
            if (const int order = a.compare(b); order != 0)
                return order < 0;
            l = leftEnd;
            r = rightEnd;
        } else if (left[l] != right[r]) {
            return left[l] < right[r];
        } else {
            ++l;
            ++r;
        }
    }
    if (left.size() - l != right.size() - r)
        return left.size() - l < right.size() - r;
    return left < right; // "a01" and "a1": the same number, still two files
}

FolderSource::FolderSource(QString path, ArchiveLimits limits)
    : m_path(std::move(path))
    , m_limits(limits)
{
}

void FolderSource::report(ErrorCode code, const QString &path, const QString &argument)
{
    m_issues.append(Issue{.error = {.code = code, .arguments = {path, argument}, .place = {.file = path}}});
}

void FolderSource::addFile(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        report(ErrorCode::FileUnreadable, path, u"broken link"_s);
    } else if (!S_ISREG(status.st_mode)) {
        report(ErrorCode::NotRegularFile, path, fileKind(status.st_mode));
    } else {
        m_files.append(path);
        m_total = m_total.value_or(0) + status.st_size;
    }
}

void FolderSource::reportUnnamable(const QString &folder)
{
    std::error_code error;
    const std::filesystem::path path(QFile::encodeName(folder).toStdString());
    for (std::filesystem::directory_iterator it(path, error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().native();
        if (!QByteArrayView(name).isValidUtf8())
            report(ErrorCode::FileUnreadable, QDir(folder).filePath(QString::fromStdString(name)),
                   qt_error_string(EILSEQ));
    }
}

void FolderSource::scan(const QString &folder, int depth)
{
    const QDir dir(folder);
    if (!dir.exists() || !dir.isReadable()) {
        report(dir.exists() ? ErrorCode::FileUnreadable : ErrorCode::FileNotFound, folder, u"folder"_s);
        return;
    }
    QStringList names =
        dir.entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::NoSort);
    std::sort(names.begin(), names.end(), &naturalLess);
    reportUnnamable(folder);
    QStringList folders;
    for (const QString &name : std::as_const(names)) {
        const QString path = dir.filePath(name);
        const QFileInfo info(path);
        if (info.isDir()) {
            if (!info.isSymLink())
                folders.append(path);
            continue;
        }
        if (m_files.size() >= MaxFiles) {
            report(ErrorCode::TooManyFiles, m_path, QString::number(MaxFiles));
            return;
        }
        addFile(path);
    }
    for (const QString &path : std::as_const(folders)) {
        if (m_files.size() >= MaxFiles)
            return;
        if (depth < MaxDepth)
            scan(path, depth + 1);
    }
}

bool FolderSource::next()
{
    if (!std::exchange(m_scanned, true))
        scan(m_path, 1);
    for (;;) {
        if (m_current) {
            const bool more = m_current->next();
            m_issues.append(m_current->takeIssues());
            if (more)
                return true;
            m_consumed += m_current->total().value_or(m_current->consumed());
            m_current.reset();
        }
        if (m_nextFile >= m_files.size())
            return false;
        auto opened = openFile(m_files.at(m_nextFile++), m_limits);
        if (opened)
            m_current = std::move(*opened);
        else
            m_issues.append(Issue{.error = opened.error()});
    }
}

QString FolderSource::path() const
{
    return m_current ? m_current->path() : m_path;
}

std::optional<qint64> FolderSource::size() const
{
    return m_current ? m_current->size() : std::nullopt;
}

Result<qsizetype> FolderSource::read(std::span<char> buffer)
{
    return m_current ? m_current->read(buffer) : Result<qsizetype>(0);
}

qint64 FolderSource::consumed() const
{
    return m_consumed + (m_current ? m_current->consumed() : 0);
}

QString FolderSource::plainFile() const
{
    return m_current ? m_current->plainFile() : QString();
}

QList<Issue> FolderSource::takeIssues()
{
    QList<Issue> issues = std::exchange(m_issues, {});
    if (m_current)
        issues.append(m_current->takeIssues());
    return issues;
}

} // namespace Clew
