// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/issue.h"
#include "models/io/jsontree.h"
#include "models/io/textposition.h"

#include <QList>

namespace Clew {

/// Where the text of a record stands.
struct RecordOrigin
{
    QString file;
    TextPosition start; ///< of the record's first byte in the file
};

/// Issues that are listed for one record at most; one more row says how many others there are.
inline constexpr qsizetype MaxRecordIssues = 100;

/// Collects what is wrong with the values of one record, each with its place in the file.
class RecordIssues final
{
public:
    /// Both must outlive this object.
    RecordIssues(const JsonTree &tree, const RecordOrigin &origin)
        : m_tree(tree)
        , m_origin(origin)
    {
    }

    void wrongType(JsonNodeId node, const QString &expected, IssueSeverity severity = IssueSeverity::Warning);
    void outOfRange(JsonNodeId node, const QString &range);
    void duplicateKey(JsonNodeId node);
    /// The object lacks the member `key`.
    void missingField(JsonNodeId object, const QString &key, IssueSeverity severity);
    void add(JsonNodeId node, ErrorCode code, const QStringList &arguments, IssueSeverity severity);

    /// The issues in the order of their places, all under the record's id.
    [[nodiscard]] QList<Issue> take(const RecordId &record);

private:
    const JsonTree &m_tree;
    const RecordOrigin &m_origin;
    QList<Issue> m_issues;
    qsizetype m_omitted = 0;
};

/// `position` in `file` as a Place.
[[nodiscard]] Place placeOf(const QString &file, const TextPosition &position);

} // namespace Clew
