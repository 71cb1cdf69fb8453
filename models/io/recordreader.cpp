// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordreader.h"

#include "models/io/flatrecord.h"
#include "models/io/nestedrecord.h"

namespace Clew {

std::optional<RecordFormat> recordFormatOf(const JsonTree &tree)
{
    if (tree.nodeCount() == 0 || tree.kind(tree.root()) != JsonKind::Object)
        return std::nullopt;
    bool flat = false;
    for (JsonNodeId node = tree.firstChild(tree.root()); node.isValid(); node = tree.nextSibling(node)) {
        const QByteArrayView key = tree.rawKey(node);
        if ((key == "error" || key == "verdict") && tree.kind(node) == JsonKind::Object)
            return RecordFormat::Nested;
        flat = flat || key == "id" || key == "signature" || key == "regex";
    }
    return flat ? std::optional(RecordFormat::Flat) : std::nullopt;
}

RecordReading readRecord(const JsonTree &tree, const RecordOrigin &origin)
{
    const std::optional<RecordFormat> format = recordFormatOf(tree);
    if (format == RecordFormat::Nested)
        return readNestedRecord(tree, origin);
    if (format == RecordFormat::Flat)
        return readFlatRecord(tree, origin);
    RecordIssues issues(tree, origin);
    issues.add(tree.root(), ErrorCode::NotARecord, {}, IssueSeverity::Error);
    return {.record = std::nullopt, .issues = issues.take({})};
}

RecordSummary summaryOf(const Record &record)
{
    return RecordSummary{
        .id = record.id,
        .signature = record.signature,
        .regex = record.regex,
        .domain = record.domain,
        .category = record.category,
        .verificationTier = record.verificationTier,
        .resolvable = record.resolvable,
        .lastConfirmed = record.lastConfirmed,
        .confidence = record.confidence,
        .fixSuccessRate = record.fixSuccessRate,
        .evidenceCount = record.evidenceCount,
        .format = record.format,
    };
}

} // namespace Clew
