// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/jsonschema.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxShownValue = 60;

QString shownValue(QString text)
{
    if (text.size() > MaxShownValue)
        text = text.first(MaxShownValue) + u'…';
    return text;
}

bool isOfType(const JsonTree &tree, JsonNodeId node, const QString &type)
{
    switch (tree.kind(node)) {
    case JsonKind::Null:
        return type == "null"_L1;
    case JsonKind::True:
    case JsonKind::False:
        return type == "boolean"_L1;
    case JsonKind::String:
        return type == "string"_L1;
    case JsonKind::Array:
        return type == "array"_L1;
    case JsonKind::Object:
        return type == "object"_L1;
    case JsonKind::Number:
        break;
    }
    if (type == "number"_L1)
        return true;
    if (type != "integer"_L1)
        return false;
    const std::optional<double> number = tree.number(node);
    return number && *number == std::floor(*number); // 1.0 is an integer to JSON Schema
}

} // namespace

/// Turns the text of a schema into nodes; each place of the text becomes one node.
class JsonSchemaReader final
{
public:
    explicit JsonSchemaReader(const QJsonObject &root)
        : m_root(root)
    {
    }

    Result<JsonSchema> read()
    {
        add(u"#"_s, m_root);
        while (!m_open.isEmpty()) {
            const auto [index, object] = m_open.takeFirst();
            fill(index, object);
        }
        if (!m_problem.isEmpty())
            return std::unexpected(Error{ErrorCode::WrongType, {m_problem, u"schema"_s, u"nothing"_s}, {}});
        return std::move(m_schema);
    }

private:
    int add(const QString &name, const QJsonObject &object)
    {
        if (const auto known = m_byName.constFind(name); known != m_byName.constEnd())
            return *known;
        const int index = static_cast<int>(m_schema.m_nodes.size());
        m_schema.m_nodes.emplace_back();
        m_byName.insert(name, index);
        m_open.append({index, object});
        return index;
    }
    int addAnonymous(const QJsonValue &value) { return add(u"%1"_s.arg(m_anonymous++), value.toObject()); }
    int addReference(const QString &reference)
    {
        QJsonValue value = m_root;
        const QStringList steps = reference.mid(2).split(u'/', Qt::SkipEmptyParts);
        for (const QString &step : steps)
            value = value.toObject().value(step);
        if (!reference.startsWith(u'#') || !value.isObject())
            m_problem = reference;
        return add(reference, value.toObject());
    }

    void fill(int index, const QJsonObject &object)
    {
        JsonSchema::Node node;
        const QJsonValue type = object.value("type"_L1);
        if (type.isString())
            node.types = {type.toString()};
        for (const QJsonValue &one : type.toArray())
            node.types.append(one.toString());
        for (const QJsonValue &key : object.value("required"_L1).toArray())
            node.required.push_back(key.toString().toUtf8());
        const QJsonObject properties = object.value("properties"_L1).toObject();
        for (auto it = properties.begin(); it != properties.end(); ++it)
            node.properties.push_back({it.key().toUtf8(), addAnonymous(it.value())});
        if (object.contains("items"_L1))
            node.items = addAnonymous(object.value("items"_L1));
        for (const QJsonValue &value : object.value("enum"_L1).toArray())
            node.values.append(value.toString());
        node.patternText = object.value("pattern"_L1).toString();
        node.pattern = QRegularExpression(node.patternText);
        node.minLength = object.value("minLength"_L1).toInt();
        if (object.contains("minimum"_L1))
            node.minimum = object.value("minimum"_L1).toDouble();
        if (object.contains("maximum"_L1))
            node.maximum = object.value("maximum"_L1).toDouble();
        for (const QJsonValue &one : object.value("anyOf"_L1).toArray())
            node.anyOf.push_back(addAnonymous(one));
        for (const QJsonValue &one : object.value("allOf"_L1).toArray())
            node.allOf.push_back(addAnonymous(one));
        if (object.contains("$ref"_L1))
            node.allOf.push_back(addReference(object.value("$ref"_L1).toString()));
        m_schema.m_nodes[static_cast<std::size_t>(index)] = std::move(node);
    }

    QJsonObject m_root;
    JsonSchema m_schema;
    QHash<QString, int> m_byName;
    QList<std::pair<int, QJsonObject>> m_open;
    int m_anonymous = 0;
    QString m_problem;
};

/// Holds one value to a schema.
class JsonSchemaChecker final
{
public:
    JsonSchemaChecker(const JsonSchema &schema, const JsonTree &tree)
        : m_schema(schema)
        , m_tree(tree)
    {
    }

    QList<SchemaFault> faults()
    {
        if (!m_schema.m_nodes.empty())
            check(m_tree.root(), 0);
        repeatedKeys(m_tree.root());
        std::stable_sort(m_found.begin(), m_found.end(),
                         [](const Found &a, const Found &b) { return a.at < b.at; });
        QList<SchemaFault> faults;
        for (Found &found : m_found) {
            if (!faults.contains(found.fault) && faults.size() < JsonSchema::MaxFaults)
                faults.append(std::move(found.fault));
        }
        return faults;
    }

private:
    struct Found
    {
        JsonNodeId at;
        SchemaFault fault;
    };

