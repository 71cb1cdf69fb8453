// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/place.h"

#include <QStringList>

#include <expected>

namespace Clew {

/// What went wrong. The sentence for people is made from code, arguments and place by one file in `views`
/// (`errortext.h`), so that it can be said in another language while the program runs.
enum class ErrorCode {
    FileNotFound,      ///< args: path
    FileUnreadable,    ///< args: path, reason of the system
    NotRegularFile,    ///< args: path, kind ("directory", "device", "fifo", "socket")
    FileTooLarge,      ///< args: path, limit in bytes
    TooManyFiles,      ///< args: path, limit
    TooManyRecords,    ///< args: path, limit; the first ones of the file are loaded
    EmptyFile,         ///< args: path
    InvalidUtf8,       ///< -
    JsonSyntax,        ///< args: what the parser says
    JsonTooDeep,       ///< args: limit
    JsonTooLarge,      ///< args: limit in bytes
    NotARecord,        ///< JSON that is no object, or has neither shape of a record
    MissingField,      ///< args: pointer
    WrongType,         ///< args: pointer, expected, found
    OutOfRange,        ///< args: pointer, value, range
    DuplicateKey,      ///< args: pointer
    DuplicateId,       ///< args: id, file of the record that is kept
    EmptyRegex,        ///< -
    InvalidRegex,      ///< args: what the regex compiler says, offset in the regex
    RegexMatchesEmpty, ///< the regex matches every text
    RecordNotFound,    ///< args: id
    ArchiveBroken,     ///< args: path, what the archive reader says
    ArchiveRefused,    ///< args: path, member, why ("bomb", "nesting", "count", "size", "link", "device",
                       ///< "encrypted", "parent directory")
    IssuesOmitted,     ///< args: how many more issues of the file are not listed, limit
    PointerNotFound,   ///< args: JSON pointer
    IdTaken,           ///< args: id
    InvalidId,         ///< args: id
    FileChanged,       ///< args: path, what happened to it ("changed", "deleted", "appeared")
    SaveFailed,        ///< args: path, step ("folder", "open", "write", "sync", "verify", "replace",
                       ///< "compare", "remove"), reason of the system; the file is the old one
    JournalFailed,     ///< args: path, reason
    FolderInUse,       ///< args: path, who uses it
    Cancelled,         ///< -
    Internal,          ///< args: what was caught
};

struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QStringList arguments;
    Place place;

    friend bool operator==(const Error &, const Error &) = default;
};

template <typename T>
using Result = std::expected<T, Error>;

/// Stable English name of a code ("duplicate-id"), for logs, JSON and tests; not for people.
[[nodiscard]] QString errorName(ErrorCode code);

} // namespace Clew
