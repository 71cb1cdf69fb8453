// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintrun.h"

#include "app/catalogside.h"
#include "models/core/catalog.h"
#include "models/curation/judgedfinding.h"
#include "models/curation/loadfindings.h"

namespace Clew {

std::unique_ptr<CatalogLint> loadedLint(const Catalog &catalog, const CatalogSide &side,
                                        const RuleChoice &rules)
{
    LintOptions options = side.lintOptions(catalog);
    options.rules = rules;
    std::vector<LintRecord> records;
    records.reserve(static_cast<std::size_t>(catalog.size()));
    for (qsizetype i = 0; i < catalog.size(); ++i)
        records.push_back({catalog.record(RecordIndex(i)), catalog.sourceBytes(RecordIndex(i))});
    auto lint = std::make_unique<CatalogLint>(std::move(options));
    lint->load(std::move(records));
    return lint;
}

LintReport runLint(const Catalog &catalog, const LintRequest &request, const CatalogLint::StopPredicate &stop)
{
    const CatalogSide side(catalog.roots());
    const std::unique_ptr<CatalogLint> lint = loadedLint(catalog, side, request.rules);
    QList<LintFinding> findings;
    LintReport report{.records = request.records.isEmpty() ? catalog.size() : request.records.size()};
    if (request.records.isEmpty()) {
        findings = loadFindings(catalog.issues(), request.rules) + lint->all(stop);
    } else {
        for (const RecordId &id : request.records)
            findings += lint->findings(id);
    }
    const QList<JudgedFinding> all = judged(findings, side.dismissals(), [&catalog](const RecordId &id) {
        const RecordIndex index = catalog.find(id);
        return index.isValid() ? catalog.sourceBytes(index) : QByteArray();
    });
    for (const JudgedFinding &each : all) {
        if (!each.isDismissed())
            report.findings.append(each.finding);
    }
    report.dismissed = all.size() - report.findings.size();
    report.sideErrors = side.errors();
    return report;
}

} // namespace Clew
