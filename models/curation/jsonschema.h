// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"
#include "models/io/jsontree.h"

#include <QList>
#include <QRegularExpression>

#include <vector>

namespace Clew {

/// What in a JSON value breaks a schema.
struct SchemaFault
{
    QString pointer; ///< of the value; of the object where a key is missing
    FindingKind kind = FindingKind::SchemaType;
    QStringList arguments; ///< see FindingKind

    friend bool operator==(const SchemaFault &, const SchemaFault &) = default;
};

/// A JSON Schema (draft 7) as far as the schemas of records go: type, required, properties, items, enum,
/// pattern, minLength, minimum, maximum, anyOf, allOf, $ref within the document. Other keywords are read
/// over. Works on the bytes of a record, not on a converted copy, so repeated keys are seen and are faults
/// too. Immutable; any thread may ask.
class JsonSchema final
{
public:
    /// Checks nothing.
    JsonSchema() = default;
    /// The schema as JSON text. Errors: JsonSyntax; WrongType for a `$ref` that leads nowhere.
    [[nodiscard]] static Result<JsonSchema> fromText(const QByteArray &text);

    /// The faults in the order of the document, at most MaxFaults. Some ten microseconds for a record.
    [[nodiscard]] QList<SchemaFault> check(const JsonTree &tree) const;

    static constexpr qsizetype MaxFaults = 100;

private:
    friend class JsonSchemaReader;
    friend class JsonSchemaChecker;

    struct Property
    {
        QByteArray key;
        int node = -1;
    };
    struct Node
    {
        QStringList types; ///< empty: any
        std::vector<QByteArray> required;
        std::vector<Property> properties;
        int items = -1;
        QStringList values; ///< enum of texts; empty: any
        QString patternText;
        QRegularExpression pattern;
        int minLength = 0;
        std::optional<double> minimum;
        std::optional<double> maximum;
        std::vector<int> anyOf;
        std::vector<int> allOf; ///< a `$ref` among them
    };

    std::vector<Node> m_nodes; ///< the root first
};

} // namespace Clew
