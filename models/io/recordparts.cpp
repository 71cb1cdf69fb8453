// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordparts.h"

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Transition readTransition(const JsonTree &tree, JsonNodeId node, Relation relation, RecordIssues &issues)
{
    Transition transition{.relation = relation};
    if (tree.kind(node) == JsonKind::String) {
        transition.target = RecordId(tree.text(node));
        transition.plainId = true;
        return transition;
    }
    if (tree.kind(node) != JsonKind::Object) {
        issues.wrongType(node, u"string or object"_s);
        return transition;
    }
    JsonFields fields(tree, node, issues);
    const bool hasErrorId = fields.has("error_id");
    transition.target = RecordId(fields.text(hasErrorId ? "error_id" : "id"));
    if (!hasErrorId && !fields.has("id"))
        issues.missingField(node, u"error_id"_s, IssueSeverity::Warning);
    transition.probability = fields.rate("probability");
    transition.condition = fields.text("condition");
    transition.delay = fields.text(fields.has("typical_delay") ? "typical_delay" : "delay");
    transition.distinction = fields.text("distinction");
    transition.extra = fields.rest();
    return transition;
}

} // namespace

QList<DeadEnd> readDeadEnds(const JsonTree &tree, const QList<JsonNodeId> &nodes, RecordIssues &issues)
{
    QList<DeadEnd> deadEnds;
    deadEnds.reserve(nodes.size());
    for (const JsonNodeId node : nodes) {
        JsonFields fields(tree, node, issues);
        DeadEnd deadEnd;
        deadEnd.action = fields.text("action");
        deadEnd.whyFails = fields.text("why_fails");
        deadEnd.failRate = fields.rate("fail_rate");
        deadEnd.condition = fields.text("condition");
        deadEnd.sources = fields.texts("sources");
        deadEnd.extra = fields.rest();
        deadEnds.append(std::move(deadEnd));
    }
    return deadEnds;
}

QList<Workaround> readWorkarounds(const JsonTree &tree, const QList<JsonNodeId> &nodes, RecordIssues &issues)
{
    QList<Workaround> workarounds;
    workarounds.reserve(nodes.size());
    for (const JsonNodeId node : nodes) {
        JsonFields fields(tree, node, issues);
        Workaround workaround;
        workaround.action.english = fields.text("action");
        workaround.successRate = fields.rate("success_rate");
        workaround.how = fields.text("how");
        workaround.condition = fields.text("condition");
        workaround.sources = fields.texts("sources");
        workaround.extra = fields.rest();
        workarounds.append(std::move(workaround));
    }
    return workarounds;
}

QList<Transition> readTransitions(const JsonTree &tree, JsonFields &graph, RecordIssues &issues)
{
    constexpr std::array<std::pair<const char *, Relation>, 3> relations{{
        {"leads_to", Relation::LeadsTo},
        {"preceded_by", Relation::PrecededBy},
        {"frequently_confused_with", Relation::ConfusedWith},
    }};
    QList<Transition> transitions;
    for (const auto &[key, relation] : relations) {
        for (const JsonNodeId node : graph.items(key))
            transitions.append(readTransition(tree, node, relation, issues));
    }
    return transitions;
}

RecordId readId(const JsonTree &tree, JsonFields &fields, RecordIssues &issues)
{
    const JsonNodeId node = fields.take("id");
    if (!node.isValid() || tree.kind(node) == JsonKind::Null) {
        issues.missingField(tree.root(), u"id"_s, IssueSeverity::Error);
        return {};
    }
    if (tree.kind(node) != JsonKind::String) {
        issues.wrongType(node, u"string"_s, IssueSeverity::Error);
        return {};
    }
    const QString id = tree.text(node);
    if (id.isEmpty())
        issues.add(node, ErrorCode::MissingField, {u"/id"_s}, IssueSeverity::Error);
    return RecordId(id);
}

QString readRegex(const JsonTree &tree, JsonNodeId object, JsonFields &fields, RecordIssues &issues)
{
    const JsonNodeId node = fields.take("regex");
    const QString regex = fields.text("regex");
    if (!node.isValid())
        issues.missingField(object, u"regex"_s, IssueSeverity::Warning);
    else if (tree.kind(node) == JsonKind::Null || (tree.kind(node) == JsonKind::String && regex.isEmpty()))
        issues.add(node, ErrorCode::EmptyRegex, {}, IssueSeverity::Warning);
    return regex;
}

} // namespace Clew
