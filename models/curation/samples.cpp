// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/samples.h"

#include "models/curation/sidejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QStringList textsOf(const JsonTree &tree, JsonNodeId list)
{
    QStringList texts;
    if (!list.isValid() || tree.kind(list) != JsonKind::Array)
        return texts;
    for (JsonNodeId node = tree.firstChild(list); node.isValid() && texts.size() < MaxSamples;
         node = tree.nextSibling(node)) {
        if (tree.kind(node) == JsonKind::String)
            texts.append(tree.text(node));
    }
    return texts;
}

} // namespace

Result<RecordSamples> samplesFromJson(const QByteArray &json)
{
    return readSideJson<RecordSamples>(json, JsonKind::Object, [](const JsonTree &tree) {
        return RecordSamples{.mustMatch = textsOf(tree, tree.member(tree.root(), u"must_match")),
                             .mustNotMatch = textsOf(tree, tree.member(tree.root(), u"must_not_match"))};
    });
}

QByteArray samplesToJson(const RecordSamples &samples)
{
    const QJsonObject object{{u"must_match"_s, QJsonArray::fromStringList(samples.mustMatch)},
                             {u"must_not_match"_s, QJsonArray::fromStringList(samples.mustNotMatch)}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace Clew
