// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace Clew {

/// How far a regex went along.
struct NearMiss
{
    QString matched;     ///< the part of the text that matched
    qsizetype begin = 0; ///< of it, bytes in the text
    qsizetype end = 0;
    QString atom; ///< the part of the regex that failed there, in PCRE2's dialect
    QString met;  ///< the character that stood there; empty at the end of the text

    friend bool operator==(const NearMiss &, const NearMiss &) = default;
};

/// How far a record's regex goes along in a text that it does not match: of all its alternatives the one of
/// which most characters match. Nothing where the regex matches, does not parse, or not even its first
/// characters are found. A prefix of an alternative is searched by halving, so an alternative of n atoms
/// costs log n small regexes; of more than MaxNearMissBranches alternatives the first are tried.
[[nodiscard]] std::optional<NearMiss> nearMiss(const QString &regex, QByteArrayView text);

inline constexpr std::size_t MaxNearMissBranches = 32;

} // namespace Clew
