// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QByteArrayView>
#include <QString>

namespace Clew {

/// A record begun from an error that no record explains: what is known is filled in, the rest is a person's.
struct RecordDraft
{
    Record record;  ///< id, signature, regex, domain, versions
    QString sample; ///< the line that it was made of; the regex matches it

    friend bool operator==(const RecordDraft &, const RecordDraft &) = default;
};

/// `message`: the error's line, UTF-8, as the log's cleaned view shows it. `context`: what of the log may
/// name versions. `domain`: empty where none is known. The id is "domain/slug" with words of the message; the
/// regex is generalisedRegex().
[[nodiscard]] RecordDraft draftRecord(QByteArrayView message, QByteArrayView context, const QString &domain);

/// A regex in the catalogs' dialect for all messages of one shape: variable parts (numbers, paths, quoted
/// texts) as classes, blanks as `\s+`, the rest literally. It matches the message itself: where the shape is
/// too coarse for that, or would say too little, the regex is the whole message, escaped. Linear.
[[nodiscard]] QString generalisedRegex(QByteArrayView message);

/// "torch==2.3.1", "Python 3.11.4", "curl/8.5.0", "Elasticsearch version 8.11.3": each tool once, with the
/// version that was said first, at most MaxDraftVersions. Addresses and times are none.
[[nodiscard]] QList<VersionEntry> versionsIn(QByteArrayView text);

inline constexpr qsizetype MaxDraftVersions = 16;
/// Characters of a sample.
inline constexpr qsizetype MaxDraftSample = 500;

} // namespace Clew
