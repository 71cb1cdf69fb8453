// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/exportcommand.h"

#include "app/console.h"
#include "app/exitstatus.h"
#include "models/io/recordexport.h"
#include "views/errortext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Error failure(const QString &path, const QString &step, const QString &reason)
{
    return Error{.code = ErrorCode::SaveFailed, .arguments = {path, step, reason}, .place = {.file = path}};
}

/// domain/name.json; names that would leave the folder or be passed over when it is read are spelled
/// otherwise.
QString fileName(const RecordId &id)
{
    QStringList names = id.value().split(u'/', Qt::SkipEmptyParts);
    for (QString &name : names) {
        name.replace(QChar(0), u'-');
        if (name.startsWith(u'.') || name.startsWith(u'_'))
            name.prepend(u'-');
    }
    return names.join(u'/') + ".json"_L1;
}

} // namespace

ExportCommand::ExportCommand(const Catalog &catalog, Console &console)
    : m_catalog(catalog)
    , m_console(console)
{
}

QByteArray ExportCommand::text(RecordIndex index, ExportShape shape) const
{
    const QByteArray source = m_catalog.sourceBytes(index);
    switch (shape) {
    case ExportShape::Flat:
        return flatText(m_catalog.record(index), source);
    case ExportShape::Nested:
        return nestedText(m_catalog.record(index), source);
    case ExportShape::JsonLines:
        return oneLine(source) + '\n';
    case ExportShape::Csv:
        return csvRow(m_catalog.record(index));
    }
    Q_UNREACHABLE_RETURN(QByteArray());
}

bool ExportCommand::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    const auto fail = [&](const QString &step, const QString &reason) {
        m_console.complain(errorText(failure(path, step, reason)));
        return false;
    };
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return fail(u"open"_s, file.errorString());
    if (file.write(bytes) == bytes.size() && file.flush())
        return true;
    const QString reason = file.errorString();
    file.remove(); // half a file looks like a whole one
    return fail(u"write"_s, reason);
}

int ExportCommand::writeFolder(const CommandLine &line)
{
    const QDir folder(line.arguments[0]);
    if (QFileInfo(folder.path()).exists() && !QFileInfo(folder.path()).isDir()) {
        m_console.err(tr("clew: \"%1\" is no folder.").arg(line.arguments[0]) + u'\n');
        return ExitStatus::WrongUsage;
    }
    for (qsizetype i = 0; i < m_catalog.size(); ++i) {
        const RecordIndex index(i);
        const QString path = folder.filePath(fileName(m_catalog.summary(index).id));
        if (!QDir().mkpath(QFileInfo(path).path())) {
            m_console.err(tr("clew: the folder of \"%1\" cannot be made.").arg(path) + u'\n');
            return ExitStatus::InputUnreadable;
        }
        if (!write(path, text(index, line.exportShape)))
            return ExitStatus::InputUnreadable;
    }
    return ExitStatus::Done;
}

int ExportCommand::writeFile(const CommandLine &line)
{
    QByteArray bytes = line.exportShape == ExportShape::Csv ? csvHeader() : QByteArray();
    for (qsizetype i = 0; i < m_catalog.size(); ++i)
        bytes += text(RecordIndex(i), line.exportShape);
    if (line.arguments[0] == "-"_L1) {
        m_console.out(bytes);
        return ExitStatus::Done;
    }
    return write(line.arguments[0], bytes) ? ExitStatus::Done : ExitStatus::InputUnreadable;
}

int ExportCommand::run(const CommandLine &line)
{
    if (m_catalog.size() == 0) {
        m_console.err(tr("clew: the catalog has no records.") + u'\n');
        return ExitStatus::NothingFound;
    }
    const bool isFolder = line.exportShape == ExportShape::Flat || line.exportShape == ExportShape::Nested;
    return isFolder ? writeFolder(line) : writeFile(line);
}

} // namespace Clew
