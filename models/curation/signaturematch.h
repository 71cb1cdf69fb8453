// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

enum class SignatureMatch {
    Matches,          ///< the signature as written, or one of its lines
    WithPlaceholders, ///< only when its placeholders are filled
    AcrossLines,      ///< only if `.` matched line ends too
    Misses,
    Undecided, ///< the match limit was hit
    Unusable,  ///< no regex, or no signature
};

struct SignatureTrial
{
    SignatureMatch match = SignatureMatch::Misses;
    QString filled; ///< WithPlaceholders: the text that matched

    friend bool operator==(const SignatureTrial &, const SignatureTrial &) = default;
};

/// Whether a record's regex finds the record's own signature: as written, then line by line, then with its
/// placeholders filled, then with `.` going over line ends. Some ten microseconds where it does.
[[nodiscard]] SignatureTrial trySignature(const QString &regex, const QString &signature);

} // namespace Clew
