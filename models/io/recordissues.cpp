// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordissues.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Values are named in a report by their first characters.
constexpr qsizetype MaxValueBytes = 40;

QString shortRaw(QByteArrayView raw)
{
    return raw.size() <= MaxValueBytes ? QString::fromUtf8(raw)
                                       : QString::fromUtf8(raw.first(MaxValueBytes)) + u'…';
}

bool isBefore(const Place &a, const Place &b)
{
    return a.line != b.line ? a.line < b.line : a.column < b.column;
}

} // namespace

void RecordIssues::wrongType(JsonNodeId node, const QString &expected, IssueSeverity severity)
{
    add(node, ErrorCode::WrongType, {m_tree.pointerTo(node), expected, jsonKindName(m_tree.kind(node))},
        severity);
}

void RecordIssues::outOfRange(JsonNodeId node, const QString &range)
{
    add(node, ErrorCode::OutOfRange, {m_tree.pointerTo(node), shortRaw(m_tree.raw(node)), range},
        IssueSeverity::Warning);
}

void RecordIssues::duplicateKey(JsonNodeId node)
{
    add(node, ErrorCode::DuplicateKey, {m_tree.pointerTo(node)}, IssueSeverity::Warning);
}

void RecordIssues::missingField(JsonNodeId object, const QString &key, IssueSeverity severity)
{
    add(object, ErrorCode::MissingField, {m_tree.pointerTo(object) + jsonPointerToken(key)}, severity);
}

void RecordIssues::add(JsonNodeId node, ErrorCode code, const QStringList &arguments, IssueSeverity severity)
{
    if (m_issues.size() == MaxRecordIssues && severity != IssueSeverity::Error) {
        ++m_omitted;
        return;
    }
    const qsizetype offset = m_tree.hasKey(node) && code == ErrorCode::DuplicateKey
                                 ? m_tree.keySpan(node).begin
                                 : m_tree.span(node).begin;
    const TextPosition position = textPositionAt(m_tree.bytes(), offset, 0, m_origin.start);
    m_issues.append(Issue{
        .severity = severity,
        .error = {.code = code, .arguments = arguments, .place = placeOf(m_origin.file, position)},
        .record = {},
    });
}

QList<Issue> RecordIssues::take(const RecordId &record)
{
    std::ranges::stable_sort(
        m_issues, [](const Issue &a, const Issue &b) { return isBefore(a.error.place, b.error.place); });
    if (m_omitted > 0) {
        add(m_tree.root(), ErrorCode::IssuesOmitted,
            {QString::number(m_omitted), QString::number(MaxRecordIssues)}, IssueSeverity::Error);
        m_issues.last().severity = IssueSeverity::Warning;
    }
    for (Issue &issue : m_issues)
        issue.record = record;
    return std::exchange(m_issues, {});
}

Place placeOf(const QString &file, const TextPosition &position)
{
    return Place{.file = file, .line = LineNumber(position.line), .column = position.column};
}

} // namespace Clew
