// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/exportcommand.h"

#include "app/console.h"
#include "app/exitstatus.h"
#include "app/reportfile.h"
#include "models/io/recordexport.h"
#include "models/io/wholefile.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString extensionOf(ExportShape shape)
{
    switch (shape) {
    case ExportShape::Markdown:
        return u".md"_s;
    case ExportShape::Html:
        return u".html"_s;
    case ExportShape::Pdf:
        return u".pdf"_s;
    default:
        return u".json"_s;
    }
}

/// domain/name.json; names that would leave the folder or be passed over when it is read are spelled
/// otherwise.
QString fileName(const RecordId &id, ExportShape shape)
{
    QStringList names = id.value().split(u'/', Qt::SkipEmptyParts);
    for (QString &name : names) {
        name.replace(QChar(0), u'-');
        if (name.startsWith(u'.') || name.startsWith(u'_'))
            name.prepend(u'-');
    }
    return names.join(u'/') + extensionOf(shape);
}

} // namespace

ExportCommand::ExportCommand(const Catalog &catalog, Console &console)
    : m_catalog(catalog)
    , m_console(console)
{
}

QByteArray ExportCommand::text(RecordIndex index, const CommandLine &line) const
{
    const QByteArray source = m_catalog.sourceBytes(index);
    switch (line.exportShape) {
    case ExportShape::Flat:
        return flatText(m_catalog.record(index), source);
    case ExportShape::Nested:
        return nestedText(m_catalog.record(index), source);
    case ExportShape::JsonLines:
        return oneLine(source) + '\n';
    case ExportShape::Csv:
        return csvRow(m_catalog.record(index));
    case ExportShape::Markdown:
        return recordFile(m_catalog.record(index), source, OutputFormat::Markdown, line.language);
    case ExportShape::Html:
        return recordFile(m_catalog.record(index), source, OutputFormat::Html, line.language);
    case ExportShape::Pdf:
        return recordFile(m_catalog.record(index), source, OutputFormat::Pdf, line.language);
    }
    Q_UNREACHABLE_RETURN(QByteArray());
}

bool ExportCommand::write(const QString &path, const QByteArray &bytes)
{
    const Result<void> written = createFile(path, bytes);
    if (!written)
        m_console.complain(written.error());
    return written.has_value();
}

int ExportCommand::writeFolder(const CommandLine &line)
{
    const QString &name = line.arguments[0];
    const QDir folder(name);
    const QFileInfo info(folder.path());
    // "" would be this folder; "-" is standard output, which takes one file alone.
    if (name.isEmpty() || name == "-"_L1 || (info.exists() && !info.isDir())) {
        m_console.err(tr("clew: \"%1\" is no folder.").arg(name) + u'\n');
        return ExitStatus::WrongUsage;
    }
    for (qsizetype i = 0; i < m_catalog.size(); ++i) {
        const RecordIndex index(i);
        const QString path = folder.filePath(fileName(m_catalog.summary(index).id, line.exportShape));
        if (!QDir().mkpath(QFileInfo(path).path())) {
            m_console.err(tr("clew: the folder of \"%1\" cannot be made.").arg(path) + u'\n');
            return ExitStatus::InputUnreadable;
        }
        if (!write(path, text(index, line)))
            return ExitStatus::InputUnreadable;
    }
    return ExitStatus::Done;
}

int ExportCommand::writeFile(const CommandLine &line)
{
    QByteArray bytes = line.exportShape == ExportShape::Csv ? csvHeader() : QByteArray();
    for (qsizetype i = 0; i < m_catalog.size(); ++i)
        bytes += text(RecordIndex(i), line);
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
    const bool isFile = line.exportShape == ExportShape::JsonLines || line.exportShape == ExportShape::Csv;
    return isFile ? writeFile(line) : writeFolder(line);
}

} // namespace Clew
