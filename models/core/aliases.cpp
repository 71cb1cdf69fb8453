// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/aliases.h"

#include <QByteArrayMatcher>

namespace Clew {

namespace {

/// The longest part of the id that JSON spells in one way alone.
QByteArray plainPart(const QString &id)
{
    QByteArray longest;
    QByteArray part;
    for (const QChar c : id) {
        const bool isPlain =
            c.unicode() < 0x7f && (c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u'.');
        if (isPlain)
            part.append(c.toLatin1());
        else
            part.clear();
        if (part.size() > longest.size())
            longest = part;
    }
    return longest;
}

} // namespace

RecordIndex findRenamed(const Catalog &catalog, const RecordId &old)
{
    if (old.isEmpty() || catalog.find(old).isValid())
        return {};
    // Reading a record costs much more than looking whether its text can have the alias.
    const QByteArrayMatcher part(plainPart(old.value()));
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const RecordIndex index(i);
        if (part.indexIn(catalog.sourceBytes(index)) >= 0 &&
            catalog.record(index).aliases.contains(old.value()))
            return index;
    }
    return {};
}

} // namespace Clew
