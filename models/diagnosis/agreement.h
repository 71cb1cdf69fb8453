// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/recordsignature.h"

#include <QtTypes>

#include <optional>

namespace Clew {

class SiteWords;
class WordWeights;

/// Where a regex matched in the text of a site.
struct MatchRange
{
    qsizetype begin = 0; ///< bytes
    qsizetype end = 0;
};

/// How a line agrees with a record: several kinds of evidence, each 0 to 1 unless it says otherwise, and what
/// they come to together.
struct Agreement
{
    double regexBits = 0; ///< what the regex's own words say where it matched, nats; 0 where it did not
    double said = 0;      ///< what the signature's words say that stand in the line, nats
    double regex = 0;
    double signature = 0;  ///< share of the signature, or of a sentence of it, that the line says
    double branch = 0;     ///< share of the best alternative of the regex that the line says in any order
    double cover = 0;      ///< share of the line that the record's words cover
    double wordOrder = 0;  ///< share of the signature's neighbouring words that are neighbours in the line
    double meaning = 0;    ///< the better of signature and, where no regex matches, branch
    double identifier = 0; ///< how much a name that the line and few records know says: "ZipArchive", "E0308"
    double nearly = 0;     ///< where no regex matches: how nearly the words of a branch stand there as one
    bool exact = false;    ///< the message says what the record says and nothing else
    bool anyMessage = false; ///< the record is but an exception type that is thrown for anything
    bool typeOnly = false;   ///< the record is but the exception type that is thrown, whatever its message
    bool otherException = false; ///< both name exception types, none in common
    double total = 0;

    friend bool operator==(const Agreement &, const Agreement &) = default;
};

[[nodiscard]] Agreement agreement(const RecordSignature &record, const SiteWords &site,
                                  const WordWeights &weights, std::optional<MatchRange> match);

/// Weight of the words that both the site's first line and the record say, by key, sorted.
struct SharedWord
{
    WordKey key = 0;
    double weight = 0;

    friend bool operator==(const SharedWord &, const SharedWord &) = default;
};
[[nodiscard]] std::vector<SharedWord> sharedWords(const RecordSignature &record, const SiteWords &site);

/// Whether the record only repeats what a wrapper's phrase in the site says (wrapperphrases.h).
[[nodiscard]] bool isEcho(const RecordSignature &record, const SiteWords &site, const WordWeights &weights);

} // namespace Clew
