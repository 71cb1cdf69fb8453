// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonrecordcodec.h"

#include "models/io/catalogreader.h"
#include "models/io/jsonfault.h"
#include "models/io/jsonspelling.h"
#include "models/io/jsonsplice.h"
#include "models/io/recordreader.h"
#include "models/io/recordspans.h"

#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

ValueKind valueKind(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Null:
        return ValueKind::Null;
    case JsonKind::False:
    case JsonKind::True:
        return ValueKind::Boolean;
    case JsonKind::Number:
        return ValueKind::Number;
    case JsonKind::String:
        return ValueKind::Text;
    case JsonKind::Array:
        return ValueKind::List;
    case JsonKind::Object:
        return ValueKind::Object;
    }
    Q_UNREACHABLE_RETURN(ValueKind::Absent);
}

/// Walks two trees at once and notes where they differ.
class Comparison final
{
public:
    Comparison(const JsonTree &before, const JsonTree &after)
        : m_before(before)
        , m_after(after)
    {
    }

    QStringList run()
    {
        compare(m_before.root(), m_after.root(), {});
        return m_pointers;
    }

private:
    void compare(JsonNodeId before, JsonNodeId after, const QString &pointer)
    {
        if (sameJson(m_before, before, m_after, after))
            return;
        const JsonKind kind = m_before.kind(before);
        const bool lists = kind == JsonKind::Array && m_after.kind(after) == JsonKind::Array &&
                           m_before.childCount(before) == m_after.childCount(after);
        if (lists)
            return compareItems(before, after, pointer);
        if (kind == JsonKind::Object && m_after.kind(after) == JsonKind::Object)
            return compareMembers(before, after, pointer);
        m_pointers.append(pointer);
    }

    void compareItems(JsonNodeId before, JsonNodeId after, const QString &pointer)
    {
        JsonNodeId b = m_after.firstChild(after);
        qsizetype index = 0;
        for (JsonNodeId a = m_before.firstChild(before); a.isValid(); a = m_before.nextSibling(a)) {
            compare(a, b, pointer + u'/' + QString::number(index++));
            b = m_after.nextSibling(b);
        }
    }

    void compareMembers(JsonNodeId before, JsonNodeId after, const QString &pointer)
    {
        for (JsonNodeId a = m_before.firstChild(before); a.isValid(); a = m_before.nextSibling(a)) {
            const QString key = m_before.key(a);
            if (m_before.member(before, key) != a)
                continue; // a repeated key: the last one counts
            const JsonNodeId b = m_after.member(after, key);
            const QString at = pointer + jsonPointerToken(key);
            if (b.isValid())
                compare(a, b, at);
            else
                m_pointers.append(at);
        }
        for (JsonNodeId b = m_after.firstChild(after); b.isValid(); b = m_after.nextSibling(b)) {
            const QString key = m_after.key(b);
            if (m_after.member(after, key) == b && !m_before.member(before, key).isValid())
                m_pointers.append(pointer + jsonPointerToken(key));
        }
    }

    const JsonTree &m_before;
    const JsonTree &m_after;
    QStringList m_pointers;
};

Error faultIn(const QByteArray &text, const JsonFault &fault)
{
    const TextPosition at = textPositionAt(text, std::min(fault.offset, text.size()));
    return jsonError(fault, {.file = {}, .line = LineNumber(at.line), .column = at.column});
}

void addValues(QList<RecordValue> &values, const JsonTree &tree, JsonNodeId node, const QString &pointer,
               int parent)
{
    const ValueKind kind = valueKind(tree.kind(node));
    const bool holds = kind == ValueKind::List || kind == ValueKind::Object;
    QString text;
    if (!holds)
        text = kind == ValueKind::Text ? tree.text(node) : QString::fromUtf8(tree.raw(node));
    const JsonSpan span = tree.span(node);
    const int place = static_cast<int>(values.size());
    values.append({.pointer = pointer,
                   .parent = parent,
                   .kind = kind,
                   .text = text,
                   .bytes = {.begin = span.begin, .end = span.end}});
    if (!holds)
        return;
    qsizetype index = 0;
    for (JsonNodeId child = tree.firstChild(node); child.isValid(); child = tree.nextSibling(child)) {
        const QString token = tree.hasKey(child) ? tree.key(child) : QString::number(index++);
        if (!tree.hasKey(child) || tree.member(node, token) == child)
            addValues(values, tree, child, pointer + jsonPointerToken(token), place);
    }
}

} // namespace

Result<QByteArray> JsonRecordCodec::edited(const QByteArray &record, const QList<ValueEdit> &edits) const
{
    QByteArray text = record;
    JsonParser parser;
    for (const ValueEdit &edit : edits) {
        Result<QByteArray> next = splicedJson(parser, text, edit);
        if (!next)
            return next;
        text = std::move(*next);
    }
    return text;
}

