// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintrun.h"

#include "app/catalogside.h"
#include "models/core/catalog.h"
#include "models/curation/loadfindings.h"

namespace Clew {

LintReport runLint(const Catalog &catalog, const LintRequest &request, const CatalogLint::StopPredicate &stop)
{
    const CatalogSide side(catalog.roots());
    LintOptions options = side.lintOptions(catalog);
    options.rules = request.rules;
    std::vector<LintRecord> records;
    for (qsizetype i = 0; i < catalog.size(); ++i)
        records.push_back({catalog.record(RecordIndex(i)), catalog.sourceBytes(RecordIndex(i))});
    CatalogLint lint(std::move(options));
    lint.load(std::move(records));

    LintReport report{.records = request.records.isEmpty() ? catalog.size() : request.records.size()};
    if (request.records.isEmpty()) {
        report.findings = loadFindings(catalog.issues(), request.rules) + lint.all(stop);
    } else {
        for (const RecordId &id : request.records)
            report.findings += lint.findings(id);
    }
    const Dismissals dismissals = side.dismissals();
    const qsizetype before = report.findings.size();
    report.findings.removeIf([&](const LintFinding &finding) {
        const RecordIndex index = catalog.find(finding.record);
        return index.isValid() && dismissals.reasonFor(finding, catalog.sourceBytes(index)).has_value();
    });
    report.dismissed = before - report.findings.size();
    report.sideErrors = side.errors();
    return report;
}

} // namespace Clew
