// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/recordexport.h"

#include "models/io/jsonparser.h"
#include "models/io/jsonrecordcodec.h"
#include "models/io/jsonspelling.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Puts a JSON object together, member by member; values are JSON as they are spelled.
class ObjectText final
{
public:
    void add(const char *key, const QByteArray &json)
    {
        m_text += m_text.isEmpty() ? "{\"" : ",\"";
        m_text += key;
        m_text += "\":";
        m_text += json;
    }
    /// A null text is `absent`.
    void add(const char *key, const QString &text, const QByteArray &absent)
    {
        add(key, text.isNull() ? absent : JsonSpelling().string(text));
    }
    void add(const char *key, const QStringList &texts)
    {
        QByteArrayList items;
        for (const QString &text : texts)
            items.append(JsonSpelling().string(text));
        add(key, "[" + items.join(",") + "]");
    }
    [[nodiscard]] QByteArray text() const { return m_text.isEmpty() ? QByteArray("{}") : m_text + "}"; }

private:
    QByteArray m_text;
};

/// The record that values are taken from.
class Source final
{
public:
    explicit Source(const QByteArray &text)
        : m_tree(m_parser.parse(text).value_or(JsonTree()))
    {
    }

    /// A value as it is spelled, or `otherwise` where there is none.
    [[nodiscard]] QByteArray raw(const QString &pointer, const QByteArray &otherwise) const
    {
        const JsonNodeId node = m_tree.find(pointer);
        return node.isValid() ? m_tree.raw(node).toByteArray() : otherwise;
    }

    /// A list of objects, each with these members too where it lacks them.
    [[nodiscard]] QByteArray items(const QString &pointer,
                                   std::initializer_list<std::pair<QStringView, QByteArrayView>> wanted) const
    {
        const JsonNodeId list = m_tree.find(pointer);
        QByteArrayList texts;
        if (!list.isValid() || m_tree.kind(list) != JsonKind::Array)
            return "[]";
        for (JsonNodeId item = m_tree.firstChild(list); item.isValid(); item = m_tree.nextSibling(item)) {
            QByteArray text = m_tree.raw(item).toByteArray();
            if (m_tree.kind(item) == JsonKind::Object) {
                text.chop(1);
                for (const auto &[key, json] : wanted) {
                    if (m_tree.member(item, key).isValid())
                        continue;
                    text +=
                        (text.trimmed() == "{" ? "\"" : ",\"") + key.toUtf8() + "\":" + json.toByteArray();
                }
                text += '}';
            }
            texts.append(text);
        }
        return "[" + texts.join(",") + "]";
    }

    [[nodiscard]] QByteArray edges() const
    {
        ObjectText graph;
        graph.add("leads_to", raw(u"/transition_graph/leads_to"_s, "[]"));
        graph.add("preceded_by", raw(u"/transition_graph/preceded_by"_s, "[]"));
        graph.add("frequently_confused_with", raw(u"/transition_graph/frequently_confused_with"_s, "[]"));
        return graph.text();
    }

private:
    JsonParser m_parser;
    JsonTree m_tree;
};

QByteArray versionsJson(const QList<VersionEntry> &versions)
{
    QByteArrayList items;
    for (const VersionEntry &version : versions) {
        ObjectText item;
        item.add("version", version.version, "null");
        for (const char *key : {"introduced", "deprecated", "removed", "behavior_change"})
            item.add(key, QByteArray("null"));
        item.add("status", QByteArray("\"active\""));
        items.append(item.text());
    }
    return "[" + items.join(",") + "]";
}

QByteArray systemsJson(const QList<ExtraField> &fields)
{
    QByteArrayList members;
    for (const ExtraField &field : fields)
        members.append(JsonSpelling().string(field.key) + ":" + field.json);
    return "{" + members.join(",") + "}";
}

/// The text over lines, as the bundled records are written, with what had no place at its own pointers.
QByteArray finished(const QByteArray &text, const QList<ExtraField> &extra)
{
    JsonParser parser;
    const auto tree = parser.parse(text);
    if (!tree)
        return text;
    JsonSpelling spelling;
    spelling.lineEnd = "\n";
    const QByteArray spread = spelling.value(*tree, tree->root(), {});
    QList<ValueEdit> edits;
    for (const ExtraField &field : extra)
        edits.append({.kind = ValueEdit::Kind::Set, .pointer = field.key, .json = field.json});
    return JsonRecordCodec().edited(spread, edits).value_or(spread);
}

