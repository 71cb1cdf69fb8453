// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintrun.h"

#include "app/catalogside.h"
#include "models/core/catalog.h"
#include "models/curation/loadfindings.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The opened folder that holds the file, the nearest where they lie in each other; the file's own folder
/// where none does.
QString rootOf(const Catalog &catalog, const QString &file)
{
    QString best;
    for (const QString &root : catalog.roots()) {
        if (QFileInfo(root).isDir() && file.startsWith(root) && root.size() > best.size())
            best = root;
    }
    return best.isEmpty() ? QFileInfo(file).path() : best;
}

std::unexpected<Error> unwritable(const QString &path, const QString &why)
{
    return std::unexpected(Error{ErrorCode::FileUnreadable, {path, why}, Place{.file = path, .line = {}}});
}

} // namespace

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

Result<void> dismissFinding(const Catalog &catalog, const LintFinding &finding, const QString &reason)
{
    const RecordIndex index = catalog.find(finding.record);
    if (!index.isValid())
        return std::unexpected(Error{ErrorCode::RecordNotFound, {finding.record.value()}, {}});
    const QString root = rootOf(catalog, catalog.place(index).file);
    const CatalogSide side({root});
    Dismissals dismissals = side.dismissals();
    if (!side.errors().isEmpty())
        return std::unexpected(side.errors().first()); // nothing of it would survive
    dismissals.put({.rule = finding.rule,
                    .record = finding.record,
                    .pointer = finding.pointer,
                    .text = dismissalText(finding, catalog.sourceBytes(index)),
                    .reason = reason});
    const QString folder = root + u"/.clew"_s;
    const QString path = folder + u"/dismissed.json"_s;
    if (!QDir().mkpath(folder))
        return unwritable(path, QStringLiteral("folder"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(dismissals.toJson()) < 0 || !file.commit())
        return unwritable(path, file.errorString());
    return {};
}

} // namespace Clew
