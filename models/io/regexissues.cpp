// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/regexissues.h"

#include "models/io/parallel.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace Clew {

Issue regexIssue(const Catalog &catalog, RecordIndex record, const Error &error)
{
    const RecordSummary &summary = catalog.summary(record);
    const QString pointer = summary.format == RecordFormat::Nested ? u"/error/regex"_s : u"/regex"_s;
    Issue issue{.severity = IssueSeverity::Warning, .error = error, .record = summary.id};
    issue.error.place = catalog.place(record, pointer);
    return issue;
}

Result<QList<Issue>> checkRegexes(const Catalog &catalog, const RegexCheck &check,
                                  const std::stop_token &stop)
{
    std::vector<std::optional<Error>> errors(static_cast<size_t>(catalog.size()));
    const auto checkOne = [&](qsizetype index, int) {
        const QString &regex = catalog.summary(RecordIndex(index)).regex;
        if (!regex.isEmpty())
            errors[static_cast<size_t>(index)] = check(regex);
    };
    forEachIndex(catalog.size(), defaultThreadCount(), stop, checkOne);
    if (stop.stop_requested())
        return std::unexpected(Error{.code = ErrorCode::Cancelled, .arguments = {}, .place = {}});

    QList<Issue> issues;
    for (qsizetype index = 0; index < catalog.size(); ++index) {
        if (const std::optional<Error> &error = errors[static_cast<size_t>(index)])
            issues.append(regexIssue(catalog, RecordIndex(index), *error));
    }
    return issues;
}

} // namespace Clew