    void add(JsonNodeId node, FindingKind kind, const QStringList &arguments = {})
    {
        if (m_found.size() < 4 * static_cast<std::size_t>(JsonSchema::MaxFaults))
            m_found.push_back({node, {m_tree.pointerTo(node), kind, arguments}});
    }

    void check(JsonNodeId node, int index)
    {
        const JsonSchema::Node &rule = m_schema.m_nodes[static_cast<std::size_t>(index)];
        const auto fits = [&](const QString &type) { return isOfType(m_tree, node, type); };
        if (!rule.types.isEmpty() && std::none_of(rule.types.begin(), rule.types.end(), fits)) {
            add(node, FindingKind::SchemaType, {rule.types.join(u" / "_s), jsonKindName(m_tree.kind(node))});
            return; // the rest speaks of a value of the right type
        }
        switch (m_tree.kind(node)) {
        case JsonKind::Object:
            checkObject(node, rule);
            break;
        case JsonKind::Array:
            if (rule.items >= 0) {
                for (JsonNodeId child = m_tree.firstChild(node); child.isValid();
                     child = m_tree.nextSibling(child))
                    check(child, rule.items);
            }
            break;
        case JsonKind::String:
            checkText(node, rule);
            break;
        case JsonKind::Number:
            checkNumber(node, rule);
            break;
        default:
            if (!rule.values.isEmpty())
                add(node, FindingKind::SchemaEnum,
                    {QString::fromUtf8(m_tree.raw(node)), rule.values.join(u", "_s)});
            break;
        }
        for (const int all : rule.allOf)
            check(node, all);
        if (!rule.anyOf.empty() && !anyFits(node, rule.anyOf))
            add(node, FindingKind::SchemaNoAlternative);
    }

    bool anyFits(JsonNodeId node, const std::vector<int> &alternatives)
    {
        return std::any_of(alternatives.begin(), alternatives.end(), [&](int alternative) {
            const std::size_t before = m_found.size();
            check(node, alternative);
            const bool fits = m_found.size() == before;
            m_found.resize(before, Found{});
            return fits;
        });
    }

    void checkObject(JsonNodeId node, const JsonSchema::Node &rule)
    {
        for (const QByteArray &key : rule.required) {
            if (!m_tree.member(node, QString::fromUtf8(key)).isValid())
                add(node, FindingKind::SchemaMissing, {QString::fromUtf8(key)});
        }
        for (const JsonSchema::Property &property : rule.properties) {
            const JsonNodeId value = m_tree.member(node, QString::fromUtf8(property.key));
            if (value.isValid())
                check(value, property.node);
        }
    }

    void checkText(JsonNodeId node, const JsonSchema::Node &rule)
    {
        if (rule.values.isEmpty() && rule.patternText.isEmpty() && rule.minLength == 0)
            return;
        const QString text = m_tree.text(node);
        if (!rule.values.isEmpty() && !rule.values.contains(text))
            add(node, FindingKind::SchemaEnum, {shownValue(text), rule.values.join(u", "_s)});
        if (text.size() < rule.minLength)
            add(node, FindingKind::SchemaTooShort);
        if (!rule.patternText.isEmpty() && !rule.pattern.match(text).hasMatch())
            add(node, FindingKind::SchemaPattern, {shownValue(text)});
    }

    void checkNumber(JsonNodeId node, const JsonSchema::Node &rule)
    {
        const std::optional<double> number = m_tree.number(node);
        const bool low = rule.minimum && (!number || *number < *rule.minimum);
        const bool high = rule.maximum && (!number || *number > *rule.maximum);
        if (!low && !high)
            return;
        const QString range = rule.maximum ? u"%1 … %2"_s.arg(rule.minimum.value_or(0)).arg(*rule.maximum)
                                           : u"≥ %1"_s.arg(*rule.minimum);
        add(node, FindingKind::SchemaRange, {shownValue(QString::fromUtf8(m_tree.raw(node))), range});
    }

    void repeatedKeys(JsonNodeId node)
    {
        const bool isObject = m_tree.kind(node) == JsonKind::Object;
        QStringList keys;
        for (JsonNodeId child = m_tree.firstChild(node); child.isValid(); child = m_tree.nextSibling(child)) {
            if (isObject) {
                const QString key = m_tree.key(child);
                if (keys.contains(key))
                    add(child, FindingKind::SchemaRepeatedKey, {key});
                keys.append(key);
            }
            if (m_tree.kind(child) == JsonKind::Object || m_tree.kind(child) == JsonKind::Array)
                repeatedKeys(child);
        }
    }

    const JsonSchema &m_schema;
    const JsonTree &m_tree;
    std::vector<Found> m_found;
};

Result<JsonSchema> JsonSchema::fromText(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (!document.isObject())
        return std::unexpected(Error{ErrorCode::JsonSyntax, {error.errorString()}, {}});
    return JsonSchemaReader(document.object()).read();
}

QList<SchemaFault> JsonSchema::check(const JsonTree &tree) const
{
    return JsonSchemaChecker(*this, tree).faults();
}

} // namespace Clew
