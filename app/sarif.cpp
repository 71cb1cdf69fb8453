// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/sarif.h"

#include "models/core/catalog.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QJsonObject ruleOf(const Verdict &verdict, const Catalog &catalog, Language language)
{
    QJsonObject rule{{u"id"_s, verdict.id.value()}};
    const RecordIndex index = catalog.find(verdict.id);
    if (!index.isValid())
        return rule;
    const Record record = catalog.record(index);
    rule.insert(u"shortDescription"_s, sarifMessage(textIn(record.signature, language)));
    rule.insert(u"fullDescription"_s, sarifMessage(textIn(record.rootCause, language)));
    QStringList fixes;
    for (const Workaround &workaround : record.workarounds)
        fixes.append(textIn(workaround.action, language));
    if (!fixes.isEmpty())
        rule.insert(u"help"_s, sarifMessage(fixes.join(u'\n')));
    if (record.officialDocUrl.startsWith("https://"_L1))
        rule.insert(u"helpUri"_s, record.officialDocUrl);
    return rule;
}

QJsonObject locationOf(const Diagnosis &diagnosis, const LogPlace &place, const QString &line)
{
    QJsonObject region{{u"startLine"_s, qMax<qint64>(1, place.line.value())},
                       {u"byteOffset"_s, place.offset}};
    if (!line.isEmpty())
        region.insert(u"snippet"_s, sarifMessage(line));
    QJsonObject artifact{{u"index"_s, place.input}};
    if (place.input < diagnosis.inputs.size())
        artifact.insert(u"uri"_s, sarifUri(diagnosis.inputs.at(place.input).path));
    return {{u"physicalLocation"_s, QJsonObject{{u"artifactLocation"_s, artifact}, {u"region"_s, region}}}};
}

QJsonObject resultOf(const Diagnosis &diagnosis, const Verdict &verdict, int ruleIndex)
{
    QJsonObject properties{{u"score"_s, verdict.score},
                           {u"count"_s, verdict.count},
                           {u"role"_s, verdict.role == VerdictRole::Root ? u"root"_s : u"consequence"_s}};
    if (verdict.consequenceOf)
        properties.insert(u"consequence_of"_s, verdict.consequenceOf->value());
    return {{u"ruleId"_s, verdict.id.value()},
            {u"ruleIndex"_s, ruleIndex},
            {u"level"_s, verdict.level == VerdictLevel::Claim ? u"error"_s : u"note"_s},
            {u"message"_s, sarifMessage(verdict.text.isEmpty() ? verdict.id.value() : verdict.text)},
            {u"locations"_s, QJsonArray{locationOf(diagnosis, verdict.first, verdict.text)}},
            {u"properties"_s, properties}};
}

} // namespace

QString sarifUri(const QString &path)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(path, "/!$&'()*+,;=@"));
}

QJsonObject sarifMessage(const QString &text)
{
    return {{u"text"_s, text}};
}

QJsonObject sarifLog(const QJsonArray &rules, QJsonObject run)
{
    const QJsonObject driver{
        {u"name"_s, u"clew"_s}, {u"version"_s, QStringLiteral(CLEW_VERSION)}, {u"rules"_s, rules}};
    run.insert(u"tool"_s, QJsonObject{{u"driver"_s, driver}});
    return {{u"$schema"_s, u"https://json.schemastore.org/sarif-2.1.0.json"_s},
            {u"version"_s, u"2.1.0"_s},
            {u"runs"_s, QJsonArray{run}}};
}

QJsonObject diagnosisToSarif(const Diagnosis &diagnosis, const Catalog &catalog, Language language)
{
    QJsonArray rules;
    QJsonArray results;
    for (const Verdict &verdict : diagnosis.verdicts) {
        results.append(resultOf(diagnosis, verdict, static_cast<int>(rules.size())));
        rules.append(ruleOf(verdict, catalog, language));
    }
    QJsonArray artifacts;
    for (const DiagnosisInput &input : diagnosis.inputs) {
        artifacts.append(QJsonObject{{u"location"_s, QJsonObject{{u"uri"_s, sarifUri(input.path)}}},
                                     {u"length"_s, input.bytes}});
    }
    return sarifLog(
        rules, {{u"artifacts"_s, artifacts},
                {u"columnKind"_s, u"utf16CodeUnits"_s},
                {u"invocations"_s, QJsonArray{QJsonObject{{u"executionSuccessful"_s, !diagnosis.stopped}}}},
                {u"results"_s, results}});
}

} // namespace Clew
