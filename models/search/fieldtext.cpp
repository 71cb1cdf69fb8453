// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/fieldtext.h"

#include "models/search/textfold.h"

namespace Clew {

void collectFieldTexts(const Record &record, std::vector<FieldText> &texts)
{
    texts.clear();
    const auto add = [&texts](SearchField field, const QString &text, bool names = true) {
        // Names in bodies are found through their parts.
        if (!text.isEmpty())
            texts.push_back({.field = field, .text = text, .names = names && field != SearchField::Body});
    };
    add(SearchField::Signature, record.signature.english);
    add(SearchField::SignatureZh, record.signature.chinese);
    // Each id is a compound of its own: the sorted ids answer for it as a whole.
    add(SearchField::Facts, record.id.value(), false);
    add(SearchField::Facts, record.domain);
    add(SearchField::Facts, record.category);
    add(SearchField::Facts, record.subcategory);
    add(SearchField::Facts, record.errorCode);
    for (const QString &tag : record.tags)
        add(SearchField::Facts, tag);
    for (const QString &alias : record.aliases)
        add(SearchField::Facts, alias);
    add(SearchField::Cause, record.rootCause.english);
    add(SearchField::Cause, record.rootCause.chinese);
    for (const DeadEnd &deadEnd : record.deadEnds) {
        add(SearchField::Body, deadEnd.action);
        add(SearchField::Body, deadEnd.whyFails);
        add(SearchField::Body, deadEnd.condition);
    }
    for (const Workaround &workaround : record.workarounds) {
        add(SearchField::Body, workaround.action.english);
        add(SearchField::Body, workaround.action.chinese);
        add(SearchField::Body, workaround.how);
        add(SearchField::Body, workaround.condition);
    }
    for (const QString &workaround : record.surplusWorkaroundsZh)
        add(SearchField::Body, workaround);
    for (const VersionEntry &version : record.versions)
        add(SearchField::Body, version.version);
}

QString tagTerm(QStringView tag)
{
    return QChar(u'\x1') + foldedKey(tag.toString());
}

QString codeTerm(QStringView code)
{
    return QChar(u'\x2') + foldedKey(code.toString());
}

} // namespace Clew
