// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordbytesstore.h"

#include "models/io/jsonparser.h"
#include "models/io/recordreader.h"

namespace Clew {

namespace {

QByteArrayView recordBytes(const QByteArray &fileBytes, const RecordSpan &span)
{
    return QByteArrayView(fileBytes).sliced(span.begin, span.end - span.begin);
}

} // namespace

RecordBytesStore::RecordBytesStore(std::vector<File> files, std::vector<Entry> entries)
    : m_files(std::move(files))
    , m_entries(std::move(entries))
{
}

const RecordBytesStore::Entry &RecordBytesStore::entry(RecordIndex index) const
{
    Q_ASSERT(index.isValid() && static_cast<size_t>(index.value()) < m_entries.size());
    return m_entries[static_cast<size_t>(index.value())];
}

Record RecordBytesStore::record(RecordIndex index) const
{
    const Entry &found = entry(index);
    const QByteArray &bytes = file(found).bytes;
    JsonParser parser;
    const std::expected<JsonTree, JsonFault> tree =
        parser.parse(recordBytes(bytes, found.span), readableBehind(bytes, found.span));
    Q_ASSERT_X(tree, "RecordBytesStore", "only records that could be read are stored");
    if (!tree)
        return {};
    return readRecord(*tree, {.file = file(found).path, .start = found.span.start}).record.value_or(Record());
}

QByteArray RecordBytesStore::sourceBytes(RecordIndex index) const
{
    const Entry &found = entry(index);
    return recordBytes(file(found).bytes, found.span).toByteArray();
}

RecordSource RecordBytesStore::source(RecordIndex index) const
{
    const Entry &found = entry(index);
    return RecordSource{
        .file = file(found).path,
        .fileBytes = file(found).bytes,
        .begin = found.span.begin,
        .end = found.span.end,
        .format = found.format,
    };
}

Place RecordBytesStore::place(RecordIndex index, const QString &pointer) const
{
    const Entry &found = entry(index);
    return placeInRecord(file(found).path, file(found).bytes, found.span, pointer);
}

Place placeInRecord(const QString &file, const QByteArray &fileBytes, const RecordSpan &span,
                    const QString &pointer)
{
    if (pointer.isEmpty())
        return placeOf(file, span.start);
    JsonParser parser;
    const QByteArrayView bytes = recordBytes(fileBytes, span);
    const std::expected<JsonTree, JsonFault> tree = parser.parse(bytes, readableBehind(fileBytes, span));
    const JsonNodeId node = tree ? tree->find(pointer) : JsonNodeId();
    if (!node.isValid())
        return placeOf(file, span.start);
    return placeOf(file, textPositionAt(bytes, tree->span(node).begin, 0, span.start));
}

qsizetype readableBehind(const QByteArray &fileBytes, const RecordSpan &span)
{
    return fileBytes.capacity() - span.end;
}

} // namespace Clew
