// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/errortext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Context of the sentences in the translation files.
struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ErrorText)
};

/// Argument as written, "?" where whoever made the error gave too few.
QString argument(const Error &error, qsizetype index)
{
    return error.arguments.value(index, u"?"_s);
}

/// Argument that is a number of bytes, as a size for people.
QString sizeArgument(const Error &error, qsizetype index)
{
    bool isNumber = false;
    const qint64 bytes = argument(error, index).toLongLong(&isNumber);
    return isNumber ? QLocale().formattedDataSize(bytes) : argument(error, index);
}

QString kindWord(const QString &kind)
{
    if (kind == "directory"_L1)
        return ErrorText::tr("a folder");
    if (kind == "device"_L1)
        return ErrorText::tr("a device");
    if (kind == "fifo"_L1)
        return ErrorText::tr("a pipe");
    if (kind == "socket"_L1)
        return ErrorText::tr("a socket");
    if (kind == "link"_L1)
        return ErrorText::tr("a link");
    return kind;
}

QString refusal(const QString &why)
{
    if (why == "bomb"_L1)
        return ErrorText::tr("it would unpack to far more than it holds");
    if (why == "nesting"_L1)
        return ErrorText::tr("archives stand in it too deep within each other");
    if (why == "count"_L1)
        return ErrorText::tr("it holds too many files");
    if (why == "size"_L1)
        return ErrorText::tr("it is larger than the limit");
    if (why == "parent directory"_L1)
        return ErrorText::tr("its path leads out of the archive");
    if (why == "link"_L1)
        return ErrorText::tr("it is a link");
    if (why == "device"_L1)
        return ErrorText::tr("it is a device");
    if (why == "encrypted"_L1)
        return ErrorText::tr("it is encrypted");
    return why;
}

QString unreadableReason(const QString &reason)
{
    if (reason == "broken link"_L1)
        return ErrorText::tr("the link leads nowhere");
    if (reason == "folder"_L1)
        return ErrorText::tr("the folder cannot be listed");
    return reason;
}

QString changeText(const QString &path, const QString &what)
{
    if (what == "deleted"_L1)
        return ErrorText::tr("“%1” was deleted by another program since it was read.").arg(path);
    if (what == "appeared"_L1)
        return ErrorText::tr("“%1” was made by another program in the meantime.").arg(path);
    return ErrorText::tr("“%1” was changed by another program since it was read.").arg(path);
}

QString saveText(const QString &path, const QString &step, const QString &reason)
{
    if (step == "folder"_L1)
        return ErrorText::tr("“%1” was not saved: its folder cannot be made: %2.").arg(path, reason);
    if (step == "open"_L1)
        return ErrorText::tr("“%1” was not saved: no new file can be made beside it: %2.").arg(path, reason);
    if (step == "write"_L1)
        return ErrorText::tr("“%1” was not saved: writing failed: %2.").arg(path, reason);
    if (step == "sync"_L1)
        return ErrorText::tr("“%1” was not saved: the disk did not take it: %2.").arg(path, reason);
    if (step == "verify"_L1)
        return ErrorText::tr("“%1” was not saved: what was written reads back different: %2.")
            .arg(path, reason);
    if (step == "compare"_L1)
        return ErrorText::tr("“%1” was not saved: the new text does not say what was edited: %2.")
            .arg(path, reason);
    if (step == "remove"_L1)
        return ErrorText::tr("“%1” was not removed: %2.").arg(path, reason);
    return ErrorText::tr("“%1” was not saved: the new file cannot take its place: %2.").arg(path, reason);
}

QString editText(const Error &error)
{
    const auto arg = [&error](qsizetype index) { return argument(error, index); };
    switch (error.code) {
    case ErrorCode::PointerNotFound:
        return ErrorText::tr("The record has no value at %1.").arg(arg(0));
    case ErrorCode::IdTaken:
        return ErrorText::tr("There is a record “%1” already.").arg(arg(0));
    case ErrorCode::InvalidId:
        if (arg(1) == "self"_L1)
            return ErrorText::tr("“%1” cannot have a relation to itself: one joins two records.").arg(arg(0));
        return ErrorText::tr("“%1” cannot be the id of a record: it takes the form domain/name.").arg(arg(0));
    case ErrorCode::FileChanged:
        return changeText(arg(0), arg(1));
    case ErrorCode::SaveFailed:
        return saveText(arg(0), arg(1), arg(2));
    case ErrorCode::JournalFailed:
        return ErrorText::tr("The journal of edits “%1” cannot be written: %2.").arg(arg(0), arg(1));
    case ErrorCode::FolderInUse:
        return ErrorText::tr("“%1” is being edited in another window (%2).").arg(arg(0), arg(1));
    default:
        return {};
    }
}

