// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/reportfile.h"

#include "app/diagnosisreport.h"
#include "app/recordreport.h"
#include "app/reportpdf.h"
#include "app/reportwriters.h"
#include "app/sarif.h"
#include "models/diagnosis/diagnosisjson.h"
#include "models/diagnosis/redactor.h"
#include "models/io/recordexport.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Clew {

QByteArray documentFile(const ReportDocument &report, OutputFormat format)
{
    if (format == OutputFormat::Pdf)
        return toPdf(report);
    return (format == OutputFormat::Html ? toHtml(report) : toMarkdown(report)).toUtf8();
}

QString extensionOf(OutputFormat format)
{
    switch (format) {
    case OutputFormat::Markdown:
        return u"md"_s;
    case OutputFormat::Html:
        return u"html"_s;
    case OutputFormat::Pdf:
        return u"pdf"_s;
    case OutputFormat::Json:
        return u"json"_s;
    case OutputFormat::Sarif:
        return u"sarif"_s;
    case OutputFormat::Csv:
        return u"csv"_s;
    default:
        return u"txt"_s;
    }
}

QByteArray diagnosisToCsv(const Diagnosis &diagnosis)
{
    QByteArray text = csvLine({u"level"_s, u"role"_s, u"id"_s, u"score"_s, u"count"_s, u"input"_s, u"line"_s,
                               u"consequence_of"_s, u"text"_s});
    for (const Verdict &verdict : diagnosis.verdicts) {
        const bool known = verdict.first.input >= 0 && verdict.first.input < diagnosis.inputs.size();
        text += csvLine({verdict.level == VerdictLevel::Claim ? u"claim"_s : u"hint"_s,
                         verdict.role == VerdictRole::Root ? u"root"_s : u"consequence"_s, verdict.id.value(),
                         QString::number(verdict.score, 'f', 2), QString::number(verdict.count),
                         known ? diagnosis.inputs.at(verdict.first.input).path : QString(),
                         QString::number(verdict.first.line.value()),
                         verdict.consequenceOf ? verdict.consequenceOf->value() : QString(), verdict.text});
    }
    return text;
}

QByteArray diagnosisFile(const Diagnosis &original, const Catalog &catalog, OutputFormat format,
                         Language language, Redactor *redactor)
{
    switch (format) {
    case OutputFormat::Markdown:
    case OutputFormat::Html:
    case OutputFormat::Pdf:
        return documentFile(DiagnosisReport(catalog, language).make(original, redactor), format);
    default:
        break;
    }
    const Diagnosis diagnosis = redactor == nullptr ? original : redacted(original, *redactor);
    if (format == OutputFormat::Csv)
        return diagnosisToCsv(diagnosis);
    const QJsonObject object = format == OutputFormat::Sarif ? diagnosisToSarif(diagnosis, catalog, language)
                                                             : diagnosisToJson(diagnosis, catalog);
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

QByteArray recordFile(const Record &record, const QByteArray &source, OutputFormat format, Language language)
{
    switch (format) {
    case OutputFormat::Json:
        return source.endsWith('\n') ? source : source + '\n';
    case OutputFormat::Csv:
        return csvHeader() + csvRow(record);
    default:
        return documentFile(RecordReport(language).make(record), format);
    }
}

} // namespace Clew
