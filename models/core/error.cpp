// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/error.h"

using namespace Qt::StringLiterals;

namespace Clew {

QString errorName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound:
        return u"file-not-found"_s;
    case ErrorCode::FileUnreadable:
        return u"file-unreadable"_s;
    case ErrorCode::NotRegularFile:
        return u"not-regular-file"_s;
    case ErrorCode::FileTooLarge:
        return u"file-too-large"_s;
    case ErrorCode::TooManyFiles:
        return u"too-many-files"_s;
    case ErrorCode::TooManyRecords:
        return u"too-many-records"_s;
    case ErrorCode::EmptyFile:
        return u"empty-file"_s;
    case ErrorCode::InvalidUtf8:
        return u"invalid-utf8"_s;
    case ErrorCode::JsonSyntax:
        return u"json-syntax"_s;
    case ErrorCode::JsonTooDeep:
        return u"json-too-deep"_s;
    case ErrorCode::JsonTooLarge:
        return u"json-too-large"_s;
    case ErrorCode::NotARecord:
        return u"not-a-record"_s;
    case ErrorCode::MissingField:
        return u"missing-field"_s;
    case ErrorCode::WrongType:
        return u"wrong-type"_s;
    case ErrorCode::OutOfRange:
        return u"out-of-range"_s;
    case ErrorCode::DuplicateKey:
        return u"duplicate-key"_s;
    case ErrorCode::DuplicateId:
        return u"duplicate-id"_s;
    case ErrorCode::EmptyRegex:
        return u"empty-regex"_s;
    case ErrorCode::InvalidRegex:
        return u"invalid-regex"_s;
    case ErrorCode::RegexMatchesEmpty:
        return u"regex-matches-empty"_s;
    case ErrorCode::RecordNotFound:
        return u"record-not-found"_s;
    case ErrorCode::ArchiveBroken:
        return u"archive-broken"_s;
    case ErrorCode::ArchiveRefused:
        return u"archive-refused"_s;
    case ErrorCode::IssuesOmitted:
        return u"issues-omitted"_s;
    case ErrorCode::PointerNotFound:
        return u"pointer-not-found"_s;
    case ErrorCode::IdTaken:
        return u"id-taken"_s;
    case ErrorCode::InvalidId:
        return u"invalid-id"_s;
    case ErrorCode::FileChanged:
        return u"file-changed"_s;
    case ErrorCode::SaveFailed:
        return u"save-failed"_s;
    case ErrorCode::JournalFailed:
        return u"journal-failed"_s;
    case ErrorCode::FolderInUse:
        return u"folder-in-use"_s;
    case ErrorCode::Cancelled:
        return u"cancelled"_s;
    case ErrorCode::Internal:
        return u"internal"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

} // namespace Clew
