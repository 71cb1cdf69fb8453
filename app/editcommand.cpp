// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/editcommand.h"

#include "app/console.h"
#include "app/datapaths.h"
#include "app/exitstatus.h"
#include "app/folderlock.h"
#include "app/sidenames.h"
#include "models/diagnosis/regexcheck.h"
#include "models/edit/recordfields.h"
#include "models/edit/recordlinks.h"
#include "models/io/catalogreader.h"
#include "models/io/filebytes.h"
#include "models/io/jsonparser.h"
#include "models/io/recordsaver.h"
#include "views/errortext.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Another call of the command line is done sooner.
constexpr std::chrono::seconds LockWait{3};

std::unexpected<Error> fault(ErrorCode code, const QString &argument)
{
    return std::unexpected(Error{.code = code, .arguments = {argument}, .place = {}});
}

/// The file that a new record gets: domain/name.json in the folder that was opened first, else among the
/// user's own.
QString newFile(const CommandLine &line, const RecordId &id)
{
    QString folder = line.catalogs.value(0, DataPaths::userCatalog());
    if (QFileInfo(folder).isFile())
        folder = QFileInfo(folder).path();
    return u"%1/%2.json"_s.arg(folder, id.value());
}

/// Names that lead out of the folder, or that a catalog passes over.
bool makesAFileName(const RecordId &id)
{
    const QStringList names = id.value().split(u'/');
    return std::ranges::none_of(names, [](const QString &name) {
        return name.startsWith(u'.') || name.startsWith(u'_') || name.contains(QChar(0)) || name.size() > 200;
    });
}

/// The text of a file, or of standard input for "-". A pipe by another name is refused: it might never end.
Result<QByteArray> givenText(const QString &argument)
{
    if (argument != "-"_L1)
        return readRegularFile(argument, MaxJsonBytes).transform([](const FileBytes &file) {
            return file.bytes;
        });
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return std::unexpected(Error{.code = ErrorCode::FileUnreadable,
                                     .arguments = {argument, input.errorString()},
                                     .place = {.file = argument}});
    return input.read(MaxJsonBytes + 1);
}

std::optional<Relation> relationNamed(const QString &name)
{
    if (name == "leads_to"_L1 || name == "leads-to"_L1)
        return Relation::LeadsTo;
    if (name == "preceded_by"_L1 || name == "preceded-by"_L1)
        return Relation::PrecededBy;
    if (name == "frequently_confused_with"_L1 || name == "confused_with"_L1 || name == "confused-with"_L1)
        return Relation::ConfusedWith;
    return std::nullopt;
}

} // namespace

EditCommand::EditCommand(std::shared_ptr<const Catalog> catalog, Console &console)
    : m_console(console)
    , m_document(m_codec)
{
    m_document.reset(std::move(catalog));
}

Result<EditPlan> EditCommand::planForSet(const CommandLine &line) const
{
    const RecordId id(line.arguments[0]);
    const QString &pointer = line.arguments[1];
    const Result<Record> record = m_document.record(id);
    if (!record)
        return std::unexpected(record.error());
    const Result<QByteArray> json =
        jsonFromInput(m_codec, m_document.text(id), record->format, pointer, line.arguments[2]);
    return json ? planSet(m_document, id, pointer, *json) : std::unexpected(json.error());
}

Result<EditPlan> EditCommand::planForAdd(const CommandLine &line) const
{
    const QString &argument = line.arguments[0];
    const bool isFile = argument == "-"_L1 || argument.endsWith(".json"_L1);
    RecordId id(argument);
    QByteArray text;
    if (isFile) {
        const Result<QByteArray> given = givenText(argument);
        if (!given)
            return std::unexpected(given.error());
        text = given->trimmed();
        const Result<Record> record = m_codec.decoded(text);
        if (!record) {
            Error error = record.error();
            error.place.file = argument;
            return std::unexpected(error);
        }
        id = record->id;
    }
    if (!makesAFileName(id))
        return fault(ErrorCode::InvalidId, id.value());
    Result<EditPlan> plan = planAdd(m_document, id, newFile(line, id));
    if (plan && isFile)
        plan->texts.first().text = text;
    return plan;
}

Result<EditPlan> EditCommand::planForRemove(const CommandLine &line)
{
    const RecordId id(line.arguments[0]);
    for (const RecordReference &reference : referencesTo(m_document, id)) {
        m_console.err(tr("clew: %1 named it at %2; that entry goes too.")
                          .arg(reference.from.value(), reference.pointer) +
                      u'\n');
    }
    return planRemove(m_document, id);
}

Result<EditPlan> EditCommand::planForLink(const CommandLine &line) const
{
    const std::optional<Relation> relation = relationNamed(line.arguments[1]);
    Q_ASSERT(relation); // asked before
    return planLink(m_document, RecordId(line.arguments[0]), *relation, RecordId(line.arguments[2]));
}

