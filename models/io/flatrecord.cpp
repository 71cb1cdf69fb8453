// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/flatrecord.h"

namespace Clew {

namespace {

QList<VersionEntry> readVersions(const JsonTree &tree, const QList<JsonNodeId> &nodes, RecordIssues &issues)
{
    QList<VersionEntry> versions;
    versions.reserve(nodes.size());
    for (const JsonNodeId node : nodes) {
        JsonFields fields(tree, node, issues);
        VersionEntry entry;
        entry.version = fields.text("version");
        entry.introduced = fields.text("introduced");
        entry.deprecated = fields.text("deprecated");
        entry.removed = fields.text("removed");
        entry.behaviorChange = fields.text("behavior_change");
        entry.status = fields.text("status");
        entry.extra = fields.rest();
        versions.append(std::move(entry));
    }
    return versions;
}

/// Chinese of the workarounds stands in a list of its own, place by place.
void readWorkaroundsZh(JsonFields &fields, Record &record)
{
    const QStringList chinese = fields.texts("workarounds_zh");
    for (qsizetype i = 0; i < chinese.size(); ++i) {
        if (i < record.workarounds.size())
            record.workarounds[i].action.chinese = chinese[i];
        else
            record.surplusWorkaroundsZh.append(chinese[i]);
    }
}

void readTexts(JsonFields &fields, Record &record)
{
    record.signature.english = fields.text("signature");
    record.signature.chinese = fields.text("signature_zh");
    record.domain = fields.text("domain");
    record.category = fields.text("category");
    record.subcategory = fields.text("subcategory");
    record.rootCause.english = fields.text("root_cause");
    record.rootCause.chinese = fields.text("root_cause_zh");
    record.rootCauseType = fields.text("root_cause_type");
    record.officialDocUrl = fields.text("official_doc_url");
    record.officialDocSection = fields.text("official_doc_section");
    record.errorCode = fields.text("error_code");
    record.verificationTier = fields.text("verification_tier");
    record.resolvable = fields.text("resolvable");
    record.firstSeen = fields.text("first_seen");
    record.lastConfirmed = fields.text("last_confirmed");
    record.lastUpdated = fields.text("last_updated");
    record.locale = fields.text("locale");
}

} // namespace

RecordReading readFlatRecord(const JsonTree &tree, const RecordOrigin &origin)
{
    RecordIssues issues(tree, origin);
    JsonFields fields(tree, tree.root(), issues);
    Record record;
    record.format = RecordFormat::Flat;
    record.id = readId(tree, fields, issues);
    if (record.id.isEmpty())
        return {.record = std::nullopt, .issues = issues.take({})};

    readTexts(fields, record);
    record.regex = readRegex(tree, tree.root(), fields, issues);
    record.versions = readVersions(tree, fields.items("versions"), issues);
    record.osSpecific = fields.fields("os_specific").rest();
    record.deadEnds = readDeadEnds(tree, fields.items("dead_ends"), issues);
    record.workarounds = readWorkarounds(tree, fields.items("workarounds"), issues);
    readWorkaroundsZh(fields, record);
    JsonFields graph = fields.fields("transition_graph");
    record.transitions = readTransitions(tree, graph, issues);
    record.confidence = fields.rate("confidence");
    record.fixSuccessRate = fields.rate("fix_success_rate");
    record.evidenceCount = fields.count("evidence_count");
    record.tags = fields.texts("tags");
    record.aliases = fields.texts("aliases");
    record.extra = fields.restByPointer() + graph.restByPointer();
    return {.record = record, .issues = issues.take(record.id)};
}

} // namespace Clew