Result<Record> JsonRecordCodec::decoded(const QByteArray &record) const
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    if (!tree)
        return std::unexpected(faultIn(record, tree.error()));
    RecordReading reading = readRecord(*tree, {});
    if (reading.record)
        return *std::move(reading.record);
    for (const Issue &issue : std::as_const(reading.issues)) {
        if (issue.severity == IssueSeverity::Error)
            return std::unexpected(issue.error);
    }
    return std::unexpected(Error{.code = ErrorCode::NotARecord, .arguments = {}, .place = {}});
}

ValueKind JsonRecordCodec::kindAt(const QByteArray &record, const QString &pointer) const
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    const JsonNodeId node = tree ? tree->find(pointer) : JsonNodeId();
    return node.isValid() ? valueKind(tree->kind(node)) : ValueKind::Absent;
}

QByteArray JsonRecordCodec::valueAt(const QByteArray &record, const QString &pointer) const
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    const JsonNodeId node = tree ? tree->find(pointer) : JsonNodeId();
    return node.isValid() ? tree->raw(node).toByteArray() : QByteArray();
}

qsizetype JsonRecordCodec::countAt(const QByteArray &record, const QString &pointer) const
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    const JsonNodeId node = tree ? tree->find(pointer) : JsonNodeId();
    return node.isValid() ? tree->childCount(node) : 0;
}

QStringList JsonRecordCodec::childrenAt(const QByteArray &record, const QString &pointer) const
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    const JsonNodeId node = tree ? tree->find(pointer) : JsonNodeId();
    QStringList pointers;
    if (!node.isValid())
        return pointers;
    qsizetype index = 0;
    for (JsonNodeId child = tree->firstChild(node); child.isValid(); child = tree->nextSibling(child)) {
        const QString token = tree->hasKey(child) ? tree->key(child) : QString::number(index++);
        const QString at = pointer + jsonPointerToken(token);
        if (!tree->hasKey(child) || tree->member(node, token) == child)
            pointers.append(at);
    }
    return pointers;
}

QString JsonRecordCodec::textAt(const QByteArray &record, const QString &pointer) const
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    const JsonNodeId node = tree ? tree->find(pointer) : JsonNodeId();
    if (!node.isValid())
        return {};
    return tree->kind(node) == JsonKind::String ? tree->text(node) : QString::fromUtf8(tree->raw(node));
}

QStringList JsonRecordCodec::differences(const QByteArray &before, const QByteArray &after) const
{
    JsonParser first;
    JsonParser second;
    const auto a = first.parse(before);
    const auto b = second.parse(after);
    if (!a || !b)
        return before == after ? QStringList() : QStringList{QString()};
    return Comparison(*a, *b).run();
}

QList<RecordValue> JsonRecordCodec::values(const QByteArray &record) const
{
    JsonParser parser;
    QList<RecordValue> values;
    if (const auto tree = parser.parse(record))
        addValues(values, *tree, tree->root(), {}, -1);
    return values;
}

QByteArray JsonRecordCodec::textJson(const QString &text) const
{
    return JsonSpelling().string(text);
}

QByteArray JsonRecordCodec::numberJson(double number) const
{
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return error == std::errc() ? QByteArray(buffer.data(), end - buffer.data()) : QByteArray("null");
}

QByteArray JsonRecordCodec::blankRecord(const RecordId &id) const
{
    const QByteArray domain = textJson(id.value().section(u'/', 0, 0));
    return "{\n  \"id\": " + textJson(id.value()) +
           ",\n  \"signature\": \"\",\n  \"signature_zh\": \"\",\n  \"regex\": \"\",\n  \"domain\": " +
           domain +
           R"(,
  "category": "",
  "subcategory": null,
  "root_cause": "",
  "root_cause_type": null,
  "root_cause_zh": "",
  "versions": [],
  "os_specific": {},
  "dead_ends": [],
  "workarounds": [],
  "workarounds_zh": [],
  "transition_graph": {
    "leads_to": [],
    "preceded_by": [],
    "frequently_confused_with": []
  },
  "official_doc_url": null,
  "official_doc_section": null,
  "error_code": null,
  "verification_tier": "",
  "confidence": null,
  "fix_success_rate": null,
  "resolvable": "partial",
  "first_seen": null,
  "last_confirmed": null,
  "last_updated": null,
  "evidence_count": 0,
  "tags": [],
  "locale": "en",
  "aliases": []
})";
}

QList<RecordBytesRange> JsonRecordCodec::recordsIn(const QByteArray &fileText, const QString &path) const
{
    const bool lines = path.endsWith(".jsonl"_L1) || path.endsWith(".ndjson"_L1);
    const CatalogLayout layout = lines ? CatalogLayout::JsonLines : CatalogLayout::Json;
    QList<RecordBytesRange> ranges;
    const RecordSpans found = splitRecords(fileText, layout, CatalogLimits().recordsInFile);
    ranges.reserve(static_cast<qsizetype>(found.spans.size()));
    for (const RecordSpan &span : found.spans)
        ranges.append({.begin = span.begin, .end = span.end});
    return ranges;
}

} // namespace Clew