Result<EditPlan> EditCommand::planFor(const CommandLine &line)
{
    switch (line.subcommand) {
    case Subcommand::Set:
        return planForSet(line);
    case Subcommand::Add:
        return planForAdd(line);
    case Subcommand::Remove:
        return planForRemove(line);
    default:
        return planForLink(line);
    }
}

int EditCommand::fail(const Error &error)
{
    m_console.complain(error);
    switch (error.code) {
    case ErrorCode::RecordNotFound:
    case ErrorCode::PointerNotFound:
        return ExitStatus::NothingFound;
    case ErrorCode::FolderInUse:
    case ErrorCode::SaveFailed:
    case ErrorCode::FileChanged:
    case ErrorCode::FileNotFound:
    case ErrorCode::FileUnreadable:
    case ErrorCode::NotRegularFile:
    case ErrorCode::FileTooLarge:
        return ExitStatus::InputUnreadable;
    case ErrorCode::InvalidUtf8:
    case ErrorCode::JsonSyntax:
    case ErrorCode::JsonTooDeep:
    case ErrorCode::JsonTooLarge:
    case ErrorCode::NotARecord:
    case ErrorCode::MissingField:
    case ErrorCode::WrongType:
        // Of a file that was named, or of a value that was typed.
        return error.place.file.isEmpty() ? ExitStatus::WrongUsage : ExitStatus::InputUnreadable;
    default:
        return ExitStatus::WrongUsage;
    }
}

std::optional<Error> EditCommand::regexProblem(const EditPlan &plan) const
{
    for (const PlannedText &planned : plan.texts) {
        if (planned.record != plan.record || planned.text.isNull())
            continue;
        const Result<Record> before = m_document.record(planned.record);
        const Result<Record> after = m_codec.decoded(planned.text);
        if (!after)
            continue;
        const bool isBlank = !before && after->regex.isEmpty() && after->signature.english.isEmpty();
        if (!isBlank && (!before || before->regex != after->regex))
            return checkRegex(after->regex);
    }
    return std::nullopt;
}

void EditCommand::renameSides(const EditPlan &plan)
{
    for (const PlannedText &planned : plan.texts) {
        if (planned.record != plan.record || planned.text.isNull())
            continue;
        const Result<Record> after = m_codec.decoded(planned.text);
        if (!after || after->id == plan.record)
            continue;
        for (const Error &error :
             moveSideNames(m_document.catalog().roots(), m_document.file(after->id), plan.record, after->id))
            m_console.complain(error);
    }
}

int EditCommand::save()
{
    int status = ExitStatus::Done;
    for (const FileSave &file : m_document.changedFiles()) {
        const Result<SaveOutcome> saved = RecordSaver().save(file);
        if (!saved) {
            status = fail(saved.error());
            continue;
        }
        m_document.fileSaved(file.path);
        m_console.out(file.path + u'\n');
        if (saved->otherNames > 0)
            m_console.err(
                tr("clew: \"%1\" has other names (hard links); they keep the old text.").arg(file.path) +
                u'\n');
        if (saved->ownerChanged)
            m_console.err(tr("clew: \"%1\" could not keep its owner.").arg(file.path) + u'\n');
    }
    return status;
}

int EditCommand::run(const CommandLine &line)
{
    if (line.subcommand == Subcommand::Link && !relationNamed(line.arguments[1])) {
        m_console.err(tr("clew: a relation is leads_to, preceded_by or frequently_confused_with, not \"%1\".")
                          .arg(line.arguments[1]) +
                      u'\n');
        return ExitStatus::WrongUsage;
    }
    // A window that edits these folders would have to sort out what both did.
    FolderLock lock(DataPaths::editState(), m_document.catalog().roots());
    if (const std::optional<Error> inUse = lock.takeAlone(LockWait))
        return fail(*inUse);
    // Another call may have saved between our reading and the lock: its text is the one to edit.
    if (auto catalog = CatalogReader().read(m_document.catalog().roots()))
        m_document.reset(std::move(*catalog));
    const Result<EditPlan> plan = planFor(line);
    if (!plan)
        return fail(plan.error());
    const std::optional<Error> problem = regexProblem(*plan);
    if (const Result<void> applied = m_document.apply(*plan); !applied)
        return fail(applied.error());
    if (!m_document.isDirty())
        m_console.err(tr("clew: nothing to change; it is so already.") + u'\n');
    const int status = save();
    if (status == ExitStatus::Done)
        renameSides(*plan);
    if (problem && status == ExitStatus::Done)
        m_console.complain(tr("%1 is saved, but no log can be found by its regex: %2", "an id, what is wrong")
                               .arg(plan->record.value(), errorText(*problem)));
    return status;
}

} // namespace Clew