QByteArray csvCell(const QString &text)
{
    static const QString formula = u"=+-@\t\r"_s; // what a spreadsheet would work out, whoever wrote it
    const bool isFormula = !text.isEmpty() && formula.contains(text.front());
    QByteArray cell = isFormula ? '\'' + text.toUtf8() : text.toUtf8();
    if (std::ranges::none_of(cell, [](char c) { return c == '"' || c == ',' || c == '\n' || c == '\r'; }))
        return cell;
    return '"' + cell.replace('"', "\"\"") + '"';
}

QString rateText(const std::optional<double> &rate)
{
    return rate ? QString::number(*rate) : QString();
}

} // namespace

QByteArray flatText(const Record &record, const QByteArray &source)
{
    if (record.format == RecordFormat::Flat)
        return source;
    const Source from(source);
    ObjectText to;
    to.add("id", record.id.value(), "\"\"");
    to.add("signature", record.signature.english, "\"\"");
    to.add("signature_zh", QByteArray("\"\""));
    to.add("regex", record.regex, "\"\"");
    to.add("domain", record.domain, "\"\"");
    to.add("category", record.category, "\"\"");
    to.add("subcategory", QByteArray("null"));
    to.add("root_cause", record.rootCause.english, "\"\"");
    to.add("root_cause_type", QByteArray("null"));
    to.add("root_cause_zh", QByteArray("\"\""));
    to.add("versions", versionsJson(record.versions));
    to.add("os_specific", systemsJson(record.osSpecific));
    to.add("dead_ends", from.items(u"/dead_ends"_s, {{u"condition", "\"\""}, {u"sources", "[]"}}));
    to.add("workarounds",
           from.items(u"/workarounds"_s, {{u"how", "\"\""}, {u"condition", "\"\""}, {u"sources", "[]"}}));
    to.add("workarounds_zh", QByteArray("[]"));
    to.add("transition_graph", from.edges());
    for (const char *key : {"official_doc_url", "official_doc_section", "error_code"})
        to.add(key, QByteArray("null"));
    const bool isGenerated = record.verificationTier == "auto_generated"_L1;
    to.add("verification_tier", isGenerated ? u"ai_generated"_s : record.verificationTier, "\"\"");
    to.add("confidence", from.raw(u"/verdict/confidence"_s, "null"));
    to.add("fix_success_rate", from.raw(u"/verdict/fix_success_rate"_s, "null"));
    to.add("resolvable", record.resolvable, "\"partial\"");
    to.add("first_seen", record.firstSeen, "null");
    to.add("last_confirmed", record.lastConfirmed, "null");
    to.add("last_updated", record.lastUpdated, "null");
    to.add("evidence_count", from.raw(u"/metadata/evidence_count"_s, "null"));
    to.add("tags", record.tags);
    to.add("locale", QByteArray("\"en\""));
    to.add("aliases", record.aliases);
    return finished(to.text(), record.extra);
}

