// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintreport.h"

#include "app/console.h"
#include "app/sarif.h"
#include "app/textcolumns.h"
#include "models/core/catalog.h"
#include "views/errortext.h"
#include "views/findingtext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Context of the words in the translation files.
struct LintText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::LintText)
};

QJsonObject jsonOf(const LintFinding &finding)
{
    QJsonObject object{{u"rule"_s, ruleId(finding.rule)},    {u"severity"_s, severityName(finding.severity)},
                       {u"id"_s, finding.record.value()},    {u"pointer"_s, finding.pointer},
                       {u"message"_s, findingText(finding)}, {u"fix"_s, finding.fix.has_value()}};
    if (finding.fault && !finding.fault->place.file.isEmpty()) {
        object.insert(u"file"_s, finding.fault->place.file);
        object.insert(u"line"_s, finding.fault->place.line.value());
    }
    return object;
}

QMap<QString, int> countsOf(const QList<LintFinding> &findings)
{
    QMap<QString, int> counts;
    for (const LintFinding &finding : findings)
        ++counts[ruleId(finding.rule)];
    return counts;
}

QString sarifLevel(FindingSeverity severity)
{
    return severity == FindingSeverity::Info ? u"note"_s : severityName(severity);
}

Place placeOf(const LintFinding &finding, const Catalog &catalog)
{
    if (finding.fault && !finding.fault->place.file.isEmpty())
        return finding.fault->place;
    const RecordIndex index = catalog.find(finding.record);
    return index.isValid() ? catalog.place(index, finding.pointer) : Place();
}

QJsonObject sarifResult(const LintFinding &finding, const Catalog &catalog)
{
    const Place place = placeOf(finding, catalog);
    QJsonObject location;
    if (!place.file.isEmpty()) {
        QJsonObject physical{{u"artifactLocation"_s, QJsonObject{{u"uri"_s, sarifUri(place.file)}}}};
        if (place.line.isValid()) {
            QJsonObject region{{u"startLine"_s, place.line.value()}};
            if (place.column > 0)
                region.insert(u"startColumn"_s, place.column);
            physical.insert(u"region"_s, region);
        }
        location.insert(u"physicalLocation"_s, physical);
    }
    location.insert(u"logicalLocations"_s,
                    QJsonArray{QJsonObject{
                        {u"fullyQualifiedName"_s, u"%1%2"_s.arg(finding.record.value(), finding.pointer)}}});
    return {{u"ruleId"_s, ruleId(finding.rule)},
            {u"level"_s, sarifLevel(finding.severity)},
            {u"message"_s, sarifMessage(findingText(finding))},
            {u"locations"_s, QJsonArray{location}}};
}

ConsoleStyle styleOf(FindingSeverity severity)
{
    return severity == FindingSeverity::Error  ? ConsoleStyle::Bad
           : severity == FindingSeverity::Info ? ConsoleStyle::Muted
                                               : ConsoleStyle::Plain;
}

QString printedSeverity(FindingSeverity severity)
{
    switch (severity) {
    case FindingSeverity::Error:
        return LintText::tr("error", "severity of a finding");
    case FindingSeverity::Warning:
        return LintText::tr("warning", "severity of a finding");
    case FindingSeverity::Info:
        break;
    }
    return LintText::tr("note", "severity of a finding");
}

QString lineOf(const LintFinding &finding, const Console &console)
{
    const QString place = finding.fault && !finding.fault->place.file.isEmpty()
                              ? placeText(finding.fault->place)
                              : finding.pointer;
    return u"  %1 %2 %3\n    %4\n"_s.arg(
        console.styled(printedSeverity(finding.severity), styleOf(finding.severity)), ruleId(finding.rule),
        console.styled(safeForTerminal(place), ConsoleStyle::Muted), safeForTerminal(findingText(finding)));
}

} // namespace

QByteArray lintJson(const LintReport &report)
{
    QJsonArray findings;
    for (const LintFinding &finding : report.findings)
        findings.append(jsonOf(finding));
    QJsonObject counts;
    const QMap<QString, int> byRule = countsOf(report.findings);
    for (auto it = byRule.begin(); it != byRule.end(); ++it)
        counts.insert(it.key(), it.value());
    const QJsonObject object{{u"schema"_s, u"clew-lint-1"_s},
                             {u"records"_s, report.records},
                             {u"findings"_s, findings},
                             {u"counts"_s, counts},
                             {u"dismissed"_s, report.dismissed}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

QByteArray lintSarif(const LintReport &report, const Catalog &catalog)
{
    QJsonArray rules;
    for (const LintRule rule : allLintRules())
        rules.append(
            QJsonObject{{u"id"_s, ruleId(rule)}, {u"shortDescription"_s, sarifMessage(ruleTitle(rule))}});
    QJsonArray results;
    for (const LintFinding &finding : report.findings)
        results.append(sarifResult(finding, catalog));
    const QJsonObject log =
        sarifLog(rules, {{u"columnKind"_s, u"unicodeCodePoints"_s}, {u"results"_s, results}});
    return QJsonDocument(log).toJson(QJsonDocument::Indented);
}

QString lintText(const LintReport &report, const Console &console)
{
    QString text;
    RecordId record;
    for (const LintFinding &finding : report.findings) {
        if (finding.record != record || text.isEmpty()) {
            record = finding.record;
            text += console.styled(safeForTerminal(record.value()), ConsoleStyle::Heading) + u'\n';
        }
        text += lineOf(finding, console);
    }
    text += LintText::tr("%n finding(s) in %1.", nullptr, static_cast<int>(report.findings.size()))
                .arg(LintText::tr("%n record(s)", nullptr, static_cast<int>(report.records)));
    if (report.dismissed > 0)
        text += u' ' + LintText::tr("%n more were dismissed.", nullptr, static_cast<int>(report.dismissed));
    return text + u'\n';
}

} // namespace Clew
