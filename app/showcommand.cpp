// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/showcommand.h"

#include "app/console.h"
#include "app/exitstatus.h"
#include "app/recordtext.h"
#include "app/reportfile.h"
#include "app/textcolumns.h"
#include "models/core/aliases.h"
#include "models/core/catalog.h"
#include "models/io/jsonparser.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The text as a JSON string, quotes included.
QByteArray jsonString(const QString &text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return array.mid(1, array.size() - 2);
}

} // namespace

ShowCommand::ShowCommand(const Catalog &catalog, Console &console)
    : m_catalog(catalog)
    , m_console(console)
{
}

QByteArray ShowCommand::json(RecordIndex index) const
{
    const bool flat = m_catalog.summary(index).format == RecordFormat::Flat;
    return "{\"schema\": \"clew-show-1\", \"file\": "_ba + jsonString(m_catalog.place(index).file) +
           ", \"format\": "_ba + (flat ? "\"flat\""_ba : "\"nested\""_ba) + ", \"record\": "_ba +
           m_catalog.sourceBytes(index) + "}\n"_ba;
}

QString ShowCommand::origin(RecordIndex index) const
{
    QString text = u'\n' + tr("File") + u"\n  "_s + safeForTerminal(m_catalog.place(index).file) + u'\n';
    // Of several catalogs: which files have the record too and are not used.
    const RecordId &id = m_catalog.summary(index).id;
    for (const Issue &issue : m_catalog.issues()) {
        if (issue.record == id && issue.error.code == ErrorCode::DuplicateId)
            text += u"  "_s + safeForTerminal(tr("not used: %1").arg(issue.error.place.file)) + u'\n';
    }
    return text;
}

int ShowCommand::showRecord(RecordIndex index, const CommandLine &line)
{
    const Record record = m_catalog.record(index);
    if (line.format == OutputFormat::Json)
        m_console.out(json(index));
    else if (line.format == OutputFormat::Text)
        m_console.out(RecordText(m_console.width()).write(record) + origin(index));
    else
        m_console.out(recordFile(record, m_catalog.sourceBytes(index), line.format, line.language));
    return ExitStatus::Done;
}

int ShowCommand::showValue(RecordIndex index, const CommandLine &line)
{
    const QByteArray source = m_catalog.sourceBytes(index);
    JsonParser parser;
    const auto tree = parser.parse(source);
    const JsonNodeId node = tree ? tree->find(line.pointer) : JsonNodeId();
    if (!node.isValid()) {
        m_console.err(tr("clew: the record has no value at %1.").arg(line.pointer) + u'\n');
        return ExitStatus::NothingFound;
    }
    const QByteArray raw = tree->raw(node).toByteArray();
    if (line.format == OutputFormat::Json) {
        m_console.out("{\"schema\": \"clew-show-1\", \"id\": "_ba +
                      jsonString(m_catalog.summary(index).id.value()) + ", \"pointer\": "_ba +
                      jsonString(line.pointer) + ", \"value\": "_ba + raw + "}\n"_ba);
    } else {
        const bool isText = tree->kind(node) == JsonKind::String;
        m_console.out((isText ? safeForTerminal(tree->text(node)) : QString::fromUtf8(raw)) + u'\n');
    }
    return ExitStatus::Done;
}

int ShowCommand::run(const CommandLine &line)
{
    const RecordId id(line.arguments.constFirst());
    RecordIndex index = m_catalog.find(id);
    if (const RecordIndex renamed = findRenamed(m_catalog, id); renamed.isValid()) {
        index = renamed;
        m_console.err(
            tr("clew: \"%1\" is called \"%2\" now.").arg(id.value(), m_catalog.summary(index).id.value()) +
            u'\n');
    }
    if (!index.isValid()) {
        m_console.complainOfNoRecord(line.arguments.constFirst());
        return ExitStatus::NothingFound;
    }
    return line.pointer.isEmpty() ? showRecord(index, line) : showValue(index, line);
}

} // namespace Clew
