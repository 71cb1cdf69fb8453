// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/record.h"
#include "models/core/valueedit.h"

#include <QByteArray>

namespace Clew {

/// Bytes [begin, end) of a record in the text of its file.
struct RecordBytesRange
{
    qsizetype begin = 0;
    qsizetype end = 0;

    friend bool operator==(const RecordBytesRange &, const RecordBytesRange &) = default;
};

/// Kind of a value as JSON has it; Absent where a pointer leads nowhere.
enum class ValueKind { Absent, Null, Boolean, Number, Text, List, Object };

/// One value in a record's text.
struct RecordValue
{
    QString pointer; ///< JSON pointer; empty for the record itself
    int parent = -1; ///< place in the list of the value that holds it; -1 for the record itself
    ValueKind kind = ValueKind::Absent;
    QString text;           ///< see RecordCodec::textAt; null for lists and objects
    RecordBytesRange bytes; ///< quotes and brackets included

    friend bool operator==(const RecordValue &, const RecordValue &) = default;
};

/// What the editor must know of the language that records are written in. Implemented by `models/io`; any
/// thread may ask, functions have no side effects.
class RecordCodec
{
public:
    RecordCodec() = default;
    virtual ~RecordCodec() = default;
    Q_DISABLE_COPY_MOVE(RecordCodec)

    /// The record's text after the edits, in order; bytes that they do not concern stay. PointerNotFound,
    /// WrongType where a list or object is needed, JsonSyntax for a value that is no JSON.
    [[nodiscard]] virtual Result<QByteArray> edited(const QByteArray &record,
                                                    const QList<ValueEdit> &edits) const = 0;
    /// The record that the text says. NotARecord, MissingField, JsonSyntax and the like with line and column
    /// in the record's text.
    [[nodiscard]] virtual Result<Record> decoded(const QByteArray &record) const = 0;
    /// Kind of the value at a pointer.
    [[nodiscard]] virtual ValueKind kindAt(const QByteArray &record, const QString &pointer) const = 0;
    /// The value at a pointer as it is written; null where there is none.
    [[nodiscard]] virtual QByteArray valueAt(const QByteArray &record, const QString &pointer) const = 0;
    /// Items of a list or members of an object; 0 for anything else.
    [[nodiscard]] virtual qsizetype countAt(const QByteArray &record, const QString &pointer) const = 0;
    /// JSON pointers of the items of a list or the members of an object, in their order; of repeated keys
    /// one.
    [[nodiscard]] virtual QStringList childrenAt(const QByteArray &record, const QString &pointer) const = 0;
    /// The value at a pointer for people: a text itself, anything else as it is written; null where there is
    /// none.
    [[nodiscard]] virtual QString textAt(const QByteArray &record, const QString &pointer) const = 0;
    /// Every value of the text, each behind the one that holds it, in document order; of repeated keys the
    /// one that counts. None where the text is no JSON. One pass.
    [[nodiscard]] virtual QList<RecordValue> values(const QByteArray &record) const = 0;
    /// JSON pointers of the smallest values that differ between two texts of a record, in document order.
    /// Lists of different lengths count as one value.
    [[nodiscard]] virtual QStringList differences(const QByteArray &before,
                                                  const QByteArray &after) const = 0;
    /// A text as a JSON string; true text survives, lone surrogates included.
    [[nodiscard]] virtual QByteArray textJson(const QString &text) const = 0;
    /// The shortest spelling that reads back as the same number.
    [[nodiscard]] virtual QByteArray numberJson(double number) const = 0;
    /// A new record of the flat shape with every key of the schema and nothing known but id and domain.
    [[nodiscard]] virtual QByteArray blankRecord(const RecordId &id) const = 0;
    /// Where the records stand in the text of a file; its name says whether it is JSON Lines.
    [[nodiscard]] virtual QList<RecordBytesRange> recordsIn(const QByteArray &fileText,
                                                            const QString &path) const = 0;
};

/// True where an id has the form of the schema: names without white space, at least two, with slashes
/// between; none of them leads to another folder ("." or "..").
[[nodiscard]] bool isValidRecordId(const RecordId &id);

} // namespace Clew
