// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/recordreadcheck.h"

#include "models/io/jsonfault.h"
#include "models/io/jsonparser.h"
#include "models/io/recordreader.h"
#include "models/io/recordspans.h"
#include "tests/support/jsonemit.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Nodes whose pointers are followed there and back: that costs the square of their number.
constexpr quint32 MaxPointers = 64;

bool isOrdered(const QList<Issue> &issues)
{
    for (qsizetype i = 1; i < issues.size(); ++i) {
        const Place &a = issues[i - 1].error.place;
        const Place &b = issues[i].error.place;
        const bool behind = b.line > a.line || (b.line == a.line && b.column >= a.column);
        if (!behind && issues[i].error.code != ErrorCode::IssuesOmitted)
            return false;
    }
    return true;
}

QString checkRecord(const JsonTree &tree, const TextPosition &start)
{
    const RecordReading reading = readRecord(tree, {.file = u"f"_s, .start = start});
    if (!reading.record && reading.issues.isEmpty())
        return u"no record and no reason"_s;
    if (reading.record && reading.record->id.isEmpty())
        return u"record without id"_s;
    if (reading.issues.size() > MaxRecordIssues + 2)
        return u"too many issues"_s;
    if (!isOrdered(reading.issues))
        return u"issues out of order"_s;
    return {};
}

QString checkTree(const JsonTree &tree)
{
    for (quint32 i = 0; i < static_cast<quint32>(tree.nodeCount()); ++i) {
        const JsonNodeId node(i);
        (void)tree.number(node);
        (void)tree.integer(node);
        if (tree.text(node).isNull() != (tree.kind(node) != JsonKind::String))
            return u"string without text"_s;
        if (tree.key(node).isNull() == tree.hasKey(node))
            return u"key without text"_s;
        // Of repeated keys a pointer leads to the last.
        if (i < MaxPointers && tree.find(tree.pointerTo(node)) < node)
            return u"pointer leads astray"_s;
    }
    return {};
}

QString checkText(JsonParser &parser, QByteArrayView text, qsizetype readableBehind,
                  const TextPosition &start)
{
    const std::expected<JsonTree, JsonFault> tree = parser.parse(text, readableBehind);
    if (text.size() > MaxJsonBytes)
        return tree ? u"limit of size not kept"_s : QString();
    const std::optional<JsonFault> fault = findJsonFault(text, MaxJsonDepth);
    if (!tree) {
        if (fault != tree.error() || tree.error().code == ErrorCode::Internal)
            return u"refused without a fault"_s;
        const bool inside = fault->offset >= 0 && fault->offset <= text.size();
        return inside ? QString() : u"fault outside of the text"_s;
    }
    if (fault)
        return u"accepted with a fault: %1"_s.arg(fault->detail);
    if (emitJson(*tree) != text)
        return u"text not given back"_s;
    const QString problem = checkTree(*tree);
    return problem.isEmpty() ? checkRecord(*tree, start) : problem;
}

QString checkLayout(JsonParser &parser, const QByteArray &text, CatalogLayout layout)
{
    const RecordSpans found = splitRecords(text, layout, 10'000);
    qsizetype at = 0;
    for (const RecordSpan &span : found.spans) {
        if (span.begin < at || span.end <= span.begin || span.end > text.size())
            return u"record outside of the text"_s;
        if (span.start != textPositionAt(text, span.begin))
            return u"record at a wrong place"_s;
        const QByteArrayView record = QByteArrayView(text).sliced(span.begin, span.end - span.begin);
        const QString problem = checkText(parser, record, text.capacity() - span.end, span.start);
        if (!problem.isEmpty())
            return problem;
        at = span.end;
    }
    if (found.fault && (found.fault->offset < at || found.fault->offset > text.size()))
        return u"fault at a wrong place"_s;
    // What is JSON as a whole has nothing but whole records.
    const bool good = layout == CatalogLayout::Json && !findJsonFault(text, MaxJsonDepth);
    return good && found.fault ? u"good text split with a fault"_s : QString();
}

} // namespace

QString checkRecordReading(const QByteArray &text)
{
    JsonParser parser;
    for (const CatalogLayout layout : {CatalogLayout::Json, CatalogLayout::JsonLines}) {
        const QString problem = checkLayout(parser, text, layout);
        if (!problem.isEmpty())
            return problem;
    }
    return checkText(parser, text, 0, {});
}

} // namespace Clew
