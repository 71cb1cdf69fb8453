// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/translationnotes.h"

#include "models/curation/sidejson.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Every member that is an object, with a reader of its texts.
template <typename Each>
void forEachObject(const JsonTree &tree, const Each &each)
{
    for (JsonNodeId node = tree.firstChild(tree.root()); node.isValid(); node = tree.nextSibling(node)) {
        if (tree.kind(node) == JsonKind::Object)
            each(tree.key(node), node);
    }
}

QString textOf(const JsonTree &tree, JsonNodeId object, QStringView key)
{
    const JsonNodeId value = tree.member(object, key);
    return value.isValid() ? tree.text(value) : QString();
}

bool flagOf(const JsonTree &tree, JsonNodeId object, QStringView key)
{
    const JsonNodeId value = tree.member(object, key);
    return value.isValid() && tree.raw(value) == "true";
}

/// "/dead_ends/0/action" without the number.
QString placeInList(const QString &pointer)
{
    QStringList parts = pointer.split(u'/');
    for (QString &part : parts) {
        bool isNumber = false;
        part.toUInt(&isNumber);
        if (isNumber)
            part = u"*"_s;
    }
    return parts.join(u'/');
}

} // namespace

Result<TranslationMarks> marksFromJson(const QByteArray &json)
{
    return readSideJson<TranslationMarks>(json, JsonKind::Object, [](const JsonTree &tree) {
        TranslationMarks marks;
        forEachObject(tree, [&](const QString &pointer, JsonNodeId node) {
            marks.insert(pointer, {.english = textOf(tree, node, u"english"),
                                   .edited = flagOf(tree, node, u"edited"),
                                   .reviewed = flagOf(tree, node, u"reviewed")});
        });
        return marks;
    });
}

QByteArray marksToJson(const TranslationMarks &marks)
{
    QJsonObject object; // sorted by pointer, so that two people's changes merge
    for (auto it = marks.cbegin(); it != marks.cend(); ++it)
        object.insert(it.key(), QJsonObject{{u"english"_s, it->english},
                                            {u"edited"_s, it->edited},
                                            {u"reviewed"_s, it->reviewed}});
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

Result<SlotTexts> slotsFromJson(const QByteArray &json)
{
    return readSideJson<SlotTexts>(json, JsonKind::Object, [](const JsonTree &tree) {
        SlotTexts texts;
        forEachObject(tree, [&](const QString &pointer, JsonNodeId node) {
            texts.insert(pointer, {.english = textOf(tree, node, u"english"),
                                   .chinese = textOf(tree, node, u"chinese")});
        });
        return texts;
    });
}

QByteArray slotsToJson(const SlotTexts &texts)
{
    QJsonObject object;
    for (auto it = texts.cbegin(); it != texts.cend(); ++it)
        object.insert(it.key(), QJsonObject{{u"english"_s, it->english}, {u"chinese"_s, it->chinese}});
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

SlotText slotTextFor(const SlotTexts &texts, const QString &pointer, const QString &english)
{
    const SlotText here = texts.value(pointer);
    if (here.english == english)
        return here;
    const QString place = placeInList(pointer);
    for (auto it = texts.cbegin(); it != texts.cend(); ++it) {
        if (it->english == english && placeInList(it.key()) == place)
            return *it;
    }
    return here;
}

} // namespace Clew
