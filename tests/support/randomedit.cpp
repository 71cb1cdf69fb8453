// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/randomedit.h"

#include "models/io/jsonparser.h"
#include "models/io/jsonspelling.h"

using namespace Qt::StringLiterals;

namespace Clew::RandomEdit {

QString text(QRandomGenerator &random)
{
    static const QStringList parts{u"a"_s,      u"Bc d"_s,  u"\u6A21\u578B"_s, u"\""_s, u"\\d+"_s,
                                   u"\n"_s,     u"/"_s,     u"\U0001F600"_s,   u"\t"_s, u"=="_s,
                                   u"\u0001"_s, u"\u00E9"_s};
    QString text;
    const int count = random.bounded(1, 8);
    for (int i = 0; i < count; ++i)
        text += parts[random.bounded(parts.size())];
    return text;
}

std::optional<FieldEdit> field(const QByteArray &record, QRandomGenerator &random)
{
    JsonParser parser;
    const auto tree = parser.parse(record);
    if (!tree)
        return std::nullopt;
    QList<JsonNodeId> leaves;
    for (quint32 i = 1; i < static_cast<quint32>(tree->nodeCount()); ++i) {
        const JsonNodeId node(i);
        const bool container = tree->kind(node) == JsonKind::Array || tree->kind(node) == JsonKind::Object;
        const QString pointer = tree->pointerTo(node);
        if (!container && pointer != "/id"_L1 && !pointer.startsWith("/transition_graph"_L1))
            leaves.append(node);
    }
    if (leaves.isEmpty())
        return std::nullopt;
    const JsonNodeId node = leaves[random.bounded(leaves.size())];
    QByteArray json;
    switch (tree->kind(node)) {
    case JsonKind::Number:
        json = QByteArray::number(random.bounded(1000)) + (random.bounded(2) == 0 ? ".50" : "e-3");
        break;
    case JsonKind::True:
        json = "false";
        break;
    case JsonKind::False:
        json = "true";
        break;
    default: {
        // Half of the texts keep a part of what they were: an edit in the middle.
        const QString old = tree->text(node);
        const QString made = random.bounded(2) == 0 ? text(random) : old.first(old.size() / 2) + text(random);
        json = JsonSpelling().string(made);
    }
    }
    const JsonSpan span = tree->span(node);
    return FieldEdit{.edit = {.kind = ValueEdit::Kind::Set, .pointer = tree->pointerTo(node), .json = json},
                     .begin = span.begin,
                     .end = span.end};
}

} // namespace Clew::RandomEdit