QByteArray nestedText(const Record &record, const QByteArray &source)
{
    if (record.format == RecordFormat::Nested)
        return source;
    const Source from(source);
    ObjectText error;
    error.add("signature", record.signature.english, "\"\"");
    error.add("regex", record.regex, "\"\"");
    error.add("domain", record.domain, "\"\"");
    error.add("category", record.category, "\"\"");
    error.add("first_seen", record.firstSeen, "null");
    error.add("last_confirmed", record.lastConfirmed, "null");
    ObjectText runtime;
    runtime.add("name", QByteArray("\"\""));
    runtime.add("version_range", record.versions.isEmpty() ? QString() : record.versions.constFirst().version,
                "\"\"");
    ObjectText environment;
    environment.add("runtime", runtime.text());
    environment.add("os", QByteArray("\"any\""));
    ObjectText verdict;
    verdict.add("resolvable", record.resolvable, "\"partial\"");
    verdict.add("fix_success_rate", from.raw(u"/fix_success_rate"_s, "null"));
    verdict.add("confidence", from.raw(u"/confidence"_s, "null"));
    verdict.add("last_updated", record.lastUpdated, "null");
    verdict.add("summary", record.rootCause.english, "\"\"");
    ObjectText metadata;
    const bool isGenerated = record.verificationTier == "ai_generated"_L1;
    metadata.add("review_status", isGenerated ? u"auto_generated"_s : record.verificationTier, "\"\"");
    metadata.add("evidence_count", from.raw(u"/evidence_count"_s, "null"));

    ObjectText to;
    to.add("schema_version", QByteArray("\"1.0.0\""));
    to.add("id", record.id.value(), "\"\"");
    to.add("error", error.text());
    to.add("environment", environment.text());
    to.add("verdict", verdict.text());
    to.add("dead_ends", from.items(u"/dead_ends"_s, {}));
    to.add("workarounds", from.items(u"/workarounds"_s, {}));
    to.add("transition_graph", from.edges());
    to.add("metadata", metadata.text());
    // What the nested shape has no place for keeps its flat name.
    for (const char *key : {"signature_zh", "subcategory", "root_cause_type", "root_cause_zh", "versions",
                            "os_specific", "workarounds_zh", "official_doc_url", "official_doc_section",
                            "error_code", "tags", "locale", "aliases"}) {
        if (const QByteArray json = from.raw(u'/' + QString::fromLatin1(key), {}); !json.isNull())
            to.add(key, json);
    }
    return finished(to.text(), record.extra);
}

QByteArray oneLine(const QByteArray &source)
{
    JsonParser parser;
    const auto tree = parser.parse(source);
    if (!tree)
        return {};
    JsonSpelling spelling;
    spelling.lineEnd.clear();
    return spelling.value(*tree, tree->root(), {});
}

QByteArray csvLine(const QStringList &cells)
{
    QByteArrayList line;
    for (const QString &cell : cells)
        line.append(csvCell(cell));
    return line.join(",") + "\r\n";
}

QByteArray csvHeader()
{
    return "id,domain,category,signature,signature_zh,regex,root_cause,root_cause_zh,dead_ends,workarounds,"
           "workarounds_zh,leads_to,preceded_by,frequently_confused_with,resolvable,confidence,fix_success_"
           "rate,"
           "evidence_count,verification_tier,first_seen,last_confirmed,last_updated,sources,tags,aliases\r\n";
}

QByteArray csvRow(const Record &record)
{
    QStringList deadEnds;
    for (const DeadEnd &deadEnd : record.deadEnds)
        deadEnds.append(deadEnd.action);
    QStringList workarounds;
    QStringList chinese;
    for (const Workaround &workaround : record.workarounds) {
        workarounds.append(workaround.action.english);
        chinese.append(workaround.action.chinese);
    }
    const auto targets = [&record](Relation relation) {
        QStringList ids;
        for (const Transition &edge : record.transitions) {
            if (edge.relation == relation)
                ids.append(edge.target.value());
        }
        return ids.join(u'\n');
    };
    const QStringList cells{record.id.value(),
                            record.domain,
                            record.category,
                            record.signature.english,
                            record.signature.chinese,
                            record.regex,
                            record.rootCause.english,
                            record.rootCause.chinese,
                            deadEnds.join(u'\n'),
                            workarounds.join(u'\n'),
                            (chinese + record.surplusWorkaroundsZh).join(u'\n'),
                            targets(Relation::LeadsTo),
                            targets(Relation::PrecededBy),
                            targets(Relation::ConfusedWith),
                            record.resolvable,
                            rateText(record.confidence),
                            rateText(record.fixSuccessRate),
                            record.evidenceCount ? QString::number(*record.evidenceCount) : QString(),
                            record.verificationTier,
                            record.firstSeen,
                            record.lastConfirmed,
                            record.lastUpdated,
                            allSources(record).join(u'\n'),
                            record.tags.join(u'\n'),
                            record.aliases.join(u'\n')};
    return csvLine(cells);
}

} // namespace Clew
