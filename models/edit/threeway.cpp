// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/threeway.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// True where one of the pointers is the other or leads into its value.
bool overlap(const QString &a, const QString &b)
{
    return a == b || a.startsWith(b + u'/') || b.startsWith(a + u'/');
}

} // namespace

ThreeWay mergedRecords(const RecordCodec &codec, const QByteArray &base, const QByteArray &ours,
                       const QByteArray &theirs)
{
    if (ours.isEmpty() || theirs.isEmpty())
        return {.text = ours, .conflicts = {QString()}};
    const QStringList ourFields = codec.differences(base, ours);
    const QStringList theirFields = codec.differences(base, theirs);
    ThreeWay result{.text = theirs, .conflicts = {}};
    for (const QString &pointer : ourFields) {
        const QByteArray value = codec.valueAt(ours, pointer);
        const auto both =
            std::ranges::find_if(theirFields, [&](const QString &other) { return overlap(pointer, other); });
        // The wider of the two pointers is what the choice is about.
        const QString wide = both != theirFields.end() && both->size() < pointer.size() ? *both : pointer;
        const QStringList apart = codec.differences(ours, theirs);
        const bool same =
            std::ranges::none_of(apart, [&](const QString &other) { return overlap(wide, other); });
        if (both != theirFields.end() && same)
            continue;
        if (both != theirFields.end() && !result.conflicts.contains(wide))
            result.conflicts.append(wide);
        const QByteArray wanted = codec.valueAt(ours, wide);
        const ValueEdit edit{.kind = wanted.isNull() ? ValueEdit::Kind::Remove : ValueEdit::Kind::Set,
                             .pointer = wide,
                             .json = wanted};
        if (wanted.isNull() && codec.kindAt(result.text, wide) == ValueKind::Absent)
            continue;
        if (const Result<QByteArray> next = codec.edited(result.text, {edit}))
            result.text = *next;
        else
            return {.text = ours, .conflicts = {QString()}};
    }
    return result;
}

} // namespace Clew