QString fileText(const Error &error)
{
    const auto arg = [&error](qsizetype index) { return argument(error, index); };
    switch (error.code) {
    case ErrorCode::FileNotFound:
        return ErrorText::tr("There is no file “%1”.").arg(arg(0));
    case ErrorCode::FileUnreadable:
        return ErrorText::tr("“%1” cannot be read: %2.").arg(arg(0), unreadableReason(arg(1)));
    case ErrorCode::NotRegularFile:
        return ErrorText::tr("“%1” is %2, not a file.").arg(arg(0), kindWord(arg(1)));
    case ErrorCode::FileTooLarge:
        return ErrorText::tr("“%1” is larger than the limit of %2.").arg(arg(0), sizeArgument(error, 1));
    case ErrorCode::TooManyFiles:
        return ErrorText::tr("“%1” holds more files than the limit of %2.").arg(arg(0), arg(1));
    case ErrorCode::TooManyRecords:
        return ErrorText::tr("“%1” holds more records than the limit of %2; the first ones are loaded.")
            .arg(arg(0), arg(1));
    case ErrorCode::EmptyFile:
        return ErrorText::tr("“%1” is empty.").arg(arg(0));
    case ErrorCode::ArchiveBroken:
        return ErrorText::tr("The archive “%1” is broken: %2.").arg(arg(0), arg(1));
    case ErrorCode::ArchiveRefused:
        return ErrorText::tr("“%2” in the archive “%1” was not read: %3.")
            .arg(arg(0), arg(1), refusal(arg(2)));
    default:
        return {};
    }
}

QString jsonText(const Error &error)
{
    const auto arg = [&error](qsizetype index) { return argument(error, index); };
    switch (error.code) {
    case ErrorCode::InvalidUtf8:
        return ErrorText::tr("The text is not valid UTF-8.");
    case ErrorCode::JsonSyntax:
        return ErrorText::tr("This is not valid JSON: %1.").arg(arg(0));
    case ErrorCode::JsonTooDeep:
        return ErrorText::tr("The JSON is nested deeper than the limit of %1 levels.").arg(arg(0));
    case ErrorCode::JsonTooLarge:
        return ErrorText::tr("The JSON is larger than the limit of %1.").arg(sizeArgument(error, 0));
    case ErrorCode::NotARecord:
        return ErrorText::tr("This JSON is not a record: it has neither of the two known shapes.");
    case ErrorCode::MissingField:
        return ErrorText::tr("The field %1 is missing.").arg(arg(0));
    case ErrorCode::WrongType:
        return ErrorText::tr("The field %1 should be of type %2 but is of type %3.")
            .arg(arg(0), arg(1), arg(2));
    case ErrorCode::OutOfRange:
        return ErrorText::tr("The field %1 has the value %2, which is outside %3.")
            .arg(arg(0), arg(1), arg(2));
    case ErrorCode::DuplicateKey:
        return ErrorText::tr("The key %1 occurs twice; the last one counts.").arg(arg(0));
    default:
        return {};
    }
}

} // namespace

QString errorText(const Error &error)
{
    if (const QString text = fileText(error); !text.isEmpty())
        return text;
    if (const QString text = jsonText(error); !text.isEmpty())
        return text;
    if (const QString text = editText(error); !text.isEmpty())
        return text;
    const auto arg = [&error](qsizetype index) { return argument(error, index); };
    switch (error.code) {
    case ErrorCode::DuplicateId:
        if (arg(2) == "upper-layer"_L1)
            return ErrorText::tr(
                       "The record “%1” of this file lies under the one in “%2”, which is used instead.")
                .arg(arg(0), arg(1));
        return ErrorText::tr("The record id “%1” is already taken by the record in “%2”; that one is kept.")
            .arg(arg(0), arg(1));
    case ErrorCode::EmptyRegex:
        return ErrorText::tr("The regex is empty: no log will ever match this record.");
    case ErrorCode::InvalidRegex:
        return ErrorText::tr("The regex is not valid at position %2: %1.").arg(arg(0), arg(1));
    case ErrorCode::RegexMatchesEmpty:
        return ErrorText::tr("The regex matches every text and is not used.");
    case ErrorCode::RecordNotFound:
        return ErrorText::tr("There is no record “%1” in the catalog.").arg(arg(0));
    case ErrorCode::IssuesOmitted:
        return ErrorText::tr("%1 more issues of this file are not listed (the limit is %2).")
            .arg(arg(0), arg(1));
    case ErrorCode::Cancelled:
        return ErrorText::tr("Stopped.", "a job that the user stopped");
    case ErrorCode::Internal:
        return ErrorText::tr("Something went wrong inside the program: %1.").arg(arg(0));
    default:
        return errorName(error.code); // tst_errortext finds the code that has no sentence yet
    }
}

QString placeText(const Place &place)
{
    QString text = place.file;
    if (place.line.isValid()) {
        text += u':' + QString::number(place.line.value());
        if (place.column > 0)
            text += u':' + QString::number(place.column);
    }
    return text;
}

} // namespace Clew
