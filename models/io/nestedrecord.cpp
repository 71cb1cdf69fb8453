// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/nestedrecord.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// "pip" and ">=24" as "pip>=24", "ros2" and "humble" as "ros2==humble": one text, as the flat shape has it.
QString versionText(const QString &name, const QString &range)
{
    const bool hasOperator = !range.isEmpty() && u"<>=!~^"_s.contains(range.front());
    return range.isEmpty() || hasOperator ? name + range : name + "=="_L1 + range;
}

void readError(JsonFields &root, const JsonTree &tree, Record &record, RecordIssues &issues)
{
    const JsonNodeId node = root.take("error");
    JsonFields error = root.fields("error");
    record.signature.english = error.text("signature");
    if (!node.isValid() || tree.kind(node) == JsonKind::Object) // else said already
        record.regex = readRegex(tree, node.isValid() ? node : tree.root(), error, issues);
    record.domain = error.text("domain");
    record.category = error.text("category");
    record.firstSeen = error.text("first_seen");
    record.lastConfirmed = error.text("last_confirmed");
    record.extra += error.restByPointer();
}

void readVerdict(JsonFields &root, Record &record)
{
    JsonFields verdict = root.fields("verdict");
    record.resolvable = verdict.text("resolvable");
    record.fixSuccessRate = verdict.rate("fix_success_rate");
    record.confidence = verdict.rate("confidence");
    record.lastUpdated = verdict.text("last_updated");
    record.rootCause.english = verdict.text("summary");
    record.extra += verdict.restByPointer();
}

/// Scalars become tags "gpu:A100", "vram_gb:40", "vpn_active:true"; anything else is extra.
void readTags(JsonFields fields, const JsonTree &tree, Record &record)
{
    for (const JsonNodeId node : fields.scalars()) {
        const QString value =
            tree.kind(node) == JsonKind::String ? tree.text(node) : QString::fromUtf8(tree.raw(node));
        record.tags.append(u"%1:%2"_s.arg(tree.key(node), value));
    }
    record.extra += fields.restByPointer();
}

void readEnvironment(JsonFields &root, const JsonTree &tree, Record &record)
{
    JsonFields environment = root.fields("environment");
    JsonFields runtime = environment.fields("runtime");
    const QString name = runtime.text("name");
    const QString range = runtime.text("version_range");
    if (!name.isEmpty() || !range.isEmpty())
        record.versions.append(VersionEntry{.version = versionText(name, range)});
    const QString python = environment.text("python");
    if (!python.isEmpty())
        record.versions.append(VersionEntry{.version = versionText(u"python"_s, python)});
    const JsonNodeId os = environment.take("os");
    if (os.isValid() && tree.kind(os) != JsonKind::Null)
        record.osSpecific.append({.key = u"os"_s, .json = tree.raw(os).toByteArray()});
    readTags(environment.fields("hardware"), tree, record);
    readTags(environment.fields("additional"), tree, record);
    record.extra += runtime.restByPointer();
    record.extra += environment.restByPointer();
}

void readMetadata(JsonFields &root, Record &record)
{
    JsonFields metadata = root.fields("metadata");
    record.verificationTier = metadata.text("review_status");
    record.evidenceCount = metadata.count("evidence_count");
    record.extra += metadata.restByPointer();
}

} // namespace

RecordReading readNestedRecord(const JsonTree &tree, const RecordOrigin &origin)
{
    RecordIssues issues(tree, origin);
    JsonFields root(tree, tree.root(), issues);
    Record record;
    record.format = RecordFormat::Nested;
    record.id = readId(tree, root, issues);
    if (record.id.isEmpty())
        return {.record = std::nullopt, .issues = issues.take({})};

    readError(root, tree, record, issues);
    readEnvironment(root, tree, record);
    readVerdict(root, record);
    record.deadEnds = readDeadEnds(tree, root.items("dead_ends"), issues);
    record.workarounds = readWorkarounds(tree, root.items("workarounds"), issues);
    JsonFields graph = root.fields("transition_graph");
    record.transitions = readTransitions(tree, graph, issues);
    record.extra += graph.restByPointer();
    readMetadata(root, record);
    record.aliases = root.texts("aliases"); // not of ErrorCanon: a renamed record keeps its old id there
    record.extra += root.restByPointer();
    return {.record = record, .issues = issues.take(record.id)};
}

} // namespace Clew
