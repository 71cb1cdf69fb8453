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

// No pointer into JSON looks so: those begin with a slash.
constexpr QLatin1StringView MatchingPlace("samples/must_match/");
constexpr QLatin1StringView NotMatchingPlace("samples/must_not_match/");

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

QString samplePointer(bool mustMatch, qsizetype place)
{
    return (mustMatch ? MatchingPlace : NotMatchingPlace) + QString::number(place);
}

std::optional<SamplePlace> samplePlace(const QString &pointer)
{
    for (const QLatin1StringView root : {MatchingPlace, NotMatchingPlace}) {
        if (pointer.startsWith(root))
            return SamplePlace{.mustMatch = root == MatchingPlace,
                               .place = QStringView(pointer).sliced(root.size()).toInt()};
    }
    return std::nullopt;
}

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
